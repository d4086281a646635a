"""Which values were worked out and not looked at since."""

from typing import Any

import pytest
from hypothesis import given

from companion.vestige.assumed import Assumed, assumed, to_confirm
from tests.companion.evenings import evenings
from tests.companion.games import AnyGame, competitive, cooperative, gain, move, play, solo
from tests.companion.steps import steps

CONFIRMED = move("confirm_values")
TOOK = move("take_control", who="Ana", region="Chop Shop")


def now(game: AnyGame) -> set[str]:
    return set(assumed(game.ledger.standing))


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        pytest.param([], set(), id="nothing has happened"),
        pytest.param([gain("Ana", 4)], set(), id="a gain that was said"),
        pytest.param([TOOK], {"leverage:Ana", "leverage:Bone"}, id="what control pays, but not who controls"),
        pytest.param([move("upgrade_speed", who="Ana")], {"leverage:Ana"}, id="what speed pays, but not the speed"),
        pytest.param([move("gain_card", who="Ana", kind="lawmaker", leverage=2)], {"leverage:Ana"}, id="a card"),
        pytest.param(
            [move("reveal_threat", nemesis="Bone", name="Syndicate Lord", draws=[2])],
            {"leverage:Bone", "cards:Bone", "region:Smugglers' Lair"},
            id="what a threat does at once, but not the level",
        ),
        pytest.param([move("end_turn"), move("run_nemeses")], {"leverage:Bone"}, id="a nemesis's turn"),
        pytest.param([TOOK, CONFIRMED], set(), id="confirmed"),
        pytest.param([TOOK, CONFIRMED, TOOK | {"who": "Bone"}], {"leverage:Bone"}, id="and worked out again"),
        pytest.param([TOOK, move("set_leverage", who="Ana", to=2)], {"leverage:Bone"}, id="corrected"),
        pytest.param([TOOK, gain("Ana", 1)], {"leverage:Ana", "leverage:Bone"}, id="a gain on top confirms nothing"),
        pytest.param(
            [TOOK, move("reconcile", leverage={"Bone": 1, "Ana": 3})], set(), id="reconciled, even where it agreed"
        ),
        pytest.param(
            [TOOK, move("rename_seat", who="Ana", to="Anna")], {"leverage:Anna", "leverage:Bone"}, id="renamed since"
        ),
    ],
)
def test_what_followed_is_assumed_until_somebody_looks(moves: list[dict[str, Any]], expected: set[str]) -> None:
    assert now(play(solo(), *moves)) == expected


def test_a_card_that_changes_hands_was_said_of_both() -> None:
    game = play(competitive(), move("gain_card", who="Ana", kind="artifact", name="Shard"), CONFIRMED)
    card = game.table.competitor("Ana").cards[0].id

    assert now(play(game, move("transfer_card", who="Ana", card=card, to="Ben"))) == set()


def test_undo_brings_back_what_was_confirmed_too_early() -> None:
    game = play(solo(), TOOK, CONFIRMED)

    assert now(game.undo()) == {"leverage:Ana", "leverage:Bone"}


@pytest.mark.parametrize(
    ("game", "moves", "moment"),
    [
        pytest.param(solo(), [], False, id="before anything"),
        pytest.param(solo(), [move("end_turn")], False, id="the nemeses are on"),
        pytest.param(solo(), [move("end_turn"), move("run_nemeses")], True, id="the round is over"),
        pytest.param(solo(), [move("end_turn"), move("run_nemeses"), gain("Ana", 1)], False, id="play has gone on"),
        pytest.param(competitive(), [move("end_turn")], False, id="the next seat is on"),
        pytest.param(competitive(), [move("end_turn"), move("end_turn")], True, id="no nemesis: after the last seat"),
        pytest.param(cooperative(), [move("end_turn"), move("run_nemeses")], True, id="after the shared turn"),
    ],
)
def test_the_end_of_a_round_is_the_moment_to_confirm(game: AnyGame, moves: list[Any], moment: bool) -> None:
    assert to_confirm(play(game, *moves).ledger) is moment


@given(evenings())
def test_remembered_from_tap_to_tap_it_is_what_the_whole_history_says(evening: Any) -> None:
    known = Assumed()
    for game in steps(evening):
        assert known.of(game.ledger) == assumed(game.ledger.standing)
    while game.ledger.undoes:
        game = game.undo()
        assert known.of(game.ledger) == assumed(game.ledger.standing)
