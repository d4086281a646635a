"""The leverage track as a picture: triggers in their places, discs where they stand."""

from collections.abc import Callable
from typing import Any, NamedTuple

import flet as ft
import flet.canvas as cv

from companion.vestige.setup import TriggerKind
from companion.vestige.table import Table
from screens import marks, theme
from screens.guard import memo
from screens.rules.word import explained

HEIGHT = 92
_LINE = 58
_EDGE = 18
_DISC = 25
# More than a few discs are smaller: all of them begin in one place.
_FEW = 4
_SMALLER = 21
# What the rows of discs have above the line.
_ABOVE = 66
# Magenta is the mat's colour of this kind of trigger; its shape, a diamond, says the same.
MAGENTA = "#E05FB3"


class Disc(NamedTuple):
    """A competitor's disc: where it stands and how it looks."""

    name: str
    at: int
    fill: str
    human: bool


class Seen(NamedTuple):
    """What the track shows. Where it is the same as before, nothing is drawn again."""

    discs: tuple[Disc, ...]
    triggers: tuple[tuple[int, TriggerKind, bool], ...]


def seen(table: Table) -> Seen:
    """The track of a table: every disc, and every trigger with whether somebody has reached it."""
    return Seen(
        discs=tuple(Disc(one.name, one.leverage, marks.colour(table, one), one.human) for one in table.competitors),
        triggers=tuple((trigger.at, trigger.kind, bool(trigger.reached_by)) for trigger in table.triggers),
    )


@memo
def Track(seen: Seen, motion: bool) -> ft.Control:
    """Drawn to the width it gets. Beside it stands everything in words, so a screen reader gets one sentence.

    The line with its triggers is one picture and seldom changes; the discs lie over it, and slide when they
    gain (`motion`), so that one sees who has moved.
    """
    width, set_width = ft.use_state(340.0)

    resized: Any = ft.use_ref(None)
    if resized.current is None:
        resized.current = lambda event: set_width(float(event.width))
    drawn: Any = ft.use_ref(None)
    if drawn.current is None:
        drawn.current = {}
    far = _far(seen)
    return explained(
        ft.Semantics(
            image=True,
            container=True,
            exclude_semantics=True,
            label=_spoken(seen),
            content=ft.Stack(
                controls=[
                    TrackLine(triggers=seen.triggers, far=far, width=width, resized=resized.current, key="line"),
                    *_discs(seen.discs, far, width, motion, drawn.current),
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


def _discs(
    discs: tuple[Disc, ...], far: int, width: float, motion: bool, drawn: dict[Disc, tuple[Any, ft.Control]]
) -> list[ft.Control]:
    """Where everybody stands; discs that would hide each other lie in rows, players before nemeses.

    `drawn` holds what was drawn last: a disc that has not moved is the same control, which need not be looked at.
    """
    size = _DISC if len(discs) <= _FEW else _SMALLER
    places = _places(tuple(_x(disc.at, far, width) for disc in discs), size, width)
    found = {}
    for disc, place in sorted(zip(discs, places, strict=True), key=lambda placed: placed[0].human):
        before = drawn.get(disc)
        look = (place, size, motion)
        found[disc] = before if before and before[0] == look else (look, _disc(disc, place, size, motion))
    drawn.clear()
    drawn.update(found)
    return [control for _, control in found.values()]


def _disc(disc: Disc, place: tuple[float, float], size: int, motion: bool) -> ft.Control:
    x, above = place
    return ft.Container(
        key=f"disc-{disc.name}",
        left=round(x - size / 2, 1),
        top=round(_LINE - 20 - size / 2 - above, 1),
        animate_position=ft.Animation(theme.SHORT, ft.AnimationCurve.EASE_OUT) if motion else None,
        # A rim in the ground's colour keeps discs apart that lie over each other.
        padding=1.5,
        bgcolor=ft.Colors.SURFACE,
        border_radius=size / 2 if disc.human else 6,
        content=marks.badge(disc.name, disc.fill, disc.human, size - 3),
    )


def _places(spots: tuple[float, ...], size: int, width: float) -> list[tuple[float, float]]:
    """For each disc its middle and how far above the line it lies, so that the letter of every disc is seen.

    From left to right each takes the lowest row that has room at its place, and moves aside where none has.
    """
    room, rows = 0.65 * size, [float("-inf")] * (_ABOVE // size)
    found = [(0.0, 0.0)] * len(spots)
    for number in sorted(range(len(spots)), key=lambda number: spots[number]):
        lean = [spots[number] + 0.2 * size * row for row in range(len(rows))]
        free = [row for row in range(len(rows)) if lean[row] - rows[row] >= room]
        row = free[0] if free else min(range(len(rows)), key=lambda row: rows[row] - lean[row])
        rows[row] = max(lean[row], rows[row] + room)
        found[number] = (min(rows[row], width - size / 2), 0.6 * size * row)
    return found


def _far(seen: Seen) -> int:
    """The end of the drawn track: behind everything on it, in steps of ten, so that it seldom moves."""
    farthest = max([at for at, *_ in seen.triggers] + [disc.at for disc in seen.discs] + [16])
    return (farthest + 4 + 9) // 10 * 10


def _x(leverage: int, far: int, width: float) -> float:
    return _EDGE + max(leverage, 0) * (width - 2 * _EDGE) / far


def _spoken(seen: Seen) -> str:
    discs = ", ".join(f"{disc.name} at {disc.at}" for disc in seen.discs)
    triggers = ", ".join(f"{at}" for at, *_ in seen.triggers)
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
