"""Each thing that the app does by itself can be asked for first, or left to people."""

from typing import Any

import pytest

from companion.vestige.automation import AUTOMATIONS
from companion.vestige.prompts import prompts
from tests.companion.games import AnyGame, act, asked, competitive, gain, leverage, move, play, refusal, solo

TAKE = move("take_control", who="Ana", region="Chop Shop")
VISIT = move("visit", who="Ana", region="Smugglers' Lair")
CARD = move("gain_card", who="Ana", kind="mercenary", leverage=2)
HELD = move("set_control", region="Smugglers' Lair", who="Bone")
# Automation, what happens before, what happens, and who gains how much from the app.
CASES = [
    pytest.param("control_leverage", [], TAKE, ("Ana", 2), id="p. 17: taking control"),
    pytest.param("visit_leverage", [HELD], VISIT, ("Bone", 3), id="p. 17: a visit"),
    pytest.param("card_leverage", [], CARD, ("Ana", 2), id="p. 14: a card"),
    pytest.param("triggered_abilities", [], TAKE, ("Bone", 1), id="p. 26: Bone's ability"),
]


def gained(game: AnyGame, before: AnyGame, who: str) -> int:
    return leverage(game)[who] - leverage(before)[who]


@pytest.mark.parametrize(("automation", "before", "given", "paid"), CASES)
@pytest.mark.parametrize(("how", "does"), [("on", True), ("off", False)])
def test_on_does_it_and_off_leaves_it_to_people(
    automation: str, before: list[dict[str, Any]], given: dict[str, Any], paid: tuple[str, int], how: str, does: bool
) -> None:
    who, amount = paid
    game = play(solo(automation={automation: how}), *before)

    after = play(game, given)

    assert gained(after, game, who) == (amount if does else 0)
    assert asked(after) == []


@pytest.mark.parametrize(("automation", "before", "given", "paid"), CASES)
def test_ask_proposes_it_and_does_it_once_when_it_is_taken_up(
    automation: str, before: list[dict[str, Any]], given: dict[str, Any], paid: tuple[str, int]
) -> None:
    who, amount = paid
    game = play(solo(automation={automation: "ask"}), *before)

    asking = play(game, given)
    (proposal,) = asking.table.proposals
    taken = play(asking, move("accept_proposal", proposal=proposal.id))

    assert gained(asking, game, who) == 0
    assert asked(asking) == [("proposal",)]
    assert gained(taken, game, who) == amount
    assert asked(taken) == []
    assert refusal(taken, move("accept_proposal", proposal=proposal.id)).where == "proposal"


@pytest.mark.parametrize(("automation", "before", "given", "paid"), CASES)
def test_a_proposal_that_is_dismissed_does_nothing(
    automation: str, before: list[dict[str, Any]], given: dict[str, Any], paid: tuple[str, int]
) -> None:
    game = play(solo(automation={automation: "ask"}), *before)
    asking = play(game, given)

    left = play(asking, move("dismiss_prompt", prompt=f"proposal:{asking.table.proposals[0].id}"))

    assert gained(left, game, paid[0]) == 0
    assert asked(left) == []


def test_a_trigger_that_is_asked_for_opens_when_it_is_taken_up() -> None:
    asking = play(solo(automation={"triggers": "ask"}), gain("Ana", 10))
    (proposal,) = asking.table.proposals

    taken = play(asking, move("accept_proposal", proposal=proposal.id))

    assert asking.table.triggers[0].reached_by == ()
    assert ("draw_covert_op", "Ana", 1) in asked(taken)


def test_what_is_taken_up_may_itself_set_off_a_trigger() -> None:
    game = play(solo(automation={"card_leverage": "ask"}), gain("Ana", 9), CARD)

    taken = play(game, move("accept_proposal", proposal=game.table.proposals[0].id))

    assert ("reveal_condition", 1) in asked(taken)


def test_a_recovered_block_is_proposed_too() -> None:
    game = play(solo(automation={"control_leverage": "ask"}), gain("Ana", 5), TAKE)
    game = play(game, move("dismiss_prompt", prompt=f"proposal:{game.table.proposals[0].id}"))

    lost = play(game, move("lose_control", region="Chop Shop", recovered=True))
    taken = play(lost, move("accept_proposal", proposal=lost.table.proposals[0].id))

    assert leverage(lost)["Ana"] == 5
    assert leverage(taken)["Ana"] == 3


@pytest.mark.parametrize("automation", AUTOMATIONS)
def test_every_automation_can_be_changed_in_the_middle_of_a_game(automation: str) -> None:
    game = play(solo(), move("set_automation", automation=automation, how="off"))

    assert game.table.how(automation) == "off"
    assert AUTOMATIONS[automation].title in game.ledger.entries[-1].label


def test_a_prompt_that_is_not_open_cannot_be_dismissed() -> None:
    game = solo()

    answer = act(game, move("dismiss_prompt", prompt="reveal_condition:1"))

    assert answer == refusal(game, move("dismiss_prompt", prompt="reveal_condition:1"))


@pytest.mark.parametrize(
    ("how", "leverage_after", "asked_for"),
    [
        pytest.param("on", 3, [], id="p. 17: done at once"),
        pytest.param("ask", 0, ["proposal"], id="p. 17: asked first, also when the value is read late"),
    ],
)
def test_a_value_that_is_read_late_is_paid_as_its_automation_says(
    how: str, leverage_after: int, asked_for: list[str]
) -> None:
    game = play(
        competitive(automation={"control_leverage": how}),
        move("take_control", who="Ana", region="Generator"),
        move("read_printed", of="region:Generator", value=3),
    )

    assert game.table.competitor("Ana").leverage == leverage_after
    assert [prompt.kind for prompt in prompts(game.table)] == asked_for


def test_what_is_owed_is_left_to_people_once_its_automation_is_off() -> None:
    game = play(
        competitive(),
        move("take_control", who="Ana", region="Generator"),
        move("set_automation", automation="control_leverage", how="off"),
        move("read_printed", of="region:Generator", value=3),
    )

    assert game.table.competitor("Ana").leverage == 0
    assert game.table.owed == ()
