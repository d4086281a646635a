"""One value of the table on the page that brings the app in line with it: a figure to tap."""

from collections.abc import Callable, Mapping
from typing import Any

import flet as ft

from screens import theme
from screens.guard import memo
from screens.ledger.assumed import hollow_dot
from screens.rules.word import opener

Typed = Mapping[str, Any]
"""What somebody has typed so far, by the name of the value."""


@memo
def ValueTile(
    name: str,
    whose: str,
    what: str,
    shown: str,
    before: str,
    rule: str,
    assumed: bool,
    chosen: bool,
    large: bool,
    choose: Callable[[str], Any],
) -> ft.Control:
    """What the app shows, large; with `before`, what somebody typed instead, and what it takes the place of."""
    colour = ft.Colors.PRIMARY if before else ft.Colors.ON_SURFACE
    size = theme.BODY if large else theme.TITLE + 4
    spoken = f"{f'{whose}: ' if whose else ''}{what} {shown}"
    spoken += f", it was {before}" if before else ""
    spoken += ", assumed" if assumed and not before else ""
    spoken += ", chosen" if chosen else ""
    return ft.MergeSemantics(
        ft.TextButton(
            on_click=lambda: choose(name),
            on_long_press=opener(rule),
            style=ft.ButtonStyle(
                padding=ft.Padding.symmetric(horizontal=12, vertical=6),
                shape=ft.RoundedRectangleBorder(radius=10),
                side=ft.BorderSide(2 if chosen else 1, ft.Colors.PRIMARY if chosen else ft.Colors.OUTLINE_VARIANT),
                bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH if chosen else ft.Colors.SURFACE_CONTAINER_LOW,
            ),
            content=ft.Column(
                tight=True,
                spacing=0,
                horizontal_alignment=ft.CrossAxisAlignment.START,
                controls=[
                    ft.Row(
                        tight=True,
                        wrap=True,
                        spacing=6,
                        run_spacing=0,
                        vertical_alignment=ft.CrossAxisAlignment.CENTER,
                        controls=[
                            theme.number(shown, size=size, color=colour, label=spoken),
                            *([_was(before)] if before else []),
                            *([hollow_dot(said=False)] if assumed and not before else []),
                        ],
                    ),
                    ft.Semantics(exclude_semantics=True, content=theme.small(what)),
                ],
            ),
        )
    )


def _was(before: str) -> ft.Control:
    return ft.Semantics(
        exclude_semantics=True,
        content=ft.Text(
            before,
            size=theme.SMALL,
            style=ft.TextStyle(decoration=ft.TextDecoration.LINE_THROUGH, color=ft.Colors.ON_SURFACE_VARIANT),
        ),
    )
