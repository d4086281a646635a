"""Final scoring as people go through it."""

import pytest

from companion.vestige.closing import (
    STAGES,
    answer,
    bounties_of,
    easily_forgotten,
    goals,
    stages,
    unknown,
    what_ends,
)
from tests.companion.games import BONE, ROOK, begin, competitive, gain, move, play, setup, solo


def questions(game):
    return [it.question for it in unknown(game.table)]


def answered(game, value: int):
    command = answer(game.table, unknown(game.table)[0], value)
    after = game.act(command)
    return after


def test_all_stages_are_there_for_an_untracked_game_with_a_nemesis() -> None:
    assert stages(solo().table, tracked=False) == STAGES


def test_a_tracked_game_begins_with_its_covert_ops() -> None:
    assert stages(solo().table, tracked=True)[0] == "covert_ops"


def test_without_a_nemesis_there_is_no_goal_to_look_at() -> None:
    assert "goals" not in stages(competitive().table, tracked=True)


def test_what_is_unknown_comes_in_the_order_of_scoring() -> None:
    game = play(
        begin(setup("solo", "Ana", nemeses=[BONE], printed={})),
        move("gain_card", who="Ana", kind="mercenary"),
        move("gain_card", who="Ana", kind="bounty"),
        move("set_control", region="Oasis", who="Bone"),
        move("set_control", region="Chop Shop", who="Bone"),
    )

    assert questions(game) == [
        "What leverage is printed on the mercenary that Ana gained?",
        "What does bounty 1 of Ana pay?",
        "What leverage is printed on Oasis?",
        "What is the might tile worth?",
        "What is the guile tile worth?",
    ]


def test_a_value_that_is_owed_twice_is_asked_for_once() -> None:
    game = play(
        begin(setup("solo", "Ana", nemeses=[BONE], printed={})),
        move("take_control", who="Ana", region="Scrapyard"),
        move("visit", who="Ana", region="Scrapyard"),
    )

    assert questions(game) == ["What leverage is printed on Scrapyard?"]


def test_each_answer_leaves_one_question_fewer() -> None:
    game = play(
        begin(setup("solo", "Ana", nemeses=[BONE], printed={})),
        move("gain_card", who="Ana", kind="bounty"),
        move("gain_card", who="Ana", kind="bounty"),
        move("set_control", region="Oasis", who="Bone"),
    )
    for left in (3, 2, 1, 0):
        game = answered(game, 4)
        assert len(unknown(game.table)) == left

    assert bounties_of(game.table, "Ana") == (4, 4)


def test_bounties_are_those_tracked_until_somebody_enters_them() -> None:
    game = play(solo(), move("gain_card", who="Ana", kind="bounty"))
    assert bounties_of(game.table, "Ana") == (None,)

    game = play(game, move("score_bounties", who="Ana", values=[6, None]))

    assert bounties_of(game.table, "Ana") == (6, None)
    assert game.ledger.entries[-1].label == "Ana: bounties pay 6"


def test_the_rise_is_worth_two_for_each_covert_op() -> None:
    game = play(
        solo(),
        move("set_control", region="The Rise", who="Ana"),
        move("score_covert_ops", who="Ana", values=[5, 1, 3]),
    )

    (rise,) = easily_forgotten(game.table)

    assert (rise.who, rise.kind, rise.amount, rise.page) == ("Ana", "extra", 6, 31)


def test_what_was_entered_is_not_asked_for_again() -> None:
    game = play(
        solo(),
        move("set_control", region="The Rise", who="Ana"),
        move("score_extras", who="Ana", extras=[{"what": "The Rise", "leverage": 6}]),
    )

    assert easily_forgotten(game.table) == ()


def test_the_ring_gives_a_mastery_of_any_colour() -> None:
    game = play(
        solo(), move("set_control", region="The Ring", who="Ana"), move("set_control", region="Oasis", who="Ana")
    )

    assert [(it.what, it.kind, it.amount) for it in easily_forgotten(game.table)] == [
        ("The Ring", "mastery_bonus", None)
    ]


def test_a_goal_says_how_near_it_is() -> None:
    game = begin(setup("solo", "Ana", nemeses=[BONE, ROOK]))
    game = play(game, *[move("set_control", region=f"Hill {number}", who="Bone") for number in range(9)])

    bone, rook = goals(game.table)

    assert (bone.nemesis, bone.text, bone.met) == ("Bone", "9 of 9 regions controlled", True)
    assert (rook.nemesis, rook.met) == ("Rook", None)


@pytest.mark.parametrize(
    ("moves", "words"),
    [
        ([], "3 more to be met; the round after that is the last (p. 28)."),
        ([("One", True), ("Two", True)], "One more to be met; the round after that is the last (p. 28)."),
        ([("One", True), ("Two", True), ("Three", True)], "This is round 1. After round 2 comes final scoring."),
    ],
)
def test_what_ends_the_game_is_said(moves: list[tuple[str, bool]], words: str) -> None:
    game = play(solo(), *[move("reveal_condition", name=name, met=met) for name, met in moves])

    assert what_ends(game.table) == words


def test_in_the_last_round_it_is_said_to_be_on() -> None:
    game = play(solo(), move("set_final_round", to=1))

    assert what_ends(game.table) == "It is on now. After it comes final scoring."


def test_enough_conditions_without_a_last_round_are_noticed() -> None:
    game = play(
        competitive(automation={"final_round": "off"}),
        *[move("reveal_condition", name=name, met=True) for name in ("One", "Two")],
    )

    assert what_ends(game.table) == "2 of 2 are met, yet no last round is set."


def test_a_goal_that_people_read_off_a_card_decides_the_game() -> None:
    game = play(
        solo(nemeses=[BONE, ROOK]),
        gain("Ana", 50),
        move("begin_scoring"),
        move("score_goal", nemesis="Rook", met=True),
        move("finish"),
    )

    assert [goal.met for goal in goals(game.table)] == [False, True]
    assert game.table.score is not None
    assert game.table.score.verdict.winners == ("Rook",)
