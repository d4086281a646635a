"""What tells the copy from the game: a banner that stays, a frame, and other colours."""

from collections.abc import Callable
from typing import Any

import flet as ft

from screens import buttons, theme
from screens.guard import memo

_DARK = {
    "surface": "#0B1520",
    "surface_container_lowest": "#08111A",
    "surface_container_low": "#0F1C29",
    "surface_container": "#132231",
    "surface_container_high": "#1A2C3D",
    "surface_container_highest": "#22374A",
    "outline_variant": "#2B4054",
    "primary_container": "#3A2C1C",
}
_LIGHT = {
    "surface": "#E3EBF2",
    "surface_container_lowest": "#F4F8FB",
    "surface_container_low": "#EAF1F6",
    "surface_container": "#F4F8FB",
    "surface_container_high": "#D6E1EA",
    "surface_container_highest": "#C9D7E2",
    "outline_variant": "#B4C4D1",
}


def tinted(content: ft.Control) -> ft.Control:
    """The content as it lies on a copy: all its surfaces blue, like a drawing of the real thing, in a frame."""
    return ft.Container(
        expand=True,
        theme=_theme(theme.light(), _LIGHT),
        dark_theme=_theme(theme.dark(), _DARK),
        bgcolor=ft.Colors.SURFACE,
        content=content,
    )


def _theme(usual: ft.Theme, surfaces: dict[str, str]) -> ft.Theme:
    assert usual.color_scheme is not None
    for name, colour in surfaces.items():
        setattr(usual.color_scheme, name, colour)
    return usual


@memo
def Banner(moved_on: bool, throw_away: Callable[[], Any]) -> ft.Control:
    """Stays above every page of the copy. `moved_on`: the game itself was played on meanwhile."""
    return ft.Semantics(
        container=True,
        content=ft.Container(
            bgcolor=ft.Colors.INVERSE_SURFACE,
            padding=ft.Padding.only(left=theme.PAD, right=8, top=6, bottom=6),
            content=ft.Row(
                wrap=True,
                spacing=theme.GAP,
                run_spacing=0,
                alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
                vertical_alignment=ft.CrossAxisAlignment.CENTER,
                controls=[
                    _words(),
                    buttons.tonal("Throw it away", throw_away, ft.Icons.DELETE_OUTLINE),
                    *(
                        [
                            theme.small(
                                "The game itself has been played on since it was copied.", ft.Colors.ON_INVERSE_SURFACE
                            )
                        ]
                        if moved_on
                        else []
                    ),
                ],
            ),
        ),
    )


def _words() -> ft.Control:
    """Two lines, so that the way out fits beside them on a phone; one sentence when it is read out."""
    ink = ft.Colors.ON_INVERSE_SURFACE
    return ft.Semantics(
        header=True,
        container=True,
        exclude_semantics=True,
        label="Trying out: nothing of this is kept",
        content=ft.Row(
            tight=True,
            spacing=10,
            controls=[
                ft.Icon(ft.Icons.SCIENCE_OUTLINED, size=26, color=ink),
                ft.Column(
                    tight=True,
                    spacing=0,
                    controls=[
                        ft.Text("Trying out:", size=theme.BODY, weight=ft.FontWeight.W_700, color=ink),
                        ft.Text("nothing of this is kept", size=theme.SMALL, color=ink),
                    ],
                ),
            ],
        ),
    )
