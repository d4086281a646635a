"""Circles, marks and renown as they look on the character sheet, large and small."""

import math
from typing import NamedTuple

import flet as ft
import flet.canvas as cv

from companion.chronicles.kinds import CIRCLES, KINDS, MARKS, TRACKS, Track, spoken
from companion.chronicles.table import Player
from screens.chronicles.signs import TRACK_COLOURS
from screens.guard import memo

GOLD = "#E3B55A"
"""The colour of renown; its star says the same."""
INK = "#16181B"
_SMALL = 40
# Where the marks of a track lie between its attribute and the middle, as shares of half the picture's size.
REACH = (0.9, 0.64, 0.38)


class Held(NamedTuple):
    """What the small pictures show of a player."""

    circles: tuple[int, ...]
    columns: tuple[int, ...]
    marks: tuple[int, ...]
    status: bool


def held(player: Player) -> Held:
    """The circles, marks and placed renown of a player, in the order of the sheet."""
    return Held(
        circles=tuple(player.checked(kind) for kind in KINDS),
        columns=player.columns,
        marks=tuple(player.marked(track) for track in TRACKS),
        status=player.status,
    )


def in_words(shown: Held) -> str:
    """What the small pictures show, for those who hear the screen."""
    circles = [f"{spoken(kind)} {count}" for kind, count in zip(KINDS, shown.circles, strict=True) if count]
    marks = [f"{track} {count}" for track, count in zip(TRACKS, shown.marks, strict=True) if count]
    return f"Circles: {', '.join(circles) or 'none'}. Marks: {', '.join(marks) or 'none'}"


@memo
def SmallSheet(shown: Held) -> ft.Control:
    """Both halves of the sheet, each the size of a stamp."""
    return ft.Semantics(
        label=in_words(shown),
        exclude_semantics=True,
        container=True,
        content=ft.Row([_small_rows(shown), _small_tracks(shown)], spacing=4, tight=True),
    )


def _small_rows(shown: Held) -> ft.Control:
    step = _SMALL / (len(KINDS) + 1)
    shapes: list[cv.Shape] = []
    for column in range(1, CIRCLES + 1):
        x = 6 + 12 * (column - 1)
        shapes.append(_dot(x, step / 2, 2.6, GOLD, column in shown.columns))
        for row, count in enumerate(shown.circles, start=1):
            shapes.append(_dot(x, step * (row + 0.5), 2.2, ft.Colors.ON_SURFACE, count >= column))
    return cv.Canvas(width=24, height=_SMALL, shapes=shapes)


def _small_tracks(shown: Held) -> ft.Control:
    middle = _SMALL / 2
    shapes: list[cv.Shape] = [_dot(middle, middle, 2.8, GOLD, shown.status)]
    for number, (track, count) in enumerate(zip(TRACKS, shown.marks, strict=True)):
        for mark, reach in enumerate(REACH):
            x, y = around(number, middle, reach * middle)
            shapes.append(_dot(x, y, 2.2, TRACK_COLOURS[track], count > mark))
    return cv.Canvas(width=_SMALL, height=_SMALL, shapes=shapes)


def around(number: int, middle: float, reach: float) -> tuple[float, float]:
    """Where something of the track with this number lies: the first at the top, the others clockwise."""
    angle = math.radians(60 * number - 90)
    return middle + reach * math.cos(angle), middle + reach * math.sin(angle)


def _dot(x: float, y: float, radius: float, colour: str, filled: bool) -> cv.Shape:
    if filled:
        return cv.Circle(x, y, radius, paint=ft.Paint(color=colour))
    return cv.Circle(x, y, radius - 0.7, paint=_line(ft.Colors.OUTLINE_VARIANT, 1.2))


def circle(checked: bool, size: int = 26, colour: str = ft.Colors.ON_SURFACE) -> ft.Control:
    """One circle of the sheet; a tick besides the colour says that it is checked."""
    return ft.Container(
        width=size,
        height=size,
        border_radius=size / 2,
        bgcolor=colour if checked else None,
        border=None if checked else ft.Border.all(1.5, ft.Colors.OUTLINE),
        alignment=ft.Alignment.CENTER,
        content=ft.Icon(ft.Icons.CHECK, size=size * 0.7, color=ft.Colors.SURFACE) if checked else None,
    )


def marks_row(count: int, colour: str, size: int = 8) -> ft.Control:
    """The three circles of a track, or the two of a row, side by side and small."""
    return small_circles(count, MARKS, colour, size)


