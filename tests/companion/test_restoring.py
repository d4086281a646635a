"""Restoring a backup: what would come is said first, what is here stays, and a fault changes nothing."""

import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from companion.backup import Outlook, outlook_lines
from companion.chronicles.library import library_of as library_of_chronicles
from companion.desk import Desk
from companion.headless import play_request
from companion.library import saved_library
from companion.restoring import Restoring
from companion.shelf import ShelfFault
from companion.vestige.library import library_of, remember
from storage.memory import MemoryShelf
from storage.shelf import FileShelf
from tests.companion.games import BONE, gain, setup
from tests.companion.test_desk import FullShelf, act

EVENINGS = sorted((Path(__file__).parents[1] / "scenarios" / "play").glob("*.json"))
FINISHED = next(file for file in EVENINGS if file.stem == "finish-takes-covert-ops-bounties-extras-and-bonuses")


def desk_on(shelf: Any, name: str) -> Desk:
    minutes, numbers = count(), count(1)
    return Desk(shelf, now=lambda: f"2026-11-30T20:{next(minutes):02}:00", new_id=lambda: f"{name}-{next(numbers)}")


def played(desk: Desk, evening: Path) -> str:
    """A game worked by hand, played on a desk; its id."""
    given = play_request(json.dumps(json.loads(evening.read_text(encoding="utf-8"))["input"]))
    game = str(desk.begin(given.game, given.setup).id)
    for command in given.moves:
        desk.act(game, command)
    return game


@pytest.fixture(params=["file", "memory"])
def shelves(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Any, Any]:
    """Two shelves: at home, and on another machine."""
    if request.param == "memory":
        return MemoryShelf(), FullShelf()
    return FileShelf(tmp_path / "home"), FileShelf(tmp_path / "away")


@pytest.fixture
def home(shelves: tuple[Any, Any]) -> Desk:
    return desk_on(shelves[0], "home")


@pytest.fixture
def away(shelves: tuple[Any, Any]) -> Desk:
    return desk_on(shelves[1], "away")


def begun(desk: Desk, *amounts: int) -> str:
    game = str(desk.begin("vestige", setup("solo", "Ana", nemeses=[BONE])).id)
    act(desk, game, *(gain("Ana", amount) for amount in amounts))
    return game


def looked(desk: Desk, content: bytes) -> tuple[Restoring, Outlook]:
    restoring = desk.restoring(content)
    steps = list(restoring.look())
    assert steps[-1][0] == steps[-1][1]
    assert restoring.outlook is not None
    return restoring, restoring.outlook


def restored(desk: Desk, content: bytes, only_mine: frozenset[str] = frozenset()) -> Outlook:
    restoring, outlook = looked(desk, content)
    for _ in restoring.carry_out(only_mine):
        pass
    desk.look_round()
    return outlook


def everything(desk: Desk) -> list[Any]:
    shelf = desk._shelf
    lines = shelf.listings()
    return [lines, [shelf.read(line.id) for line in lines], shelf.library(), shelf.settings()]


def test_an_empty_shelf_gets_everything_and_every_game_replays_to_the_same_table(home: Desk, away: Desk) -> None:
    games = [begun(home, 3, 4), begun(home, 1)]
    home.undo(games[0])
    home.discard(games[1])
    home.keep_settings({"theme": "light"})
    home.keep_library("vestige", saved_library(remember(library_of(home.library("vestige")), "region:Oasis", 3)))

    outlook = restored(away, home.archive())

    assert [line.how for line in outlook.lines] == ["new", "new"]
    assert outlook.settings
    for game in games:
        assert away.game(game).table == home.game(game).table
        assert away.game(game).ledger.redoes == home.game(game).ledger.redoes
        assert away.game(game).record() == home.game(game).record()
    assert away.listings() == home.listings()
    assert away.binned() == home.binned()
    assert away.settings() == home.settings()
    assert away.library("vestige") == home.library("vestige")


def test_every_game_worked_by_hand_comes_back_to_the_same_table() -> None:
    home, away = desk_on(MemoryShelf(), "home"), desk_on(MemoryShelf(), "away")
    games = [played(home, evening) for evening in EVENINGS]

    restored(away, home.archive())

    assert len(games) > 60
    for game in games:
        assert away.game(game).table == home.game(game).table
        assert away.game(game).record() == home.game(game).record()


