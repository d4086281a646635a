"""What the ledger says of corrections."""

from collections.abc import Callable, Iterator
from typing import Any

from companion.chronicles import commands as c
from companion.chronicles.kinds import spoken
from companion.chronicles.table import Table


def _counted(count: int, word: str) -> str:
    return f"{count} {word if count == 1 else f'{word}s'}"


def _circles(kind: str, to: int) -> str:
    return f"{_counted(to, 'circle')} of {spoken(kind, 2)}"


def _marks(track: str, to: int) -> str:
    return f"{_counted(to, 'mark')} on {track}"


def _agents(region: str, to: int) -> str:
    return f"{_counted(to, 'dark agent')} on {region}"


def _removed(table: Table, command: c.RemoveCard) -> str:
    player = table.find(command.who)
    card = player.card(command.card) if player else None
    return f"Correction: {command.who} has no {(card.name or spoken(card.kind)) if card else 'such card'} any more"


def _reconciled(table: Table, command: c.Reconcile) -> str:
    note = f" ({command.note})" if command.note else ""
    return f"Correction: {', '.join(_parts(command)) or 'nothing differs'}{note}"


def _parts(it: c.Reconcile) -> Iterator[str]:
    yield from (f"{who} {to} honor" for who, to in it.honor.items())
    yield from (f"{who} {to} renown" for who, to in it.renown.items())
    yield from (f"{who} {_circles(kind, to)}" for who, rows in it.circles.items() for kind, to in rows.items())
    yield from (f"{who} {_marks(track, to)}" for who, tracks in it.marks.items() for track, to in tracks.items())
    yield from (f"{who} {_counted(to, 'vanquished agent')}" for who, to in it.vanquished.items())
    yield from (_agents(region, to) for region, to in it.agents.items())
    if it.round is not None:
        yield f"round {it.round}"
    if it.turn is not None:
        yield f"{it.turn} is on"


SENTENCES: dict[type, Callable[[Table, Any], str]] = {
    c.SetHonor: lambda t, it: f"Correction: {it.who} has {it.to} honor",
    c.SetCircles: lambda t, it: f"Correction: {it.who} has {_circles(it.kind, it.to)}",
    c.SetMarks: lambda t, it: f"Correction: {it.who} has {_marks(it.track, it.to)}",
    c.SetRenown: lambda t, it: f"Correction: {it.who} holds {it.to} renown",
    c.SetColumn: lambda t, it: (
        f"Correction: {'a renown' if it.placed else 'no renown'} of {it.who} lies over column {it.column}"
    ),
    c.SetAgents: lambda t, it: f"Correction: {_agents(it.region, it.to)}",
    c.SetVanquished: lambda t, it: f"Correction: {it.who} has vanquished {_counted(it.to, 'dark agent')}",
    c.SetRound: lambda t, it: f"Correction: this is round {it.to}",
    c.RemoveCard: _removed,
    c.Reconcile: _reconciled,
}
