"""What a game has besides its five pages, one tap away: seats, reconcile, pace, what if, settings, and the depth."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.vestige.commands import SetDepth
from companion.vestige.setup import Depth
from screens import buttons, routes, theme
from screens.guard import component
from screens.rules.word import opener
from screens.sitting import Sitting
from screens.vestige.setup.depth import depth_part

PLACES: tuple[tuple[str, str, str, ft.IconData, str], ...] = (
    ("seats", "Seats", "Order of turns, names; somebody goes or joins.", ft.Icons.PEOPLE_OUTLINE, "seats-change"),
    ("reconcile", "Reconcile", "Make it say what lies on the table.", ft.Icons.BALANCE, "reconcile"),
    ("pace", "Pace", "Where everybody will be at this rate.", ft.Icons.SHOW_CHART, "pace"),
    ("try", "What if", "Try something on a copy and throw it away.", ft.Icons.SCIENCE_OUTLINED, "what-if"),
    ("settings", "Settings of this game", "Round, triggers, rulings, automation.", ft.Icons.TUNE, "automation"),
)
"""Pages by their address: title, a line on what they are for, picture, and the rules entry about them."""

PHONE = ("Seats at this phone", "Who plays on it, or only watches.", ft.Icons.SMARTPHONE, "covert-op-secret")
"""The way to what only a shared table needs."""

JOIN = ("Join", "A code to be scanned by everybody's phone.", ft.Icons.QR_CODE_2, "")
"""The way to the page for other phones: no matter of the rules."""


@component
def Menu(sitting: Sitting, close: Callable[[], Any]) -> ft.Control:
    """A sheet. A place closes it; the depth is changed right here, where its mark moves."""
    depth: Depth = sitting.table.depth

    def go_to(tab: str) -> None:
        close()
        sitting.go(routes.game(sitting.game_id, tab))

    def go_to_join() -> None:
        close()
        sitting.go(routes.invite(sitting.game_id))

    def deepen(to: Depth) -> None:
        if to != sitting.table.depth:
            sitting.dispatch(SetDepth(depth=to))

    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Column(
                tight=True,
                spacing=0,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=[
                    *([_place(*JOIN, go_to_join)] if not sitting.device.alone else []),
                    *([_place(*PHONE, partial(go_to, "phone"))] if sitting.device.phone.shared else []),
                    *[
                        _place(title, words, icon, rule, partial(go_to, tab))
                        for tab, title, words, icon, rule in PLACES
                        if tab in routes.TABS
                    ],
                ],
            ),
            depth_part(depth, deepen),
        ],
    )


def _place(title: str, words: str, icon: ft.IconData, rule: str, on_click: Callable[[], Any]) -> ft.Control:
    return ft.ListTile(
        key=title,
        leading=ft.Icon(icon, color=ft.Colors.ON_SURFACE_VARIANT),
        title=ft.Text(title, size=theme.BODY),
        subtitle=ft.Text(words, size=theme.SMALL, color=ft.Colors.ON_SURFACE_VARIANT),
        content_padding=ft.Padding.symmetric(horizontal=8, vertical=0),
        min_height=theme.TOUCH,
        shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
        on_click=buttons.called(on_click),
        on_long_press=opener(rule) if rule else None,
    )
