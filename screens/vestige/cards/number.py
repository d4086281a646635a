"""A number on a card: steps under a thumb, and keys for those who tap the number itself."""

from collections.abc import Callable
from typing import Any

import flet as ft

from screens import amounts, buttons, theme
from screens.guard import component


@component
def Number(
    name: str,
    value: int,
    read: Callable[[], int],
    on_value: Callable[[int], Any],
    lowest: int = 0,
    highest: int = 999,
    small: bool = False,
) -> ft.Control:
    """The number between its steps. `read` gives it at the moment of a tap: two may come before it is drawn anew."""
    typing, set_typing = ft.use_state("")

    def step(by: int) -> Callable[[], None]:
        return lambda: on_value(max(min(read() + by, highest), lowest))

    def take(number: int) -> None:
        set_typing("")
        on_value(max(min(number, highest), lowest))

    def toggle() -> None:
        set_typing(lambda before: "" if before else "keys")

    size = theme.TITLE + 4 if small else theme.NUMBER
    steps = ft.Row(
        spacing=0 if small else theme.PAD,
        tight=small,
        alignment=ft.MainAxisAlignment.CENTER,
        controls=[
            buttons.icon(ft.Icons.REMOVE, f"{name}: 1 less", step(-1), value <= lowest, filled=True),
            ft.TextButton(
                content=theme.number(
                    f"{value}", size=size, color=ft.Colors.ON_SURFACE, label=f"{name}: {value}, choose a number"
                ),
                on_click=toggle,
                style=ft.ButtonStyle(padding=ft.Padding.symmetric(horizontal=8, vertical=6 if small else 0)),
            ),
            buttons.icon(ft.Icons.ADD, f"{name}: 1 more", step(1), value >= highest, filled=True),
        ],
    )
    keys: list[Any] = []
    if typing == "keys":
        keys = [amounts.printed_keys(take, name, lambda: set_typing("pad"), value, min(lowest, 9))]
    elif typing == "pad":
        keys = [amounts.Keypad(title=name, on_done=lambda way, number: take(number), key="keypad")]
    return ft.Column(
        tight=True,
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER if small else ft.CrossAxisAlignment.STRETCH,
        controls=[steps, *keys],
    )
