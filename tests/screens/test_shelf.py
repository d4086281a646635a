"""All cards of a kind on one shelf."""

from typing import Any

import pytest

from companion.library import kept, retired, saved_library
from companion.vestige.box.cards import CARD, Kind
from companion.vestige.box.census import still_unread
from companion.vestige.library import Library, library_of, remember
from screens import routes
from screens.library.shelf import AT_FIRST, Shelf
from tests.screens.desks import Surroundings
from tests.screens.harness import Rendered


@pytest.fixture
def around(unhurried: None) -> Surroundings:
    return Surroundings()


def card(kind: str, name: str, **fields: Any) -> Any:
    return CARD.validate_python({"kind": kind, "id": name.casefold().replace(" ", "-"), "name": name} | fields)


def shelf(render: Any, around: Surroundings, kind: Kind, library: Library | None = None) -> Rendered:
    if library is not None:
        around.desk.keep_library("vestige", saved_library(library))
    return render(Shelf, game="vestige", kind=kind, **around.page(wide=False))


def known(around: Surroundings) -> Library:
    return library_of(around.desk.library("vestige"))


def smugglers(*names: str) -> Library:
    library = Library()
    for number, name in enumerate(names, start=1):
        library = kept(library, card("smuggler", name, leverage=number))
    return library


MANY = smugglers(*(f"Smuggler {number:03}" for number in range(1, 101)))


def test_each_card_has_its_number_and_where_it_was_read(render, around):
    library = kept(smugglers("Veil"), card("smuggler", "Vesper", words="Looks away."), "pack", "Paper City")
    library = kept(library, card("smuggler", "Anvil", leverage=4), "guess")

    names = shelf(render, around, "smuggler", library).names()

    assert "Anvil, printed 4, a guess" in names
    assert "Veil, printed 1, my copy" in names
    assert "Vesper, still lacks its leverage, the pack Paper City" in names


def test_a_tap_opens_the_editor(render, around):
    shelf(render, around, "smuggler", smugglers("Veil")).tap("Veil, printed 1")

    assert around.went == [routes.card("veil")]


def test_an_empty_shelf_says_so_and_leads_back(render, around):
    screen = shelf(render, around, "covert_op")

    assert screen.sees("No covert ops yet.")
    screen.tap("Library")
    assert around.went == [routes.LIBRARY]


def test_first_letters_find_a_card_among_many(render, around):
    screen = shelf(render, around, "smuggler", kept(MANY, card("smuggler", "Iron Veil", leverage=2)))

    screen.type_into("Search", "vei")

    assert [name for name in screen.names() if "printed" in name] == ["Iron Veil, printed 2, my copy"]
    screen.type_into("Search", "zz")
    assert screen.sees("Nothing that begins with zz.")


def test_many_cards_come_in_parts(render, around):
    screen = shelf(render, around, "smuggler", MANY)
    assert len([name for name in screen.names() if "printed" in name]) == AT_FIRST

    screen.tap(f"Show more ({100 - AT_FIRST} left)")

    assert len([name for name in screen.names() if "printed" in name]) == 2 * AT_FIRST


def test_cards_out_of_use_lie_behind_a_line(render, around):
    screen = shelf(render, around, "smuggler", retired(smugglers("Veil", "Vesper"), "vesper", True))
    assert not screen.sees("Vesper")

    screen.tap("1 out of use")

    assert screen.sees("Vesper")
    screen.tap("1 out of use")
    assert not screen.sees("Vesper")


def test_a_new_card_of_this_kind_needs_only_its_name(render, around):
    screen = shelf(render, around, "smuggler", smugglers("Veil"))

    screen.tap("New card")
    screen.type_into("Its name", "Vesper")
    screen.tap("Write it down")

    assert around.went == [routes.card("vesper")]
    assert around.desk.drafts["card:vesper"]["kind"] == "smuggler"


def test_nemeses_that_come_with_the_app_stand_here_too(render, around):
    screen = shelf(render, around, "nemesis")

    screen.tap("Bone, ")

    assert around.went == [routes.card("bone")]


