"""What the ledger says of the end."""

from collections.abc import Callable
from typing import Any

from companion.forsaken import commands as c
from companion.forsaken.kinds import counted
from companion.forsaken.score import Extra
from companion.forsaken.table import Table

_REACHED = {
    "threshold": "The VP threshold is reached",
    "deck": "An encounter deck is empty",
    "story": "A story is finished",
    "table": "The end is set off",
}


def _reach(table: Table, command: c.ReachEnd) -> str:
    if command.who is None:
        return _REACHED[command.why] if command.why == "table" else f"{_REACHED[command.why]}: the end is set off"
    if command.why == "threshold":
        return f"{command.who} has reached {table.threshold} VP: the end is set off"
    return f"{command.who} sets off the end"


def _sum(who: str, extras: tuple[Extra, ...], of: str) -> str:
    if not extras:
        return f"{who}: nothing of {of}"
    return f"{who}: {counted('vp', sum(extra.vp for extra in extras))} of {of}"


def _finale(table: Table, command: c.SettleFinale) -> str:
    title = next((card.title for card in table.event_row if card.id == command.event), "a card of the event row")
    paid = [f"{who} {vp:+d}" for who, vp in command.vp.items() if vp]
    return f"Finale of {title}: {', '.join(paid) or 'no VP'}"


SENTENCES: dict[type, Callable[[Table, Any], str]] = {
    c.ReachEnd: _reach,
    c.RevokeEnd: lambda table, it: "The end is not set off",
    c.LoseToPlot: lambda table, it: f"{table.rival.name} wins by the plot" if table.rival else "Lost to the plot",
    c.BeginScoring: lambda table, it: "The game ends here",
    c.SettleFinale: _finale,
    c.ScoreFinale: lambda table, it: _sum(it.who, it.finale, "finales"),
    c.ScoreExtras: lambda table, it: _sum(it.who, it.extras, "other effects"),
    c.CountCoolStuff: lambda table, it: f"{it.who}: cool stuff counted",
    c.Finish: lambda table, it: "Final scoring",
}
