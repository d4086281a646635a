"""What was said between the app and people: reminders, proposals, notices, agreements; and the end."""

from typing import Annotated, Any, Literal

from companion.automation import How
from companion.chronicles.score import Extra, Score
from companion.game import Happened
from companion.saved import OR_KEPT


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


class ExtrasScored(Happened):
    """What a player gains at the end from other sources."""

    event: Literal["extras_scored"] = "extras_scored"
    who: str
    extras: tuple[Extra, ...]


class GameFinished(Happened):
    """The game is over, with this result."""

    event: Literal["game_finished"] = "game_finished"
    score: Score


class TieSettled(Happened):
    """The table has settled who wins (C2)."""

    event: Literal["tie_settled"] = "tie_settled"
    who: str
