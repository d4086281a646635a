"""What was said between the app and people: reminders, proposals, notices, agreements."""

from typing import Annotated, Any, Literal

from companion.automation import How
from companion.game import Happened
from companion.saved import OR_KEPT
from companion.vestige.automation import Automation
from companion.vestige.rulings import RulingId
from companion.vestige.setup import Depth
from companion.vestige.vocabulary.effects import Result


class ReminderGiven(Happened):
    """Something is to be done by hand; `results` are what usually comes of it, for `who`."""

    event: Literal["reminder_given"] = "reminder_given"
    reminder: int
    text: str
    who: str | None = None
    results: tuple[Result, ...] = ()

    @property
    def allots(self) -> int | None:
        return self.reminder


class ActionProposed(Happened):
    """An automation asks before it does something: `command` is what it would do."""

    event: Literal["action_proposed"] = "action_proposed"
    proposal: int
    automation: Automation
    text: str
    command: dict[str, Any]

    @property
    def allots(self) -> int | None:
        return self.proposal


class RulingSet(Happened):
    """The table rules so from now on."""

    event: Literal["ruling_set"] = "ruling_set"
    ruling: Annotated[RulingId, OR_KEPT]
    option: str


class AutomationSet(Happened):
    """An automation is on, asks, or is off."""

    event: Literal["automation_set"] = "automation_set"
    automation: Annotated[Automation, OR_KEPT]
    how: Annotated[How, OR_KEPT]


class DepthSet(Happened):
    """So much is mirrored from now on."""

    event: Literal["depth_set"] = "depth_set"
    depth: Depth


class ValuesConfirmed(Happened):
    """What the app worked out lies on the table so: somebody has looked."""

    event: Literal["values_confirmed"] = "values_confirmed"
