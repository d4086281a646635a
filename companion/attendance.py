"""Who sits where: the order of turns, names, people who come late or go early. All of it corrects the table.

The same in every game. A game says how many have a seat, which colours there are, and what else happens.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from companion.drafting import Drafting, Nonsense
from companion.ledger import Because
from companion.seats import (
    JoinTable,
    LeaveTable,
    RenameSeat,
    ReorderSeats,
    ReturnToTable,
    SeatJoined,
    SeatLeft,
    SeatRenamed,
    SeatReturned,
    SeatsReordered,
    SetTurn,
    SkipTurn,
)

Draft = Drafting[Any, Any]

OVER = ("scoring", "over")
"""Phases in which nobody has a turn any more."""


def moved(table: Any, who: str, by: int) -> tuple[str, ...]:
    """The order of turns with one player so many seats later, or earlier where `by` is below 0."""
    order = [human.name for human in table.humans]
    place = min(max(order.index(who) + by, 0), len(order) - 1)
    order.remove(who)
    order.insert(place, who)
    return tuple(order)


def in_a_row(parts: list[str]) -> str:
    """Things in a sentence: `12 leverage, 2 regions and 3 cards`."""
    return f"{', '.join(parts[:-1])} and {parts[-1]}" if len(parts) > 1 else "".join(parts)


@dataclass(frozen=True)
class Attendance:
    """What a game says about its seats, and what is done about them.

    `most` people have a seat. `colours` are those of the box, `more_colours` come when they are all taken.
    `belongings` says in words what is a player's on a table, `late` what somebody has who comes late. `alone` says
    why nobody may join a table and what to do instead, None where people may. `teams` are the teams at a table.
    `shared` is the name of a turn that all players have together, empty at a table without one. `unlike` is given a
    table, a name, who gets it (empty for somebody new) and their team: a name that two sides would have then, or None.
    `others` is what competitors are called who are no people, empty where there are none. `turn_rule` and `turn_page`
    are the entry about the order of turns.

    `end_turn` gives the turn to the next one; `give_turn` gives it to a player. `goes` is what else happens when
    somebody takes everything along, `sits` when somebody has joined.
    """

    most: int
    colours: tuple[str, ...]
    more_colours: tuple[str, ...]
    late: str
    others: str
    turn_rule: str
    turn_page: int | None
    belongings: Callable[[Any, str], str]
    alone: Callable[[Any], tuple[str, str] | None]
    teams: Callable[[Any], tuple[str, ...]]
    shared: Callable[[Any], str]
    unlike: Callable[[Any, str, str, str | None], str | None]
    end_turn: Callable[[Any, str], object]
    give_turn: Callable[[Any, str, Because | None], object]
    goes: Callable[[Any, str], object]
    sits: Callable[[Any, str], object]

    def can_join(self, table: Any) -> bool:
        """Whether there is room for one player more, and a turn for them to come."""
        return len(table.humans) < self.most and not self.alone(table) and table.phase not in OVER

    def free_colours(self, table: Any) -> tuple[str, ...]:
        """The colours that nobody has or had: those of the box first, when they are taken others too."""
        taken = {one.color for one in (*table.humans, *table.gone)}
        free = tuple(colour for colour in self.colours if colour not in taken)
        return free or tuple(colour for colour in self.more_colours if colour not in taken)

    # What is done

    def handlers(self) -> dict[type, Callable[[Any, Any], object]]:
        """Who answers which command about seats and turns."""
        return {
            SkipTurn: lambda draft, it: self.skip_turn(draft, it.who),
            SetTurn: lambda draft, it: self.set_turn(draft, it.who),
            ReorderSeats: lambda draft, it: self.reorder(draft, it.order),
            RenameSeat: lambda draft, it: self.rename(draft, it.who, it.to),
            LeaveTable: lambda draft, it: self.leave(draft, it.who, it.scored),
            ReturnToTable: lambda draft, it: self.come_back(draft, it.who),
            JoinTable: lambda draft, it: self.join(draft, it.name, it.color, it.team),
        }

    def skip_turn(self, draft: Draft, who: str) -> None:
        """A player has no turn this round; if it is on, the next one begins."""
        draft.human(who)
        if draft.table.turn != who:
            raise Nonsense("who", f"it is not the turn of {who}", f"it is the turn of {draft.table.turn or 'nobody'}")
        draft.say(self.turn_rule, f"{who} is passed over", self.turn_page)
        self.end_turn(draft, who)

    def set_turn(self, draft: Draft, who: str) -> None:
        """A correction: whose turn it is."""
        table = draft.table
        if table.phase in OVER:
            due = "the game is being scored" if table.phase == "scoring" else "the game is over"
            raise Nonsense("who", "nobody has a turn any more", due)
        shared = self.shared(table)
        if who != shared or not shared:
            if draft.human(who).away:
                raise Nonsense("who", f"{who} has gone and has no turns", "let the player come back first")
            who = shared or who
        self.give_turn(draft, who, Because(rule="corrections", text=f"it was the turn of {table.turn or 'nobody'}"))

    def reorder(self, draft: Draft, order: tuple[str, ...]) -> None:
        """The players' order of turns from now on; the first of them is the starting player."""
        for one in order:
            draft.competitor(one, "order")
        missing = [human.name for human in draft.table.humans if human.name not in order]
        if missing or len(set(order)) != len(order):
            what = f"{missing[0]} is left out" if missing else "a name is there twice"
            raise Nonsense("order", f"{what} of the new order", "name every player once")
        before = ", ".join(human.name for human in draft.table.humans)
        because = Because(rule=self.turn_rule, page=self.turn_page, text=f"it was {before}")
        draft.emit(SeatsReordered(order=order), because)

    def rename(self, draft: Draft, who: str, to: str) -> None:
        """A competitor has another name from now on, everywhere on the table."""
        draft.competitor(who)
        if to != who:
            self._unlike_others(draft.table, to, but=who)
            draft.emit(
                SeatRenamed(who=who, to=to), Because(rule="corrections", text=f"{who} is called {to} from now on")
            )

    def leave(self, draft: Draft, who: str, scored: bool) -> None:
        """A player goes. What is theirs stays and is scored, or is taken off the table with them."""
        leaver = draft.human(who)
        if leaver.away or not [one for one in draft.table.playing if one.name != who]:
            what = f"{who} has gone already" if leaver.away else f"{who} is the last player at the table"
            raise Nonsense("who", what, "end the game instead, if nobody plays on" if not leaver.away else "")
        if draft.table.turn == who:
            self.end_turn(draft, who)
        kept = self.belongings(draft.table, who)
        if not scored:
            self.goes(draft, who)
        text = f"{kept}: stays and is scored" if scored else f"{kept}: taken off the table"
        draft.emit(SeatLeft(who=who, scored=scored), Because(rule="corrections", text=text))

    def come_back(self, draft: Draft, who: str) -> None:
        """A player who had gone takes turns again."""
        table = draft.table
        away = [human.name for human in table.humans if human.away] + [one.name for one in table.gone]
        if who not in away:
            raise Nonsense("who", f"{who} has not gone", f"one of {', '.join(away)}" if away else "nobody has")
        if table.find(who) is None:
            self._has_room(draft, "who")
        draft.emit(SeatReturned(who=who), Because(rule="corrections", text=f"{who} is back"))
        if draft.table.phase == "players" and draft.table.turn is None:
            self.give_turn(draft, self.shared(draft.table) or draft.table.playing[0].name, None)

    def join(self, draft: Draft, name: str, color: str | None, team: str | None) -> None:
        """A player sits down late, as the last in turn order."""
        table = draft.table
        self._has_room(draft, "name")
        if table.phase in OVER:
            raise Nonsense("name", "the turns of this game are over", "undo the end of the game first")
        if why := self.alone(table):
            raise Nonsense("name", *why)
        teams = self.teams(table)
        if teams and not team:
            raise Nonsense("team", f"{name} is in no team", f"one of {', '.join(teams)}")
        joined = team if teams else None
        self._unlike_others(table, name, team=joined)
        draft.emit(SeatJoined(name=name, color=color, team=joined), Because(rule="corrections", text=self.late))
        self.sits(draft, name)

    def _has_room(self, draft: Draft, where: str) -> None:
        if len(draft.table.humans) >= self.most:
            raise Nonsense(where, f"{self.most} players sit at this table already", "somebody must go first")

    def _unlike_others(self, table: Any, name: str, but: str = "", team: str | None = None) -> None:
        """Whether a competitor can have this name beside all others, `but` for the one who gets it."""
        others = [one.name for one in (*table.competitors, *table.gone) if one.name != but]
        if name.casefold() in (other.casefold() for other in others):
            raise Nonsense("name", f'somebody at this table is called "{name}" already', "another name")
        if mixed := self.unlike(table, name, but, team):
            raise Nonsense("name", f'"{mixed}" would be the name of two sides', "another name")


SENTENCES: dict[type, Callable[[Any, Any], str]] = {
    SkipTurn: lambda table, it: f"{it.who} is passed over",
    SetTurn: lambda table, it: f"Correction: it is the turn of {it.who}",
    ReorderSeats: lambda table, it: f"Correction: turns go {', '.join(it.order)}",
    RenameSeat: lambda table, it: f"Correction: {it.who} is called {it.to}",
    LeaveTable: lambda table, it: f"{it.who} leaves the table",
    ReturnToTable: lambda table, it: f"{it.who} is back at the table",
    JoinTable: lambda table, it: f"{it.name} joins the table",
}
"""What the ledger says of the commands about seats."""
