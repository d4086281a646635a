"""Who gathers for a game: seats in turn order, their colours and teams, while it is set up (p. 6, 10, 28, 29).

A seating is what people have chosen so far, so it may be unfinished; `misseated.py` says what is wrong with it.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Self

from companion import gathering
from companion.gathering import Gathering
from companion.vestige.setup import COLOURS, MORE_COLOURS, Mode, Seat

MOST_SEATS = 6
MOST_TEAMS = 3
USUAL: Mapping[Mode, int] = {"solo": 1, "competitive": 2, "teams": 4, "cooperative": 2}
"""How many seats a mode shows at least, before anybody has sat down."""

LAYOUTS: tuple[tuple[int, int], ...] = ((2, 2), (2, 3), (3, 2))
"""Ways to form teams (p. 28): how many teams, and how many people in each."""


class Place(gathering.Place):
    """A seat, with its team, which counts from 0."""

    color: str = COLOURS[0]
    team: int = 0


class Seating(Gathering[Place]):
    """The places in turn order, and the teams: how many there are, and what they are called; none to have its number.

    Teams that are not there just now keep their names.
    """

    PLACE: ClassVar[type[gathering.Place]] = Place
    MOST: ClassVar[int] = MOST_SEATS
    COLOURS: ClassVar[tuple[str, ...]] = COLOURS
    MORE_COLOURS: ClassVar[tuple[str, ...]] = MORE_COLOURS

    places: tuple[Place, ...] = (Place(id=0),)
    teams: int = 2
    team_names: tuple[str, ...] = ("",) * MOST_TEAMS

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
    def layout(self) -> tuple[int, int] | None:
        """Which of the usual ways to form teams this is; None when the places are spread otherwise."""
        return next(((teams, size) for teams, size in LAYOUTS if self._sizes == [size] * teams), None)

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
        return self if self.full else self._grown(name, {"team": self._sizes.index(min(self._sizes))})

    def in_team(self, id: int, team: int) -> Self:
        """A place in another team, which counts from 0."""
        return self.with_place(id, {"team": team})

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
