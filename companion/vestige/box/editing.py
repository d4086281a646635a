"""A card while it is edited: plain data that may not fit yet, changed step by step, and what it lacks."""

from collections.abc import Sequence
from typing import Any

from pydantic import ValidationError

from companion.faults import Fault, faults_of
from companion.vestige.box.cards import CARD, AnyCard, Kind
from companion.vestige.box.ids import fresh_id
from companion.vestige.library import Library

Draft = dict[str, Any]
"""A card in the form of its file, as far as it is written."""

Path = tuple[str | int, ...]
"""Where something stands in a draft: `("levels", 1, "do", 0)`."""


def blank(library: Library, kind: Kind, name: str = "") -> Draft:
    """A card of a kind with nothing in it but a name and an id that no card has."""
    draft: Draft = {"kind": kind, "id": fresh_id(library.cards, name or kind)}
    if kind == "mastery":
        return {**draft, "mastery": name or "ambition"}
    if kind == "speed":
        return {**draft, "space": int(name) if name.isdigit() else 5}
    return {**draft, "name": name}


def draft_of(card: AnyCard) -> Draft:
    """A card as a draft; `card_in` gives the same card again."""
    draft: Draft = card.model_dump(mode="json", exclude_defaults=True)
    return draft


def faults_in(draft: Draft) -> tuple[Fault, ...]:
    """What keeps a draft from being a card, each with its place; nothing if it is one."""
    try:
        CARD.validate_python(draft)
    except ValidationError as error:
        return faults_of(error, draft)
    return ()


def card_in(draft: Draft) -> AnyCard | None:
    """The card that a draft is; None while something is missing."""
    try:
        return CARD.validate_python(draft)
    except ValidationError:
        return None


def at(draft: Draft, path: Path, otherwise: Any = None) -> Any:
    """What stands at a place of a draft."""
    found: Any = draft
    for step in path:
        if isinstance(found, dict) and isinstance(step, str):
            found = found.get(step)
        elif isinstance(found, list | tuple) and isinstance(step, int) and step < len(found):
            found = found[step]
        else:
            return otherwise
    return otherwise if found is None else found


def put(draft: Draft, path: Path, value: Any) -> Draft:
    """The draft with something at a place; None takes it away. What is on the way there is made."""
    changed = _put(draft, path, value)
    assert isinstance(changed, dict)
    return changed


def _put(node: Any, path: Path, value: Any) -> Any:
    if not path:
        return value
    step, rest = path[0], path[1:]
    if isinstance(step, int):
        items = list(node or ())
        inner = items[step] if step < len(items) else None
        items[step : step + 1] = [_put(inner, rest, value)]
        return items
    fields = dict(node or {})
    inner = _put(fields.get(step), rest, value)
    if inner is None or inner == "":
        fields.pop(step, None)
    else:
        fields[step] = inner
    return fields


def added(draft: Draft, path: Path, value: Any) -> Draft:
    """The draft with one more at the end of the list at a place."""
    return put(draft, path, [*at(draft, path, ()), value])


def removed(draft: Draft, path: Path) -> Draft:
    """The draft without one of a list: the last step of the path is its number. An empty list goes too."""
    *way, number = path
    items = list(at(draft, tuple(way), ()))
    assert isinstance(number, int)
    del items[number]
    return put(draft, tuple(way), items or None)


def moved(draft: Draft, path: Path, by: int) -> Draft:
    """The draft with one of a list moved up or down by so many places, as far as the list goes."""
    *way, number = path
    assert isinstance(number, int)
    items = list(at(draft, tuple(way), ()))
    items.insert(max(min(number + by, len(items) - 1), 0), items.pop(number))
    return put(draft, tuple(way), items)


def next_level(draft: Draft) -> int:
    """The threat level of the next row: one above the highest that is there."""
    rows: Sequence[Any] = at(draft, ("levels",), ())
    return 1 + max((row["threat"] for row in rows if isinstance(row.get("threat"), int)), default=-1)
