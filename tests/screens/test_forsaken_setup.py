"""A new game of Forsaken: who plays whom, how long, a rival, personas and bounty, the list of what to set up."""

from typing import get_args

import pytest

from companion.forsaken.cards import CardSort
from companion.forsaken.kinds import ACTIONS as WAYS
from companion.forsaken.kinds import FACTIONS, GAINS
from companion.forsaken.learning import learn_setup
from companion.forsaken.setup import Setup
from screens import buttons
from screens.drawn import steps
from screens.forsaken.glyphs import ACTIONS, CARDS, HELD, LOCATIONS, PLANETS
from screens.forsaken.places.locations import ALL as PLACES
from screens.forsaken.setup.draft import Draft
from screens.forsaken.setup.new_game import NewGame
from screens.forsaken.signs import SIGNS
from tests.screens.desks import Surroundings

KEPT_AS = "new game of forsaken"
PERSONAS = {
    "cartel": {"name": "Vex", "letter": "A"},
    "ebon_eye": {"name": "Ull", "letter": "B"},
    "sanction": {"name": "Rook", "letter": "C"},
}


@pytest.fixture
def around(monkeypatch: pytest.MonkeyPatch) -> Surroundings:
    monkeypatch.setattr(buttons, "DOUBLE_TAP", 0)
    return Surroundings()


def teach(around: Surroundings, **changes) -> None:
    """The library remembers what was set up before."""
    setup = Setup.model_validate({"seats": [{"name": "Zoe"}], **changes})
    around.desk.keep_library("forsaken", learn_setup(around.desk.library("forsaken"), setup))


def seat(screen, *names: str) -> None:
    for number, name in enumerate(names, start=1):
        if number > 1:
            screen.tap("Add a player")
        screen.type_into(f"Player {number}", name)


def on(screen, pages: int) -> None:
    for _ in range(pages):
        screen.tap("Next")


def only_game(around: Surroundings):
    (listing,) = around.desk.listings()
    return around.desk.game(listing.id)


def draft(around: Surroundings) -> Draft:
    return around.desk.drafts[KEPT_AS]


def test_a_first_game_is_set_up_from_nothing(render, around):
    screen = render(NewGame, **around.page())

    seat(screen, "Ana", "Ben")
    on(screen, 4)
    screen.tap("Start")

    game = only_game(around)
    assert [(seat.name, seat.color, seat.character) for seat in game.setup.seats] == [
        ("Ana", "red", None),
        ("Ben", "blue", None),
    ]
    assert (game.table.length, game.table.rival) == ("standard", None)
    assert around.went == [f"/game/{game.id}/table"]


def test_a_character_is_typed_and_a_class_module_tells_the_story(render, around):
    screen = render(NewGame, **around.page())
    seat(screen, "Ana", "Ben")
    on(screen, 1)

    screen.tap("Ben: no character chosen yet")
    screen.type_into("Name of the character", "Grash")
    screen.tap("Ben plays: the name that was typed")
    screen.tap("Ben: story of a class module")
    screen.type_into("Name of the module", "Sanction Deputy")
    screen.tap("Story of Ben: the name that was typed")
    screen.tap("Ben is strong")
    on(screen, 3)

    assert screen.sees("story and feats of Sanction Deputy")
    screen.tap("Start")
    ben = only_game(around).table.player("Ben")
    assert (ben.character, ben.module, ben.klass) == ("Grash", "Sanction Deputy", "strong")


def test_a_character_that_somebody_has_is_not_offered_to_another(render, around):
    teach(around, seats=[{"name": "Zoe", "character": "Grash"}])
    screen = render(NewGame, **around.page())
    seat(screen, "Ana", "Ben")
    on(screen, 1)

    screen.tap("Ana: no character chosen yet")
    screen.tap("Ana plays: Grash")
    screen.tap("Ben: no character chosen yet")

    assert "Ben plays: Grash" not in screen.names()
    screen.type_into("Name of the character", "grash")
    screen.tap("Ben plays: the name that was typed")
    assert "one of each character" in around.said[-1]


@pytest.mark.parametrize(
    ("key", "length"),
    [
        pytest.param("Short: 12 VP", "short", id="Overview and Objective: short"),
        pytest.param("Legendary: 18 VP", "legendary", id="Overview and Objective: legendary"),
    ],
)
def test_a_length_is_chosen_by_its_number(render, around, key, length):
    screen = render(NewGame, **around.page())
    seat(screen, "Ana", "Ben")
    on(screen, 2)

    screen.tap(key)
    on(screen, 2)
    screen.tap("Start")

    assert only_game(around).setup.length == length


def test_alone_a_rival_is_typed_with_its_pips_and_its_plot_deck(render, around):
    screen = render(NewGame, **around.page())
    seat(screen, "Ana")
    on(screen, 2)

    screen.type_into("Name of the rival", "Vesh")
    screen.tap("Your rival: the name that was typed")
    screen.tap("3 of 6 pips")
    screen.tap("8 plot cards")
    on(screen, 2)

    assert screen.sees("Vesh face up beside the board")
    screen.tap("Start")
    table = only_game(around).table
    assert (table.rival.name, table.rival.pips, table.plot.deck) == ("Vesh", 3, 8)


