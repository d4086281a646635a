"""Endgame conditions and the final round (p. 25, 28, 29)."""

from typing import Any

import pytest

from companion.vestige.closing import what_ends
from tests.companion.games import (
    AnyGame,
    asked,
    competitive,
    cooperative,
    gain,
    move,
    play,
    reasons,
    refusal,
    solo,
    teams,
)

END = move("end_turn")


def out(name: str, met: bool = False, trigger: int | None = None) -> dict[str, Any]:
    return move("reveal_condition", name=name, met=met, trigger=trigger)


def meet(name: str) -> dict[str, Any]:
    return move("meet_condition", name=name)


def unmeet(name: str) -> dict[str, Any]:
    return move("unmeet_condition", name=name)


@pytest.mark.parametrize(
    ("game", "needed"),
    [
        pytest.param(competitive(), 2, id="p. 25: competitive"),
        pytest.param(teams(), 2, id="p. 28: teams"),
        pytest.param(cooperative(), 2, id="p. 29: cooperative"),
        pytest.param(solo(), 3, id="p. 28: solo"),
    ],
)
def test_the_final_round_is_the_one_after_the_last_condition_that_was_needed(game: AnyGame, needed: int) -> None:
    almost = play(game, *[out(f"C{number}", met=True) for number in range(1, needed)])

    complete = play(almost, out("The last", met=True))

    assert almost.table.final_round is None
    assert complete.table.final_round == 2
    assert complete.table.needed == needed


@pytest.mark.parametrize(
    ("moves", "final"),
    [
        pytest.param([out("A", met=True), out("B", met=True)], 2, id="p. 25: met by the reveal itself"),
        pytest.param([out("A"), out("B"), meet("A"), meet("B")], 2, id="p. 25: met later"),
        pytest.param([out("A"), out("B"), meet("A")], None, id="p. 25: one is not enough"),
        pytest.param([out("A"), meet("A"), meet("A")], None, id="p. 25: the same one does not count twice"),
        pytest.param([out("A", met=True), END, out("B", met=True)], 2, id="p. 25: in the middle of a round"),
        pytest.param([out("A", met=True), END, END, out("B", met=True)], 3, id="p. 25: met in round 2"),
        pytest.param(
            [out("A", met=True), out("B", met=True), END, END, out("C", met=True)], 2, id="p. 25: more change nothing"
        ),
    ],
)
def test_met_conditions_are_counted(moves: list[dict[str, Any]], final: int | None) -> None:
    game = play(competitive(), *moves)

    assert game.table.final_round == final


def test_a_condition_met_while_the_nemeses_are_on_still_belongs_to_that_round() -> None:
    game = play(cooperative(), out("A", met=True), out("B"), END)

    met = play(game, meet("B"))

    assert game.table.phase == "nemeses"
    assert met.table.final_round == 2


def test_the_final_round_cuts_off_conditions_that_still_wait() -> None:
    game = play(competitive(), out("Start", met=True), gain("Ana", 18), out("C1", met=True, trigger=1))

    assert ("reveal_condition", 2) not in asked(game)
    assert ("draw_covert_op", "Ana", 1) in asked(game)


def test_a_met_condition_stays_met_in_play() -> None:
    game = play(competitive(), out("A", met=True), meet("A"))

    assert game.table.conditions[0].met
    assert "p. 25" in reasons(game)


@pytest.mark.parametrize(
    ("moves", "final"),
    [
        pytest.param([out("A", met=True), out("B", met=True), unmeet("A")], None, id="the number is not reached"),
        pytest.param(
            [out("A", met=True), out("B", met=True), out("C", met=True), unmeet("A")], 2, id="enough others are met"
        ),
        pytest.param([out("A", met=True), out("B"), unmeet("B")], None, id="it was not met at all"),
        pytest.param(
            [out("A", met=True), out("B", met=True), END, END, unmeet("A"), meet("A")], 3, id="and met after all, later"
        ),
    ],
)
def test_a_correction_lifts_a_final_round_that_lacks_its_conditions(
    moves: list[dict[str, Any]], final: int | None
) -> None:
    game = play(competitive(), *moves)

    assert game.table.final_round == final


def test_a_lifted_final_round_brings_back_the_conditions_that_waited() -> None:
    game = play(competitive(), gain("Ana", 18), out("A", met=True, trigger=1), out("B", met=True))

    lifted = play(game, unmeet("B"))

    assert ("reveal_condition", 2) not in asked(game)
    assert ("reveal_condition", 2) in asked(lifted)


@pytest.mark.parametrize(
    ("before", "given", "where"),
    [
        pytest.param([out("A")], out("A"), "name", id="the same name twice"),
        pytest.param([out("A", trigger=1)], out("B", trigger=1), "trigger", id="p. 25: a stack holds one condition"),
        pytest.param([], meet("A"), "name", id="one that is not out"),
        pytest.param([out("A")], unmeet("B"), "name", id="a correction of one that is not out"),
    ],
)
def test_nonsense_about_conditions_is_refused(before: list[dict[str, Any]], given: dict[str, Any], where: str) -> None:
    game = play(competitive(), *before)

    assert refusal(game, given).where == where


def test_a_final_round_cannot_lie_behind() -> None:
    game = play(competitive(), END, END)

    assert refusal(game, move("set_final_round", to=1)).where == "to"
    assert play(game, move("set_final_round", to=2)).table.final_round == 2


def test_the_round_after_round_999_can_be_the_last() -> None:
    game = play(competitive(), move("set_round", to=999), out("A", met=True), out("B", met=True))

    assert game.table.final_round == 1000


def test_a_final_round_is_only_proposed_when_people_want_to_be_asked() -> None:
    game = play(competitive(automation={"final_round": "ask"}), out("A", met=True), out("B", met=True))
    (proposal,) = game.table.proposals

    taken = play(game, move("accept_proposal", proposal=proposal.id))

    assert game.table.final_round is None
    assert taken.table.final_round == 2
    assert asked(taken) == []


def test_a_final_round_is_left_to_people_when_they_want_that() -> None:
    game = play(competitive(automation={"final_round": "off"}), out("A", met=True), out("B", met=True))

    assert game.table.final_round is None
    assert asked(game) == []


@pytest.mark.parametrize(
    ("moves", "words"),
    [
        pytest.param([], "2 more to be met", id="nothing is met"),
        pytest.param([out("A", met=True)], "One more to be met", id="one is met"),
        pytest.param([out("A", met=True), out("B", met=True)], "After round 2 comes", id="the final round is set"),
        pytest.param([out("A", met=True), out("B", met=True), END, END], "It is on now", id="it is the final round"),
    ],
)
def test_people_are_told_what_ends_the_game(moves: list[dict[str, Any]], words: str) -> None:
    game = play(competitive(), *moves)

    assert words in what_ends(game.table)


def test_a_condition_that_is_flipped_during_scoring_sets_no_final_round() -> None:
    game = play(competitive(), move("begin_scoring"))

    scored = play(
        game,
        move("reveal_condition", name="A", trigger=None, met=True),
        move("reveal_condition", name="B", trigger=None, met=True),
    )

    assert scored.table.final_round is None
