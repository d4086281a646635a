"""What was said between the app and people, and final scoring, applied to the table."""

from companion.automation import known_automation
from companion.ruling import known_rulings
from companion.talk import Noticed
from companion.vestige import events as happened
from companion.vestige.automation import AUTOMATIONS
from companion.vestige.evolve.play import one_less
from companion.vestige.evolve.root import evolve
from companion.vestige.rulings import RULINGS
from companion.vestige.table import Proposal, Reminder, Table


@evolve.register
def _(event: happened.ReminderGiven, table: Table) -> Table:
    reminder = Reminder(id=event.reminder, text=event.text, who=event.who, results=event.results)
    return table.changed({"reminders": (*table.reminders, reminder)}).allotted(reminder.id)


@evolve.register
def _(event: happened.ActionProposed, table: Table) -> Table:
    proposal = Proposal(id=event.proposal, automation=event.automation, text=event.text, command=event.command)
    return table.changed({"proposals": (*table.proposals, proposal)}).allotted(proposal.id)


@evolve.register
def _(event: happened.PromptSettled, table: Table) -> Table:
    kind, _, rest = event.prompt.partition(":")
    if kind == "by_hand":
        return table.changed({"reminders": tuple(it for it in table.reminders if str(it.id) != rest)})
    if kind == "proposal":
        return table.changed({"proposals": tuple(it for it in table.proposals if str(it.id) != rest)})
    if kind == "printed_value":
        return table.changed({"owed": tuple(owed for owed in table.owed if owed.of != rest)})
    number, _, who = rest.partition(":")
    if not number.isdigit():
        return table
    if kind == "reveal_condition":
        return table.with_trigger(int(number), lambda it: {"condition_due": False})
    if kind == "draw_covert_op":
        return table.with_trigger(
            int(number),
            lambda it: {"covert_ops_due": tuple(name for name in it.covert_ops_due if name != who)},
        )
    if kind == "reveal_threat":
        return table.with_trigger(int(number), lambda it: {"threats_due": one_less(it.threats_due, who)})
    return table


@evolve.register
def _(event: happened.RulingSet, table: Table) -> Table:
    return table.changed({"rulings": known_rulings(RULINGS, {**table.rulings, event.ruling: event.option})})


@evolve.register
def _(event: happened.AutomationSet, table: Table) -> Table:
    settings = {**table.automation, event.automation: event.how}
    return table.changed({"automation": known_automation(AUTOMATIONS, settings)})


@evolve.register
def _(event: happened.SheetFilled, table: Table) -> Table:
    return table.changed({"sheet": event.sheet})


@evolve.register
def _(event: happened.GameFinished, table: Table) -> Table:
    return table.changed({"phase": "over", "turn": None, "score": event.score})


@evolve.register
def _(event: happened.NoticeGiven, table: Table) -> Table:
    noticed = Noticed(kind=event.kind, rule=event.rule, text=event.text)
    return table.changed({"done": table.done.changed({"noticed": (*table.done.noticed, noticed)})})


@evolve.register
def _(event: happened.DepthSet, table: Table) -> Table:
    return table.changed({"depth": event.depth})


@evolve.register
def _(event: happened.ValuesConfirmed, table: Table) -> Table:
    return table
