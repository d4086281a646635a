"""What lies on the shelf, as Home and the bin see it: comparable, so that they are drawn again when it changes."""

from dataclasses import dataclass

from companion.desk import AnyGame, Desk
from companion.shelf import Listing, ShelfFault

LOOKED_INTO = 4
"""How many games in play are opened for Home to say how they stand; older ones only have their title."""


@dataclass(frozen=True)
class Shelves:
    """Games in play (the newest first), games that are over, and those in the bin.

    `revisions` are those of the games that Home looks into; `fault` is why the list itself cannot be read.
    """

    playing: tuple[Listing, ...] = ()
    over: tuple[Listing, ...] = ()
    binned: tuple[Listing, ...] = ()
    notices: tuple[str, ...] = ()
    unsaved: str | None = None
    revisions: tuple[int, ...] = ()
    fault: str | None = None

    @property
    def empty(self) -> bool:
        return not (self.playing or self.over or self.binned or self.fault)


def shelves(desk: Desk) -> Shelves:
    """How the shelf looks now. A list that cannot be read is a fault in words, never an exception."""
    try:
        listings, binned = desk.listings(), desk.binned()
    except ShelfFault as fault:
        return Shelves(notices=desk.notices(), unsaved=desk.unsaved, fault=str(fault))
    playing = tuple(listing for listing in listings if listing.result is None)
    opened = (look_into(desk, listing) for listing in playing[:LOOKED_INTO])
    return Shelves(
        playing=playing,
        over=tuple(listing for listing in listings if listing.result is not None),
        binned=binned,
        # Looking into games may find damage and mend it, so what is to be said comes last.
        revisions=tuple(-1 if isinstance(game, str) else game.revision for game in opened),
        notices=desk.notices(),
        unsaved=desk.unsaved,
    )


def look_into(desk: Desk, listing: Listing) -> AnyGame | str:
    """The game behind a line, or one sentence on why it cannot be opened."""
    try:
        return desk.game(listing.id)
    except ShelfFault as fault:
        return str(fault)
