"""The shapes of the points on a line: each line its own, round ones for players, cornered ones for nemeses."""

import math
from typing import Literal

import flet as ft
import flet.canvas as cv

Shape = Literal["disc", "ring", "up", "down", "hexagon", "cross", "square", "frame", "diamond"]

PLAYERS: tuple[Shape, ...] = ("disc", "ring", "up", "down", "hexagon", "cross")
NEMESES: tuple[Shape, ...] = ("square", "diamond", "frame")
RADIUS = 5.5
_CORNERS: dict[Shape, tuple[int, float]] = {"up": (3, -90), "down": (3, 90), "hexagon": (6, 0), "diamond": (4, 0)}


def shape(human: bool, place: int) -> Shape:
    """The shape for the player or the nemesis at a place, counted from 0."""
    shapes = PLAYERS if human else NEMESES
    return shapes[place % len(shapes)]


def point(of: Shape, x: float, y: float, colour: str) -> list[cv.Shape]:
    """One point with its middle at `x`, `y`. A rim in the ground's colour keeps it apart from other lines."""
    if of in _CORNERS:
        count, first = _CORNERS[of]
        return [
            _corners(x, y, count, first, RADIUS + 3, _rim()),
            _corners(x, y, count, first, RADIUS + 1, _fill(colour)),
        ]
    if of in ("disc", "ring"):
        inner = [cv.Circle(x, y, RADIUS - 2.5, paint=_rim())] if of == "ring" else []
        return [cv.Circle(x, y, RADIUS + 1.5, paint=_rim()), cv.Circle(x, y, RADIUS, paint=_fill(colour)), *inner]
    if of == "cross":
        arms = [(x - RADIUS, y, x + RADIUS, y), (x, y - RADIUS, x, y + RADIUS)]
        wide = ft.Paint(color=ft.Colors.SURFACE_CONTAINER, stroke_width=7)
        return [cv.Line(*arm, paint=paint) for paint in (wide, ft.Paint(color=colour, stroke_width=4)) for arm in arms]
    inner = [_square(x, y, RADIUS - 2.5, _rim())] if of == "frame" else []
    return [_square(x, y, RADIUS + 1, _rim()), _square(x, y, RADIUS - 0.5, _fill(colour)), *inner]


def _rim() -> ft.Paint:
    return ft.Paint(color=ft.Colors.SURFACE_CONTAINER)


def _fill(colour: str) -> ft.Paint:
    return ft.Paint(color=colour)


def _square(x: float, y: float, half: float, paint: ft.Paint) -> cv.Shape:
    return cv.Rect(x - half, y - half, 2 * half, 2 * half, paint=paint)


def _corners(x: float, y: float, count: int, first: float, radius: float, paint: ft.Paint) -> cv.Shape:
    turns = [math.radians(first + 360 * number / count) for number in range(count)]
    (left, top), *others = [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]
    elements = [cv.Path.MoveTo(left, top), *(cv.Path.LineTo(*corner) for corner in others), cv.Path.Close()]
    return cv.Path(elements=elements, paint=paint)
