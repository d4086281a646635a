"""What differs between the table as it is and as it would be: people see it before they accept anything."""

from collections.abc import Sequence
from typing import Any

import flet as ft

from companion.game import Difference
from screens import marks, theme
from screens.ledger.row import marked
from screens.rules.word import explained

_TO_DO = {
    ("asked", "not asked any more"): (ft.Icons.REMOVE, "Not asked any more"),
    ("not asked", "asked"): (ft.Icons.ADD, "To do"),
    ("noticed", "not noticed any more"): (ft.Icons.REMOVE, "No notice any more"),
    ("not noticed", "noticed"): (ft.Icons.ADD, "Notice"),
}


def in_short(table: Any, found: Sequence[Difference]) -> ft.Control:
    """All of it in a line or two, to stand above the button that carries it out."""
    if len(found) == 1 and (found[0].before, found[0].after) not in _TO_DO:
        shown: list[ft.Control] = [_row(found[0], marked_for=table), theme.small("Nothing else changes.")]
    else:
        words = f"{len(found)} things would change." if len(found) > 1 else "One thing would change."
        shown = [theme.body(words if found else "Nothing on the table would change.", color=ft.Colors.PRIMARY)]
    return ft.Semantics(
        live_region=True,
        container=True,
        content=ft.Column(shown, tight=True, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
    )


def differences_list(table: Any, found: Sequence[Difference], last_words: str = "Nothing else changes.") -> ft.Control:
    """The differences by whose they are: what was, pale and struck out, then large what it becomes."""
    whose = dict.fromkeys(it.whose for it in found)
    # People look at their own numbers first.
    rows = [
        _headed(table, name, [_row(it) for it in found if it.whose == name])
        for name in sorted(whose, key=lambda name: not name)
    ]
    rows.append(theme.small("Nothing else changes." if found else "Nothing on the table would change."))
    return ft.Column(spacing=theme.PAD, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, controls=rows)


def _headed(table: Any, whose: str, rows: list[ft.Control]) -> ft.Control:
    competitor = table.find(whose)
    name = ft.Text(
        whose or "The table", size=theme.BODY, font_family=theme.NUMBERS, weight=ft.FontWeight.W_600, expand=True
    )
    mark = [marks.mark(table, competitor, 24)] if competitor else []
    return ft.Column(
        spacing=4,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[ft.Row([*mark, name], spacing=theme.GAP), *rows],
    )


def _row(it: Difference, marked_for: Any = None) -> ft.Control:
    if (it.before, it.after) in _TO_DO:
        icon, words = _TO_DO[it.before, it.after]
        return explained(marked(icon, f"{words}: {it.what}", ft.Colors.ON_SURFACE_VARIANT), it.rule)
    return explained(
        ft.Semantics(
            label=str(it),
            exclude_semantics=True,
            container=True,
            content=ft.Row(
                wrap=True,
                spacing=theme.GAP,
                run_spacing=0,
                alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
                vertical_alignment=ft.CrossAxisAlignment.CENTER,
                controls=[_named(it, marked_for), becomes(it.before, it.after)],
            ),
        ),
        it.rule,
    )


def _named(it: Difference, table: Any) -> ft.Control:
    competitor = table.find(it.whose) if table else None
    if table is None or competitor is None:
        return theme.small(it.what)
    return ft.Row(
        [marks.mark(table, competitor, 24), theme.body(f"{it.whose}: {it.what}")], tight=True, spacing=theme.GAP
    )


def becomes(before: str, after: str) -> ft.Control:
    """A value pale and struck out, an arrow, and large the value that takes its place."""
    figures = _figure(before) and _figure(after)
    return ft.Row(
        tight=True,
        wrap=not figures,
        spacing=theme.GAP,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        controls=[
            ft.Text(
                before,
                size=theme.BODY,
                font_family=theme.NUMBERS if figures else theme.TEXT,
                style=ft.TextStyle(
                    decoration=ft.TextDecoration.LINE_THROUGH,
                    decoration_color=ft.Colors.ON_SURFACE_VARIANT,
                    color=ft.Colors.ON_SURFACE_VARIANT,
                ),
            ),
            ft.Icon(ft.Icons.ARROW_FORWARD, size=16, color=ft.Colors.OUTLINE),
            theme.number(after, size=theme.TITLE + 6) if figures else ft.Text(after, size=theme.BODY),
        ],
    )


def _figure(value: str) -> bool:
    return value.removeprefix("-").isdigit() or value == "nothing"


def warned(words: Sequence[str]) -> list[ft.Control]:
    """What must not pass unseen, such as a game that would end earlier."""
    return [
        ft.Semantics(
            live_region=True,
            container=True,
            content=ft.Container(
                bgcolor=ft.Colors.PRIMARY_CONTAINER,
                border_radius=theme.RADIUS,
                padding=12,
                content=ft.Row(
                    spacing=theme.GAP,
                    vertical_alignment=ft.CrossAxisAlignment.START,
                    controls=[
                        ft.Icon(ft.Icons.FLAG, size=20, color=ft.Colors.ON_PRIMARY_CONTAINER),
                        ft.Text(one, size=theme.BODY, color=ft.Colors.ON_PRIMARY_CONTAINER, expand=True),
                    ],
                ),
            ),
        )
        for one in words
    ]
