"""What each game supplies to be given out to other people and to other apps."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from companion.bg_stats import Player


@dataclass(frozen=True)
class Played:
    """A filed game for people's play logs: who played, the variant in few words, the result in sentences.

    `cooperative`: several people won or lost together.
    """

    players: tuple[Player, ...]
    variant: str = ""
    comments: str = ""
    cooperative: bool = False


@dataclass(frozen=True)
class Giving:
    """A game as others get it.

    `told` is a table with its title and a day as plain text: the result, or where it stands. `rows` is a filed table
    for a spreadsheet, its heading first, a row for each line of the scoring; a cell of None is a number that nobody
    knows. `played` is a filed game for play logs.
    """

    told: Callable[[Any, str, str], str]
    rows: Callable[[Any], list[tuple[str | int | None, ...]]]
    played: Callable[[Any], Played]
