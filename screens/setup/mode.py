"""First step: who plays."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.glossary import entry_of_difficulty, entry_of_mode
from companion.vestige.report import titled
from companion.vestige.setup import Mode, Setup
from screens import buttons, theme, tiles
from screens.rules.word import beside, explained, opener

_LATER: tuple[tuple[Mode, str, str], ...] = (
    ("competitive", "Competitive", "Everybody for themselves."),
    ("teams", "Teams", "Teams against each other."),
    ("cooperative", "Cooperative", "All against nemeses."),
)


def mode_step(former: Setup | None, again: Callable[[], Any], score: Callable[[], Any]) -> list[ft.Control]:
    """Solo for now. `former` is the last game of this kind, which one tap sets up again."""
    return [
        *([_again(former, again)] if former else []),
        ft.Column(
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                beside(theme.heading("Who plays?"), "modes", "a way to play"),
                explained(
                    tiles.option("Solo", "One person against one to three nemeses.", True, lambda: None),
                    entry_of_mode("solo"),
                ),
                *[
                    explained(tiles.option(title, f"{words} Comes later.", False, None), entry_of_mode(mode))
                    for mode, title, words in _LATER
                ],
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
        on_long_press=opener(entry_of_difficulty(former.difficulty)),
    )
