"""A character sheet as final scoring needs it, to be tapped as it lies on the table."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.chronicles.ending import Paper
from companion.chronicles.kinds import CIRCLES, KINDS, CardKind, spoken
from screens import buttons, theme
from screens.amounts import Keypad
from screens.chronicles.sheet.pictures import GOLD, Renown, circle
from screens.chronicles.signs import kind_sign
from screens.ending.counter import counter
from screens.guard import component
from screens.rules.word import beside, explained, opener

Change = Callable[[Callable[[Paper], Paper]], Any]
_COLUMN = 52
LOWEST = 999
"""So far below zero a correction of honor may go."""


@component
def PaperSheet(who: str, paper: Paper, change: Change) -> ft.Control:
    """Honor, rows with their circles, renown over the columns, dark agents. `change` gets what is to become of it."""
    typing, set_typing = ft.use_state(False)

    def honor(kind: str, number: int) -> None:
        set_typing(False)
        change(lambda before: before.changed({"honor": -min(number, LOWEST) if kind == "below" else number}))

    def agents(by: int) -> Callable[[], None]:
        return lambda: change(lambda before: before.changed({"agents": max(before.agents + by, 0)}))

    return ft.Container(
        padding=ft.Padding.only(left=12, right=8, top=12, bottom=12),
        border_radius=theme.RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER,
        border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
        content=ft.Column(
            tight=True,
            spacing=4,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                _honor(who, paper, lambda: set_typing(not typing)),
                *(
                    [
                        Keypad(
                            title=f"Honor of {who}",
                            on_done=honor,
                            kinds=(("set", "Has"), ("below", "Below 0:")),
                            key="pad",
                        )
                    ]
                    if typing
                    else []
                ),
                _columns(who, paper, change),
                *[_row(who, kind, paper, change) for kind in KINDS],
                ft.Container(height=4),
                counter(
                    "Dark agents",
                    f"Dark agents of {who}",
                    paper.agents,
                    agents(-1),
                    agents(1),
                    rule="chronicles-dark-agents",
                ),
            ],
        ),
    )


def _honor(who: str, paper: Paper, on_click: Callable[[], Any]) -> ft.Control:
    return ft.Row(
        spacing=0,
        controls=[
            ft.Container(beside(theme.heading("Honor"), "chronicles-honor", "honor"), expand=True),
            ft.TextButton(
                on_click=buttons.called(on_click),
                on_long_press=opener("chronicles-honor"),
                style=ft.ButtonStyle(padding=ft.Padding.symmetric(horizontal=12, vertical=2)),
                content=theme.number(
                    str(paper.honor), size=38, color=GOLD, label=f"{who}: {paper.honor} honor, type a number"
                ),
            ),
        ],
    )


def _columns(who: str, paper: Paper, change: Change) -> ft.Control:
    return ft.Row(
        spacing=0,
        controls=[
            ft.Container(explained(theme.small("Renown over a column"), "chronicles-columns"), expand=True),
            *[_space(who, column, paper, change) for column in range(1, CIRCLES + 1)],
        ],
    )


def _space(who: str, column: int, paper: Paper, change: Change) -> ft.Control:
    placed, worth = column in paper.columns, paper.worth(column)
    words = f"renown lies there, {worth} honor" if placed else f"no renown, {worth} honor with one"
    return ft.TextButton(
        key=f"column-{column}",
        width=_COLUMN,
        on_click=buttons.called(lambda: change(lambda before: before.turned(column))),
        on_long_press=opener("chronicles-columns"),
        style=ft.ButtonStyle(padding=4, shape=ft.RoundedRectangleBorder(radius=10)),
        content=ft.Semantics(
            label=f"{who}, column {column}: {words}",
            exclude_semantics=True,
            content=ft.Column(
                tight=True,
                spacing=0,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                controls=[
                    Renown(size=30, placed=placed),
                    theme.number(f"+{worth}", size=theme.BODY, color=GOLD if placed else ft.Colors.OUTLINE),
                ],
            ),
        ),
    )


def _row(who: str, kind: CardKind, paper: Paper, change: Change) -> ft.Control:
    checked = paper.circles.get(kind, 0)
    return ft.Row(
        key=kind,
        spacing=0,
        controls=[
            kind_sign(kind, 34),
            ft.Container(width=12),
            ft.Container(
                explained(theme.body(spoken(kind, 2).capitalize()), "chronicles-circles"),
                expand=True,
            ),
            *[_circle(who, kind, number, checked >= number, change) for number in range(1, CIRCLES + 1)],
        ],
    )


def _circle(who: str, kind: CardKind, number: int, checked: bool, change: Change) -> ft.Control:
    words = f"{who}, {spoken(kind)}, circle {number}: {'checked' if checked else 'open'}"
    return ft.TextButton(
        key=f"{kind}-{number}",
        width=_COLUMN,
        height=theme.TOUCH,
        on_click=buttons.called(lambda: change(lambda before: before.tapped(kind, number))),
        on_long_press=opener("chronicles-circles"),
        style=ft.ButtonStyle(padding=0, shape=ft.RoundedRectangleBorder(radius=24)),
        content=ft.Semantics(label=words, exclude_semantics=True, content=circle(checked, size=30)),
    )
