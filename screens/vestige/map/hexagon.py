"""A hex with a figure, beside the name of its region."""

import flet as ft
import flet.canvas as cv

from screens import theme


def hexagon(text: str, fill: str | None, known: bool = True, size: int = 44) -> ft.Control:
    """A hex tile with a figure: filled in its controller's colour, an outline while nobody holds it."""
    half, quarter = size / 2, size / 4
    points = [(half, 0), (size, quarter), (size, size - quarter), (half, size), (0, size - quarter), (0, quarter)]
    path = [cv.Path.MoveTo(*points[0]), *(cv.Path.LineTo(*point) for point in points[1:]), cv.Path.Close()]
    paint = ft.Paint(
        color=fill or ft.Colors.OUTLINE,
        style=ft.PaintingStyle.FILL if fill else ft.PaintingStyle.STROKE,
        stroke_width=1.5,
    )
    ink = "#121315" if fill else ft.Colors.ON_SURFACE if known else ft.Colors.OUTLINE
    figure = cv.Text(
        half,
        half,
        value=text,
        alignment=ft.Alignment.CENTER,
        style=ft.TextStyle(size=20, font_family=theme.NUMBERS, weight=ft.FontWeight.W_600, color=ink),
    )
    return cv.Canvas(width=size, height=size, shapes=[cv.Path(elements=path, paint=paint), figure])
