"""What a disc sets off on its way round the track (p. 7, 10, 24, 25, 27)."""

from typing import Any

import pytest

from companion.vestige.events import TriggerReached
from companion.vestige.standing import standing
from companion.vestige.triggers import ahead
from tests.companion.games import (
    BONE,
    ROOK,
    TRIGGERS,
    asked,
    competitive,
    cooperative,
    gain,
    move,
    play,
    reasons,
    refusal,
    solo,
)

CONDITION_1, CONDITION_2, CONDITION_3 = (("reveal_condition", number) for number in (1, 2, 3))
OP_1, OP_3 = ("draw_covert_op", "Ana", 1), ("draw_covert_op", "Ana", 3)


def down(who: str, amount: int) -> dict[str, Any]:
    return move("lose_leverage", who=who, amount=amount)


def set_to(who: str, to: int) -> dict[str, Any]:
    return move("set_leverage", who=who, to=to)


@pytest.mark.parametrize(
    ("moves", "prompts"),
    [
        pytest.param([gain("Ana", 9)], [], id="p. 24: one short of it is not there"),
        pytest.param([gain("Ana", 10)], [CONDITION_1, OP_1], id="p. 24: reaching is enough"),
        pytest.param([gain("Ana", 11)], [CONDITION_1, OP_1], id="p. 24: passing is enough"),
        pytest.param([gain("Ana", 9), gain("Ana", 1)], [CONDITION_1, OP_1], id="p. 24: in small steps too"),
        pytest.param([set_to("Ana", 10), gain("Ana", 1)], [], id="p. 24: a disc that stood on it does not reach it"),
        pytest.param([set_to("Ana", 10), gain("Ana", 8)], [CONDITION_2], id="p. 24: white holds no covert op"),
        pytest.param(
            [gain("Ana", 26)],
            [CONDITION_1, CONDITION_2, CONDITION_3, OP_1, OP_3],
            id="p. 24: one gain over three",
        ),
        pytest.param(
            [gain("Ana", 10), gain("Ben", 10)],
            [CONDITION_1, OP_1, ("draw_covert_op", "Ben", 1)],
            id="p. 25: the second disc turns over no second condition",
        ),
        pytest.param(
            [gain("Ana", 10), down("Ana", 5), gain("Ana", 6)],
            [CONDITION_1, OP_1],
            id="p. 24: crossed again it gives nothing",
        ),
        pytest.param(
            [gain("Ana", 10), down("Ana", 5), gain("Ben", 10), gain("Ana", 6)],
            [CONDITION_1, OP_1, ("draw_covert_op", "Ben", 1)],
            id="p. 24: nor after somebody else was there",
        ),
        pytest.param([set_to("Ana", 30)], [], id="a correction sets nothing off"),
        pytest.param(
            [set_to("Ana", 30), set_to("Ana", 0), gain("Ana", 10)],
            [CONDITION_1, OP_1],
            id="a correction marks nothing as reached",
        ),
        pytest.param(
            [gain("Ana", 10), set_to("Ana", 0), gain("Ana", 10)],
            [CONDITION_1, OP_1],
            id="a correction forgets nothing that was reached",
        ),
        pytest.param(
            [gain("Ana", 42)],
            [*((("reveal_condition", number)) for number in (1, 2, 3, 4, 5)), OP_1, OP_3, ("draw_covert_op", "Ana", 5)],
            id="p. 24: all five at once",
        ),
    ],
)
def test_a_disc_sets_off_what_it_reaches_or_passes(moves: list[dict[str, Any]], prompts: list[tuple[Any, ...]]) -> None:
    game = play(competitive(), *moves)

    assert asked(game) == sorted(prompts, key=str)


def test_triggers_are_set_off_in_the_order_of_the_track_after_the_whole_gain() -> None:
    game = play(competitive(), gain("Ana", 27))

    entry = game.ledger.entries[-1]
    assert [event.event for event in entry.events] == ["leverage_gained", *["trigger_reached"] * 3]
    assert [event.trigger for event in entry.events if isinstance(event, TriggerReached)] == [1, 2, 3]


def test_the_disc_of_a_nemesis_sets_nothing_off() -> None:
    game = play(solo(), gain("Bone", 50))

    assert asked(game) == []
    assert all(not trigger.reached_by for trigger in game.table.triggers)


