"""What happened in turns and rounds, applied to the table."""

from typing import Any

from companion.forsaken import events as happened
from companion.forsaken.evolve.root import evolve
from companion.forsaken.table import Table, Turn


def _done(table: Table, changes: dict[str, Any]) -> Table:
    return table.changed({"done": table.done.changed(changes)})


@evolve.register
def _(event: happened.ActionSpent, table: Table) -> Table:
    return _done(table, {"actions": (*table.done.actions, event.action)})


@evolve.register
def _(event: happened.ActionsSet, table: Table) -> Table:
    return _done(table, {"actions": event.actions})


@evolve.register
def _(event: happened.EncountersBegun, table: Table) -> Table:
    return _done(table, {"step": "encounter", "rested": table.done.rested or event.rested})


@evolve.register
def _(event: happened.EncounterHad, table: Table) -> Table:
    return _done(table, {"step": "encounter", "encountered": True})


@evolve.register
def _(event: happened.DeckSet, table: Table) -> Table:
    return table.changed({"decks": {**table.decks, event.planet: event.to}})


@evolve.register
def _(event: happened.TurnBegun, table: Table) -> Table:
    return table.changed({"phase": "players", "turn": event.who, "done": Turn()})


@evolve.register
def _(event: happened.PhaseBegun, table: Table) -> Table:
    return table.changed({"phase": event.phase, "turn": None, "done": Turn()})


@evolve.register
def _(event: happened.RoundBegun | happened.RoundSet, table: Table) -> Table:
    return table.changed({"round": event.round})
