"""Turns: actions, rest, the encounter step, rounds (The Action Step; The Encounter Step)."""

import pytest

from tests.companion.forsaken.games import (
    Move,
    alone,
    asked,
    begin,
    end_turn,
    gain,
    labels,
    move,
    noticed,
    played,
    player,
    refused,
)

STEP = move("act", who="Ana", action="move")
DRAW = move("draw_encounter", who="Ana", planet="Mycoid Verge", node="outland")


def test_actions_are_ticked_off_in_their_order() -> None:
    game = begin()

    after = played(game, STEP, move("act", who="Ana", action="special", note="the lever"), STEP)

    assert after.table.done.actions == ("move", "special", "move")
    assert noticed(after) == []
    assert labels(after)[1] == "Ana takes a special action: the lever"


TOLD = [
    pytest.param([STEP, STEP, STEP, STEP], "fourth_action", id="a fourth action"),
    pytest.param([move("begin_encounters", who="Ana"), STEP], "action_late", id="an action in the encounter step"),
    pytest.param([move("act", who="Ben", action="move")], "other_turn", id="an action in another's turn"),
    pytest.param(
        [gain(boosts=1), STEP, STEP, STEP, move("spend_boost", who="Ana")],
        "boost_late",
        id="Free actions: a boost after the third action",
    ),
    pytest.param([move("spend_boost", who="Ana")], "short", id="a boost that is not there"),
    pytest.param([DRAW, DRAW], "second_encounter", id="a second encounter"),
    pytest.param([move("read_vignette", who="Ana"), DRAW], "after_vignette", id="an encounter after a vignette"),
    pytest.param([move("rest", who="Ben")], "other_turn", id="a rest in another's turn"),
]


@pytest.mark.parametrize(("moves", "notice"), TOLD)
def test_what_looks_wrong_in_a_turn_is_told_until_it_is_over(moves: list[Move], notice: str) -> None:
    game = begin()

    after = played(game, *moves)

    assert noticed(after) == [notice]
    assert noticed(played(after, end_turn())) == []


def test_an_action_of_another_is_not_ticked_off_for_who_is_on() -> None:
    game = begin()

    after = played(game, move("act", who="Ben", action="move"))

    assert after.table.done.actions == ()


def test_a_boost_is_spent_without_an_action() -> None:
    game = played(begin(), gain(boosts=2))

    after = played(game, move("spend_boost", who="Ana"))

    assert player(after).holds("boosts") == 1
    assert after.table.done.actions == ()
    assert labels(after)[-1] == "Ana moves with a boost"


def test_rest_takes_what_is_left_and_leads_to_the_encounter_step() -> None:
    game = played(begin(), gain(damage=3), STEP)

    after = played(game, move("rest", who="Ana"))

    assert (player(after).vitality, player(after).holds("boosts")) == (7, 1)
    assert after.table.done.actions == ("move", "rest", "rest")
    assert (after.table.done.step, after.table.done.rested) == ("encounter", True)
    assert "encounter" in asked(after)


def test_a_rest_in_the_encounter_step_is_told_once() -> None:
    game = played(begin(), STEP, move("begin_encounters", who="Ana"))

    after = played(game, move("rest", who="Ana"))

    assert noticed(after) == ["action_late"]


@pytest.mark.parametrize(
    ("held", "paid", "left"),
    [
        pytest.param({"scrap": 2, "particle": 1}, {}, {"scrap": 1, "particle": 1}, id="a scrap"),
        pytest.param({"particle": 1}, {}, {"scrap": 0, "particle": 0}, id="a particle, if there is no scrap"),
        pytest.param({"scrap": 2, "particle": 1}, {"particle": 1}, {"scrap": 2, "particle": 0}, id="as it was said"),
    ],
)
def test_summoned_transport_costs_one_and_an_action(
    held: dict[str, int], paid: dict[str, int], left: dict[str, int]
) -> None:
    game = played(begin(), move("gain", who="Ana", gains=held))

    after = played(game, move("summon_transport", who="Ana", **paid))

    assert (player(after).holds("scrap"), player(after).holds("particle")) == (left["scrap"], left["particle"])
    assert after.table.done.actions == ("transport",)


def test_an_encounter_takes_a_card_from_the_planets_deck() -> None:
    game = begin(decks={"mycoid_verge": 5})

    after = played(game, DRAW)

    assert after.table.decks == {"thyrria": None, "port_ambition": None, "mycoid_verge": 4}
    assert (after.table.done.step, after.table.done.encountered) == ("encounter", True)
    assert labels(after)[-1] == "Ana has an outland encounter on Mycoid Verge"


@pytest.mark.parametrize(
    ("decks", "given", "reached"),
    [
        pytest.param({"mycoid_verge": 1}, DRAW, True, id="Overview and Objective: a deck is emptied"),
        pytest.param({"mycoid_verge": 2}, DRAW, False, id="one card is left"),
        pytest.param({}, DRAW, False, id="nobody has counted"),
        pytest.param({}, {**DRAW, "last": True}, True, id="the last card of a deck that nobody has counted"),
    ],
)
def test_the_last_card_of_a_deck_sets_off_the_end(decks: dict[str, int], given: Move, reached: bool) -> None:
    game = begin(decks=decks)

    after = played(game, given)

    assert (after.table.ending is not None) == reached


def test_a_skipped_encounter_is_asked_for_no_more() -> None:
    game = played(begin(), move("begin_encounters", who="Ana"))

    after = played(game, move("skip_encounter", who="Ana", why="no node"))

    assert asked(game) == ["encounter"]
    assert asked(after) == []
    assert labels(after)[-1] == "Ana has no encounter: no node"


def test_turns_go_round_and_behind_the_last_player_the_next_round_begins() -> None:
    game = begin("Ana", "Ben")

    ben = played(game, STEP, end_turn())
    ana = played(ben, end_turn("Ben"))

    assert (ben.table.turn, ben.table.round, ben.table.done.actions) == ("Ben", 1, ())
    assert (ana.table.turn, ana.table.round) == ("Ana", 2)


def test_a_player_who_has_gone_has_no_turn() -> None:
    game = played(begin("Ana", "Ben", "Cleo"), move("leave_table", who="Ben"))

    after = played(game, end_turn())

    assert after.table.turn == "Cleo"


def test_alone_the_rival_is_on_after_each_turn() -> None:
    game = alone()

    after = played(game, end_turn())

    assert (after.table.turn, after.table.round) == ("Ana", 2)
    assert "plot_draw" in asked(after)


@pytest.mark.parametrize(
    ("before", "given"),
    [
        pytest.param([move("begin_scoring")], end_turn(), id="the game is being scored"),
        pytest.param(
            [move("begin_encounters", who="Ana")],
            move("begin_encounters", who="Ana"),
            id="the encounter step is on already",
        ),
    ],
)
def test_a_step_that_cannot_come_any_more_is_refused(before: list[Move], given: Move) -> None:
    game = played(begin(), *before)

    refusal = refused(game, given)

    assert refusal.where == "move"
    assert refusal.fit
