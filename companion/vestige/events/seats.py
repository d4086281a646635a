"""What happened to who sits where."""

from typing import Literal

from companion.game import Happened


class SeatsReordered(Happened):
    """Turns go in this order."""

    event: Literal["seats_reordered"] = "seats_reordered"
    order: tuple[str, ...]


class SeatRenamed(Happened):
    """A competitor is called `to` from now on."""

    event: Literal["seat_renamed"] = "seat_renamed"
    who: str
    to: str


class SeatLeft(Happened):
    """`scored`: what is there stays and counts; else it is set aside with the player."""

    event: Literal["seat_left"] = "seat_left"
    who: str
    scored: bool = True


class SeatReturned(Happened):
    """A player who had gone is back."""

    event: Literal["seat_returned"] = "seat_returned"
    who: str


class SeatJoined(Happened):
    """A player sat down late."""

    event: Literal["seat_joined"] = "seat_joined"
    name: str
    color: str | None = None
    team: str | None = None
