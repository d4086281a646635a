"""The page of the worlds of Forsaken: bounty, personas, decks, event row, scrap tiles, cubes."""

import pytest

from tests.screens.forsaken_evening import ForsakenEvening

JAGGA = {"move": "reveal_bounty", "name": "Jagga", "landmark": "The Shale Flats"}
TRACK = {"move": "describe_bounty", "track": [{"gains": {"vp": 1}}, {"gains": {"legend": 1}}, {}]}


@pytest.fixture
def evening(unhurried):
    """Jagga is the bounty, at the Shale Flats; its track has three spaces."""
    return ForsakenEvening().moves(JAGGA, TRACK)


def test_the_bounty_shows_where_it_is_and_how_far_its_tracker_has_gone(evening, render):
    screen = evening.open(render, "world")

    assert screen.sees("At The Shale Flats")
    assert screen.sees("The tracker is on space 1 of 3.")


def test_the_tracker_goes_down_and_the_bounty_escapes_from_the_bottom(evening, render):
    screen = evening.open(render, "world")

    screen.tap("The bounty tracker goes down a space")
    assert screen.sees("The tracker is on space 2 of 3.")
    screen.tap("The bounty tracker goes down a space")

    assert screen.sees("has escaped")
    assert evening.table.bounty.name is None


def test_the_next_bounty_is_asked_for_in_place(evening, render):
    evening.moves({"move": "advance_bounty", "escaped": True})
    screen = evening.open(render, "world")

    screen.tap("Read and done")
    screen.type_into("Name of the bounty", "Vex")
    screen.type_into("Its landmark (may stay empty)", "The Docks")
    screen.tap("It lies open")

    assert (evening.table.bounty.name, evening.table.bounty.landmark) == ("Vex", "The Docks")


def test_a_known_bounty_is_one_tap(unhurried, render):
    card = {"kind": "bounty", "id": "vex", "name": "Vex", "landmark": "The Docks", "track": [{}, {}]}
    evening = ForsakenEvening().knows(card)
    screen = evening.open(render, "world")

    screen.tap("Next bounty")
    screen.tap("The bounty is Vex")

    assert (evening.table.bounty.landmark, evening.table.bounty.spaces) == ("The Docks", 2)


def test_what_the_bounty_s_card_shows_is_read_in_by_taps(evening, render):
    screen = evening.open(render, "world")

    screen.tap("What the bounty's card shows")
    screen.tap("Dice: 4")
    screen.tap("Spaces: 4")
    screen.tap("Space 3")
    screen.tap("Space 3: gain 1 boost")
    screen.tap("That is what it shows")

    card = evening.table.bounty.printed
    assert card.dice == 4
    assert [dict(reward.gains) for reward in card.track] == [{"vp": 1}, {"legend": 1}, {"boosts": 1}, {}]


@pytest.mark.long
def test_the_tracker_is_corrected_to_where_it_lies(evening, render):
    screen = evening.open(render, "world")

    screen.tap("What the bounty's card shows")
    screen.tap("The tracker is on space: 2")

    assert evening.table.bounty.space == 1


def test_a_persona_walks_to_the_next_landmark_whose_name_is_asked_for(evening, render):
    screen = evening.open(render, "world")

    screen.tap("Ebon Eye: the persona walks on")
    screen.type_into("Name of the landmark", "The Spire")
    screen.tap("That is it")

    assert evening.table.persona("ebon_eye").landmark == "The Spire"


def test_who_a_persona_is_can_be_read_in(evening, render):
    screen = evening.open(render, "world")

    screen.tap("Sanction: what the persona's card shows")
    screen.type_into("Name", "Captain Orr")
    screen.type_into("Letter", "b")
    screen.type_into("Landmark 2: not named yet", "The Wall")
    screen.tap("That is it")

    persona = evening.table.persona("sanction")
    assert (persona.name, persona.letter) == ("Captain Orr", "B")
    assert persona.path == ("Empyriad Strip Mines", "The Wall", None)


def test_the_standee_is_put_where_it_stands(evening, render):
    screen = evening.open(render, "world")

    screen.tap("Sanction: what the persona's card shows")
    screen.tap("The standee is on landmark 3")

    assert evening.table.persona("sanction").at == 2


def test_a_card_is_drawn_from_a_deck_that_was_counted(evening, render):
    evening.moves({"move": "set_deck", "planet": "thyrria", "to": 9}, {"move": "begin_encounters", "who": "Ana"})
    screen = evening.open(render, "world")

    screen.tap("Encounters of Thyrria: 9 left")
    screen.tap("Draw at Thyrria for a node: outland")

    assert evening.table.decks["thyrria"] == 8
    assert evening.table.done.encountered


def test_a_deck_is_counted_by_a_key(evening, render):
    screen = evening.open(render, "world")

    screen.tap("Encounters of Port Ambition: not counted")
    screen.tap("How many are left?")
    screen.tap("Cards left at Port Ambition: 24")

    assert evening.table.decks["port_ambition"] == 24


def test_a_card_joins_the_event_row_and_leaves_it(evening, render):
    screen = evening.open(render, "world")

    screen.tap("A card joins the row")
    screen.type_into("Its name (may stay empty)", "Spore Storm")
    screen.type_into("Finale: what it gives at the end", "1 VP a fungalyte")
    screen.tap("Into the row")
    assert screen.sees("Finale: 1 VP a fungalyte")
    screen.tap("Archive Spore Storm")

    assert evening.table.event_row == ()


def test_a_known_card_of_the_row_brings_its_words_along(unhurried, render):
    card = {"kind": "encounter", "id": "storm", "name": "Spore Storm", "event": "Moving costs 1.", "finale": "1 VP."}
    evening = ForsakenEvening().knows(card)
    screen = evening.open(render, "world")

    screen.tap("A card joins the row")
    screen.tap("It is Spore Storm")
    screen.tap("Into the row")

    assert [(it.event, it.finale) for it in evening.table.event_row] == [("Moving costs 1.", "1 VP.")]


def test_scrap_tiles_are_put_where_they_lie_and_a_wrong_number_is_said(evening, render):
    screen = evening.open(render, "world")

    screen.tap("Scrapyard 1, scrap tile")
    assert screen.sees("2 tiles lie there; the game has 3.")
    screen.tap("Port Ambition, no tile")

    assert [yard.number for yard in evening.table.yards if yard.tile] == [2, 3, 4]


def test_a_scrapyard_gets_the_name_that_people_use(evening, render):
    screen = evening.open(render, "world")

    screen.tap("Name scrapyard 2")
    screen.type_into("What you call it", "The Heap")
    screen.tap("Call it so")

    assert screen.sees("The Heap")


def test_cubes_that_lie_about_are_taken_by_whoever_is_on(evening, render):
    screen = evening.open(render, "world")

    screen.tap("Lay cubes")
    screen.type_into("Where they lie", "The Docks")
    screen.tap("Cubes: lay 1 scrap")
    screen.tap("They lie there")
    assert sum(evening.table.bag.values()) == 39
    screen.tap("Ana takes The Docks's cubes")

    assert evening.table.player("Ana").holds("scrap") == 1
    assert evening.table.loose == ()
