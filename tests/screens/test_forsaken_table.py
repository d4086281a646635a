"""The Table of Forsaken: who stands where, the turn with its three actions, the encounter, last turns."""

import pytest

from screens import routes
from tests.screens.forsaken_evening import ALONE, ForsakenEvening


@pytest.fixture
def evening(unhurried):
    """Ana, Ben and Cleo before the first turn."""
    return ForsakenEvening()


def gain(who="Ana", **gains):
    return {"move": "gain", "who": who, "gains": gains}


def went(screen):
    """The page to which the last tap has led."""
    return [given["route"] for _, method, given in screen.asked if method == "push_route"][-1].rsplit("/", 1)[-1]


def act(action, who="Ana"):
    return {"move": "act", "who": who, "action": action}


def test_who_is_on_comes_first_and_the_others_follow_in_the_order_of_turns(evening, render):
    screen = evening.moves({"move": "end_turn"}).open(render)

    names = [name for name in screen.names() if name.endswith("type a number")]
    assert names == [f"{who}: 0 VP, type a number" for who in ("Ben", "Cleo", "Ana")]


def test_vp_steps_collect_and_become_one_entry(evening, render):
    screen = evening.open(render)

    for _ in range(2):
        screen.tap("Ana: 1 more")
    screen.tap("+2: 0 becomes 2")

    assert evening.table.player("Ana").vp == 2
    assert len(evening.entries) == 1


@pytest.mark.parametrize(
    ("ways", "left"),
    [
        pytest.param(("3", "Gain 3: becomes 8"), 8, id="gained"),
        pytest.param(("Lose", "4", "Lose 4: becomes 1"), 1, id="lost"),
        pytest.param(("Correct to", "7", "Correct to 7"), 7, id="corrected"),
    ],
)
def test_vp_are_typed_on_a_keypad(evening, render, ways, left):
    screen = evening.moves(gain("Ben", vp=5)).open(render)

    screen.tap("Ben: 5 VP, type a number")
    for way in ways:
        screen.tap(way)

    assert evening.table.player("Ben").vp == left


@pytest.mark.parametrize(
    ("ways", "says"),
    [
        pytest.param(("1", "0", "0"), "99 is the most", id="more than a track can show"),
        pytest.param(("0",), "Gain 0", id="a gain of nothing"),
        pytest.param(("Correct to", "9", "9", "9", "9"), "99 is the most", id="a correction beyond"),
    ],
)
def test_a_number_that_cannot_be_meant_is_not_taken(evening, render, ways, says):
    screen = evening.open(render)

    screen.tap("Ana: 0 VP, type a number")
    for way in ways:
        screen.tap(way)

    with pytest.raises(AssertionError, match="is disabled"):
        screen.tap(says)
    assert evening.entries == []


def test_the_track_says_how_far_the_threshold_is_and_where_enemies_roll_advanced_dice(evening, render):
    screen = evening.moves(gain(vp=6)).open(render)

    assert screen.sees("6 of 15 VP. Enemies roll an advanced die more from 6 and 11 VP")


def test_three_actions_are_ticked_off(evening, render):
    screen = evening.open(render)

    screen.tap("Ana: move")
    screen.tap("Ana: special")

    assert evening.table.done.actions == ("move", "special")
    assert screen.sees("1 action left")


def test_a_boost_is_spent_without_an_action(evening, render):
    screen = evening.moves(gain(boosts=1)).open(render)

    screen.tap("Ana: spend a boost, free")

    assert evening.table.player("Ana").holds("boosts") == 0
    assert evening.table.done.actions == ()


def test_rest_ends_the_action_step(evening, render):
    screen = evening.open(render)

    screen.tap("Ana: rest")

    assert evening.table.done.step == "encounter"
    assert evening.table.player("Ana").holds("boosts") == 1
    assert screen.sees("Encounter step")