def test_a_tile_that_nobody_has_read_asks_for_its_number_and_the_next_one_follows(render, around):
    screen = shelf(render, around, "region")
    by_name = sorted(still_unread(Library(), "region"), key=str.casefold)
    first, second = by_name[:2]

    screen.tap(f"{first}, not read yet")
    screen.tap(f"{first} shows: 3")
    screen.tap(f"{second} shows: 10 or more")
    for key in ("1", "2", "Printed 12"):
        screen.tap(key)
    screen.dismiss()

    assert known(around).printed.regions == {first: 3, second: 12}
    assert f"{first}, printed 3, my copy" in screen.names()


def test_after_the_last_unread_tile_the_sheet_closes(render, around):
    library = Library()
    for name in still_unread(library, "mastery")[:-1]:
        library = remember(library, f"mastery:{name}", 5)
    (last,) = still_unread(library, "mastery")
    screen = shelf(render, around, "mastery", library)

    screen.tap("not read yet")
    screen.tap("shows: 4")

    assert known(around).printed.mastery[last] == 4
    assert "Close" not in screen.names()


def test_a_guess_is_marked_as_one_until_somebody_has_looked(render, around):
    screen = shelf(render, around, "region")
    screen.tap("Oasis, not read yet")
    screen.tap("A guess")
    screen.tap("Oasis shows: 3")
    screen.dismiss()
    assert "Oasis, printed 3, a guess" in screen.names()

    screen.tap("Oasis, printed 3, a guess")
    assert screen.sees("A guess, chosen")
    screen.tap("From my copy")
    screen.tap("Oasis shows: 3, chosen")

    assert "Oasis, printed 3, my copy" in screen.names()


def test_a_value_is_corrected_and_forgotten(render, around):
    screen = shelf(render, around, "region", remember(Library(), "region:Oasis", 1))

    screen.tap("Oasis, printed 1")
    screen.tap("Oasis shows: 3")
    assert known(around).printed.regions == {"Oasis": 3}
    screen.tap("Oasis, printed 3")
    screen.tap("Forget this value")

    assert known(around).printed.regions == {}
    assert "Oasis, not read yet" in screen.names()


def test_what_the_rulebook_states_can_be_read_otherwise_and_not_be_forgotten(render, around):
    screen = shelf(render, around, "region")

    screen.tap("Chop Shop, printed 2, the rulebook")
    assert "Forget this value" not in screen.names()
    screen.tap("Chop Shop shows: 4")

    assert "Chop Shop, printed 4, my copy" in screen.names()


def test_everything_else_on_a_tile_is_written_in_the_editor(render, around):
    screen = shelf(render, around, "region", remember(Library(), "region:Oasis", 1))

    screen.tap("Oasis, printed 1")
    screen.tap("All that it says")
    screen.tap("Garage, not read yet")
    screen.tap("All that it says")

    assert around.went == [routes.card("region-oasis"), routes.card("garage")]
    assert around.desk.drafts["card:garage"] == {"kind": "region", "id": "garage", "name": "Garage"}


def test_another_speed_space_is_asked_for_by_its_number(render, around):
    screen = shelf(render, around, "speed")

    screen.tap("Another space")
    screen.tap("Space: 6")
    screen.tap("Space 6 shows: 7")

    assert known(around).printed.speed == {6: 7}
    assert "Space 6, printed 7, my copy" in screen.names()


def test_a_thousand_cards_are_drawn_and_searched_in_a_moment(render, around, monkeypatch):
    drawn = []
    monkeypatch.setattr("companion.vestige.box.browsing.gist", lambda card: drawn.append(card) or "")
    screen = shelf(render, around, "smuggler", smugglers(*(f"Smuggler {number:04}" for number in range(1000))))
    assert len(drawn) == AT_FIRST

    drawn.clear()
    screen.type_into("Search", "smuggler 07")

    assert len(drawn) == AT_FIRST


def test_a_card_that_was_begun_and_not_kept_is_gone_on_with(render, around):
    around.desk.drafts["card:vesper"] = {"kind": "smuggler", "id": "vesper", "name": "Vesper"}

    shelf(render, around, "smuggler").tap("Go on with Vesper")

    assert around.went == [routes.card("vesper")]
