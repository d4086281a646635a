"""How much of a kind is known, drawn: a cell for each card of the box."""

import flet as ft

from companion.browsing import Shelfful
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


def legend(shelves: tuple[Shelfful, ...]) -> ft.Control:
    """What the kinds of cells mean that these shelves can have."""
    begun = next((shelf.begun_means for shelf in shelves), "")
    kinds = [(_full, "complete"), (_framed, begun)]
    if any(shelf.total is not None for shelf in shelves):
        kinds.append((_dark, "not known yet"))
    return ft.Semantics(
        container=True,
        content=ft.Row(
            wrap=True,
            spacing=theme.PAD,
            run_spacing=4,
            controls=[
                ft.Row([ft.Container(made(1), width=16), theme.small(words)], spacing=6, tight=True)
                for made, words in kinds
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
