"""A table of Chronicles in a few lines."""

from companion.chronicles.table import Player, Table
from companion.in_short import InShort


def in_short(table: Table) -> tuple[InShort, ...]:
    """The round and which events lie open, then honor, renown and legendary cards of each player."""
    events = ", ".join(board.event.name for board in table.timeline if board.event and board.event.name)
    course = f"Round {table.round}, {f'open: {events}' if events else 'no event named'}"
    return (
        InShort(words=course, rule="chronicles-events"),
        *(InShort(words=_of(one), rule="chronicles-honor", who=one.name) for one in table.players),
    )


def _of(player: Player) -> str:
    words = f"{player.name}: {player.honor} honor, {player.renown} renown"
    if player.legendary:
        words += f", {len(player.legendary)} legendary card{'s' if len(player.legendary) != 1 else ''}"
    return words