@pytest.mark.parametrize(
    ("seats", "left"),
    [
        pytest.param(1, [1, 0, 1, 0, 1], id="p. 7: one player"),
        pytest.param(2, [2, 0, 2, 0, 2], id="p. 7: two players"),
        pytest.param(4, [4, 0, 4, 0, 4], id="p. 7: four players, twelve cards"),
        pytest.param(6, [6, 0, 6, 0, 6], id="p. 28: six players in teams"),
    ],
)
def test_magenta_stacks_hold_a_covert_op_for_each_human(seats: int, left: list[int]) -> None:
    names = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn")[:seats]

    game = competitive(*names, nemeses=[BONE])

    assert [trigger["covert_ops_left"] for trigger in standing(game)["triggers"]] == left


@pytest.mark.parametrize(
    ("nemeses", "each"),
    [
        pytest.param([BONE], 2, id="p. 26: 10 cards, 2 a stack"),
        pytest.param([{"pack": "bone", "threat_cards": 14}], 2, id="p. 26: 14 cards, 2 a stack, 4 aside"),
        pytest.param([{"pack": "bone", "threat_cards": 5}], 1, id="p. 26: 5 cards, 1 a stack"),
        pytest.param([{"pack": "bone", "threat_cards": 4}], 0, id="p. 26: 4 cards are too few"),
        pytest.param([{"pack": "bone"}], 0, id="p. 26: none"),
        pytest.param([BONE, ROOK], 3, id="p. 26: two nemeses, 2 and 1"),
        pytest.param([{"pack": "bone", "threat_cards": 4}, {"name": "R", "threat_cards": 4}], 0, id="p. 26: 4 and 4"),
    ],
)
def test_threats_are_dealt_evenly_for_each_nemesis_and_extras_set_aside(
    nemeses: list[dict[str, Any]], each: int
) -> None:
    game = competitive("Ana", nemeses=nemeses)

    assert [trigger["threats_left"] for trigger in standing(game)["triggers"]] == [each] * 5


def test_the_first_disc_brings_the_threats_of_every_nemesis_and_the_second_none() -> None:
    first = play(cooperative(), gain("Ben", 18))
    second = play(first, gain("Ana", 18))

    threats = [
        *[("reveal_threat", "Bone", number) for number in (1, 1, 2, 2)],
        ("reveal_threat", "Rook", 1),
        ("reveal_threat", "Rook", 2),
    ]
    assert [prompt for prompt in asked(first) if prompt[0] == "reveal_threat"] == sorted(threats, key=str)
    assert [prompt for prompt in asked(second) if prompt[0] == "reveal_threat"] == sorted(threats, key=str)
    assert OP_1 in asked(second)


def test_threats_that_people_left_in_the_stack_do_not_come_out_with_the_next_disc() -> None:
    game = play(
        cooperative(nemeses=[BONE]),
        gain("Ana", 10),
        move("dismiss_prompt", prompt="reveal_threat:1:Bone"),
        move("dismiss_prompt", prompt="reveal_threat:1:Bone"),
    )

    second = play(game, gain("Ben", 10))

    assert not [prompt for prompt in asked(second) if prompt[0] == "reveal_threat"]


def test_a_drawn_covert_op_leaves_the_stack_and_the_list_of_things_to_do() -> None:
    game = play(competitive(), gain("Ana", 10), move("draw_covert_op", who="Ana", trigger=1))

    assert standing(game)["triggers"][0]["covert_ops_left"] == 1
    assert asked(game) == [CONDITION_1]


@pytest.mark.parametrize("trigger", [pytest.param(1, id="magenta"), pytest.param(2, id="white")])
def test_the_count_of_covert_ops_never_falls_below_zero(trigger: int) -> None:
    draws = [move("draw_covert_op", who="Ana", trigger=trigger)] * 3

    game = play(competitive(), *draws)

    assert standing(game)["triggers"][trigger - 1]["covert_ops_left"] == 0


@pytest.mark.parametrize(
    ("ruling", "prompts"),
    [
        pytest.param("yes", [OP_1, ("reveal_threat", "Bone", 1), ("reveal_threat", "Bone", 1)], id="R4 yes"),
        pytest.param("no", [], id="R4 no"),
    ],
)
def test_after_the_final_round_is_set_no_condition_comes_out_and_the_ruling_decides_on_the_rest(
    ruling: str, prompts: list[tuple[Any, ...]]
) -> None:
    game = play(solo(rulings={"R4": ruling}), move("set_final_round", to=2), gain("Ana", 10))

    assert asked(game) == prompts
    assert standing(game)["triggers"][0]["condition"] == "hidden"
    assert standing(game)["triggers"][0]["reached_by"] == ["Ana"]
    assert "p. 25" in reasons(game)


