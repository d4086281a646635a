"""Cards that come and go as a file: what an import would do, and what an export holds. Never a silent overwrite."""

from collections.abc import Container, Iterable, Mapping
from typing import Any, Literal

from companion.frozen import Frozen
from companion.library import kept, retired, without
from companion.vestige.box.cards import CARD, AnyCard, MasteryTile, Pack, RegionCard, SpeedSpace
from companion.vestige.box.ids import fresh_id
from companion.vestige.box.pack import bundled
from companion.vestige.library import Library

Outcome = Literal["add", "same", "update", "clash"]
Choice = Literal["mine", "theirs", "both"]
CHOICES: dict[Choice, str] = {"mine": "Keep mine", "theirs": "Take theirs", "both": "Keep both"}

_TOLD = {
    "levels": "its rows",
    "triggered": "its abilities",
    "threats": "its threats",
    "game_end": "what it gains at game end",
    "goal": "its goal",
    "setup": "its set-up steps",
    "joins": "cards that join the stacks",
    "threat_cards": "the number of its threats",
    "words": "its words",
    "leverage": "its leverage",
    "value": "what it pays",
    "condition": "its condition",
    "reward": "its reward",
    "flipped": "when it is flipped",
    "at_end": "what it gives at game end",
    "name": "its name",
    "source": "where it was read",
    "kind": "its kind",
    "id": "its id",
}


_Called = tuple[str, str]


class Incoming(Frozen):
    """A card of a file: what would become of it. `mine` is the card that it meets, `differs` says in what.

    An *update* meets a card of the same pack, a *clash* one that the person has read or changed; both can be kept.
    """

    card: AnyCard
    outcome: Outcome
    mine: AnyCard | None = None
    differs: tuple[str, ...] = ()

    @property
    def usual(self) -> Choice:
        """What happens unless the person says otherwise: what they have read themselves stays."""
        return "mine" if self.outcome in ("clash", "same") else "theirs"

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What the person can choose. Of a tile or space there is one, so both cannot be kept."""
        if self.outcome in ("add", "same"):
            return ()
        alone = isinstance(self.card, RegionCard | MasteryTile | SpeedSpace)
        return ("mine", "theirs") if alone else ("mine", "theirs", "both")


def preview(library: Library, pack: Pack) -> tuple[Incoming, ...]:
    """What an import of this pack would do, card by card. Nothing changes."""
    called = {_called(held.card): id for id, held in reversed(library.cards.items())}
    return tuple(_incoming(library, pack, card, called) for card in pack.cards if card.id not in bundled())


def _incoming(library: Library, pack: Pack, card: AnyCard, called: Mapping[_Called, str]) -> Incoming:
    # The card that this one meets has the same id, or the same kind and name.
    met = card.id if card.id in library.cards else called.get(_called(card))
    if met is None:
        return Incoming(card=card, outcome="add")
    mine = library.cards[met].card
    differing = differs(mine, card)
    if not differing:
        return Incoming(card=card, outcome="same", mine=mine)
    held = library.cards[met]
    # A pack may bring its own cards up to date, as long as nobody has touched them here.
    outcome: Outcome = "update" if held.source == "pack" and held.pack == pack.name else "clash"
    return Incoming(card=card, outcome=outcome, mine=mine, differs=differing)


def _called(card: AnyCard) -> _Called:
    """By what people know a card: its kind and name, however its capitals were typed."""
    return card.kind, card.name.casefold()


def differs(mine: AnyCard, theirs: AnyCard) -> tuple[str, ...]:
    """In what two cards are not alike, in words: `its rows`, `its leverage (3, theirs 2)`. Their ids do not count."""
    ours, new = mine.model_dump(), theirs.model_dump()
    fields = (field for field in dict.fromkeys((*ours, *new)) if field != "id" and ours.get(field) != new.get(field))
    return tuple(_told(field, ours.get(field), new.get(field)) for field in fields)


def _told(field: str, mine: Any, theirs: Any) -> str:
    words = _TOLD.get(field, field.replace("_", " "))
    numbers = isinstance(mine, int) and isinstance(theirs, int) and not isinstance(mine, bool)
    return f"{words} ({mine}, theirs {theirs})" if numbers else words


def merged(library: Library, pack: Pack, choices: Mapping[str, Choice] | None = None) -> Library:
    """The library with the cards of a pack. `choices` are by card id, the usual ones where none is given."""
    taken = {_called(held.card) for held in library.cards.values()}
    for incoming in preview(library, pack):
        card = incoming.card
        choice = (choices or {}).get(card.id, incoming.usual)
        if choice == "mine":
            continue
        if choice == "both":
            card = _beside(library, card, taken)
            taken.add(_called(card))
        elif incoming.mine is not None and incoming.mine.id != card.id:
            library = without(library, [incoming.mine.id])
        library = retired(kept(library, card, "pack", pack.name), card.id, False)
    return library


def _beside(library: Library, card: AnyCard, taken: Container[_Called]) -> AnyCard:
    """The card under an id and name that none in the library has."""
    number = 2
    while (card.kind, f"{card.name[:56]} {number}".casefold()) in taken:
        number += 1
    name = f"{card.name[:56]} {number}"
    given: dict[str, Any] = {**card.model_dump(), "id": fresh_id(library.cards, name), "name": name}
    return CARD.validate_python(given)


def counted_outcomes(incoming: Iterable[Incoming]) -> str:
    """An import in one line: `3 new, 1 changed, 2 the same, 1 not as yours`."""
    words = {"add": "new", "update": "changed", "same": "the same", "clash": "not as yours"}
    counts = {outcome: 0 for outcome in words}
    for it in incoming:
        counts[it.outcome] += 1
    return ", ".join(f"{count} {words[outcome]}" for outcome, count in counts.items() if count) or "nothing"


def pack_of(library: Library, ids: Iterable[str], name: str, author: str = "", notes: str | None = None) -> Pack:
    """A pack of some cards, to be written to a file. Raises ValidationError for a name that no pack can have."""
    cards = tuple(library.cards[id].card if id in library.cards else bundled()[id] for id in ids)
    return Pack.model_validate(
        {"id": fresh_id((), name), "name": name, "author": author, "notes": notes or None, "cards": cards}
    )
