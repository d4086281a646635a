"""The library of Chronicles on screen: the choice of the game, shelves, a card on its page, the box, the bin."""

from typing import Any

import pytest

from companion.chronicles.library import Library, library_of
from companion.chronicles.shelves import CARD, KINDS
from companion.library import kept, retired, saved_library
from screens import routes
from screens.app import app_on
from screens.chronicles.cards.page import CardPage
from screens.home.bin import Bin
from screens.home.home import Home
from screens.library.page import LibraryPage
from screens.library.shelf import Shelf
from screens.preferences import prefer
from tests.screens.desks import Surroundings, keep
from tests.screens.harness import Rendered

FLOOD = {"kind": "event", "id": "the-flood", "name": "The Flood", "deed": "Pay 3 strength.", "renown": 1}
ECHOES = {"kind": "chronicle", "id": "echoes", "name": "Echoes", "a": "vision"}
BANNER = {"kind": "legendary", "id": "banner", "name": "Banner", "track": "courage", "words": "Take a region."}


@pytest.fixture
def around(unhurried: None) -> Surroundings:
    return Surroundings()


def known(around: Surroundings) -> Library:
    return library_of(around.desk.library("chronicles"))


def holding(around: Surroundings, *given: dict[str, Any]) -> Library:
    library = known(around)
    for one in given:
        library = kept(library, CARD.validate_python(one))
    around.desk.keep_library("chronicles", saved_library(library))
    return library


def page(render: Any, around: Surroundings) -> Rendered:
    prefer(around.desk, library="chronicles")
    return render(LibraryPage, **around.page(wide=False))


def shelf(render: Any, around: Surroundings, kind: str) -> Rendered:
    return render(Shelf, game="chronicles", kind=kind, **around.page(wide=False))


def card_page(render: Any, around: Surroundings, id: str) -> Rendered:
    return render(CardPage, id=id, **around.page(wide=False))


def test_the_library_shows_one_game_and_remembers_which_one_was_chosen(render, around):
    screen = render(LibraryPage, **around.page(wide=False))
    assert "Mercenaries: 0 of 12" in screen.names()

    screen.tap("Cards of Vindication: Chronicles")

    assert "Mercenaries: 0 of 12" not in screen.names()
    assert "Cards of Vindication: Chronicles, chosen" in screen.names()
    again = render(LibraryPage, desk=around.new_desk(), say=around.said.append, go=around.went.append, wide=False)
    assert "Cards of Vindication: Chronicles, chosen" in again.names()


def test_a_shelf_tells_how_much_is_known_and_leads_to_its_cards(render, around):
    holding(around, ECHOES, ECHOES | {"id": "well", "name": "The Well", "b": "courage"})
    screen = page(render, around)

    screen.tap("Chronicle cards: 1, 1 in part")

    assert around.went == ["/library/chronicles/chronicle"]


@pytest.mark.parametrize("way", ["Import", "Share my cards"])
def test_packs_are_offered_where_there_are_any(render, around, way):
    keep(around.desk, {"kind": "mercenary", "id": "vex", "name": "Vex", "leverage": 2})
    holding(around, FLOOD)

    vestige = render(LibraryPage, **around.page(wide=False))
    assert way in vestige.names()

    assert way not in page(render, around).names()


def test_each_shelf_and_card_has_an_address_of_its_own(render, around):
    holding(around, FLOOD)

    for kind, words in KINDS.items():
        assert render(app_on(around.desk), route=routes.shelf(kind, "chronicles")).sees(words.title)
    assert render(app_on(around.desk), route=routes.card("the-flood", "chronicles")).sees("Pay 3 strength.")


def test_a_card_on_its_shelf_says_what_it_does_and_what_it_lacks_and_opens_its_page(render, around):
    holding(around, FLOOD, ECHOES)
    screen = shelf(render, around, "chronicle")
    assert "Echoes, still lacks the mark of B, my copy" in screen.names()

    screen.tap("Echoes")

    assert around.went == [routes.card("echoes", "chronicles")]


