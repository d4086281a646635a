"""Covert ops: noted in secret, flipped in the middle of the game or at its end (p. 24, 25, 31)."""

from typing import Any

import pytest

from companion.vestige.closing import easily_forgotten, offered_ops, ops_completed, ops_left
from companion.vestige.covert_ops import flipped, in_hand
from companion.vestige.finish import request_of
from companion.vestige.table import CovertOp
from tests.companion.games import AnyGame, competitive, gain, leverage, move, play, reasons, refusal, rules_used, solo

SECRET = "Mercenary Camp"


def note(op: int = 0, name: str = SECRET, **fields: Any) -> dict[str, Any]:
    return move("note_covert_op", who="Ana", op=op, name=name, **fields)


def flip(op: int = 0, **fields: Any) -> dict[str, Any]:
    return move("complete_covert_op", who="Ana", op=op, **fields)


def scored(*values: int) -> dict[str, Any]:
    return move("score_covert_ops", who="Ana", values=list(values))


def at_trigger_one() -> AnyGame:
    """Ana, 11, has the covert op of the start and one of trigger 1."""
    return play(competitive(depth="cards"), gain("Ana", 11), move("draw_covert_op", who="Ana", trigger=1))


def ana(game: AnyGame) -> Any:
    return game.table.competitor("Ana")


def second(game: AnyGame) -> int:
    """The id of the covert op that was drawn."""
    found: int = ana(game).covert_ops[1].id
    return found


def test_everybody_begins_with_one_and_draws_one_at_a_magenta_trigger() -> None:
    assert ana(competitive()).covert_ops == (CovertOp(id=0),)
    assert len(in_hand(ana(at_trigger_one()))) == 2
    assert in_hand(competitive().table.competitor("Ben")) == (CovertOp(id=0),)


def test_a_note_is_kept_for_its_owner_and_the_ledger_does_not_tell_it() -> None:
    game = play(competitive(), note(words="Hold the camp at speed 5.", leverage=6))

    assert ana(game).covert_ops == (CovertOp(id=0, name=SECRET, words="Hold the camp at speed 5.", leverage=6),)
    assert game.ledger.entries[-1].label == "Ana notes a covert op"
    assert SECRET not in reasons(game)
    assert leverage(game)["Ana"] == 0


def test_a_note_is_changed_by_another() -> None:
    game = play(competitive(), note(leverage=6), note(name="Two regions"))

    assert ana(game).covert_ops == (CovertOp(id=0, name="Two regions"),)


@pytest.mark.parametrize(
    ("fields", "pays", "label"),
    [
        pytest.param({"leverage": 5}, 5, "Ana completes a covert op (Ana +5)", id="p. 24: pays at once"),
        pytest.param({}, 0, "Ana completes a covert op", id="p. 24: another reward"),
        pytest.param({"name": SECRET, "leverage": 2}, 2, f"Ana completes {SECRET} (Ana +2)", id="p. 24: by its name"),
    ],
)
def test_a_flipped_one_pays_now(fields: dict[str, Any], pays: int, label: str) -> None:
    game = play(competitive(), flip(**fields))

    assert leverage(game)["Ana"] == pays
    assert [op.completed for op in flipped(ana(game))] == [True]
    assert in_hand(ana(game)) == ()
    assert game.ledger.entries[-1].label == label
    assert rules_used(game) == ["complete-a-covert-op"]


def test_what_was_noted_is_its_name_when_it_is_flipped() -> None:
    game = play(competitive(), note(), flip(leverage=1))

    assert ana(game).covert_ops[0].name == SECRET
    assert f"{SECRET} is flipped" in reasons(game)


def test_a_flipped_one_may_reach_a_trigger() -> None:
    game = play(competitive(), gain("Ana", 8), flip(leverage=3))

    assert game.table.triggers[0].reached_by == ("Ana",)


