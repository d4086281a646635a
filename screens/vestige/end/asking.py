"""A question for a number that people read off the table: one tap answers it."""

from collections.abc import Callable
from typing import Any

import flet as ft

from screens import theme
from screens.amounts import Keypad, printed_keys
from screens.guard import component
from screens.rules.word import explained
from screens.sheet import sheet


@component
def Ask(question: str, what: str, rule: str, on_value: Callable[[int], Any], chosen: int | None = None) -> ft.Control:
    """The question with its keys. `what` is what a key says before its number; more digits come from a keypad.

    `rule` is the entry that the question rests on.
    """
    typing, set_typing = ft.use_state(False)

    def done(_: str, value: int) -> None:
        set_typing(False)
        on_value(value)

    pad = Keypad(title=question, on_done=done) if typing else None
    ft.use_dialog(sheet(pad, lambda: set_typing(False)) if pad else None)
    return ft.Column(
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            explained(theme.body(question), rule),
            printed_keys(on_value, what, lambda: set_typing(True), chosen),
        ],
    )
