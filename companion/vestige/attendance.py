"""Who sits where: the order of turns, names, people who come late or go early. All of it corrects the table."""

from companion.ledger import Because
from companion.vestige.cards import counted
from companion.vestige.draft import Draft, Nonsense
from companion.vestige.events import (
    ControlLost,
    PawnMoved,
    SeatJoined,
    SeatLeft,
    SeatRenamed,
    SeatReturned,
    SeatsReordered,
    TurnBegun,
)
from companion.vestige.setup import COLOURS, MORE_COLOURS, mixed_side
from companion.vestige.table import PLAYERS, Table
from companion.vestige.turns import end_turn

SEATS = 6


def can_join(table: Table) -> bool:
    """Whether there is room for one player more, and a turn for them to come (p. 28)."""
    return len(table.humans) < SEATS and table.mode != "solo" and table.phase in ("players", "nemeses")


def free_colours(table: Table) -> tuple[str, ...]:
    """The colours that nobody has or had: those of the box first, past four players others too."""
    taken = {one.color for one in (*table.humans, *table.gone)}
    free = tuple(colour for colour in COLOURS if colour not in taken)
    return free or tuple(colour for colour in MORE_COLOURS if colour not in taken)


def teams_of(table: Table) -> tuple[str, ...]:
    """The teams of a team game, in the order of their first seats; none in other games."""
    if table.mode != "teams":
        return ()
    return tuple(dict.fromkeys(human.team for human in table.humans if human.team))


def moved(table: Table, who: str, by: int) -> tuple[str, ...]:
    """The order of turns with one player so many seats later, or earlier where `by` is below 0."""
    order = [human.name for human in table.humans]
    place = min(max(order.index(who) + by, 0), len(order) - 1)
    order.remove(who)
    order.insert(place, who)
    return tuple(order)


def reorder(draft: Draft, order: tuple[str, ...]) -> None:
    """The players' order of turns from now on; the first of them is the starting player (p. 10)."""
    for one in order:
        draft.competitor(one, "order")
    missing = [human.name for human in draft.table.humans if human.name not in order]
    if missing or len(set(order)) != len(order):
        what = f"{missing[0]} is left out" if missing else "a name is there twice"
        raise Nonsense("order", f"{what} of the new order", "name every player once")
    before = ", ".join(human.name for human in draft.table.humans)
    draft.emit(SeatsReordered(order=order), Because(rule="turn-order", page=10, text=f"it was {before}"))


def rename(draft: Draft, who: str, to: str) -> None:
    """A competitor has another name from now on, everywhere on the table."""
    draft.competitor(who)
    if to != who:
        side = draft.table.side(who)
        _unlike_others(draft.table, to, to if side == who else side, but=who)
        draft.emit(SeatRenamed(who=who, to=to), Because(rule="corrections", text=f"{who} is called {to} from now on"))


def belongings(table: Table, who: str) -> str:
    """What is a player's on the table, in words: `12 leverage, 2 regions and 3 cards`."""
    player = table.competitor(who)
    regions, cards = len(table.controlled(who)), len(player.cards)
    parts = [
        f"{player.leverage} leverage",
        *([counted(regions, "region")] if regions else []),
        *([counted(cards, "card")] if cards else []),
    ]
    return f"{', '.join(parts[:-1])} and {parts[-1]}" if len(parts) > 1 else parts[0]


def leave(draft: Draft, who: str, scored: bool) -> None:
    """A player goes. What is theirs stays and is scored, or is taken off the table with them."""
    leaver = draft.human(who)
    if leaver.away or not [one for one in draft.table.playing if one.name != who]:
        what = f"{who} has gone already" if leaver.away else f"{who} is the last player at the table"
        raise Nonsense("who", what, "end the game instead, if nobody plays on" if not leaver.away else "")
    if draft.table.turn == who:
        end_turn(draft, who)
    kept = belongings(draft.table, who)
    if not scored:
        for region in draft.table.controlled(who):
            draft.emit(
                ControlLost(who=who, region=region),
                Because(rule="corrections", text=f"{who} goes, so nobody controls {region}"),
            )
        draft.emit(PawnMoved(who=who))
    text = f"{kept}: stays and is scored" if scored else f"{kept}: taken off the table"
    draft.emit(SeatLeft(who=who, scored=scored), Because(rule="corrections", text=text))


def come_back(draft: Draft, who: str) -> None:
    """A player who had gone takes turns again."""
    table = draft.table
    away = [human.name for human in table.humans if human.away] + [one.name for one in table.gone]
    if who not in away:
        raise Nonsense("who", f"{who} has not gone", f"one of {', '.join(away)}" if away else "nobody has")
    if table.find(who) is None and len(table.humans) >= SEATS:
        raise Nonsense("who", f"{SEATS} players sit at this table already", "somebody must go first")
    draft.emit(SeatReturned(who=who), Because(rule="corrections", text=f"{who} is back"))
    _begin_if_nobody(draft)


def join(draft: Draft, name: str, color: str | None, team: str | None) -> None:
    """A player sits down late, at 0 leverage, as the last in turn order."""
    table = draft.table
    if len(table.humans) >= SEATS:
        raise Nonsense("name", f"{SEATS} players sit at this table already", "somebody must go first")
    if table.phase in ("scoring", "over"):
        raise Nonsense("name", "the turns of this game are over", "undo the end of the game first")
    if table.mode == "solo":
        raise Nonsense("name", "a solo game has one player", "begin a cooperative or competitive game instead")
    if table.mode == "teams" and not team:
        teams = ", ".join(dict.fromkeys(human.team or "" for human in table.humans))
        raise Nonsense("team", f"{name} is in no team", f"one of {teams}")
    joined = team if table.mode == "teams" else None
    _unlike_others(table, name, PLAYERS if table.mode == "cooperative" else joined or name)
    draft.emit(
        SeatJoined(name=name, color=color, team=joined),
        Because(rule="corrections", text="sits down late, at 0 leverage, last in turn order"),
    )
    draft.remind(f"{name}: a covert op for the hand, one more on each magenta trigger that nobody has reached")


def _begin_if_nobody(draft: Draft) -> None:
    table = draft.table
    if table.phase == "players" and table.turn is None:
        draft.emit(TurnBegun(who=PLAYERS if table.mode == "cooperative" else table.playing[0].name))


def _unlike_others(table: Table, name: str, side: str, but: str = "") -> None:
    """Whether a competitor of this side can have this name beside all others, `but` for the one who gets it."""
    others = [one.name for one in (*table.competitors, *table.gone) if one.name != but]
    if name.casefold() in (other.casefold() for other in others):
        raise Nonsense("name", f'somebody at this table is called "{name}" already', "another name")
    sides = {one.name: table.side(one.name) for one in table.competitors if one.name != but}
    sides[name] = side
    nemeses = [name if one.name == but else one.name for one in table.nemeses]
    if mixed := mixed_side(sides, nemeses):
        raise Nonsense("name", f'"{mixed}" would be the name of two sides', "another name")
