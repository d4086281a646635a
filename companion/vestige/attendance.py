"""Who sits at a table of Vestige, and what becomes of regions and covert ops when somebody comes or goes."""

from companion.attendance import Attendance, in_a_row
from companion.ledger import Because
from companion.vestige.cards import counted
from companion.vestige.draft import Draft
from companion.vestige.events import ControlLost, PawnMoved, TurnBegun
from companion.vestige.setup import COLOURS, MORE_COLOURS, mixed_side
from companion.vestige.table import PLAYERS, Table
from companion.vestige.turns import end_turn

SEATS = 6


def belongings(table: Table, who: str) -> str:
    """What is a player's on the table, in words: `12 leverage, 2 regions and 3 cards`."""
    player = table.competitor(who)
    regions, cards = len(table.controlled(who)), len(player.cards)
    parts = [
        f"{player.leverage} leverage",
        *([counted(regions, "region")] if regions else []),
        *([counted(cards, "card")] if cards else []),
    ]
    return in_a_row(parts)


def _teams(table: Table) -> tuple[str, ...]:
    """The teams of a team game, in the order of their first seats; none in other games."""
    if table.mode != "teams":
        return ()
    return tuple(dict.fromkeys(human.team for human in table.humans if human.team))


def _alone(table: Table) -> tuple[str, str] | None:
    """p. 28: a solo game is one player's."""
    if table.mode != "solo":
        return None
    return "a solo game has one player", "begin a cooperative or competitive game instead"


def _shared(table: Table) -> str:
    # p. 29: in cooperative play the players share one turn.
    return PLAYERS if table.mode == "cooperative" else ""


def _mixed(table: Table, name: str, but: str, team: str | None) -> str | None:
    """A name that would stand for two sides at once, if somebody had this one."""
    if but:
        side = table.side(but)
        side = name if side == but else side
    else:
        side = PLAYERS if table.mode == "cooperative" else team or name
    sides = {one.name: table.side(one.name) for one in table.competitors if one.name != but}
    sides[name] = side
    return mixed_side(sides, [name if one.name == but else one.name for one in table.nemeses])


def _goes(draft: Draft, who: str) -> None:
    for region in draft.table.controlled(who):
        draft.emit(
            ControlLost(who=who, region=region),
            Because(rule="corrections", text=f"{who} goes, so nobody controls {region}"),
        )
    draft.emit(PawnMoved(who=who))


ATTENDANCE = Attendance(
    most=SEATS,
    colours=COLOURS,
    more_colours=MORE_COLOURS,
    late="sits down late, at 0 leverage, last in turn order",
    others="nemeses",
    turn_rule="turn-order",
    turn_page=10,
    belongings=belongings,
    alone=_alone,
    teams=_teams,
    shared=_shared,
    unlike=_mixed,
    end_turn=end_turn,
    give_turn=lambda draft, who, because: draft.emit(TurnBegun(who=who), because),
    goes=_goes,
    sits=lambda draft, name: draft.remind(
        f"{name}: a covert op for the hand, one more on each magenta trigger that nobody has reached"
    ),
)
