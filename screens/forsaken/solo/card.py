"""The rival in short, for the Table of a solo game."""

from typing import Any, NamedTuple

import flet as ft

from companion.forsaken.table import Table
from screens import routes, theme
from screens.forsaken.signs import sign_of
from screens.forsaken.solo.pictures import Pips, row_dots
from screens.guard import memo
from screens.keys import picture_key
from screens.sitting import Sitting


class Shown(NamedTuple):
    """What the card shows. Where it is the same as before, nothing is drawn again."""

    name: str
    vp: int
    pips: int | None
    row: int
    deck: int | None


def rival_card(sitting: Sitting) -> list[Any]:
    """The rival's VP and how far the plot is, as the key to the page Rival; nothing in a game without a rival."""
    table: Table = sitting.table
    rival = table.rival
    if rival is None:
        return []
    shown = Shown(rival.name, rival.vp, rival.pips, table.plot.line, table.plot.deck)
    return [RivalCard(sitting=sitting, shown=shown, key="rival")]


@memo
def RivalCard(sitting: Sitting, shown: Shown) -> ft.Control:
    """One key: name and pips, the plot row in small, the deck, VP at the right."""
    deck = "deck not counted" if shown.deck is None else f"{shown.deck} in the deck"
    return picture_key(
        f"{shown.name}, the rival: {shown.vp} VP, {shown.row} of 5 plot cards in the row, {deck}",
        "forsaken-rival-turn",
        ft.Row(
            spacing=12,
            controls=[
                sign_of("rival", 36),
                ft.Column(
                    expand=True,
                    tight=True,
                    spacing=5,
                    controls=[
                        ft.Text(shown.name, size=theme.BODY, weight=ft.FontWeight.W_600, color=ft.Colors.ON_SURFACE),
                        *([Pips(pips=shown.pips, key="pips")] if shown.pips else []),
                        ft.Row([row_dots(shown.row), theme.small(deck)], wrap=True, spacing=8, run_spacing=2),
                    ],
                ),
                theme.number(str(shown.vp), size=30, color=ft.Colors.ON_SURFACE),
                sign_of("vp", 24),
            ],
        ),
        lambda: sitting.go(routes.game(sitting.game_id, "rival")),
        key="rival-card",
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
        radius=theme.RADIUS,
    )
