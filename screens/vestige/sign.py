"""Vestige as a drawing: the island of hexes, one of them taken."""

from math import cos, pi, sin

import flet as ft
import flet.canvas as cv

# Columns and rows of the island; the lit one is somebody's.
_HEXES = ((0.5, 0), (1.5, 0), (0, 1), (1, 1), (2, 1), (0.5, 2), (1.5, 2))
_TAKEN = (1, 1)


def sign(size: int) -> ft.Control:
    """The drawing, so many px wide and high. Decoration: nothing is said by it."""
    radius = size / 5.6
    step, rise = radius * 1.78, radius * 1.54
    left, top = (size - 2 * step) / 2, (size - 2 * rise) / 2
    shapes: list[cv.Shape] = []
    for column, row in _HEXES:
        taken = (column, row) == _TAKEN
        x, y = left + column * step, top + row * rise
        shapes.append(
            _hex(x, y, radius, ft.Paint(color=ft.Colors.PRIMARY if taken else ft.Colors.SURFACE_CONTAINER_HIGHEST))
        )
        if taken:
            shapes.append(_hex(x, y, radius * 0.5, ft.Paint(color=ft.Colors.ON_PRIMARY)))
    return ft.Semantics(exclude_semantics=True, content=cv.Canvas(width=size, height=size, shapes=shapes))


def _hex(x: float, y: float, radius: float, paint: ft.Paint) -> cv.Shape:
    corners = [(x + radius * sin(pi / 3 * side), y - radius * cos(pi / 3 * side)) for side in range(6)]
    moves = [cv.Path.MoveTo(*corners[0]), *(cv.Path.LineTo(*corner) for corner in corners[1:]), cv.Path.Close()]
    return cv.Path(elements=moves, paint=paint)
