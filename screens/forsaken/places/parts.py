"""Parts that the sheets of locations share: who is there, numbers under a thumb, what a sheet is about."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.forsaken.table import Table
from screens import buttons, theme
from screens.forsaken.signs import sign_of
from screens.keys import picture_key
from screens.rules.word import beside, held
from screens.setup.picked import picked
from screens.sitting import Sitting, use_kept

MOST_KEYS = 9
_KEY = 50


def chips(controls: Iterable[Any]) -> ft.Control:
    """Side by side, in as many lines as they need."""
    shown = list(controls)
    return ft.Row(wrap=True, spacing=6, run_spacing=6, controls=shown, visible=bool(shown))


def column(*controls: Any, spacing: int = theme.PAD) -> ft.Control:
    """Below each other, as wide as the sheet."""
    return ft.Column(
        tight=True, spacing=spacing, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, controls=list(controls)
    )


def on_turn(table: Table) -> str:
    """Who is meant as long as nobody says otherwise: the player who is on."""
    return table.turn or next((player.name for player in table.players), "")


def use_who(sitting: Sitting) -> tuple[str, Callable[[str], None]]:
    """A hook. Who does it: whoever is on, until somebody else is chosen in that turn."""
    table: Table = sitting.table
    chosen, change = use_kept(sitting.kept, "who is at the places", ("", ""))
    turn = on_turn(table)
    who = chosen[1] if chosen[0] == turn and table.find(chosen[1]) else turn

    def choose(name: str) -> None:
        change(lambda _: (turn, name))

    return who, choose


def people(table: Table, who: str, choose: Callable[[str], Any], does: str) -> list[Any]:
    """The players as a choice, where there are several. `does` is what they do, for those who hear the screen."""
    if len(table.playing) < 2:
        return []
    return [
        chips(
            picked(
                player.name, player.name == who, partial(choose, player.name), label=f"It is {player.name} who {does}"
            )
            for player in table.playing
        )
    ]


def titled(word: str, title: str, rule: str, about: str, words: str = "") -> ft.Control:
    """What a sheet is about: its sign, its name with the way to its rule, and a line on what it does."""
    return ft.Row(
        spacing=14,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        controls=[
            sign_of(word, 48),
            ft.Column(
                expand=True,
                tight=True,
                spacing=0,
                controls=[
                    beside(theme.heading(title, level=1), rule, about),
                    *([theme.small(words)] if words else []),
                ],
            ),
        ],
    )


def asks(word: str, question: str, rule: str, *controls: Any) -> ft.Control:
    """One thing that is asked for, with its sign, and the keys that answer it right below."""
    return column(
        ft.Row(
            spacing=8,
            controls=[
                sign_of(word, 24),
                ft.Container(beside(ft.Text(question, size=theme.BODY, weight=ft.FontWeight.W_600), rule, question),
                             expand=True),
            ],
        ),
        *controls,
        spacing=2,
    )  # fmt: skip


def number_keys(
    what: str, rule: str, chosen: int | None, on_value: Callable[[int], Any], most: int = MOST_KEYS, more: bool = True
) -> ft.Control:
    """Keys from 0 to `most`, one tap each; the last one goes on from there where there is `more`."""
    beyond = max(chosen or 0, most)
    keys = [
        _number(str(number), f"{what}: {number}", rule, number == chosen, partial(on_value, number))
        for number in range(most + 1)
    ]
    if more:
        shown = beyond > most
        said = f"{what}: {beyond}, one more" if shown else f"{what}: more than {most}"
        keys.append(_number(str(beyond) if shown else f"{most + 1}+", said, rule, shown, partial(on_value, beyond + 1)))
    return chips(keys)


def _number(text: str, label: str, rule: str, chosen: bool, on_click: Callable[[], Any]) -> ft.Control:
    button = ft.TextButton(
        content=theme.number(
            text,
            size=theme.TITLE,
            label=f"{label}{', chosen' if chosen else ''}",
            color=ft.Colors.ON_PRIMARY if chosen else ft.Colors.ON_SURFACE,
        ),
        on_click=buttons.called(on_click),
        style=ft.ButtonStyle(
            padding=ft.Padding.symmetric(horizontal=4, vertical=9),
            shape=ft.RoundedRectangleBorder(radius=10),
            bgcolor=ft.Colors.PRIMARY if chosen else ft.Colors.SURFACE_CONTAINER_HIGHEST,
        ),
    )
    # A minimum, not a size: text at 200 % must be able to grow.
    return ft.Container(held(button, rule), width=_KEY if len(text) < 3 else None)


def signed(word: str, text: str, label: str, rule: str, chosen: bool, on_click: Callable[[], Any], size: int = 28,
           key: str | None = None, below: str = "", expand: bool | None = None) -> ft.Control:  # fmt: skip
    """One of several as a picture with its word, with a rim when it is chosen."""
    return picture_key(
        f"{label}{', chosen' if chosen else ''}",
        rule,
        ft.Row(
            tight=expand is None,
            spacing=10,
            controls=[
                sign_of(word, size),
                ft.Column(
                    tight=True,
                    spacing=0,
                    expand=True if expand else None,
                    controls=[
                        ft.Text(text, size=theme.BODY, color=ft.Colors.ON_SURFACE),
                        *([theme.small(below)] if below else []),
                    ],
                ),
                *([ft.Icon(ft.Icons.CHECK_CIRCLE, size=20, color=ft.Colors.PRIMARY)] if chosen else []),
            ],
        ),
        on_click,
        key=key or text,
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
        chosen=chosen,
        expand=expand,
    )


def in_rows(keys: Sequence[ft.Control], across: int, spacing: int = 8) -> ft.Control:
    """So many beside each other in each row, all of one width."""
    rows = [list(keys[start : start + across]) for start in range(0, len(keys), across)]
    for row in rows:
        row.extend(ft.Container(expand=True) for _ in range(across - len(row)))
    return ft.Column(
        tight=True,
        spacing=spacing,
        controls=[
            ft.Row(row, spacing=spacing, vertical_alignment=ft.CrossAxisAlignment.STRETCH, intrinsic_height=True)
            for row in rows
        ],
    )
