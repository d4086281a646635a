"""What people answer to a game's prompts and proposals, and how what was said stands on its table, in every game."""

from collections.abc import Iterable
from typing import Any, TypeVar

from companion.automation import Automations, known_automation
from companion.drafting import Nonsense
from companion.ruling import Rulings, known_rulings
from companion.talk import (
    ActionProposed,
    AutomationSet,
    Noticed,
    NoticeGiven,
    Proposal,
    Reminder,
    ReminderGiven,
    RulingSet,
)

Prompt = TypeVar("Prompt", bound=Any)
Waiting = TypeVar("Waiting", bound=Any)
Table = TypeVar("Table", bound=Any)


def asked(prompts: Iterable[Prompt], key: str) -> Prompt:
    """The open prompt with a key; there is nothing to leave out where none has it."""
    found = next((prompt for prompt in prompts if prompt.key == key), None)
    if found is None:
        raise Nonsense("prompt", f'there is no open prompt "{key}"', "see the table's prompts for their keys")
    return found


def proposed(proposals: Iterable[Waiting], id: int) -> Waiting:
    """The open proposal with an id; there is nothing to take up where none has it."""
    found = next((proposal for proposal in proposals if proposal.id == id), None)
    if found is None:
        raise Nonsense("proposal", f"there is no open proposal {id}", "see the table's prompts")
    return found


def said(event: ReminderGiven | ActionProposed | NoticeGiven, table: Table) -> Table:
    """The table after the app has reminded, proposed or noticed something."""
    after: Table
    match event:
        case ReminderGiven():
            reminder = Reminder(id=event.reminder, text=event.text, rule=event.rule, who=event.who)
            after = table.changed({"reminders": (*table.reminders, reminder)}).allotted(reminder.id)
        case ActionProposed():
            proposal = Proposal(id=event.proposal, automation=event.automation, text=event.text, command=event.command)
            after = table.changed({"proposals": (*table.proposals, proposal)}).allotted(proposal.id)
        case NoticeGiven():
            noticed = Noticed(kind=event.kind, rule=event.rule, text=event.text)
            after = table.changed({"done": table.done.changed({"noticed": (*table.done.noticed, noticed)})})
    return after


def agreed(event: RulingSet | AutomationSet, table: Table, rulings: Rulings, automations: Automations) -> Table:
    """The table after people have settled how they play."""
    after: Table
    match event:
        case RulingSet():
            after = table.changed({"rulings": known_rulings(rulings, {**table.rulings, event.ruling: event.option})})
        case AutomationSet():
            settings = {**table.automation, event.automation: event.how}
            after = table.changed({"automation": known_automation(automations, settings)})
    return after


def answered(key: str, table: Table) -> Table | None:
    """The table without the reminder or the proposal that a key means; None for a key of the game's own."""
    kind, _, rest = key.partition(":")
    piles = {"by_hand": "reminders", "proposal": "proposals"}
    if kind not in piles:
        return None
    pile = piles[kind]
    without: Table = table.changed({pile: tuple(it for it in getattr(table, pile) if str(it.id) != rest)})
    return without


def waiting_for_people(table: Any, prompt: type[Prompt]) -> tuple[Prompt, ...]:
    """What an automation proposes, and what people do by hand, as a game's prompts; behind all others."""
    return (
        *(
            prompt(kind="proposal", key=f"proposal:{it.id}", proposal=it.id, rule="automation", text=f"{it.text}?")
            for it in table.proposals
        ),
        *(
            prompt(kind="by_hand", key=f"by_hand:{it.id}", rule=it.rule, text=it.text, who=it.who)
            for it in table.reminders
        ),
    )