def small_circles(count: int, of: int, colour: str, size: int = 8) -> ft.Control:
    """Small circles, the first `count` of them filled."""
    return ft.Row(
        tight=True,
        spacing=3,
        controls=[
            ft.Container(
                width=size,
                height=size,
                border_radius=size / 2,
                bgcolor=colour if number < count else None,
                border=ft.Border.all(1.2, colour if number < count else ft.Colors.OUTLINE),
            )
            for number in range(of)
        ],
    )


@memo
def Renown(size: int, placed: bool = True, flipped: bool = False) -> ft.Control:
    """A renown token: a star on gold; its outline where none lies; its back where it was turned over."""
    half = size / 2
    star = cv.Path(_star(half, half * 0.62), paint=ft.Paint(color=INK if placed else ft.Colors.OUTLINE))
    ground: cv.Shape = (
        cv.Circle(half, half, half - 1, paint=ft.Paint(color=GOLD))
        if placed and not flipped
        else cv.Circle(half, half, half - 1.2, paint=_line(GOLD if placed else ft.Colors.OUTLINE, 1.6))
    )
    cross = [
        cv.Line(half * 0.6, half * 0.6, half * 1.4, half * 1.4, paint=_line(GOLD, 2)),
        cv.Line(half * 1.4, half * 0.6, half * 0.6, half * 1.4, paint=_line(GOLD, 2)),
    ]
    return ft.Semantics(
        exclude_semantics=True,
        content=cv.Canvas(width=size, height=size, shapes=[ground, *(cross if flipped else [star])]),
    )


def _star(half: float, reach: float) -> list[cv.Path.PathElement]:
    points = []
    for number in range(10):
        angle = math.radians(36 * number - 90)
        far = reach if number % 2 == 0 else reach * 0.45
        points.append((half + far * math.cos(angle), half + far * math.sin(angle)))
    first, *others = points
    return [cv.Path.MoveTo(*first), *(cv.Path.LineTo(*point) for point in others), cv.Path.Close()]


def _line(colour: str, width: float) -> ft.Paint:
    return ft.Paint(color=colour, style=ft.PaintingStyle.STROKE, stroke_width=width)


def track_picture(size: float, marks: dict[Track, int], names: float) -> list[cv.Shape]:
    """Spokes, circles and names of the six tracks around the middle; `names` is how large the names are."""
    middle = size / 2
    shapes: list[cv.Shape] = []
    for number, track in enumerate(TRACKS):
        count, colour = marks.get(track, 0), TRACK_COLOURS[track]
        full = count >= MARKS
        spoke = _line(colour if full else ft.Colors.OUTLINE_VARIANT, 2)
        shapes.append(cv.Line(*around(number, middle, middle * 0.16), *around(number, middle, middle * 0.7), spoke))
        for mark, reach in enumerate(_REACH):
            x, y = around(number, middle, reach * middle)
            radius = size * 0.028
            shapes.append(cv.Circle(x, y, radius, paint=ft.Paint(color=ft.Colors.SURFACE_CONTAINER_HIGH)))
            if count > mark:
                shapes += [cv.Circle(x, y, radius, paint=ft.Paint(color=colour)), _tick(x, y, radius)]
            else:
                shapes.append(cv.Circle(x, y, radius, paint=_line(ft.Colors.OUTLINE, 1.5)))
        x, y = around(number, middle, SIGN_REACH * middle)
        style = ft.TextStyle(size=names, color=ft.Colors.ON_SURFACE_VARIANT)
        shapes.append(
            cv.Text(x, y + 18, value=spoken(track).capitalize(), alignment=ft.Alignment.TOP_CENTER, style=style)
        )
    return shapes


SIGN_REACH = 0.78
"""Where the sign of an attribute lies, as a share of half the picture's size."""
_REACH = (0.47, 0.335, 0.2)


def _tick(x: float, y: float, radius: float) -> cv.Shape:
    points = [(-0.5, 0.0), (-0.1, 0.4), (0.5, -0.4)]
    first, *others = [(x + dx * radius, y + dy * radius) for dx, dy in points]
    paint = ft.Paint(
        color=INK,
        style=ft.PaintingStyle.STROKE,
        stroke_width=max(radius * 0.28, 1.4),
        stroke_cap=ft.StrokeCap.ROUND,
        stroke_join=ft.StrokeJoin.ROUND,
    )
    return cv.Path([cv.Path.MoveTo(*first), *(cv.Path.LineTo(*point) for point in others)], paint=paint)
