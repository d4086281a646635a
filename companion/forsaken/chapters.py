"""The ledger of a game of Forsaken in chapters: one round after the other, then final scoring."""

from collections.abc import Sequence

from companion import chapters as kernel
from companion.chapters import Chapter
from companion.forsaken.events import Event, PhaseBegun, RoundBegun, RoundSet
from companion.ledger import Entry


def chapters(history: Sequence[Entry[Event]]) -> tuple[Chapter, ...]:
    """The chapters of what happened. An entry with which a round ends is the last of that round."""
    return kernel.chapters(history, _following, lambda event: isinstance(event, PhaseBegun | RoundBegun))


def _following(event: Event) -> str:
    """The chapter that begins after an event, empty if none does."""
    if isinstance(event, RoundBegun | RoundSet):
        return f"Round {event.round}"
    return "Final scoring" if isinstance(event, PhaseBegun) and event.phase == "scoring" else ""
