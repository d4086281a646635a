"""A hex with a count in it: a place where blocks lie."""

from collections.abc import Callable
from math import sqrt
from typing import Any

import flet as ft
import flet.canvas as cv

from screens import theme
from screens.guard import memo
from screens.rules.word import opener


def width_of(unit: float) -> float:
    """How wide a hex is that stands on its point; `unit` is what lies between its middle and a corner."""
    return unit * sqrt(3)


@memo
def HexPicture(
    count: int, word: str, unit: float, ground: str, edge: str, ink: str, heavy: bool = False, sign: str = ""
) -> ft.Control:
    """The hex as it looks: a large count over the word for the place. Its words are said by its button.

    A `heavy` edge stands out; `sign` is a mark in the corner above.
    """
    middle, shapes = width_of(unit) / 2, [_hex(unit, 0.97, ft.Paint(color=ground))]
    paint = ft.Paint(color=edge, style=ft.PaintingStyle.STROKE, stroke_width=3 if heavy else 1.5)
    shapes.append(_hex(unit, 0.92, paint))
    figure = ink if count else ft.Colors.OUTLINE
    shapes.append(_text(middle, unit * 0.84, str(count), unit * 0.84, figure, bold=True))
    words = ft.Colors.ON_SURFACE if count else ft.Colors.ON_SURFACE_VARIANT
    shapes.append(_text(middle, unit * 1.43, word, min(unit * 0.31, 16), words))
    if sign:
        shapes.append(_text(middle, unit * 0.3, sign, unit * 0.34, ft.Colors.PRIMARY, bold=True))
    canvas = cv.Canvas(width=width_of(unit), height=unit * 2, shapes=shapes)
    return ft.Semantics(exclude_semantics=True, content=canvas)


@memo
def HexButton(
    place: str, label: str, rule: str, width: float, height: float, on_place: Callable[[str], Any]
) -> ft.Control:
    """Where a finger goes. `on_place` must be the same function each time; a long press opens the entry `rule`."""
    return ft.MergeSemantics(
        ft.TextButton(
            width=width,
            height=height,
            content=ft.Text("", semantics_label=label),
            on_click=lambda: on_place(place),
            on_long_press=opener(rule),
            style=ft.ButtonStyle(padding=0, shape=ft.BeveledRectangleBorder(radius=height * 0.25)),
        )
    )


def _text(x: float, y: float, value: str, size: float, colour: str, bold: bool = False) -> cv.Text:
    return cv.Text(
        x,
        y,
        value=value,
        alignment=ft.Alignment.CENTER,
        style=ft.TextStyle(
            size=size,
            font_family=theme.NUMBERS,
            weight=ft.FontWeight.W_600 if bold else ft.FontWeight.W_500,
            color=colour,
        ),
    )


def _hex(unit: float, share: float, paint: ft.Paint) -> cv.Path:
    """A hex on its point with its corners rounded a little; `share` of the full size."""
    x, y = width_of(unit) / 2, unit
    half, around = width_of(unit) * share / 2, unit * share
    corners = [
        (x, y - around), (x + half, y - around / 2), (x + half, y + around / 2),
        (x, y + around), (x - half, y + around / 2), (x - half, y - around / 2),
    ]  # fmt: skip
    elements: list[cv.Path.PathElement] = []
    for number, (corner_x, corner_y) in enumerate(corners):
        before, after = corners[number - 1], corners[(number + 1) % 6]
        start = (corner_x + (before[0] - corner_x) * 0.14, corner_y + (before[1] - corner_y) * 0.14)
        end = (corner_x + (after[0] - corner_x) * 0.14, corner_y + (after[1] - corner_y) * 0.14)
        elements.append(cv.Path.LineTo(*start) if elements else cv.Path.MoveTo(*start))
        elements.append(cv.Path.QuadraticTo(corner_x, corner_y, *end))
    return cv.Path(elements=[*elements, cv.Path.Close()], paint=paint)
