"""A card's draft by places: `vitality`, `mod.strength`, `loop.3.gains`. One way to read and to write for all kinds."""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.forsaken.kinds import PATROL, PLOT_LINES
from screens.library.editing import Draft

NAME, CODE, LETTER, WORDS = 60, 12, 2, 600
"""So many letters fit where a name, a code, a letter, or sentences belong."""
_LONG: Mapping[str, int] = {"path": PATROL, "lines": PLOT_LINES}
"""Rows that are as long on every card."""


def at(draft: Draft, place: str) -> Any:
    """What stands at a place; None where nothing does."""
    found: Any = draft
    for step in place.split("."):
        if isinstance(found, Mapping):
            found = found.get(step)
        elif isinstance(found, Sequence) and step.isdigit() and int(step) < len(found):
            found = found[int(step)]
        else:
            return None
    return found


def changes(draft: Draft, place: str, value: Any) -> dict[str, Any]:
    """The field of the card in which the place is, with the value there; None takes it away."""
    field, _, rest = place.partition(".")
    now = _put(draft.get(field), rest.split(".") if rest else [], value)
    return {field: resized(field, now, _LONG[field]) if field in _LONG else now}


def _put(before: Any, steps: list[str], value: Any) -> Any:
    if not steps:
        return value
    step, rest = steps[0], steps[1:]
    if step.isdigit():
        row = list(before or ())
        row += [None] * (int(step) + 1 - len(row))
        row[int(step)] = _put(row[int(step)], rest, value)
        return row
    whole = {**(before or {}), step: _put((before or {}).get(step), rest, value)}
    return {name: it for name, it in whole.items() if it is not None}


def resized(field: str, row: Any, length: int) -> list[Any]:
    """A row of spaces with so many of them: those beyond are cut off, new ones are not read yet.

    A bounty's track has no space that is not read: those without a reward are bare.
    """
    kept = list(row or ())[:length]
    return kept + [blank(field) for _ in range(length - len(kept))]


def blank(field: str) -> Any:
    """What a space of a row is that nobody has read."""
    return {} if field == "track" else None


def names(text: str) -> list[str]:
    """Letters or names with commas between them, each once."""
    return list(dict.fromkeys(name.strip() for name in text.split(",") if name.strip()))
