"""Names that are known of a kind of card: those of this game first, then those that the library remembers."""

from typing import Any

from companion.forsaken.kinds import FACTIONS
from companion.forsaken.library import Library, library_of
from companion.forsaken.table import Table
from companion.library import both
from screens.sitting import Sitting


def library_at(sitting: Sitting) -> Library:
    """What the library knows at this moment."""
    return library_of(sitting.desk.library("forsaken"))


def names(sitting: Sitting, *kinds: str) -> tuple[str, ...]:
    """The names of all cards of these kinds."""
    table: Table = sitting.table
    library = library_at(sitting)
    here = tuple(card.name for card in table.card_box if card.kind in kinds)
    return both(here, tuple(card.name for kind in kinds for card in library.choices(kind)))


def card_of(sitting: Sitting, kind: str, name: str | None) -> Any:
    """What is known of a card: as this game was told, or as the library has it; None for any other."""
    table: Table = sitting.table
    found = table.known(kind, name)
    return found or (library_at(sitting).known(kind, name) if name else None)


def landmarks(sitting: Sitting) -> tuple[str, ...]:
    """Landmarks that somebody has named: on patrol paths, bounties and players' boards."""
    table: Table = sitting.table
    on_paths = [place for faction in FACTIONS for place in table.persona(faction).path]
    cards = [*table.card_box, *library_at(sitting).choices("persona"), *library_at(sitting).choices("bounty")]
    on_cards = [place for card in cards for place in getattr(card, "path", ())]
    single = [getattr(card, "landmark", None) for card in cards]
    return tuple(dict.fromkeys(place for place in (*on_paths, table.bounty.landmark, *on_cards, *single) if place))
