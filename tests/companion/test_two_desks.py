"""Two processes with one shelf: each sees what the other has kept, and of what both did nothing is lost."""

from itertools import count
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.desk import Desk
from companion.game import Refusal
from companion.library import saved_library
from companion.shelf import Shelf
from companion.three_way import joined_changes
from companion.vestige.library import library_of, remember
from storage.memory import MemoryShelf
from storage.shelf import FileShelf
from tests.companion.games import BONE, gain, leverage, move, setup
from tests.companion.test_desk import FullShelf, act

DAMAGE = "damage"


def desk_on(shelf: Shelf, name: str) -> Desk:
    minutes, numbers = count(), count(1)
    return Desk(shelf, now=lambda: f"2026-11-30T20:{next(minutes):02}:00", new_id=lambda: f"{name}-{next(numbers)}")


@pytest.fixture(params=["file", "memory"])
def desks(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Desk, Desk]:
    """Two desks on one shelf, as two processes have them."""
    memory = MemoryShelf()
    shelves = [FileShelf(tmp_path) if request.param == "file" else memory for _ in range(2)]
    return desk_on(shelves[0], "one"), desk_on(shelves[1], "other")


@pytest.fixture
def game(desks: tuple[Desk, Desk]) -> str:
    """A game that both have open."""
    one, other = desks
    game = one.begin("vestige", setup("solo", "Ana", nemeses=[BONE])).id
    act(one, game, gain("Ana", 3))
    other.game(game)
    return game


def test_a_change_goes_on_from_what_the_other_has_kept(desks: tuple[Desk, Desk], game: str) -> None:
    one, other = desks

    act(one, game, gain("Ana", 2))
    act(other, game, gain("Ana", 4))
    act(one, game, gain("Ana", 1))

    assert leverage(one.game(game))["Ana"] == 10
    assert len(one.game(game).ledger.entries) == 4
    assert one.notices() == other.notices() == ()


def test_undo_takes_back_what_the_other_did_last(desks: tuple[Desk, Desk], game: str) -> None:
    one, other = desks
    act(other, game, gain("Ana", 4))

    one.undo(game)

    other.look_round()
    assert leverage(other.game(game))["Ana"] == leverage(one.game(game))["Ana"] == 3
    assert other.game(game).ledger.redoes is not None


@pytest.mark.parametrize("ask", ["act", "undo", "redo", "rewind"])
def test_a_tap_on_the_game_as_it_was_is_not_carried_out(desks: tuple[Desk, Desk], game: str, ask: str) -> None:
    one, other = desks
    seen = one.game(game).revision
    act(other, game, gain("Ana", 4))

    outcome = {
        "act": lambda: one.act(game, move(gain("Ana", 9)), revision=seen),
        "undo": lambda: one.undo(game, revision=seen),
        "redo": lambda: one.redo(game, revision=seen),
        "rewind": lambda: one.rewind(game, 0, revision=seen),
    }[ask]()

    assert isinstance(outcome, Refusal)
    assert "has changed" in str(outcome)
    assert leverage(one.game(game))["Ana"] == 7


def test_looking_round_shows_what_the_other_did_and_tells_once(desks: tuple[Desk, Desk], game: str) -> None:
    one, other = desks
    seen: list[int] = []
    one.watch(lambda: seen.append(one.game(game).revision))
    before = one.game(game).revision
    act(other, game, gain("Ana", 4))

    for _ in range(3):
        one.look_round()

    assert leverage(one.game(game))["Ana"] == 7
    assert len(seen) == 1
    assert seen[0] > before


def test_a_game_begun_elsewhere_is_told_to_whoever_looks_at_the_list(desks: tuple[Desk, Desk], game: str) -> None:
    one, other = desks
    one.look_round()
    told: list[int] = []
    one.watch(lambda: told.append(1))

    new = other.begin("vestige", setup("solo", "Bea", nemeses=[BONE])).id
    one.look_round()

    assert told
    assert new in [listing.id for listing in one.listings()]


def test_a_result_told_by_the_other_is_in_the_list_of_this_one(desks: tuple[Desk, Desk], game: str) -> None:
    one, other = desks
    one.discard(game)

    assert [listing.id for listing in other.binned()] == [game]
    other.take_back(game)
    assert [listing.id for listing in one.listings()] == [game]


def test_values_that_both_read_are_both_in_the_library(desks: tuple[Desk, Desk]) -> None:
    one, other = desks

    for desk, tile, value in ((one, "Oasis", 3), (other, "Observatory", 4), (one, "Chop Shop", 2)):
        library = library_of(desk.library("vestige"))
        desk.keep_library("vestige", saved_library(remember(library, f"region:{tile}", value)))

    one.look_round()
    other.look_round()
    values = {"Oasis": 3, "Observatory": 4, "Chop Shop": 2}
    assert library_of(one.library("vestige")).printed.regions == values
    assert library_of(other.library("vestige")).printed.regions == values


def test_settings_that_both_changed_are_both_kept(desks: tuple[Desk, Desk]) -> None:
    one, other = desks
    one.keep_settings({"theme": "dark", "keep_awake": True})
    other.keep_settings({**other.settings(), "theme": "light"})

    one.keep_settings({**one.settings(), "keep_awake": False})

    other.look_round()
    assert one.settings() == other.settings() == {"theme": "light", "keep_awake": False}