def test_a_new_card_is_begun_by_its_name_and_kept_with_one_tap(render, around):
    screen = shelf(render, around, "chronicle")
    screen.tap("New card")
    screen.type_into("Its name", "The Well")
    screen.tap("Write it down")
    assert around.went == [routes.card("the-well", "chronicles")]
    assert known(around).cards == {}

    screen = card_page(render, around, "the-well")
    screen.tap("A: vision")
    screen.tap("B: courage")
    screen.tap("Keep")

    card = known(around).known("chronicle", "The Well")
    assert (card.a, card.b) == ("vision", "courage")
    assert around.said[-1] == "The Well is kept."
    assert around.went[-1] == routes.shelf("chronicle", "chronicles")


def test_what_is_written_waits_on_its_shelf_until_it_is_kept(render, around):
    holding(around, ECHOES)
    screen = card_page(render, around, "echoes")
    screen.tap("B: strength")
    screen.tap("Chronicle cards")

    assert around.said[-1].startswith("Echoes is not kept yet")
    assert known(around).known("chronicle", "Echoes").b is None
    assert "Go on with Echoes" in shelf(render, around, "chronicle").names()
    assert "B: strength, chosen" in card_page(render, around, "echoes").names()


def test_a_second_tap_on_a_mark_takes_it_away(render, around):
    holding(around, ECHOES)
    screen = card_page(render, around, "echoes")

    screen.tap("A: vision, chosen")
    screen.tap("Keep")

    assert known(around).known("chronicle", "Echoes").a is None


def test_a_legendary_card_has_its_attribute_its_power_and_the_honor_of_its_spaces(render, around):
    holding(around, BANNER)
    screen = card_page(render, around, "banner")
    assert "Attribute: courage, chosen" in screen.names()
    assert "Honor of space 3: 5" in screen.names()

    screen.tap("Honor of space 1: not read yet")
    screen.tap("Honor of space 1: 2")
    screen.tap("What its power does: Take a region.")
    screen.type_into("In your words", "Take any region.")
    screen.tap("Done")
    screen.tap("Keep")

    card = known(around).known("legendary", "Banner")
    assert (card.honor, card.words) == ((2, None, 5), "Take any region.")
    assert around.said[-1] == "Banner is kept. Still to be read: the honor of its spaces."


def test_the_reward_of_an_event_is_read_off_by_taps(render, around):
    holding(around, FLOOD)
    screen = card_page(render, around, "the-flood")

    screen.tap("Renown: 1")
    screen.tap("Renown that it gives: 2")
    screen.tap("Mark: courage")
    screen.tap("Honor: 0")
    screen.tap("Costs")
    screen.tap("3")
    screen.tap("Costs 3")
    screen.tap("Keep")

    card = known(around).known("event", "The Flood")
    assert (card.renown, card.marks, card.honor) == (2, ("courage",), -3)


def test_what_an_event_closes_and_whom_it_brings_is_written_down(render, around):
    holding(around, FLOOD)
    screen = card_page(render, around, "the-flood")
    assert "Each of them gives the reward" not in screen.names()

    screen.tap("Regions that it closes: not written down yet")
    screen.type_into("Their names, with commas between them", "Tomb of the Ancients,  Inn ,")
    screen.tap("Done")
    screen.tap("Dark agents on each of its places: 0")
    screen.tap("Dark agents on each place: 2")
    screen.tap("Each of them gives the reward")
    screen.tap("Keep")

    card = known(around).known("event", "The Flood")
    assert (card.closes, card.agents, card.agents_reward) == (("Tomb of the Ancients", "Inn"), 2, True)


def test_a_reward_can_be_unread_again(render, around):
    holding(around, FLOOD)
    screen = card_page(render, around, "the-flood")

    screen.tap("Renown: 1")
    screen.tap("Forget this value")
    screen.tap("Keep")

    assert known(around).known("event", "The Flood").renown is None


def test_an_event_of_the_app_is_changed_as_one_of_the_persons_own(render, around):
    screen = card_page(render, around, "trial-and-error")
    assert screen.sees("It comes with the app.")

    screen.tap("Mark: vision")
    screen.tap("Keep")

    own = known(around).known("event", "Trial and Error")
    assert own.marks == ("vision",)
    lines = [it for it in shelf(render, around, "event").names() if it.startswith("Trial and Error")]
    assert lines == [f"Trial and Error, {own.deed} a mark on vision, A portal., my copy"]


