"""A table of Forsaken in a few lines."""

from companion.forsaken.kinds import counted
from companion.forsaken.player import Player
from companion.forsaken.table import Table
from companion.in_short import InShort


def in_short(table: Table) -> tuple[InShort, ...]:
    """The round, the bounty and what is going on, then VP, vitality and cubes of each player, then the rival."""
    return (
        InShort(words=_course(table), rule="forsaken-turn"),
        *(InShort(words=_of(one), rule="forsaken-victory-points", who=one.name) for one in table.players),
        *_rival(table),
    )


def _course(table: Table) -> str:
    parts = [
        f"Round {table.round}",
        *([f"bounty: {table.bounty.name}"] if table.bounty.name else []),
        *([f"event row: {len(table.event_row)}"] if table.event_row else []),
        *(["the last turns"] if table.ending is not None and table.phase == "players" else []),
    ]
    return ", ".join(parts)


def _of(player: Player) -> str:
    vitality = "vitality not read" if player.vitality is None else f"vitality {player.vitality} of {player.maximum}"
    cubes = [counted(what, player.holds(what)) for what in ("scrap", "particle") if player.holds(what)]
    return ", ".join([f"{player.name}: {player.vp} VP", vitality, *cubes])


def _rival(table: Table) -> tuple[InShort, ...]:
    if table.rival is None:
        return ()
    deck = "" if table.plot.deck is None else f", {table.plot.deck} in the plot deck"
    row = len(table.plot.row)
    words = f"{table.rival.name}: {table.rival.vp} VP, {row} in the plot row{deck}"
    return (InShort(words=words, rule="forsaken-rival-vp"),)
