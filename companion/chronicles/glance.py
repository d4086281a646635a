"""A game of Chronicles at a glance: honor. Nothing of this game tells how near the end is: the base game does."""

from companion.chronicles.glossary import entry_of_phase
from companion.chronicles.table import Table
from companion.glance import Figure, Glance


def moment(table: Table) -> str:
    """Where a game stands in time: the round and whose turn it is, or what comes after the last turn."""
    match table.phase:
        case "players":
            return f"Round {table.round} · {table.turn}" if table.turn else f"Round {table.round}"
        case "scoring":
            return "Final scoring"
        case _:
            return "Game over"


def coming(table: Table) -> str:
    """Who is on after this turn, in words; empty where there is nobody else."""
    names = [player.name for player in table.playing]
    if table.phase != "players" or len(names) < 2 or table.turn not in names:
        return ""
    following = names.index(table.turn) + 1
    return f"next {names[following]}" if following < len(names) else f"next round {table.round + 1}"


def glance(table: Table) -> Glance:
    """Where a game stands, with the honor of everybody."""
    return Glance(
        moment=moment(table),
        rule=entry_of_phase(table.phase),
        in_play=table.phase == "players",
        figures=tuple(Figure(player.name, player.honor) for player in table.players),
        figures_rule="chronicles-honor",
        coming=coming(table),
    )


def seated(table: Table) -> tuple[str, ...]:
    """The people at the table, in their order."""
    return tuple(player.name for player in table.players)
