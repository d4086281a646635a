"""The leverage track as a picture: triggers in their places, discs where they stand."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import flet as ft
import flet.canvas as cv

from companion.vestige.setup import TriggerKind
from companion.vestige.table import Table
from screens import marks, theme
from screens.guard import component, memo

HEIGHT = 92
_LINE = 58
_EDGE = 18
# Magenta is the mat's colour of this kind of trigger; its shape, a diamond, says the same.
MAGENTA = "#E05FB3"


@component
def Track(table: Table) -> ft.Control:
    """Drawn to the width it gets. Beside it stands everything in words, so a screen reader gets one sentence.

    Two pictures, one over the other: the line with its triggers seldom changes, the discs do with every gain.
    """
    width, set_width = ft.use_state(340.0)

    resized: Any = ft.use_ref(None)
    if resized.current is None:
        resized.current = lambda event: set_width(float(event.width))
    far = _far(table)
    triggers = tuple((trigger.at, trigger.kind, bool(trigger.reached_by)) for trigger in table.triggers)
    discs = tuple(
        (one.name[:1].upper(), one.human, marks.colour(table, one), one.leverage)
        for one in sorted(table.competitors, key=lambda one: one.human)
    )
    return ft.Semantics(
        image=True,
        container=True,
        exclude_semantics=True,
        label=_spoken(table),
        content=ft.Stack(
            controls=[
                TrackLine(triggers=triggers, far=far, width=width, resized=resized.current, key="line"),
                Discs(discs=discs, far=far, width=width, key="discs"),
            ]
        ),
    )


@memo
def TrackLine(
    triggers: tuple[tuple[int, TriggerKind, bool], ...], far: int, width: float, resized: Callable[[Any], None]
) -> ft.Control:
    """The line, its tens, and the triggers in their places."""
    line = ft.Paint(color=ft.Colors.OUTLINE_VARIANT, stroke_width=4, stroke_cap=ft.StrokeCap.ROUND)
    fine = ft.Paint(color=ft.Colors.OUTLINE_VARIANT, stroke_width=1.5)
    every = 10 * (1 + far // 200)
    ticks = [_x(number, far, width) for number in range(0, far, every)]
    shapes: list[cv.Shape] = [cv.Line(_x(0, far, width), _LINE, width - _EDGE, _LINE, paint=line)]
    shapes += [cv.Line(x, _LINE - 4, x, _LINE + 4, paint=fine) for x in ticks]
    for at, kind, reached in triggers:
        shapes += _trigger(at, kind, reached, _x(at, far, width))
    return cv.Canvas(height=HEIGHT, expand=True, resize_interval=50, on_resize=resized, shapes=shapes)


@memo
def Discs(discs: tuple[tuple[str, bool, str, int], ...], far: int, width: float) -> ft.Control:
    """Where everybody stands; discs in one place lean over each other."""
    shapes: list[cv.Shape] = []
    stacked: Counter[int] = Counter()
    for letter, human, colour, leverage in discs:
        x = _x(leverage, far, width)
        shapes += _disc(letter, human, colour, x, _LINE - 20 - 9 * stacked[round(x / 22)])
        stacked[round(x / 22)] += 1
    return cv.Canvas(height=HEIGHT, expand=True, shapes=shapes)


def _far(table: Table) -> int:
    """The end of the drawn track: behind everything on it, in steps of ten, so that it seldom moves."""
    farthest = max([trigger.at for trigger in table.triggers] + [one.leverage for one in table.competitors] + [16])
    return (farthest + 4 + 9) // 10 * 10


def _x(leverage: int, far: int, width: float) -> float:
    return _EDGE + max(leverage, 0) * (width - 2 * _EDGE) / far


def _spoken(table: Table) -> str:
    discs = ", ".join(f"{one.name} at {one.leverage}" for one in table.competitors)
    triggers = ", ".join(f"{trigger.at}" for trigger in table.triggers)
    return f"Leverage track: {discs}. Triggers at {triggers}." if triggers else f"Leverage track: {discs}."


def _trigger(at: int, kind: TriggerKind, reached: bool, x: float) -> list[cv.Shape]:
    tint = MAGENTA if kind == "magenta" else ft.Colors.ON_SURFACE
    paint = ft.Paint(
        color=ft.Colors.OUTLINE if reached else tint,
        style=ft.PaintingStyle.STROKE if reached else ft.PaintingStyle.FILL,
        stroke_width=1.5,
    )
    if kind == "magenta":
        corners = [
            cv.Path.MoveTo(x, _LINE - 8), cv.Path.LineTo(x + 8, _LINE), cv.Path.LineTo(x, _LINE + 8),
            cv.Path.LineTo(x - 8, _LINE), cv.Path.Close(),
        ]  # fmt: skip
        shape: cv.Shape = cv.Path(elements=corners, paint=paint)
    else:
        shape = cv.Circle(x, _LINE, 6, paint=paint)
    label = cv.Text(
        x,
        _LINE + 12,
        value=str(at),
        alignment=ft.Alignment.TOP_CENTER,
        style=ft.TextStyle(
            size=theme.SMALL,
            font_family=theme.NUMBERS,
            weight=ft.FontWeight.W_600,
            color=ft.Colors.OUTLINE if reached else ft.Colors.ON_SURFACE_VARIANT,
        ),
    )
    return [shape, label]


def _disc(letter: str, human: bool, colour: str, x: float, y: float) -> list[cv.Shape]:
    paints = (
        ft.Paint(color=colour),
        ft.Paint(color=ft.Colors.SURFACE, style=ft.PaintingStyle.STROKE, stroke_width=2),
    )
    outline: list[cv.Shape] = [
        cv.Circle(x, y, 11, paint=paint) if human else cv.Rect(x - 10, y - 10, 20, 20, border_radius=4, paint=paint)
        for paint in paints
    ]
    style = ft.TextStyle(size=13, font_family=theme.NUMBERS, weight=ft.FontWeight.W_700, color="#121315")
    return [*outline, cv.Text(x, y, value=letter, alignment=ft.Alignment.CENTER, style=style)]
