"""The frame of a page of the end: what scrolls, and what stays under the thumb."""

import flet as ft

from screens import theme

_SHORT = 28
"""Letters of an announcement that fit on a phone in the largest type."""

READABLE = 640
"""The widest column in which words are still read with ease."""


def page(
    key: str, content: list[ft.Control], thumb: list[ft.Control], wide: bool, top: ft.Control | None = None
) -> ft.Control:
    """`content` scrolls below `top`; `thumb` stays at the bottom. A new `key` begins at the top again."""
    scrolled = ft.Column(
        key=key,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER if wide else ft.CrossAxisAlignment.STRETCH,
        controls=[_column(content, wide)],
    )
    return ft.Column(
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            *([_row(top, wide)] if top is not None else []),
            scrolled,
            *([_thumb(thumb, wide)] if thumb else []),
        ],
    )


def _column(content: list[ft.Control], wide: bool) -> ft.Control:
    return ft.Container(
        width=READABLE if wide else None,
        padding=ft.Padding.only(left=theme.PAD, right=theme.PAD, top=theme.GAP, bottom=theme.PAD * 2),
        content=ft.Column(
            spacing=theme.PAD,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=content,
        ),
    )


def _row(content: ft.Control, wide: bool) -> ft.Control:
    return ft.Row(
        alignment=ft.MainAxisAlignment.CENTER,
        spacing=0,
        controls=[
            ft.Container(
                width=READABLE if wide else None,
                expand=not wide,
                padding=ft.Padding.only(left=theme.PAD, right=theme.PAD, top=4),
                content=content,
            )
        ],
    )


def _thumb(controls: list[ft.Control], wide: bool) -> ft.Control:
    return ft.Row(
        alignment=ft.MainAxisAlignment.CENTER,
        spacing=0,
        controls=[
            ft.Container(
                width=READABLE if wide else None,
                expand=not wide,
                padding=ft.Padding.symmetric(horizontal=theme.PAD, vertical=theme.GAP),
                content=ft.Row(spacing=theme.GAP, controls=controls),
            )
        ],
    )


def empty(text: str) -> ft.Control:
    """What is said where there is nothing yet."""
    return theme.body(text, color=ft.Colors.ON_SURFACE_VARIANT)


def announcement(text: str, color: str | None = None, size: int = theme.NUMBER) -> ft.Control:
    """What everybody at the table should read: a heading in the largest type, a long one in a smaller, which wraps."""
    if len(text) > _SHORT:
        size = min(size, theme.TITLE + theme.GAP)
    return ft.Semantics(
        header=True,
        heading_level=1,
        container=True,
        content=ft.Text(text, size=size, font_family=theme.NUMBERS, weight=ft.FontWeight.W_600, color=color),
    )
