"""The rival and the plot as pictures: pips, the row with its five places, the deck, the line to resolve."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from companion.forsaken.cards import PlotLine
from companion.forsaken.kinds import PLOT_LINES
from companion.forsaken.pieces import LaidPlot
from screens import theme
from screens.forsaken.signs import sign_of
from screens.guard import memo
from screens.keys import picture_key
from screens.rules.word import explained

_PIP = "#E8C65C"
MOST_PIPS = 6


@memo
def Pips(pips: int | None) -> ft.Control:
    """How hard the rival is: one to six, as along the edge of its card."""
    if pips is None:
        return theme.small("Pips not read yet")
    return ft.Semantics(
        label=f"{pips} of {MOST_PIPS} pips",
        exclude_semantics=True,
        container=True,
        content=ft.Row(
            tight=True,
            spacing=4,
            controls=[
                ft.Container(
                    width=11,
                    height=11,
                    border_radius=3,
                    rotate=0.785,
                    bgcolor=_PIP if number < pips else None,
                    border=ft.Border.all(1.2, _PIP if number < pips else ft.Colors.OUTLINE),
                )
                for number in range(MOST_PIPS)
            ],
        ),
    )


def plot_row(row: Sequence[LaidPlot], on_card: Callable[[int], Callable[[], Any]]) -> ft.Control:
    """The row as it lies there: cards, and places for more; the fifth is the one that loses the game."""
    places = [
        _laid(number, row[number - 1], number == len(row), on_card(row[number - 1].id))
        if number <= len(row)
        else _free(number)
        for number in range(1, PLOT_LINES + 1)
    ]
    return ft.Row(places, spacing=6, vertical_alignment=ft.CrossAxisAlignment.START)


def _laid(number: int, card: LaidPlot, newest: bool, on_click: Callable[[], Any]) -> ft.Control:
    title = card.title[:1].upper() + card.title[1:]
    about = "its objective counts" if number == 1 else "done" if card.done else "the newest"
    return picture_key(
        f"Plot card {number}: {title}, {about}; what it shows",
        "forsaken-plot-row",
        ft.Column(
            tight=True,
            spacing=4,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            controls=[
                theme.number(str(number), size=theme.TITLE, color=ft.Colors.ON_SURFACE),
                sign_of("plot", 26),
                ft.Text(
                    card.name or "?",
                    size=theme.SMALL,
                    color=ft.Colors.ON_SURFACE,
                    text_align=ft.TextAlign.CENTER,
                    max_lines=2,
                    overflow=ft.TextOverflow.ELLIPSIS,
                ),
            ],
        ),
        on_click,
        key=f"plot-{card.id}",
        expand=True,
        padding=ft.Padding.symmetric(horizontal=2, vertical=10),
        chosen=newest,
        centred=True,
    )


def _free(number: int) -> ft.Control:
    lost = number == PLOT_LINES
    said = "The fifth place: a card here loses the game" if lost else f"Place {number}, free"
    return ft.Semantics(
        expand=True,
        label=said,
        exclude_semantics=True,
        container=True,
        content=ft.Container(
            height=104,
            border_radius=10,
            alignment=ft.Alignment.CENTER,
            border=ft.Border.all(1.5, ft.Colors.ERROR if lost else ft.Colors.OUTLINE_VARIANT),
            content=ft.Icon(ft.Icons.DANGEROUS_OUTLINED, size=26, color=ft.Colors.ERROR)
            if lost
            else theme.number(str(number), size=theme.TITLE, color=ft.Colors.ON_SURFACE_VARIANT),
        ),
    )


def row_dots(count: int) -> ft.Control:
    """The row in small: five places, filled as far as cards lie there."""
    return ft.Semantics(
        label=f"{count} of {PLOT_LINES} plot cards in the row",
        exclude_semantics=True,
        container=True,
        content=ft.Row(
            tight=True,
            spacing=4,
            controls=[
                ft.Container(
                    width=14,
                    height=20,
                    border_radius=3,
                    bgcolor=ft.Colors.PRIMARY if number < count else None,
                    border=ft.Border.all(
                        1.5,
                        ft.Colors.ERROR
                        if number == PLOT_LINES - 1
                        else ft.Colors.PRIMARY
                        if number < count
                        else ft.Colors.OUTLINE,
                    ),
                )
                for number in range(PLOT_LINES)
            ],
        ),
    )


def line_to_resolve(number: int, line: PlotLine | None, large: bool = True) -> ft.Control:
    """The number of the action line, to be read from across the table, and what it says if somebody has read it."""
    says: list[ft.Control] = []
    if line is not None:
        says += [theme.body(line.words)] if line.words else []
        says += (
            [ft.Row([sign_of("vp", 22), theme.body(f"{line.vp} VP for the rival")], tight=True, spacing=6)]
            if line.vp
            else []
        )
        says += (
            [
                explained(
                    ft.Row([sign_of("rival", 22), theme.body("and the rival's ability")], tight=True, spacing=6),
                    "forsaken-rival-abilities",
                )
            ]
            if line.ability
            else []
        )
    return explained(
        ft.Row(
            spacing=16,
            controls=[
                ft.Container(
                    bgcolor=ft.Colors.PRIMARY_CONTAINER,
                    border_radius=theme.RADIUS,
                    padding=ft.Padding.symmetric(horizontal=20, vertical=4),
                    content=theme.number(
                        str(number), size=72 if large else theme.NUMBER, color=ft.Colors.ON_PRIMARY_CONTAINER,
                        label=f"Line {number}",
                    ),
                ),
                ft.Column(
                    expand=True,
                    tight=True,
                    spacing=4,
                    controls=[theme.heading(f"Line {number} of the newest card"),
                              *(says or [theme.small("Read it off the card.")])],
                ),
            ],
        ),
        "forsaken-action-lines",
    )  # fmt: skip
