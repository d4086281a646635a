"""The six attributes as they lie on the alchemy mat: secondary ones between the two that they are made of."""

from collections.abc import Callable
from math import cos, pi, sin
from typing import Any

import flet as ft

from companion.vestige.blocks import MADE_OF, Attribute, Secondary
from screens import buttons, theme
from screens.guard import memo
from screens.rules.word import explained, held, question_mark
from screens.vestige.tableau.hexagon import HexButton, HexPicture, width_of
from screens.vestige.tableau.kinds import pigment
from screens.vestige.tableau.taps import Taps

UNIT = 52.0
_WIDTH, _HEIGHT = width_of(UNIT) * 3, UNIT * 5

# Around the wheel, from the top right; between two primaries lies what they make (p. 9, 21).
RING: tuple[Attribute, ...] = ("guile", "might", "ingenuity", "cunning", "intrigue", "ambition")


@memo
def Wheel(
    who: str,
    counts: tuple[int, ...],
    convertible: tuple[Secondary, ...],
    chosen: str,
    ink: str,
    taps: Taps,
    on_place: Callable[[str], Any],
) -> ft.Control:
    """The wheel; `counts` are in the order of `RING`. What can be made now has a plus, and a button below."""
    return ft.Column(
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        controls=[
            ft.Stack(
                width=_WIDTH,
                height=_HEIGHT,
                controls=[
                    *(
                        _at(place, 2.0, _picture(attribute, count, attribute in convertible, attribute == chosen, ink))
                        for place, (attribute, count) in enumerate(zip(RING, counts, strict=True))
                    ),
                    *(
                        _at(place, 1.5, _button(attribute, count, on_place))
                        for place, (attribute, count) in enumerate(zip(RING, counts, strict=True))
                    ),
                    ft.Container(
                        key="about",
                        left=(_WIDTH - theme.TOUCH) / 2,
                        top=(_HEIGHT - theme.TOUCH) / 2,
                        content=question_mark("alchemy-wheel", "the alchemy wheel"),
                    ),
                ],
            ),
            Conversions(who=who, convertible=convertible, taps=taps, key="conversions"),
        ],
    )


def _at(place: int, height: float, content: Any) -> ft.Control:
    """The six places lie around the middle, at angles of 60 degrees."""
    angle = pi / 3 * (place - 1)
    x, y = _WIDTH / 2 + width_of(UNIT) * cos(angle), _HEIGHT / 2 + width_of(UNIT) * sin(angle)
    return ft.Container(
        key=f"{place}-{height}",
        left=x - width_of(UNIT) / 2,
        top=y - UNIT * height / 2,
        width=width_of(UNIT),
        height=UNIT * height,
        content=content,
    )


def _picture(attribute: Attribute, count: int, ready: bool, chosen: bool, ink: str) -> Any:
    colour = pigment(attribute)
    edge = ft.Colors.PRIMARY if chosen or ready else colour
    ground = ft.Colors.with_opacity(0.62 if count else 0.26, colour)
    return HexPicture(count, attribute, UNIT, ground, edge, ink, heavy=chosen, sign="+" if ready else "")


def _button(attribute: Attribute, count: int, on_place: Callable[[str], Any]) -> Any:
    label = f"{attribute.capitalize()}: {count}"
    return HexButton(attribute, label, attribute, width_of(UNIT), UNIT * 1.5, on_place)


@memo
def Conversions(who: str, convertible: tuple[Secondary, ...], taps: Taps) -> ft.Control:
    """One button for each secondary attribute: one tap makes it, where both primaries are there."""
    return ft.Row(
        wrap=True,
        spacing=theme.GAP,
        run_spacing=4,
        alignment=ft.MainAxisAlignment.CENTER,
        controls=[
            explained(theme.small("Convert to"), "convert-attributes"),
            *(_conversion(who, made, made in convertible, taps) for made in MADE_OF),
        ],
    )


def _conversion(who: str, made: Secondary, ready: bool, taps: Taps) -> ft.Control:
    first, second = MADE_OF[made]
    return held(
        buttons.tonal(
            made,
            lambda: taps.convert(made),
            disabled=not ready,
            label=f"{who} converts 1 {first} and 1 {second} to 1 {made}",
        ),
        "convert-attributes",
    )
