"""Who is meant: competitors in a row, one of them chosen; the marks of a side."""

from collections.abc import Callable, Mapping
from typing import Any

import flet as ft

from screens import marks, theme
from screens.rules.word import opener

FEW = 4
"""Up to so many sides stand beside each other on a phone; more of them need another layout."""


def who_row(
    table: Any,
    names: tuple[str, ...],
    chosen: str,
    on_pick: Callable[[str], Any],
    notes: Mapping[str, str] | None = None,
    rules: Mapping[str, str] | None = None,
) -> ft.Control:
    """The competitors with these names, each a button; `notes` are said beside the names, `rules` are their entries."""
    return ft.Row(
        wrap=True,
        spacing=theme.GAP,
        run_spacing=theme.GAP,
        controls=[
            _who(table, name, name == chosen, on_pick, (notes or {}).get(name, ""), (rules or {}).get(name))
            for name in names
        ],
    )


def _who(table: Any, name: str, chosen: bool, on_pick: Callable[[str], Any], note: str, rule: str | None) -> ft.Control:
    kind = ft.FilledTonalButton if chosen else ft.TextButton
    return kind(
        key=f"who-{name}",
        content=ft.Row(
            tight=True,
            spacing=theme.GAP,
            controls=[
                marks.mark(table, _named(table, name), size=28),
                ft.Text(
                    name,
                    size=theme.BODY,
                    color=ft.Colors.ON_SURFACE,
                    semantics_label=f"{name} {note}, chosen" if chosen else f"{name} {note}".strip(),
                    max_lines=1,
                    overflow=ft.TextOverflow.ELLIPSIS,
                    expand=True,
                    expand_loose=True,
                ),
                *(
                    [ft.Semantics(exclude_semantics=True, content=theme.body(note, color=ft.Colors.ON_SURFACE))]
                    if note
                    else []
                ),
                *([ft.Icon(ft.Icons.CHECK, size=18)] if chosen else []),
            ],
        ),
        on_click=lambda: on_pick(name),
        on_long_press=opener(rule) if rule else None,
        style=ft.ButtonStyle(
            shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
            padding=ft.Padding.symmetric(horizontal=12, vertical=10),
        ),
    )


def _named(table: Any, name: str) -> Any:
    return next(it for it in table.competitors if it.name == name)


def side_marks(table: Any, members: Mapping[str, str], side: str, size: int = 28) -> ft.Control:
    """The marks of everybody on a side, in a row."""
    return ft.Row(
        wrap=True,
        spacing=4,
        run_spacing=4,
        controls=[
            marks.mark(table, competitor, size=size)
            for competitor in table.competitors
            if members.get(competitor.name) == side
        ],
    )
