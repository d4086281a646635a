"""The map mat: 19 places for tiles, and the spots between them where pawns stand (p. 6, 7, 12).

Places are numbered 1 to 19, row by row from the top left, in rows of 3, 4, 5, 4 and 3. Lengths are in hex units: 1
from the middle of a tile to each of its corners. A tile stands on a corner. The origin is the middle of the mat,
x grows to the right, y downwards.
"""

from collections import deque
from collections.abc import Mapping
from functools import cache
from math import hypot, sqrt
from typing import NamedTuple

_IN_ROW = (3, 4, 5, 4, 3)

WIDTH = 5 * sqrt(3)
HEIGHT = 8.0
"""How large the mat is: five tiles side by side, and five rows, each a half tile and a half corner into the next."""

ROWS: tuple[tuple[int, ...], ...] = tuple(
    tuple(range(sum(_IN_ROW[:row]) + 1, sum(_IN_ROW[: row + 1]) + 1)) for row in range(len(_IN_ROW))
)
PLACES: tuple[int, ...] = tuple(place for row in ROWS for place in row)


class Point(NamedTuple):
    """A point on the mat, in hex units."""

    x: float
    y: float


def row_of(place: int) -> int:
    """The row of a place, counted from 1 at the top. Raises KeyError where there is no such place."""
    for number, row in enumerate(ROWS, start=1):
        if place in row:
            return number
    raise KeyError(place)


@cache
def centre(place: int) -> Point:
    """The middle of a place. Raises KeyError where there is no such place."""
    row = ROWS[row_of(place) - 1]
    return Point((row.index(place) - (len(row) - 1) / 2) * sqrt(3), (row_of(place) - 3) * 1.5)


@cache
def corners(place: int) -> tuple[Point, ...]:
    """The six corners of a place, clockwise from the top. Raises KeyError where there is no such place."""
    x, y = centre(place)
    half = sqrt(3) / 2
    around = ((0, -1), (half, -0.5), (half, 0.5), (0, 1), (-half, 0.5), (-half, -0.5))
    return tuple(Point(x + right, y + down) for right, down in around)


@cache
def neighbours(place: int) -> tuple[int, ...]:
    """The places that share an edge with this one, ascending. Raises KeyError where there is no such place."""
    return tuple(other for other in PLACES if other != place and _apart(centre(place), centre(other)) < 1.8)


@cache
def spots() -> Mapping[str, Point]:
    """Where a pawn can stand: each corner at which two or three tiles meet, named by their places, such as `4-5-9`."""
    found: dict[str, Point] = {}
    for place in PLACES:
        for corner in corners(place):
            meeting = [other for other in PLACES if _apart(centre(other), corner) < 1.01]
            if len(meeting) > 1:
                found["-".join(map(str, meeting))] = corner
    return found


def spot_called(text: str) -> str | None:
    """A spot by its places in any order, `9-5-4` for `4-5-9`; None where they do not meet."""
    parts = text.split("-")
    if not all(part.isascii() and part.isdigit() for part in parts):
        return None
    name = "-".join(str(place) for place in sorted(int(part) for part in parts))
    return name if name in spots() else None


@cache
def around(spot: str) -> tuple[int, ...]:
    """The places that meet at a spot, ascending. Raises KeyError where there is no such spot."""
    if spot not in spots():
        raise KeyError(spot)
    return tuple(int(place) for place in spot.split("-"))


@cache
def spots_of(place: int) -> tuple[str, ...]:
    """The spots at the corners of a place, clockwise from the top. Raises KeyError where there is no such place."""
    named = {point: name for name, point in spots().items()}
    return tuple(
        name
        for corner in corners(place)
        for point, name in named.items()
        if _apart(point, corner) < 0.01 and place in around(name)
    )


@cache
def steps(start: str, end: str) -> int:
    """How many spaces a pawn moves from one spot to another, by the shortest way along the tiles' edges.

    Raises KeyError where one of them is no spot.
    """
    points = spots()
    points[end]
    reached, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        for spot, point in points.items():
            if spot not in reached and _apart(points[here], point) < 1.01:
                reached[spot] = reached[here] + 1
                waiting.append(spot)
    return reached[end]


def _apart(one: Point, other: Point) -> float:
    return hypot(one.x - other.x, one.y - other.y)
