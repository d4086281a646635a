"""Entries to go on to, each one tap."""

from collections.abc import Sequence

import flet as ft

from companion.rules.entries import RuleEntry
from screens import buttons, theme
from screens.rules.word import opener


def chips(title: str, entries: Sequence[RuleEntry]) -> list[ft.Control]:
    """The entries below a heading; nothing where there are none."""
    if not entries:
        return []
    return [
        ft.Column(
            key=f"chips-{title}",
            tight=True,
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                theme.heading(title),
                ft.Row(
                    wrap=True,
                    spacing=theme.GAP,
                    run_spacing=theme.GAP,
                    controls=[buttons.tonal(one.title, opener(one.id)) for one in entries],
                ),
            ],
        )
    ]
