"""A copy of a game on which people try things out: a desk of its own, and a phone that remembers nothing of it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from companion.desk import AnyGame, Desk
from companion.game import Difference
from screens.device import Device
from screens.share.presence import AnyPhone
from screens.sitting import Sitting


class SetAside:
    """The phone as the copy has it: what is half done there is kept apart from what is half done in the game."""

    alone = True
    """Nobody joins a copy."""

    def __init__(self, device: Device) -> None:
        self._device = device
        self._kept: dict[str, dict[str, Any]] = {}

    @property
    def motion(self) -> bool:
        """Whether things may move on the screen."""
        return self._device.motion

    @property
    def phone(self) -> AnyPhone:
        """Who sits at it: what is secret in the game is secret on its copy too."""
        return self._device.phone

    def kept(self, what: str) -> dict[str, Any]:
        """What is half done on the copy."""
        return self._kept.setdefault(what, {})

    def tap(self) -> None:
        """A light tap of the phone."""
        self._device.tap()

    def stay_awake(self, awake: bool) -> None:
        """Nothing: the game around the copy sees to that."""


@dataclass(frozen=True)
class Copy:
    """The copy as one phone has it: `tab` is its open page, `before` the game as it was when it was copied.

    `leaving`: people look at what came of it before they throw it away.
    """

    desk: Desk
    device: SetAside
    before: AnyGame
    tab: str = "table"
    leaving: bool = False

    @property
    def differences(self) -> tuple[Difference, ...]:
        """What would be different in the game if all this had been done in it."""
        tried = self.desk.game(self.before.id)
        return self.before.rules.differences(self.before.table, tried.table)


def copy_of(sitting: Sitting, moves: Iterable[Any], tab: str) -> Copy:
    """A copy of the game as it stands, after `moves`, with this page open."""
    desk = sitting.desk.copied(sitting.game_id)
    for move in moves:
        desk.act(sitting.game_id, move)
    return Copy(desk, SetAside(sitting.device), sitting.game, tab)
