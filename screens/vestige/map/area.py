"""The part of a screen in which the map lies: fitted to it, drawn closer by two fingers or by buttons."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from companion.vestige import mat
from screens import buttons
from screens.guard import component
from screens.vestige.map.picture import HexView, MapPicture, PawnView, unit_for

CLOSEST = 3.0
STEP = 1.5
EDGE = 4
"""Pixels that are left free around the map."""


@component
def MapArea(
    hexes: tuple[HexView, ...],
    pawns: tuple[PawnView, ...],
    on_place: Callable[[int], Any],
    width: float,
    height: float,
    corner: Sequence[ft.Control] = (),
) -> ft.Control:
    """The map in a box of this size. `corner` are buttons for the corner that no tile reaches into."""
    viewer: Any = ft.use_ref(None)
    if viewer.current is None:
        viewer.current = ft.Ref[ft.InteractiveViewer]()
    unit = unit_for(width - 2 * EDGE, height - 2 * EDGE)
    room_x, room_y = max(width, mat.WIDTH * unit), max(height, mat.HEIGHT * unit)

    async def closer() -> None:
        await viewer.current.current.zoom(STEP)
        # The viewer grows from its corner; this keeps what is in the middle there.
        back = (1 - STEP) / STEP
        await viewer.current.current.pan(room_x / 2 * back, room_y / 2 * back)

    async def whole() -> None:
        await viewer.current.current.reset()

    return ft.Stack(
        width=width,
        height=height,
        controls=[
            ft.InteractiveViewer(
                ref=viewer.current,
                width=width,
                height=height,
                # On a small screen the map is larger than its box, and can be moved about in it.
                constrained=False,
                min_scale=1,
                max_scale=CLOSEST,
                content=ft.Container(
                    width=room_x,
                    height=room_y,
                    alignment=ft.Alignment.CENTER,
                    content=MapPicture(hexes=hexes, pawns=pawns, unit=unit, on_place=on_place, key="picture"),
                ),
            ),
            *([ft.Container(left=0, top=0, content=ft.Row(list(corner), spacing=0))] if corner else []),
            ft.Container(right=0, top=0, content=buttons.icon(ft.Icons.ZOOM_IN, "Closer", closer, filled=True)),
            ft.Container(
                right=0, bottom=0, content=buttons.icon(ft.Icons.ZOOM_OUT_MAP, "The whole map", whole, filled=True)
            ),
        ],
    )


def needed_height(width: float) -> float:
    """The height of a box that the map fills in its whole width."""
    return unit_for(width - 2 * EDGE, mat.HEIGHT * width) * mat.HEIGHT + 2 * EDGE
