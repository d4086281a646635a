"""Dice as they lie in the tower: white, blue or yellow, with the face that is up."""

import flet as ft

from companion.forsaken.fight import Face

_COLOURS = {(0, False): "#F2EEE6", (1, False): "#6E9BE0", (0, True): "#EBC54F", (1, True): "#EBC54F"}
_MARKS = {"crit": ft.Icons.STAR, "purge": ft.Icons.CLOSE, "blank": ft.Icons.REMOVE}
_INK = "#14161A"
FACE_WORDS: dict[Face, str] = {"plain": "plain", "crit": "critical", "blank": "blank", "purge": "X"}


def die_picture(side: int, advanced: bool, face: Face = "plain", size: int = 30, gone: bool = False) -> ft.Control:
    """A die of one side; the other side's have a rim, so that colour does not stand alone. `gone`: it was purged."""
    mark = _MARKS.get(face)
    return ft.Container(
        width=size,
        height=size,
        border_radius=size / 5,
        bgcolor=_COLOURS[side, advanced],
        border=ft.Border.all(2, _INK) if side else None,
        opacity=0.3 if gone else 1,
        alignment=ft.Alignment.CENTER,
        content=ft.Icon(mark, size=size * 0.7, color=_INK)
        if mark
        else ft.Container(width=size / 4, height=size / 4, border_radius=size / 8, bgcolor=_INK),
    )


def dice_name(side: int, advanced: bool) -> str:
    """What people call a die."""
    return "yellow" if advanced else "blue" if side else "white"
