"""The leverage track while its triggers are being placed."""

import flet as ft
import flet.canvas as cv

from companion.vestige.setup import TriggerKind
from screens import theme
from screens.guard import component
from screens.rules.word import explained
from screens.vestige.table.track import MAGENTA

WHITE = "#F7F4EE"
_HEIGHT = 56
_LINE = 20
_EDGE = 18


def sign(kind: TriggerKind, size: int = 12) -> ft.Control:
    """The shape of a kind of trigger: a diamond for magenta, a disc for white. Its word stands beside it."""
    diamond = kind == "magenta"
    return ft.Container(
        width=size,
        height=size,
        rotate=0.785398 if diamond else None,
        border_radius=None if diamond else size / 2,
        bgcolor=MAGENTA if diamond else WHITE,
        # Else a white disc could not be seen by daylight.
        border=None if diamond else ft.Border.all(1, ft.Colors.OUTLINE),
    )


@component
def PlacingTrack(places: tuple[int | None, ...], kinds: tuple[TriggerKind, ...], active: int = -1) -> ft.Control:
    """Magenta triggers as diamonds, white ones as discs, each at its place; `active` is the one being typed."""
    width, set_width = ft.use_state(340.0)

    def resized(event: cv.CanvasResizeEvent) -> None:
        set_width(float(event.width))

    standing = [f"{kind} at {at}" for at, kind in zip(places, kinds, strict=True) if at]
    return ft.Semantics(
        image=True,
        container=True,
        exclude_semantics=True,
        label=f"Leverage track, triggers: {', '.join(standing) or 'none yet'}",
        content=explained(
            cv.Canvas(
                height=_HEIGHT,
                expand=True,
                resize_interval=50,
                on_resize=resized,
                shapes=_shapes(places, kinds, active, width),
            ),
            "leverage-track",
        ),
    )


def _shapes(
    places: tuple[int | None, ...], kinds: tuple[TriggerKind, ...], active: int, width: float
) -> list[cv.Shape]:
    far = max([at + 4 for at in places if at] + [20])
    scale = (width - 2 * _EDGE) / far
    line = ft.Paint(color=ft.Colors.OUTLINE_VARIANT, stroke_width=4, stroke_cap=ft.StrokeCap.ROUND)
    tens = ft.Paint(color=ft.Colors.OUTLINE_VARIANT, stroke_width=1.5)
    shapes: list[cv.Shape] = [cv.Line(_EDGE, _LINE, width - _EDGE, _LINE, paint=line)]
    # Marks every ten spaces, as long as they can be told apart.
    every = 10 if far <= 120 else 100
    shapes += [
        cv.Line(_EDGE + at * scale, _LINE - 5, _EDGE + at * scale, _LINE + 5, paint=tens) for at in range(0, far, every)
    ]
    for number, (at, kind) in enumerate(zip(places, kinds, strict=True)):
        if at:
            shapes += _trigger(at, kind, _EDGE + at * scale, number == active)
    return shapes


def _trigger(at: int, kind: TriggerKind, x: float, active: bool) -> list[cv.Shape]:
    size = 11 if active else 8
    if kind == "magenta":
        corners = [
            cv.Path.MoveTo(x, _LINE - size), cv.Path.LineTo(x + size, _LINE), cv.Path.LineTo(x, _LINE + size),
            cv.Path.LineTo(x - size, _LINE), cv.Path.Close(),
        ]  # fmt: skip
        drawn: list[cv.Shape] = [cv.Path(elements=corners, paint=ft.Paint(color=MAGENTA))]
    else:
        edge = ft.Paint(color=ft.Colors.OUTLINE, style=ft.PaintingStyle.STROKE, stroke_width=1)
        drawn = [cv.Circle(x, _LINE, size - 2, paint=paint) for paint in (ft.Paint(color=WHITE), edge)]
    label = cv.Text(
        x,
        _LINE + 14,
        value=str(at),
        alignment=ft.Alignment.TOP_CENTER,
        style=ft.TextStyle(
            size=theme.SMALL,
            font_family=theme.NUMBERS,
            weight=ft.FontWeight.W_600,
            color=ft.Colors.PRIMARY if active else ft.Colors.ON_SURFACE_VARIANT,
        ),
    )
    return [*drawn, label]
