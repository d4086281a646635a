"""What can be done with a game from outside."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.bin import DAYS
from companion.catalogue import GAMES
from companion.shelf import Listing
from screens import buttons, theme
from screens.days import day
from screens.guard import component
from screens.rules.word import explained


@component
def AboutGame(listing: Listing, share: Callable[[], Any], discard: Callable[[Listing], Any]) -> ft.Control:
    """The content of a sheet: when a game was begun, how it ended, how it is given out, and the way to the bin."""
    once = buttons.use_once()
    return ft.Column(
        tight=True,
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            theme.heading(listing.title),
            *([theme.body(GAMES[listing.game].title)] if listing.game in GAMES else []),
            theme.body(f"Begun {day(listing.created)}", color=ft.Colors.ON_SURFACE_VARIANT),
            *([explained(theme.body(listing.result), "verdict")] if listing.result else []),
            ft.Container(height=theme.GAP),
            buttons.tonal("Share or export", once(share), icon=ft.Icons.SHARE_OUTLINED),
            buttons.tonal("Move to the bin", once(lambda: discard(listing)), icon=ft.Icons.DELETE_OUTLINE),
            theme.body(f"It can be taken back for {DAYS} days.", color=ft.Colors.ON_SURFACE_VARIANT),
        ],
    )