@pytest.mark.parametrize(
    ("given", "where"),
    [
        pytest.param(note(op=7), "op", id="one that Ana does not have"),
        pytest.param(flip(op=7), "op", id="flipping it"),
        pytest.param(move("note_covert_op", who="Bone", op=0, name="X"), "who", id="a nemesis"),
    ],
)
def test_nonsense_is_refused(given: dict[str, Any], where: str) -> None:
    assert refusal(solo(), given).where == where


def test_one_is_flipped_once() -> None:
    assert "flipped already" in str(refusal(play(competitive(), flip()), flip()))


def test_nothing_noted_counts_until_it_is_entered() -> None:
    game = play(at_trigger_one(), note(leverage=6), move("begin_scoring"))

    # p. 25: whether its objective is met shows when it is flipped; until then nobody may learn of it either.
    assert request_of(game.table).competitors[0].covert_ops == ()
    assert [(op.name, op.leverage) for op in offered_ops(game.table, "Ana")] == [(SECRET, 6)]
    assert ops_left(game.table, "Ana") == 2


@pytest.mark.parametrize(
    ("entered", "offered", "left"),
    [
        pytest.param([], [(SECRET, 6), ("Two regions", None)], 2, id="p. 25: both are offered"),
        pytest.param([6], [("Two regions", None)], 1, id="p. 25: the camp paid"),
        pytest.param([3], [(SECRET, 6), ("Two regions", None)], 1, id="p. 25: a value that was typed"),
        pytest.param([6, 3], [("Two regions", None)], 0, id="p. 25: both paid"),
    ],
)
def test_what_was_noted_is_offered_at_the_end(
    entered: list[int], offered: list[tuple[str, int | None]], left: int
) -> None:
    drawn = at_trigger_one()
    game = play(
        drawn, note(leverage=6), note(op=second(drawn), name="Two regions"), move("begin_scoring"), scored(*entered)
    )

    assert [(op.name, op.leverage) for op in offered_ops(game.table, "Ana")] == offered
    assert ops_left(game.table, "Ana") == left


def test_one_that_was_flipped_is_not_offered_again() -> None:
    game = play(at_trigger_one(), note(leverage=6), flip(leverage=6), move("begin_scoring"))

    assert offered_ops(game.table, "Ana") == ()
    assert ops_left(game.table, "Ana") == 1


@pytest.mark.parametrize(
    ("moves", "completed", "amount"),
    [
        pytest.param([], 0, 0, id="p. 31: none"),
        pytest.param([flip(leverage=5)], 1, 2, id="p. 31: one in the middle of the game"),
        pytest.param([scored(6)], 1, 2, id="p. 31: one at its end"),
        pytest.param([flip(leverage=5), scored(6)], 2, 4, id="p. 31: one each"),
    ],
)
def test_the_rise_counts_completed_covert_ops(moves: list[dict[str, Any]], completed: int, amount: int) -> None:
    game = play(at_trigger_one(), move("set_control", who="Ana", region="The Rise"), move("begin_scoring"), *moves)

    assert ops_completed(game.table, "Ana") == completed
    assert [it.amount for it in easily_forgotten(game.table)] == [amount]
    assert ops_completed(game.table, "Somebody who left") == 0


@pytest.mark.parametrize(
    ("moves", "bounties"),
    [
        pytest.param([move("complete_job", who="Ana", card=2, leverage=4)], (4,), id="p. 22: completed"),
        pytest.param([], (), id="p. 25: a job in progress pays nothing"),
    ],
)
def test_only_completed_bounties_are_scored(moves: list[dict[str, Any]], bounties: tuple[int, ...]) -> None:
    bot = move("gain_card", who="Ana", kind="chop_bot", leverage=0)
    picked = move("pick_up_job", who="Ana", kind="bounty", on=1)

    game = play(competitive(depth="cards"), bot, picked, *moves, move("begin_scoring"))

    assert request_of(game.table).competitors[0].bounties == bounties
