"""Marks: competitors, threats and conditions as shapes. A colour never stands alone."""

from collections.abc import Sequence
from typing import Any, Protocol

import flet as ft
import flet.canvas as cv

from screens import theme
from screens.guard import memo

# Colours of players and nemeses are used for nothing else.
PLAYER_COLOURS = {
    "green": "#63B96E",
    "blue": "#5AA2E0",
    "purple": "#B08AE6",
    "orange": "#F08A3C",
    "yellow": "#E3C94B",
    "red": "#E5645C",
    "teal": "#4DB8AC",
    "brown": "#B98A62",
}
# For colours that people name themselves.
FREE_COLOURS = ("#D9C24E", "#E07FA8")
NEMESIS_COLOURS = ("#8C939B", "#D9C7A3", "#F09CB4")
NEMESIS_NAMES = ("black", "beige", "pink")

_INK = "#121315"


class Competitor(Protocol):
    """Somebody at a table who has a mark."""

    @property
    def name(self) -> str:
        """The name at the table."""

    @property
    def color(self) -> str | None:
        """The colour of the seat, where it has one."""

    @property
    def human(self) -> bool:
        """Whether it is a person."""


class Table(Protocol):
    """A table of any game."""

    @property
    def competitors(self) -> Sequence[Any]:
        """All who are scored, in their order."""


def colour(table: Table, competitor: Competitor) -> str:
    """The colour of a competitor: a player's own, a nemesis's by its column."""
    # By name: to compare whole competitors takes longer than all the rest of the Table.
    alike = [one.name for one in table.competitors if one.human == competitor.human]
    place = alike.index(competitor.name)
    return of_seat(competitor.color, place) if competitor.human else NEMESIS_COLOURS[place % len(NEMESIS_COLOURS)]


def of_seat(color: str | None, place: int) -> str:
    """The colour of a seat by the name of its colour, and by its place where nobody knows what that looks like."""
    return PLAYER_COLOURS.get(color or "") or FREE_COLOURS[place % len(FREE_COLOURS)]


def ink(table: Table, competitor: Competitor, dark: bool) -> str:
    """The colour of a competitor's figures: its own on the dark ground; by daylight it would be too pale to read."""
    return colour(table, competitor) if dark else ft.Colors.ON_SURFACE


def mark(table: Table, competitor: Competitor, size: int = 32) -> Any:
    """A competitor's mark: round for players, cornered for nemeses, with the first letter of the name."""
    return badge(competitor.name, colour(table, competitor), competitor.human, size)


def badge(name: str, fill: str, human: bool, size: int = 32) -> Any:
    """A mark without a table: for set-up and lists. It is decoration: the name stands beside it."""
    return Mark(letter=initial(name), fill=fill, human=human, size=size)


def initial(name: str) -> str:
    """The first letter or figure of a name, whatever signs stand before it."""
    return next((sign for sign in name if sign.isalnum()), name[:1]).upper()


@memo
def Mark(letter: str, fill: str, human: bool, size: int) -> ft.Control:
    """Drawn, as a mark is a picture: larger text must not push the letter out of it."""
    paint = ft.Paint(color=fill)
    half = size / 2
    ground: cv.Shape = (
        cv.Circle(half, half, half, paint=paint)
        if human
        else cv.Rect(0, 0, size, size, border_radius=size / 5, paint=paint)
    )
    style = ft.TextStyle(size=size * 0.56, font_family=theme.NUMBERS, color=_INK)
    text = cv.Text(half, half, value=letter, alignment=ft.Alignment.CENTER, style=style)
    return ft.Semantics(exclude_semantics=True, content=cv.Canvas(width=size, height=size, shapes=[ground, text]))


def pips(filled: int, of: int, label: str, colour: str = ft.Colors.PRIMARY) -> ft.Control:
    """Filled and empty diamonds: met conditions, threat levels. `label` is what a screen reader says."""
    return ft.Semantics(
        label=label,
        exclude_semantics=True,
        container=True,
        content=ft.Row(
            spacing=6,
            tight=True,
            controls=[
                ft.Container(
                    width=12,
                    height=12,
                    rotate=0.785398,
                    bgcolor=colour if number < filled else None,
                    border=ft.Border.all(1.5, colour if number < filled else ft.Colors.OUTLINE),
                )
                for number in range(max(of, filled))
            ],
        ),
    )


MOST_PIPS = 8
"""So many diamonds are counted at a glance, and find room in a line."""
_BAR = 72


def towards(met: int, needed: int, label: str) -> ft.Control:
    """How much is met of what is needed: diamonds as long as they can be counted, a bar beyond that."""
    if needed <= MOST_PIPS:
        return pips(met, needed, label)
    filled = ft.Container(width=_BAR * min(met, needed) / needed, bgcolor=ft.Colors.PRIMARY, border_radius=4)
    return ft.Semantics(
        label=label,
        exclude_semantics=True,
        container=True,
        content=ft.Container(
            width=_BAR + 3,
            height=10,
            border=ft.Border.all(1.5, ft.Colors.OUTLINE),
            border_radius=5,
            content=ft.Row([filled], spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH),
        ),
    )
