"""How much of a kind is known, drawn: a cell for each card of the box."""

import flet as ft

from companion.vestige.box.census import Shelfful
from screens import theme

CELLS = 28
"""More cards than this are drawn as lengths, not one by one."""

_HIGH = 12


def stock_bar(shelf: Shelfful) -> ft.Control:
    """Full cells for what is complete, framed ones for what is known by name, dark ones for what is lacking.

    A picture: the count beside it says the same.
    """
    parts = ((shelf.complete, _full), (shelf.begun, _framed), (shelf.lacking, _dark))
    one_by_one = sum(count for count, _ in parts) <= CELLS
    cells = [
        made(share) for count, made in parts for share in ([1] * count if one_by_one else [count] if count else [])
    ]
    return ft.Semantics(
        exclude_semantics=True, content=ft.Row(spacing=3 if one_by_one else 2, controls=cells or [_dark(1)])
    )


def legend() -> ft.Control:
    """What the three kinds of cells mean."""
    return ft.Semantics(
        container=True,
        content=ft.Row(
            wrap=True,
            spacing=theme.PAD,
            run_spacing=4,
            controls=[
                ft.Row([ft.Container(made(1), width=16), theme.small(words)], spacing=6, tight=True)
                for made, words in ((_full, "complete"), (_framed, "by name only"), (_dark, "not known yet"))
            ],
        ),
    )


def _full(share: int) -> ft.Container:
    return ft.Container(expand=share, height=_HIGH, border_radius=3, bgcolor=ft.Colors.PRIMARY)


def _framed(share: int) -> ft.Container:
    edge = ft.Border.all(1.5, ft.Colors.PRIMARY)
    return ft.Container(expand=share, height=_HIGH, border_radius=3, border=edge)


def _dark(share: int) -> ft.Container:
    return ft.Container(expand=share, height=_HIGH, border_radius=3, bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST)
