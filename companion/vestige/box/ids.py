"""Ids of cards: words made from their names, each one once."""

from collections.abc import Container

from companion import library
from companion.vestige.box.pack import bundled


def fresh_id(taken: Container[str], name: str) -> str:
    """An id that no card has yet, made from a name: `quiet-market`, `quiet-market-2`."""
    return library.fresh_id(name, taken, bundled())
