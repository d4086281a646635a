"""The ledger: what happened at a table, entry by entry. It knows no game.

Undo moves a cursor; the entries behind it stay until a new one is written (then they are cut). The table is always
the fold of the entries that stand, so it can never disagree with them.

What happened long ago can be changed too: that is an entry of its own, which holds how it changed those before it.
So the ledger is only ever written on, and one undo takes a whole change of the past back.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Generic, Literal, TypeVar

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

    `late` says that it was added or changed after what follows it had happened. `fault` says why it makes no sense
    any more since then: it is kept, without events. `edit` is there in an entry that changed the past. `ids` are those
    that it gave once to what came into being, where its events do not tell them: it will give them again.

    `by` says who entered it and `id` which request that was, where several people enter things: no rule looks at them.
    """

    label: str
    command: dict[str, Any]
    events: tuple[Event, ...] = ()
    because: tuple[Because, ...] = ()
    at: str | None = None
    late: Literal["added", "changed"] | None = None
    fault: str | None = None
    edit: "Edit | None" = None
    ids: tuple[int, ...] = ()
    by: str = ""
    id: str = ""


class Splice(Frozen):
    """Entries taken out of a history at a place (counted from 0), and others put there."""

    at: int
    cut: int = 0
    put: tuple[Any, ...] = ()


class Edit(Frozen):
    """How an entry changed the past: splices in ascending order of their places in the history as it was.

    `again` are entries behind them that came out differently, by their place in the history as it became.
    """

    splices: tuple[Splice, ...]
    again: dict[int, Any] = {}

    def applied(self, history: tuple[Any, ...]) -> tuple[Any, ...]:
        """The history after the change."""
        changed: list[Any] = []
        position = 0
        for splice in self.splices:
            changed += [*history[position : splice.at], *splice.put]
            position = splice.at + splice.cut
        changed += history[position:]
        for place, entry in self.again.items():
            changed[place] = entry
        return tuple(changed)


@dataclass(frozen=True)
class Ledger(Generic[Event]):
    """Entries in the order in which they were written, and how many of them stand (`cursor`)."""

    entries: tuple[Entry[Event], ...] = ()
    cursor: int = 0
    edits: int = field(default=-1, compare=False, repr=False)
    """How many of the standing entries changed the past; counted where it is not given."""
    undone_by: tuple[str, ...] = ()
    """Who took back what is `undone`, in its order, an empty name where that is not known; nothing where all are."""

    def __post_init__(self) -> None:
        names = self.undone_by[: len(self.entries) - self.cursor]
        object.__setattr__(self, "undone_by", names if any(names) else ())
        if self.edits < 0:
            count = sum(entry.edit is not None for entry in self.entries[: self.cursor])
            object.__setattr__(self, "edits", count)

    @cached_property
    def standing(self) -> tuple[Entry[Event], ...]:
        """What has happened as things are now, in the order of the game."""
        written = self.entries[: self.cursor]
        if not self.edits:
            return written
        history: tuple[Entry[Event], ...] = ()
        position = 0
        for number, entry in enumerate(written):
            if entry.edit is not None:
                history = (*entry.edit.applied(history + written[position:number]), entry)
                position = number + 1
        return history + written[position:]

    @property
    def undone(self) -> tuple[Entry[Event], ...]:
        """What was taken back and not replaced yet, the next to come back first."""
        return self.entries[self.cursor :]

    def undone_of(self, number: int) -> str:
        """Who took back one of those that are `undone`, counted from 0; empty where that is not known."""
        return self.undone_by[number] if number < len(self.undone_by) else ""

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
        edits = self.edits + (entry.edit is not None)
        longer = Ledger((*self.entries[: self.cursor], entry), self.cursor + 1, edits)
        if entry.edit is None:
            longer.__dict__["standing"] = (*self.standing, entry)
        return longer

    def rewind(self, cursor: int, by: str = "") -> "Ledger[Event]":
        """The ledger with the first `cursor` written entries standing; `by` is who takes those behind it back.

        Raises ValueError when there are not that many.
        """
        if not 0 <= cursor <= len(self.entries):
            raise ValueError(f"there are {len(self.entries)} entries, so no entry {cursor}")
        known = (*self.undone_by, *[""] * (len(self.undone) - len(self.undone_by)))
        names = (*[by] * (self.cursor - cursor), *known)[max(cursor - self.cursor, 0) :]
        return replace(self, cursor=cursor, edits=-1 if self.edits or cursor > self.cursor else 0, undone_by=names)

    def undo(self) -> "Ledger[Event]":
        """One entry fewer stands; the same ledger when none does."""
        return self.rewind(max(self.cursor - 1, 0))

    def redo(self) -> "Ledger[Event]":
        """One entry more stands; the same ledger when none was undone."""
        return self.rewind(min(self.cursor + 1, len(self.entries)))

    def cursor_at(self, place: int) -> int | None:
        """The cursor with which the first `place` entries of what happened stand; None where an edit lies between."""
        cursor = self.cursor - (len(self.standing) - place)
        if cursor >= self.cursor:
            return min(cursor, len(self.entries))
        if cursor < 0 or any(entry.edit is not None for entry in self.entries[cursor : self.cursor]):
            return None
        return cursor

    def settled(self) -> "Ledger[Event]":
        """The same history, written as if it had been so from the start. What changed the past is a mere line now."""
        plain = tuple(entry.changed({"edit": None}) if entry.edit is not None else entry for entry in self.standing)
        return Ledger(plain, len(plain), 0)

    def replay(self, start: State, evolve: Callable[[State, Event], State], upto: int | None = None) -> State:
        """Folds what has happened over `start`; with `upto` the first so many, what was undone coming last."""
        state = start
        for entry in self.standing if upto is None else (*self.standing, *self.undone)[:upto]:
            for event in entry.events:
                state = evolve(state, event)
        return state
