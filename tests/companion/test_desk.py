"""The desk: the one path by which games change, and what it does when the shelf cannot keep them."""

from collections.abc import Sequence
from itertools import count
from typing import Any

import pytest

from companion.desk import Desk
from companion.game import Game, Refusal
from companion.shelf import ShelfFault
from companion.vestige.commands import COMMANDS
from companion.vestige.library import library_of
from storage.memory import MemoryShelf
from tests.companion.games import BONE, gain, leverage, move, setup

FULL = "The disk is full: make room and try again"


class FullShelf(MemoryShelf):
    """A shelf whose disk may be full: then it keeps nothing and says so."""

    def __init__(self) -> None:
        super().__init__()
        self.full: set[str] = set()

    def _check(self, what: str) -> None:
        if what in self.full or "all" in self.full:
            raise ShelfFault(FULL)

    def list(self, *listings: Any) -> None:
        self._check("list")
        super().list(*listings)

    def write(self, record: Any) -> None:
        self._check("write")
        super().write(record)

    def append(self, game_id: str, entry: dict[str, Any], position: int) -> None:
        self._check("append")
        super().append(game_id, entry, position)

    def move(self, game_id: str, cursor: int, undone_by: Sequence[str] = ()) -> None:
        self._check("move")
        super().move(game_id, cursor, undone_by)

    def keep_library(self, library: dict[str, Any]) -> None:
        self._check("library")
        super().keep_library(library)

    def keep_settings(self, settings: dict[str, Any]) -> None:
        self._check("settings")
        super().keep_settings(settings)


@pytest.fixture
def shelf() -> FullShelf:
    return FullShelf()


@pytest.fixture
def desk(shelf: FullShelf) -> Desk:
    return desk_on(shelf)


def desk_on(shelf: MemoryShelf) -> Desk:
    minutes, numbers = count(), count(1)
    return Desk(shelf, now=lambda: f"2026-11-30T20:{next(minutes):02}:00", new_id=lambda: f"game-{next(numbers)}")


def begun(desk: Desk) -> str:
    return str(desk.begin("vestige", setup("solo", "Ana", nemeses=[BONE])).id)


def act(desk: Desk, game_id: str, *moves: dict[str, Any]) -> Game[Any, Any, Any, Any]:
    for given in moves:
        answer = desk.act(game_id, COMMANDS.validate_python(given))
        assert isinstance(answer, Game)
    return desk.game(game_id)


def read_again(shelf: MemoryShelf, game_id: str) -> Game[Any, Any, Any, Any]:
    """The game as the next start of the app finds it."""
    return Desk(shelf, now=str, new_id=str).game(game_id)


def test_an_entry_is_on_the_shelf_before_the_next_command(desk: Desk, shelf: FullShelf) -> None:
    game = begun(desk)

    for amount in (1, 2, 3):
        act(desk, game, gain("Ana", amount))
        assert read_again(shelf, game).table == desk.game(game).table


def test_undo_redo_and_rewind_are_on_the_shelf_too(desk: Desk, shelf: FullShelf) -> None:
    game = begun(desk)
    act(desk, game, gain("Ana", 1), gain("Ana", 2), gain("Ana", 3))

    steps = [desk.undo, desk.undo, desk.redo, lambda id: desk.rewind(id, 0), lambda id: desk.rewind(id, 3)]

    stands = []
    for step in steps:
        step(game)
        stands.append(leverage(read_again(shelf, game))["Ana"])
    assert stands == [3, 1, 3, 0, 6]


def test_a_new_entry_after_an_undo_cuts_the_rest_on_the_shelf(desk: Desk, shelf: FullShelf) -> None:
    game = begun(desk)
    act(desk, game, gain("Ana", 1), gain("Ana", 2))

    desk.undo(game)
    act(desk, game, gain("Ana", 9))

    again = read_again(shelf, game)
    assert leverage(again)["Ana"] == 10
    assert len(again.ledger.entries) == 2


