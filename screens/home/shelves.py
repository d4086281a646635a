"""What lies on the shelf, as Home sees it: comparable, so that it is drawn again when it changes."""

from dataclasses import dataclass

from companion.card_bin import count_binned
from companion.catalogue import GAMES
from companion.desk import Desk
from companion.shelf import Listing, ShelfFault

LOOKED_INTO = 4
"""How many games in play are opened for Home to say how they stand; older ones only have their title."""


@dataclass(frozen=True)
class Shelves:
    """Games in play (the newest first), games that are over, those in the bin, and how many cards lie there too.

    `revisions` are those of the games that Home looks into, None for one that does not lie open; `fault` is why the
    list itself cannot be read.
    """

    playing: tuple[Listing, ...] = ()
    over: tuple[Listing, ...] = ()
    binned: tuple[Listing, ...] = ()
    cards_binned: int = 0
    notices: tuple[str, ...] = ()
    unsaved: str | None = None
    revisions: tuple[int | None, ...] = ()
    fault: str | None = None

    @property
    def empty(self) -> bool:
        return not (self.playing or self.over or self.in_the_bin or self.fault)

    @property
    def in_the_bin(self) -> int:
        """How many games and cards can be taken back."""
        return len(self.binned) + self.cards_binned


def shelves(desk: Desk) -> Shelves:
    """How the shelf looks now. A list that cannot be read is a fault in words, never an exception."""
    cards = sum(count_binned(desk.library(game)) for game in GAMES)
    try:
        listings, binned = desk.listings(), desk.binned()
    except ShelfFault as fault:
        return Shelves(cards_binned=cards, notices=desk.notices(), unsaved=desk.unsaved, fault=str(fault))
    playing = tuple(listing for listing in listings if listing.result is None)
    opened = (desk.opened(listing.id) for listing in playing[:LOOKED_INTO])
    return Shelves(
        playing=playing,
        over=tuple(listing for listing in listings if listing.result is not None),
        binned=binned,
        cards_binned=cards,
        revisions=tuple(None if game is None else game.revision for game in opened),
        notices=desk.notices(),
        unsaved=desk.unsaved,
    )
