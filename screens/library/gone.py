"""What is shown where a card of the library was."""

from collections.abc import Callable

import flet as ft

from screens import buttons, frame, routes, theme


def gone(in_the_bin: bool, go: Callable[[str], None]) -> ft.Control:
    """A page that says where the card is now, with the way there."""
    if in_the_bin:
        title, words = "In the bin", "This card was deleted, and can be taken back."
        way = [ft.Row([buttons.tonal("Open the bin", lambda: go(routes.BIN_OF_LIBRARY), icon=ft.Icons.DELETE_OUTLINE)])]
    else:
        title, words = "No such card", "This card is not in the library: it was deleted, or never kept."
        way = []
    return ft.Column(
        expand=True,
        spacing=0,
        controls=[
            frame.head(title, "Library", lambda: go(routes.LIBRARY)),
            frame.middle([theme.body(words), *way]),
        ],
    )
