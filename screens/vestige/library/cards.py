"""Vestige's cards in the library."""

from typing import Any

from companion.desk import Desk
from companion.library import saved_library, suggestions
from companion.vestige.library import Library
from screens.library.cards import NEW, Begin, Cards, Go, Say
from screens.vestige.cards.page import CardPage
from screens.vestige.cards.start import start_card
from screens.vestige.library.box import OwnBox
from screens.vestige.library.places import SPACE, Masteries, Spaces, over
from screens.vestige.library.signs import kind_sign
from screens.vestige.packs.coming import ImportPage
from screens.vestige.packs.ways import ways


def _instead(kind: str, begin: Begin) -> Any:
    match kind:
        case "mastery":
            return Masteries(begin=begin, key="masteries")
        case "speed":
            return Spaces(begin=begin, key="spaces")
        case _:
            return None


def _offered(library: Library, kind: str, letters: str) -> tuple[str, ...]:
    if kind == "region":
        begun = letters.strip().casefold()
        return tuple(name for name in library.collection if name.casefold().startswith(begun))
    return tuple(card.name for card in suggestions(library, kind, letters)) if letters.strip() else ()


def _page(desk: Desk, id: str, say: Say, go: Go, wide: bool) -> Any:
    return CardPage(desk=desk, id=id, say=say, go=go, wide=wide, key=f"card-{id}")


def _imports(desk: Desk, say: Say, go: Go) -> Any:
    return ImportPage(desk=desk, say=say, go=go, key="import")


def _box(desk: Desk, library: Library) -> list[Any]:
    def change(changed: Library) -> None:
        desk.keep_library("vestige", saved_library(changed))

    return [OwnBox(library=library, on_change=change, key="own-box")]


CARDS = Cards(
    sign=kind_sign,
    start=start_card,
    page=_page,
    instead=_instead,
    offered=_offered,
    adds=lambda kind: ("Another space", SPACE) if kind == "speed" else ("New card", NEW),
    over=over,
    imports=_imports,
    ways=ways,
    box=_box,
)
