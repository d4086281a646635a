"""What is remembered from game to game: cards that somebody read once, and the names of people.

A game adds its own fields, and says in a few methods what its cards are.
"""

import re
import unicodedata
from collections.abc import Container, Hashable, Iterable, Mapping
from typing import Any, ClassVar, Literal, Protocol, Self, TypeVar

from pydantic import (
    ModelWrapValidatorHandler,
    SerializerFunctionWrapHandler,
    ValidationError,
    ValidationInfo,
    model_serializer,
    model_validator,
)

from companion.frozen import Frozen
from companion.saved import FROM_A_SAVE, from_a_save
from companion.unread import parted, put_back

Source = Literal["my_copy", "pack", "guess"]
SOURCES: dict[Source, str] = {"my_copy": "my copy", "pack": "a pack", "guess": "a guess"}
"""Where a card was read, in words."""

MOST_PEOPLE = 20
"""So many names of people are remembered."""


class Card(Protocol):
    """A card of any game: a frozen model with an id, a kind and a name."""

    @property
    def id(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def name(self) -> str: ...


class Held(Frozen):
    """A card as it is kept: where it was read, the name of the pack it came with, and whether it is out of use.

    A game says what a card of its own is.
    """

    card: Any
    source: Source = "my_copy"
    pack: str | None = None
    retired: bool = False


class Binned(Frozen):
    """A card that was put away: as it was kept, and when that was, in ISO 8601."""

    held: Held
    discarded: str


class Library(Frozen):
    """A game's part of the library. `cards` are by id; what comes with the app is not among them.

    `bin` has the cards that were put away, by places of its own: only `card_bin.py` looks into it.
    `people` are the names of seats, the last ones first. `unread` is what only another version understands, by field,
    kept with the rest. `HELD` and `BINNED` are how this game's cards are kept and put away.
    """

    HELD: ClassVar[type[Held]] = Held
    BINNED: ClassVar[type[Binned]] = Binned

    cards: Mapping[str, Held] = {}
    bin: Mapping[str, Binned] = {}
    people: tuple[str, ...] = ()
    unread: dict[str, Any] = {}

    @model_validator(mode="wrap")
    @classmethod
    def _as_far_as_it_fits(cls, saved: Any, handler: ModelWrapValidatorHandler[Self], info: ValidationInfo) -> Self:
        try:
            return handler(saved)
        except ValidationError as error:
            if not (from_a_save(info) and isinstance(saved, dict)):
                raise
            understood, unread = parted(saved, error)
        try:
            return handler(understood).changed({"unread": unread})
        except ValidationError:
            return handler({}).changed({"unread": saved})

    @model_serializer(mode="wrap")
    def _whole(self, handler: SerializerFunctionWrapHandler) -> dict[str, Any]:
        told: dict[str, Any] = handler(self)
        unread = told.pop("unread", None)
        return put_back(told, unread, type(self)().model_dump(mode="json")) if unread else told

    # What a game says of its cards

    @classmethod
    def of_the_app(cls) -> Mapping[str, Any]:
        """The cards that come with the app, by id."""
        return {}

    @classmethod
    def called(cls, card: Any) -> Hashable:
        """What no two cards have in common."""
        return card.kind, card.name.casefold()

    @classmethod
    def in_its_place(cls, card: Any) -> bool:
        """Whether there is one card of this name and no other, such as a tile: two that tell of it are one."""
        return False

    @classmethod
    def printed_on(cls, card: Any) -> int | None:
        """The number that is printed on a card in its place: where it was read is where the card was."""
        return None

    def with_what_else(self, other: Self) -> dict[str, Any]:
        """What this library has besides cards once the other one is added to it: what is here counts more."""
        return {
            "people": both(self.people, other.people),
            # What only another version understands is one thing for each field.
            "unread": {**other.unread, **self.unread},
        }

    # What is in it

    def of_kind(self, kind: str) -> tuple[Any, ...]:
        """The cards of a kind that are in use, as they are kept, by name."""
        found = (held for held in self.cards.values() if held.card.kind == kind and not held.retired)
        return tuple(sorted(found, key=lambda held: str(held.card.name).casefold()))

    def known(self, kind: str, name: str) -> Any:
        """The card of a kind with this name, however its capitals were typed; None without one."""
        wanted = name.strip().casefold()
        return next(
            (
                held.card
                for held in self.cards.values()
                if held.card.kind == kind and not held.retired and held.card.name.casefold() == wanted
            ),
            None,
        )

    def choices(self, kind: str) -> tuple[Any, ...]:
        """The cards of a kind that can be chosen by name: those of the app that have one, then the person's own.

        An own card takes the place of one that comes with the app and has the same name.
        """
        own = tuple(held.card for held in self.of_kind(kind))
        named = {card.name.casefold() for card in own}
        given = (card for card in self.of_the_app().values() if card.kind == kind)
        return (*(card for card in given if card.name.casefold() not in named), *own)


AnyLibrary = TypeVar("AnyLibrary", bound=Library)

_read: dict[type[Library], tuple[dict[str, Any], Any]] = {}


def read_library(kind: type[AnyLibrary], saved: dict[str, Any]) -> AnyLibrary:
    """A library in its saved form, read. The one that was read last is not read again: it may hold 1,000 cards."""
    known = _read.get(kind)
    if known is None or known[0] is not saved:
        known = _read[kind] = (saved, kind.model_validate(saved, context=FROM_A_SAVE))
    library: AnyLibrary = known[1]
    return library


def saved_library(library: Library) -> dict[str, Any]:
    """The library in its saved form."""
    saved = library.model_dump(mode="json")
    _read[type(library)] = (saved, library)
    return saved


def kept(library: AnyLibrary, card: Card, source: Source = "my_copy", pack: str | None = None) -> AnyLibrary:
    """The library with a card, in place of the one with its id."""
    before = library.cards.get(card.id)
    retired = before.retired if before else False
    held = library.HELD(card=card, source=source, pack=pack, retired=retired)
    return library.changed({"cards": {**library.cards, card.id: held}})


def without(library: AnyLibrary, ids: Iterable[str]) -> AnyLibrary:
    """The library without some cards."""
    gone = set(ids)
    return library.changed({"cards": {id: held for id, held in library.cards.items() if id not in gone}})


def retired(library: AnyLibrary, id: str, retired: bool) -> AnyLibrary:
    """The library with a card out of use, or in use again: it is not offered, and nothing of it is lost."""
    held = library.cards[id].changed({"retired": retired})
    return library.changed({"cards": {**library.cards, id: held}})


def met(library: AnyLibrary, names: Iterable[str]) -> AnyLibrary:
    """The library after these people sat down: their names come first from now on."""
    here = tuple(names)
    people = (*here, *(name for name in library.people if name not in here))
    return library.changed({"people": people[:MOST_PEOPLE]})


def named_apart(library: Library, card: Any) -> Any:
    """The card under an id and name that none in the library has, be it in use or out of use."""
    taken = {held.card.name.casefold() for held in library.cards.values() if held.card.kind == card.kind}
    number = 2
    while f"{card.name[:56]} {number}".casefold() in taken:
        number += 1
    name = f"{card.name[:56]} {number}"
    return card.changed({"id": fresh_id(name, library.cards, library.of_the_app()), "name": name})


def fresh_id(name: str, *taken: Container[str]) -> str:
    """An id that no card has yet, made from a name: `quiet-market`, `quiet-market-2`."""
    plain = unicodedata.normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    words = (re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:36] or "card").strip("-")
    id, number = words, 2
    while any(id in ids for ids in taken):
        id = f"{words}-{number}"
        number += 1
    return id


