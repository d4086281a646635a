"""The library of Forsaken on screen: shelves, a card of each kind on its page, the box."""

from typing import Any

import pytest

from companion.forsaken.cards import CardSort
from companion.forsaken.library import Library, library_of
from companion.forsaken.shelves import CARD, KINDS, lacks
from companion.library import kept, saved_library
from screens import routes
from screens.app import app_on
from screens.forsaken.cards.drafts import at, changes
from screens.forsaken.cards.forms import FORMS
from screens.forsaken.cards.page import CardPage
from screens.library.page import LibraryPage
from screens.library.shelf import Shelf
from screens.preferences import prefer
from tests.screens.desks import Surroundings
from tests.screens.harness import Rendered

BLASTER = {"kind": "weapon", "id": "blaster", "name": "Blaster"}
MAREN = {"kind": "character", "id": "maren", "name": "Maren", "vitality": 8}
HOUND = {"kind": "bounty", "id": "hound", "name": "The Hound", "track": [{}, {"gains": {"vp": 2}}]}
SHADOW = {"kind": "plot", "id": "shadow", "name": "A Shadow"}


@pytest.fixture
def around(unhurried: None) -> Surroundings:
    return Surroundings()


def known(around: Surroundings) -> Library:
    return library_of(around.desk.library("forsaken"))


def holding(around: Surroundings, *given: dict[str, Any]) -> None:
    library = known(around)
    for one in given:
        library = kept(library, CARD.validate_python(one))
    around.desk.keep_library("forsaken", saved_library(library))


def card_page(render: Any, around: Surroundings, id: str) -> Rendered:
    return render(CardPage, id=id, **around.page(wide=False))


def page(render: Any, around: Surroundings) -> Rendered:
    prefer(around.desk, library="forsaken")
    return render(LibraryPage, **around.page(wide=False))


def named(around: Surroundings, kind: CardSort, name: str) -> Any:
    return known(around).known(kind, name)


def test_the_library_has_a_shelf_for_each_kind_with_how_many_the_box_has(render, around):
    holding(around, HOUND | {"landmark": "The Shale Flats", "dice": 4}, BLASTER)

    screen = page(render, around)

    assert "Bounties: 1 of 10" in screen.names()
    assert "Weapons: 0, 1 in part" in screen.names()


def test_each_shelf_and_card_has_an_address_of_its_own(render, around):
    holding(around, BLASTER)

    assert render(app_on(around.desk), route=routes.shelf("weapon", "forsaken")).sees("still lacks its dice")
    assert render(app_on(around.desk), route=routes.card("blaster", "forsaken")).sees("As a mod")


@pytest.mark.parametrize("kind", KINDS)
def test_every_field_of_a_kind_is_on_its_page(render, around, kind):
    holding(around, {"kind": kind, "id": "x", "name": "X"})
    screen = card_page(render, around, "x")
    drawn = " ".join(screen.names())

    for part in FORMS[kind]:
        for field in part.fields:
            assert field.title in drawn, field.place


