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
from screens.rules.word import explained

HEIGHT = 92
_LINE = 58
_EDGE = 18
_DISC = 25
# Magenta is the mat's colour of this kind of trigger; its shape, a diamond, says the same.
MAGENTA = "#E05FB3"


@component
def Track(table: Table, motion: bool) -> ft.Control:
    """Drawn to the width it gets. Beside it stands everything in words, so a screen reader gets one sentence.

    The line with its triggers is one picture and seldom changes; the discs lie over it, and slide when they
    gain (`motion`), so that one sees who has moved.
    """
    width, set_width = ft.use_state(340.0)

    resized: Any = ft.use_ref(None)
    if resized.current is None:
        resized.current = lambda event: set_width(float(event.width))
    far = _far(table)
    triggers = tuple((trigger.at, trigger.kind, bool(trigger.reached_by)) for trigger in table.triggers)
    return explained(
        ft.Semantics(
            image=True,
            container=True,
            exclude_semantics=True,
            label=_spoken(table),
            content=ft.Stack(
                controls=[
                    TrackLine(triggers=triggers, far=far, width=width, resized=resized.current, key="line"),
                    *_discs(table, far, width, motion),
                ]
            ),
        ),
        "leverage-track",
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


def _discs(table: Table, far: int, width: float, motion: bool) -> list[ft.Control]:
    """Where everybody stands; discs in one place lean over each other, players before nemeses."""
    stacked: Counter[int] = Counter()
    discs: list[ft.Control] = []
    for competitor in sorted(table.competitors, key=lambda one: one.human):
        x = _x(competitor.leverage, far, width)
        spot = round(x / _DISC)
        level = stacked[spot]
        discs.append(
            ft.Container(
                key=f"disc-{competitor.name}",
                left=round(x - _DISC / 2 + 8 * level, 1),
                top=_LINE - 20 - _DISC / 2 - 7 * level,
                animate_position=ft.Animation(theme.SHORT, ft.AnimationCurve.EASE_OUT) if motion else None,
                # A rim in the ground's colour keeps discs apart that lie over each other.
                padding=1.5,
                bgcolor=ft.Colors.SURFACE,
                border_radius=_DISC / 2 if competitor.human else 6,
                content=marks.mark(table, competitor, _DISC - 3),
            )
        )
        stacked[spot] += 1
    return discs


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
