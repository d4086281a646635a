"""A game of Forsaken at a glance: VP, how near the threshold the best is, and the last turns."""

from companion.attendance import in_a_row
from companion.forsaken.ending import waiting
from companion.forsaken.glossary import entry_of_phase
from companion.forsaken.table import Table
from companion.glance import Figure, Glance, Nearness


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
    if table.phase != "players" or table.turn not in names:
        return ""
    if table.ending is not None:
        left = _behind(table)
        return f"next {left[0]}" if left else "next final scoring"
    if table.rival is not None:
        return f"next {table.rival.name}"
    following = names.index(table.turn) + 1
    if len(names) < 2:
        return ""
    return f"next {names[following]}" if following < len(names) else f"next round {table.round + 1}"


def last_turns(table: Table) -> str:
    """The announcement of the last turns: whose is on and who still has one. Empty while there is none to announce."""
    if table.ending is None or table.phase != "players":
        return ""
    left = _behind(table)
    if _on_last(table):
        return f"{table.turn}'s last turn, then {in_a_row(list(left)) if left else 'final scoring'}"
    return f"The end is set off: one last turn for {in_a_row(list(left))}" if left else "The end is set off: last turn"


def _on_last(table: Table) -> bool:
    """Whether the turn that is on is somebody's last; the one in which the end was set off is not."""
    return table.turn in waiting(table) and not table.done.set_off


def _behind(table: Table) -> tuple[str, ...]:
    """Who still has a last turn behind the one that is on."""
    return tuple(name for name in waiting(table) if not (_on_last(table) and name == table.turn))


def nearest(table: Table) -> int:
    """The VP of the player who has the most; those of a rival count where its tracker ends the game, too (S3)."""
    most = max((player.vp for player in table.players), default=0)
    return max(most, table.rival.vp) if table.rival and table.ruled("S3") == "yes" else most


def glance(table: Table) -> Glance:
    """Where a game stands, with the VP of everybody, the rival among them."""
    best, threshold = nearest(table), table.threshold
    return Glance(
        moment=moment(table),
        rule=entry_of_phase(table.phase),
        in_play=table.phase == "players",
        figures=(
            *(Figure(player.name, player.vp) for player in table.players),
            *((Figure(table.rival.name, table.rival.vp),) if table.rival else ()),
        ),
        figures_rule="forsaken-victory-points",
        coming=coming(table),
        announced=last_turns(table),
        announced_rule="forsaken-final-turns",
        near=Nearness(min(best, threshold), threshold, f"{best} of {threshold} VP at the most", "forsaken-game-end"),
    )


def seated(table: Table) -> tuple[str, ...]:
    """The people at the table, in their order."""
    return tuple(player.name for player in table.players)
