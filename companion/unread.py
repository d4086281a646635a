"""What a kept library holds that this version does not understand: set aside when it is read, put back when it is kept.

A library that another version wrote may have kinds of cards, words on a card, or whole fields of its own. None of them
is lost, and none keeps the rest from being used.
"""

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from companion.saved import ANOTHER_VERSION

# Fields that hold one thing for each id: a single one of them is set aside.
_BY_ID = ("cards", "bin")


def parted(saved: Mapping[str, Any], error: ValidationError) -> tuple[dict[str, Any], dict[str, Any]]:
    """What is understood of a saved library and what is not, each by field; `error` tells what does not fit."""
    understood, unread = dict(saved), dict[str, Any]()
    for detail in error.errors(include_url=False, include_context=False, include_input=False):
        field, *rest = map(str, detail["loc"]) if detail["loc"] else ("",)
        if field in _BY_ID and rest and isinstance(saved[field], Mapping):
            if rest[0] in understood[field]:
                unread.setdefault(field, {})[rest[0]] = saved[field][rest[0]]
                understood[field] = {id: one for id, one in understood[field].items() if id != rest[0]}
        elif field in understood:
            unread[field] = understood.pop(field)
    return understood, unread


def put_back(told: dict[str, Any], unread: Mapping[str, Any], usual: Mapping[str, Any]) -> dict[str, Any]:
    """A library in its saved form with what is not understood of it. What people have set since counts more."""
    whole = dict(told)
    for field, raw in unread.items():
        if field in _BY_ID and isinstance(raw, Mapping):
            whole[field] = _beside(told.get(field, {}), raw)
        elif told.get(field) == usual.get(field):
            whole[field] = raw
    return whole


def _beside(known: Mapping[str, Any], unread: Mapping[str, Any]) -> dict[str, Any]:
    """Both by id. One whose id was given again meanwhile gets another."""
    whole = dict(known)
    for id, raw in unread.items():
        place, number = id, 2
        while place in whole:
            place, number = f"{id}-{number}", number + 1
        again = place != id and isinstance(raw, Mapping) and isinstance(raw.get("card"), Mapping)
        whole[place] = {**raw, "card": {**raw["card"], "id": place}} if again else raw
    return whole


def unread_in_words(unread: Mapping[str, Any]) -> str:
    """What is kept though this version does not understand it, in a sentence; empty where there is nothing."""
    by_id = [field for field in _BY_ID if isinstance(unread.get(field), Mapping)]
    parts = [_named(id, raw) for id, raw in sorted(unread["cards"].items())] if "cards" in by_id else []
    parts += [field for field in sorted(unread) if field not in by_id]
    if not parts:
        return ""
    shown = ", ".join(parts[:5]) + (f" and {len(parts) - 5} more" if parts[5:] else "")
    return f"Kept, though this version does not understand it: {shown}. Perhaps {ANOTHER_VERSION}."


def _named(id: str, raw: Any) -> str:
    card = raw.get("card") if isinstance(raw, Mapping) else None
    name, kind = (card.get("name"), card.get("kind")) if isinstance(card, Mapping) else (None, None)
    return f"{name or id} ({kind})" if kind else str(name or id)
