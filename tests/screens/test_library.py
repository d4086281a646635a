"""The library on screen: what is known of the box, and the ways to more."""

from typing import Any

import flet as ft
import pytest

from companion.card_bin import binned
from companion.library import kept, saved_library
from companion.vestige.box.cards import CARD
from companion.vestige.box.census import SHELVES
from companion.vestige.library import Library, library_of, remember
from screens import routes
from screens.library.page import LibraryPage
from screens.library.stock import CELLS
from tests.screens.desks import Surroundings
from tests.screens.harness import Rendered


@pytest.fixture
def around(unhurried: None) -> Surroundings:
    return Surroundings()


def holding(around: Surroundings, *given: dict[str, Any]) -> Library:
    """The library on the desk after these cards were put into it."""
    library = library_of(around.desk.library("vestige"))
    for one in given:
        library = kept(library, CARD.validate_python({"id": one["name"].casefold().replace(" ", "-")} | one))
    around.desk.keep_library("vestige", saved_library(library))
    return library


def page(render: Any, around: Surroundings) -> Rendered:
    return render(LibraryPage, **around.page(wide=False))


def cells(screen: Rendered) -> list[int]:
    """How many cells each bar has."""
    bars = [
        it
        for it in screen.controls(ft.Row)
        if it.controls and all(isinstance(cell, ft.Container) and cell.height == 12 for cell in it.controls)
    ]
    return [len(bar.controls) for bar in bars]


def test_an_empty_library_shows_what_the_box_has_and_what_the_rulebook_states(render, around):
    screen = page(render, around)

    assert screen.sees("of 145 cards and tiles")
    assert "Mercenaries: 0 of 12" in screen.names()
    assert "Regions: 1 of 19" in screen.names()
    assert "Share my cards" not in screen.names()


def test_a_bar_has_a_cell_for_each_card_and_lengths_where_there_are_too_many(render, around):
    holding(around, *({"kind": "smuggler", "name": f"Smuggler {number}", "leverage": 1} for number in range(CELLS + 1)))

    drawn = cells(page(render, around))

    assert drawn[list(SHELVES).index("mercenary")] == 12
    assert drawn[list(SHELVES).index("smuggler")] == 1


@pytest.mark.parametrize("kind", SHELVES)
def test_each_kind_leads_to_its_shelf(render, around, kind):
    screen = page(render, around)

    screen.tap(next(name for name in screen.names() if name.startswith(f"{SHELVES[kind][0]}: ")))

    assert around.went == [routes.shelf(kind)]


def test_what_is_known_by_name_and_what_is_guessed_is_told_apart(render, around):
    library = holding(around, {"kind": "artifact", "name": "Lens"}, {"kind": "artifact", "name": "Coil", "leverage": 2})
    around.desk.keep_library("vestige", saved_library(remember(library, "region:Oasis", 3, "guess")))

    screen = page(render, around)

    assert "Artifacts: 1 of 12, 1 by name only" in screen.names()
    assert "Regions: 2 of 19, 1 guessed" in screen.names()


def test_the_page_follows_what_somebody_else_adds(render, around):
    screen = page(render, around)

    holding(around, {"kind": "artifact", "name": "Coil", "leverage": 2})
    screen.wait(0)

    assert "Artifacts: 1 of 12" in screen.names()


def test_a_new_card_is_begun_by_its_kind_and_name(render, around):
    screen = page(render, around)

    screen.tap("New card")
    screen.tap("Bounties")
    screen.type_into("Its name", "  The   Fence ")
    screen.tap("Write it down")

    assert around.went == [routes.card("the-fence")]
    assert around.desk.drafts["card:the-fence"] == {"kind": "bounty", "id": "the-fence", "name": "The Fence"}
    assert around.desk.library("vestige").get("cards", {}) == {}


def test_a_new_card_needs_a_name_and_says_so_where_it_is_typed(render, around):
    screen = page(render, around)

    screen.tap("New card")
    screen.tap("Bounties")
    screen.tap("Write it down")
    assert screen.sees("It needs a name")
    screen.type_into("Its name", "  ")
    assert screen.sees("It needs a name")
    screen.type_into("Its name", "F")

    assert not screen.sees("It needs a name")
    assert around.went == []


