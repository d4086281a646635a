"""Who sits at a table of Forsaken: up to four, each for themselves; alone against a rival nobody joins."""

from collections.abc import Callable
from typing import Any

from companion.attendance import Attendance, in_a_row
from companion.forsaken import commands as c
from companion.forsaken import turns
from companion.forsaken.draft import Draft
from companion.forsaken.events import TurnBegun
from companion.forsaken.kinds import counted
from companion.forsaken.setup import COLOURS, SEATS
from companion.forsaken.table import Table


def belongings(table: Table, who: str) -> str:
    """What is a player's on the table, in words: `4 VP, 3 resources and 5 cards`. Gear is counted, never named."""
    player = table.player(who)
    cards = len(player.gear) + len(player.weapons) + len(player.cards) + len(player.jobs)
    tokens = sum(player.holds(what) for what in ("boosts", "visions", "transponders"))
    counts = ((player.resources, "resource"), (tokens, "token"), (cards, "card"))
    said = [f"{count} {what}{'' if count == 1 else 's'}" for count, what in counts if count]
    return in_a_row([counted("vp", player.vp), *said])


def _alone(table: Table) -> tuple[str, str] | None:
    """A rival plays against one player only (Solo Mode)."""
    if table.rival is None:
        return None
    return f"{table.rival.name} is the rival of one player", "begin a game without a rival instead"


def _like_the_rival(table: Table, name: str, but: str, team: str | None) -> str | None:
    """The rival's name, where somebody would have it, too."""
    rival = table.rival
    return rival.name if rival is not None and rival.name.casefold() == name.casefold() else None


def _sits(draft: Any, name: str) -> None:
    draft.remind(f"{name} takes a player board and what its back lists: note each piece", "forsaken-setup-player", name)


ATTENDANCE = Attendance(
    most=SEATS,
    colours=COLOURS,
    more_colours=(),
    late="sits down late, with nothing noted yet, last in turn order",
    others="",
    turn_rule="forsaken-turn",
    turn_page=None,
    belongings=belongings,
    alone=_alone,
    teams=lambda table: (),
    shared=lambda table: "",
    unlike=_like_the_rival,
    # The same as the end of a turn: a last turn that is passed over is over, too.
    end_turn=lambda draft, who: turns.end_turn(draft, c.EndTurn(who=who)),
    give_turn=lambda draft, who, because: draft.emit(TurnBegun(who=who), because),
    goes=lambda draft, who: None,
    sits=_sits,
)

HANDLERS: dict[type, Callable[[Draft, Any], object]] = ATTENDANCE.handlers()
