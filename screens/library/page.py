"""What the app knows of the box, and what it still lacks."""

from collections.abc import Callable

import flet as ft

from companion.desk import Desk
from screens import frame, routes
from screens.guard import component


@component
def LibraryPage(desk: Desk, say: Callable[[str], None], go: Callable[[str], None], wide: bool) -> ft.Control:
    """What the app knows of the box, and what it still lacks."""
    return ft.Column(expand=True, spacing=0, controls=[frame.head("Library", "Home", lambda: go(routes.HOME))])
