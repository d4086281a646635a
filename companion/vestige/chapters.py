"""The ledger in chapters: the entries of one round after the other, then those of final scoring."""

from collections.abc import Sequence

from companion.frozen import Frozen
from companion.ledger import Entry
from companion.vestige.events import Event, PhaseBegun, RoundBegun, RoundSet


class Chapter(Frozen):
    """Entries that belong together, `start` to before `end`, counted from 0.

    What was forgotten in the players' turns is added after the first `add_at` entries of the ledger.
    """

    title: str
    start: int
    end: int
    add_at: int


def chapters(history: Sequence[Entry[Event]]) -> tuple[Chapter, ...]:
    """The chapters of what happened. An entry with which a round ends is the last of that round."""
    found: list[Chapter] = []
    title, start = "Round 1", 0
    add_at: int | None = None
    for place, entry in enumerate(history):
        for event in entry.events:
            if isinstance(event, PhaseBegun | RoundBegun) and add_at is None:
                add_at = place
            following = _following(event)
            if following and following != title:
                found.append(
                    Chapter(title=title, start=start, end=place + 1, add_at=place if add_at is None else add_at)
                )
                title, start, add_at = following, place + 1, None
    if start < len(history):
        end = len(history)
        found.append(Chapter(title=title, start=start, end=end, add_at=end if add_at is None else add_at))
    return tuple(found)


def _following(event: Event) -> str:
    """The chapter that begins after an event, empty if none does."""
    if isinstance(event, RoundBegun | RoundSet):
        return f"Round {event.round}"
    return "Final scoring" if isinstance(event, PhaseBegun) and event.phase == "scoring" else ""


def latest(history: Sequence[Entry[Event]], kind: type) -> Entry[Event] | None:
    """The last entry with an event of a kind: where to read why something is as it is."""
    return next((entry for entry in reversed(history) if any(isinstance(event, kind) for event in entry.events)), None)
