"""A library as one looks through it: shelves by kind, how full each is, and cards in one line. A game fills them."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeVar

from companion.frozen import Frozen
from companion.library import SOURCES, fits

Read = Literal["my_copy", "pack", "guess", "rulebook", "app", "nowhere"]
WHERE: dict[Read, str] = {
    "my_copy": SOURCES["my_copy"],
    "pack": SOURCES["pack"],
    "guess": SOURCES["guess"],
    "rulebook": "the rulebook",
    "app": "comes with the app",
    "nowhere": "not read yet",
}
"""Where a card or a value was read, in words."""


class Shelf(Frozen):
    """A kind of card: what many of them are called, what one is called, and its rules entry."""

    title: str
    one: str
    rule: str


class Shelfful(Frozen):
    """How full a shelf is: how many cards are `complete`, how many more are `begun`, how many the box has.

    `total` None: how many there are is printed nowhere that we know of. `guesses` counts those that are only guessed.
    `begun_means` says what is known of a card that is not complete.
    """

    kind: str
    title: str
    rule: str
    complete: int
    begun: int
    total: int | None
    guesses: int = 0
    begun_means: str = "by name only"

    @property
    def lacking(self) -> int:
        """How many of the box the app knows nothing of."""
        return max((self.total or 0) - self.complete - self.begun, 0)

    @property
    def said(self) -> str:
        """`3 of 12, 2 by name only`."""
        return ", ".join(part for part in (self.counted, self.besides) if part)

    @property
    def counted(self) -> str:
        """`3 of 12`; without the box where there are more than it has, or nobody knows how many those are."""
        beyond = self.total is None or self.complete > self.total
        return str(self.complete) if beyond else f"{self.complete} of {self.total}"

    @property
    def besides(self) -> str:
        """What there is to say besides how many are complete: `2 by name only, 1 guessed`."""
        begun = f"{self.begun} {self.begun_means}" if self.begun else ""
        guesses = f"{self.guesses} guessed" if self.guesses else ""
        return ", ".join(part for part in (begun, guesses) if part)


class Line(Frozen):
    """A card in one line. `id` None: a card of which nobody has written anything down; `of` is the place of a tile.

    `number` is what is printed on it, `about` what it says, or what is still to be read off it where it `lacks` that.
    """

    id: str | None
    of: str | None = None
    name: str
    number: str = ""
    about: str = ""
    lacks: bool = False
    read: Read = "my_copy"
    pack: str | None = None

    @property
    def where(self) -> str:
        """Where it was read: `my copy`, `the pack Paper City`."""
        return f"the pack {self.pack}" if self.read == "pack" and self.pack else WHERE[self.read]


class Found(Protocol):
    """Something on a shelf. `key` tells it from all others of its kind; `line` is only worked out on asking.

    `unread` is what lies in its place and has a number that nobody knows.
    """

    @property
    def kind(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def key(self) -> str: ...
    @property
    def number(self) -> int | None: ...
    @property
    def unread(self) -> bool: ...
    @property
    def order(self) -> tuple[int, str]: ...
    @property
    def line(self) -> Line: ...


AnyFound = TypeVar("AnyFound", bound=Found)


@dataclass(frozen=True)
class Shelves:
    """What a game says of its library: its kinds in the order of the page, how full each is, and what lies on one.

    `found` takes a library, a kind, letters, and whether those out of use are looked for. `unkept` are cards that
    somebody has begun to write and has not kept: their id and name, out of a library, the drafts on the desk, a kind.
    `places` are kinds of which there is one card each in its place. `rule_of` is the entry of such a place.
    """

    kinds: Mapping[str, Shelf]
    census: Callable[[Any], tuple[Shelfful, ...]]
    found: Callable[[Any, Any, str, bool], tuple[Found, ...]]
    unkept: Callable[[Any, Mapping[str, Any], Any], tuple[tuple[str, str], ...]]
    places: tuple[str, ...] = ()
    rule_of: Callable[[str], str] = str


def ranked(lying: Iterable[AnyFound], letters: str) -> tuple[AnyFound, ...]:
    """Those whose name fits the letters, the best fit first; what nobody has read comes before all others."""
    rated = [(rank, not it.unread, it.order, it) for it in lying if (rank := fits(it.name, letters)) is not None]
    return tuple(it for *_, it in sorted(rated, key=lambda one: one[:3]))


def progress(shelves: Iterable[Shelfful]) -> tuple[int, int]:
    """How many cards and tiles of the box are complete, and how many it has, as far as that is known."""
    counted = [(min(it.complete, it.total), it.total) for it in shelves if it.total is not None]
    return sum(complete for complete, _ in counted), sum(total for _, total in counted)
