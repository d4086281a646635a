"""What the ledger says of fights."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.forsaken import commands as c
from companion.forsaken.combat import resolve
from companion.forsaken.fight import FightRolled
from companion.forsaken.fight_dice import opponents_name
from companion.forsaken.kinds import listed
from companion.forsaken.table import Table


def _fought(table: Table, it: c.Fight) -> str:
    outcome = resolve(table, it.who, it.rolled)
    them = opponents_name(table, it.rolled)
    strengths = f"{outcome.own.strength} against {outcome.other.strength}"
    if outcome.won is None:
        return f"{it.who} fights {them}, {strengths}"
    how = "overwhelms" if outcome.overwhelmed else "beats" if outcome.won else "loses to"
    return f"{it.who} {how} {them}, {strengths}"


def _settled(table: Table, it: c.SettleFight) -> str:
    them = opponents_name(table, table.tied.get(it.who, FightRolled()))
    return f"{it.who} wins against {them}" if it.won else f"{it.who} loses to {them}"


def _rewarded(table: Table, it: c.TakeReward) -> str:
    came = " and ".join(said for said in (listed(it.gains), it.words) if said)
    return f"{it.who}'s fight gives {came or 'nothing'}"


SENTENCES: Mapping[type, Callable[[Table, Any], str]] = {
    c.Fight: _fought,
    c.SettleFight: _settled,
    c.TakeReward: _rewarded,
}
