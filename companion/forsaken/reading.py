"""Cards that are read once and lie on no board afterwards: ruins, defeats, data, and what cards cost."""

from typing import Any

from companion.forsaken.cards import AnyCard, CardSort
from companion.forsaken.draft import Draft
from companion.forsaken.events import CardRead
from companion.forsaken.shelves import CARD


def read_card(draft: Draft, kind: CardSort, name: str | None, **said: Any) -> None:
    """What a card shows was read: this game and the library know it from now on. What is None or empty says nothing.

    `said` are fields of the card of that kind. A card without a name is told by nothing, and is not remembered.
    """
    read = {field: value for field, value in said.items() if value not in (None, {}, ())}
    if name is None or not read:
        return
    known: AnyCard = draft.table.known(kind, name) or CARD.validate_python({"kind": kind, "id": "", "name": name})
    card = known.changed(read)
    if card != known:
        draft.emit(CardRead(card=card))
