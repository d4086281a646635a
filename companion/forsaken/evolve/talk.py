"""What was said between the app and people, applied to the table."""

from companion.agreements import agreed, answered, said
from companion.forsaken import events as happened
from companion.forsaken.automation import AUTOMATIONS
from companion.forsaken.evolve.root import evolve
from companion.forsaken.rulings import RULINGS
from companion.forsaken.table import Due, Table


@evolve.register
def _(event: happened.ReminderGiven | happened.ActionProposed | happened.NoticeGiven, table: Table) -> Table:
    return said(event, table)


@evolve.register
def _(event: happened.RulingSet | happened.AutomationSet, table: Table) -> Table:
    return agreed(event, table, RULINGS, AUTOMATIONS)


@evolve.register
def _(event: happened.CardRead, table: Table) -> Table:
    card = event.card
    others = (it for it in table.card_box if (it.kind, it.name.casefold()) != (card.kind, card.name.casefold()))
    return table.changed({"card_box": (*others, card)})


@evolve.register
def _(event: happened.DueRaised, table: Table) -> Table:
    due = Due(id=event.due, kind=event.kind, who=event.who, of=event.of, number=event.number, faction=event.faction)
    return table.changed({"due": (*table.due, due)}).allotted(due.id)


@evolve.register
def _(event: happened.PromptSettled, table: Table) -> Table:
    without = answered(event.prompt, table)
    if without is not None:
        return without
    kind, _, number = event.prompt.partition(":")
    left = tuple(due for due in table.due if not (due.kind == kind and str(due.id) == number))
    if len(left) < len(table.due):
        return table.changed({"due": left})
    return table.changed({"dismissed": (*(key for key in table.dismissed if key != event.prompt), event.prompt)})
