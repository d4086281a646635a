"""Commands about who sits where: the same in every game."""

from companion.seats import JoinTable, LeaveTable, RenameSeat, ReorderSeats, ReturnToTable, SetTurn, SkipTurn

__all__ = ["JoinTable", "LeaveTable", "RenameSeat", "ReorderSeats", "ReturnToTable", "SetTurn", "SkipTurn"]
