"""What a game's cards look like in the library, beside what every game has."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.desk import Desk

Say = Callable[[str], None]
Go = Callable[[str], None]
Once = Callable[[Callable[..., Any]], Callable[..., Any]]
Begin = Callable[[str, str], Any]


@dataclass(frozen=True)
class Cards:
    """The cards of one game.

    `sign` draws a kind at a size. `start` begins a card of a kind under a name, and gives the id under which `page`
    shows it. `instead` asks for what a new card of a kind has instead of a name, None where it has one; `offered` are
    names to choose from, by a library, a kind and the letters typed so far. `adds` is the way to one more of a kind:
    its words, and what the shelf is to open. `over` is a sheet for what the shelf opens, given the desk, the kind,
    what was opened, a guard against double taps, what opens something else, and what begins a card.
    `imports` is the page that reads packs in, None where there are none. `ways` are buttons below the shelves, `box`
    what the person's own box has besides cards.
    """

    sign: Callable[[Any, int], ft.Control]
    start: Callable[[Desk, Any, str], str]
    page: Callable[[Desk, str, Say, Go, bool], Any]
    instead: Callable[[str, Begin], Any]
    offered: Callable[[Any, str, str], tuple[str, ...]]
    adds: Callable[[str], tuple[str, str]]
    over: Callable[[Desk, Any, str, Once, Callable[[str], Any], Begin], Any]
    imports: Callable[[Desk, Say, Go], Any]
    ways: Callable[[Desk, Say, Go], list[Any]]
    box: Callable[[Desk, Any], list[Any]]


NEW = "new"
"""What a shelf opens for a card under a name of its own."""
