"""The ledger of a game of Chronicles by rounds, and rulings that count from the start."""

from typing import Any

import pytest

from companion.chronicles.chapters import chapters
from companion.past import Amended, amend
from companion.ruling_changes import from_the_start
from tests.companion.chronicles.games import begin, end_turn, marks, move, played, player

GAIN = move("gain_honor", who="Ana", amount=1)


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

    assert [(it.title, it.start, it.end) for it in found] == [it[:3] for it in expected]
    assert [it.add_at for it in found][:-1] == [it[3] for it in expected][:-1]


def test_a_mark_on_a_full_track_has_always_given_what_it_gives_since_the_ruling_changed() -> None:
    game = played(begin("Ana", "Ben"), *marks("Ana", *["vision"] * 4))

    done = amend(game, from_the_start(game, "C1", "three"))

    assert isinstance(done, Amended)
    assert player(done.game).honor == player(game).honor + 2
    assert done.game.at(1).ruled("C1") == "three"


def test_where_it_has_always_been_so_there_is_nothing_to_change() -> None:
    assert from_the_start(begin("Ana", "Ben"), "C1", "one") == ()
