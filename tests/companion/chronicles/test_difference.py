"""How two tables of Chronicles differ, in words, and what nobody may miss before accepting it."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given

from companion.chronicles.automation import AUTOMATIONS
from companion.chronicles.difference import differences, warnings
from companion.chronicles.rulings import RULINGS
from companion.chronicles.table import Player, Table, Turn
from companion.rules.entries import corpus
from tests.companion.chronicles.evenings import evenings
from tests.companion.chronicles.games import AnyGame, begin, gains, marks, move, played, renown
from tests.companion.steps import steps

TWO = begin("Ana", "Ben")
OPEN = begin("Ana", "Ben", events=["Market Day", "Trial and Error"])


def said(game: AnyGame, *moves: Any) -> list[str]:
    """What differs after these moves, in sentences."""
    return [str(it) for it in differences(game.table, played(game, *moves).table)]


@pytest.mark.parametrize(
    ("game", "given", "expected"),
    [
        pytest.param(TWO, move("gain_honor", who="Ana", amount=3), "Ana: honor 0 becomes 3", id="honor"),
        pytest.param(TWO, renown("Ana", 2), "Ana: renown held 0 becomes 2", id="renown"),
        pytest.param(TWO, *gains("Ana", "relic"), "Ana: circles for relics 0 becomes 1", id="circles"),
        pytest.param(TWO, *gains("Ana", "loot"), "Ana: loot nothing becomes in the tableau", id="a card"),
        pytest.param(
            TWO, *gains("Ana", "companion", colour="blue"), "Ana: companions red becomes red, blue", id="companions"
        ),
        pytest.param(TWO, *marks("Ben", "vision"), "Ben: marks of vision 0 becomes 1", id="marks"),
        pytest.param(
            TWO, move("set_marks", who="Ana", track="courage", to=3),
            "Ana: Legendary Courage nothing becomes in the tableau", id="a legendary card",
        ),
        pytest.param(
            played(TWO, renown("Ana", 1)), move("place_on_column", who="Ana", column=2),
            "Ana: renown over nothing becomes column 2", id="a column",
        ),
        pytest.param(
            TWO, move("take_token", who="Ana", token="honor"), "Ana: vendor tokens nothing becomes Honor", id="a token"
        ),
        pytest.param(TWO, move("invest", who="Ana"), "Ana: conviction at the festival 0 becomes 1", id="conviction"),
        pytest.param(
            TWO, move("fill_space", space="vision", token="mount"),
            "the festival's space of vision nothing becomes Mount", id="the festival",
        ),
        pytest.param(
            TWO, move("reveal_event", name="Market Day"), "board 1 waits for an event becomes Market Day", id="an event"
        ),
        pytest.param(
            OPEN, move("reach_trigger"), "the boards, newest first 1, 2 becomes 2, 1", id="an end-game trigger"
        ),
        pytest.param(
            OPEN, move("place_event", board=1, places=["Inn"]), "places of board 1 nothing becomes Inn", id="a place"
        ),
        pytest.param(
            TWO, move("place_agents", region="Inn", count=2), "dark agents at Inn 0 becomes 2", id="dark agents"
        ),
        pytest.param(
            TWO, move("read_printed", of="agent", value=1), "honor for vanquishing nothing becomes 1", id="printed"
        ),
        pytest.param(
            TWO, move("name_stack", kind="relic", stack="Inn"), "the stack for relics nothing becomes Inn", id="a stack"
        ),
        pytest.param(TWO, move("end_turn"), "the turn Ana becomes Ben", id="the turn"),
        pytest.param(
            TWO, move("set_ruling", ruling="C1", option="three"), "ruling C1 1 honor becomes 3 honor", id="a ruling"
        ),
        pytest.param(
            TWO, move("set_automation", automation="perks", how="off"),
            "automation of vendor tokens on becomes off", id="an automation",
        ),
        pytest.param(
            TWO, move("leave_table", who="Ben"), "Ben: the seat there becomes gone", id="a seat that is left"
        ),
        pytest.param(
            TWO, move("reorder_seats", order=["Ben", "Ana"]),
            "the order of turns Ana, Ben becomes Ben, Ana", id="the order of turns",
        ),
        pytest.param(
            played(TWO, move("begin_scoring")),
            move("score_extras", who="Ana", extras=[{"what": "Regions", "honor": 4}]),
            "Ana: extras at the end nothing becomes Regions 4", id="extras",
        ),
    ],
)  # fmt: skip
def test_a_difference_is_told(game: AnyGame, given: dict[str, Any], expected: str) -> None:
    assert expected in said(game, given)


def test_what_waits_is_told_too() -> None:
    told = differences(TWO.table, played(TWO, *gains("Ana", "relic")).table)

    assert any(it.after == "asked" for it in told)


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        pytest.param([], [move("begin_scoring")], ("The game would end in round 1.",), id="the game would end"),
        pytest.param(
            [move("begin_scoring")], [], ("The game would not be over: it would go on in round 1.",), id="or go on"
        ),
        pytest.param(
            [move("begin_scoring"), move("finish")],
            [move("gain_honor", who="Ben", amount=2), move("begin_scoring"), move("finish")],
            None, id="another winner",
        ),
        pytest.param([], [move("end_turn")], (), id="nothing of the kind"),
    ],
)  # fmt: skip
def test_what_nobody_may_miss(before: list[Any], after: list[Any], expected: tuple[str, ...] | None) -> None:
    found = warnings(played(TWO, *before).table, played(TWO, *after).table)

    if expected is None:
        assert len(found) == 1
        assert found[0].startswith("The verdict would be: ")
    else:
        assert found == expected


UNSEEN = ("next_id", "reminders", "proposals", "dismissed", "gone")
"""What a table remembers and nobody sees as such: what waits shows as prompts and notices."""


def bare(table: Table) -> Table:
    """The table with what nobody sees left out, and what is the same to everybody said in one way."""
    blank: dict[str, Any] = {name: Table.model_fields[name].default for name in UNSEEN}
    done = Turn(
        placed={who: count for who, count in table.done.placed.items() if count and table.find(who)},
        invested=tuple(sorted({who for who in table.done.invested if table.find(who)})),
        benefited=tuple(sorted({who for who in table.done.benefited if table.find(who)})),
    )
    agreed = {
        "rulings": {ruling: table.ruled(ruling) for ruling in RULINGS},
        "automation": {automation: table.how(automation) for automation in AUTOMATIONS},
        "extras": {who: extras for who, extras in table.extras.items() if extras and table.find(who)},
        "agents": tuple(it for it in table.agents if it.count),
        "rewards": tuple(it.changed({"event": 0}) for it in table.rewards),
    }
    players = tuple(_bare(it) for it in table.players)
    return table.changed({**blank, **agreed, "done": done, "players": players})


def _bare(it: Player) -> Player:
    return it.changed(
        {
            "circles": {kind: count for kind, count in it.circles.items() if count},
            "marks": {track: count for track, count in it.marks.items() if count},
            "columns": tuple(sorted(it.columns)),
            "events": tuple(event.changed({"id": 0}) for event in it.events),
            "cards": tuple(sorted(it.cards, key=lambda card: card.id)),
            "legendary": tuple(sorted(it.legendary, key=lambda card: card.track)),
        }
    )


@given(evenings())
def test_nothing_else_differs_means_that_nothing_else_does(evening: Any) -> None:
    tables = [game.table for game in steps(evening)]

    for before, after in pairwise(tables):
        told = differences(before, after)
        if not told:
            assert bare(before) == bare(after)
        assert all(it.rule in corpus() for it in told)
        assert differences(after, after) == ()
