"""Parts of answers that prompts share: the six tracks as large keys."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from companion.chronicles.kinds import MARKS, TRACKS, Track, spoken
from screens import buttons, theme
from screens.chronicles.sheet.pictures import marks_row
from screens.chronicles.signs import TRACK_COLOURS, track_sign
from screens.keys import picture_key


def track_keys(
    said: Callable[[Track], str],
    on_track: Callable[[Track], Any],
    marks: dict[Track, int],
    chosen: Sequence[Track] = (),
    wrap: Callable[[buttons.Action], buttons.Action] = lambda action: action,
) -> ft.Control:
    """Six large keys, three beside each other: sign, name and the marks that are there. `said` is how one is read out.

    `chosen` are those that were picked already, as often as they were.
    """
    keys = [_track(track, said(track), marks.get(track, 0), list(chosen).count(track),
                   wrap(lambda track=track: on_track(track))) for track in TRACKS]  # fmt: skip
    return ft.Column(spacing=6, controls=[ft.Row(keys[start : start + 3], spacing=6) for start in (0, 3)])


def _track(track: Track, said: str, count: int, times: int, on_click: Callable[[], Any]) -> ft.Control:
    picked = f", {times} chosen" if times else ""
    return picture_key(
        f"{said}, {count} of {MARKS} marks{picked}",
        "chronicles-legendary-tracks",
        ft.Column(
            tight=True,
            spacing=5,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            controls=[
                track_sign(track, 34),
                ft.Text(
                    f"{spoken(track).capitalize()}{f' x{times}' if times > 1 else ''}",
                    size=theme.SMALL,
                    color=ft.Colors.ON_SURFACE,
                    max_lines=1,
                    overflow=ft.TextOverflow.ELLIPSIS,
                ),
                marks_row(count, TRACK_COLOURS[track]),
            ],
        ),
        on_click,
        key=track,
        expand=True,
        padding=ft.Padding.symmetric(horizontal=2, vertical=10),
        radius=12,
        chosen=bool(times),
        centred=True,
    )
