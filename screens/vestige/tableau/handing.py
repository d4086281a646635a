"""A card is handed to another player with all that is tucked under it (p. 29)."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.vestige.commands import TransferCard
from companion.vestige.jobs import handing_over
from companion.vestige.table import Table
from screens import buttons, marks, theme
from screens.guard import component
from screens.rules.word import explained
from screens.sitting import Sitting


@component
def Handing(sitting: Sitting, who: str, card_id: int, done: Callable[[], Any]) -> ft.Control:
    """To whom it goes. What the rules say about it in this game stands above, and forbids nothing."""
    once = buttons.use_once()
    table: Table = sitting.table

    def hand(to: str) -> None:
        if sitting.dispatch(TransferCard(who=who, card=card_id, to=to)):
            done()

    return theme.card(
        ft.Column(
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                *(explained(theme.small(text), "card-transfer") for text in handing_over(table, who, card_id)),
                ft.Row(
                    wrap=True,
                    spacing=theme.GAP,
                    run_spacing=4,
                    controls=[
                        ft.Row(
                            tight=True,
                            spacing=6,
                            controls=[
                                marks.mark(table, human, 28),
                                buttons.tonal(f"To {human.name}", once(partial(hand, human.name))),
                            ],
                        )
                        for human in table.humans
                        if human.name != who
                    ],
                ),
            ],
        ),
        padding=12,
    )