@pytest.mark.parametrize(
    ("key", "page"),
    [
        pytest.param("Ana: interact, on its own page", "places", id="Interact"),
        pytest.param("Ana: bounty, on its own page", "fight", id="Confront a Bounty"),
    ],
)
def test_what_needs_more_than_a_tick_leads_to_its_page(evening, render, key, page):
    screen = evening.open(render)

    screen.tap(key)

    assert went(screen) == page
    assert evening.entries == []


def test_a_key_that_belongs_to_a_place_opens_its_sheet(evening, render):
    screen = evening.open(render)

    screen.tap("Ana: connect, on its own page")

    screen.moved(routes.game(evening.id, "places"))
    assert screen.sees("In the space of a persona")


def test_a_spent_action_can_be_taken_back(evening, render):
    screen = evening.moves(act("move"), act("special")).open(render)

    screen.tap("Ana has spent actions on move, special; put that right")
    screen.tap("Take back move, action 1")

    assert evening.table.done.actions == ("special",)


def test_an_encounter_is_drawn_for_a_node_with_one_tap(evening, render):
    screen = evening.open(render)

    screen.tap("On to the encounter")
    screen.tap("Ana draws an encounter of Thyrria at a settlement")

    assert evening.table.done.encountered
    assert screen.sees("End Ana's turn")


def test_no_encounter_is_an_answer_too(evening, render):
    screen = evening.moves({"move": "begin_encounters", "who": "Ana"}).open(render)

    screen.tap("No encounter: Ana: a node")

    assert evening.entries[-1].startswith("Ana")
    assert not screen.sees("Ana draws an encounter")


def test_a_vignette_takes_the_place_of_the_encounter(evening, render):
    screen = evening.moves(
        {"move": "read_vignette", "who": "Ana", "entry": "T15A"}, {"move": "begin_encounters", "who": "Ana"}
    ).open(render)

    assert screen.sees("A vignette was read: no encounter this turn.")
    assert not screen.sees("Ana draws an encounter")


def test_last_turns_are_announced_once_and_the_table_says_what_set_them_off(evening, render):
    screen = evening.moves(gain(vp=15), {"move": "end_turn"}).open(render)

    assert " ".join(screen.texts()).count("last turn,") == 1
    assert screen.sees("Ben's last turn, then Cleo")
    assert screen.sees("Ana has reached 15 VP.")


def test_gains_are_put_together_by_signs_into_one_entry(evening, render):
    screen = evening.open(render)

    screen.tap("Ana holds nothing yet; gain or lose something")
    screen.tap("gain 1 boost")
    screen.tap("gain 1 boost, 1 chosen")
    screen.tap("gain 1 scrap")
    screen.tap("2 boosts chosen, take 1 away")
    screen.tap("Gain 1 boost and 1 scrap")

    ana = evening.table.player("Ana")
    assert (ana.holds("boosts"), ana.holds("scrap")) == (1, 1)
    assert len(evening.entries) == 1


def test_what_is_paid_is_put_together_the_same_way(evening, render):
    screen = evening.moves(gain(visions=2)).open(render)

    screen.tap("Ana holds 2 visions; gain or lose something")
    screen.tap("Lose or pay")
    screen.tap("lose 1 vision")
    screen.tap("Lose 1 vision")

    assert evening.table.player("Ana").holds("visions") == 1


def test_damage_is_taken_from_the_track(evening, render):
    screen = evening.open(render)

    screen.tap("Ana: Vitality 8 of 8; heal or take damage")
    screen.tap("Ana, vitality: 1 less")
    screen.tap("Ana, vitality: 1 less")
    screen.tap("-2: 8 becomes 6")

    assert evening.table.player("Ana").vitality == 6
    assert screen.sees("Ana: Vitality 6 of 8")


def test_alone_the_rival_stands_with_the_player(unhurried, render):
    screen = ForsakenEvening(**ALONE).open(render)

    assert screen.sees("Grash")


def test_after_the_last_turn_the_way_leads_to_final_scoring(evening, render):
    screen = evening.moves({"move": "begin_scoring"}).open(render)

    screen.tap("Go to final scoring")

    assert went(screen) == "end"
