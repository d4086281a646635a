"""The page of one card of Forsaken. What is written lies in a draft on the desk until it is kept."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.desk import Desk
from screens.forsaken.cards.editing import BOOK
from screens.forsaken.cards.parts import parts
from screens.forsaken.cards.sheets import over
from screens.forsaken.signs import sign_of
from screens.guard import component
from screens.library import card_page

_DRAWING = card_page.Drawing(sign=sign_of, parts=parts, over=over)


@component
def CardPage(desk: Desk, id: str, say: Callable[[str], None], go: Callable[[str], None], wide: bool) -> ft.Control:
    """The name of a card, its parts, and sheets for its numbers."""
    page: Any = card_page.CardPage(book=BOOK, drawing=_DRAWING, desk=desk, id=id, say=say, go=go)
    return page
