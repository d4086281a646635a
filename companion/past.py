"""Changes of the past: an entry added, edited or taken out anywhere in the ledger, and what comes of it.

What follows the change is decided anew, command by command, so that the game stands as if it had been played so.
Nothing changes before somebody accepts: the result is a game, a value, to look at or to throw away.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Literal, TypeVar

from pydantic import ValidationError

from companion.frozen import Frozen
from companion.game import Decision, Difference, Game, Happened, Ids, Refusal
from companion.ledger import Edit, Entry, Splice

Setup = TypeVar("Setup", bound=Frozen)
Table = TypeVar("Table", bound=Frozen)
Command = TypeVar("Command", bound=Frozen)
Event = TypeVar("Event", bound=Happened)


@dataclass(frozen=True)
class Insert:
    """A command that was forgotten: it happened after the first `place` entries."""

    place: int
    command: Any


@dataclass(frozen=True)
class Replace:
    """The entry at `place`, counted from 0, was this command instead."""

    place: int
    command: Any


@dataclass(frozen=True)
class Remove:
    """The entry at `place`, counted from 0, did not happen."""

    place: int


Change = Insert | Replace | Remove


@dataclass(frozen=True)
class Amended(Generic[Setup, Table, Command, Event]):
    """The game as it would be: how its table differs, and which entries would make no sense any more."""

    game: Game[Setup, Table, Command, Event]
    differences: tuple[Difference, ...]
    faulted: tuple[Entry[Event], ...]


def amend(
    game: Game[Setup, Table, Command, Event],
    changes: Sequence[Change],
    at: str | None = None,
    by: str = "",
    id: str = "",
) -> Amended[Setup, Table, Command, Event] | Refusal:
    """The game with changes of its past, all in one entry, or why they make no sense.

    Places are those of the ledger's `standing` as it is now. `by` and `id` are the entry's.
    """
    history = game.ledger.standing
    ordered = sorted(changes, key=lambda change: change.place)
    if not ordered:
        return Refusal("changes", "nothing is changed")
    for change in ordered:
        last = len(history) if isinstance(change, Insert) else len(history) - 1
        if not 0 <= change.place <= last:
            return Refusal("place", f"there is no entry {change.place + 1}", f"1 to {len(history)}")
    replaying = _Replaying(game, ordered[0].place, at, by)
    position = ordered[0].place
    for change in ordered:
        replaying.keep(history[position : change.place])
        position = change.place
        if isinstance(change, Insert):
            refusal = replaying.put(change.command, "added", None)
        elif isinstance(change, Replace):
            refusal = replaying.put(change.command, "changed", history[position])
            position += 1
        else:
            refusal = replaying.take_out(history[position])
            position += 1
        if refusal is not None:
            return refusal
    replaying.keep(history[position:])
    entry = Entry[Event].model_construct(
        label="; ".join(replaying.words),
        command={"move": "change_the_past"},
        events=(),
        because=(),
        at=at,
        late=None,
        fault=None,
        by=by,
        id=id,
        edit=Edit(splices=tuple(replaying.splices), again=replaying.again),
    )
    amended = replace(
        game,
        ledger=game.ledger.append(entry),
        table=replaying.table,
        revision=game.revision + 1,
        recent={**game.recent, game.ledger.cursor: game.table},
        moved_by="",
    )
    return Amended(amended, game.rules.differences(game.table, replaying.table), tuple(replaying.faulted))


def told_anew(before: Game[Any, Any, Any, Any], after: Game[Any, Any, Any, Any]) -> tuple[tuple[str, Entry[Any]], ...]:
    """Entries behind a change of the past that read differently since, each with what it said before.

    `after` is the game whose last entry is the change.
    """
    entry = after.ledger.entries[-1]
    if entry.edit is None:
        return ()
    # The history with what was put in and taken out, and all else as it was: the same places as after the change.
    plain = Edit(splices=entry.edit.splices).applied(before.ledger.standing)
    pairs = ((plain[place].label, it) for place, it in sorted(entry.edit.again.items()))
    return tuple((words, it) for words, it in pairs if words != it.label and it.fault is None)


class _Replaying(Generic[Setup, Table, Command, Event]):
    """Decides the history anew from a place on, and notes what came out differently."""

    def __init__(self, game: Game[Setup, Table, Command, Event], place: int, at: str | None, by: str) -> None:
        self.rules = game.rules
        self.at = at
        self.by = by
        self.old_place = place
        self.new_place = place
        self.table = game.at(place)
        # How the table as it was is left behind: it is only caught up with when it is looked at.
        self._old_table = self.table
        self._old_known = place
        self._apart: Mapping[str, int] | None = None
        self.splices: list[Splice] = []
        self.again: dict[int, Entry[Event]] = {}
        self.faulted: list[Entry[Event]] = []
        self.words: list[str] = []
        self._history = game.ledger.standing
        self._seen: set[int] = set()
        for entry in self._history[:place]:
            self._ids_of(entry)
        everything = (self._all_ids(entry) for entry in (*self._history, *game.ledger.undone))
        self._fresh = max((id for ids in everything for id in ids), default=0) + 1

    def keep(self, entries: Sequence[Entry[Event]]) -> None:
        """Entries that stay, decided anew."""
        for entry in entries:
            anew = entry
            ids = self._ids_of(entry)
            if not self._keeps(entry):
                anew = self._decided_anew(entry, ids)
            if anew is not entry:
                self._apart = None
                self.again[self.new_place] = anew
                if anew.fault is not None and entry.fault is None:
                    self.faulted.append(anew)
            self.old_place += 1
            self.new_place += 1

    def _keeps(self, entry: Entry[Event]) -> bool:
        """Whether an entry comes out as it did; if so, it has happened."""
        if self._apart is None:
            self._apart = self.rules.apart(self._old(), self.table)
        if self._apart is None or entry.fault is not None:
            return False
        apart = self.rules.unaffected(entry, self.table, self._apart)
        if apart is None:
            return False
        self._apart = apart
        self._happen(entry)
        return True

    def _old(self) -> Table:
        """The table before the entry that is next, as it was."""
        for entry in self._history[self._old_known : self.old_place]:
            for event in entry.events:
                self._old_table = self.rules.evolve(self._old_table, event)
        self._old_known = self.old_place
        return self._old_table

    def put(
        self, command: Command, late: Literal["added", "changed"], instead_of: Entry[Event] | None
    ) -> Refusal | None:
        """A command added here, or in place of an entry."""
        again = self._ids_of(instead_of) if instead_of else ()
        decision = self._decide(command, again)
        if isinstance(decision, Refusal):
            return decision
        self.table = decision.table
        self._apart = None
        entry = Entry[Event].model_construct(
            label=decision.label,
            command=command.model_dump(mode="json", exclude_none=True),
            events=decision.events,
            because=decision.because,
            at=instead_of.at if instead_of else self.at,
            late=late,
            fault=None,
            edit=None,
            by=self.by,
        )
        number = self.old_place + 1
        if instead_of is None:
            self.words.append(f"Added as entry {number}: {entry.label}")
        else:
            self.words.append(f"Changed entry {number}: {entry.label}, not {instead_of.label}")
        self.splices.append(Splice(at=self.old_place, cut=int(instead_of is not None), put=(entry,)))
        self.old_place += instead_of is not None
        self.new_place += 1
        return None

    def take_out(self, entry: Entry[Event]) -> Refusal | None:
        """An entry that did not happen."""
        if entry.edit is not None:
            return Refusal("place", "this entry tells of a change of the past", "undo it to take the change back")
        self._ids_of(entry)
        self._apart = None
        self.words.append(f"Taken out entry {self.old_place + 1}: {entry.label}")
        self.splices.append(Splice(at=self.old_place, cut=1))
        self.old_place += 1
        return None

    def _decided_anew(self, entry: Entry[Event], ids: Sequence[int]) -> Entry[Event]:
        if entry.edit is not None:
            return entry
        try:
            command = self.rules.commands.validate_python(entry.command)
        except ValidationError:
            # Another version wrote it; what came of it is in its events.
            self._happen(entry)
            return entry
        decision = self._decide(command, ids)
        if isinstance(decision, Refusal):
            return entry.changed({"events": (), "because": (), "fault": str(decision), "ids": tuple(ids)})
        self.table = decision.table
        # Ids that it gave once and does not give now are kept for when it does again.
        given = {event.allots for event in decision.events}
        kept = tuple(ids) if any(id not in given for id in ids) else ()
        self._seen.update(id for id in given if id is not None)
        same = (
            decision.events == entry.events
            and decision.because == entry.because
            and decision.label == entry.label
            and entry.fault is None
            and kept == entry.ids
        )
        if same:
            return entry
        return entry.changed(
            {
                "label": decision.label,
                "events": decision.events,
                "because": decision.because,
                "fault": None,
                "ids": kept,
            }
        )

    def _decide(self, command: Command, again: Sequence[int]) -> Decision[Event] | Refusal:
        ids = Ids(self._fresh, again)
        decision = self.rules.decide(self.table, command, ids)
        self._fresh = ids.fresh
        return decision

    def _ids_of(self, entry: Entry[Event]) -> list[int]:
        """The ids that came into being with an entry; cards that only changed hands had theirs before."""
        ids = [id for id in self._all_ids(entry) if id not in self._seen]
        self._seen.update(ids)
        return ids

    @staticmethod
    def _all_ids(entry: Entry[Event]) -> Sequence[int]:
        return entry.ids or [event.allots for event in entry.events if event.allots is not None]

    def _happen(self, entry: Entry[Event]) -> None:
        for event in entry.events:
            self.table = self.rules.evolve(self.table, event)
