"""What the ledger says of corrections."""

from collections.abc import Callable, Iterator
from typing import Any

from companion.forsaken import commands as c
from companion.forsaken.kinds import FACTION_NAMES, PLANET_NAMES, Planet, counted
from companion.forsaken.table import Table


def _counted(count: int, word: str) -> str:
    return f"{count} {word if count == 1 else f'{word}s'}"


def _deck(planet: Planet, to: int) -> str:
    return f"{_counted(to, 'card')} left in the deck of {PLANET_NAMES[planet]}"


def _yards(table: Table, command: c.SetYards) -> str:
    there = [yard.title for yard in table.yards if yard.number in command.tiles]
    return f"Correction: scrap tiles lie on {', '.join(there) or 'no scrapyard'}"


def _rival(table: Table) -> str:
    return table.rival.name if table.rival else "the rival"


def _plot(table: Table, command: c.SetPlot) -> str:
    said = {"deck": command.deck, "row": command.row, "archived": command.archived}
    where = {"deck": "in the deck", "row": "in the row", "archived": "archived"}
    parts = [f"{_counted(count, 'plot card')} {where[part]}" for part, count in said.items() if count is not None]
    return f"Correction: {', '.join(parts) or 'nothing about the plot'}"


def _reconciled(table: Table, command: c.Reconcile) -> str:
    note = f" ({command.note})" if command.note else ""
    return f"Correction: {', '.join(_parts(table, command)) or 'nothing differs'}{note}"


def _parts(table: Table, it: c.Reconcile) -> Iterator[str]:
    yield from (f"{who} {counted(what, to)}" for who, held in it.held.items() for what, to in held.items())
    yield from (f"{who} vitality {to}" for who, to in it.vitality.items())
    yield from (f"{who} {to} fungalyte" for who, to in it.fungalyte.items())
    yield from (f"{who} {to} infamy" for who, to in it.infamy.items())
    yield from (f"{who} {to} legend" for who, to in it.legend.items())
    if it.rival is not None:
        yield f"{_rival(table)} {it.rival} VP"
    if it.plot is not None:
        yield f"{_counted(it.plot, 'card')} in the plot deck"
    if it.bounty is not None:
        yield f"the bounty tracker {_counted(it.bounty, 'space')} down"
    yield from (_deck(planet, to) for planet, to in it.decks.items())
    if it.round is not None:
        yield f"round {it.round}"
    if it.turn is not None:
        yield f"{it.turn} is on"


SENTENCES: dict[type, Callable[[Table, Any], str]] = {
    c.SetHolding: lambda t, it: f"Correction: {it.who} has {counted(it.what, it.to)}",
    c.SetVitality: lambda t, it: f"Correction: the vitality of {it.who} is {it.to}",
    c.SetFungalyte: lambda t, it: f"Correction: {it.who} has {it.to} fungalyte",
    c.SetInfamy: lambda t, it: f"Correction: {it.who} has {it.to} infamy",
    c.SetGrudges: lambda t, it: (
        f"Correction: {it.who} has {_counted(it.to, 'grudge')} of the {FACTION_NAMES[it.faction]}"
    ),
    c.SetLegend: lambda t, it: f"Correction: {it.who} has gained {it.to} legend",
    c.SetChapter: lambda t, it: f"Correction: {it.who} is in chapter {it.to}",
    c.SetActions: lambda t, it: f"Correction: {_counted(len(it.actions), 'action')} of this turn spent",
    c.SetYards: _yards,
    c.SetDeck: lambda t, it: f"Correction: {_deck(it.planet, it.to)}",
    c.SetBounty: lambda t, it: f"Correction: the bounty tracker is {_counted(it.space, 'space')} down",
    c.SetRival: lambda t, it: f"Correction: {_rival(t)} has {it.vp} VP",
    c.SetPlot: _plot,
    c.SetRound: lambda t, it: f"Correction: this is round {it.to}",
    c.SetLength: lambda t, it: f"Correction: this is a {it.to} game",
    c.DescribeTower: lambda t, it: "The dice tower was read",
    c.Reconcile: _reconciled,
}
