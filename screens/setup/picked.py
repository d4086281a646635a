"""A small choice among several, in grey: the accent is left to what comes next."""

from collections.abc import Callable
from typing import Any

import flet as ft

from screens import buttons, theme


def picked(text: str, chosen: bool, on_click: Callable[[], Any], label: str) -> ft.Control:
    """One of several, ticked when chosen. `label` is its spoken name."""
    kind = ft.FilledTonalButton if chosen else ft.OutlinedButton
    return kind(
        icon=ft.Icon(ft.Icons.CHECK, color=ft.Colors.ON_SURFACE) if chosen else None,
        content=ft.Text(
            text, size=theme.BODY, color=ft.Colors.ON_SURFACE, semantics_label=f"{label}, chosen" if chosen else label
        ),
        on_click=buttons.called(on_click),
        style=ft.ButtonStyle(
            shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
            padding=ft.Padding.symmetric(horizontal=14, vertical=13),
            side=ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT),
            visual_density=ft.VisualDensity.STANDARD,
        ),
    )
