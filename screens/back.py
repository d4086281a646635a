"""The way back: the browser's *Back*, a phone's button or swipe.

What lies open over a page is closed first; then come the pages in the order in which they were visited. A sheet is an
entry of its own in the browser's history: the app asks for the address of its page with `over` and how many are open,
and `assets/back.js` keeps that mark out of sight.
"""

import asyncio
import re
import time
from collections.abc import Callable
from typing import Any

import flet as ft

from screens import routes
from screens.guard import component

_KEPT_AS = "way_back"
_OVER = re.compile(r"[?&]over=\d+$")

ECHO = 3.0
"""Seconds within which the browser tells again where the app itself has gone."""

REMEMBERED = 100
"""So many pages back is where a browser stops too."""

REFUSED = 0.8
"""Seconds after which a sheet that was asked to close, and is still open, counts as staying."""


class WayBack:
    """What is open over the page, and which pages were visited; one for each screen."""

    def __init__(self, page: ft.Page, clock: Callable[[], float] = time.monotonic) -> None:
        self._page = page
        self._clock = clock
        self._over: dict[object, Callable[[], Any]] = {}
        self._visited: list[str] = [page.route or routes.HOME]
        self._shown = self._visited[0]
        self._echoes: list[tuple[str, float]] = []
        self._show: Callable[[str], None] = lambda to: None
        if not page.web:
            # No browser keeps a history: the phone's own Back asks here first.
            page.views[0].can_pop = False
            page.views[0].on_confirm_pop = self._leave

    def shown_by(self, show: Callable[[str], None]) -> None:
        """From now on the phone's own *Back* opens pages there."""
        self._show = show

    # What the app does

    def opened(self, part: object, close: Callable[[], Any]) -> None:
        """A sheet lies over the page from now on; `close` is what its own button does."""
        self._over[part] = close
        self._tell()

    def now_closed_by(self, part: object, close: Callable[[], Any]) -> None:
        """The sheet was drawn again."""
        if part in self._over:
            self._over[part] = close

    def closed(self, part: object) -> None:
        """That sheet is gone."""
        if self._over.pop(part, None) is not None:
            self._tell()

    def go(self, to: str) -> None:
        """Opens a page of the app."""
        if to != self._visited[-1]:
            self._visited.append(to)
            del self._visited[:-REMEMBERED]
        self._ask_for(to)

    # What the device does

    def came(self, route: str) -> str | None:
        """The page to show after the browser has moved to `route`; None where the same one stays."""
        if self._is_echo(route):
            return None
        address = _OVER.sub("", route)
        self._shown = route
        if address == self._visited[-1]:
            if self._over and route == address:
                self._close_top()
            return None
        for close in reversed(list(self._over.values())):
            close()
        if address in self._visited:
            last = len(self._visited) - 1 - self._visited[::-1].index(address)
            del self._visited[last + 1 :]
        else:
            self._visited.append(address)
        return address

    async def _leave(self, event: Any) -> None:
        # Sheets were closed by the phone itself before it asks.
        left = self._visited.pop()
        to = self._visited[-1] if self._visited else routes.HOME
        self._visited = self._visited or [routes.HOME]
        await event.control.confirm_pop(left == to)
        if left != to:
            self._show(to)

    # From here on: how.

    def _close_top(self) -> None:
        self._over[next(reversed(self._over))]()
        self._page.run_task(self._tell_later)

    async def _tell_later(self) -> None:
        # A sheet that stays open (or another below it) is in the history again.
        await asyncio.sleep(REFUSED)
        self._tell()

    def _tell(self) -> None:
        if self._page.web:
            mark = f"{'&' if '?' in self._visited[-1] else '?'}over={len(self._over)}" if self._over else ""
            self._ask_for(self._visited[-1] + mark)

    def _ask_for(self, route: str) -> None:
        if route == self._shown:
            return
        self._shown = route
        self._echoes.append((route, self._clock()))
        self._page.navigate(route)

    def _is_echo(self, route: str) -> bool:
        now = self._clock()
        self._echoes = [(asked, at) for asked, at in self._echoes if now - at < ECHO]
        for place, (asked, _) in enumerate(self._echoes):
            if asked == route:
                del self._echoes[: place + 1]
                return True
        return False


def provide(page: ft.Page) -> WayBack:
    """Gives a screen its own `WayBack`, kept in its session."""
    made = WayBack(page)
    page.session.store.set(_KEPT_AS, made)
    return made


@component
def Open(on_close: Callable[[], Any]) -> ft.Control:
    """Stands in a sheet, unseen: as long as it is there, *Back* closes the sheet."""
    part: Any = ft.use_ref(None)
    way: Any = ft.use_ref(None)
    if part.current is None:
        part.current = object()
        way.current = ft.context.page.session.store.get(_KEPT_AS)
    if way.current is None:
        return ft.Container(width=0, height=0)
    way.current.now_closed_by(part.current, on_close)
    ft.use_effect(
        lambda: way.current.opened(part.current, on_close), [], cleanup=lambda: way.current.closed(part.current)
    )
    return ft.Container(width=0, height=0)
