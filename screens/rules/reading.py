"""What this phone's reader keeps of the rules: bookmarks, and what was looked up last."""

from companion.desk import Desk
from companion.rules.entries import RuleEntry, corpus
from screens.preferences import prefer, preferences

LAST = 10
"""So many entries are remembered as looked up."""


def bookmarked(desk: Desk) -> tuple[RuleEntry, ...]:
    """The bookmarks, the newest first. An id that this version does not know is kept, and not shown."""
    return _known(preferences(desk).bookmarks)


def looked_up(desk: Desk) -> tuple[RuleEntry, ...]:
    """The entries looked up last, the newest first."""
    return _known(preferences(desk).looked_up)


def turn_bookmark(desk: Desk, id: str) -> bool:
    """Sets or takes away a bookmark; whether it is set now."""
    before = preferences(desk).bookmarks
    after = tuple(it for it in before if it != id) if id in before else (id, *before)
    prefer(desk, bookmarks=after)
    return id in after


def remember(desk: Desk, id: str) -> None:
    """Puts an entry on top of those that were looked up."""
    before = preferences(desk).looked_up
    if before[:1] != (id,):
        prefer(desk, looked_up=(id, *(it for it in before if it != id))[:LAST])


def _known(ids: tuple[str, ...]) -> tuple[RuleEntry, ...]:
    entries = corpus()
    return tuple(entries[id] for id in ids if id in entries)
