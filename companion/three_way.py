"""Changes that two people made to copies of the same data, joined."""

from collections.abc import Mapping
from typing import Any

_GONE = object()


def joined_changes(before: Mapping[str, Any], mine: Mapping[str, Any], theirs: Mapping[str, Any]) -> dict[str, Any]:
    """What both made of `before`: everything that only one of them changed as that one has it, else as it is in `mine`.

    Objects are joined name by name, as deep as they go; a list, a number or a text counts as one thing.
    """
    names = dict.fromkeys((*theirs, *mine))
    found = {name: _joined(before.get(name, _GONE), mine.get(name, _GONE), theirs.get(name, _GONE)) for name in names}
    return {name: value for name, value in found.items() if value is not _GONE}


def _joined(before: Any, mine: Any, theirs: Any) -> Any:
    if mine == before:
        return theirs
    if theirs == before:
        return mine
    if isinstance(mine, Mapping) and isinstance(theirs, Mapping):
        return joined_changes(before if isinstance(before, Mapping) else {}, mine, theirs)
    return mine