GIVEN: dict[str, Any] = {
    "number": 3,
    "signed": -2,
    "words": "It acts.",
    "line": "A",
    "names": ["A", "B"],
    "tick": True,
    "gains": {"vp": 2},
    "loop": [{"gains": {"legend": 1}}, None],
    "track": [{}, {"words": "A gear card."}],
    "lines": [{"vp": 2}, None, None, None, None],
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_card_can_hold_everything_that_its_form_asks_for_and_lacks_nothing_then(kind):
    draft: dict[str, Any] = {"kind": kind, "id": "x", "name": "X"}

    for field in (field for part in FORMS[kind] for field in part.fields if field.sort != "bare"):
        draft |= changes(draft, field.place, field.options[0][0] if field.options else GIVEN[field.sort])

    card = CARD.validate_python(draft)
    assert lacks(card) == {"character": "1 space of its loop", "plot": "4 lines"}.get(kind, "")
    assert at(draft, FORMS[kind][0].fields[0].place) is not None


def test_a_new_weapon_is_written_down_by_taps_and_kept(render, around):
    screen = render(Shelf, game="forsaken", kind="weapon", **around.page(wide=False))
    screen.tap("New card")
    screen.type_into("Its name", "Blaster")
    screen.tap("Write it down")

    screen = card_page(render, around, "blaster")
    screen.tap("Dice: not read yet")
    screen.tap("Dice: 3")
    screen.tap("Strength: not read yet")
    screen.tap("Strength: 1")
    screen.tap("Shields: 0")
    screen.tap("It takes away")
    screen.tap("Takes away")
    screen.tap("2")
    screen.tap("Takes away 2")
    screen.tap("Its type: not written down yet")
    screen.type_into("As it is printed", "Scope")
    screen.tap("Done")
    screen.tap("Keep")

    card = named(around, "weapon", "blaster")
    assert (card.dice, card.mod.type, card.mod.strength, card.mod.shields) == (3, "Scope", 1, -2)
    assert around.said[-1] == "Blaster is kept."


def test_a_weapon_without_icons_lacks_none(render, around):
    holding(around, BLASTER | {"dice": 2})
    screen = card_page(render, around, "blaster")

    screen.tap("It has no icons")
    screen.tap("Keep")

    assert around.said[-1] == "Blaster is kept."
    assert named(around, "weapon", "Blaster").mod is not None


def test_a_loop_is_counted_and_its_spaces_are_read_one_by_one(render, around):
    holding(around, MAREN)
    screen = card_page(render, around, "maren")
    screen.tap("Spaces of the loop: not counted yet")
    screen.tap("How many spaces?: 4")
    screen.tap("Legend space of the loop: not read yet")
    screen.tap("gain 1 VP")
    screen.tap("gain 1 VP, 1 chosen")
    screen.tap("Done")
    screen.tap("Space 2 of the loop: not read yet")
    screen.tap("Nothing is printed there")
    screen.tap("Space 3 of the loop: not read yet")
    screen.type_into("What else it says", "Draw a feat.")
    screen.tap("Done")
    screen.tap("Class: Wise")
    screen.tap("Keep")

    card = named(around, "character", "Maren")
    assert card.klass == "wise"
    assert [space and (space.gains, space.words) for space in card.loop] == [
        ({"vp": 2}, None),
        ({}, None),
        ({}, "Draw a feat."),
        None,
    ]


def test_a_space_of_a_loop_can_be_forgotten_and_a_loop_be_shortened(render, around):
    holding(around, MAREN | {"loop": [{"gains": {"vp": 1}}, {}, {}]})
    screen = card_page(render, around, "maren")
    screen.tap("Legend space of the loop: 1 VP")
    screen.tap("Forget what is here")
    screen.tap("Spaces of the loop: 3")
    screen.tap("How many spaces?: 2")
    screen.tap("Keep")

    assert [space is None for space in named(around, "character", "Maren").loop] == [True, False]


def test_the_rewards_of_a_bounty_lie_beside_its_track_and_the_last_space_says_that_it_escapes(render, around):
    holding(around, HOUND)
    screen = card_page(render, around, "hound")
    assert "Space 2 of the track: 2 VP, it escapes" in screen.names()

    screen.tap("Spaces of the track: 2")
    screen.tap("How many spaces?: 3")
    screen.tap("Space 3 of the track: nothing printed, it escapes")
    screen.tap("gain 1 legend")
    screen.tap("Done")
    screen.tap("Keep")

    assert [reward.gains for reward in named(around, "bounty", "The Hound").track] == [{}, {"vp": 2}, {"legend": 1}]


def test_the_lines_of_a_plot_card_are_read_as_they_come_up(render, around):
    holding(around, SHADOW)
    screen = card_page(render, around, "shadow")
    screen.tap("Line 2: not read yet")
    screen.type_into("What it says", "It gains ground.")
    screen.tap("VP for the rival: 2")
    screen.tap("The rival's ability is in it")
    screen.tap("Done")
    assert "Line 2: 2 VP to the rival, the rival's ability, It gains ground." in screen.names()
    screen.tap("Keep")

    lines = named(around, "plot", "A Shadow").lines
    assert [line is None for line in lines] == [True, False, True, True, True]
    assert (lines[1].words, lines[1].vp, lines[1].ability) == ("It gains ground.", 2, True)


def test_letters_are_written_with_commas_between_them(render, around):
    holding(around, {"kind": "story", "id": "t1", "name": "T1A"})
    screen = card_page(render, around, "t1")
    screen.tap("Letters of its feats: not written down yet")
    screen.type_into("With commas between them", "A, B ,, A")
    screen.tap("Done")
    screen.tap("Strong: not written down yet")
    screen.type_into("As it is printed", "MX-2")
    screen.tap("Done")
    screen.tap("Keep")

    card = named(around, "story", "T1A")
    assert (card.feats, card.by_class) == (("A", "B"), {"strong": "MX-2"})


def test_the_tower_and_the_box_are_read_once(render, around):
    screen = page(render, around)
    screen.tap("Add a zone")
    screen.type_into("What you call it", "The ledge")
    screen.tap("Strength: 0")
    screen.tap("Strength: 3")
    screen.tap("Done")
    screen.tap("Critical sides of white and blue dice: not read yet")
    screen.tap("Critical sides of white and blue dice: 2")
    screen.tap("Scrapyard 2: not written down yet")
    screen.type_into("Where it is on the board", "Rust Bay")
    screen.tap("Done")
    screen.tap("Cards of Port Ambition: not read yet")
    screen.tap("Encounter cards of Port Ambition: 9")

    printed = known(around).printed
    assert [(zone.name, zone.strength, zone.damage) for zone in printed.tower.zones] == [("The ledge", 3, 0)]
    assert printed.tower.plain is not None
    assert (printed.tower.plain.crit, printed.yards, printed.decks) == (
        2,
        (None, "Rust Bay", None),
        {"port_ambition": 9},
    )


@pytest.mark.long
def test_a_zone_can_be_taken_away_again(render, around):
    screen = page(render, around)
    screen.tap("Add a zone")
    screen.tap("Done")

    screen.tap("Zone 1: 0 strength, 0 damage")
    screen.tap("Take this zone away")

    assert known(around).printed.tower.zones == ()
