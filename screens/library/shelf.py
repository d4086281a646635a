"""All cards of a kind."""

from collections.abc import Callable

import flet as ft

from companion.desk import Desk
from screens import frame, routes
from screens.guard import component


@component
def Shelf(desk: Desk, kind: str, say: Callable[[str], None], go: Callable[[str], None], wide: bool) -> ft.Control:
    """All cards of a kind."""
    return ft.Column(expand=True, spacing=0, controls=[frame.head("Library", "Home", lambda: go(routes.HOME))])
