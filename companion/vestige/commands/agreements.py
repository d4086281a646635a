"""Commands about how the table plays: rulings, automations, depth."""

from typing import Any, Literal

from pydantic import field_validator

from companion.automation import How
from companion.frozen import Frozen
from companion.vestige.automation import Automation
from companion.vestige.rulings import RULINGS, RulingId
from companion.vestige.setup import Depth


class SetRuling(Frozen):
    """From now on a ruling is answered so."""

    move: Literal["set_ruling"] = "set_ruling"
    ruling: RulingId
    option: str

    @field_validator("option")
    @classmethod
    def _known(cls, option: str, info: Any) -> str:
        return RULINGS[info.data["ruling"]].option_of(option) if "ruling" in info.data else option


class SetAutomation(Frozen):
    """From now on the app does this, asks first, or leaves it to people."""

    move: Literal["set_automation"] = "set_automation"
    automation: Automation
    how: How


class SetDepth(Frozen):
    """From now on the table mirrors more or less. Nothing that is known is lost."""

    move: Literal["set_depth"] = "set_depth"
    depth: Depth


class ConfirmValues(Frozen):
    """Somebody has looked: what the app worked out is what lies on the table."""

    move: Literal["confirm_values"] = "confirm_values"
