"""What came of a command besides what its sentence says: holdings, damage, legend, what the loop gave."""

from collections.abc import Mapping
from typing import Any

from companion.forsaken import events as happened
from companion.forsaken.events import Event
from companion.forsaken.kinds import counted
from companion.forsaken.table import Table

# Moves whose sentences tell what they give or cost, the field that does, and whether it is more or less.
_SAYS: Mapping[str, tuple[str, int]] = {"gain": ("gains", 1), "lose": ("losses", -1), "take_ruin": ("gains", 1)}
_CUBES: Mapping[str, int] = {"scrounge": 1, "return_cubes": -1, "pick_up_cubes": 1}


def came_of(table: Table, move: Mapping[str, Any], events: tuple[Event, ...]) -> str:
    """`2 VP, 1 rep`, `loop: 1 boost`, `Ben 3 damage`: whoever is not the player of the move is named.

    `table` is the one before the events, `move` the command as it is saved.
    """
    own, said = move.get("who"), _said(move)
    parts = []
    for who, counts in _sums(table, events).items():
        if who != own:
            told = _told(counts)
            parts += [f"{who} {', '.join(told)}"] if told else []
            continue
        left = {what: counts.get(what, 0) - said.get(what, 0) for what in dict.fromkeys((*said, *counts))}
        if "legend" in said:
            less = {what: count for what, count in left.items() if count < 0 or what == "legend"}
            looped = _told({what: count for what, count in left.items() if what not in less})
            parts += _told(less) + ([f"loop: {', '.join(looped)}"] if looped else [])
        else:
            parts += _told(left)
    return ", ".join(parts)


def _told(counts: Mapping[str, int]) -> list[str]:
    return [
        counted(what, count) if count > 0 else f"{counted(what, -count)} less"
        for what, count in counts.items()
        if count
    ]


def _said(move: Mapping[str, Any]) -> dict[str, int]:
    """What the sentence of a move says already, as it changes the counts."""
    name = str(move.get("move"))
    if name in _CUBES:
        return {what: _CUBES[name] * int(move.get(what, 0)) for what in ("scrap", "particle")}
    if name == "spend_boost":
        return {"boosts": -1}
    field, sign = _SAYS.get(name, ("", 1))
    return {what: sign * count for what, count in (move.get(field) or {}).items()}


def _sums(table: Table, events: tuple[Event, ...]) -> dict[str, dict[str, int]]:
    """By name, how much more or less there is of each thing."""
    sums: dict[str, dict[str, int]] = {}
    for event in events:
        match event:
            case happened.HoldingGained(who=who, what=what, amount=amount):
                _add(sums, who, what, amount)
            case happened.HoldingLost(who=who, what=what, amount=amount):
                _add(sums, who, what, -amount)
            case happened.Damaged(who=who, amount=amount):
                _add(sums, who, "damage", amount)
            case happened.Healed(who=who, amount=amount):
                _add(sums, who, "heal", amount)
            case happened.FungalyteGained(who=who):
                _add(sums, who, "fungalyte", 1)
            case happened.FungalyteLost(who=who):
                _add(sums, who, "fungalyte", -1)
            case happened.LegendMoved(who=who, to=to):
                before = table.find(who)
                sums.setdefault(who, {})["legend"] = to - (before.legend if before else 0)
            case happened.InfamySet(who=who, to=to):
                before = table.find(who)
                sums.setdefault(who, {})["infamy"] = to - (before.infamy if before else 0)
    return sums


def _add(sums: dict[str, dict[str, int]], who: str, what: str, amount: int) -> None:
    counts = sums.setdefault(who, {})
    counts[what] = counts.get(what, 0) + amount
