"""Forsaken as a drawing: a ringed planet over a skyline that broke."""

import flet as ft
import flet.canvas as cv

_ROOFS = (0.72, 0.6, 0.66, 0.8, 0.74, 0.5, 0.56, 0.84, 0.7, 0.78)
"""How far below the top the towers end, from left to right, two heights for each: none has a level roof."""
SMALL = 48
"""Below so many px the skyline has fewer towers, so that they can still be told apart."""


def sign(size: int) -> ft.Control:
    """The drawing, so many px wide and high. Decoration: nothing is said by it."""
    stroke = max(size / 34, 1.6)
    warm = ft.Paint(color=ft.Colors.PRIMARY)
    ring = ft.Paint(
        color=ft.Colors.PRIMARY, style=ft.PaintingStyle.STROKE, stroke_width=stroke, stroke_cap=ft.StrokeCap.ROUND
    )
    shapes: list[cv.Shape] = [
        cv.Circle(size * 0.52, size * 0.34, size * 0.2, paint=warm),
        cv.Path(_ring(size), paint=ring),
        cv.Circle(size * 0.14, size * 0.16, max(size * 0.035, 1.2), paint=warm),
        cv.Path(_skyline(size), paint=ft.Paint(color=ft.Colors.OUTLINE)),
    ]
    return ft.Semantics(exclude_semantics=True, content=cv.Canvas(width=size, height=size, shapes=shapes))


def _ring(size: int) -> list[cv.Path.PathElement]:
    """Round the planet from behind, so that it is open where the planet hides it."""
    return [
        cv.Path.MoveTo(size * 0.345, size * 0.33),
        cv.Path.CubicTo(size * 0.1, size * 0.46, size * 0.1, size * 0.56, size * 0.3, size * 0.52),
        cv.Path.CubicTo(size * 0.52, size * 0.47, size * 0.9, size * 0.26, size * 0.92, size * 0.17),
        cv.Path.CubicTo(size * 0.93, size * 0.1, size * 0.8, size * 0.12, size * 0.685, size * 0.2),
    ]


def _skyline(size: int) -> list[cv.Path.PathElement]:
    roofs = _ROOFS[2:8] if size < SMALL else _ROOFS
    towers = len(roofs) // 2
    left, wide, gap = size * 0.06, size * 0.88 / towers, size * 0.03
    drawn: list[cv.Path.PathElement] = []
    for number in range(towers):
        begins, ends = left + wide * number + gap / 2, left + wide * (number + 1) - gap / 2
        drawn += [
            cv.Path.MoveTo(begins, size * 0.96),
            cv.Path.LineTo(begins, size * roofs[2 * number]),
            cv.Path.LineTo(ends, size * roofs[2 * number + 1]),
            cv.Path.LineTo(ends, size * 0.96),
            cv.Path.Close(),
        ]
    return drawn
