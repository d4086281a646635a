"""The timeline as it lies on the table: event boards side by side, the newest on the left, tokens in their standees."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft
import flet.canvas as cv

from companion.chronicles.table import Table
from screens import theme
from screens.guard import component, memo
from screens.keys import picture_key

HEIGHT = 188
_STANDEES = 26
_BETWEEN = 8
_MOVES = ft.Duration(milliseconds=240)
# Grounds of the boards by their number; the number stands on each. That one of them is green is what the rulebook says.
_GROUNDS = {1: "#2F5B45", 2: "#4F4A78", 3: "#7A4B3A"}
_PALE = "#F1ECE2"
_TOKENS = 2


@dataclass(frozen=True)
class Lying:
    """A board on the table: its number, its event, and whether the event's tokens are out on the map.

    `name` None: it asks for its event, in the words of `asks`.
    """

    number: int
    name: str | None = None
    out: bool = False
    asks: str = "Turn over"


def lying(table: Table) -> tuple[Lying, ...]:
    """The boards as they lie, the newest first."""
    return tuple(
        Lying(board.number, (board.event.name or "An event") if board.event else None, bool(board.event))
        for board in table.timeline
    )


@component
def Boards(
    boards: tuple[Lying, ...], chosen: int, on_board: Callable[[int], Any], motion: bool, width: float
) -> ft.Control:
    """The boards, moving as they do on the table; a tap chooses one by its number.

    `width` is what they may take until it is known better.
    """
    seen, set_seen = ft.use_state(width)

    def resized(event: Any) -> None:
        set_seen(float(event.width))

    each = (seen - _BETWEEN * (len(boards) - 1)) / len(boards)
    moves = ft.Animation(_MOVES, ft.AnimationCurve.EASE_IN_OUT) if motion else None
    return ft.Column(
        spacing=2,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Container(
                height=HEIGHT,
                on_size_change=resized,
                content=ft.Stack(
                    # By number, so that a board stays the same thing while it moves.
                    [
                        ft.Container(
                            key=f"board-{board.number}",
                            left=round(place * (each + _BETWEEN), 1),
                            top=0,
                            width=round(each, 1),
                            height=HEIGHT,
                            animate_position=moves,
                            content=EventBoard(
                                board=board,
                                place=place,
                                of=len(boards),
                                chosen=board.number == chosen,
                                on_board=on_board,
                                key=f"event-board-{board.number}",
                            ),
                        )
                        for place, board in sorted(enumerate(boards), key=lambda placed: placed[1].number)
                    ]
                ),
            ),
            _time(),
        ],
    )


@memo
def EventBoard(board: Lying, place: int, of: int, chosen: bool, on_board: Callable[[int], Any]) -> ft.Control:
    """One board with its standees on top. A long press opens the entry about the timeline."""
    age = "newest" if place == 0 else "oldest" if place == of - 1 else "in between"
    return picture_key(
        f"Board {board.number}, {age}: {board.name or board.asks.casefold()}{', chosen' if chosen else ''}",
        "chronicles-timeline",
        ft.Column(
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                _standees(board.number, board.out),
                ft.Container(
                    height=HEIGHT - _STANDEES,
                    bgcolor=_GROUNDS[board.number],
                    border_radius=10,
                    border=ft.Border.all(2.5, ft.Colors.PRIMARY if chosen else ft.Colors.TRANSPARENT),
                    padding=6,
                    content=_card(board.number, board.name) if board.name else _waits(board.number, board.asks),
                ),
            ],
        ),
        lambda: on_board(board.number),
        radius=theme.RADIUS,
        raised=False,
    )


def _number(number: int) -> ft.Control:
    return theme.number(str(number), size=theme.SMALL, color=_PALE)


def _card(number: int, name: str) -> ft.Control:
    """The event card as it lies on its board."""
    return ft.Column(
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Row([_number(number)], alignment=ft.MainAxisAlignment.CENTER),
            ft.Container(
                expand=True,
                padding=ft.Padding.symmetric(horizontal=6, vertical=8),
                border_radius=8,
                bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
                alignment=ft.Alignment.CENTER,
                content=ft.Text(
                    name,
                    size=theme.BODY,
                    font_family=theme.NUMBERS,
                    weight=ft.FontWeight.W_600,
                    color=ft.Colors.ON_SURFACE,
                    text_align=ft.TextAlign.CENTER,
                    max_lines=5,
                    overflow=ft.TextOverflow.ELLIPSIS,
                ),
            ),
        ],
    )


def _waits(number: int, asks: str) -> ft.Control:
    """A board without a card that somebody has named: it asks for it."""
    return ft.Column(
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Row([_number(number)], alignment=ft.MainAxisAlignment.CENTER),
            ft.Container(
                expand=True,
                border_radius=8,
                border=ft.Border.all(1.5, ft.Colors.with_opacity(0.5, _PALE)),
                alignment=ft.Alignment.CENTER,
                content=ft.Column(
                    tight=True,
                    spacing=2,
                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                    controls=[
                        ft.Icon(ft.Icons.FLIP, size=28, color=_PALE),
                        ft.Text(asks, size=theme.SMALL, color=_PALE, text_align=ft.TextAlign.CENTER),
                    ],
                ),
            ),
        ],
    )


def _standees(number: int, out: bool) -> ft.Control:
    """The event tokens on top of a board: in their standees, or only the standees while they are out on the map."""
    wide, tall, gap = 18, 20, 10
    across = _TOKENS * wide + (_TOKENS - 1) * gap
    shapes: list[cv.Shape] = []
    for token in range(_TOKENS):
        left = token * (wide + gap)
        if not out:
            shapes.append(
                cv.Path(
                    [
                        cv.Path.MoveTo(left + 2, tall), cv.Path.LineTo(left + 2, 8),
                        cv.Path.CubicTo(left + 2, -1, left + wide - 2, -1, left + wide - 2, 8),
                        cv.Path.LineTo(left + wide - 2, tall), cv.Path.Close(),
                    ],
                    paint=ft.Paint(color=_GROUNDS[number]),
                )
            )  # fmt: skip
            shapes.append(cv.Circle(left + wide / 2, 9, 3, paint=ft.Paint(color=_PALE)))
        shapes.append(cv.Rect(left, tall, wide, 5, border_radius=2, paint=ft.Paint(color=ft.Colors.OUTLINE)))
    return ft.Container(
        height=_STANDEES,
        alignment=ft.Alignment.BOTTOM_CENTER,
        content=cv.Canvas(width=across, height=_STANDEES - 1, shapes=shapes),
    )


def _time() -> ft.Control:
    """Which way time goes along the boards."""
    return ft.Row(
        wrap=True,
        spacing=theme.GAP,
        run_spacing=0,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        controls=[
            theme.small("Newest"),
            ft.Row(
                [
                    theme.small("Oldest, missed first"),
                    ft.Icon(ft.Icons.EAST, size=16, color=ft.Colors.ON_SURFACE_VARIANT),
                ],
                tight=True,
                spacing=4,
            ),
        ],
    )
