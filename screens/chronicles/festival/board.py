"""The festival board as it lies beside the map: conviction and the stack above, the six spaces below."""

from collections.abc import Callable
from typing import Any, NamedTuple

import flet as ft
import flet.canvas as cv

from companion.chronicles.kinds import TRACKS, Track
from companion.chronicles.table import Table
from companion.chronicles.vendors import VENDORS, VendorId
from screens import marks, theme
from screens.chronicles.signs import TRACK_COLOURS, token_sign, track_sign
from screens.guard import memo
from screens.keys import picture_key
from screens.rules.word import explained

_ROW = 3
_TOKEN = 60
# Paper lanterns over a dark evening, by day and by night alike.
_NIGHT = ("#3A2416", "#1E1A2B")
_PALE = "#F1E6D2"
_FLAME = "#E8A24A"


class Space(NamedTuple):
    """A space of the board: its attribute, and the token that lies there, if somebody has named it."""

    track: Track
    token: VendorId | None


def spaces_of(table: Table) -> tuple[Space, ...]:
    """The six spaces, in the order of the attributes."""
    return tuple(Space(track, table.festival.get(track)) for track in TRACKS)


def invested_at(table: Table) -> tuple[tuple[str, str], ...]:
    """Whose conviction lies there: name and colour."""
    return tuple((player.name, marks.colour(table, player)) for player in table.players if player.invested)


@memo
def FestivalBoard(
    spaces: tuple[Space, ...],
    chosen: tuple[Track, ...],
    on_space: Callable[[Track], Any],
    stack: int | None = None,
    invested: tuple[tuple[str, str], ...] = (),
) -> ft.Control:
    """The board; a tap chooses a space, another one gives it up. Without a `stack`, only the spaces are drawn."""
    rows = [spaces[start : start + _ROW] for start in range(0, len(spaces), _ROW)]
    return ft.Container(
        padding=ft.Padding.symmetric(horizontal=8, vertical=12),
        border_radius=theme.RADIUS,
        gradient=ft.LinearGradient(begin=ft.Alignment.BOTTOM_CENTER, end=ft.Alignment.TOP_CENTER, colors=[*_NIGHT]),
        content=ft.Column(
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                *(_above(stack, invested) if stack is not None else []),
                *(
                    ft.Row(
                        spacing=4,
                        vertical_alignment=ft.CrossAxisAlignment.START,
                        controls=[_space(space, space.track in chosen, on_space) for space in row],
                    )
                    for row in rows
                ),
            ],
        ),
    )


def _above(stack: int, invested: tuple[tuple[str, str], ...]) -> list[ft.Control]:
    """The fire, the stack at the top right, and whose conviction lies between them."""
    names = ", ".join(name for name, _ in invested)
    stacked = ft.Semantics(
        label=f"{stack} tokens in the stack",
        exclude_semantics=True,
        container=True,
        content=ft.Row(
            tight=True,
            spacing=8,
            controls=[
                theme.number(str(stack), size=theme.TITLE, color=_PALE),
                ft.Text("in the stack", size=theme.SMALL, color=_PALE),
            ],
        ),
    )
    conviction = ft.Row(
        spacing=4,
        controls=[
            *(marks.badge(name, fill, human=True, size=24) for name, fill in invested),
            ft.Text(
                f"Conviction of {names}" if invested else "No conviction here",
                size=theme.SMALL,
                color=_PALE,
                expand=True,
            ),
        ],
    )
    return [
        ft.Row(
            # Larger text needs more lines.
            wrap=True,
            alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
            controls=[
                ft.Semantics(exclude_semantics=True, content=cv.Canvas(width=44, height=48, shapes=_fire())),
                explained(stacked, "chronicles-firewind-setup"),
            ],
        ),
        explained(conviction, "chronicles-investment"),
    ]


def _space(space: Space, chosen: bool, on_space: Callable[[Track], Any]) -> ft.Control:
    title = VENDORS[space.token].title if space.token else "Not named yet"
    attribute = space.track.capitalize()
    rule = VENDORS[space.token].rule if space.token else "chronicles-firewind-setup"
    colour = TRACK_COLOURS[space.track]
    return ft.Container(
        key=space.track,
        expand=True,
        border_radius=theme.RADIUS,
        bgcolor=ft.Colors.with_opacity(0.24, colour) if chosen else None,
        border=ft.Border.all(2, colour if chosen else ft.Colors.TRANSPARENT),
        content=picture_key(
            f"{attribute}: {title}{', chosen' if chosen else ''}",
            rule,
            ft.Column(
                tight=True,
                spacing=4,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                controls=[
                    ft.Stack(
                        width=_TOKEN + 20,
                        height=_TOKEN + 4,
                        controls=[
                            ft.Container(token_sign(space.token, _TOKEN), left=10, top=4),
                            ft.Container(track_sign(space.track, 26), left=0, top=0),
                            *([_tick()] if chosen else []),
                        ],
                    ),
                    ft.Text(title, size=theme.SMALL, color=_PALE, text_align=ft.TextAlign.CENTER),
                ],
            ),
            lambda: on_space(space.track),
            padding=ft.Padding.symmetric(horizontal=2, vertical=8),
            radius=theme.RADIUS,
            raised=False,
            centred=True,
        ),
    )


def _tick() -> ft.Control:
    return ft.Container(ft.Icon(ft.Icons.CHECK_CIRCLE, size=22, color=_FLAME), right=0, bottom=0)


def _fire() -> list[cv.Shape]:
    """A bonfire: logs, and a flame in two colours."""
    wood = ft.Paint(color="#7A5636", style=ft.PaintingStyle.STROKE, stroke_width=4, stroke_cap=ft.StrokeCap.ROUND)
    outer = [
        cv.Path.MoveTo(22, 2), cv.Path.CubicTo(24, 14, 36, 16, 34, 28), cv.Path.CubicTo(33, 38, 11, 38, 10, 28),
        cv.Path.CubicTo(9, 20, 16, 18, 16, 11), cv.Path.CubicTo(20, 13, 21, 8, 22, 2), cv.Path.Close(),
    ]  # fmt: skip
    inner = [
        cv.Path.MoveTo(23, 18), cv.Path.CubicTo(25, 24, 29, 24, 28, 30), cv.Path.CubicTo(27, 36, 17, 36, 16, 30),
        cv.Path.CubicTo(16, 25, 22, 24, 23, 18), cv.Path.Close(),
    ]  # fmt: skip
    return [
        cv.Line(8, 44, 36, 37, paint=wood),
        cv.Line(8, 37, 36, 44, paint=wood),
        cv.Path(outer, paint=ft.Paint(color="#E0764C")),
        cv.Path(inner, paint=ft.Paint(color="#F6D27A")),
    ]
