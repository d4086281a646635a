"""What lies in the bin, games and cards, as its page shows it: comparable, so that it is drawn when it changes."""

from dataclasses import dataclass

from companion.bin import days_left
from companion.desk import Desk
from companion.shelf import Listing, ShelfFault
from companion.vestige.bin import taken_back
from companion.vestige.box.cards import Kind
from companion.vestige.library import Binned, library_of, saved_library
from screens.days import day
from screens.library.signs import said


@dataclass(frozen=True)
class Thing:
    """A game or, with a `kind`, a card: its place in the bin, its name, what it is, and how long it still lies there.

    `since` is when it was put away, in ISO 8601; `when` says so in words, or nothing where nobody can read it.
    """

    place: str
    name: str
    about: str
    since: str
    when: str
    left: str
    kind: Kind | None = None


@dataclass(frozen=True)
class InTheBin:
    """Everything in the bin, what was put away last first; `fault` is why the list of games cannot be read."""

    things: tuple[Thing, ...] = ()
    fault: str | None = None

    @property
    def games(self) -> int:
        return sum(thing.kind is None for thing in self.things)

    @property
    def cards(self) -> int:
        return len(self.things) - self.games

    def holds(self, other: "InTheBin") -> bool:
        """Whether nothing lies in the other that does not lie here."""
        return {(it.kind, it.place, it.since) for it in other.things} <= {
            (it.kind, it.place, it.since) for it in self.things
        }


def in_the_bin(desk: Desk) -> InTheBin:
    """What lies there now. A list that cannot be read is a fault in words; the cards are there all the same."""
    now = desk.time()
    listings: tuple[Listing, ...] = ()
    fault: str | None = None
    try:
        listings = desk.binned()
    except ShelfFault as refused:
        fault = str(refused)
    cards = library_of(desk.library("vestige")).bin
    things = [*(_game(it, now) for it in listings), *(_card(place, it, now) for place, it in cards.items())]
    return InTheBin(tuple(sorted(things, key=lambda thing: thing.since, reverse=True)), fault)


def take_back(desk: Desk, thing: Thing) -> str:
    """Takes one out of the bin, and says what came of it."""
    if thing.kind is None:
        if thing.place not in {listing.id for listing in desk.binned()}:
            return "It is not in the bin any more."
        desk.take_back(thing.place)
        return f"{thing.name} is back."
    library = library_of(desk.library("vestige"))
    changed, words = taken_back(library, thing.place)
    if changed is not library:
        desk.keep_library("vestige", saved_library(changed))
    return words


def _game(listing: Listing, now: str) -> Thing:
    since = listing.discarded or ""
    about = listing.result or f"Begun {day(listing.created)}, not over"
    return Thing(listing.id, listing.title, about, since, _when(since), days_left(since, now))


def _card(place: str, binned: Binned, now: str) -> Thing:
    card = binned.held.card
    name = said(card.kind)
    about = f"{name[:1].upper()}{name[1:]}"
    since = binned.discarded
    return Thing(place, card.name, about, since, _when(since), days_left(since, now), card.kind)


def _when(since: str) -> str:
    at = day(since)
    return "" if at == since else f"put away {at}"
