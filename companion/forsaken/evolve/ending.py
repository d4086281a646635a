"""Events of the end, applied to the table."""

from companion.forsaken import events as happened
from companion.forsaken.evolve.root import evolve
from companion.forsaken.table import Ending, Table


@evolve.register
def _(event: happened.EndReached, table: Table) -> Table:
    ending = Ending(why=event.why, by=event.by, last=event.last)
    return table.changed({"ending": ending, "done": table.done.changed({"set_off": True})})


@evolve.register
def _(event: happened.EndRevoked, table: Table) -> Table:
    return table.changed({"ending": None, "done": table.done.changed({"set_off": False})})


@evolve.register
def _(event: happened.LastTurnTaken, table: Table) -> Table:
    if table.ending is None:
        return table
    last = tuple(name for name in table.ending.last if name != event.who)
    return table.changed({"ending": table.ending.changed({"last": last})})


@evolve.register
def _(event: happened.LengthSet, table: Table) -> Table:
    return table.changed({"length": event.to})


@evolve.register
def _(event: happened.FinaleScored, table: Table) -> Table:
    return table.changed({"finale": {**table.finale, event.who: event.finale}})


@evolve.register
def _(event: happened.ExtrasScored, table: Table) -> Table:
    return table.changed({"extras": {**table.extras, event.who: event.extras}})


@evolve.register
def _(event: happened.CoolStuffCounted, table: Table) -> Table:
    counted = {**table.counted.get(event.who, {}), **event.counted}
    return table.changed({"counted": {**table.counted, event.who: counted}})


@evolve.register
def _(event: happened.GameFinished, table: Table) -> Table:
    return table.changed({"phase": "over", "turn": None, "score": event.score})


@evolve.register
def _(event: happened.TowerDescribed, table: Table) -> Table:
    return table.changed({"printed": table.printed.changed({"tower": event.tower})})
