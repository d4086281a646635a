"""What the phone itself can do: a light tap, staying awake. Best effort: no game depends on it."""

import asyncio
import contextlib
import logging
from typing import Any

import flet as ft

AFTER_THE_SCREEN = 0.1
"""Seconds by which the light tap follows the change on the screen."""

log = logging.getLogger("tableside.device")


class Device:
    """Services of one phone, made once: Flet drops services that nothing refers to."""

    def __init__(self, page: ft.Page) -> None:
        self._page = page
        self._haptics = ft.HapticFeedback()
        self._wakelock = ft.Wakelock()
        self._semantics = ft.SemanticsService()
        self.motion = False
        """Whether things may move on the screen: not before the phone has said that it does not mind."""
        self._awake = False
        self._kept: dict[str, dict[str, Any]] = {}

    def kept(self, what: str) -> dict[str, Any]:
        """What is half done on this phone about one thing, such as a game: it outlives a sleep and a turned phone."""
        return self._kept.setdefault(what, {})

    def ask_about_motion(self) -> None:
        """Asks the phone once whether its owner wants stillness."""
        self._page.run_task(self._quietly, self._learn_motion)

    async def _learn_motion(self) -> None:
        features = await self._semantics.get_accessibility_features()
        self.motion = not (features.disable_animations or features.reduce_motion)

    def tap(self) -> None:
        """A light tap of the phone, felt when something was done."""
        self._page.run_task(self._quietly, self._light_impact)

    async def _light_impact(self) -> None:
        # The screen goes first: a message of its own in the same moment would hold up what people look at.
        await asyncio.sleep(AFTER_THE_SCREEN)
        await self._haptics.light_impact()

    def stay_awake(self, awake: bool) -> None:
        """Keeps the screen on while a game is open."""
        if awake or self._awake:
            self._awake = awake
            self._page.run_task(self._quietly, self._wakelock.enable if awake else self._wakelock.disable)

    def seen_again(self) -> None:
        """Asks for the screen to stay on once more: a tab that was hidden has lost it."""
        self.stay_awake(self._awake)

    async def _quietly(self, action) -> None:  # type: ignore[no-untyped-def]
        # Browsers refuse these where they like (no gesture yet, plain http, a desk): that is no fault.
        with contextlib.suppress(Exception):
            await action()
