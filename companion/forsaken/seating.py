"""Who gathers for a game of Forsaken, and what is wrong with it so far (Assemble your personal play area)."""

from collections.abc import Iterator
from typing import Any, ClassVar

from companion import gathering
from companion.forsaken.kinds import Class
from companion.forsaken.setup import COLOURS, SEATS
from companion.frozen import Frozen
from companion.gathering import Gathering

LONGEST_NAME = 60


class Place(gathering.Place):
    """A seat with its character, and the class module whose story takes the place of the character's; empty where
    nobody has said. `klass` matters for the branches of a module."""

    color: str = COLOURS[0]
    character: str = ""
    klass: Class | None = None
    module: str = ""


class Seating(Gathering[Place]):
    """The places in turn order; one at first."""

    PLACE: ClassVar[type[gathering.Place]] = Place
    MOST: ClassVar[int] = SEATS
    COLOURS: ClassVar[tuple[str, ...]] = COLOURS

    places: tuple[Place, ...] = (Place(id=0),)

    def playing(self, id: int, character: str) -> "Seating":
        """A place with its character; empty for one that nobody has chosen. Its class is asked for anew."""
        return self.with_place(id, {"character": " ".join(character.split()), "klass": None})

    def of_class(self, id: int, klass: Class | None) -> "Seating":
        """A place with the class of its character."""
        return self.with_place(id, {"klass": klass})

    def telling(self, id: int, module: str) -> "Seating":
        """A place with a class module; empty for the character's own story."""
        return self.with_place(id, {"module": " ".join(module.split())})

    def free(self, character: str, but: int) -> bool:
        """Whether nobody else has this character: there is one of each."""
        folded = character.casefold()
        return all(place.character.casefold() != folded for place in self.places if place.id != but)

    def seats(self) -> list[dict[str, Any]]:
        """The seats as a setup takes them."""
        return [
            {
                "name": place.called,
                "color": place.color,
                "character": place.character or None,
                "klass": place.klass,
                "module": place.module or None,
            }
            for place in self.places
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
        if place.character and not seating.free(place.character, place.id):
            text = f'Two seats play "{place.character}": there is one of each character.'
            yield Misseated(id=place.id, text=text)


def like_the_rival(seating: Seating, rival: str) -> str:
    """What is wrong with a rival for whoever plays alone, empty where nothing is (Solo Setup)."""
    folded = rival.casefold()
    if rival and any(folded in (place.called.casefold(), place.character.casefold()) for place in seating.places):
        return f'"{rival}" cannot be your rival and yourself: choose another.'
    return ""