def test_a_trigger_that_was_reached_in_a_final_round_set_by_mistake_shows_its_condition_after_all() -> None:
    game = play(competitive(), move("set_final_round", to=2), gain("Ana", 10))

    lifted = play(game, move("set_final_round", to=None))

    assert CONDITION_1 not in asked(game)
    assert CONDITION_1 in asked(lifted)


@pytest.mark.parametrize(
    ("moves", "condition"),
    [
        pytest.param([], "hidden", id="not reached"),
        pytest.param([gain("Ana", 10)], "waiting", id="reached, not named yet"),
        pytest.param([gain("Ana", 10), move("reveal_condition", name="C", trigger=1)], "C", id="named"),
        pytest.param([gain("Ana", 10), move("dismiss_prompt", prompt="reveal_condition:1")], "hidden", id="dismissed"),
    ],
)
def test_a_stack_tells_where_its_condition_is(moves: list[dict[str, Any]], condition: str) -> None:
    game = play(competitive(), *moves)

    assert standing(game)["triggers"][0]["condition"] == condition


def test_a_condition_that_people_turned_over_too_early_is_not_asked_for_again() -> None:
    game = play(competitive(), move("reveal_condition", name="C", trigger=1), gain("Ana", 10))

    assert asked(game) == [OP_1]


def test_setting_off_by_hand_does_what_the_disc_would_do() -> None:
    by_hand = play(competitive(), move("set_off_trigger", who="Ana", trigger=1))
    again = play(by_hand, gain("Ana", 10))

    assert asked(by_hand) == asked(again) == [OP_1, CONDITION_1]


def test_triggers_that_are_left_to_people_are_not_set_off() -> None:
    game = play(competitive(automation={"triggers": "off"}), gain("Ana", 30))

    assert asked(game) == []


def test_moved_triggers_set_nothing_off_and_count_from_there() -> None:
    moved = [{**space, "at": space["at"] + 1} for space in TRIGGERS]
    game = play(competitive(), gain("Ana", 9), move("place_triggers", triggers=moved))

    assert asked(play(game, gain("Ana", 1))) == []
    assert asked(play(game, gain("Ana", 2))) == [OP_1, CONDITION_1]


def test_a_trigger_that_turns_out_white_holds_no_covert_ops() -> None:
    repainted = [{**space, "kind": "white" if space["at"] == 10 else space["kind"]} for space in TRIGGERS]

    game = play(competitive(), move("place_triggers", triggers=repainted), gain("Ana", 10))

    assert standing(game)["triggers"][0]["covert_ops_left"] == 0
    assert asked(game) == [CONDITION_1]


@pytest.mark.parametrize(
    ("who", "where"), [pytest.param("Bone", "who", id="a nemesis"), pytest.param("Zed", "who", id="nobody")]
)
def test_only_players_draw_covert_ops_and_reach_triggers(who: str, where: str) -> None:
    game = solo()

    assert refusal(game, move("draw_covert_op", who=who, trigger=1)).where == where
    assert refusal(game, move("set_off_trigger", who=who, trigger=1)).where == where


@pytest.mark.parametrize(
    ("moves", "who", "distance"),
    [
        pytest.param([], "Ana", (1, 10), id="from the start"),
        pytest.param([gain("Ana", 10)], "Ana", (2, 8), id="standing on the first"),
        pytest.param([gain("Ana", 17), down("Ana", 10)], "Ana", (2, 11), id="back behind one that was reached"),
        pytest.param([gain("Ana", 50)], "Ana", None, id="behind the last"),
        pytest.param([], "Bone", None, id="p. 27: a nemesis has none ahead"),
    ],
)
def test_people_see_how_far_the_next_trigger_is(
    moves: list[dict[str, Any]], who: str, distance: tuple[int, int] | None
) -> None:
    game = play(solo(), *moves)

    found = ahead(game.table, who)

    assert (found and (found.trigger, found.distance)) == distance


@pytest.mark.parametrize(
    "scored",
    [
        pytest.param([gain("Ana", 30)], id="p. 25: a gain that is typed"),
        pytest.param(
            [
                move("take_control", who="Ana", region="Generator"),
                move("read_printed", of="region:Generator", value=30),
            ],
            id="p. 25: a printed value that is read late",
        ),
    ],
)
def test_leverage_gained_during_final_scoring_sets_off_no_trigger(scored: list[dict[str, Any]]) -> None:
    game = play(solo(), move("begin_scoring"), *scored)

    assert game.table.competitor("Ana").leverage == 30
    assert asked(game) == []