def test_a_refused_command_leaves_game_and_shelf_alone(desk: Desk, shelf: FullShelf) -> None:
    game = begun(desk)

    answer = desk.act(game, COMMANDS.validate_python(gain("Zed", 1)))

    assert isinstance(answer, Refusal)
    assert desk.game(game).ledger.entries == read_again(shelf, game).ledger.entries == ()


def test_a_tap_on_a_table_that_has_changed_since_is_refused(desk: Desk) -> None:
    game = begun(desk)
    seen = desk.game(game).revision
    act(desk, game, gain("Ana", 1))

    stale = desk.act(game, COMMANDS.validate_python(gain("Ana", 1)), revision=seen)
    fresh = desk.act(game, COMMANDS.validate_python(gain("Ana", 1)), revision=desk.game(game).revision)

    assert isinstance(stale, Refusal)
    assert stale.where == "revision"
    assert isinstance(fresh, Game)
    assert leverage(fresh)["Ana"] == 2


def test_an_undo_in_between_makes_a_tap_stale_too(desk: Desk) -> None:
    game = begun(desk)
    act(desk, game, gain("Ana", 1))
    seen = desk.game(game).revision
    desk.undo(game)
    desk.redo(game)

    assert isinstance(desk.act(game, COMMANDS.validate_python(gain("Ana", 1)), revision=seen), Refusal)


def test_who_watches_is_told_of_each_change_until_they_stop(desk: Desk) -> None:
    game = begun(desk)
    told: list[int] = []
    stop = desk.watch(lambda: told.append(leverage(desk.game(game))["Ana"]))

    act(desk, game, gain("Ana", 2))
    desk.undo(game)
    stop()
    stop()
    act(desk, game, gain("Ana", 5))

    assert told == [2, 0]


# A shelf that keeps nothing.


def test_play_goes_on_when_the_disk_is_full_and_people_are_told(desk: Desk, shelf: FullShelf) -> None:
    game = begun(desk)
    shelf.full = {"all"}

    act(desk, game, gain("Ana", 1), gain("Ana", 2))
    desk.undo(game)

    assert leverage(desk.game(game))["Ana"] == 1
    assert desk.unsaved == FULL
    assert FULL in desk.notices()
    assert leverage(read_again(shelf, game))["Ana"] == 0


def test_the_next_change_keeps_everything_once_there_is_room(desk: Desk, shelf: FullShelf) -> None:
    game = begun(desk)
    shelf.full = {"all"}
    act(desk, game, gain("Ana", 1), gain("Ana", 2))

    shelf.full = set()
    act(desk, game, gain("Ana", 4))

    assert desk.unsaved is None
    assert desk.notices() == ()
    assert leverage(read_again(shelf, game))["Ana"] == 7
    assert len(read_again(shelf, game).ledger.entries) == 3


def test_trying_again_keeps_everything_without_a_change(desk: Desk, shelf: FullShelf) -> None:
    shelf.full = {"all"}
    game = begun(desk)
    act(desk, game, move("take_control", who="Ana", region="Generator", leverage=5))
    desk.keep_settings({"theme": "light"})

    desk.retry()
    assert desk.unsaved == FULL
    shelf.full = set()
    desk.retry()

    assert desk.unsaved is None
    assert leverage(read_again(shelf, game))["Ana"] == 5
    assert [listing.title for listing in shelf.listings()] == ["Ana against Bone"]
    assert library_of(shelf.library()["vestige"]).printed.regions == {"Generator": 5}
    assert shelf.settings() == {"theme": "light"}


