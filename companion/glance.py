"""Where a game stands, at a glance: what the strip, Home and a row in a list say of it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Nearness:
    """How near the end is: `met` of `needed`, also in `words` for those who hear it; `rule` is the entry about it."""

    met: int
    needed: int
    words: str
    rule: str


@dataclass(frozen=True)
class Figure:
    """The number that a competitor is known by while the game goes on."""

    name: str
    value: int


@dataclass(frozen=True)
class Glance:
    """A game in short.

    `moment` is where it is in time, such as `Round 2 · Ana`, `rule` the entry about that, and `coming` who is on
    next, empty where nobody is. `announced` is a sentence that everybody must have heard, empty while there is none,
    with the entry `announced_rule`. `figures` are in the order of the table, all of one kind: `figures_rule`.
    `in_play`: turns go on; else the game goes on at its end. `near` is None where nothing tells how near the end is.
    """

    moment: str
    rule: str
    in_play: bool
    figures: tuple[Figure, ...]
    figures_rule: str
    coming: str = ""
    announced: str = ""
    announced_rule: str = ""
    near: Nearness | None = None
