"""The one way from anywhere on a screen to a rules entry."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.desk import Desk

_KEPT_AS = "look_up"


class LookUp:
    """What a screen's parts open entries through; one for each open page, shown by the sheet over it."""

    def __init__(self) -> None:
        self._show: Callable[[str], None] = lambda id: None
        self._beside: tuple[object, Desk, Callable[[str], Any]] | None = None

    def open(self, id: str) -> None:
        self._show(id)

    def shown_by(self, show: Callable[[str], None]) -> None:
        """From now on entries are shown there."""
        self._show = show

    @property
    def beside(self) -> tuple[Desk, Callable[[str], Any]] | None:
        """The desk of the copy on which something is tried out, and the way to its pages; None without one."""
        return self._beside[1:] if self._beside else None

    def begin_beside(self, part: object, desk: Desk, go: Callable[[str], Any]) -> None:
        """From now on a part of the screen shows a copy: entries are about that game, and nothing is remembered."""
        self._beside = (part, desk, go)

    def end_beside(self, part: object) -> None:
        """That part is gone. If it was drawn anew meanwhile, the new one stays."""
        if self._beside is not None and self._beside[0] is part:
            self._beside = None


def provide(page: ft.Page) -> LookUp:
    """Gives a page its own `LookUp`: kept in its session, so that no part has to be handed it through ten others."""
    made = LookUp()
    page.session.store.set(_KEPT_AS, made)
    return made


def provided() -> LookUp:
    """The `LookUp` of the page that is drawn, or whose handler calls this; one that shows nothing where none is."""
    held: LookUp | None = ft.context.page.session.store.get(_KEPT_AS)
    return held or LookUp()


def look_up(id: str) -> None:
    """Opens an entry over the page whose handler calls this."""
    provided().open(id)
