"""The line under a name on a Table: what is near or held, in words that a long press explains."""

import flet as ft

from screens import theme
from screens.rules.word import explained

Near = tuple[tuple[str, str], ...]
"""What is near, in words, each with the rules entry that explains it."""


def near_line(near: Near) -> ft.Control:
    """In one line, or in as many as large text needs. A person without anything near has a line too."""
    return ft.Row(
        wrap=True,
        spacing=3,
        run_spacing=0,
        controls=[
            explained(theme.small(f"{words} ·" if number < len(near) else words), rule)
            for number, (words, rule) in enumerate(near, start=1)
        ]
        or [theme.small("")],
    )
