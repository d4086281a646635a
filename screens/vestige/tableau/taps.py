"""What taps in a tableau do: the same functions from drawing to drawing, so that parts which stay are not redrawn."""

from typing import Any

import flet as ft

from companion.vestige.blocks import Action, Face, Secondary
from companion.vestige.commands import (
    BoostSpeed,
    ChooseOutcome,
    ConvertAttributes,
    DowngradeBlock,
    ResetAction,
    RollOutcome,
    SetSpeed,
    TakeAction,
    UpgradeBlock,
    UpgradeSpeed,
)
from screens import buttons
from screens.sitting import Sitting


class Taps:
    """The handlers of one player's dashboard. Each reads the table at the moment of the tap."""

    def __init__(self, sitting: Sitting, who: str) -> None:
        self._sitting = sitting
        self._who = who
        # A second tap on a slider means something else than the first one.
        self.action = buttons.once(self._action)

    def upgrade(self, source: Any) -> None:
        self._sitting.dispatch(UpgradeBlock(who=self._who, source=source))

    def downgrade(self, source: Any) -> None:
        self._sitting.dispatch(DowngradeBlock(who=self._who, source=source))

    def convert(self, into: Secondary) -> None:
        self._sitting.dispatch(ConvertAttributes(who=self._who, into=into))

    def _action(self, action: Action) -> None:
        taken = action in self._sitting.table.done.actions.get(self._who, ())
        kind = ResetAction if taken else TakeAction
        self._sitting.dispatch(kind(who=self._who, action=action))

    def faster(self) -> None:
        self._sitting.dispatch(UpgradeSpeed(who=self._who, by=1))

    def boost(self, source: Any) -> None:
        self._sitting.dispatch(BoostSpeed(who=self._who, source=source))

    def correct_speed(self, by: int) -> None:
        speed = self._sitting.table.competitor(self._who).speed
        self._sitting.dispatch(SetSpeed(who=self._who, to=max(speed + by, 0)))

    def roll(self, face: Face, job: int | None) -> None:
        self._sitting.dispatch(RollOutcome(who=self._who, face=face, job=job))

    def choose(self, face: Face) -> None:
        self._sitting.dispatch(ChooseOutcome(who=self._who, face=face))


def use_taps(sitting: Sitting, who: str) -> Taps:
    """The handlers of a player, made once."""
    held: Any = ft.use_ref(None)
    if held.current is None:
        held.current = Taps(sitting, who)
    taps: Taps = held.current
    return taps
