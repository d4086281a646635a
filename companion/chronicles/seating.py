"""Who gathers for a game of Chronicles, and what is wrong with it so far (Setup: 1 to 5 players)."""

from collections.abc import Iterator
from typing import Any, ClassVar

from companion import gathering
from companion.chronicles.setup import COLOURS, SEATS
from companion.frozen import Frozen
from companion.gathering import Gathering

LONGEST_NAME = 60


class Place(gathering.Place):
    """A seat, with the colour of the companion that its player starts with; empty where nobody has said."""

    color: str = COLOURS[0]
    companion: str = ""


class Seating(Gathering[Place]):
    """The places in turn order; one at first."""

    PLACE: ClassVar[type[gathering.Place]] = Place
    MOST: ClassVar[int] = SEATS
    COLOURS: ClassVar[tuple[str, ...]] = COLOURS

    places: tuple[Place, ...] = (Place(id=0),)

    def accompanied(self, id: int, colour: str) -> "Seating":
        """A place with the colour of its first companion; empty for one that nobody has said."""
        return self.with_place(id, {"companion": colour.strip()})

    def seats(self) -> list[dict[str, Any]]:
        """The seats as a setup takes them."""
        return [
            {"name": place.called, "color": place.color, "companion": place.companion or None} for place in self.places
        ]


class Misseated(Frozen):
    """One thing that cannot be, in a sentence. Without an `id` it is about all seats."""

    text: str
    id: int | None = None


def misseated(seating: Seating) -> tuple[Misseated, ...]:
    """Everything that keeps these people from playing; nothing when all is right."""
    return tuple(_faults(seating))


def _faults(seating: Seating) -> Iterator[Misseated]:
    if not seating.places:
        yield Misseated(text="Nobody sits at the table yet: add a player.")
    seen: set[str] = set()
    for number, place in enumerate(seating.places, start=1):
        if not place.called:
            yield Misseated(id=place.id, text=f"Seat {number} has no name yet: type one, or take the seat away.")
        elif len(place.called) > LONGEST_NAME:
            text = f"The name of seat {number} is too long: {LONGEST_NAME} characters at most."
            yield Misseated(id=place.id, text=text)
        elif place.called.casefold() in seen:
            text = f'Two seats are called "{place.called}": give each a name of its own.'
            yield Misseated(id=place.id, text=text)
        seen.add(place.called.casefold())