class TestUnsaved:
    """One of the two could not save for a while."""

    @pytest.fixture
    def shelf(self) -> FullShelf:
        return FullShelf()

    @pytest.fixture
    def desks(self, shelf: FullShelf) -> tuple[Desk, Desk]:
        return desk_on(shelf, "one"), desk_on(shelf, "other")

    def test_both_ways_are_kept_when_both_went_on_from_the_same_place(
        self, desks: tuple[Desk, Desk], game: str, shelf: FullShelf
    ) -> None:
        one, other = desks
        shelf.full = {"all"}
        act(one, game, gain("Ana", 5), gain("Ana", 6))
        shelf.full = set()
        act(other, game, gain("Ana", 1))

        one.retry()

        assert one.unsaved is None
        assert leverage(one.game(game))["Ana"] == 4
        apart = next(listing.id for listing in one.listings() if listing.id != game)
        assert leverage(desk_on(shelf, "next").game(apart))["Ana"] == 14
        assert "kept beside it as a game of its own" in one.notices()[0]

    def test_what_was_played_in_memory_is_kept_when_nobody_else_played(
        self, desks: tuple[Desk, Desk], game: str, shelf: FullShelf
    ) -> None:
        one, other = desks
        shelf.full = {"all"}
        act(one, game, gain("Ana", 5))
        shelf.full = set()

        one.retry()

        other.look_round()
        assert leverage(other.game(game))["Ana"] == 8
        assert len(one.listings()) == 1
        assert one.notices() == ()


@pytest.mark.parametrize("harm", ["emptied", "before", "gone"])
def test_a_running_game_outlives_the_damage_of_its_file(tmp_path: Path, harm: str) -> None:
    one = desk_on(FileShelf(tmp_path), "one")
    game = one.begin("vestige", setup("solo", "Ana", nemeses=[BONE])).id
    act(one, game, gain("Ana", 3), gain("Ana", 2))
    path = tmp_path / "games" / f"{game}.json"
    before = Path(f"{path}.1")
    if harm == "emptied":
        path.write_bytes(b"")
    elif harm == "before":
        path.write_bytes(before.read_bytes())
    else:
        path.unlink()
        before.unlink()

    one.look_round()
    act(one, game, gain("Ana", 1))

    assert leverage(one.game(game))["Ana"] == 6
    assert len(desk_on(FileShelf(tmp_path), "next").game(game).ledger.entries) == 3


def test_damage_to_the_file_of_an_open_game_is_told_and_mended_without_a_tap(tmp_path: Path) -> None:
    one = desk_on(FileShelf(tmp_path), "one")
    game = one.begin("vestige", setup("solo", "Ana", nemeses=[BONE])).id
    act(one, game, gain("Ana", 3), gain("Ana", 2))
    told: list[tuple[str, ...]] = []
    one.watch(lambda: told.append(one.notices()))
    (tmp_path / "games" / f"{game}.json").write_bytes(b"")

    for _ in range(3):
        one.look_round()

    assert len(told) == 1
    assert "was damaged and has been restored" in told[0][0]
    assert len(FileShelf(tmp_path).read(game).entries) == 2


class TestClock:
    """A clock that runs backwards."""

    @pytest.fixture
    def times(self) -> list[str]:
        return ["2026-11-30T20:00:00+00:00"]

    @pytest.fixture
    def desk(self, times: list[str]) -> Desk:
        return Desk(MemoryShelf(), now=lambda: times[-1], new_id=lambda: "game-1")

    @pytest.mark.parametrize(
        ("set_to", "told"),
        [
            ("2026-11-30T19:58:00+00:00", False),
            ("2026-11-30T14:00:00+00:00", True),
            ("2025-01-01T00:00:00+00:00", True),
            ("2026-11-30T20:30:00+02:00", True),
        ],
    )
    def test_entries_keep_their_order_and_the_person_is_told(
        self, desk: Desk, times: list[str], set_to: str, told: bool
    ) -> None:
        desk.begin("vestige", setup("solo", "Ana", nemeses=[BONE]))
        act(desk, "game-1", gain("Ana", 1))
        times.append(set_to)

        act(desk, "game-1", gain("Ana", 1))

        assert [entry.at for entry in desk.game("game-1").ledger.entries] == ["2026-11-30T20:00:00+00:00"] * 2
        assert any("The clock of this device says" in notice for notice in desk.notices()) == told

    def test_the_notice_goes_when_the_clock_is_right_again(self, desk: Desk, times: list[str]) -> None:
        desk.begin("vestige", setup("solo", "Ana", nemeses=[BONE]))
        times.append("2025-01-01T00:00:00+00:00")
        act(desk, "game-1", gain("Ana", 1))
        times.append("2026-11-30T21:00:00+00:00")

        act(desk, "game-1", gain("Ana", 1))

        assert desk.notices() == ()


values = st.recursive(
    st.integers(0, 3) | st.lists(st.integers(0, 2), max_size=2),
    lambda inner: st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=6,
)
objects = st.dictionaries(st.sampled_from("abc"), values, max_size=3)


@given(objects, objects)
def test_the_changes_of_one_alone_come_through_whole(before: dict[str, object], changed: dict[str, object]) -> None:
    assert joined_changes(before, changed, before) == changed
    assert joined_changes(before, before, changed) == changed


@given(objects, objects, objects)
def test_what_only_one_of_two_changed_is_as_that_one_has_it(
    before: dict[str, object], mine: dict[str, object], theirs: dict[str, object]
) -> None:
    joined = joined_changes(before, mine, theirs)

    for name in {*before, *mine, *theirs}:
        absent = object()
        was, here, there = (held.get(name, absent) if name in held else None for held in (before, mine, theirs))
        if there == was and (name in theirs) == (name in before):
            assert joined.get(name) == here
            assert (name in joined) == (name in mine)
        elif here == was and (name in mine) == (name in before):
            assert joined.get(name) == there
