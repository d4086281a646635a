"""Events of blocks, main actions and the outcome die, applied to the table."""

from companion.vestige import events as happened
from companion.vestige.evolve.root import evolve
from companion.vestige.table import Outcome, Table


@evolve.register
def _(event: happened.BlocksMoved, table: Table) -> Table:
    return _added(_added(table, event.who, event.source, -event.count), event.who, event.target, event.count)


@evolve.register
def _(event: happened.BlocksSet, table: Table) -> Table:
    return _placed(table, event.who, event.place, event.to)


def _added(table: Table, who: str, place: str | None, count: int) -> Table:
    if place is None:
        return table
    return _placed(table, who, place, max(table.blocks_at(who, place) + count, 0))


def _placed(table: Table, who: str, place: str, count: int) -> Table:
    kind, _, card_id = place.partition(":")
    if kind != "card":
        return table.with_competitor(who, lambda it: {"blocks": {**it.blocks, place: count}})
    return table.with_competitor(
        who,
        lambda it: {
            "cards": tuple(card.changed({"blocks": count}) if str(card.id) == card_id else card for card in it.cards)
        },
    )


@evolve.register
def _(event: happened.ActionTaken, table: Table) -> Table:
    actions = table.done.actions
    taken = (*(one for one in actions.get(event.who, ()) if one != event.action), event.action)
    return table.changed({"done": table.done.changed({"actions": {**actions, event.who: taken}})})


@evolve.register
def _(event: happened.ActionReset, table: Table) -> Table:
    actions, resets = table.done.actions, table.done.resets
    left = tuple(action for action in actions.get(event.who, ()) if action != event.action)
    reset = (*resets.get(event.who, ()), event.action)
    done = table.done.changed({"actions": {**actions, event.who: left}, "resets": {**resets, event.who: reset}})
    return table.changed({"done": done})


@evolve.register
def _(event: happened.CardUsed, table: Table) -> Table:
    others = tuple(card for card in table.done.used if card != event.card)
    used = (*others, event.card) if event.used else others
    return table.changed({"done": table.done.changed({"used": used})})


@evolve.register
def _(event: happened.SpeedBoosted, table: Table) -> Table:
    return table.changed({"done": table.done.changed({"boosted": (*table.done.boosted, event.who)})})


@evolve.register
def _(event: happened.OutcomeRolled, table: Table) -> Table:
    before = table.done.outcome
    faces = (*(before.faces if before and event.again else ()), event.face)
    outcome = Outcome(who=event.who, faces=faces, job=event.job)
    return table.changed({"done": table.done.changed({"outcome": outcome})})


@evolve.register
def _(event: happened.OutcomeChosen, table: Table) -> Table:
    before = table.done.outcome or Outcome(who=event.who, faces=(event.face,))
    return table.changed({"done": table.done.changed({"outcome": before.changed({"chosen": event.face})})})
