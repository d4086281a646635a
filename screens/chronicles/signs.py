"""Kinds of cards, attributes and vendor tokens as pictures: a shape and a colour each. A colour never stands alone.

A kind is square, an attribute round, a token has six corners. All are decoration: the word stands beside them, or in
the label of what they lie in.
"""

from collections.abc import Iterator
from functools import cache

import flet as ft
import flet.canvas as cv

from companion.chronicles.kinds import CardKind, Track
from companion.chronicles.vendors import VendorId
from screens import theme
from screens.chronicles import glyphs
from screens.guard import memo

# That companions have colours is all that our rulebook says of colours; these are ours.
TRACK_COLOURS: dict[Track, str] = {
    "inspiration": "#E3C25A",
    "wisdom": "#B196DE",
    "knowledge": "#6FA8DC",
    "vision": "#79B87F",
    "strength": "#DC7A6C",
    "courage": "#E0954E",
}
KIND_COLOURS: dict[CardKind, str] = {
    "relic": "#C9A66B",
    "loot": "#B98A62",
    "trait": "#9FA8D6",
    "companion": "#7FB3A8",
    "monster": "#C77F86",
    "exotic_pet": "#9DB36F",
}
_INK = "#16181B"
_FADED = "#8C939B"
"""One grey for both themes: the festival's board is dark in either."""
_PARCHMENT = "#DCCDAE"
_FIELD = 24
_CORNERS = ((12, 0), (22.4, 6), (22.4, 18), (12, 24), (1.6, 18), (1.6, 6))


def kind_sign(kind: CardKind, size: int = 32, faded: bool = False) -> ft.Control:
    """The sign of a kind of card. `faded` where it stands for something that is not there yet."""
    return Sign(glyph=glyphs.KINDS[kind], shape="square", fill=KIND_COLOURS[kind], size=size, faded=faded)


def track_sign(track: Track, size: int = 32, faded: bool = False) -> ft.Control:
    """The sign of an attribute, and so of its legendary track and its space at the festival."""
    return Sign(glyph=glyphs.TRACKS[track], shape="round", fill=TRACK_COLOURS[track], size=size, faded=faded)


def token_sign(token: VendorId | None, size: int = 40) -> ft.Control:
    """A vendor token; None is one that lies face down, or that nobody has named."""
    return Sign(
        glyph=glyphs.TOKENS[token] if token else "", shape="token", fill=_PARCHMENT, size=size, faded=token is None
    )


@memo
def Sign(glyph: str, shape: str, fill: str, size: int, faded: bool) -> ft.Control:
    """Drawn, as a sign is a picture: it keeps its size where text is larger."""
    within = size * (0.5 if shape == "token" else 0.62)
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
    scale = size / _FIELD
    first, *others = ((x * scale, y * scale) for x, y in _CORNERS)
    return cv.Path(
        [cv.Path.MoveTo(*first), *(cv.Path.LineTo(*corner) for corner in others), cv.Path.Close()], paint=paint
    )


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
