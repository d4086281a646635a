"""A chip: one of several answers, quieter than the one thing to do next."""

from collections.abc import Callable
from typing import Any

import flet as ft

from screens import buttons, theme


def chip(
    text: str, chosen: bool, on_click: Callable[[], Any], mark: ft.Control | None = None, label: str | None = None
) -> Any:
    """The chosen one is filled and has a tick. `label` is its spoken name where the text alone does not say it all."""
    spoken = f"{label or text}{', chosen' if chosen else ''}"
    kind = ft.FilledTonalButton if chosen else ft.OutlinedButton
    return kind(
        content=ft.Row(
            tight=True,
            spacing=theme.GAP,
            controls=[
                *([mark] if mark else []),
                *([ft.Icon(ft.Icons.CHECK, size=18, color=ft.Colors.PRIMARY)] if chosen else []),
                ft.Text(text, size=theme.BODY, color=ft.Colors.ON_SURFACE, semantics_label=spoken),
            ],
        ),
        on_click=buttons.called(on_click),
        style=ft.ButtonStyle(
            shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
            # A figure alone is a target for a thumb too.
            padding=ft.Padding.symmetric(horizontal=14 if len(text) > 2 else 20, vertical=13),
            side=ft.BorderSide(1, ft.Colors.SECONDARY_CONTAINER if chosen else ft.Colors.OUTLINE_VARIANT),
            visual_density=ft.VisualDensity.STANDARD,
        ),
    )


def wrapped(controls: list[ft.Control]) -> ft.Control:
    """Chips in as many lines as they need."""
    return ft.Row(controls, wrap=True, spacing=theme.GAP, run_spacing=theme.GAP)
