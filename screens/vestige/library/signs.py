"""Kinds of Vestige's cards as pictures: a sign each on the pigment that its cards have in a tableau."""

from typing import get_args

import flet as ft

from companion.vestige.box.cards import Kind
from companion.vestige.cards import CardKind
from screens.library.signs import plain_sign
from screens.vestige.tableau.kinds import sign

_SIGNS: dict[Kind, ft.IconData] = {
    "nemesis": ft.Icons.LOCAL_FIRE_DEPARTMENT_OUTLINED,
    "condition": ft.Icons.FLAG_OUTLINED,
    "covert_op": ft.Icons.VISIBILITY_OFF_OUTLINED,
    "region": ft.Icons.HEXAGON_OUTLINED,
    "mastery": ft.Icons.WORKSPACE_PREMIUM_OUTLINED,
    "speed": ft.Icons.SPEED,
}


def kind_sign(kind: Kind, size: int = 36) -> ft.Control:
    """The sign of a kind. Decoration: the kind is named beside it."""
    for of_a_tableau in get_args(CardKind):
        if kind == of_a_tableau:
            return sign(of_a_tableau, size)
    return plain_sign(_SIGNS[kind], size)