@pytest.fixture
def shared(home: Desk, away: Desk) -> str:
    """A game that lies on both shelves, as it was when it was copied."""
    game = begun(home, 3)
    restored(away, home.archive())
    return game


def test_restoring_twice_changes_nothing(home: Desk, away: Desk, shared: str) -> None:
    before = everything(away)

    outlook = restored(away, home.archive())

    assert [line.how for line in outlook.lines] == ["same"]
    assert outlook.empty
    assert everything(away) == before


def test_a_game_that_goes_on_further_in_the_backup_goes_on_here_too(home: Desk, away: Desk, shared: str) -> None:
    act(home, shared, gain("Ana", 2), gain("Ana", 1))

    outlook = restored(away, home.archive())

    assert [(line.how, line.mine, line.entries) for line in outlook.lines] == [("further", 1, 3)]
    assert away.game(shared).table == home.game(shared).table
    assert len(away.listings()) == 1


def test_a_game_that_went_on_here_stays_as_it_is(home: Desk, away: Desk, shared: str) -> None:
    act(away, shared, gain("Ana", 2))
    before = everything(away)

    outlook = restored(away, home.archive())

    assert [line.how for line in outlook.lines] == ["older"]
    assert everything(away) == before


def test_a_game_that_went_two_ways_is_kept_both_ways(home: Desk, away: Desk, shared: str) -> None:
    act(home, shared, gain("Ana", 2))
    act(away, shared, gain("Ana", 5))

    outlook = restored(away, home.archive())

    assert [line.how for line in outlook.lines] == ["differs"]
    assert away.game(shared).table.competitor("Ana").leverage == 8
    beside = next(listing for listing in away.listings() if listing.id != shared)
    assert beside.title == "Ana against Bone (from a backup)"
    assert away.game(beside.id).table == home.game(shared).table


def test_a_game_that_came_beside_another_does_not_come_a_second_time(home: Desk, away: Desk, shared: str) -> None:
    act(home, shared, gain("Ana", 2))
    act(away, shared, gain("Ana", 5))
    restored(away, home.archive())
    before = everything(away)

    outlook = restored(away, home.archive())

    assert [line.how for line in outlook.lines] == ["same"]
    assert everything(away) == before


def test_a_game_that_is_played_on_between_looking_and_restoring_is_not_touched(
    home: Desk, away: Desk, shared: str
) -> None:
    act(home, shared, gain("Ana", 2))
    begun(home, 1)
    restoring, _ = looked(away, home.archive())
    act(away, shared, gain("Ana", 5))
    before = everything(away)

    with pytest.raises(ShelfFault, match="Ana against Bone was played on after this backup was looked at"):
        list(restoring.carry_out())

    assert everything(away) == before


def test_a_game_that_went_two_ways_can_be_left_as_it_is_here(home: Desk, away: Desk, shared: str) -> None:
    act(home, shared, gain("Ana", 2))
    act(away, shared, gain("Ana", 5))
    before = everything(away)

    restored(away, home.archive(), only_mine=frozenset({shared}))

    assert everything(away) == before


def test_values_that_are_known_here_stay_and_the_others_come(home: Desk, away: Desk) -> None:
    for desk, values in ((home, {"Oasis": 3, "Observatory": 4}), (away, {"Oasis": 2})):
        for tile, value in values.items():
            library = library_of(desk.library("vestige"))
            desk.keep_library("vestige", saved_library(remember(library, f"region:{tile}", value)))
    begun(home, 1)

    outlook = restored(away, home.archive())

    assert library_of(away.library("vestige")).printed.regions == {"Oasis": 2, "Observatory": 4}
    assert outlook.library[0] == "1 card"
    assert outlook.clashes == ("Oasis",)


