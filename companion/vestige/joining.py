"""What another library, out of a backup, adds to this one. What is here stays as it is."""

from collections.abc import Hashable
from typing import Any

from pydantic import ValidationError

from companion.faults import BadInput, faults_of
from companion.game import Joined
from companion.saved import FROM_A_SAVE
from companion.vestige.box.cards import AnyCard, MasteryTile, SpeedSpace
from companion.vestige.library import Library, library_of, saved_library


def joined(mine: dict[str, Any], theirs: dict[str, Any]) -> Joined:
    """Both libraries in one: cards, places of triggers, names and tiles of the other where this one has none.

    A card that this one has under the same id or name stays as it is here, and is named among the clashes if it
    differs. Raises BadInput, with every fault, when the other does not fit the models.
    """
    library = library_of(mine)
    try:
        other = Library.model_validate(theirs, context=FROM_A_SAVE)
    except ValidationError as error:
        raise BadInput(faults_of(error, theirs, "library")) from error
    cards = dict(library.cards)
    by_name = {_called(held.card): id for id, held in cards.items()}
    clashes = []
    for id, held in other.cards.items():
        here = cards.get(id) or cards.get(by_name.get(_called(held.card), ""))
        if here is None:
            cards[id] = held
            by_name[_called(held.card)] = id
        elif here.card != held.card:
            clashes.append(here.card.name)
    rest = {
        "triggers": library.triggers or other.triggers,
        "people": _both(library.people, other.people),
        "threats": {
            nemesis: _both(library.threats.get(nemesis, ()), other.threats.get(nemesis, ()))
            for nemesis in (*library.threats, *other.threats)
        },
        "collection": _both(library.collection, other.collection),
        "locked": _both(library.locked, other.locked),
        # What only another version understands is one thing for each field.
        "unread": {**other.unread, **library.unread},
    }
    said = []
    if new := len(cards) - len(library.cards):
        said.append("1 card" if new == 1 else f"{new} cards")
    if any(getattr(library, name) != value for name, value in rest.items()):
        said.append("names and places that were typed")
    whole = saved_library(library.changed({"cards": cards, **rest})) if said else mine
    return Joined(whole, tuple(said), tuple(clashes))


def _both(mine: tuple[str, ...], theirs: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*mine, *theirs)))


def _called(card: AnyCard) -> Hashable:
    """What no two cards have in common: there is one of each mastery tile and speed space."""
    match card:
        case SpeedSpace(space=space):
            return "speed", space
        case MasteryTile(mastery=colour):
            return "mastery", colour
        case _:
            return card.kind, card.name.casefold()
