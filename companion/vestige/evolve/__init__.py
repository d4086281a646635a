"""Applies one event to the table. Total, pure and dumb: rules live in the modules that emit events."""

from collections.abc import Callable

from companion.vestige.events import Event
from companion.vestige.evolve import blocks, mat, play, seats, tableau, talk
from companion.vestige.evolve.play import with_printed
from companion.vestige.evolve.root import evolve
from companion.vestige.table import Table

__all__ = ["apply", "blocks", "evolve", "mat", "play", "seats", "tableau", "talk", "with_printed"]

# Which function applies which event, looked up once: a replay asks thousands of times.
_CHOSEN: dict[type, Callable[..., Table]] = {}


def apply(table: Table, event: Event) -> Table:
    """`evolve` in the order of a fold: state first."""
    kind = type(event)
    function = _CHOSEN.get(kind)
    if function is None:
        function = _CHOSEN[kind] = evolve.dispatch(kind)
    return function(event, table)
