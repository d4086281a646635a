"""What people say to the app: prompts left out, proposals taken up, rulings and automations."""

from collections.abc import Callable
from typing import Any

from companion.agreements import asked, proposed
from companion.forsaken import commands as c
from companion.forsaken.automation import AUTOMATIONS
from companion.forsaken.draft import Draft
from companion.forsaken.events import AutomationSet, PromptSettled, RulingSet
from companion.forsaken.prompts import prompts
from companion.forsaken.rulings import RULINGS
from companion.ledger import Because


def dismiss(draft: Draft, command: c.DismissPrompt) -> None:
    """A prompt is left out."""
    draft.emit(PromptSettled(prompt=asked(prompts(draft.table), command.prompt).key))


def accept(draft: Draft, command: c.AcceptProposal, carry_out: Callable[[Draft, Any], object]) -> None:
    """What an automation asked for is done, by `carry_out`."""
    proposal = proposed(draft.table.proposals, command.proposal)
    draft.emit(PromptSettled(prompt=f"proposal:{proposal.id}"), Because(rule="automation", text=proposal.text))
    carry_out(draft, c.COMMANDS.validate_python(proposal.command))


def _set_ruling(draft: Draft, command: c.SetRuling) -> None:
    before, rule = draft.table.ruled(command.ruling), RULINGS[command.ruling].rule
    draft.emit(RulingSet(ruling=command.ruling, option=command.option), Because(rule=rule, text=f"it was {before}"))


def _set_automation(draft: Draft, command: c.SetAutomation) -> None:
    before, rule = draft.table.how(command.automation), AUTOMATIONS[command.automation].rule
    draft.emit(
        AutomationSet(automation=command.automation, how=command.how), Because(rule=rule, text=f"it was {before}")
    )


HANDLERS: dict[type, Callable[[Draft, Any], object]] = {
    c.DismissPrompt: dismiss,
    c.SetRuling: _set_ruling,
    c.SetAutomation: _set_automation,
}
