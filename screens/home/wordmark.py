"""TABLESIDE as a wordmark, and the picture of the empty table: hexes, one of them lit."""

from math import cos, pi, sin

import flet as ft
import flet.canvas as cv

from screens import theme

# Columns and rows of the hexes in the picture; the lit one is where somebody has just stood.
_HEXES = ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (3, 1), (1, 2), (2, 2), (0, 2))
_LIT = (2, 1)


def wordmark(size: int = theme.BODY) -> ft.Control:
    """The name of the app, as the heading of its first page. A drawing: it does not grow with the text."""
    middle = size * 0.75
    shapes: list[cv.Shape] = [
        _hex(middle, middle, middle, ft.Paint(color=ft.Colors.PRIMARY)),
        _hex(middle, middle, middle / 2, ft.Paint(color=ft.Colors.SURFACE)),
        cv.Text(
            size * 2.1,
            middle,
            value="TABLESIDE",
            alignment=ft.Alignment.CENTER_LEFT,
            style=ft.TextStyle(
                size=size,
                font_family=theme.NUMBERS,
                letter_spacing=size * 0.22,
                color=ft.Colors.ON_SURFACE,
            ),
        ),
    ]
    return ft.Semantics(
        header=True,
        heading_level=1,
        label="Tableside",
        exclude_semantics=True,
        container=True,
        content=cv.Canvas(width=size * 8.6, height=size * 1.5, shapes=shapes),
    )


def empty_table(radius: float = 34) -> ft.Control:
    """Hexes as they lie before the first turn. Decoration: nothing is said by it."""
    step, rise = radius * 1.82, radius * 1.58
    # Room for the edge, which is drawn half outside.
    start = radius + 1
    rest = ft.Paint(color=ft.Colors.SURFACE_CONTAINER_HIGH)
    edge = ft.Paint(color=ft.Colors.OUTLINE_VARIANT, style=ft.PaintingStyle.STROKE, stroke_width=1.5)
    shapes: list[cv.Shape] = []
    for column, row in _HEXES:
        x = start + column * step + (0 if row % 2 else step / 2)
        y = start + row * rise
        lit = (column, row) == _LIT
        shapes.append(_hex(x, y, radius, ft.Paint(color=ft.Colors.PRIMARY_CONTAINER) if lit else rest))
        shapes.append(_hex(x, y, radius, edge))
        if lit:
            shapes.append(_hex(x, y, radius * 0.5, ft.Paint(color=ft.Colors.PRIMARY)))
    return ft.Semantics(
        exclude_semantics=True,
        content=cv.Canvas(width=start * 2 + 3 * step, height=start * 2 + 2 * rise, shapes=shapes),
    )


def _hex(x: float, y: float, radius: float, paint: ft.Paint) -> cv.Shape:
    corners = [(x + radius * sin(pi / 3 * side), y - radius * cos(pi / 3 * side)) for side in range(6)]
    moves = [cv.Path.MoveTo(*corners[0]), *(cv.Path.LineTo(*corner) for corner in corners[1:]), cv.Path.Close()]
    return cv.Path(elements=moves, paint=paint)
