"""First step: how the game is played, and how much of it is tracked."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.vestige.glossary import entry_of_difficulty, entry_of_mode
from companion.vestige.report import titled
from companion.vestige.setup import Depth, Mode, Setup
from companion.vestige.table import new_table
from screens import buttons, theme
from screens.rules.word import beside, explained, opener
from screens.vestige.setup.depth import depth_part
from screens.vestige.setup.draft import Draft
from screens.vestige.setup.sides import Sides

MODES: tuple[tuple[Mode, str, str], ...] = (
    ("solo", "Solo", "You alone against nemeses."),
    ("competitive", "Competitive", "Everybody for themselves."),
    ("teams", "Teams", "Two teams, or three."),
    ("cooperative", "Cooperative", "All of you against nemeses."),
)


def mode_step(
    draft: Draft,
    former: Setup | None,
    choose: Callable[[Mode], Any],
    deepen: Callable[[Depth], Any],
    again: Callable[[], Any],
    score: Callable[[], Any],
) -> list[ft.Control]:
    """The four ways to play, each with a picture. `former` is the last game of the chosen one: one tap repeats it."""
    return [
        ft.Column(
            spacing=4,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                beside(theme.heading("Who plays?"), "modes", "a way to play"),
                *[
                    explained(_tile(mode, title, words, draft.mode == mode, partial(choose, mode)), entry_of_mode(mode))
                    for mode, title, words in MODES
                ],
            ],
        ),
        *([_again(former, again)] if former else []),
        depth_part(draft.depth, deepen),
        ft.Row([buttons.quiet("Score a finished game", score)]),
    ]


def _tile(mode: Mode, title: str, words: str, chosen: bool, on_click: Callable[[], Any]) -> ft.Control:
    return ft.ListTile(
        key=mode,
        leading=Sides(mode=mode),
        title=ft.Text(title, size=theme.BODY, semantics_label=f"{title}, chosen" if chosen else title),
        subtitle=ft.Text(words, size=theme.SMALL, color=ft.Colors.ON_SURFACE_VARIANT),
        trailing=ft.Icon(ft.Icons.CHECK_CIRCLE, color=ft.Colors.PRIMARY) if chosen else None,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH if chosen else None,
        content_padding=ft.Padding.symmetric(horizontal=12, vertical=4),
        shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
        on_click=buttons.called(on_click),
    )


def _again(former: Setup, again: Callable[[], Any]) -> ft.Control:
    hard = f", {former.difficulty}" if former.nemeses else ""
    return ft.ListTile(
        key="again",
        leading=ft.Icon(ft.Icons.REPLAY, color=ft.Colors.ON_PRIMARY_CONTAINER),
        title=ft.Text("As last time", size=theme.BODY, color=ft.Colors.ON_PRIMARY_CONTAINER),
        subtitle=ft.Text(f"{titled(new_table(former))}{hard}", size=theme.SMALL, color=ft.Colors.ON_PRIMARY_CONTAINER),
        bgcolor=ft.Colors.PRIMARY_CONTAINER,
        content_padding=ft.Padding.symmetric(horizontal=theme.PAD, vertical=4),
        shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
        on_click=again,
        on_long_press=opener(entry_of_difficulty(former.difficulty) if former.nemeses else entry_of_mode(former.mode)),
    )
