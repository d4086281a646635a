"""The one way from anywhere on a screen to a rules entry."""

from collections.abc import Callable

import flet as ft

_KEPT_AS = "look_up"


class LookUp:
    """What a screen's parts open entries through; one for each open page, shown by the sheet over it."""

    def __init__(self) -> None:
        self._show: Callable[[str], None] = lambda id: None

    def open(self, id: str) -> None:
        self._show(id)

    def shown_by(self, show: Callable[[str], None]) -> None:
        """From now on entries are shown there."""
        self._show = show


def provide(page: ft.Page) -> LookUp:
    """Gives a page its own `LookUp`: kept in its session, so that no part has to be handed it through ten others."""
    made = LookUp()
    page.session.store.set(_KEPT_AS, made)
    return made


def look_up(id: str) -> None:
    """Opens an entry over the page whose handler calls this."""
    held: LookUp | None = ft.context.page.session.store.get(_KEPT_AS)
    if held is not None:
        held.open(id)
