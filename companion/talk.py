"""What a game and its people say to each other, in every game: prompts, reminders, proposals, notices, agreements."""

from typing import Annotated, Any, Literal

from pydantic import Field

from companion.automation import How
from companion.frozen import Frozen
from companion.game import Happened
from companion.saved import OR_KEPT

# Commands


class DismissPrompt(Frozen):
    """A prompt is not wanted. `prompt` is its key."""

    move: Literal["dismiss_prompt"] = "dismiss_prompt"
    prompt: Annotated[str, Field(min_length=1, max_length=200)]


class AcceptProposal(Frozen):
    """What an automation proposed is to be done."""

    move: Literal["accept_proposal"] = "accept_proposal"
    proposal: Annotated[int, Field(strict=True, ge=1)]


# Events


class PromptSettled(Happened):
    """A prompt was dismissed, or a proposal taken up."""

    event: Literal["prompt_settled"] = "prompt_settled"
    prompt: str


class ReminderGiven(Happened):
    """Something is to be done by hand."""

    event: Literal["reminder_given"] = "reminder_given"
    reminder: int
    text: str
    rule: str
    who: str | None = None

    @property
    def allots(self) -> int | None:
        return self.reminder


class ActionProposed(Happened):
    """An automation asks before it does something: `command` is what it would do."""

    event: Literal["action_proposed"] = "action_proposed"
    proposal: int
    automation: str
    text: str
    command: dict[str, Any]

    @property
    def allots(self) -> int | None:
        return self.proposal


class RulingSet(Happened):
    """The table rules so from now on."""

    event: Literal["ruling_set"] = "ruling_set"
    ruling: str
    option: str


class AutomationSet(Happened):
    """An automation is on, asks, or is off."""

    event: Literal["automation_set"] = "automation_set"
    automation: str
    how: Annotated[How, OR_KEPT]


class NoticeGiven(Happened):
    """Something that was done looks wrong. It is shown until the turn is over."""

    event: Literal["notice_given"] = "notice_given"
    kind: str
    rule: str
    text: str


# On the table


class Reminder(Frozen):
    """Something that people do by hand, in words."""

    id: int
    text: str
    rule: str
    who: str | None = None


class Proposal(Frozen):
    """What an automation that asks first would do: the command that does it."""

    id: int
    automation: str
    text: str
    command: dict[str, Any]


class Noticed(Frozen):
    """Something that was done in this turn and looks wrong, in words."""

    kind: str
    rule: str
    text: str
