"""Tiles: lines to choose, to tick and to open, as wide as the page and as high as their words."""

from collections.abc import Callable
from typing import Any

import flet as ft

from screens import buttons, theme

Action = Callable[..., Any]
_SHAPE = ft.RoundedRectangleBorder(radius=theme.RADIUS)


def option(
    title: str, words: str, chosen: bool, on_click: Action | None, leading: ft.Control | None = None, key: str = ""
) -> ft.Control:
    """One of several that exclude each other, with a line on what it means. Without `on_click` it cannot be chosen."""
    off = on_click is None
    colour = ft.Colors.OUTLINE if off else ft.Colors.ON_SURFACE
    icon = ft.Icons.RADIO_BUTTON_CHECKED if chosen else ft.Icons.RADIO_BUTTON_UNCHECKED
    return ft.ListTile(
        key=key or title,
        leading=leading or ft.Icon(icon, color=ft.Colors.PRIMARY if chosen else colour),
        title=ft.Text(
            title,
            size=theme.BODY,
            color=colour,
            semantics_label=f"{title}, chosen" if chosen else f"{title}, not available" if off else title,
        ),
        subtitle=ft.Text(words, size=theme.SMALL, color=ft.Colors.OUTLINE if off else ft.Colors.ON_SURFACE_VARIANT)
        if words
        else None,
        content_padding=ft.Padding.symmetric(horizontal=12, vertical=4),
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH if chosen else None,
        shape=_SHAPE,
        disabled=off,
        on_click=buttons.called(on_click),
    )


def tick(title: str, words: str, ticked: bool, on_click: Action, key: str = "", fades: bool = False) -> ft.Control:
    """Something that is so or not so. A task `fades` when it is done, so that the others stand out."""
    return ft.MergeSemantics(
        key=key or title,
        content=ft.Semantics(
            checked=ticked,
            content=ft.ListTile(
                leading=ft.Icon(
                    ft.Icons.CHECK_CIRCLE if ticked else ft.Icons.RADIO_BUTTON_UNCHECKED,
                    color=ft.Colors.PRIMARY if ticked else ft.Colors.OUTLINE,
                ),
                title=ft.Text(
                    title,
                    size=theme.BODY,
                    color=ft.Colors.ON_SURFACE_VARIANT if ticked and fades else ft.Colors.ON_SURFACE,
                ),
                subtitle=ft.Text(words, size=theme.SMALL, color=ft.Colors.ON_SURFACE_VARIANT) if words else None,
                content_padding=ft.Padding.symmetric(horizontal=4, vertical=0),
                min_vertical_padding=6,
                shape=_SHAPE,
                on_click=buttons.called(on_click),
            ),
        ),
    )


def fold(title: str, words: str, opened: bool, on_click: Action) -> ft.Control:
    """A line that opens what is below it, and says in short what that would show."""
    return ft.MergeSemantics(
        content=ft.Semantics(
            expanded=opened,
            content=ft.ListTile(
                title=ft.Text(title, size=theme.BODY),
                subtitle=ft.Text(words, size=theme.SMALL, color=ft.Colors.ON_SURFACE_VARIANT),
                trailing=ft.Icon(
                    ft.Icons.EXPAND_LESS if opened else ft.Icons.EXPAND_MORE, color=ft.Colors.ON_SURFACE_VARIANT
                ),
                content_padding=ft.Padding.symmetric(horizontal=4, vertical=0),
                min_height=theme.TOUCH,
                min_vertical_padding=6,
                shape=_SHAPE,
                on_click=buttons.called(on_click),
            ),
        ),
    )
