"""A card as one line of the board: its sign, what it is called and says, and what can become of it."""

from collections.abc import Callable
from typing import Any

import flet as ft

from screens import theme
from screens.forsaken.signs import sign_of
from screens.keys import picture_key

_NARROW = 350


def card_line(
    sign: str,
    title: str,
    words: str,
    rule: str,
    label: str,
    on_click: Callable[[], Any] | None,
    *controls: Any,
    key: str,
    faded: bool = False,
    indent: int = 0,
) -> ft.Control:
    """The card as a key called `label` that opens it, its `controls` beside it, or below it on a narrow screen.
    `indent` tucks it under another."""
    narrow = (ft.context.page.width or _NARROW) < _NARROW
    card = picture_key(
        label,
        rule,
        ft.Row(
            spacing=10,
            controls=[
                sign_of(sign, 26, faded),
                ft.Column(
                    tight=True,
                    expand=True,
                    spacing=0,
                    controls=[
                        ft.Text(title, size=theme.BODY, color=ft.Colors.ON_SURFACE),
                        *([theme.small(words)] if words else []),
                    ],
                ),
            ],
        ),
        on_click,
        expand=True,
        padding=ft.Padding.symmetric(horizontal=10, vertical=10),
        raised=False,
    )
    below = [ft.Row(list(controls), wrap=True, alignment=ft.MainAxisAlignment.END)] if controls and narrow else []
    return ft.Container(
        key=key,
        margin=ft.Margin.only(left=indent),
        border_radius=10,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST if not faded else ft.Colors.SURFACE_CONTAINER,
        border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT) if faded else None,
        padding=ft.Padding.only(right=4),
        content=ft.Column(
            tight=True,
            spacing=0,
            controls=[ft.Row([card, *([] if narrow else controls)], spacing=0), *below],
        ),
    )
