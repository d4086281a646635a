"""What was said between the app and people, and the end of the game, applied to the table."""

from companion.automation import known_automation
from companion.chronicles import events as happened
from companion.chronicles.automation import AUTOMATIONS
from companion.chronicles.evolve.root import evolve
from companion.chronicles.evolve.timeline import without_reward
from companion.chronicles.rulings import RULINGS
from companion.chronicles.table import Proposal, Reminder, Table
from companion.ruling import known_rulings
from companion.talk import Noticed


@evolve.register
def _(event: happened.ReminderGiven, table: Table) -> Table:
    reminder = Reminder(id=event.reminder, text=event.text, rule=event.rule, who=event.who)
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
    if kind == "event_reward":
        return without_reward(table, rest)
    if kind in ("chronicle", "shroud"):
        return _undrawn(table, rest)
    return table.changed({"dismissed": (*(key for key in table.dismissed if key != event.prompt), event.prompt)})


def _undrawn(table: Table, card: str) -> Table:
    """The table where the chronicle of a card, by its number, is not waited for any more."""
    return table.changed(
        {
            "players": tuple(
                player.changed(
                    {
                        "cards": tuple(
                            it.changed({"chronicle_due": False}) if str(it.id) == card else it for it in player.cards
                        )
                    }
                )
                for player in table.players
            )
        }
    )


@evolve.register
def _(event: happened.NoticeGiven, table: Table) -> Table:
    noticed = Noticed(kind=event.kind, rule=event.rule, text=event.text)
    return table.changed({"done": table.done.changed({"noticed": (*table.done.noticed, noticed)})})


@evolve.register
def _(event: happened.RulingSet, table: Table) -> Table:
    return table.changed({"rulings": known_rulings(RULINGS, {**table.rulings, event.ruling: event.option})})


@evolve.register
def _(event: happened.AutomationSet, table: Table) -> Table:
    return table.changed(
        {"automation": known_automation(AUTOMATIONS, {**table.automation, event.automation: event.how})}
    )


@evolve.register
def _(event: happened.ExtrasScored, table: Table) -> Table:
    return table.changed({"extras": {**table.extras, event.who: event.extras}})


@evolve.register
def _(event: happened.GameFinished, table: Table) -> Table:
    return table.changed({"phase": "over", "turn": None, "score": event.score})


@evolve.register
def _(event: happened.TieSettled, table: Table) -> Table:
    return table.changed({"settled": event.who})
