"""How near everybody is to a condition that the app watches, as small bars with their words."""

from collections.abc import Sequence

import flet as ft

from companion.vestige.vocabulary.conditions import Distance
from screens import theme

_HIGH = 6


def distance_bars(near: Sequence[Distance]) -> list[ft.Control]:
    """A bar for each, in the order given. The words say all that the bar shows."""
    return [_bar(number, it) for number, it in enumerate(near)]


def _bar(number: int, near: Distance) -> ft.Control:
    filled = round(near.share * 100)
    colour = ft.Colors.PRIMARY if near.met else ft.Colors.ON_SURFACE_VARIANT
    parts = ((filled, colour), (100 - filled, ft.Colors.SURFACE_CONTAINER_HIGHEST))
    words = f"{near.who} {near.text}" if near.who else near.text
    return ft.Semantics(
        key=f"near-{number}",
        label=f"{words}{', met' if near.met else ''}",
        exclude_semantics=True,
        container=True,
        content=ft.Column(
            tight=True,
            spacing=4,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                ft.Row(
                    spacing=4,
                    controls=[
                        *([ft.Icon(ft.Icons.CHECK, size=14, color=ft.Colors.PRIMARY)] if near.met else []),
                        theme.small(words, color=ft.Colors.ON_SURFACE, expand=True),
                    ],
                ),
                ft.Container(
                    border_radius=_HIGH / 2,
                    clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
                    content=ft.Row(
                        spacing=0,
                        controls=[
                            ft.Container(expand=share, height=_HIGH, bgcolor=fill) for share, fill in parts if share
                        ],
                    ),
                ),
            ],
        ),
    )
