"""Who sits where and which round it is, in every game: the commands about turns and seats, and what happens."""

from typing import Annotated, Literal

from pydantic import Field

from companion.fields import Name, TypedName
from companion.frozen import Frozen
from companion.game import Happened

# Commands


class SkipTurn(Frozen):
    """A player has no turn this round; the next one is on."""

    move: Literal["skip_turn"] = "skip_turn"
    who: Name


class SetTurn(Frozen):
    """A correction: whose turn it is."""

    move: Literal["set_turn"] = "set_turn"
    who: Name


class ReorderSeats(Frozen):
    """A correction: the order of turns. All players of the table, in their new order."""

    move: Literal["reorder_seats"] = "reorder_seats"
    order: Annotated[tuple[Name, ...], Field(min_length=1, max_length=9)]


class RenameSeat(Frozen):
    """A correction: a competitor is called something else from now on."""

    move: Literal["rename_seat"] = "rename_seat"
    who: Name
    to: TypedName


class LeaveTable(Frozen):
    """A player goes before the end. `scored`: what is there stays and counts; else all of it is taken off."""

    move: Literal["leave_table"] = "leave_table"
    who: Name
    scored: bool = True


class ReturnToTable(Frozen):
    """A player who had gone is back, with everything that was there."""

    move: Literal["return_to_table"] = "return_to_table"
    who: Name


class JoinTable(Frozen):
    """A player comes late and sits down as the last in turn order."""

    move: Literal["join_table"] = "join_table"
    name: TypedName
    color: str | None = None
    team: Name | None = None


# Events


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


class RoundBegun(Happened):
    """The next round began."""

    event: Literal["round_begun"] = "round_begun"
    round: int


class RoundSet(Happened):
    """It is this round: somebody has said so."""

    event: Literal["round_set"] = "round_set"
    round: int
