"""The values that the app keeps of a table, for people who bring it in line with what lies there."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from companion.frozen import Frozen
from companion.ledger import Ledger

Kind = Literal["number", "holder", "met", "turn"]


class Tracked(Frozen):
    """A value that the app keeps of the table.

    `name` tells it from all others: `leverage:Ana`, `cards:Ana:mercenary`, `region:Oasis`, `round`, `turn`. `whose` is
    a competitor's name, or empty: then it stands under the heading of its `group`. `within` is the name under which it
    may be assumed, empty for what never is. What is not in `sight` shows where it is there, or when all is asked for.
    A number lies between `lowest` and `highest`; a holder is a competitor's name or None; met is True or False.
    """

    name: str
    kind: Kind
    whose: str
    what: str
    rule: str
    value: int | str | None
    within: str = ""
    lowest: int = 0
    highest: int = 99
    group: str = ""
    sight: bool = True


class Group(Frozen):
    """Values that are nobody's, under one heading; `word` is what the rules entry explains."""

    title: str
    rule: str
    word: str


class More(Frozen):
    """One more value of a kind that is only tracked where it is there, such as a region that nobody controls.

    `kind` is how its name begins. `button` offers it and `question` asks which one it is; `typed` lets people name
    another one than those that are offered.
    """

    kind: str
    button: str
    question: str
    rule: str
    word: str
    typed: bool = False


class Assuming(Protocol):
    """Which values of a game nobody has looked at, remembered from one look to the next."""

    def of(self, ledger: Ledger[Any]) -> frozenset[str]:
        """The names under which values are assumed."""
        ...


class NothingAssumed:
    """A game that does not keep track of it."""

    def of(self, ledger: Ledger[Any]) -> frozenset[str]:
        """None of them."""
        return frozenset()


@dataclass(frozen=True)
class Reconciliation:
    """What a game lets people compare with the table, and how what differs becomes one correction.

    `tracked` are the values of a table, in the order in which people would look; `groups` the headings of those that
    are nobody's: round and turn are the group `course` in every game. `correction` makes a command of all values that
    were typed, by name, with a note; None where none differs. `corrected` counts how many values it sets. `more` is
    what else can be compared, `offered` the names that are offered for it, `more_of` its value by such a name.
    `assumed` begins to watch which values nobody has looked at, and `confirm` is the command that says they are all
    true, in a game that keeps track of it.
    """

    tracked: Callable[[Any], tuple[Tracked, ...]]
    groups: Mapping[str, Group]
    correction: Callable[[Any, Mapping[str, Any], str], Any]
    corrected: Callable[[Any], int]
    more: More
    offered: Callable[[Any], tuple[str, ...]]
    more_of: Callable[[Any, str], Tracked]
    assumed: Callable[[], Assuming] = NothingAssumed
    confirm: Any = None
