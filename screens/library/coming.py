"""Cards that come as a file: what would change, before it does."""

from collections.abc import Callable

import flet as ft

from companion.desk import Desk
from screens import frame, routes
from screens.guard import component


@component
def ImportPage(desk: Desk, say: Callable[[str], None], go: Callable[[str], None]) -> ft.Control:
    """Cards that come as a file: what would change, before it does."""
    return ft.Column(expand=True, spacing=0, controls=[frame.head("Library", "Home", lambda: go(routes.HOME))])
