"""Signs: a small picture on a ground of some shape, drawn from strokes. A colour never stands alone.

A game's drawings are strings on a field of 24 by 24, made of strokes that are divided by `|`. One that begins with
`~` is drawn as a line, one with `!` is cut out of those before it, any other is filled. In a stroke `M x y` goes to a
point, `L x y` draws there, `Q cx cy x y` bends round a point, `Z` closes, and `O x y r` is a circle.
"""

from collections.abc import Iterator, Mapping
from functools import cache

import flet as ft
import flet.canvas as cv

from screens import theme
from screens.guard import memo

_INK = "#16181B"
_FADED = "#8C939B"
"""One grey for both themes: the board below a sign may be dark in either."""
_FIELD = 24
_OUTLINES: Mapping[str, str] = {
    "token": "M 12 0 L 22.4 6 L 22.4 18 L 12 24 L 1.6 18 L 1.6 6 Z",
    "place": "M 6 1.6 L 18 1.6 L 24 12 L 18 22.4 L 6 22.4 L 0 12 Z",
    "cube": "M 1.5 1.5 L 22.5 1.5 L 22.5 22.5 L 1.5 22.5 Z",
    "card": "M 3 0.5 L 21 0.5 L 21 23.5 L 3 23.5 Z",
    "crest": "M 2 1 L 22 1 L 22 12 Q 22 20 12 23.5 Q 2 20 2 12 Z",
}
"""The grounds with corners; one that is round and one that is square are there besides."""
_WITHIN: Mapping[str, float] = {"token": 0.5, "card": 0.6, "crest": 0.58}
"""How much of its ground a drawing takes; 0.62 where nothing else is said."""


@memo
def Sign(glyph: str, shape: str, fill: str, size: int, faded: bool) -> ft.Control:
    """A drawing on its ground, of a shape (`round`, `square`, or one with corners); a question mark without one.

    It keeps its size where text is larger. `faded` where it stands for something that is not there yet.
    """
    within = size * _WITHIN.get(shape, 0.62)
    start = (size - within) / 2
    ink = _FADED if faded else _INK
    paint = ft.Paint(color=_FADED, style=ft.PaintingStyle.STROKE, stroke_width=1.5) if faded else ft.Paint(color=fill)
    # What is cut out shows the ground again; on a faded sign there is no ground of its own.
    cut = ft.Colors.SURFACE if faded else fill
    return ft.Semantics(
        exclude_semantics=True,
        content=cv.Canvas(
            width=size,
            height=size,
            shapes=[
                _ground(shape, size, paint),
                *(_strokes(glyph, start, within / _FIELD, ink, cut) if glyph else [_unknown(size, ink)]),
            ],
        ),
    )


def _ground(shape: str, size: int, paint: ft.Paint) -> cv.Shape:
    if shape == "round":
        return cv.Circle(size / 2, size / 2, size / 2 - 1, paint=paint)
    if shape == "square":
        return cv.Rect(1, 1, size - 2, size - 2, border_radius=size / 4.5, paint=paint)
    return cv.Path(list(_path(_OUTLINES[shape], 0, size / _FIELD)), paint=paint)


def _unknown(size: int, ink: str) -> cv.Shape:
    style = ft.TextStyle(size=size * 0.5, font_family=theme.NUMBERS, color=ink)
    return cv.Text(size / 2, size / 2, value="?", alignment=ft.Alignment.CENTER, style=style)


def _strokes(glyph: str, start: float, scale: float, ink: str, cut: str) -> Iterator[cv.Shape]:
    for stroke in filter(None, (part.strip() for part in glyph.split("|"))):
        line, hole = stroke.startswith("~"), stroke.startswith("!")
        paint = ft.Paint(
            color=cut if hole else ink,
            style=ft.PaintingStyle.STROKE if line else ft.PaintingStyle.FILL,
            stroke_width=2.4 * scale,
            stroke_cap=ft.StrokeCap.ROUND,
            stroke_join=ft.StrokeJoin.ROUND,
        )
        yield cv.Path(list(_path(stroke.lstrip("~! "), start, scale)), paint=paint)


def _path(stroke: str, start: float, scale: float) -> Iterator[cv.Path.PathElement]:
    x = y = start
    for sort, numbers in steps(stroke):
        placed = [start + number * scale for number in numbers]
        if sort == "Z":
            yield cv.Path.Close()
        elif sort == "O":
            radius = numbers[2] * scale
            yield cv.Path.Oval(placed[0] - radius, placed[1] - radius, 2 * radius, 2 * radius)
        elif sort == "M":
            yield cv.Path.MoveTo(*placed)
        elif sort == "L":
            yield cv.Path.LineTo(*placed)
        else:
            # As a bend of two guides: that of one guide comes out flat in the client.
            cx, cy, to_x, to_y = placed
            yield cv.Path.CubicTo(
                x + (cx - x) * 2 / 3, y + (cy - y) * 2 / 3,
                to_x + (cx - to_x) * 2 / 3, to_y + (cy - to_y) * 2 / 3,
                to_x, to_y,
            )  # fmt: skip
        if sort in "MLQ":
            x, y = placed[-2:]


@cache
def steps(stroke: str) -> tuple[tuple[str, tuple[float, ...]], ...]:
    """A stroke of a drawing as its steps: a letter, and the numbers behind it."""
    found: list[tuple[str, list[float]]] = []
    for word in stroke.split():
        if word.isalpha():
            found.append((word, []))
        else:
            found[-1][1].append(float(word))
    return tuple((sort, tuple(numbers)) for sort, numbers in found)
