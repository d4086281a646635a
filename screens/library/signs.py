"""Kinds of cards as pictures, a sign each on the pigment that its cards have in a tableau, and as words."""

from typing import get_args

import flet as ft

from companion.vestige.box.cards import Kind
from companion.vestige.cards import CardKind, spoken
from screens import theme
from screens.vestige.tableau.kinds import sign

_SIGNS: dict[Kind, ft.IconData] = {
    "nemesis": ft.Icons.LOCAL_FIRE_DEPARTMENT_OUTLINED,
    "condition": ft.Icons.FLAG_OUTLINED,
    "covert_op": ft.Icons.VISIBILITY_OFF_OUTLINED,
    "region": ft.Icons.HEXAGON_OUTLINED,
    "mastery": ft.Icons.WORKSPACE_PREMIUM_OUTLINED,
    "speed": ft.Icons.SPEED,
}
_SAID: dict[Kind, str] = {
    "condition": "endgame condition",
    "mastery": "mastery tile",
    "speed": "speed space",
}


def said(kind: Kind) -> str:
    """What people call a card of this kind: `chop bot`, `mastery tile`."""
    return _SAID.get(kind, spoken(kind))


def kind_sign(kind: Kind, size: int = 36) -> ft.Control:
    """The sign of a kind. Decoration: the kind is named beside it."""
    for of_a_tableau in get_args(CardKind):
        if kind == of_a_tableau:
            return sign(of_a_tableau, size)
    return plain_sign(_SIGNS[kind], size)


def plain_sign(icon: ft.IconData, size: int = 36) -> ft.Control:
    """A sign on no pigment of its own. Decoration, like the others."""
    return ft.Semantics(
        exclude_semantics=True,
        content=ft.Container(
            width=size,
            height=size,
            border_radius=size / 4,
            bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST,
            alignment=ft.Alignment.CENTER,
            content=ft.Icon(icon, size=size * 0.6, color=ft.Colors.ON_SURFACE_VARIANT),
        ),
    )


def heading(text: str, number: str) -> ft.Control:
    """A figure in large type, with what it counts right behind it."""
    return ft.Row(
        spacing=10,
        wrap=True,
        vertical_alignment=ft.CrossAxisAlignment.END,
        controls=[theme.number(number), ft.Container(theme.body(text), padding=ft.Padding.only(bottom=8))],
    )
