"""The ledger in chapters: the entries of one round after the other, then those of final scoring."""

from collections.abc import Callable, Sequence
from typing import Any

from companion.frozen import Frozen
from companion.ledger import Entry


class Chapter(Frozen):
    """Entries that belong together, `start` to before `end`, counted from 0.

    What was forgotten in the players' turns is added after the first `add_at` entries of the ledger.
    """

    title: str
    start: int
    end: int
    add_at: int


def chapters(
    history: Sequence[Entry[Any]],
    following: Callable[[Any], str],
    closes: Callable[[Any], bool],
    first: str = "Round 1",
) -> tuple[Chapter, ...]:
    """The chapters of what happened. An entry with which a chapter ends is the last of that chapter.

    A game says which chapter begins after an event (`following`, empty if none does), and which events end the
    players' turns (`closes`). The first chapter has its title from the start.
    """
    found: list[Chapter] = []
    title, start = first, 0
    add_at: int | None = None
    for place, entry in enumerate(history):
        for event in entry.events:
            if add_at is None and closes(event):
                add_at = place
            after = following(event)
            if after and after != title:
                found.append(
                    Chapter(title=title, start=start, end=place + 1, add_at=place if add_at is None else add_at)
                )
                title, start, add_at = after, place + 1, None
    if start < len(history):
        end = len(history)
        found.append(Chapter(title=title, start=start, end=end, add_at=end if add_at is None else add_at))
    return tuple(found)


def latest(history: Sequence[Entry[Any]], kind: type) -> Entry[Any] | None:
    """The last entry with an event of a kind: where to read why something is as it is."""
    return next((entry for entry in reversed(history) if any(isinstance(event, kind) for event in entry.events)), None)
