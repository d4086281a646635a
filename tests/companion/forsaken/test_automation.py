"""Each thing of play that the app does by itself can be asked for first, or left to people."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.companion.forsaken.games import (
    AnyGame,
    Move,
    asked,
    begin,
    gain,
    labels,
    move,
    noticed,
    played,
    player,
    refused,
)

LOOP = [
    move("describe_character", who="Ana", spaces=2, lap_vp=2),
    move("describe_space", who="Ana", space=0),
    move("describe_space", who="Ana", space=1, gains={"boosts": 1}),
]
# Automation, what happens before, what happens, and how what it does can be seen.
CASES = [
    pytest.param("legend", LOOP, gain(legend=1), lambda game: player(game).holds("boosts") == 1, id="a space"),
    pytest.param(
        "legend",
        [*LOOP, move("set_legend", who="Ana", to=1)],
        gain(legend=1),
        lambda game: player(game).vp == 2,
        id="a lap",
    ),
    pytest.param(
        "feats",
        [],
        move("complete_feat", who="Ana", feat=player(begin()).feats[0].id),
        lambda game: player(game).vp == 2,
        id="a feat",
    ),
    pytest.param(
        "actions",
        [gain(scrap=1)],
        move("summon_transport", who="Ana"),
        lambda game: game.table.done.actions == ("transport",),
        id="an action",
    ),
    pytest.param("end", [], gain(vp=15), lambda game: game.table.ending is not None, id="the end"),
]
Seen = Callable[[AnyGame], bool]


@pytest.mark.parametrize(("automation", "before", "given", "seen"), CASES)
@pytest.mark.parametrize("how", ["on", "off"])
def test_on_does_it_and_off_leaves_it_to_people(
    automation: str, before: list[Move], given: Move, seen: Seen, how: str
) -> None:
    game = played(begin(), *before, move("set_automation", automation=automation, how=how))

    after = played(game, given)

    assert seen(after) == (how == "on")
    assert after.table.proposals == ()


@pytest.mark.parametrize(("automation", "before", "given", "seen"), CASES)
def test_ask_proposes_it_and_does_it_once_when_it_is_taken_up(
    automation: str, before: list[Move], given: Move, seen: Seen
) -> None:
    game = played(begin(), *before, move("set_automation", automation=automation, how="ask"))

    asking = played(game, given)
    (proposal,) = asking.table.proposals
    taken = played(asking, move("accept_proposal", proposal=proposal.id))

    assert not seen(asking)
    assert "proposal" in asked(asking)
    assert seen(taken)
    assert taken.table.proposals == ()
    assert labels(taken)[-1].startswith(proposal.text)
    assert refused(taken, move("accept_proposal", proposal=proposal.id)).where == "proposal"


LIMITS: list[Any] = [
    pytest.param([gain(scrap=9)], "over_resources", id="resources"),
    pytest.param([move("gain_gear", who="Ana")] * 6, "over_gear", id="gear"),
]


@pytest.mark.parametrize(("moves", "kind"), LIMITS)
@pytest.mark.parametrize("how", ["on", "off"])
def test_without_limits_nobody_is_asked_and_a_notice_tells(moves: list[Move], kind: str, how: str) -> None:
    game = played(begin(), move("set_automation", automation="limits", how=how))

    after = played(game, *moves)

    assert asked(after) == ([kind] if how == "on" else [])
    assert noticed(after) == ([kind] if how == "off" else [])


def test_an_action_that_is_said_is_ticked_off_whatever_the_automation() -> None:
    game = played(begin(), move("set_automation", automation="actions", how="off"))

    after = played(game, move("act", who="Ana", action="move"))

    assert after.table.done.actions == ("move",)