def test_an_event_of_the_app_that_is_kept_as_it_is_makes_no_copy_that_differs(render, around):
    screen = card_page(render, around, "trial-and-error")

    screen.tap("Keep")

    assert known(around).cards == {}


def test_a_card_needs_a_name(render, around):
    holding(around, FLOOD)
    screen = card_page(render, around, "the-flood")

    screen.tap("Its name: The Flood")
    screen.type_into("As it is printed", " ")
    screen.tap("Done")
    screen.tap("Keep")

    assert around.said[-1].startswith("It needs a name")
    assert known(around).known("event", "The Flood") is not None


def test_a_card_is_retired_and_used_again(render, around):
    holding(around, FLOOD)
    screen = card_page(render, around, "the-flood")
    screen.tap("More")
    screen.tap("Retire it")

    assert known(around).cards["the-flood"].retired
    assert "1 out of use" in shelf(render, around, "event").names()
    screen.tap("More")
    screen.tap("Use it again")
    assert not known(around).cards["the-flood"].retired


def test_a_card_goes_to_the_bin_and_is_taken_back_from_there(render, around):
    holding(around, FLOOD)
    screen = card_page(render, around, "the-flood")
    screen.tap("More")
    screen.tap("Delete")
    assert known(around).cards == {}
    assert card_page(render, around, "the-flood").sees("This card was deleted, and can be taken back.")
    assert "1 card in the bin" in page(render, around).names()

    bin_page = render(Bin, **around.page(wide=False))
    bin_page.tap("Take back The Flood, Event")

    assert known(around).known("event", "The Flood") is not None
    assert around.said[-1] == "The Flood is back."


def test_the_bin_holds_cards_of_all_games_and_is_emptied_of_all(render, around):
    holding(around, FLOOD)
    keep(around.desk, {"kind": "mercenary", "id": "vex", "name": "Vex", "leverage": 2})
    card_page(render, around, "the-flood").tap("More")
    screen = card_page(render, around, "the-flood")
    screen.tap("More")
    screen.tap("Delete")
    around.desk.discard(around.begin())
    assert render(Home, **around.page(wide=False, joined=False)).sees("2")

    screen = render(Bin, **around.page(wide=False))
    screen.tap("Empty the bin")
    screen.tap("Erase 1 game and 1 card")

    assert known(around).bin == {}
    assert screen.sees("Nothing is in the bin.")


def test_a_card_is_marked_as_a_guess(render, around):
    holding(around, FLOOD)
    screen = card_page(render, around, "the-flood")

    screen.tap("A guess")
    screen.tap("Keep")

    assert known(around).cards["the-flood"].source == "guess"


def test_numbers_of_the_box_are_read_once_and_forgotten_again(render, around):
    screen = page(render, around)

    screen.tap("Honor for vanquishing a dark agent: not read yet")
    screen.tap("Honor for vanquishing a dark agent: 1")
    screen.tap("Renown tokens in the box: not read yet")
    screen.tap("10 or more")
    screen.tap("2")
    screen.tap("4")
    screen.tap("Printed 24")
    assert (known(around).printed.agent_honor, known(around).printed.renown) == (1, 24)

    screen.tap("Honor for vanquishing a dark agent: 1")
    screen.tap("Forget this value")
    assert known(around).printed.agent_honor is None


def test_the_stack_of_a_kind_is_said_with_two_taps(render, around):
    screen = page(render, around)

    screen.tap("Relic: its stack is not read yet")
    screen.tap("Curio Shoppe")

    assert known(around).printed.stacks == {"relic": "Curio Shoppe"}
    assert "Relic: the stack Curio Shoppe" in screen.names()


def test_cards_that_are_out_of_use_are_not_told_to_a_new_card(render, around):
    library = retired(holding(around, FLOOD), "the-flood", True)
    around.desk.keep_library("chronicles", saved_library(library))
    screen = shelf(render, around, "event")

    screen.tap("New card")
    screen.type_into("Its name", "The")

    assert "The Flood" not in screen.names()
