"""A small number with a step down and a step up."""

from collections.abc import Callable
from typing import Any

import flet as ft

from screens import buttons, theme
from screens.rules.word import explained


def counter(
    text: str,
    spoken: str,
    value: int,
    less: Callable[[], Any],
    more: Callable[[], Any],
    lead: ft.Control | None = None,
    rule: str | None = None,
) -> ft.Control:
    """A count with its words; `lead` is shown before them, `rule` is their entry. It stops at 0."""
    return ft.Row(
        spacing=4,
        controls=[
            *([lead] if lead is not None else []),
            ft.Container(explained(theme.body(text), rule), expand=True) if rule else theme.body(text, expand=True),
            buttons.icon(ft.Icons.REMOVE, f"{spoken}: 1 less", less, disabled=value <= 0, filled=True),
            ft.Container(
                # As wide as two figures, so that nothing moves while one counts.
                width=40,
                alignment=ft.Alignment.CENTER,
                content=theme.number(str(value), size=theme.TITLE, label=f"{spoken}: {value}"),
            ),
            buttons.icon(ft.Icons.ADD, f"{spoken}: 1 more", more, filled=True),
        ],
    )
