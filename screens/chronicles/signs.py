"""Kinds of cards, attributes and vendor tokens as pictures: a shape and a colour each. A colour never stands alone.

A kind is square, an attribute round, a token has six corners. All are decoration: the word stands beside them, or in
the label of what they lie in.
"""

import flet as ft

from companion.chronicles.kinds import CardKind, Track
from companion.chronicles.vendors import VendorId
from screens.chronicles import glyphs
from screens.drawn import Sign

# That companions have colours is all that our rulebook says of colours; these are ours.
TRACK_COLOURS: dict[Track, str] = {
    "inspiration": "#E3C25A",
    "wisdom": "#B196DE",
    "knowledge": "#6FA8DC",
    "vision": "#79B87F",
    "strength": "#DC7A6C",
    "courage": "#E0954E",
}
KIND_COLOURS: dict[CardKind, str] = {
    "relic": "#C9A66B",
    "loot": "#B98A62",
    "trait": "#9FA8D6",
    "companion": "#7FB3A8",
    "monster": "#C77F86",
    "exotic_pet": "#9DB36F",
}
_PARCHMENT = "#DCCDAE"


def kind_sign(kind: CardKind, size: int = 32, faded: bool = False) -> ft.Control:
    """The sign of a kind of card. `faded` where it stands for something that is not there yet."""
    return Sign(glyph=glyphs.KINDS[kind], shape="square", fill=KIND_COLOURS[kind], size=size, faded=faded)


def track_sign(track: Track, size: int = 32, faded: bool = False) -> ft.Control:
    """The sign of an attribute, and so of its legendary track and its space at the festival."""
    return Sign(glyph=glyphs.TRACKS[track], shape="round", fill=TRACK_COLOURS[track], size=size, faded=faded)


def token_sign(token: VendorId | None, size: int = 40) -> ft.Control:
    """A vendor token; None is one that lies face down, or that nobody has named."""
    return Sign(
        glyph=glyphs.TOKENS[token] if token else "", shape="token", fill=_PARCHMENT, size=size, faded=token is None
    )
