"""The six rows of the sheet: two circles each, and the spaces for renown above their columns."""

from collections.abc import Callable
from typing import Any, NamedTuple

import flet as ft

from companion.chronicles.commands import PlaceOnColumn
from companion.chronicles.glossary import entry_of_kind
from companion.chronicles.kinds import CIRCLES, KINDS, CardKind, spoken
from companion.chronicles.table import Player
from screens import buttons, theme
from screens.chronicles.sheet.gain import gains, said
from screens.chronicles.sheet.pictures import Renown, circle
from screens.chronicles.signs import kind_sign
from screens.guard import memo
from screens.keys import picture_key
from screens.rules.word import beside
from screens.sitting import Sitting

_COLUMN = 56
"""Width of a column of circles, in px: that of the space above it."""


class Lines(NamedTuple):
    """What the rows show of a player."""

    circles: tuple[int, ...]
    columns: tuple[int, ...]
    worth: tuple[int, ...]
    party: tuple[str | None, ...]


def lines(player: Player) -> Lines:
    """The rows of a player's sheet."""
    return Lines(
        circles=tuple(player.checked(kind) for kind in KINDS),
        columns=player.columns,
        worth=tuple(player.column(number) for number in range(1, CIRCLES + 1)),
        party=player.party,
    )


@memo
def Rows(sitting: Sitting, who: str, shown: Lines) -> ft.Control:
    """Each row is a key: one tap gains a card of its kind. So is each space above a column."""
    once = buttons.use_once()
    gain = gains(sitting, who)

    def place(column: int) -> None:
        sitting.dispatch(PlaceOnColumn(who=who, column=column))

    return ft.Column(
        spacing=2,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Row(
                spacing=0,
                controls=[
                    ft.Container(
                        beside(theme.heading("Cards"), "chronicles-card-kinds", "Which cards count?"), expand=True
                    ),
                    *[
                        _space(who, number, shown, once(lambda number=number: place(number)))
                        for number in range(1, CIRCLES + 1)
                    ],
                ],
            ),
            *[
                _row(who, kind, count, shown.party, once(lambda kind=kind: gain(kind)))
                for kind, count in zip(KINDS, shown.circles, strict=True)
            ],
        ],
    )


def _space(who: str, number: int, shown: Lines, place: Callable[[], Any]) -> ft.Control:
    """The space for renown above a column, with what it is worth at the end as it stands."""
    placed, worth = number in shown.columns, shown.worth[number - 1]
    words = f"renown lies there, {worth} honor at the end" if placed else f"place renown: {worth} honor at the end"
    return picture_key(
        f"{who}, column {number}: {words} as it stands",
        "chronicles-columns",
        ft.Column(
            tight=True,
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            controls=[
                Renown(size=28, placed=placed),
                theme.number(f"+{worth}", size=theme.BODY, color=None if placed else ft.Colors.ON_SURFACE_VARIANT),
            ],
        ),
        place if not placed else None,
        key=f"column-{number}",
        size=(_COLUMN, None),
        raised=False,
        centred=True,
    )


def _row(
    who: str, kind: CardKind, count: int, party: tuple[str | None, ...], on_click: Callable[[], Any]
) -> ft.Control:
    colours = ", ".join(colour or "?" for colour in party) if kind == "companion" else ""
    return picture_key(
        f"{said(who, kind, count)}{f'. In the party: {colours}' if colours else ''}",
        entry_of_kind(kind),
        ft.Row(
            spacing=0,
            controls=[
                kind_sign(kind, 34),
                ft.Container(width=12),
                ft.Column(
                    tight=True,
                    expand=True,
                    spacing=0,
                    controls=[
                        ft.Text(spoken(kind).capitalize(), size=theme.BODY, color=ft.Colors.ON_SURFACE),
                        *([theme.small(colours)] if colours else []),
                    ],
                ),
                ft.Icon(ft.Icons.ADD, size=20, color=ft.Colors.ON_SURFACE_VARIANT),
                ft.Container(width=8),
                *[
                    ft.Container(circle(count >= column), width=_COLUMN, alignment=ft.Alignment.CENTER)
                    for column in range(1, CIRCLES + 1)
                ],
            ],
        ),
        on_click,
        key=kind,
        padding=ft.Padding.only(left=8, top=8, bottom=8),
    )
