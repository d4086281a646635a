"""Forsaken's part of the library: cards and boards that somebody read, the dice tower, names of scrapyards."""

from typing import Any, ClassVar, Self

from companion.forsaken.cards import AnyCard, Printed, Tower
from companion.library import Binned as AnyBinned
from companion.library import Held as AnyHeld
from companion.library import Library as LibraryOfAGame
from companion.library import read_library


class Held(AnyHeld):
    """A card of Forsaken as it is kept."""

    card: AnyCard


class Binned(AnyBinned):
    """A card of Forsaken that was put away."""

    held: Held


class Library(LibraryOfAGame):
    """Forsaken's part of the library. No card comes with the app: the rulebook prints none.

    `printed` is what is the same in each game of this box.
    """

    HELD: ClassVar[type[AnyHeld]] = Held
    BINNED: ClassVar[type[AnyBinned]] = Binned

    cards: dict[str, Held] = {}
    bin: dict[str, Binned] = {}
    printed: Printed = Printed()

    def with_what_else(self, other: Self) -> dict[str, Any]:
        """Names, and what the other has read off its box that this one has not."""
        return super().with_what_else(other) | {"printed": joined_printed(self.printed, other.printed)}


def joined_printed(here: Printed, there: Printed) -> Printed:
    """What two have read off a box: `here` counts more, and what it lacks comes from `there`."""
    return Printed(
        tower=Tower(
            zones=here.tower.zones or there.tower.zones,
            plain=here.tower.plain or there.tower.plain,
            advanced=here.tower.advanced or there.tower.advanced,
        ),
        yards=tuple(mine or theirs for mine, theirs in zip(here.yards, there.yards, strict=True)),
        decks={**there.decks, **here.decks},
    )


def library_of(saved: dict[str, Any]) -> Library:
    """The library in its saved form, read."""
    return read_library(Library, saved)


def known_setup(library: Library) -> dict[str, Any]:
    """What a new game is told of the box, as fields of its setup: the tower and the yards, every card in use."""
    used = sorted((held.card for held in library.cards.values() if not held.retired), key=lambda card: card.id)
    return {"printed": library.printed, "cards": tuple(used)}
