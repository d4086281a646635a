"""A pack that is about to be shared: which cards, under which name, and the text of its file."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from pydantic import ValidationError

from companion.faults import Fault, faults_of
from companion.vestige.box.cards import AnyCard, Kind
from companion.vestige.box.census import SHELVES
from companion.vestige.box.merge import pack_of
from companion.vestige.box.pack import LARGEST, bundled, written
from companion.vestige.library import Library

USUAL_NAME = "My cards"
HANDY = 100_000
"""Letters up to which a text can be copied or shared as such: more than that is a matter for a file."""

_TOO_MANY = "These are more cards than one file may hold: choose fewer."


@dataclass(frozen=True)
class Packed:
    """The text of a pack and the name of its file, or a sentence that says why there is none."""

    text: str = ""
    file: str = ""
    fault: str = ""

    @property
    def handy(self) -> bool:
        """Whether it is short enough to be copied."""
        return 0 < len(self.text) <= HANDY


def cards_of(library: Library, ids: Iterable[str]) -> tuple[AnyCard, ...]:
    """The cards with these ids, as far as they are still there, by kind in the order of the library's page."""
    known = bundled()
    found = (library.cards[id].card if id in library.cards else known.get(id) for id in dict.fromkeys(ids))
    order = list(SHELVES)
    return tuple(sorted(filter(None, found), key=lambda card: (order.index(card.kind), card.name.casefold())))


def by_kind(cards: Iterable[AnyCard]) -> dict[Kind, tuple[AnyCard, ...]]:
    """Cards by their kind, in the order in which they are given."""
    shelves: dict[Kind, list[AnyCard]] = {}
    for card in cards:
        shelves.setdefault(card.kind, []).append(card)
    return {kind: tuple(held) for kind, held in shelves.items()}


def packed(library: Library, ids: Collection[str], name: str, author: str, notes: str) -> Packed:
    """The pack of some cards."""
    if not ids:
        return Packed(fault="No card is chosen: tick at least one.")
    called = " ".join(name.split())
    if not called:
        return Packed(fault="The pack has no name yet: give it one.")
    try:
        pack = pack_of(library, ids, called, " ".join(author.split()), notes.strip())
    except ValidationError as error:
        return Packed(fault=_sentence(faults_of(error, {})[0]))
    text = written(pack)
    # What is written here must be read there.
    if len(text.encode()) > LARGEST:
        return Packed(fault=_TOO_MANY)
    return Packed(text=text, file=f"{pack.id}.json")


def _sentence(fault: Fault) -> str:
    whats = {"name": "The name", "author": "The author's name", "notes": "What is said about the pack"}
    if fault.where not in whats:
        return _TOO_MANY
    return f"{whats[fault.where]} {fault.what}{f': {fault.fit}' if fault.fit else ''}."
