"""Regions by name: those that this game has spoken of, then those that the rulebook names."""

from companion.chronicles.event_tokens import printed_on
from companion.chronicles.kinds import STACKS
from companion.chronicles.table import Table

NAMED = ("Monastery", *STACKS)
"""Regions that the rulebook names: dark agents come to monasteries, and each stack of chronicles has one."""


def known_places(table: Table) -> tuple[str, ...]:
    """Regions that people may mean, those of this game first, each once however its capitals were typed."""
    used = (
        *(place for board in table.timeline if board.event for place in board.event.places),
        *(it.region for it in table.agents),
    )
    found: dict[str, str] = {}
    for name in (*used, *NAMED):
        found.setdefault(name.casefold(), name)
    return tuple(found.values())


def asks_for_places(table: Table, board: int) -> bool:
    """Whether the app cannot go on with an event until somebody has said where it is: its agents come there."""
    event = next((it.event for it in table.timeline if it.number == board), None)
    card = printed_on(event) if event else None
    return bool(event and card and card.agents and not event.places)
