"""Chronicles as a drawing: a character sheet, its circles partly checked."""

import flet as ft
import flet.canvas as cv

SMALL = 48
"""Below so many px there are fewer rows, so that they can still be told apart."""

# Which of the circles are checked, row by row.
_CHECKED = ((True, True), (True, False), (True, True), (False, False))
_FEW = ((True, True), (True, False))


def sign(size: int) -> ft.Control:
    """The drawing, so many px wide and high. Decoration: nothing is said by it."""
    rows = _FEW if size < SMALL else _CHECKED
    across, tall = size * 0.72, size * 0.92
    left, top = (size - across) / 2, (size - tall) / 2
    stroke = max(size / 50, 1.5)
    line = ft.Paint(color=ft.Colors.OUTLINE, stroke_width=stroke, style=ft.PaintingStyle.STROKE)
    filled = ft.Paint(color=ft.Colors.PRIMARY)
    page = ft.Paint(color=ft.Colors.SURFACE_CONTAINER_HIGHEST)
    shapes: list[cv.Shape] = [cv.Rect(left, top, across, tall, border_radius=size / 12, paint=page)]
    if size < SMALL:
        shapes.append(cv.Rect(left, top, across, tall, border_radius=size / 12, paint=line))
    step = tall / len(rows)
    radius = min(step * 0.3, across * 0.14)
    for row, circles in enumerate(rows):
        y = top + step * (row + 0.5)
        if size >= SMALL:
            shapes.append(cv.Line(left + across * 0.14, y, left + across * 0.38, y, paint=line))
        for column, checked in enumerate(circles):
            x = left + across * ((0.3 if size < SMALL else 0.54) + (0.4 if size < SMALL else 0.26) * column)
            shapes.append(
                cv.Circle(x, y, radius if checked else radius - stroke / 2, paint=filled if checked else line)
            )
    return ft.Semantics(exclude_semantics=True, content=cv.Canvas(width=size, height=size, shapes=shapes))
