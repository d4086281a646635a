"""Chronicles' part of the library: legendary cards, events and chronicles that somebody read, and printed numbers."""

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from companion.chronicles.box import bundled_events
from companion.chronicles.cards import AnyCard, EventCard, LegendaryCard
from companion.chronicles.setup import Printed
from companion.library import Binned as AnyBinned
from companion.library import Held as AnyHeld
from companion.library import Library as LibraryOfAGame
from companion.library import read_library


class Held(AnyHeld):
    """A card of Chronicles as it is kept."""

    card: AnyCard


class Binned(AnyBinned):
    """A card of Chronicles that was put away."""

    held: Held


class Library(LibraryOfAGame):
    """Chronicles' part of the library. The events that the rulebook tells of are not among its cards.

    `printed` is what is the same in each game of this box.
    """

    HELD: ClassVar[type[AnyHeld]] = Held
    BINNED: ClassVar[type[AnyBinned]] = Binned

    cards: dict[str, Held] = {}
    bin: dict[str, Binned] = {}
    printed: Printed = Printed()

    @classmethod
    def of_the_app(cls) -> Mapping[str, EventCard]:
        """The events that the rulebook tells of."""
        return {card.id: card for card in bundled_events()}

    def with_what_else(self, other: Self) -> dict[str, Any]:
        """Names, and the printed numbers of the other that this one has not."""
        here, there = self.printed, other.printed
        printed = Printed(
            agent_honor=there.agent_honor if here.agent_honor is None else here.agent_honor,
            renown=there.renown if here.renown is None else here.renown,
            stacks={**there.stacks, **here.stacks},
        )
        return super().with_what_else(other) | {"printed": printed}

    def events(self) -> tuple[EventCard, ...]:
        """Every event that is known by name, an own card in place of one that comes with the app."""
        return self.choices("event")

    def legendary(self) -> tuple[LegendaryCard, ...]:
        """The legendary cards that somebody has read, by name."""
        return self.choices("legendary")


def library_of(saved: dict[str, Any]) -> Library:
    """The library in its saved form, read."""
    return read_library(Library, saved)


def known_setup(library: Library) -> dict[str, Any]:
    """What a new game is told of the box, as fields of its setup: printed numbers, events and legendary cards."""
    return {
        "printed": library.printed,
        "event_cards": tuple(held.card for held in library.of_kind("event")),
        "legendary_cards": library.legendary(),
    }