def suggestions(
    library: Library, kind: str, letters: str, most: int = 6, lying: Container[str] = ()
) -> tuple[Any, ...]:
    """Cards of a kind whose name begins with these letters, then those in which a later word does.

    Those that are `lying` on the table already are not offered.
    """
    cards = (card for card in library.choices(kind) if card.name not in lying)
    ranked = [(rank, card) for card in cards if (rank := fits(card.name, letters)) is not None]
    return tuple(card for _, card in sorted(ranked, key=lambda one: one[0])[:most])


def fitting(names: Iterable[str], letters: str) -> tuple[str, ...]:
    """The names that begin with these letters, then those in which a later word does, else in the order given."""
    ranked = [(rank, name) for name in names if (rank := fits(name, letters)) is not None]
    return tuple(name for _, name in sorted(ranked, key=lambda one: one[0]))


def fits(name: str, letters: str) -> int | None:
    """How well a name fits the letters that were typed: 0 if it begins with them, 1 if a later word does."""
    told, wanted = name.casefold(), letters.strip().casefold()
    if told.startswith(wanted):
        return 0
    return 1 if f" {wanted}" in told else None


def both(mine: tuple[str, ...], theirs: tuple[str, ...]) -> tuple[str, ...]:
    """The names of two lists, each once, those of the first one first."""
    return tuple(dict.fromkeys((*mine, *theirs)))
