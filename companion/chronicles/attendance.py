"""Who sits at a table of Chronicles: up to five, each for themselves."""

from collections.abc import Callable
from typing import Any

from companion.attendance import Attendance, in_a_row
from companion.chronicles import turns
from companion.chronicles.draft import Draft
from companion.chronicles.events import TurnBegun
from companion.chronicles.setup import COLOURS, SEATS, boards_for
from companion.chronicles.table import Table


def belongings(table: Table, who: str) -> str:
    """What is a player's on the table, in words: `12 honor, 2 renown and 3 cards`. Renown is what is still held."""
    player = table.player(who)
    counts = (
        (len(player.cards) + len(player.legendary) + len(player.events), "card"),
        (player.agents, "dark agent"),
        (len(player.tokens), "vendor token"),
    )
    return in_a_row(
        [
            f"{player.honor} honor",
            *([f"{player.renown} renown"] if player.renown else []),
            *(f"{count} {what}{'' if count == 1 else 's'}" for count, what in counts if count),
        ]
    )


def _boards(draft: Any) -> None:
    """Says it where one player more brings another event board into use (Setup)."""
    players = len(draft.table.players)
    boards = boards_for(players)
    if boards > boards_for(players - 1):
        draft.say("chronicles-event-boards", f"{boards} event boards for {players} players; the new one is the newest")


ATTENDANCE = Attendance(
    most=SEATS,
    colours=COLOURS,
    more_colours=(),
    late="sits down late, with one companion, last in turn order",
    others="",
    # The order of turns belongs to the base game, whose text is not in our sources.
    turn_rule="seats-change",
    turn_page=None,
    belongings=belongings,
    alone=lambda table: None,
    teams=lambda table: (),
    shared=lambda table: "",
    unlike=lambda table, name, but, team: None,
    end_turn=lambda draft, who: turns.advance(draft),
    give_turn=lambda draft, who, because: draft.emit(TurnBegun(who=who), because),
    goes=lambda draft, who: None,
    sits=lambda draft, name: _boards(draft),
)

HANDLERS: dict[type, Callable[[Draft, Any], object]] = ATTENDANCE.handlers()
