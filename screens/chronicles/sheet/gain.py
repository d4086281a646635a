"""The six kinds of cards as keys: one tap gains a card. Shown on the Table and on the character sheet."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.chronicles.commands import GainCard
from companion.chronicles.glossary import entry_of_kind
from companion.chronicles.kinds import CIRCLES, KINDS, CardKind, a, spoken
from screens import buttons, theme
from screens.chronicles.sheet.pictures import small_circles
from screens.chronicles.signs import kind_sign
from screens.guard import memo
from screens.keys import picture_key
from screens.sitting import Sitting

NARROW = 350
"""Below this width of the screen two keys lie beside each other, else three."""


def gains(sitting: Sitting, who: str) -> Callable[[CardKind], Any]:
    """What a tap on a kind does."""
    return lambda kind: sitting.dispatch(GainCard(who=who, kind=kind))


def said(who: str, kind: CardKind, count: int) -> str:
    """A key in words."""
    return f"{who} gains {a(kind)}, {count} of {CIRCLES} circles"


@memo
def Kinds(sitting: Sitting, who: str, circles: tuple[int, ...], across: int) -> ft.Control:
    """Keys with sign, word and circles, so many `across`."""
    once = buttons.use_once()
    gain = gains(sitting, who)
    keys = [
        _key(who, kind, count, once(lambda kind=kind: gain(kind))) for kind, count in zip(KINDS, circles, strict=True)
    ]
    rows = [keys[start : start + across] for start in range(0, len(keys), across)]
    return ft.Column(spacing=4, controls=[ft.Row(row, spacing=4) for row in rows])


def _key(who: str, kind: CardKind, count: int, on_click: Callable[[], Any]) -> ft.Control:
    return picture_key(
        said(who, kind, count),
        entry_of_kind(kind),
        ft.Row(
            spacing=6,
            controls=[
                kind_sign(kind, 28),
                ft.Column(
                    tight=True,
                    expand=True,
                    spacing=3,
                    controls=[
                        ft.Text(
                            spoken(kind).capitalize(),
                            size=theme.SMALL,
                            color=ft.Colors.ON_SURFACE,
                            max_lines=1,
                            overflow=ft.TextOverflow.ELLIPSIS,
                        ),
                        small_circles(count, CIRCLES, ft.Colors.ON_SURFACE, 9),
                    ],
                ),
            ],
        ),
        on_click,
        key=kind,
        expand=True,
        padding=ft.Padding.symmetric(horizontal=6, vertical=10),
    )
