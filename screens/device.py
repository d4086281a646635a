"""What the phone itself can do: a light tap, staying awake. Best effort: no game depends on it."""

import asyncio
import contextlib
import ipaddress
import logging
from typing import Any
from urllib.parse import urlsplit

import flet as ft

from screens.share.presence import Alone, AnyPhone

AFTER_THE_SCREEN = 0.1
"""Seconds by which the light tap follows the change on the screen."""

PLAIN = (
    "This device came here over plain http, and browsers let the screen sleep then: "
    "give its own screen timeout more minutes for the evening."
)
REFUSED = "The browser refused it the last time, as it does when the device saves power."

log = logging.getLogger("tableside.device")


class Device:
    """Services of one phone, made once: Flet drops services that nothing refers to."""

    def __init__(self, page: ft.Page, alone: bool = False, phone: AnyPhone | None = None) -> None:
        self._page = page
        self.phone = phone or Alone()
        """Who sits at it, where the table is shared."""
        self.alone = alone
        """Whether the app lives on this device alone, so that no other can join."""
        self._haptics = ft.HapticFeedback()
        self._wakelock = ft.Wakelock()
        self._semantics = ft.SemanticsService()
        self.motion = False
        """Whether things may move on the screen: not before the phone has said that it does not mind."""
        self._awake = False
        self._refused = False
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
            self._page.run_task(self._quietly, self._ask_to_stay_awake if awake else self._wakelock.disable)

    async def _ask_to_stay_awake(self) -> None:
        self._refused = True
        await self._wakelock.enable()
        self._refused = False

    @property
    def why_it_sleeps(self) -> str:
        """Why this screen is not kept on whatever is chosen, as a sentence; empty where it is."""
        if self._page.web and is_plain(self._page.url or ""):
            return PLAIN
        return REFUSED if self._refused else ""

    def seen_again(self) -> None:
        """Asks for the screen to stay on once more: a tab that was hidden has lost it."""
        self.stay_awake(self._awake)

    async def _quietly(self, action) -> None:  # type: ignore[no-untyped-def]
        # Browsers refuse these where they like (no gesture yet, plain http, a desk): that is no fault.
        with contextlib.suppress(Exception):
            await action()


def is_plain(address: str) -> bool:
    """Whether a browser holds an address for one that others can listen in on: no encryption, and another machine."""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "ws"):
        return False
    host = parts.hostname or ""
    try:
        return not ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host != "localhost" and not host.endswith(".localhost")
