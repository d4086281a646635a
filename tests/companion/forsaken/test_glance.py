"""A game of Forsaken at a glance: the moment, who is next, the last turns, how near the threshold."""

from typing import Any

import pytest

from companion.forsaken.glance import glance
from tests.companion.forsaken.games import AnyGame, Move, alone, begin, end_turn, gain, move, played

END = end_turn()
REACHED = move("reach_end", why="table", who="Ana")


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        pytest.param(begin(), ("Round 1 · Ana", "next Ben", True), id="a turn"),
        pytest.param(played(begin(), END, END), ("Round 1 · Cleo", "next round 2", True), id="the last of a round"),
        pytest.param(played(begin(), move("leave_table", who="Ben")), ("Round 1 · Ana", "next Cleo", True), id="gone"),
        pytest.param(alone(), ("Round 1 · Ana", "next Grash", True), id="Solo Mode: the rival is on"),
        pytest.param(begin("Ana"), ("Round 1 · Ana", "", True), id="alone without a rival"),
        pytest.param(played(begin(), REACHED), ("Round 1 · Ana", "next Ben", True), id="Finish Play: last turns"),
        pytest.param(
            played(begin(), REACHED, END, END), ("Round 1 · Cleo", "next final scoring", True), id="the last turn"
        ),
        pytest.param(played(begin(), move("begin_scoring")), ("Final scoring", "", False), id="final scoring"),
        pytest.param(played(begin(), move("begin_scoring"), move("finish")), ("Game over", "", False), id="over"),
    ],
)
def test_where_a_game_stands_is_said_at_a_glance(game: AnyGame, expected: tuple[Any, ...]) -> None:
    seen = glance(game.table)

    assert (seen.moment, seen.coming, seen.in_play) == expected


@pytest.mark.parametrize(
    ("moves", "words"),
    [
        pytest.param([], "", id="nothing yet"),
        pytest.param([REACHED], "The end is set off: one last turn for Ben and Cleo", id="Finish Play: this turn"),
        pytest.param([REACHED, END], "Ben's last turn, then Cleo", id="Finish Play: one more each"),
        pytest.param([REACHED, END, END], "Cleo's last turn, then final scoring", id="Finish Play: the last one"),
        pytest.param([REACHED, END, END, END], "", id="scoring"),
    ],
)
def test_last_turns_are_announced_with_who_still_has_one(moves: list[Move], words: str) -> None:
    assert glance(played(begin(), *moves).table).announced == words


def test_alone_the_turn_that_is_on_is_the_last() -> None:
    assert glance(played(alone(), REACHED).table).announced == "The end is set off: last turn"


@pytest.mark.parametrize(
    ("game", "moves", "near"),
    [
        pytest.param(begin(), [gain("Ben", vp=7), gain("Ana", vp=4)], (7, 15), id="Overview: the best of them"),
        pytest.param(begin(length="short"), [gain("Ben", vp=7)], (7, 12), id="Overview: a short game"),
        pytest.param(begin(length="legendary"), [], (0, 18), id="Overview: a legendary game"),
        pytest.param(alone(), [move("rival_gains", vp=5)], (0, 15), id="Solo Mode: a rival sets nothing off (S3)"),
        pytest.param(alone(rulings={"S3": "yes"}), [move("rival_gains", vp=5)], (5, 15), id="S3: it does"),
    ],
)
def test_how_near_the_end_is_follows_from_the_most_vp(game: AnyGame, moves: list[Move], near: tuple[int, int]) -> None:
    seen = glance(played(game, *moves).table).near

    assert seen is not None
    assert (seen.met, seen.needed) == near


def test_at_a_glance_everybody_has_their_vp_and_so_has_a_rival() -> None:
    seen = glance(played(alone(), gain("Ana", vp=2), move("rival_gains", vp=3)).table)

    assert [(it.name, it.value) for it in seen.figures] == [("Ana", 2), ("Grash", 3)]
