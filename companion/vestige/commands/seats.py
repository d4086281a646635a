"""Commands about who sits where: turns passed over, the order, names, people who come late or go early."""

from typing import Annotated, Literal

from pydantic import Field

from companion.frozen import Frozen
from companion.vestige.setup import Name


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
    to: Name


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
    name: Name
    color: str | None = None
    team: Name | None = None
