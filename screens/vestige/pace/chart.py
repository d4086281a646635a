"""The coming rounds as lines: a colour, a shape and a name for each side."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft
import flet.canvas as cv

from companion.vestige.pace import Pace, in_words
from companion.vestige.table import Table
from screens import marks, theme
from screens.guard import component, memo
from screens.rules.word import explained
from screens.vestige.pace.points import Shape, point, shape

_LEFT, _TOP, _BOTTOM = 34, 30, 46
_APART = 21
"""How far the names at the ends of the lines are kept from each other, in px."""
_BADGE = 18
_LETTER = 7.4
"""How wide a letter of a name is at the most on the average, in px."""
_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1_000)


@dataclass(frozen=True)
class Line:
    """One side as it is drawn."""

    name: str
    human: bool
    colour: str
    shape: Shape
    points: tuple[int, ...]


def lines(table: Table, pace: Pace) -> tuple[Line, ...]:
    """The sides with their colours and shapes: a side of several has the colour of its first."""
    found: list[Line] = []
    for side in pace.sides:
        first = table.competitor(side.members[0].name if side.members else side.name)
        place = sum(line.human == side.human for line in found)
        colour = marks.colour(table, first)
        found.append(Line(side.name, side.human, colour, shape(side.human, place), side.points))
    return tuple(found)


@component
def Chart(table: Table, pace: Pace, wide: bool) -> ft.Control:
    """Drawn to the width it gets. The numbers stand below it, so a screen reader gets it in a sentence."""
    width, set_width = ft.use_state(600.0 if wide else 330.0)
    resized: Any = ft.use_ref(None)
    if resized.current is None:
        resized.current = lambda event: set_width(float(event.width))
    drawn = lines(table, pace)
    height = (380 if wide else 280) + max(len(drawn) - 6, 0) * _APART
    picture = ft.Semantics(
        image=True,
        container=True,
        exclude_semantics=True,
        label=in_words(pace),
        content=ft.Stack(
            controls=[
                Lines(
                    drawn=drawn,
                    rounds=pace.rounds,
                    final_round=pace.final_round,
                    width=width,
                    height=height,
                    resized=resized.current,
                    key="lines",
                )
            ]
        ),
    )
    return explained(picture, "pace")


@memo
def Lines(
    drawn: tuple[Line, ...],
    rounds: tuple[int, ...],
    final_round: int | None,
    width: float,
    height: float,
    resized: Callable[[Any], None],
) -> ft.Control:
    """The whole picture; drawn again only when a number or the width has changed."""
    area = _Area(drawn, len(rounds), width, height)
    return cv.Canvas(
        height=height,
        expand=True,
        resize_interval=50,
        on_resize=resized,
        shapes=[
            *_grid(area, rounds),
            *(_final_round(area, rounds.index(final_round) + 1) if final_round in rounds else []),
            *[it for line in drawn for it in _line(area, line)],
            *_ends(area, drawn),
        ],
    )


class _Area:
    """Where a leverage and a round lie on the picture."""

    def __init__(self, drawn: Sequence[Line], rounds: int, width: float, height: float) -> None:
        numbers = [number for line in drawn for number in line.points] or [0]
        span = max(max(numbers) - min(numbers), 4)
        self.step = next((step for step in _STEPS if span / step <= 5), span)
        self.lowest = min(numbers) // self.step * self.step
        self.highest = max(-(-max(numbers) // self.step) * self.step, self.lowest + self.step)
        self.rounds = max(rounds, 1)
        longest = max((len(f"{line.points[-1]} {line.name}") for line in drawn), default=0)
        self.names = min(max(_BADGE + 22 + longest * _LETTER, width * 0.2), width * 0.37)
        self.right = width - self.names
        self.bottom = height - _BOTTOM

    def x(self, number: int) -> float:
        """Of what is after so many rounds; 0 is now."""
        return _LEFT + 8 + (self.right - _LEFT - 14) * number / self.rounds

    def y(self, leverage: float) -> float:
        """Of a leverage."""
        return self.bottom - (self.bottom - _TOP) * (leverage - self.lowest) / (self.highest - self.lowest)


def _words(
    x: float, y: float, text: str, alignment: ft.Alignment, color: str = ft.Colors.ON_SURFACE_VARIANT
) -> cv.Text:
    style = ft.TextStyle(size=theme.SMALL, font_family=theme.NUMBERS, weight=ft.FontWeight.W_600, color=color)
    return cv.Text(x, y, value=text, alignment=alignment, style=style)


def _grid(area: _Area, rounds: tuple[int, ...]) -> list[cv.Shape]:
    fine = ft.Paint(color=ft.Colors.OUTLINE_VARIANT, stroke_width=1)
    found: list[cv.Shape] = []
    for leverage in range(area.lowest, area.highest + 1, area.step):
        y = area.y(leverage)
        found.append(cv.Line(_LEFT, y, area.right, y, paint=fine))
        found.append(_words(_LEFT - 8, y, str(leverage), ft.Alignment.CENTER_RIGHT))
    every = 1 + len(rounds) // 9
    for number, text in enumerate(("now", *map(str, rounds))):
        if number % every == 0 or number == len(rounds):
            found.append(_words(area.x(number), area.bottom + 8, text, ft.Alignment.TOP_CENTER))
    middle = (area.x(0) + area.x(area.rounds)) / 2
    return [*found, _words(middle, area.bottom + 27, "after round", ft.Alignment.TOP_CENTER)]


def _final_round(area: _Area, number: int) -> list[cv.Shape]:
    """Where the game ends."""
    x = area.x(number)
    paint = ft.Paint(color=ft.Colors.PRIMARY, stroke_width=2, stroke_dash_pattern=[5, 4])
    return [
        cv.Line(x, _TOP - 4, x, area.bottom, paint=paint),
        _words(x, _TOP - 8, "final round", ft.Alignment.BOTTOM_RIGHT, ft.Colors.PRIMARY),
    ]


def _line(area: _Area, line: Line) -> list[cv.Shape]:
    spots = [(area.x(number), area.y(leverage)) for number, leverage in enumerate(line.points)]
    elements = [cv.Path.MoveTo(*spots[0]), *(cv.Path.LineTo(*spot) for spot in spots[1:])]
    # By daylight pale colours need an edge; in the dark it is hardly there.
    edge = ft.Paint(
        color=ft.Colors.with_opacity(0.25, ft.Colors.ON_SURFACE_VARIANT),
        stroke_width=4.5,
        style=ft.PaintingStyle.STROKE,
    )
    paint = ft.Paint(color=line.colour, stroke_width=2.5, style=ft.PaintingStyle.STROKE)
    drawn: list[cv.Shape] = [cv.Path(elements=elements, paint=edge), cv.Path(elements=elements, paint=paint)]
    return [*drawn, *(it for spot in spots for it in point(line.shape, *spot, line.colour))]


def _ends(area: _Area, drawn: Sequence[Line]) -> list[cv.Shape]:
    """Mark, number and name where each line ends, moved apart where lines end close together."""
    found: list[cv.Shape] = []
    wanted = {line.name: area.y(line.points[-1]) for line in drawn}
    for line in drawn:
        y, end = _apart(wanted, area)[line.name], area.y(line.points[-1])
        left = area.right + 12
        if abs(y - end) > 2:
            lead = ft.Paint(color=ft.Colors.OUTLINE, stroke_width=1)
            found.append(cv.Line(area.x(area.rounds) + 7, end, left, y, paint=lead))
        found += _badge(line, left + _BADGE / 2 + 1, y)
        name = _words(left + _BADGE + 7, y, "", ft.Alignment.CENTER_LEFT, ft.Colors.ON_SURFACE)
        name.value = f"{line.points[-1]} {line.name}"
        name.max_width, name.max_lines, name.ellipsis = area.names - _BADGE - 20, 1, "…"
        found.append(name)
    return found


def _apart(wanted: dict[str, float], area: _Area) -> dict[str, float]:
    """The same places, none closer than `_APART` to the next, and all on the picture."""
    placed: dict[str, float] = {}
    last = float("-inf")
    for name in sorted(wanted, key=lambda it: wanted[it]):
        last = placed[name] = max(wanted[name], last + _APART)
    lowest = area.bottom
    for name in sorted(placed, key=lambda it: -placed[it]):
        placed[name] = min(placed[name], lowest)
        lowest = placed[name] - _APART
    return placed


def _badge(line: Line, x: float, y: float) -> list[cv.Shape]:
    half = _BADGE / 2
    paint = ft.Paint(color=line.colour)
    ground: cv.Shape = (
        cv.Circle(x, y, half, paint=paint)
        if line.human
        else cv.Rect(x - half, y - half, _BADGE, _BADGE, border_radius=4, paint=paint)
    )
    style = ft.TextStyle(size=11, font_family=theme.NUMBERS, color="#121315")
    letter = cv.Text(x, y, value=marks.initial(line.name), alignment=ft.Alignment.CENTER, style=style)
    return [ground, letter]
