"""A way to play as a picture: players as discs, nemeses as squares, and who stands against whom."""

import flet as ft
import flet.canvas as cv

from companion.vestige.setup import Mode
from screens.guard import memo
from screens.marks import NEMESIS_COLOURS, PLAYER_COLOURS

WIDTH, HEIGHT = 64, 40
_GREEN, _BLUE, _PURPLE, _ORANGE = (PLAYER_COLOURS[name] for name in ("green", "blue", "purple", "orange"))
_SIZE = 8


@memo
def Sides(mode: Mode) -> ft.Control:
    """The picture. It is decoration: the words stand beside it."""
    return ft.Semantics(exclude_semantics=True, content=cv.Canvas(width=WIDTH, height=HEIGHT, shapes=_shapes(mode)))


def _player(x: float, y: float, colour: str) -> cv.Shape:
    return cv.Circle(x, y, _SIZE, paint=ft.Paint(color=colour))


def _nemesis(x: float, y: float) -> cv.Shape:
    paint = ft.Paint(color=NEMESIS_COLOURS[0])
    return cv.Rect(x - _SIZE, y - _SIZE, _SIZE * 2, _SIZE * 2, border_radius=3, paint=paint)


def _between(x: float) -> cv.Shape:
    """The line between two sides."""
    paint = ft.Paint(color=ft.Colors.OUTLINE, stroke_width=1.5)
    return cv.Line(x, 4, x, HEIGHT - 4, paint=paint)


def _shapes(mode: Mode) -> list[cv.Shape]:
    match mode:
        case "solo":
            return [_player(16, 20, _GREEN), _between(32), _nemesis(48, 20)]
        case "competitive":
            first, second, third = _player(9, 20, _GREEN), _player(32, 20, _BLUE), _player(55, 20, _ORANGE)
            return [first, _between(20.5), second, _between(43.5), third]
        case "teams":
            left = [_player(16, 10, _GREEN), _player(16, 30, _BLUE)]
            return [*left, _between(32), _player(48, 10, _PURPLE), _player(48, 30, _ORANGE)]
        case "cooperative":
            together = [_player(10, 10, _GREEN), _player(10, 30, _BLUE), _player(28, 20, _ORANGE)]
            return [*together, _between(42), _nemesis(54, 20)]
