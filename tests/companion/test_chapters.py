"""The ledger by rounds, and rulings that count from the start."""

from typing import Any

import pytest

from companion.past import Amended, amend
from companion.ruling_changes import from_the_start
from companion.vestige.chapters import chapters
from tests.companion.games import AnyGame, competitive, gain, leverage, move, play, solo, teams

ROUND = [move("end_turn"), move("run_nemeses")]
TOOK, VISITED = move("take_control", who="Ana", region="Chop Shop"), move("visit", who="Cleo", region="Chop Shop")


@pytest.mark.parametrize(
    ("game", "moves", "expected"),
    [
        pytest.param(solo(), [], [], id="nothing yet"),
        pytest.param(solo(), [gain("Ana", 1)], [("Round 1", 0, 1, 1)], id="a round that is on"),
        pytest.param(
            solo(),
            [gain("Ana", 1), *ROUND, gain("Ana", 1)],
            [("Round 1", 0, 3, 1), ("Round 2", 3, 4, 4)],
            id="the nemeses' turn ends the round; what was forgotten comes before it",
        ),
        pytest.param(
            competitive(),
            [gain("Ana", 1), move("end_turn"), move("end_turn"), gain("Ana", 1)],
            [("Round 1", 0, 3, 2), ("Round 2", 3, 4, 4)],
            id="without a nemesis the last seat ends it",
        ),
        pytest.param(
            solo(),
            [gain("Ana", 1), move("set_round", to=5), gain("Ana", 1)],
            [("Round 1", 0, 2, 1), ("Round 5", 2, 3, 3)],
            id="a corrected round",
        ),
        pytest.param(
            solo(),
            [gain("Ana", 1), move("begin_scoring"), move("finish")],
            [("Round 1", 0, 2, 1), ("Final scoring", 2, 3, 3)],
            id="final scoring",
        ),
    ],
)
def test_entries_lie_in_the_rounds_in_which_they_happened(
    game: AnyGame, moves: list[Any], expected: list[tuple[str, int, int, int]]
) -> None:
    found = chapters(play(game, *moves).ledger.standing)

    assert [(it.title, it.start, it.end, it.add_at) for it in found] == expected


def rule(option: str) -> dict[str, Any]:
    return move("set_ruling", ruling="R8", option=option)


@pytest.mark.parametrize(
    ("moves", "option", "expected"),
    [
        pytest.param([TOOK, VISITED], "no", 2, id="p. 17: never paid"),
        pytest.param([TOOK, rule("no"), VISITED], "yes", 4, id="always paid"),
        pytest.param([TOOK, VISITED, rule("no"), VISITED, rule("yes"), VISITED], "no", 2, id="every answer before"),
    ],
)
def test_a_ruling_from_the_start_has_never_had_another_answer(moves: list[Any], option: str, expected: int) -> None:
    game = play(teams(), *moves)

    done = amend(game, from_the_start(game, "R8", option))

    assert isinstance(done, Amended)
    assert leverage(done.game)["Ana"] == expected
    assert done.game.table.ruled("R8") == option
    assert all(done.game.at(place).ruled("R8") == option for place in range(1, len(done.game.ledger.standing)))


def test_other_rulings_stay_as_they_were_answered() -> None:
    game = play(teams(), move("set_ruling", ruling="R5", option="yes"), TOOK)

    done = amend(game, from_the_start(game, "R8", "no"))

    assert isinstance(done, Amended)
    assert done.game.table.ruled("R5") == "yes"


def test_where_it_has_always_been_so_there_is_nothing_to_change() -> None:
    game = play(teams(), TOOK)

    assert from_the_start(game, "R8", "yes") == ()