def test_what_the_libraries_of_several_games_gain_is_said_of_each(home: Desk, away: Desk) -> None:
    begun(home, 1)
    home.keep_library("vestige", saved_library(remember(library_of(home.library("vestige")), "region:Oasis", 3)))
    home.keep_library("chronicles", saved_library(library_of_chronicles({"printed": {"agent_honor": 2}})))

    _, outlook = looked(away, home.archive())

    assert outlook.library == (
        "1 card (Vestige)",
        "names and places that were typed (Vestige)",
        "names and places that were typed (Vindication: Chronicles)",
    )
    assert "new: Ana against Bone, 2026-11-30, 1 entry" in outlook_lines(outlook)


def test_what_the_library_has_of_a_game_that_this_version_does_not_know_comes_too(home: Desk, away: Desk) -> None:
    begun(home, 1)
    # What is known here comes first, so that nothing else is added to the library.
    restored(away, home.archive())
    home._shelf.keep_library({**home._shelf.library(), "tomorrow": {"cards": {"moon": 1}}})

    restored(away, home.archive())

    assert away._shelf.library()["tomorrow"] == {"cards": {"moon": 1}}


def test_settings_of_the_backup_do_not_take_the_place_of_those_here(home: Desk, away: Desk) -> None:
    home.keep_settings({"theme": "light"})
    away.keep_settings({"theme": "dark"})
    begun(home, 1)

    outlook = restored(away, home.archive())

    assert not outlook.settings
    assert away.settings() == {"theme": "dark"}


def test_looking_changes_nothing(home: Desk, away: Desk) -> None:
    begun(home, 3)
    before = everything(away)

    looked(away, home.archive())

    assert everything(away) == before


def test_one_wrong_game_among_many_keeps_all_of_them_out(home: Desk, away: Desk) -> None:
    games = [begun(home, 1) for _ in range(3)]
    broken = home._shelf.read(games[1])
    entry = {**broken.entries[0], "events": [{"event": "nonsense"}]}
    home._shelf.write(broken.changed({"entries": (entry,)}))
    before = everything(away)

    restoring = away.restoring(home.archive())
    with pytest.raises(ShelfFault, match=f"The game {games[1]} in this backup does not fit this version"):
        list(restoring.look())

    assert restoring.outlook is None
    with pytest.raises(ValueError, match="looked through before"):
        next(restoring.carry_out())
    assert everything(away) == before


class TestRefused:
    """The shelf refuses in the middle of restoring."""

    @pytest.fixture
    def shelves(self) -> tuple[Any, Any]:
        return MemoryShelf(), FullShelf()

    @pytest.mark.parametrize("what", ["write", "list", "library"])
    def test_what_was_written_is_taken_back(
        self, shelves: tuple[Any, FullShelf], home: Desk, away: Desk, what: str
    ) -> None:
        shared = begun(home, 3)
        restored(away, home.archive())
        act(home, shared, gain("Ana", 2))
        for amount in (1, 2):
            begun(home, amount)
        library = library_of(home.library("vestige"))
        home.keep_library("vestige", saved_library(remember(library, "region:Oasis", 3)))
        before = everything(away)

        restoring, _ = looked(away, home.archive())
        steps = _filling(restoring.carry_out(), shelves[1], what, after=2)
        with pytest.raises(ShelfFault, match="The disk is full"):
            list(steps)

        shelves[1].full = set()
        assert everything(away) == before

    def test_leaving_in_the_middle_takes_back_what_was_written(self, home: Desk, away: Desk) -> None:
        for amount in (1, 2, 3):
            begun(home, amount)
        before = everything(away)
        restoring, _ = looked(away, home.archive())

        steps = restoring.carry_out()
        next(steps)
        next(steps)
        steps.close()

        assert everything(away) == before


def _filling(steps: Iterator[tuple[int, int]], shelf: FullShelf, what: str, after: int) -> Iterator[tuple[int, int]]:
    """The same steps; after so many, the shelf refuses."""
    for number, step in enumerate(steps):
        if number == after:
            shelf.full = {what}
        yield step


