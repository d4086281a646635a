"""Each thing of play that the app does by itself can be asked for first, or left to people."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.companion.chronicles.games import AnyGame, asked, begin, gains, labels, marks, move, played, player, refused

FULL = marks("Ana", "vision", "vision", "vision")
# Automation, what happens before, what happens, and how what it does can be seen.
CASES = [
    pytest.param(
        "row_renown", gains("Ana", "relic"), gains("Ana", "relic"), lambda game: player(game).renown == 1, id="rows"
    ),
    pytest.param(
        "chronicles", [], gains("Ana", "relic"), lambda game: player(game).cards[0].chronicle_due, id="chronicles"
    ),
    pytest.param("full_track", FULL, FULL[:1], lambda game: player(game).honor == 8, id="full tracks"),
    pytest.param("legendary", FULL[:2], FULL[:1], lambda game: player(game).honor == 7, id="legendary cards"),
]
Seen = Callable[[AnyGame], bool]


@pytest.mark.parametrize(("automation", "before", "given", "seen"), CASES)
@pytest.mark.parametrize("how", ["on", "off"])
def test_on_does_it_and_off_leaves_it_to_people(
    automation: str, before: list[Any], given: list[Any], seen: Seen, how: str
) -> None:
    game = played(begin(), *before, move("set_automation", automation=automation, how=how))

    after = played(game, *given)

    assert seen(after) == (how == "on")
    assert after.table.proposals == ()


@pytest.mark.parametrize(("automation", "before", "given", "seen"), CASES)
def test_ask_proposes_it_and_does_it_once_when_it_is_taken_up(
    automation: str, before: list[Any], given: list[Any], seen: Seen
) -> None:
    game = played(begin(), *before, move("set_automation", automation=automation, how="ask"))

    asking = played(game, *given)
    (proposal,) = asking.table.proposals
    taken = played(asking, move("accept_proposal", proposal=proposal.id))

    assert not seen(asking)
    assert f"proposal:{proposal.id}" in asked(asking)
    assert seen(taken)
    assert taken.table.proposals == ()
    assert labels(taken)[-1] == proposal.text
    assert refused(taken, move("accept_proposal", proposal=proposal.id)).where == "proposal"


@pytest.mark.parametrize(("automation", "before", "given", "seen"), CASES)
def test_a_proposal_that_is_left_out_does_nothing(
    automation: str, before: list[Any], given: list[Any], seen: Seen
) -> None:
    game = played(begin(), *before, move("set_automation", automation=automation, how="ask"), *given)
    (proposal,) = game.table.proposals

    after = played(game, move("dismiss_prompt", prompt=f"proposal:{proposal.id}"))

    assert not seen(after)
    assert after.table.proposals == ()


def test_without_the_automation_of_legendary_cards_the_card_is_there_and_nobody_is_asked() -> None:
    game = played(begin(automation={"legendary": "off"}), *FULL)

    card = player(game).legendary[0]

    assert (card.track, card.used) == ("vision", 0)
    assert not any(key.startswith(("legendary", "by_hand")) for key in asked(game))


def test_a_power_is_due_with_its_card_even_where_its_honor_is_asked_for_first() -> None:
    asking = played(begin(automation={"legendary": "ask"}), *FULL)

    assert player(asking).legendary[0].used == 1
    assert [it.text for it in asking.table.reminders] == [
        "Ana uses the power of legendary vision now, or passes it up."
    ]
