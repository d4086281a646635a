"""The names that a prompt offers: what this game and the library know of such things, those on the table left out."""

from companion.chronicles.box import bundled_events
from companion.chronicles.library import Library, library_of
from companion.chronicles.party import colours
from companion.chronicles.prompts import Prompt
from companion.chronicles.table import Table
from companion.library import both
from screens.sitting import Sitting


def library_at(sitting: Sitting) -> Library:
    """What the library knows at this moment."""
    return library_of(sitting.desk.library("chronicles"))


def known_names(sitting: Sitting, prompt: Prompt) -> tuple[str, ...]:
    """The names offered for a prompt, those of this game first."""
    table: Table = sitting.table
    match prompt.kind:
        case "colour":
            return tuple(dict.fromkeys(it for player in table.players for it in colours(player)))
        case "reveal_event":
            return event_names(sitting)
        case "legendary":
            here = tuple(card.name for card in table.legendary_cards if card.track in (None, prompt.track))
            library = tuple(card.name for card in library_at(sitting).legendary() if card.track in (None, prompt.track))
            lying = {card.name for player in table.players for card in player.legendary}
            return tuple(name for name in both(here, library) if name not in lying)
        case "chronicle" | "shroud":
            return tuple(card.name for card in library_at(sitting).choices("chronicle"))
        case _:
            return ()


def event_names(sitting: Sitting) -> tuple[str, ...]:
    """Events that may be turned over: all that are known but those that lie open, or in a tableau."""
    table: Table = sitting.table
    lying = {board.event.name for board in table.timeline if board.event}
    lying |= {event.name for player in (*table.players, *table.gone) for event in player.events}
    here = tuple(card.name for card in (*table.event_cards, *library_at(sitting).events()))
    return tuple(name for name in both(here, tuple(it.name for it in bundled_events())) if name not in lying)