def test_known_rivals_are_offered_the_easiest_first(render, around):
    for name, pips in (("Hard", 5), ("Easy", 1)):
        teach(around, rival={"name": name, "pips": pips})
    screen = render(NewGame, **around.page())
    seat(screen, "Ana")
    on(screen, 2)

    offered = [name for name in screen.names() if "pips" in name and name.startswith(("Hard", "Easy"))]
    screen.tap(offered[0])

    assert offered == ["Easy, 1 of 6 pips", "Hard, 5 of 6 pips"]
    assert (draft(around).rival, draft(around).pips) == ("Easy", 1)


def test_nobody_goes_on_with_a_rival_of_their_own_name(render, around):
    screen = render(NewGame, **around.page())
    seat(screen, "Ana")
    on(screen, 2)
    screen.type_into("Name of the rival", "ana")
    screen.tap("Your rival: the name that was typed")

    on(screen, 1)

    assert draft(around).step == "length"
    assert "your rival and yourself" in around.said[-1]


def test_for_two_there_is_no_rival(render, around):
    screen = render(NewGame, **around.page())
    seat(screen, "Ana", "Ben")
    on(screen, 2)

    assert not screen.sees("Who is your rival?")


def test_personas_are_drawn_by_lot_from_those_the_library_knows(render, around):
    teach(around, personas=PERSONAS)
    screen = render(NewGame, **around.page())
    seat(screen, "Ana", "Ben")
    on(screen, 3)

    screen.tap("Draw the personas by lot")

    assert "Mezmora Cartel: Vex, letter A" in screen.names()
    assert screen.sees(f"Drawn with the seed {draft(around).drawn}")
    on(screen, 1)
    screen.tap("Start")
    assert [persona.name for persona in only_game(around).table.personas] == ["Vex", "Ull", "Rook"]


def test_two_of_one_letter_are_told_and_hinder_nobody(render, around):
    screen = render(NewGame, **around.page())
    seat(screen, "Ana", "Ben")
    on(screen, 3)

    for faction in ("Mezmora Cartel", "Sanction"):
        screen.tap(f"{faction}: nobody named yet")
        screen.tap(f"{faction}: letter B")

    assert screen.sees("both show B: draw again")
    on(screen, 1)
    assert draft(around).step == "checklist"


def test_the_first_bounty_is_named(render, around):
    screen = render(NewGame, **around.page())
    seat(screen, "Ana", "Ben")
    on(screen, 3)

    screen.type_into("Name of the bounty", "Moth")
    screen.tap("The bounty is: the name that was typed")
    on(screen, 1)

    assert screen.sees("Moth on top of the bounty deck")


def test_four_is_the_most(render, around):
    screen = render(NewGame, **around.page())

    for _ in range(3):
        screen.tap("Add a player")

    assert "Add a player" not in screen.names()
    assert screen.sees("Four is the most.")


def test_a_name_that_two_seats_have_is_said_when_somebody_wants_to_go_on(render, around):
    screen = render(NewGame, **around.page())
    seat(screen, "Ana", "ana")

    on(screen, 1)

    assert screen.sees('Two seats are called "ana"')
    assert draft(around).step == "seats"


def test_what_was_chosen_and_ticked_survives_a_reload(render, around):
    screen = render(NewGame, **around.page())
    seat(screen, "Ana", "Ben")
    on(screen, 2)
    screen.tap("Short: 12 VP")
    on(screen, 2)
    screen.tap("The dice tower, all 14 dice beside it")

    again = render(NewGame, **around.page())

    assert again.sees("1 of 17 done")
    assert again.sees("12 VP set off the end")


def test_who_begins_is_drawn_by_lot(render, around):
    screen = render(NewGame, **around.page())
    seat(screen, "Ana", "Ben")
    on(screen, 4)

    screen.tap("Draw by lot who begins")

    assert screen.sees(f"{draft(around).seating.names[0]} begins")


def test_the_people_of_the_last_game_sit_down_with_one_tap(render, around):
    around.desk.begin("forsaken", Setup.model_validate({"seats": [{"name": "Cleo"}, {"name": "Dan"}]}))
    screen = render(NewGame, **around.page())

    screen.tap("Cleo, Dan again")

    assert draft(around).seating.names == ("Cleo", "Dan")


# Signs

NUMBERS = {"M": 2, "L": 2, "Q": 4, "Z": 0, "O": 3}


@pytest.mark.parametrize("drawings", [ACTIONS, CARDS, HELD, LOCATIONS, PLANETS])
def test_each_drawing_is_made_of_strokes_that_can_be_drawn(drawings):
    strokes = [step for glyph in drawings.values() for part in glyph.split("|") for step in steps(part.strip("~! "))]

    assert {sort for sort, _ in strokes} <= set(NUMBERS)
    assert all(len(numbers) == NUMBERS[sort] for sort, numbers in strokes)


def test_what_can_be_held_or_done_has_a_sign():
    assert {*GAINS, *FACTIONS, *WAYS, *(place.sign for place in PLACES.values()), *get_args(CardSort)} <= set(SIGNS)
