"""The cards of Forsaken in the library."""

from functools import partial
from typing import Any

from companion.desk import Desk
from companion.forsaken.library import Library
from companion.library import saved_library, suggestions
from screens.forsaken.cards.editing import BOOK
from screens.forsaken.cards.page import CardPage
from screens.forsaken.cards.printed import OwnBox
from screens.forsaken.signs import sign_of
from screens.library.cards import NEW, Cards, Go, Say
from screens.library.editing import start_card


def _page(desk: Desk, id: str, say: Say, go: Go, wide: bool) -> Any:
    return CardPage(desk=desk, id=id, say=say, go=go, wide=wide, key=f"card-forsaken-{id}")


def _offered(library: Library, kind: str, letters: str) -> tuple[str, ...]:
    return tuple(card.name for card in suggestions(library, kind, letters)) if letters.strip() else ()


def _box(desk: Desk, library: Library) -> list[Any]:
    def change(changed: Library) -> None:
        desk.keep_library("forsaken", saved_library(changed))

    return [OwnBox(library=library, on_change=change, key="own-box")]


CARDS = Cards(
    sign=sign_of,
    start=partial(start_card, BOOK),
    page=_page,
    instead=lambda kind, begin: None,
    offered=_offered,
    adds=lambda kind: ("New card", NEW),
    over=lambda desk, kind, opened, once, turn_to, begin: None,
    imports=lambda desk, say, go: None,
    ways=lambda desk, say, go: [],
    box=_box,
)
