"""Kinds of cards in the library as pictures."""

import flet as ft

from screens.library.signs import plain_sign

_SIGNS = {
    "legendary": ft.Icons.AUTO_AWESOME_OUTLINED,
    "event": ft.Icons.EVENT_NOTE_OUTLINED,
    "chronicle": ft.Icons.AUTO_STORIES_OUTLINED,
}


def kind_sign(kind: str, size: int = 36) -> ft.Control:
    """The sign of a kind. Decoration: the kind is named beside it."""
    return plain_sign(_SIGNS[kind], size)
