"""What lies in the bin, games and cards, as its page shows it: comparable, so that it is drawn when it changes."""

from dataclasses import dataclass

from companion.bin import days_left
from companion.card_bin import emptied, taken_back
from companion.catalogue import GAMES
from companion.desk import Desk
from companion.library import Binned, read_library, saved_library
from companion.shelf import Listing, ShelfFault
from screens.days import day


@dataclass(frozen=True)
class Thing:
    """A game or, with a `kind`, a card of the game `of`: its place in the bin, its name, what it is, how long it stays.

    `since` is when it was put away, in ISO 8601; `when` says so in words, or nothing where nobody can read it.
    """

    place: str
    name: str
    about: str
    since: str
    when: str
    left: str
    kind: str | None = None
    of: str = ""


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
        return {(it.of, it.kind, it.place, it.since) for it in other.things} <= {
            (it.of, it.kind, it.place, it.since) for it in self.things
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
    cards = [
        _card(id, place, it, now)
        for id, rules in GAMES.items()
        for place, it in read_library(rules.library, desk.library(id)).bin.items()
    ]
    things = [*(_game(it, now) for it in listings), *cards]
    return InTheBin(tuple(sorted(things, key=lambda thing: thing.since, reverse=True)), fault)


def take_back(desk: Desk, thing: Thing) -> str:
    """Takes one out of the bin, and says what came of it."""
    if thing.kind is None:
        if thing.place not in {listing.id for listing in desk.binned()}:
            return "It is not in the bin any more."
        desk.take_back(thing.place)
        return f"{thing.name} is back."
    library = read_library(GAMES[thing.of].library, desk.library(thing.of))
    changed, words = taken_back(library, thing.place)
    if changed is not library:
        desk.keep_library(thing.of, saved_library(changed))
    return words


def empty_bin(desk: Desk) -> None:
    """Erases what lies in the bin for good. Raises ShelfFault when a game cannot be erased; all else is gone."""
    for id, rules in GAMES.items():
        library = read_library(rules.library, desk.library(id))
        if library.bin:
            desk.keep_library(id, saved_library(emptied(library)))
    desk.empty_bin()


def _game(listing: Listing, now: str) -> Thing:
    since = listing.discarded or ""
    about = listing.result or f"Begun {day(listing.created)}, not over"
    return Thing(listing.id, listing.title, about, since, _when(since), days_left(since, now))


def _card(game: str, place: str, binned: Binned, now: str) -> Thing:
    card = binned.held.card
    name = GAMES[game].shelves.kinds[card.kind].one
    about = f"{name[:1].upper()}{name[1:]}"
    since = binned.discarded
    return Thing(place, card.name, about, since, _when(since), days_left(since, now), card.kind, game)


def _when(since: str) -> str:
    at = day(since)
    return "" if at == since else f"put away {at}"
