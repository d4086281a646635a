"""The legend loop as it is printed: a ring of spaces around the character, with the tracker on one of them."""

from collections.abc import Callable
from typing import Any, NamedTuple

import flet as ft
import flet.canvas as cv

from companion.forsaken.cards import LoopSpace
from companion.forsaken.kinds import listed
from companion.forsaken.loop import title
from companion.forsaken.player import Player
from screens import buttons, theme
from screens.forsaken.board.ring import THUMB, ring
from screens.forsaken.signs import sign_of
from screens.guard import memo
from screens.keys import picture_key
from screens.rules.word import explained

LARGEST = 340.0
_KEY = 48
_MIDDLE = 104
"""Width of the key in the middle of the ring, in px."""


class Lap(NamedTuple):
    """What the ring shows of a player."""

    spaces: tuple[LoopSpace | None, ...]
    at: int | None
    laps: int | None
    steps: int
    lap_vp: int | None


def lap(player: Player) -> Lap:
    """The loop of a player, with the tracker on it."""
    return Lap(player.loop, player.at_space, player.lap, player.legend, player.lap_vp)


@memo
def Loop(
    who: str,
    shown: Lap,
    fill: str,
    width: float,
    on_space: Callable[[int], Any],
    on_legend: Callable[[], Any],
    on_read: Callable[[], Any],
) -> ft.Control:
    """Drawn to the `width` there is. A tap on a space reads it in, one in the middle gains a legend; `on_read` opens
    what the whole board shows, for a loop whose spaces nobody has counted."""
    size = min(LARGEST, width)
    tall, places = ring(len(shown.spaces) or 12, size)
    line = ft.Paint(color=ft.Colors.OUTLINE_VARIANT, style=ft.PaintingStyle.STROKE, stroke_width=3)
    oval = cv.Oval(THUMB / 2, THUMB / 2, size - THUMB, tall - THUMB, paint=line)
    tracker = [_tracker(places[shown.at], fill)] if shown.at is not None and shown.spaces else []
    keys = [
        _space(who, number, space, number == shown.at, place, lambda number=number: on_space(number))
        for number, (space, place) in enumerate(zip(shown.spaces, places, strict=False))
    ]
    picture = ft.Stack(
        width=size,
        height=tall,
        controls=[
            ft.Semantics(exclude_semantics=True, content=cv.Canvas(width=size, height=tall, shapes=[oval])),
            *tracker,
            *keys,
            _middle(who, shown, size, tall, on_legend),
        ],
    )
    return ft.Column(
        tight=True,
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        controls=[picture, _laps(who, shown, on_read)],
    )


def _tracker(place: tuple[float, float], fill: str) -> ft.Control:
    x, y = place
    return ft.Container(
        key="tracker",
        left=x - THUMB / 2,
        top=y - THUMB / 2,
        width=THUMB,
        height=THUMB,
        border_radius=THUMB / 2,
        bgcolor=ft.Colors.SURFACE,
        border=ft.Border.all(4, fill),
    )


def space_words(space: LoopSpace | None) -> str:
    """What a space shows, in words."""
    if space is None:
        return "not read yet"
    return ", ".join(it for it in (listed(space.gains), space.words or "") if it) or "nothing printed"


def _space(
    who: str,
    number: int,
    space: LoopSpace | None,
    here: bool,
    place: tuple[float, float],
    on_click: Callable[[], Any],
) -> ft.Control:
    x, y = place
    return ft.Container(
        key=f"space-{number}",
        left=x - _KEY / 2,
        top=y - _KEY / 2,
        content=picture_key(
            f"{who}, {title(number)} of the loop: {space_words(space)}{', the tracker is here' if here else ''}",
            "forsaken-legend",
            space_picture(number, space),
            on_click,
            size=(_KEY, _KEY),
            radius=_KEY // 2,
            raised=False,
            centred=True,
        ),
    )


def space_picture(number: int, space: LoopSpace | None) -> ft.Control:
    """What a space shows, as large as a thumb; a question mark where nobody has read it."""
    ground = ft.Colors.SURFACE_CONTAINER_HIGHEST
    if number == 0:
        return sign_of("legend", 34)
    if space is None:
        content: Any = theme.number("?", size=theme.SMALL, color=ft.Colors.ON_SURFACE_VARIANT)
        ground = ft.Colors.SURFACE_CONTAINER_HIGH
    elif space.gains:
        what, count = next(iter(space.gains.items()))
        several = str(count) if count > 1 else "+" if len(space.gains) > 1 else ""
        content = ft.Row(
            [
                sign_of(what, 22),
                *([theme.number(several, size=theme.SMALL, color=ft.Colors.ON_SURFACE)] if several else []),
            ],
            spacing=1,
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
        )
    elif space.words:
        content = ft.Icon(ft.Icons.NOTES, size=20, color=ft.Colors.ON_SURFACE)
    else:
        return ft.Container(width=14, height=14, border_radius=7, bgcolor=ft.Colors.OUTLINE)
    return ft.Container(
        width=36,
        height=36,
        border_radius=18,
        alignment=ft.Alignment.CENTER,
        bgcolor=ground,
        border=ft.Border.all(2, ft.Colors.OUTLINE) if space is None else None,
        content=content,
    )


def _middle(who: str, shown: Lap, size: float, tall: float, on_legend: Callable[[], Any]) -> ft.Control:
    """One legend more as a large key: a picture, which keeps its size where text is larger."""
    return ft.Container(
        left=(size - _MIDDLE) / 2,
        top=(tall - _MIDDLE) / 2,
        content=picture_key(
            f"{who} gains 1 legend, {shown.steps} so far",
            "forsaken-legend",
            ft.Row(
                tight=True,
                spacing=2,
                alignment=ft.MainAxisAlignment.CENTER,
                controls=[ft.Icon(ft.Icons.ADD, size=26, color=ft.Colors.ON_SURFACE), sign_of("legend", 44)],
            ),
            on_legend,
            size=(_MIDDLE, _MIDDLE),
            radius=_MIDDLE // 2,
            centred=True,
        ),
    )


def _laps(who: str, shown: Lap, on_read: Callable[[], Any]) -> ft.Control:
    """Laps below the ring; where the loop is not known, the way to read it in."""
    if not shown.spaces:
        return ft.Row(
            [
                buttons.quiet(
                    "Read the board", on_read, icon=ft.Icons.EDIT_OUTLINED, label=f"Count the spaces of {who}'s loop"
                )
            ],
            alignment=ft.MainAxisAlignment.CENTER,
        )
    worth = "VP of a lap not read" if shown.lap_vp is None else f"{shown.lap_vp} VP each"
    words = f"{shown.laps} lap{'' if shown.laps == 1 else 's'}, {worth}"
    return explained(
        ft.Text(words, size=theme.SMALL, color=ft.Colors.ON_SURFACE_VARIANT, text_align=ft.TextAlign.CENTER),
        "forsaken-legend",
    )
