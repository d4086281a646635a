"""The event row: cards that change something as long as they lie there, and what they give at the end."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.forsaken.commands import LeaveEventRow
from companion.forsaken.pieces import RowEvent
from companion.forsaken.table import Table
from screens import buttons, theme
from screens.forsaken.places.parts import chips
from screens.forsaken.signs import sign_of
from screens.rules.word import beside, explained
from screens.sitting import Sitting

_FINALE = "#1F6F6B"
"""The finale has a box of its own colour on its card, as it has here."""


def event_row_part(
    sitting: Sitting, once: Callable[[buttons.Action], buttons.Action], open_sheet: Callable[..., Any]
) -> list[Any]:
    """Each card with its event and its finale; cards are added and archived here."""
    table: Table = sitting.table
    return [
        beside(theme.heading("Event row"), "forsaken-event-row", "the event row"),
        *(_card(sitting, event, once) for event in table.event_row),
        *([] if table.event_row else [theme.small("No card lies there.")]),
        chips([buttons.quiet("A card joins the row", lambda: open_sheet("row"), icon=ft.Icons.ADD)]),
    ]


def _card(sitting: Sitting, event: RowEvent, once: Callable[[buttons.Action], buttons.Action]) -> ft.Control:
    title = event.title[:1].upper() + event.title[1:]
    return theme.card(
        ft.Column(
            tight=True,
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                ft.Row(
                    spacing=10,
                    controls=[
                        sign_of("encounter", 30),
                        ft.Text(title, size=theme.BODY, weight=ft.FontWeight.W_600, expand=True),
                        buttons.icon(
                            ft.Icons.ARCHIVE_OUTLINED,
                            f"Archive {title}",
                            once(partial(sitting.dispatch, LeaveEventRow(event=event.id))),
                        ),
                    ],
                ),
                *([theme.body(event.event)] if event.event else []),
                *([_finale(event.finale)] if event.finale else []),
            ],
        ),
        padding=12,
        key=f"event-{event.id}",
    )


def _finale(words: str) -> ft.Control:
    return explained(
        ft.Container(
            bgcolor=_FINALE,
            border_radius=8,
            padding=ft.Padding.symmetric(horizontal=12, vertical=8),
            content=ft.Text(f"Finale: {words}", size=theme.BODY, color="#FFFFFF"),
        ),
        "forsaken-finale",
    )
