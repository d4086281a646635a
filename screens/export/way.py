"""One way to give something out: a line with a picture, what it does, and what it is for."""

from typing import Any

import flet as ft

from screens import buttons, theme


def way(title: str, words: str, icon: ft.IconData, on_click: buttons.Action) -> ft.Control:
    """A way that the app goes itself."""
    return _line(title, words, icon, None, on_click)


def at_once(title: str, words: str, icon: ft.IconData, action: Any, on_click: buttons.Action) -> ft.Control:
    """A way that the browser itself goes within the tap; `on_click` follows."""
    return _line(title, words, icon, action, on_click)


def _line(title: str, words: str, icon: ft.IconData, action: Any, on_click: buttons.Action) -> ft.Control:
    return ft.ListTile(
        key=title,
        leading=ft.Icon(icon, color=ft.Colors.ON_SURFACE_VARIANT),
        title=ft.Text(title, size=theme.BODY),
        subtitle=ft.Text(words, size=theme.SMALL, color=ft.Colors.ON_SURFACE_VARIANT),
        content_padding=ft.Padding.symmetric(horizontal=4),
        min_height=theme.TOUCH,
        min_vertical_padding=6,
        shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
        action=action,
        on_click=buttons.called(on_click),
    )
