"""Kinds of cards as people recognise them: a pigment and a sign each. A colour never stands alone."""

import flet as ft

from companion.vestige.blocks import Attribute
from companion.vestige.cards import CARD_OF, CardKind
from screens import theme

# Pigments, darker than anything that stands for a player or a nemesis. Secondary ones are mixed of their primaries;
# that augmentations are purple is what the rulebook says of colours (p. 25).
PIGMENTS: dict[CardKind, str] = {
    "lawmaker": "#8A7430",
    "mercenary": "#8B4238",
    "smuggler": "#35627F",
    "bounty": "#8C5A2B",
    "artifact": "#4F7350",
    "augmentation": "#66507F",
    "chop_bot": "#5C656E",
}
_SIGNS: dict[CardKind, ft.IconData] = {
    "lawmaker": ft.Icons.GAVEL,
    "mercenary": ft.Icons.SHIELD,
    "smuggler": ft.Icons.LOCAL_SHIPPING,
    "bounty": ft.Icons.GPS_FIXED,
    "artifact": ft.Icons.DIAMOND,
    "augmentation": ft.Icons.MEMORY,
    "chop_bot": ft.Icons.SMART_TOY,
}
ON_PIGMENT = "#F4EFE7"


def pigment(attribute: Attribute) -> str:
    """The pigment of an attribute: that of the cards beside it on the alchemy mat."""
    return PIGMENTS[CARD_OF[attribute]]


def sign(kind: CardKind, size: int = 36) -> ft.Control:
    """The sign of a kind on its pigment. Decoration: the kind is named beside it."""
    return ft.Semantics(
        exclude_semantics=True,
        content=ft.Container(
            width=size,
            height=size,
            border_radius=size / 4,
            bgcolor=PIGMENTS[kind],
            alignment=ft.Alignment.CENTER,
            content=ft.Icon(_SIGNS[kind], size=size * 0.6, color=ON_PIGMENT),
        ),
    )


def card_ground(kind: CardKind) -> ft.LinearGradient:
    """The ground of a card: its pigment runs out towards the right."""
    return ft.LinearGradient(
        begin=ft.Alignment.CENTER_LEFT,
        end=ft.Alignment.CENTER_RIGHT,
        colors=[ft.Colors.with_opacity(0.5, PIGMENTS[kind]), ft.Colors.SURFACE_CONTAINER_HIGHEST],
        stops=[0.0, 0.55],
    )


def word(text: str, color: str = ft.Colors.ON_SURFACE_VARIANT) -> ft.Text:
    """A short word on a tile, in the narrow typeface."""
    return ft.Text(text, size=theme.SMALL, font_family=theme.NUMBERS, color=color, text_align=ft.TextAlign.CENTER)
