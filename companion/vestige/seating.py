"""Who gathers for a game: seats in turn order, their colours and teams, while it is set up (p. 6, 10, 28, 29).

A seating is what people have chosen so far, so it may be unfinished; `misseated.py` says what is wrong with it.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Self

from companion.chance import one_of
from companion.frozen import Frozen
from companion.vestige.setup import COLOURS, MORE_COLOURS, Mode, Seat

MOST_SEATS = 6
MOST_TEAMS = 3
USUAL: Mapping[Mode, int] = {"solo": 1, "competitive": 2, "teams": 4, "cooperative": 2}
"""How many seats a mode shows at least, before anybody has sat down."""

LAYOUTS: tuple[tuple[int, int], ...] = ((2, 2), (2, 3), (3, 2))
"""Ways to form teams (p. 28): how many teams, and how many people in each."""


class Place(Frozen):
    """A seat that somebody has taken or may take. `team` counts from 0; `id` stays while the place is moved about."""

    id: int
    name: str = ""
    color: str = COLOURS[0]
    team: int = 0

    @property
    def called(self) -> str:
        return self.name.strip()


class Seating(Frozen):
    """The places in turn order, and the teams: how many there are, and what they are called; none to have its number.

    Teams that are not there just now keep their names.
    """

    places: tuple[Place, ...] = (Place(id=0),)
    teams: int = 2
    team_names: tuple[str, ...] = ("",) * MOST_TEAMS
    next_id: int = 1

    @classmethod
    def of(cls, seats: Sequence[Seat], next_id: int = 0) -> Self:
        """The seating of a game that was played, with ids from `next_id` on."""
        names = [*dict.fromkeys(seat.team for seat in seats if seat.team)][:MOST_TEAMS]
        typed = ["" if name == f"Team {number}" else name for number, name in enumerate(names, start=1)]
        seating = cls(
            places=(),
            teams=max(len(names), 2),
            team_names=(*typed, *[""] * (MOST_TEAMS - len(names))),
            next_id=next_id + len(seats),
        )
        for id, seat in enumerate(seats, start=next_id):
            team = names.index(seat.team) if seat.team in names else 0
            place = Place(id=id, name=seat.name, color=seat.color or seating.free_color, team=team)
            seating = seating.changed({"places": (*seating.places, place)})
        return seating

    # How it stands

    def playing(self, mode: Mode) -> tuple[Place, ...]:
        """The places that count in a mode: in solo play only the first."""
        return self.places[:1] if mode == "solo" else self.places

    def team_name(self, team: int) -> str:
        """What a team is called, named or not."""
        return self.team_names[team].strip() or f"Team {team + 1}"

    def members(self, team: int) -> tuple[Place, ...]:
        """Who is in a team, in turn order."""
        return tuple(place for place in self.places if place.team == team)

    @property
    def names(self) -> tuple[str, ...]:
        """The names that have been given, in turn order."""
        return tuple(place.called for place in self.places if place.called)

    @property
    def layout(self) -> tuple[int, int] | None:
        """Which of the usual ways to form teams this is; None when the places are spread otherwise."""
        return next(((teams, size) for teams, size in LAYOUTS if self._sizes == [size] * teams), None)

    @property
    def full(self) -> bool:
        """Whether no seat can be added."""
        return len(self.places) >= MOST_SEATS

    @property
    def free_color(self) -> str:
        """The first colour that nobody has: those of the box, then others."""
        taken = {place.color for place in self.places}
        return next((color for color in (*COLOURS, *MORE_COLOURS) if color not in taken), COLOURS[0])

    def others(self, people: Sequence[str]) -> tuple[str, ...]:
        """Those of some people who may still sit down, in their order; nobody when every seat has a name."""
        if self.full and len(self.names) == len(self.places):
            return ()
        here = {name.casefold() for name in self.names}
        return tuple(name for name in people if name.strip().casefold() not in here)

    def seats(self, mode: Mode) -> list[dict[str, str | None]]:
        """The seats as a setup takes them."""
        return [
            {
                "name": place.called,
                "color": place.color,
                "team": self.team_name(place.team) if mode == "teams" else None,
            }
            for place in self.playing(mode)
        ]

    # How it changes

    def ready_for(self, mode: Mode) -> Self:
        """As many places as a mode shows at least. Only places without a name are taken away for it."""
        return self._sized(USUAL[mode])

    def joined(self, name: str = "") -> Self:
        """One more place, in the smallest team. The same seating when all six are taken."""
        if self.full:
            return self
        smallest = self._sizes.index(min(self._sizes))
        place = Place(id=self.next_id, name=name, color=self.free_color, team=smallest)
        return self.changed({"places": (*self.places, place), "next_id": self.next_id + 1})

    def seated(self, name: str) -> Self:
        """Somebody known sits down: on the first place without a name, else on one more."""
        empty = next((place for place in self.places if not place.called), None)
        if empty is None:
            return self.joined(name)
        # Another id: a field that was begun for this place must not keep what was typed into it.
        taken = empty.changed({"id": self.next_id, "name": name})
        places = tuple(taken if place is empty else place for place in self.places)
        return self.changed({"places": places, "next_id": self.next_id + 1})

    def without(self, id: int) -> Self:
        """One place less."""
        return self.changed({"places": tuple(place for place in self.places if place.id != id)})

    def moved(self, id: int, by: int) -> Self:
        """A place earlier (-1) or later (1) in the order of turns; at the ends it stays."""
        order = list(self.places)
        here = next(index for index, place in enumerate(order) if place.id == id)
        there = min(max(here + by, 0), len(order) - 1)
        order.insert(there, order.pop(here))
        return self.changed({"places": tuple(order)})

    def beginning_with(self, name: str) -> Self:
        """The same seats around the table, with another one as the first. Raises ValueError for an unknown name."""
        here = [place.called for place in self.places].index(name)
        return self.changed({"places": (*self.places[here:], *self.places[:here])})

    def named(self, id: int, name: str) -> Self:
        """A place under another name."""
        return self._with(id, {"name": name})

    def coloured(self, id: int, color: str) -> Self:
        """A place in another colour. Who had it gets the colour that becomes free: no two ever have the same."""
        folded = color.strip().casefold()
        given = next((known for known in (*COLOURS, *MORE_COLOURS) if known == folded), color.strip())
        before = next(place.color for place in self.places if place.id == id)
        holder = next((place for place in self.places if place.color.casefold() == folded), None)
        seating = self._with(holder.id, {"color": before}) if holder else self
        return seating._with(id, {"color": given})

    def in_team(self, id: int, team: int) -> Self:
        """A place in another team, which counts from 0."""
        return self._with(id, {"team": team})

    def team_called(self, team: int, name: str) -> Self:
        """A team under another name; none to have its number."""
        return self.changed({"team_names": (*self.team_names[:team], name, *self.team_names[team + 1 :])})

    def laid_out(self, teams: int, people: int) -> Self:
        """So many teams of so many people. Nobody who has a name is sent away, nor to another team without need."""
        seating = self.changed({"teams": teams})._sized(teams * people)
        if seating.layout == (teams, people):
            return seating
        # Teams sit in turns, so that none has two turns in a row.
        places = tuple(place.changed({"team": number % teams}) for number, place in enumerate(seating.places))
        return seating.changed({"places": places})

    @property
    def _sizes(self) -> list[int]:
        return [len(self.members(team)) for team in range(self.teams)]

    def _sized(self, count: int) -> Self:
        kept = list(self.places)
        for place in reversed(self.places):
            if len(kept) > count and not place.called:
                kept.remove(place)
        seating = self.changed({"places": tuple(kept)})
        while len(seating.places) < count:
            seating = seating.joined()
        return seating

    def _with(self, id: int, changes: dict[str, Any]) -> Self:
        places = tuple(place.changed(changes) if place.id == id else place for place in self.places)
        return self.changed({"places": places})


def starting_player(seed: str, names: Sequence[str]) -> str:
    """Who begins, by a seed. The same people and the same seed give the same one, however they sit (p. 10)."""
    return one_of(seed, sorted(names, key=str.casefold))