class TestKilledInBetween:
    """Two files are one step for people; the app was killed after the first."""

    @pytest.fixture
    def home(self, tmp_path: Path) -> Desk:
        return desk_on(FileShelf(tmp_path), "home")

    def test_a_verdict_that_did_not_reach_the_list_is_put_there(self, home: Desk, tmp_path: Path) -> None:
        game = played(home, FINISHED)
        line = home.listings()[0]
        assert line.result is not None
        home._shelf.list(line.changed({"result": None, "finished": None}))

        desk = desk_on(FileShelf(tmp_path), "next")
        desk.game(game)

        assert desk.listings() == desk_on(FileShelf(tmp_path), "later").listings() == (line,)

    def test_a_list_that_was_made_anew_gets_the_names_of_its_games_back(self, home: Desk, tmp_path: Path) -> None:
        game = begun(home, 3)
        line = home.listings()[0]
        for name in ("history.json", "history.json.1"):
            (tmp_path / name).unlink(missing_ok=True)
        desk = desk_on(FileShelf(tmp_path), "next")
        assert desk.listings()[0].title == "Vestige, 30 Nov 2026"

        desk.game(game)

        assert desk.listings() == (line,)

    def test_a_game_that_was_erased_without_its_line_is_erased_whole(self, home: Desk, tmp_path: Path) -> None:
        game = begun(home, 3)
        home.discard(game)
        for file in (tmp_path / "games").iterdir():
            file.unlink()

        desk = desk_on(FileShelf(tmp_path), "next")
        desk.check()

        assert desk.binned() == ()

    def test_a_game_in_the_bin_of_which_the_save_before_is_left_is_not_erased(self, home: Desk, tmp_path: Path) -> None:
        game = begun(home, 3)
        home.discard(game)
        (tmp_path / "games" / f"{game}.json").unlink()

        desk = desk_on(FileShelf(tmp_path), "next")
        desk.check()

        assert [line.id for line in desk.binned()] == [game]
        assert desk.game(game).ledger.entries == ()


class TestDue:
    """When the app makes a backup by itself."""

    @pytest.fixture
    def times(self) -> list[str]:
        return ["2026-11-30T20:00:00+00:00"]

    @pytest.fixture
    def shelf(self) -> FullShelf:
        return FullShelf()

    @pytest.fixture
    def desk(self, shelf: FullShelf, times: list[str]) -> Desk:
        numbers = count(1)
        return Desk(shelf, now=lambda: times[-1], new_id=lambda: f"game-{next(numbers)}")

    def test_nothing_is_due_where_nothing_lies(self, desk: Desk) -> None:
        assert not desk.backup_due()

    def test_one_is_due_each_day(self, desk: Desk, times: list[str]) -> None:
        begun(desk, 1)
        assert desk.backup_due()
        desk.back_up()
        assert not desk.backup_due()

        times.append("2026-12-01T00:10:00+00:00")

        assert desk.backup_due()

    def test_a_day_without_a_change_makes_no_new_one_and_is_done(self, desk: Desk, times: list[str]) -> None:
        begun(desk, 1)
        desk.back_up()
        times.append("2026-12-01T10:00:00+00:00")

        assert desk.back_up() is None

        assert not desk.backup_due()
        assert len(desk.backups()) == 1

    def test_the_next_start_knows_that_one_was_made_today(self, desk: Desk, shelf: FullShelf, times: list[str]) -> None:
        begun(desk, 1)
        desk.back_up()

        assert not Desk(shelf, now=lambda: times[-1], new_id=str).backup_due()

    def test_a_finished_game_makes_one_due_at_once(self, desk: Desk) -> None:
        begun(desk, 1)
        desk.back_up()

        played(desk, FINISHED)

        assert desk.just_finished
        assert desk.backup_due()
        desk.back_up()
        assert not desk.just_finished
        assert not desk.backup_due()

    def test_one_that_failed_is_told_and_tried_again_ten_minutes_later(
        self, desk: Desk, shelf: FullShelf, times: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        begun(desk, 1)

        def refuse(made: str) -> None:
            raise ShelfFault("The disk is full: make room and try again")

        with monkeypatch.context() as patch:
            patch.setattr(shelf, "back_up", refuse)
            with pytest.raises(ShelfFault):
                desk.back_up()

        assert "No backup could be made: The disk is full" in desk.notices()[0]
        assert not desk.backup_due()
        times.append("2026-11-30T20:11:00+00:00")
        assert desk.backup_due()
        desk.back_up()
        assert desk.notices() == ()
