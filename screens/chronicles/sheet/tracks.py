"""The legendary status as it is printed: six tracks of three circles around the middle space for renown."""

from collections.abc import Callable
from typing import Any

import flet as ft
import flet.canvas as cv

from companion.chronicles.kinds import MARKS, TRACKS, Track, spoken
from screens import theme
from screens.chronicles.sheet.pictures import SIGN_REACH, Renown, around, track_picture
from screens.chronicles.signs import track_sign
from screens.guard import memo
from screens.keys import picture_key

LARGEST = 348.0
KEY = 56


@memo
def Tracks(
    who: str,
    marks: tuple[int, ...],
    chosen: tuple[Track, ...],
    status: bool,
    width: float,
    on_track: Callable[[Track], Any],
    on_middle: Callable[[], Any],
) -> ft.Control:
    """Drawn to the `width` there is. A tap on an attribute gives a mark; one on the middle places renown there.

    `chosen` are tracks that were picked for a renown in the middle.
    """
    size = min(LARGEST, width)
    middle, reach = size / 2, SIGN_REACH * size / 2
    counted = dict(zip(TRACKS, marks, strict=True))
    keys = []
    for number, track in enumerate(TRACKS):
        x, y = around(number, middle, reach)
        keys.append(_key(who, track, counted[track], track in chosen, x, y, lambda track=track: on_track(track)))
    return ft.Row(
        alignment=ft.MainAxisAlignment.CENTER,
        controls=[
            ft.Stack(
                width=size,
                height=size,
                controls=[
                    ft.Semantics(
                        exclude_semantics=True,
                        content=cv.Canvas(
                            width=size, height=size, shapes=track_picture(size, counted, names=theme.SMALL)
                        ),
                    ),
                    *keys,
                    _middle(who, status, bool(chosen), middle, on_middle),
                ],
            )
        ],
    )


def _key(
    who: str, track: Track, count: int, chosen: bool, x: float, y: float, on_click: Callable[[], Any]
) -> ft.Control:
    full = ", full: honor instead" if count >= MARKS else ""
    picked = ", chosen" if chosen else ""
    return ft.Container(
        key=track,
        left=x - KEY / 2,
        top=y - KEY / 2,
        content=picture_key(
            f"{who} marks {spoken(track)}, {count} of {MARKS}{full}{picked}",
            "chronicles-mark-a-track",
            track_sign(track, 36),
            on_click,
            size=(KEY, KEY),
            radius=KEY // 2,
            raised=False,
            centred=True,
            chosen=chosen,
        ),
    )


def _middle(who: str, status: bool, choosing: bool, middle: float, on_middle: Callable[[], Any]) -> ft.Control:
    words = (
        "renown lies in the middle" if status else "choosing two tracks" if choosing else "place renown in the middle"
    )
    return ft.Container(
        key="middle",
        left=middle - theme.TOUCH / 2,
        top=middle - theme.TOUCH / 2,
        content=picture_key(
            f"{who}: {words}",
            "chronicles-renown-in-the-middle",
            Renown(size=30, placed=status),
            None if status else on_middle,
            size=(theme.TOUCH, theme.TOUCH),
            radius=theme.TOUCH // 2,
            raised=False,
            centred=True,
        ),
    )
