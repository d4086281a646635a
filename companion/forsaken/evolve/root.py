"""The dispatcher: which function applies an event is chosen by the event's class."""

from functools import singledispatch

from companion.forsaken.table import Table


@singledispatch
def evolve(event: object, table: Table) -> Table:
    """The table after an event. An event that no function knows is a fault of the program."""
    raise TypeError(f"no change is known for {type(event).__name__}")
