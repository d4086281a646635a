"""What people have to do by hand now, and what looks wrong."""

from typing import Any

import pytest

from companion.vestige.prompts import notices, prompts, question
from tests.companion.games import AnyGame, asked, competitive, cooperative, gain, move, play, solo


def keys(game: AnyGame) -> list[str]:
    return [prompt.key for prompt in prompts(game.table)]


def test_prompts_come_stack_by_stack_then_values_then_reminders() -> None:
    game = play(
        cooperative(),
        move("take_control", who="Ana", region="Generator"),
        gain("Ana", 18),
        move("run_nemeses"),
    )

    assert keys(game) == [
        "reveal_condition:1",
        *["reveal_threat:1:Bone"] * 2,
        "reveal_threat:1:Rook",
        "draw_covert_op:1:Ana",
        "reveal_condition:2",
        *["reveal_threat:2:Bone"] * 2,
        "reveal_threat:2:Rook",
        "printed_value:region:Generator",
        f"by_hand:{game.table.reminders[0].id}",
    ]


def test_every_prompt_has_words_and_a_rule() -> None:
    game = play(cooperative(), move("take_control", who="Ana", region="Generator"), gain("Ana", 10))

    for prompt in prompts(game.table):
        assert prompt.text
        assert prompt.rule


@pytest.mark.parametrize(
    ("answer", "left"),
    [
        pytest.param(move("reveal_condition", name="C", trigger=1), ["reveal_condition"], id="a condition is named"),
        pytest.param(move("draw_covert_op", who="Ana", trigger=1), ["draw_covert_op"], id="a covert op is drawn"),
        pytest.param(move("reveal_threat", nemesis="Rook", name="X", trigger=1), ["reveal_threat"], id="a threat"),
        pytest.param(
            move("read_printed", of="region:Generator", value=0), ["printed_value"], id="a value is read off the tile"
        ),
    ],
)
def test_an_answer_closes_its_own_prompt_only(answer: dict[str, Any], left: list[str]) -> None:
    game = play(cooperative(), move("take_control", who="Ana", region="Generator"), gain("Ana", 10))

    after = play(game, answer)

    gone = list(asked(game))
    for prompt in asked(after):
        gone.remove(prompt)
    assert [prompt[0] for prompt in gone] == left


def test_one_of_two_threats_that_are_due_can_be_dismissed() -> None:
    game = play(solo(), gain("Ana", 10))

    once = play(game, move("dismiss_prompt", prompt="reveal_threat:1:Bone"))
    twice = play(once, move("dismiss_prompt", prompt="reveal_threat:1:Bone"))

    assert [asked(it).count(("reveal_threat", "Bone", 1)) for it in (game, once, twice)] == [2, 1, 0]
    # Nothing was revealed: the stack holds both still.
    assert twice.table.triggers[0].threats_left == {"Bone": 2}


@pytest.mark.parametrize(
    "key", ["reveal_condition:1", "draw_covert_op:1:Ana", "reveal_threat:1:Bone", "printed_value:region:Generator"]
)
def test_each_prompt_can_be_dismissed_by_its_key(key: str) -> None:
    game = play(solo(), move("take_control", who="Ana", region="Generator"), gain("Ana", 10))

    after = play(game, move("dismiss_prompt", prompt=key))

    assert keys(game).count(key) - keys(after).count(key) == 1


@pytest.mark.parametrize(
    ("of", "words"),
    [
        pytest.param("region:Oasis", "printed on Oasis", id="a region"),
        pytest.param("speed:5", "speed space 5", id="a speed space"),
        pytest.param("mastery:chop_bots", "chop bots", id="a tile"),
        pytest.param("card:1", "Vex", id="a card with a name"),
        pytest.param("card:2", "the smuggler that Ben gained", id="a card without one"),
        pytest.param("card:99", "the card", id="a card that has gone"),
    ],
)
def test_a_value_is_asked_for_where_it_is_printed(of: str, words: str) -> None:
    game = play(
        competitive(),
        move("gain_card", who="Ana", kind="mercenary", name="Vex"),
        move("gain_card", who="Ben", kind="smuggler"),
    )

    assert words in question(game.table, of)


def test_what_is_still_missing_is_noticed_when_scoring_begins() -> None:
    game = play(competitive(), move("take_control", who="Ana", region="Generator"))

    scoring = play(game, move("begin_scoring"))

    assert notices(game.table) == ()
    assert [notice.kind for notice in notices(scoring.table)] == ["owed"]


def test_two_competitors_who_take_one_region_in_a_turn_are_no_notice() -> None:
    game = play(
        competitive(),
        move("take_control", who="Ana", region="Oasis"),
        move("take_control", who="Ben", region="Oasis"),
    )

    assert notices(game.table) == ()
