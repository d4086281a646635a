"""The bin on the desk: what goes for good at the start, by which clock, and what stays when it cannot go."""

from typing import Any

import pytest

from companion.card_bin import binned
from companion.desk import Desk
from companion.library import kept, saved_library
from companion.shelf import ShelfFault
from companion.vestige.box.cards import CARD
from companion.vestige.library import Library, library_of
from storage.memory import MemoryShelf
from tests.companion.games import BONE, setup

THEN = "2026-11-30T20:00:00+00:00"
LATER = "2026-12-30T20:00:00+00:00"
FULL = "The folder cannot be written: choose another one with --data."


class Stubborn(MemoryShelf):
    """A shelf from which some games cannot be erased, and on which some calls fail."""

    def __init__(self) -> None:
        super().__init__()
        self.stuck: set[str] = set()
        self.failing: set[str] = set()

    def listings(self) -> Any:
        self._fail("listings")
        return super().listings()

    def library(self) -> Any:
        self._fail("library")
        return super().library()

    def keep_settings(self, settings: dict[str, Any]) -> None:
        self._fail("settings")
        super().keep_settings(settings)

    def erase(self, game_id: str) -> None:
        if game_id in self.stuck:
            raise ShelfFault(f"The file of {game_id} is in use: close the other program.")
        super().erase(game_id)

    def _fail(self, what: str) -> None:
        if what in self.failing:
            raise ShelfFault(FULL)


@pytest.fixture
def shelf() -> Stubborn:
    """Two games and a card that went into the bin THEN, and one of each that did not."""
    shelf = Stubborn()
    desk = at(THEN, shelf)
    for game in ("kept", "thrown", "lost"):
        desk._new_id = lambda game=game: game
        desk.begin("vestige", setup("solo", "Ana", nemeses=[BONE]))
    desk.discard("thrown")
    desk.discard("lost")
    library = library_of(desk.library("vestige"))
    for id in ("vex", "moth"):
        library = kept(library, CARD.validate_python({"kind": "mercenary", "id": id, "name": id.title()}))
    desk.keep_library("vestige", saved_library(binned(library, ["vex"], THEN)))
    return shelf


def at(now: str, shelf: MemoryShelf) -> Desk:
    """The app as it starts at a time."""
    return Desk(shelf, now=lambda: now, new_id=lambda: "new")


def games(shelf: MemoryShelf) -> set[str]:
    return {listing.id for listing in shelf.listings()}


def library(shelf: MemoryShelf) -> Library:
    return library_of(shelf.library()["vestige"])


@pytest.mark.parametrize(
    ("now", "goes"),
    [
        pytest.param(THEN, False, id="at once"),
        pytest.param("2026-12-30T19:00:00+00:00", False, id="29 days 23 hours"),
        pytest.param(LATER, True, id="30 days"),
        pytest.param("2027-06-01T00:00:00+00:00", True, id="half a year"),
        pytest.param("1970-01-01T00:00:00+00:00", False, id="the clock runs backwards"),
        pytest.param("half past eight", False, id="the clock tells nonsense"),
        pytest.param("", False, id="the clock tells nothing"),
        pytest.param("2027-06-01T00:00:00", False, id="the clock knows no zone"),
    ],
)
def test_what_has_lain_in_the_bin_for_30_days_goes_at_the_start(shelf: Stubborn, now: str, goes: bool) -> None:
    desk = at(now, shelf)

    desk.check()

    assert games(shelf) == ({"kept"} if goes else {"kept", "thrown", "lost"})
    assert set(library(shelf).bin) == (set() if goes else {"vex"})
    assert set(library(shelf).cards) == {"moth"}
    assert {listing.id for listing in desk.binned()} == games(shelf) - {"kept"}
    assert desk.notices() == ()


@pytest.mark.parametrize("discarded", ["", "yesterday", "2026-11-30"])
def test_a_game_of_which_nobody_can_say_when_it_was_put_away_stays(shelf: Stubborn, discarded: str) -> None:
    listing = next(listing for listing in shelf.listings() if listing.id == "lost")
    shelf.list(listing.changed({"discarded": discarded}))

    at(LATER, shelf).check()

    assert games(shelf) == {"kept", "lost"}


def test_nothing_goes_in_the_middle_of_an_evening(shelf: Stubborn) -> None:
    moments = [THEN]
    desk = Desk(shelf, now=lambda: moments[-1], new_id=lambda: "new")
    desk.check()

    moments.append(LATER)
    desk.begin("vestige", setup("solo", "Ana", nemeses=[BONE]))
    desk.take_back("thrown")

    assert games(shelf) == {"kept", "thrown", "lost", "new"}
    assert set(library(shelf).bin) == {"vex"}
    assert desk.time() == LATER


def test_a_game_that_cannot_be_erased_is_a_notice_and_holds_up_no_other(shelf: Stubborn) -> None:
    shelf.stuck = {"thrown"}
    desk = at(LATER, shelf)

    desk.check()

    assert games(shelf) == {"kept", "thrown"}
    assert library(shelf).bin == {}
    assert desk.notices() == (
        "A game that was in the bin for 30 days could not be erased. "
        "The file of thrown is in use: close the other program.",
    )
    shelf.stuck = set()
    desk.empty_bin()
    assert (games(shelf), desk.notices()) == ({"kept"}, ())


def test_emptying_says_what_could_not_be_erased_and_erases_the_rest(shelf: Stubborn) -> None:
    shelf.stuck = {"thrown"}
    desk = at(THEN, shelf)

    with pytest.raises(ShelfFault, match="The file of thrown is in use"):
        desk.empty_bin()

    assert games(shelf) == {"kept", "thrown"}


@pytest.mark.parametrize(
    ("failing", "games_left", "cards_left"),
    [
        pytest.param("listings", {"kept", "thrown", "lost"}, set(), id="the list"),
        pytest.param("library", {"kept"}, {"vex"}, id="the library"),
        pytest.param("settings", {"kept", "thrown", "lost"}, {"vex"}, id="nothing can be kept"),
    ],
)
def test_what_cannot_be_read_at_the_start_stops_nothing_and_loses_nothing(
    shelf: Stubborn, failing: str, games_left: set[str], cards_left: set[str]
) -> None:
    shelf.failing = {failing}

    at(LATER, shelf).check()

    shelf.failing = set()
    assert (games(shelf), set(library(shelf).bin)) == (games_left, cards_left)


@pytest.mark.parametrize("part", [{"another-game": {"bin": 1}}, {"vestige": []}])
def test_a_part_of_the_library_that_nobody_understands_is_left_as_it_is(part: dict[str, Any]) -> None:
    shelf = MemoryShelf()
    shelf.keep_library(part)

    at(LATER, shelf).check()

    assert shelf.library() == part


def test_who_looks_on_is_told_of_what_went(shelf: Stubborn) -> None:
    desk, told = at(LATER, shelf), []
    desk.watch(lambda: told.append(len(desk.binned())))

    desk.tidy_bin()

    assert told[-1] == 0
