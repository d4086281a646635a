"""Commands about how the table plays: rulings and automations."""

from typing import Any, Literal

from pydantic import field_validator

from companion.automation import How
from companion.forsaken.automation import Automation
from companion.forsaken.rulings import RULINGS, RulingId
from companion.frozen import Frozen


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
