"""What another library, out of a backup, adds to this one. What is here stays as it is."""

from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from companion.faults import BadInput, faults_of
from companion.library import Library, read_library, saved_library
from companion.saved import FROM_A_SAVE


@dataclass(frozen=True)
class Joined:
    """A library's part for a game after another was added to it: what was added, and what was kept as it was instead.

    Both in words, such as "12 cards".
    """

    library: dict[str, Any]
    added: tuple[str, ...] = ()
    clashes: tuple[str, ...] = ()


def joined(kind: type[Library], mine: dict[str, Any], theirs: dict[str, Any]) -> Joined:
    """Both libraries of a `kind` in one: cards, names and all else of the other where this one has none.

    A card that this one has under the same id or name stays as it is here, and is named among the clashes if it
    differs. Raises BadInput, with every fault, when the other does not fit the models.
    """
    library = read_library(kind, mine)
    try:
        other = kind.model_validate(theirs, context=FROM_A_SAVE)
    except ValidationError as error:
        raise BadInput(faults_of(error, theirs, "library")) from error
    cards = dict(library.cards)
    by_name = {kind.called(held.card): id for id, held in cards.items()}
    clashes = []
    for id, held in other.cards.items():
        called = kind.called(held.card)
        here = cards.get(id) or cards.get(by_name.get(called, ""))
        if here is None:
            cards[id] = held
            by_name[called] = id
        elif here.card != held.card:
            clashes.append(here.card.name)
    rest = library.with_what_else(other)
    said = []
    if new := len(cards) - len(library.cards):
        said.append("1 card" if new == 1 else f"{new} cards")
    if any(getattr(library, name) != value for name, value in rest.items()):
        said.append("names and places that were typed")
    whole = saved_library(library.changed({"cards": cards, **rest})) if said else mine
    return Joined(whole, tuple(said), tuple(clashes))
