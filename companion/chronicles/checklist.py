"""The set-up of exactly this game, line by line (Setup): nothing that does not apply."""

from collections.abc import Iterator, Mapping

from companion.checklist import Task
from companion.chronicles.box import bundled_event, same_name
from companion.chronicles.glossary import entry_of_event
from companion.chronicles.kinds import STACKS, TRACKS
from companion.chronicles.setup import Setup, boards_for

SPACES = len(TRACKS)
"""Vendor tokens that lie on the festival board."""

# The rules entry of a line, by its id; a line about an event has the event's.
_ENTRIES: Mapping[str, str] = {
    "base": "chronicles-setup",
    "regions": "chronicles-required-regions",
    "festival": "chronicles-firewind-setup",
    "titles": "chronicles-legendary-titles",
    "chronicles": "chronicles-chronicle-stacks",
    "shroud": "chronicles-shroud",
    "events": "chronicles-event-boards",
    "tokens": "chronicles-firewind-setup",
    "sheets": "chronicles-character-sheet",
    "supply": "chronicles-setup",
}
_COUNTS = {2: "two", 3: "three"}


def checklist(setup: Setup) -> tuple[Task, ...]:
    """What people do to set this game up, in order."""
    return tuple(Task(id=id, text=text, page=None, rule=_rule(id)) for id, text in _lines(setup))


def _rule(id: str) -> str:
    line, _, about = id.partition(":")
    return entry_of_event(about) if line == "event" else _ENTRIES[line]


def _lines(setup: Setup) -> Iterator[tuple[str, str]]:
    alone = len(setup.seats) == 1
    yield "base", "Vindication itself, as you always set it up"
    yield "regions", "Academy, Curio Shoppe and Menagerie are among the regions on the map"
    yield "festival", "Firewind festival board beside the map"
    yield "titles", f"Legendary titles in {len(TRACKS)} stacks, one for each attribute"
    yield "chronicles", f"Chronicle cards in {len(STACKS)} shuffled stacks, one for each place"
    if alone:
        yield "shroud", "The shroud at hand: alone, you choose under it"
    yield from _events(setup)
    yield "tokens", f"Vendor tokens mixed: {SPACES} into the spaces, face up; the rest stacked at the board's top right"
    yield (
        "sheets",
        "A character sheet, its upper right part filled in"
        if alone
        else ("A character sheet each, its upper right part filled in"),
    )
    yield "supply", "Renown and dark agents within reach"


def _events(setup: Setup) -> Iterator[tuple[str, str]]:
    boards = boards_for(len(setup.seats))
    on_them = f"{_COUNTS[boards]} event boards in a row, one event face up on each, its standees on top"
    yield "events", f"Event cards in a stack; {on_them}; the left one is the newest"
    for name in setup.events:
        known = next((card for card in setup.event_cards if same_name(card.name, name)), None) or bundled_event(name)
        if known and known.setup:
            yield f"event:{known.name}", f"{known.name}: {known.setup}"
