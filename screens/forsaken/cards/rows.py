"""Printed rows of a card: a legend loop as a ring, the track of a bounty, the lines of a plot card."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft
import flet.canvas as cv

from companion.forsaken.cards import LoopSpace
from companion.forsaken.kinds import PLOT_LINES
from screens import buttons, theme
from screens.forsaken.board.gain import gains_line
from screens.forsaken.board.loop import LARGEST, space_picture, space_words
from screens.forsaken.board.ring import THUMB, ring
from screens.forsaken.cards.forms import Field
from screens.forsaken.signs import sign_of
from screens.keys import picture_key

Opens = Callable[[str], Any]
_KEY = 48
_MARGIN = 64
"""What lies beside a ring on a narrow screen."""


def space_at(row: Any, number: int) -> LoopSpace | None:
    """What is written down of a space; None where nobody has read it."""
    space = row[number]
    return None if space is None else LoopSpace(gains=space.get("gains") or {}, words=space.get("words"))


def loop(draft: dict[str, Any], field: Field, opens: Opens) -> ft.Control:
    """The loop as it is printed, its Legend space at the top. A tap on a space reads it, one in the middle counts."""
    row = draft.get(field.place) or []
    size = min(LARGEST, (ft.context.page.width or 390) - _MARGIN)
    tall, places = ring(len(row) or 12, size)
    line = ft.Paint(color=ft.Colors.OUTLINE_VARIANT, style=ft.PaintingStyle.STROKE, stroke_width=3)
    oval = cv.Oval(THUMB / 2, THUMB / 2, size - THUMB, tall - THUMB, paint=line)
    picture = ft.Semantics(exclude_semantics=True, content=cv.Canvas(width=size, height=tall, shapes=[oval]))
    keys = [
        ft.Container(
            key=f"space-{number}",
            left=places[number][0] - _KEY / 2,
            top=places[number][1] - _KEY / 2,
            content=_space(row, number, partial(opens, f"{field.place}.{number}")),
        )
        for number in range(len(row))
    ]
    middle = ft.Container(
        left=size / 4,
        top=THUMB,
        width=size / 2,
        height=tall - 2 * THUMB,
        alignment=ft.Alignment.CENTER,
        content=ft.Column(
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            controls=[_count(field, len(row), opens), *([theme.small("spaces")] if row else [])],
        ),
    )
    return ft.Row(
        key=field.place,
        alignment=ft.MainAxisAlignment.CENTER,
        controls=[ft.Stack(width=size, height=tall, controls=[picture, *keys, middle])],
    )


def _space(row: Any, number: int, on_click: Callable[[], Any]) -> ft.Control:
    space = space_at(row, number)
    name = "Legend space" if number == 0 else f"Space {number + 1}"
    return picture_key(
        f"{name} of the loop: {space_words(space)}",
        "forsaken-legend",
        space_picture(number, space),
        on_click,
        size=(_KEY, _KEY),
        radius=_KEY // 2,
        raised=False,
        centred=True,
    )


def _count(field: Field, count: int, opens: Opens) -> ft.Control:
    """How many spaces there are, to be said with one tap."""
    in_the_ring = field.sort == "loop"
    words = str(count) if in_the_ring else f"{count} spaces" if count != 1 else "1 space"
    return buttons.tonal(
        words if count else "How many?",
        partial(opens, field.place),
        label=f"{field.title} of {'the loop' if in_the_ring else 'the track'}: {count or 'not counted yet'}",
    )


def track(draft: dict[str, Any], field: Field, opens: Opens) -> ft.Control:
    """The spaces of a bounty from the top down, with the reward beside each; from the last one it escapes."""
    row = draft.get(field.place) or []
    steps = [
        picture_key(
            f"Space {number + 1} of the track: {space_words(space)}{', it escapes' if last else ''}",
            field.rule,
            ft.Row(
                spacing=12,
                controls=[
                    _rung(number, last),
                    ft.Container(_reward(space), expand=True),
                    *([ft.Icon(ft.Icons.LOGOUT, size=18, color=ft.Colors.ON_SURFACE_VARIANT)] if last else []),
                ],
            ),
            partial(opens, f"{field.place}.{number}"),
            key=f"space-{number}",
            padding=ft.Padding.symmetric(horizontal=8, vertical=6),
            raised=False,
        )
        for number, space in ((it, space_at(row, it)) for it in range(len(row)))
        for last in (number == len(row) - 1,)
    ]
    return ft.Column(
        key=field.place,
        tight=True,
        spacing=2,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[*steps, ft.Row([_count(field, len(row), opens)], wrap=True)],
    )


def _rung(number: int, last: bool) -> ft.Control:
    return ft.Container(
        width=36,
        height=36,
        border_radius=18,
        alignment=ft.Alignment.CENTER,
        border=ft.Border.all(2, ft.Colors.ERROR if last else ft.Colors.OUTLINE),
        content=theme.number(str(number + 1), size=theme.SMALL, color=ft.Colors.ON_SURFACE),
    )


def _reward(space: LoopSpace | None) -> ft.Control:
    if space is None:
        return theme.body("?", color=ft.Colors.PRIMARY)
    said = [gains_line(space.gains)] if space.gains else []
    said += [theme.body(space.words, color=ft.Colors.ON_SURFACE)] if space.words else []
    return ft.Column(tight=True, spacing=2, controls=said or [theme.body("-", color=ft.Colors.ON_SURFACE_VARIANT)])


def lines(draft: dict[str, Any], field: Field, opens: Opens) -> ft.Control:
    """The action lines, each with its number, what it gives the rival, and what it says. The last one loses."""
    row = draft.get(field.place) or [None] * PLOT_LINES
    return ft.Column(
        key=field.place,
        tight=True,
        spacing=2,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            _line(number, row[number], field, partial(opens, f"{field.place}.{number}")) for number in range(PLOT_LINES)
        ],
    )


def line_words(line: dict[str, Any] | None) -> str:
    """An action line in a sentence; empty where nobody has read it."""
    if line is None:
        return ""
    vp = f"{line['vp']} VP to the rival" if line.get("vp") else ""
    ability = "the rival's ability" if line.get("ability") else ""
    return ", ".join(part for part in (vp, ability, line.get("words") or "") if part) or "nothing"


def _line(number: int, line: dict[str, Any] | None, field: Field, on_click: Callable[[], Any]) -> ft.Control:
    said = line_words(line)
    signs = [
        *(
            [theme.number(str(line["vp"]), size=theme.BODY, color=ft.Colors.ON_SURFACE), sign_of("vp", 22)]
            if line and line.get("vp")
            else []
        ),
        *([sign_of("rival", 22)] if line and line.get("ability") else []),
    ]
    return picture_key(
        f"Line {number + 1}: {said or 'not read yet'}",
        field.rule,
        ft.Row(
            spacing=12,
            controls=[
                _rung(number, number == PLOT_LINES - 1),
                ft.Text(
                    (line or {}).get("words") or ("" if said else "Not read yet"),
                    expand=True,
                    size=theme.BODY,
                    color=ft.Colors.ON_SURFACE if said else ft.Colors.ON_SURFACE_VARIANT,
                    italic=not said,
                ),
                *signs,
            ],
        ),
        on_click,
        key=f"line-{number}",
        padding=ft.Padding.symmetric(horizontal=8, vertical=6),
        raised=False,
    )
