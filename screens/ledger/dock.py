"""The value in hand, in reach of the thumb: a stepper for a number, names for who controls or who is on."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.tracked import Tracked
from screens import buttons, frame, marks, theme
from screens.ledger.chip import chip, wrapped
from screens.ledger.value import Typed


def dock(
    table: Any, it: Tracked, typed: Typed, put: Callable[[str, Any], None], keypad: Callable[[], Any]
) -> ft.Control:
    """What changes a value. `keypad` asks for several digits."""
    now = typed.get(it.name, it.value)
    title = f"{it.whose}: {it.what}" if it.whose else it.what
    if it.kind == "number":
        number = int(now)
        control: ft.Control = ft.Row(
            alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
            controls=[
                buttons.icon(
                    ft.Icons.REMOVE,
                    f"{title}, 1 less",
                    lambda: put(it.name, number - 1),
                    disabled=number <= it.lowest,
                    filled=True,
                ),
                ft.TextButton(
                    content=theme.number(
                        str(number), color=ft.Colors.PRIMARY, label=f"{title} {number}, type a number"
                    ),
                    on_click=keypad,
                    style=ft.ButtonStyle(padding=ft.Padding.symmetric(horizontal=16, vertical=0)),
                ),
                buttons.icon(
                    ft.Icons.ADD,
                    f"{title}, 1 more",
                    lambda: put(it.name, number + 1),
                    disabled=number >= it.highest,
                    filled=True,
                ),
            ],
        )
    else:
        people = table.playing if it.kind == "turn" else table.competitors
        chips = [
            ft.MergeSemantics(
                chip(one.name, now == one.name, _putter(put, it.name, one.name), marks.mark(table, one, 24))
            )
            for one in people
        ]
        if it.kind == "holder":
            chips.append(chip("nobody", now is None, _putter(put, it.name, None)))
        control = wrapped(chips)
    return frame.readable(
        ft.Container(
            bgcolor=ft.Colors.SURFACE_CONTAINER,
            border_radius=theme.RADIUS,
            margin=ft.Margin.symmetric(horizontal=12),
            padding=ft.Padding.symmetric(horizontal=12, vertical=6),
            content=ft.Column(
                [theme.small(title), control],
                tight=True,
                spacing=0,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
        )
    )


def _putter(put: Callable[[str, Any], None], name: str, value: Any) -> Callable[[], None]:
    return lambda: put(name, value)
