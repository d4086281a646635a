"""Keys that are pictures: whatever they show, they are one button with one spoken name and one rules entry."""

from collections.abc import Callable
from typing import Any

import flet as ft

from screens import buttons
from screens.rules.word import opener


def picture_key(
    label: str,
    rule: str,
    content: ft.Control,
    on_click: Callable[[], Any] | None,
    *,
    key: str | None = None,
    expand: bool | None = None,
    size: tuple[float | None, float | None] = (None, None),
    padding: ft.Padding | int = 0,
    radius: int = 10,
    raised: bool = True,
    chosen: bool = False,
    centred: bool = False,
) -> ft.Control:
    """The `content` as a button called `label`; a long press opens `rule`. Without `on_click` it can only be read.

    `raised` gives it a ground of its own, `chosen` a rim; `size` is width and height where they are fixed. What it
    shows stands at its left, or in its middle (`centred`).
    """
    width, height = size
    # Merged: else the label within would be read out as a second button.
    return ft.MergeSemantics(
        key=key,
        expand=expand,
        content=ft.TextButton(
            width=width,
            height=height,
            on_click=buttons.called(on_click),
            on_long_press=opener(rule),
            style=ft.ButtonStyle(
                padding=padding,
                shape=ft.RoundedRectangleBorder(radius=radius),
                bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST if raised else None,
                side=ft.BorderSide(2, ft.Colors.PRIMARY) if chosen else None,
                alignment=ft.Alignment.CENTER if centred else ft.Alignment.CENTER_LEFT,
            ),
            content=ft.Semantics(label=label, exclude_semantics=True, content=content),
        ),
    )
