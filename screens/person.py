"""One person on a Table, as every game draws it: the ground, and the name that opens everything else."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from screens import marks, theme
from screens.near import Near, near_line
from screens.rules.word import opener


def ground(on_turn: bool, away: bool, *controls: Any) -> ft.Control:
    """A surface around one person: a little higher where the person is on, faint where the person has gone."""
    return theme.group(
        ft.Container(
            padding=ft.Padding.only(left=8, right=8 if on_turn else 4, top=4, bottom=4),
            border_radius=theme.RADIUS,
            bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH if on_turn else ft.Colors.SURFACE_CONTAINER,
            opacity=0.55 if away else 1,
            content=ft.Column(spacing=0, controls=list(controls)),
        )
    )


def name_key(
    name: str,
    fill: str,
    human: bool,
    near: Near,
    rule: str,
    on_click: Callable[[], Any],
    size: int,
    large: bool = False,
    behind: Sequence[ft.Control] = (),
) -> ft.Control:
    """Mark, name and what is near, as one key. A long press opens the entry `rule`; `behind` stands at its end."""
    return ft.MergeSemantics(
        ft.TextButton(
            on_click=on_click,
            on_long_press=opener(rule),
            style=ft.ButtonStyle(
                padding=ft.Padding.symmetric(horizontal=4, vertical=6 if large else 4),
                alignment=ft.Alignment.CENTER_LEFT,
            ),
            content=ft.Row(
                spacing=10,
                controls=[
                    marks.badge(name, fill, human, size),
                    ft.Column(
                        spacing=0,
                        expand=True,
                        controls=[
                            ft.Text(
                                name,
                                size=theme.BODY,
                                weight=ft.FontWeight.W_600,
                                color=ft.Colors.ON_SURFACE,
                                max_lines=2 if large else 1,
                                overflow=ft.TextOverflow.ELLIPSIS,
                            ),
                            near_line(near),
                        ],
                    ),
                    *behind,
                    *([ft.Icon(ft.Icons.CHEVRON_RIGHT, size=20, color=ft.Colors.ON_SURFACE_VARIANT)] if large else []),
                ],
            ),
        )
    )
