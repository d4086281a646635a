"""The frame of a page: a head with the way back, a middle that scrolls, a foot for the thumb; or two parts."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from screens import buttons, theme

# A readable width on a wide screen; the whole width on a phone.
_READABLE = {"xs": 12, "md": 10, "lg": 8, "xl": 6}

LIST_WIDTH = 640
"""How wide a list is at the most, in logical pixels."""

MANY = 40
"""From more parts than these on, a list builds only those that are in sight."""


def head(title: str, back: str, on_back: Callable[[], Any], *more: ft.Control) -> ft.Control:
    """The title of a page and the way back, whose spoken name is `back`."""
    return ft.Container(
        padding=ft.Padding.only(left=4, right=theme.PAD, top=4, bottom=4),
        content=ft.Row(
            spacing=4,
            controls=[
                buttons.icon(ft.Icons.ARROW_BACK, back, on_back),
                ft.Container(expand=True, content=theme.heading(title, level=1)),
                *more,
            ],
        ),
    )


def middle(controls: Sequence[ft.Control], spacing: int = theme.PAD, key: str = "middle") -> ft.Control:
    """What the page is about, no wider than people like to read. It scrolls; a new `key` begins at its top."""
    return ft.Column(
        key=key,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            readable(
                ft.Container(
                    padding=ft.Padding.only(left=theme.PAD, right=theme.PAD, top=theme.GAP, bottom=theme.PAD * 2),
                    content=ft.Column(
                        spacing=spacing,
                        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                        controls=list(controls),
                    ),
                )
            )
        ],
    )


def foot(*controls: ft.Control) -> ft.Control:
    """What to do next, in reach of the thumb."""
    return readable(
        ft.Container(
            padding=ft.Padding.only(left=theme.PAD, right=theme.PAD, top=theme.GAP, bottom=12),
            content=ft.Row(spacing=theme.GAP, controls=list(controls)),
        )
    )


def readable(content: ft.Control) -> ft.Control:
    """The content at a readable width, in the middle of a wide screen."""
    return ft.ResponsiveRow(
        alignment=ft.MainAxisAlignment.CENTER,
        spacing=0,
        run_spacing=0,
        controls=[ft.Container(content=content, col=_READABLE)],
    )


def long_list(controls: list[Any], key: str) -> ft.Control:
    """A list that may be long, at a readable width in the middle of a wide screen."""
    side = max(((ft.context.page.width or 0) - LIST_WIDTH) / 2, theme.PAD)
    return ft.ListView(
        key=key,
        expand=True,
        spacing=theme.GAP,
        padding=ft.Padding.only(left=side, right=side, top=theme.GAP, bottom=theme.PAD * 2),
        build_controls_on_demand=len(controls) > MANY,
        controls=controls,
    )


def two_parts(first: Sequence[Any], second: Sequence[Any], wide: bool) -> ft.Control:
    """A page of a game in two parts: below each other on a phone, side by side on a wide screen."""
    if not wide:
        return _scrolling([*first, *second], expand=True)
    return ft.Row(
        expand=True,
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.START,
        controls=[_scrolling(first, expand=3), _scrolling(second, expand=2)],
    )


def _scrolling(controls: Sequence[Any], expand: int | bool) -> ft.Control:
    return ft.Container(
        expand=expand,
        padding=ft.Padding.only(left=theme.PAD, right=theme.PAD, top=4),
        content=ft.ListView(
            [*controls, ft.Container(height=theme.PAD)],
            expand=True,
            spacing=theme.GAP,
            build_controls_on_demand=False,
        ),
    )


def fault(text: str) -> ft.Control:
    """What is wrong, at the place where it is wrong; read out when it appears."""
    return ft.Semantics(
        live_region=True,
        container=True,
        content=ft.Row(
            spacing=theme.GAP,
            vertical_alignment=ft.CrossAxisAlignment.START,
            controls=[
                ft.Icon(ft.Icons.ERROR_OUTLINE, size=20, color=ft.Colors.ERROR),
                ft.Text(text, size=theme.BODY, color=ft.Colors.ERROR, expand=True),
            ],
        ),
    )