@pytest.mark.parametrize("what", ["list", "library", "settings"])
def test_what_alone_could_not_be_kept_is_not_forgotten_by_the_next_success(
    desk: Desk, shelf: FullShelf, what: str
) -> None:
    shelf.full = {what}
    game = begun(desk)
    desk.keep_settings({"theme": "light"})
    act(desk, game, gain("Ana", 1))
    unsaved = desk.unsaved

    shelf.full = set()
    act(desk, game, gain("Ana", 1))

    assert unsaved == FULL
    assert desk.unsaved is None
    assert shelf.listings()[0].title == "Ana against Bone"
    assert shelf.library()["vestige"]["people"] == ["Ana"]
    assert shelf.settings() == {"theme": "light"}


def test_one_game_that_cannot_be_kept_does_not_hold_up_another(desk: Desk, shelf: FullShelf) -> None:
    first = begun(desk)
    shelf.full = {"all"}
    act(desk, first, gain("Ana", 1))
    shelf.full = {"write"}

    second = begun(desk)

    assert desk.unsaved == FULL
    shelf.full = set()
    act(desk, second, gain("Ana", 2))
    assert desk.unsaved is None
    assert leverage(read_again(shelf, first))["Ana"] == 1
    assert leverage(read_again(shelf, second))["Ana"] == 2


def test_a_shelf_that_fell_behind_gets_the_whole_game_again(desk: Desk, shelf: FullShelf) -> None:
    game = begun(desk)
    before = shelf.read(game)
    act(desk, game, gain("Ana", 1), gain("Ana", 2))
    shelf.write(before)

    act(desk, game, gain("Ana", 4))

    assert desk.unsaved is None
    assert leverage(read_again(shelf, game))["Ana"] == 7


# The list of games, and the bin.


def test_games_are_listed_with_their_sides_the_newest_first(desk: Desk) -> None:
    begun(desk)
    desk.begin("vestige", setup("competitive", "Ana", "Ben"))

    assert [listing.title for listing in desk.listings()] == ["Ana, Ben", "Ana against Bone"]
    assert [listing.result for listing in desk.listings()] == [None, None]


def test_a_finished_game_is_listed_with_its_verdict_and_undo_takes_that_back(desk: Desk, shelf: FullShelf) -> None:
    game = begun(desk)

    act(desk, game, gain("Ana", 5), move("finish"))
    filed = desk.listings()[0]
    desk.undo(game)

    assert filed.result == "Ana wins (Ana 5, Bone 0)"
    assert filed.finished is not None
    assert desk.listings()[0].result is None
    assert shelf.listings()[0].finished is None


def test_a_game_goes_to_the_bin_and_comes_back(desk: Desk, shelf: FullShelf) -> None:
    game = begun(desk)

    desk.discard(game)
    assert (desk.listings(), [listing.id for listing in desk.binned()]) == ((), [game])
    assert shelf.listings()[0].discarded is not None

    desk.take_back(game)
    assert ([listing.id for listing in desk.listings()], desk.binned()) == ([game], ())


def test_an_emptied_bin_is_gone_for_good_and_nothing_else_is(desk: Desk, shelf: FullShelf) -> None:
    kept, thrown = begun(desk), begun(desk)
    desk.discard(thrown)

    desk.empty_bin()

    assert [listing.id for listing in shelf.listings()] == [kept]
    with pytest.raises(ShelfFault):
        desk.game(thrown)
    assert desk.game(kept)


def test_a_game_in_the_bin_stays_there_whatever_happens_to_it(desk: Desk, shelf: FullShelf) -> None:
    game = begun(desk)
    shelf.full = {"all"}
    act(desk, game, gain("Ana", 5))
    desk.discard(game)
    shelf.full = set()

    desk.retry()
    act(desk, game, move("finish"))

    assert [listing.id for listing in desk.binned()] == [game]
    assert desk_on(shelf).binned()[0].result == "Ana wins (Ana 5, Bone 0)"


def test_a_game_that_was_finished_before_keeps_its_day(desk: Desk, shelf: FullShelf) -> None:
    game = begun(desk)
    act(desk, game, move("finish"))
    day = desk.listings()[0].finished

    desk.undo(game)
    desk.redo(game)
    later = desk.listings()[0].finished
    desk.retry()

    assert day is not None
    assert later is not None
    assert desk.listings()[0].finished == later


