"""What the ledger says of the end."""

from collections.abc import Callable
from typing import Any

from companion.chronicles import commands as c
from companion.chronicles.table import Table


def _extras(table: Table, command: c.ScoreExtras) -> str:
    if not command.extras:
        return f"{command.who}: nothing more at the end"
    return f"{command.who}: {sum(extra.honor for extra in command.extras)} honor more at the end"


SENTENCES: dict[type, Callable[[Table, Any], str]] = {
    c.BeginScoring: lambda table, it: "The game ends here",
    c.ScoreExtras: _extras,
    c.Finish: lambda table, it: "Final scoring",
    c.SettleTie: lambda table, it: f"{it.who} wins the tie",
}
