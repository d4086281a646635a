"""The ledger of a game of Forsaken by rounds, and rulings that count from the start."""

from typing import Any

import pytest

from companion.forsaken.chapters import chapters
from companion.past import Amended, amend
from companion.ruling_changes import from_the_start
from tests.companion.forsaken.games import begin, end_turn, gain, move, played

GAIN = gain("Ana", vp=1)


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        pytest.param([], [], id="nothing yet"),
        pytest.param([GAIN], [("Round 1", 0, 1, 1)], id="a round that is on"),
        pytest.param(
            [GAIN, end_turn(), end_turn(), GAIN],
            [("Round 1", 0, 3, 2), ("Round 2", 3, 4, 4)],
            id="the last seat's turn ends the round; what was forgotten comes before it",
        ),
        pytest.param(
            [GAIN, move("set_round", to=5), GAIN],
            [("Round 1", 0, 2, 1), ("Round 5", 2, 3, 3)],
            id="a corrected round",
        ),
        pytest.param(
            [GAIN, move("begin_scoring"), move("finish")],
            [("Round 1", 0, 2, 1), ("Final scoring", 2, 3, 3)],
            id="final scoring",
        ),
    ],
)
def test_entries_lie_in_the_rounds_in_which_they_happened(
    moves: list[Any], expected: list[tuple[str, int, int, int]]
) -> None:
    found = chapters(played(begin("Ana", "Ben"), *moves).ledger.standing)

    assert [(it.title, it.start, it.end, it.add_at) for it in found] == expected


def test_a_ruling_that_changed_has_held_from_the_first_entry_on() -> None:
    game = played(begin("Ana", "Ben"), GAIN)

    done = amend(game, from_the_start(game, "S5", "zone"))

    assert isinstance(done, Amended)
    assert done.game.at(1).ruled("S5") == "zone"


def test_where_it_has_always_been_so_there_is_nothing_to_change() -> None:
    assert from_the_start(begin("Ana", "Ben"), "S5", "nothing") == ()