def test_a_card_that_is_there_already_is_opened_instead_of_written_twice(render, around):
    holding(around, {"kind": "smuggler", "name": "Veil", "leverage": 2})
    screen = page(render, around)

    screen.tap("New card")
    screen.tap("Smugglers")
    screen.type_into("Its name", "ve")
    screen.tap("Veil")

    assert around.went == [routes.card("veil")]
    assert "card:veil" not in around.desk.drafts


def test_a_card_that_is_half_written_is_gone_on_with(render, around):
    written = {"kind": "smuggler", "id": "veil", "name": "Veil", "words": "Looks away."}
    around.desk.drafts["card:veil"] = dict(written)
    screen = page(render, around)

    for kind in ("Smugglers", "Lawmakers"):
        screen.tap("New card")
        screen.tap(kind)
        screen.type_into("Its name", "Veil")
        screen.tap("Write it down")

    assert around.went == [routes.card("veil"), routes.card("veil-2")]
    assert around.desk.drafts["card:veil"] == written
    assert around.desk.drafts["card:veil-2"]["kind"] == "lawmaker"


@pytest.mark.parametrize(
    ("kind", "taps", "draft"),
    [
        pytest.param("Mastery tiles", ["Guile"], {"kind": "mastery", "id": "guile", "mastery": "guile"}, id="p. 25"),
        pytest.param("Speed spaces", ["Space: 7"], {"kind": "speed", "id": "7", "space": 7}, id="p. 12"),
        pytest.param("Speed spaces", ["10 or more", "1", "2", "Space 12"],
                     {"kind": "speed", "id": "12", "space": 12}, id="p. 12, two digits"),
        pytest.param("Regions", ["Oasis 2"], {"kind": "region", "id": "oasis-2", "name": "Oasis 2"}, id="p. 30"),
    ],
)  # fmt: skip
def test_of_tiles_and_spaces_one_is_chosen(render, around, kind, taps, draft):
    screen = page(render, around)

    screen.tap("New card")
    screen.tap(kind)
    for tap in taps:
        screen.tap(tap)

    assert around.desk.drafts[f"card:{draft['id']}"] == draft
    assert around.went == [routes.card(draft["id"])]


def test_a_tile_with_a_value_already_opens_its_own_card(render, around):
    around.desk.keep_library("vestige", saved_library(remember(Library(), "mastery:guile", 7)))
    screen = page(render, around)

    screen.tap("New card")
    screen.tap("Mastery tiles")
    screen.tap("Guile")

    assert around.went == [routes.card("mastery-guile")]


def test_import_and_home_are_one_tap_away(render, around):
    screen = page(render, around)

    screen.tap("Import")
    screen.tap("Home")

    assert around.went == [routes.IMPORT, routes.HOME]


def test_cards_are_shared_from_here_as_soon_as_there_are_any(render, around):
    holding(around, {"kind": "smuggler", "name": "Veil", "leverage": 2})
    screen = page(render, around)

    screen.tap("Share my cards")

    assert screen.sees("Veil")
    assert "Close" in screen.names()


def test_triggers_are_placed_changed_and_forgotten(render, around):
    around.begin()
    screen = page(render, around)

    screen.tap("Change where the triggers stand")
    screen.tap("9")
    screen.tap("Keep")
    assert screen.sees("9 magenta")

    screen.tap("Forget where the triggers stand")
    assert around.desk.library("vestige")["triggers"] == []
    assert "Say where the triggers stand" in screen.names()


def test_region_tiles_and_their_locks_are_marked(render, around):
    screen = page(render, around)
    assert screen.sees("19 are yours. Locks: 0 of 13 marked.")

    screen.tap("Mark your region tiles")
    screen.tap("The Ring: not yours")
    screen.tap("Oasis: no lock")
    screen.dismiss()

    assert screen.sees("20 are yours. Locks: 1 of 13 marked.")
    assert "Regions: 1 of 20" in screen.names()


def test_cards_in_the_bin_are_counted_and_led_to(render, around):
    library = holding(around, {"kind": "artifact", "name": "Lens"}, {"kind": "artifact", "name": "Coil"})
    assert not any("in the bin" in name for name in page(render, around).names())

    around.desk.keep_library("vestige", saved_library(binned(library, ["lens"], around.desk.time())))
    screen = page(render, around)

    assert "Artifacts: 0 of 12, 1 by name only" in screen.names()
    screen.tap("1 card in the bin")
    assert around.went == [routes.BIN_OF_LIBRARY]
