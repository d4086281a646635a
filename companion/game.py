"""A game in progress: its rules, its setup, its ledger and the table that follows from them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter, ValidationError

from companion.faults import BadInput, Fault, faults_of
from companion.frozen import Frozen
from companion.ledger import Because, Entry, Ledger

RECENT = 40
"""How many tables a game remembers for undo: more than anybody takes back at a table."""


class Happened(Frozen):
    """An event: what happened, in the past tense. `event` is its name in saved games."""

    event: str


Setup = TypeVar("Setup", bound=Frozen)
Table = TypeVar("Table", bound=Frozen)
Command = TypeVar("Command", bound=Frozen)
Event = TypeVar("Event", bound=Happened)


@dataclass(frozen=True)
class Decision(Generic[Event]):
    """What comes of a command: the words for the ledger, the events, and the reasons behind them."""

    label: str
    events: tuple[Event, ...]
    because: tuple[Because, ...] = ()


@dataclass(frozen=True)
class Refusal:
    """A command that makes no sense at any table (an unknown seat, a trigger that does not exist).

    `where` names the field of the command; the game is left as it was.
    """

    where: str
    what: str
    fit: str = ""

    def __str__(self) -> str:
        return f"{self.what}; {self.fit}" if self.fit else self.what


@dataclass(frozen=True)
class Rules(Generic[Setup, Table, Command, Event]):
    """A game as a plain object of functions, all of them pure.

    `titled` names the sides of a setup; `concluded` is the verdict in words once a table is over, else None;
    `announced` picks out of an entry's reasons what happened by itself and wants a hand at the table;
    `learn` and `learn_setup` add what an event or a setup teaches to the library's part for this game;
    `ruled` says in words how a table rules where the rulebook is silent; `right_here` names the rules entries that
    belong to where a table stands, at a stage of its final scoring if one is given.
    """

    id: str
    title: str
    setup: type[Setup]
    commands: TypeAdapter[Command]
    events: TypeAdapter[Event]
    start: Callable[[Setup], Table]
    decide: Callable[[Table, Command], Decision[Event] | Refusal]
    evolve: Callable[[Table, Event], Table]
    titled: Callable[[Setup], str]
    concluded: Callable[[Table], str | None]
    learn: Callable[[dict[str, Any], Event], dict[str, Any]]
    learn_setup: Callable[[dict[str, Any], Setup], dict[str, Any]]
    announced: Callable[[Sequence[Because]], str]
    ruled: Callable[[Table, str], str]
    right_here: Callable[[Table, str], tuple[str, ...]]


class Record(Frozen):
    """A game as it is saved: nothing in it but words, numbers and lists. Format 1."""

    id: str
    game: str
    created: str
    setup: dict[str, Any]
    entries: tuple[dict[str, Any], ...] = ()
    cursor: int = 0


@dataclass(frozen=True)
class Game(Generic[Setup, Table, Command, Event]):
    """One game: a value. Each change gives a new one, with `revision` one higher.

    `recent` remembers tables by the number of entries that stood, so that undo need not replay the evening.
    It follows from the ledger like the table itself, and counts for nothing in a comparison.
    """

    id: str
    created: str
    rules: Rules[Setup, Table, Command, Event]
    setup: Setup
    ledger: Ledger[Event]
    table: Table
    revision: int = 0
    recent: Mapping[int, Table] = field(default_factory=dict, compare=False, repr=False)

    @classmethod
    def begin(
        cls, rules: Rules[Setup, Table, Command, Event], setup: Setup, id: str, created: str
    ) -> "Game[Setup, Table, Command, Event]":
        """A game with an empty ledger."""
        return cls(id, created, rules, setup, Ledger[Event](), rules.start(setup))

    @classmethod
    def restore(
        cls, rules: Rules[Setup, Table, Command, Event], record: Record
    ) -> "Game[Setup, Table, Command, Event]":
        """The game that a record tells of.

        Raises BadInput, with every fault, when the record does not fit the rules' models.
        """
        faults: list[Fault] = []
        try:
            setup = rules.setup.model_validate(record.setup)
        except ValidationError as error:
            faults.extend(faults_of(error, record.setup, "setup"))
        entries: list[Entry[Event]] = []
        for number, saved in enumerate(record.entries):
            try:
                entries.append(_entry(rules, saved, f"entries[{number}]"))
            except BadInput as bad:
                faults.extend(bad.faults)
        if not 0 <= record.cursor <= len(record.entries):
            faults.append(
                Fault("cursor", f"{record.cursor} points behind the last entry", f"0 to {len(record.entries)}")
            )
        if faults:
            raise BadInput(faults)
        ledger = Ledger[Event].model_construct(entries=tuple(entries), cursor=record.cursor)
        try:
            recent = _last_tables(rules, setup, ledger)
        except (KeyError, TypeError, ValueError) as error:
            raise BadInput([Fault("entries", f"do not fit the table ({error})", "undamaged ones")]) from error
        table = recent[ledger.cursor]
        return cls(record.id, record.created, rules, setup, ledger, table, revision=len(entries), recent=recent)

    def act(self, command: Command, at: str | None = None) -> "Game[Setup, Table, Command, Event] | Refusal":
        """The game after one command, as one entry, or why the command makes no sense."""
        decision = self.rules.decide(self.table, command)
        if isinstance(decision, Refusal):
            return decision
        entry = Entry[Event].model_construct(
            label=decision.label,
            command=command.model_dump(mode="json", exclude_none=True),
            events=decision.events,
            because=decision.because,
            at=at,
        )
        table = self.table
        for event in decision.events:
            table = self.rules.evolve(table, event)
        ledger = self.ledger.append(entry)
        # Tables of entries that are cut by this one must not come back.
        recent = {cursor: known for cursor, known in self._known().items() if cursor < ledger.cursor}
        return replace(
            self, ledger=ledger, table=table, revision=self.revision + 1, recent=_nearest(recent, ledger.cursor)
        )

    def rewind(self, cursor: int) -> "Game[Setup, Table, Command, Event]":
        """The game with the first `cursor` entries standing. Raises ValueError when there are not that many."""
        ledger = self.ledger.rewind(cursor)
        recent = _nearest(self._known(), cursor)
        return replace(self, ledger=ledger, table=self.at(cursor), revision=self.revision + 1, recent=recent)

    def undo(self) -> "Game[Setup, Table, Command, Event]":
        """The game with its last entry taken back; itself when there is none."""
        return self.rewind(self.ledger.cursor - 1) if self.ledger.undoes else self

    def redo(self) -> "Game[Setup, Table, Command, Event]":
        """The game with the entry that was undone last; itself when there is none."""
        return self.rewind(self.ledger.cursor + 1) if self.ledger.redoes else self

    def at(self, cursor: int) -> Table:
        """The table as it was when the first `cursor` entries stood."""
        known = self._known().get(cursor)
        if known is not None:
            return known
        return self.ledger.replay(self.rules.start(self.setup), self.rules.evolve, upto=cursor)

    def _known(self) -> dict[int, Table]:
        return {**self.recent, self.ledger.cursor: self.table}

    def record(self) -> Record:
        """The saved form of the whole game."""
        return Record(
            id=self.id,
            game=self.rules.id,
            created=self.created,
            setup=self.setup.model_dump(mode="json"),
            entries=tuple(saved(entry) for entry in self.ledger.entries),
            cursor=self.ledger.cursor,
        )


def _last_tables(rules: Rules[Setup, Table, Any, Event], setup: Setup, ledger: Ledger[Event]) -> dict[int, Table]:
    """The table as it stands and the RECENT before it, from one replay."""
    table = rules.start(setup)
    tables = {0: table}
    for number, entry in enumerate(ledger.standing, start=1):
        for event in entry.events:
            table = rules.evolve(table, event)
        tables[number] = table
        tables.pop(number - RECENT - 1, None)
    return tables


def _nearest(tables: Mapping[int, Table], cursor: int) -> dict[int, Table]:
    """The RECENT tables that undo and redo reach first from `cursor`."""
    near = sorted(tables, key=lambda number: abs(number - cursor))[:RECENT]
    return {number: tables[number] for number in near}


def saved(entry: Entry[Event]) -> dict[str, Any]:
    """The saved form of one entry."""
    return {
        "label": entry.label,
        "command": entry.command,
        "events": [
            event.model_dump(mode="json", exclude_defaults=True) | {"event": event.event} for event in entry.events
        ],
        "because": [because.model_dump(exclude_none=True) for because in entry.because],
        "at": entry.at,
    }


def _entry(rules: Rules[Any, Any, Any, Event], saved: Mapping[str, Any], within: str) -> Entry[Event]:
    fields = dict(saved)
    raw = fields.pop("events", ())
    if not isinstance(raw, list | tuple):
        raise BadInput([Fault(f"{within}.events", "is no list", "a list in brackets")])
    faults: list[Fault] = []
    events: list[Event] = []
    for number, event in enumerate(raw):
        try:
            events.append(rules.events.validate_python(event))
        except ValidationError as error:
            faults.extend(faults_of(error, event, f"{within}.events[{number}]"))
    try:
        entry = Entry[Any].model_validate(fields)
    except ValidationError as error:
        faults.extend(faults_of(error, fields, within))
    if faults:
        raise BadInput(faults)
    return entry.changed({"events": tuple(events)})