# The library and the settings.


def test_the_library_learns_what_people_read_and_type(desk: Desk, shelf: FullShelf) -> None:
    game = begun(desk)

    act(
        desk,
        game,
        move("take_control", who="Ana", region="Generator", leverage=5),
        move("upgrade_speed", who="Ana", by=3),
        move("read_printed", of="speed:5", value=6),
        move("gain_card", who="Ana", kind="mercenary"),
        move("reveal_threat", nemesis="Bone", name="Quiet Market"),
    )

    library = desk_on(shelf).library("vestige")
    assert library_of(library).printed.model_dump() == {"regions": {"Generator": 5}, "mastery": {}, "speed": {5: 6}}
    assert library["threats"] == {"Bone": ["Quiet Market"]}
    assert [space["at"] for space in library["triggers"]] == [10, 18, 26, 34, 42]
    assert library["people"] == ["Ana"]


def test_an_undo_does_not_make_the_library_forget(desk: Desk) -> None:
    game = begun(desk)
    act(desk, game, move("read_printed", of="region:Generator", value=5))

    desk.undo(game)

    assert library_of(desk.library("vestige")).printed.regions == {"Generator": 5}


def test_settings_are_kept_for_the_next_start(desk: Desk, shelf: FullShelf) -> None:
    desk.keep_settings({"theme": "light"})

    assert desk_on(shelf).settings() == {"theme": "light"}
    assert desk_on(MemoryShelf()).settings() == {}


def test_a_game_that_does_not_fit_is_told_in_one_sentence_and_left_as_it_is(desk: Desk, shelf: FullShelf) -> None:
    game = begun(desk)
    record = shelf.read(game)
    shelf.write(record.model_copy(update={"cursor": 7}))

    with pytest.raises(ShelfFault, match="does not fit this version: cursor: 7 points behind"):
        desk_on(shelf).game(game)

    assert shelf.read(game).cursor == 7


def test_a_game_that_is_not_there_is_told_in_one_sentence(desk: Desk) -> None:
    with pytest.raises(ShelfFault):
        desk.game("nowhere")


def test_a_library_that_cannot_be_read_stops_no_game_and_is_not_written_over() -> None:
    class Locked(MemoryShelf):
        locked = True
        kept = 0

        def library(self) -> dict[str, Any]:
            if self.locked:
                raise ShelfFault("The library cannot be read: close the other program.")
            return super().library()

        def keep_library(self, library: dict[str, Any]) -> None:
            self.kept += 1
            super().keep_library(library)

    shelf = Locked()
    desk = Desk(shelf, now=lambda: "2026-11-30T20:00:00+00:00", new_id=lambda: "g")

    desk.begin("vestige", setup("solo", "Ana", nemeses=[BONE]))
    outcome = desk.act("g", COMMANDS.validate_python(move("read_printed", of="region:Generator", value=3)))

    assert not isinstance(outcome, Refusal)
    assert "The library cannot be read: close the other program." in desk.notices()
    assert shelf.kept == 0
    shelf.locked = False
    desk.act("g", COMMANDS.validate_python(move("read_printed", of="region:Jump Point", value=2)))
    assert desk.notices() == ()
    assert shelf.kept == 1


def test_a_shelf_that_keeps_nothing_is_noticed_before_a_game_begins() -> None:
    class ReadOnly(MemoryShelf):
        def keep_settings(self, settings: dict[str, Any]) -> None:
            raise ShelfFault("The folder cannot be written: choose another one with --data.")

    desk = Desk(ReadOnly(), now=lambda: "2026-11-30T20:00:00+00:00", new_id=lambda: "g")

    desk.check()

    assert desk.notices() == ("The folder cannot be written: choose another one with --data.",)
