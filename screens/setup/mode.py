"""First step: who plays."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.report import titled
from companion.vestige.setup import Setup
from screens import buttons, theme, tiles

_LATER = (
    ("Competitive", "Everybody for themselves."),
    ("Teams", "Teams against each other."),
    ("Cooperative", "All against nemeses."),
)


def mode_step(former: Setup | None, again: Callable[[], Any], score: Callable[[], Any]) -> list[ft.Control]:
    """Solo for now. `former` is the last game of this kind, which one tap sets up again."""
    return [
        *([_again(former, again)] if former else []),
        ft.Column(
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                theme.heading("Who plays?"),
                tiles.option("Solo", "One person against one to three nemeses.", True, lambda: None),
                *[tiles.option(title, f"{words} Comes later.", False, None) for title, words in _LATER],
            ],
        ),
        theme.body("Games that come later can be scored already:", color=ft.Colors.ON_SURFACE_VARIANT),
        ft.Row([buttons.quiet("Score a finished game", score)]),
    ]


def _again(former: Setup, again: Callable[[], Any]) -> ft.Control:
    return ft.ListTile(
        key="again",
        leading=ft.Icon(ft.Icons.REPLAY, color=ft.Colors.ON_PRIMARY_CONTAINER),
        title=ft.Text("As last time", size=theme.BODY, color=ft.Colors.ON_PRIMARY_CONTAINER),
        subtitle=ft.Text(
            f"{titled(former)}, {former.difficulty}", size=theme.SMALL, color=ft.Colors.ON_PRIMARY_CONTAINER
        ),
        bgcolor=ft.Colors.PRIMARY_CONTAINER,
        content_padding=ft.Padding.symmetric(horizontal=theme.PAD, vertical=4),
        shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
        on_click=again,
    )
