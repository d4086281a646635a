"""Which rules belong to the moment: what people would look up now, before they have typed anything."""

from collections.abc import Iterator, Mapping

from companion.forsaken.kinds import PLOT_LINES
from companion.forsaken.player import Player
from companion.forsaken.prompts import notices, prompts
from companion.forsaken.table import Table

MOST = 6

_PAGES: Mapping[str, tuple[str, ...]] = {
    "table": ("forsaken-action-step", "forsaken-free-actions", "forsaken-encounter-step"),
    "places": ("forsaken-locations", "forsaken-prices", "forsaken-where-to-stand"),
    "fight": ("forsaken-combat", "forsaken-winning-a-fight", "forsaken-advanced-dice", "forsaken-overwhelm"),
    "world": ("forsaken-bounty-tracker", "forsaken-patrol-path", "forsaken-event-row"),
    "rival": ("forsaken-rival-turn", "forsaken-action-lines", "forsaken-solo-loss"),
    "end": ("forsaken-final-scoring", "forsaken-end-game-resolution", "forsaken-tie"),
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
    if table.phase != "players":
        yield from ("forsaken-final-scoring", "forsaken-finale", "forsaken-end-game-resolution", "forsaken-tie")
        yield from ("forsaken-q-leftovers", "forsaken-game-end")
        return
    if table.ending is not None:
        yield from ("forsaken-final-turns", "forsaken-game-end")
    if len(table.plot.row) >= PLOT_LINES - 1:
        yield "forsaken-solo-loss"
    yield from _of_the_turn(table)
    yield from _PAGES.get(stage, ())
    on = table.find(table.turn) if table.turn else None
    if on is not None:
        yield from _of_the_player(on)
    if table.rival is not None:
        yield "forsaken-rival-turn"
    if table.event_row:
        yield "forsaken-event-row"
    yield from ("forsaken-turn", "forsaken-action-step", "forsaken-encounter-step", "forsaken-locations")
    yield from ("forsaken-legend", "forsaken-combat")


def _of_the_turn(table: Table) -> Iterator[str]:
    if table.done.step != "encounter":
        return
    if table.done.vignette:
        yield "forsaken-q-vignette-then-encounter"
    elif not table.done.encountered:
        yield from ("forsaken-encounter-step", "forsaken-settlement-or-outland")
    if table.done.rested:
        yield "forsaken-q-encounter-after-rest"


def _of_the_player(player: Player) -> Iterator[str]:
    """What hurts whoever is on, or lies with them and waits."""
    if player.vitality is not None and player.vitality <= 2:
        yield "forsaken-healing"
    if player.infamy:
        yield "forsaken-infamy"
    if any(player.grudges.values()):
        yield "forsaken-grudges"
    if player.discard:
        yield "forsaken-recover-gear"
