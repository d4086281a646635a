"""Who gathers for a game of any sort while it is set up: places in the order of turns, and their colours.

What people have chosen so far may be unfinished: each game says what is wrong with it.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

from companion.chance import one_of
from companion.frozen import Frozen


class Place(Frozen):
    """A seat that somebody has taken or may take. `id` stays while the place is moved about."""

    id: int
    name: str = ""
    color: str = ""

    @property
    def called(self) -> str:
        return self.name.strip()


P = TypeVar("P", bound=Place)


class Gathering(Frozen, Generic[P]):
    """The places in turn order. A game says how many there are at the most, which colours are in its box, and which
    others may stand in for them."""

    PLACE: ClassVar[type[Place]]
    MOST: ClassVar[int]
    COLOURS: ClassVar[tuple[str, ...]]
    MORE_COLOURS: ClassVar[tuple[str, ...]] = ()

    places: tuple[P, ...]
    next_id: int = 1

    # How it stands

    @property
    def names(self) -> tuple[str, ...]:
        """The names that have been given, in turn order."""
        return tuple(place.called for place in self.places if place.called)

    @property
    def full(self) -> bool:
        """Whether no seat can be added."""
        return len(self.places) >= self.MOST

    @property
    def known_colours(self) -> tuple[str, ...]:
        """Colours that the app has a name for: those of the box, then others."""
        return (*self.COLOURS, *self.MORE_COLOURS)

    @property
    def free_color(self) -> str:
        """The first colour that nobody has: those of the box, then others."""
        taken = {place.color for place in self.places}
        return next((color for color in self.known_colours if color not in taken), self.COLOURS[0])

    def place(self, id: int) -> P:
        """The place with this id. Raises KeyError for one that is not there."""
        found = next((place for place in self.places if place.id == id), None)
        if found is None:
            raise KeyError(id)
        return found

    def others(self, people: Sequence[str]) -> tuple[str, ...]:
        """Those of some people who may still sit down, in their order; nobody when every seat has a name."""
        if self.full and len(self.names) == len(self.places):
            return ()
        here = {name.casefold() for name in self.names}
        return tuple(name for name in people if name.strip().casefold() not in here)

    # How it changes

    def joined(self, name: str = "") -> Self:
        """One more place. The same gathering when all are taken."""
        return self if self.full else self._grown(name, {})

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
        return self.with_place(id, {"name": name})

    def coloured(self, id: int, color: str) -> Self:
        """A place in another colour. Who had it gets the colour that becomes free: no two ever have the same."""
        folded = color.strip().casefold()
        given = next((known for known in self.known_colours if known == folded), color.strip())
        before = self.place(id).color
        holder = next((place for place in self.places if place.color.casefold() == folded), None)
        gathering = self.with_place(holder.id, {"color": before}) if holder else self
        return gathering.with_place(id, {"color": given})

    def with_place(self, id: int, changes: dict[str, Any]) -> Self:
        """The gathering after some changes to one place."""
        places = tuple(place.changed(changes) if place.id == id else place for place in self.places)
        return self.changed({"places": places})

    def _grown(self, name: str, fields: dict[str, Any]) -> Self:
        place = self.PLACE(id=self.next_id, name=name, color=self.free_color, **fields)
        return self.changed({"places": (*self.places, place), "next_id": self.next_id + 1})


def starting_player(seed: str, names: Sequence[str]) -> str:
    """Who begins, by a seed. The same people and the same seed give the same one, however they sit."""
    return one_of(seed, sorted(names, key=str.casefold))
