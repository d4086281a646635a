"""The four scrapyards as a picture: three of them have a scrap tile."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.forsaken.pieces import Yard
from companion.forsaken.table import Table
from screens import theme
from screens.forsaken.places.parts import in_rows
from screens.forsaken.signs import sign_of
from screens.keys import picture_key


def yard_keys(
    table: Table, chosen: int | None, on_yard: Callable[[int], Callable[[], Any]], label: str, across: int = 2
) -> ft.Control:
    """Four keys: the tile where it lies, an empty frame where none does. `label` is how one is read out."""
    return in_rows([_yard(yard, yard.number == chosen, on_yard(yard.number), label) for yard in table.yards], across)


def _yard(yard: Yard, chosen: bool, on_click: Callable[[], Any], label: str) -> ft.Control:
    title = yard.title[:1].upper() + yard.title[1:]
    state = "scrap tile" if yard.tile else "no tile"
    return picture_key(
        f"{label.format(title)}, {state}{', chosen' if chosen else ''}",
        "forsaken-use-scrapyard",
        ft.Row(
            spacing=10,
            controls=[
                tile() if yard.tile else _frame(),
                ft.Column(
                    expand=True,
                    tight=True,
                    spacing=0,
                    controls=[
                        ft.Text(title, size=theme.BODY, color=ft.Colors.ON_SURFACE),
                        theme.small(state),
                    ],
                ),
            ],
        ),
        on_click,
        key=f"yard-{yard.number}",
        expand=True,
        padding=ft.Padding.symmetric(horizontal=10, vertical=10),
        radius=theme.RADIUS,
        chosen=chosen,
    )


def tile(size: int = 40) -> ft.Control:
    """A scrap tile, as it lies on the board."""
    return ft.Container(
        width=size,
        height=size,
        border_radius=8,
        bgcolor="#33383E",
        alignment=ft.Alignment.CENTER,
        content=sign_of("scrap", round(size * 0.7)),
    )


def _frame(size: int = 40) -> ft.Control:
    return ft.Container(width=size, height=size, border_radius=8, border=ft.Border.all(1.5, ft.Colors.OUTLINE))
