"""Which rules belong to the moment: what people would look up now, before they have typed anything."""

from collections.abc import Iterator

from companion.chronicles.glossary import entry_of_event
from companion.chronicles.prompts import notices, prompts
from companion.chronicles.table import Table

MOST = 6

_PAGES: dict[str, tuple[str, ...]] = {
    "table": ("chronicles-circles", "chronicles-resolve-a-chronicle", "chronicles-ways-to-use-renown"),
    "events": ("chronicles-resolve-an-event", "chronicles-event-cost", "chronicles-event-advance"),
    "festival": ("chronicles-firewind-visit", "chronicles-choose-a-token", "chronicles-investment-benefits"),
}
"""What belongs to a page that people look at, by its tab."""


def right_here(table: Table, stage: str = "") -> tuple[str, ...]:
    """Ids of rules entries for where the game stands, the most pressing first.

    `stage` is the page that is being looked at, if that is known.
    """
    return tuple(dict.fromkeys(_now(table, stage)))[:MOST]


def _now(table: Table, stage: str) -> Iterator[str]:
    yield from (prompt.rule for prompt in prompts(table))
    yield from (notice.rule for notice in notices(table))
    yield from _PAGES.get(stage, ())
    if table.phase != "players":
        yield from ("chronicles-game-end", "chronicles-columns", "chronicles-dark-agents", "chronicles-tie")
        yield from ("chronicles-honor", "chronicles-q-column-late")
        return
    yield from (entry_of_event(board.event.name) for board in table.timeline if board.event)
    if table.agents:
        yield from ("chronicles-vanquish", "chronicles-dark-agents")
    if any(player.full(track) for player in table.players for track in player.marks):
        yield from ("chronicles-legendary-power", "chronicles-full-track")
    if table.solo:
        yield "chronicles-shroud"
    yield from ("chronicles-circles", "chronicles-ways-to-use-renown", "chronicles-resolve-a-chronicle")
    yield from ("chronicles-resolve-an-event", "chronicles-firewind-visit", "chronicles-legendary-tracks")
