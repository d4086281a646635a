"""Keys on a card's page: attributes with their signs."""

from collections.abc import Callable, Iterable
from typing import Any

import flet as ft

from companion.chronicles.kinds import TRACKS, Track, spoken
from screens import theme
from screens.chronicles.signs import track_sign
from screens.rules.word import opener

NARROW = 350
"""Below this width of the screen two keys lie beside each other, else three."""


def track_keys(chosen: Iterable[str], on_track: Callable[[Track], Any], said: str) -> ft.Control:
    """The six attributes, three beside each other; a chosen one is framed and ticked. `said` is what a mark is of."""
    picked = list(chosen)
    keys = [_track(track, picked.count(track), on_track, said) for track in TRACKS]
    across = 2 if (ft.context.page.width or NARROW) < NARROW else 3
    rows = [keys[start : start + across] for start in range(0, len(keys), across)]
    return ft.Column(spacing=6, controls=[ft.Row(row, spacing=6) for row in rows])


def _track(track: Track, times: int, on_track: Callable[[Track], Any], said: str) -> ft.Control:
    count = f" x{times}" if times > 1 else ""
    return ft.TextButton(
        key=track,
        expand=True,
        on_click=lambda: on_track(track),
        on_long_press=opener("chronicles-legendary-tracks"),
        style=ft.ButtonStyle(
            padding=ft.Padding.symmetric(horizontal=2, vertical=10),
            shape=ft.RoundedRectangleBorder(radius=12),
            bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST,
            side=ft.BorderSide(2, ft.Colors.PRIMARY) if times else None,
        ),
        content=ft.Semantics(
            label=f"{said}: {track}{f', {times} chosen' if times > 1 else ', chosen' if times else ''}",
            exclude_semantics=True,
            content=ft.Column(
                tight=True,
                spacing=4,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                controls=[
                    track_sign(track, 34),
                    ft.Row(
                        alignment=ft.MainAxisAlignment.CENTER,
                        spacing=2,
                        controls=[
                            *([ft.Icon(ft.Icons.CHECK, size=14, color=ft.Colors.PRIMARY)] if times else []),
                            ft.Container(
                                ft.Text(
                                    f"{spoken(track).capitalize()}{count}",
                                    size=theme.SMALL,
                                    color=ft.Colors.ON_SURFACE,
                                    max_lines=1,
                                    overflow=ft.TextOverflow.ELLIPSIS,
                                ),
                                expand=True,
                                expand_loose=True,
                            ),
                        ],
                    ),
                ],
            ),
        ),
    )
