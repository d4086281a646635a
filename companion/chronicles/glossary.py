"""Which rules entry explains a word of the game.

Only what does not carry its entry itself, as vendor tokens, rulings, automations, prompts and notices do.
"""

from collections.abc import Mapping

from companion.chronicles.box import bundled_event
from companion.chronicles.kinds import CardKind
from companion.chronicles.table import Phase

_PHASES: Mapping[Phase, str] = {
    "players": "chronicles-overview",
    "scoring": "chronicles-game-end",
    "over": "chronicles-game-end",
}


def entry_of_kind(kind: CardKind) -> str:
    """The entry about what a card of a kind checks on the character sheet."""
    return "chronicles-companions" if kind == "companion" else "chronicles-circles"


def entry_of_event(name: str | None) -> str:
    """The entry of an event by its name; the one about all events for one that the rulebook does not show."""
    card = bundled_event(name) if name else None
    return (card.rule if card else None) or "chronicles-events"


def entry_of_phase(phase: Phase) -> str:
    """The entry of where a game stands in time."""
    return _PHASES[phase]
