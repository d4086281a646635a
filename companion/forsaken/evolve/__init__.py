"""Applies one event to the table. Total, pure and dumb: rules live in the modules that emit events."""

from collections.abc import Callable

from companion.forsaken.events import Event
from companion.forsaken.evolve import ending, kit, play, seats, solo, story, talk, turns, world
from companion.forsaken.evolve.root import evolve
from companion.forsaken.table import Table

__all__ = ["apply", "ending", "evolve", "kit", "play", "seats", "solo", "story", "talk", "turns", "world"]

# Which function applies which event, looked up once: a replay asks thousands of times.
_CHOSEN: dict[type, Callable[..., Table]] = {}


def apply(table: Table, event: Event) -> Table:
    """`evolve` in the order of a fold: state first."""
    kind = type(event)
    function = _CHOSEN.get(kind)
    if function is None:
        function = _CHOSEN[kind] = evolve.dispatch(kind)
    return function(event, table)
