"""What if: what people try out first on a copy of the game, and which moves lead there."""

from typing import Literal

from companion.frozen import Frozen
from companion.vestige.commands import BeginScoring, Command, EndTurn, SetAutomation
from companion.vestige.table import Table

Trying = Literal["nemesis_turn", "final_scoring", "freely"]


class Beginning(Frozen):
    """A way into the trial. `moves` are made on the copy before people see it."""

    trying: Trying
    moves: tuple[Command, ...] = ()


def beginnings(table: Table) -> tuple[Beginning, ...]:
    """What can be tried out on this table, the likeliest first: the nemeses' turn, final scoring, anything."""
    found = []
    if table.phase in ("players", "nemeses"):
        if table.nemeses:
            found.append(Beginning(trying="nemesis_turn", moves=(*_by_the_app(table), *_end_of_turns(table))))
        found.append(Beginning(trying="final_scoring", moves=(BeginScoring(),)))
    elif table.phase == "scoring":
        found.append(Beginning(trying="final_scoring"))
    return (*found, Beginning(trying="freely"))


def _by_the_app(table: Table) -> tuple[Command, ...]:
    """A group that takes the nemeses' turns without the app wants to see here what it makes of one."""
    return (SetAutomation(automation="nemesis_turn", how="ask"),) if table.how("nemesis_turn") == "off" else ()


def _end_of_turns(table: Table) -> tuple[Command, ...]:
    """As if everybody whose turn is still to come in this round were passed over."""
    if table.phase == "nemeses":
        return ()
    return (EndTurn() if table.mode == "cooperative" else EndTurn(who=table.playing[-1].name),)
