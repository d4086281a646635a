"""Events of the world applied to the table: jobs, personas, bounty, scrapyards, event row, fights."""

from companion.forsaken import events as happened
from companion.forsaken.evolve.root import evolve
from companion.forsaken.pieces import Bounty, RowEvent
from companion.forsaken.player import Job
from companion.forsaken.table import Table


@evolve.register
def _(event: happened.JobTaken, table: Table) -> Table:
    job = Job(id=event.job, faction=event.faction, name=event.name, words=event.words)
    return table.with_player(event.who, lambda it: {"jobs": (*it.jobs, job)}).allotted(job.id)


@evolve.register
def _(event: happened.JobLeft, table: Table) -> Table:
    return table.with_player(event.who, lambda it: {"jobs": tuple(job for job in it.jobs if job.id != event.job)})


@evolve.register
def _(event: happened.PersonaNamed, table: Table) -> Table:
    read = {
        field: getattr(event, field)
        for field in ("name", "letter", "special", "path")
        if getattr(event, field) is not None
    }
    return table.with_persona(event.faction, lambda it: read)


@evolve.register
def _(event: happened.PersonaMoved, table: Table) -> Table:
    return table.with_persona(event.faction, lambda it: {"at": event.to})


@evolve.register
def _(event: happened.BountyRevealed, table: Table) -> Table:
    return table.changed({"bounty": Bounty(name=event.name, landmark=event.landmark, printed=event.printed)})


@evolve.register
def _(event: happened.BountyDescribed, table: Table) -> Table:
    bounty = table.bounty
    return table.changed(
        {
            "bounty": bounty.changed(
                {
                    "name": event.name or bounty.name,
                    "landmark": event.landmark or bounty.landmark,
                    "printed": event.printed or bounty.printed,
                }
            )
        }
    )


@evolve.register
def _(event: happened.BountyMoved, table: Table) -> Table:
    return table.changed({"bounty": table.bounty.changed({"space": event.to})})


@evolve.register
def _(event: happened.YardsSet, table: Table) -> Table:
    return table.changed({"yards": tuple(yard.changed({"tile": yard.number in event.tiles}) for yard in table.yards)})


@evolve.register
def _(event: happened.YardNamed, table: Table) -> Table:
    return table.changed(
        {
            "yards": tuple(
                yard.changed({"name": event.name}) if yard.number == event.yard else yard for yard in table.yards
            )
        }
    )


@evolve.register
def _(event: happened.EventRowJoined, table: Table) -> Table:
    card = RowEvent(id=event.id, name=event.name, event=event.words, finale=event.finale)
    return table.changed({"event_row": (*table.event_row, card)}).allotted(card.id)


@evolve.register
def _(event: happened.EventRowLeft, table: Table) -> Table:
    return table.changed({"event_row": tuple(card for card in table.event_row if card.id != event.id)})


@evolve.register
def _(event: happened.FinaleSettled, table: Table) -> Table:
    return table.changed(
        {
            "event_row": tuple(
                card.changed({"settled": True}) if card.id == event.id else card for card in table.event_row
            )
        }
    )


@evolve.register
def _(event: happened.FightFought, table: Table) -> Table:
    # What a fight did to people are events of their own; one that nobody has won waits for the table's word.
    others = {who: rolled for who, rolled in table.tied.items() if who != event.who}
    return table.changed({"tied": others if event.won is not None else {**others, event.who: event.rolled}})
