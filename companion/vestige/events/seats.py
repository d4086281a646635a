"""What happened to who sits where: the same in every game."""

from companion.seats import SeatJoined, SeatLeft, SeatRenamed, SeatReturned, SeatsReordered

__all__ = ["SeatJoined", "SeatLeft", "SeatRenamed", "SeatReturned", "SeatsReordered"]
