"""The ledger: what happened at a table, entry by entry. It knows no game.

Undo moves a cursor; the entries behind it stay until a new one is written (then they are cut). The
table is always the fold of the entries before the cursor, so it can never disagree with them.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from companion.frozen import Frozen

Event = TypeVar("Event")
State = TypeVar("State")


class Because(Frozen):
    """Why something happened: the id of a rule, its page in the rulebook and the numbers used, in words."""

    rule: str
    text: str
    page: int | None = None

    def __str__(self) -> str:
        return f"{self.text} (p. {self.page})" if self.page else self.text


class Entry(Frozen, Generic[Event]):
    """One thing that people would say happened: one undo takes back exactly one entry.

    `command` is what was asked for, in its saved form; `events` are what came of it, with every outcome
    inside, so that a replay needs neither chance nor a later version of the rules. `at` is a time in
    ISO 8601, or None for a game that was written elsewhere.
    """

    label: str
    command: dict[str, Any]
    events: tuple[Event, ...] = ()
    because: tuple[Because, ...] = ()
    at: str | None = None


class Ledger(Frozen, Generic[Event]):
    """Entries, and how many of them stand (`cursor`)."""

    entries: tuple[Entry[Event], ...] = ()
    cursor: int = 0

    @property
    def standing(self) -> tuple[Entry[Event], ...]:
        """The entries that have happened as things are now."""
        return self.entries[: self.cursor]

    @property
    def undoes(self) -> Entry[Event] | None:
        """What *Undo* would take back."""
        return self.entries[self.cursor - 1] if self.cursor else None

    @property
    def redoes(self) -> Entry[Event] | None:
        """What *Redo* would bring back."""
        return self.entries[self.cursor] if self.cursor < len(self.entries) else None

    def append(self, entry: Entry[Event]) -> "Ledger[Event]":
        """The ledger with one more entry; entries that had been undone are cut."""
        return self.changed({"entries": (*self.standing, entry), "cursor": self.cursor + 1})

    def rewind(self, cursor: int) -> "Ledger[Event]":
        """The ledger with the first `cursor` entries standing.

        Raises ValueError when there are not that many.
        """
        if not 0 <= cursor <= len(self.entries):
            raise ValueError(f"there are {len(self.entries)} entries, so no entry {cursor}")
        return self.changed({"cursor": cursor})

    def undo(self) -> "Ledger[Event]":
        """One entry fewer stands; the same ledger when none does."""
        return self.rewind(max(self.cursor - 1, 0))

    def redo(self) -> "Ledger[Event]":
        """One entry more stands; the same ledger when none was undone."""
        return self.rewind(min(self.cursor + 1, len(self.entries)))

    def replay(self, start: State, evolve: Callable[[State, Event], State], upto: int | None = None) -> State:
        """Folds the standing entries (or the first `upto` of all) over `start`."""
        state = start
        for entry in self.entries[: self.cursor if upto is None else upto]:
            for event in entry.events:
                state = evolve(state, event)
        return state
