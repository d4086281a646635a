"""A game in progress: its rules, its setup, its ledger and the table that follows from them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from pydantic import SerializerFunctionWrapHandler, TypeAdapter, ValidationError, model_serializer

from companion.automation import Automations
from companion.browsing import Shelves
from companion.chapters import Chapter
from companion.entries import entry_in, faults_of_a_save, saved
from companion.faults import BadInput, Fault
from companion.frozen import Frozen
from companion.glance import Glance
from companion.in_short import InShort
from companion.ledger import Because, Entry, Ledger
from companion.library import Library
from companion.recollection import Recollection
from companion.ruling import Rulings
from companion.saved import FROM_A_SAVE
from companion.tracked import Reconciliation

if TYPE_CHECKING:
    from companion.attendance import Attendance
    from companion.contract import Contract
    from companion.giving import Giving
    from companion.result import Result

RECENT = 40
"""How many tables a game remembers for undo: more than anybody takes back at a table."""


class Happened(Frozen):
    """An event: what happened, in the past tense. `event` is its name in saved games."""

    event: str

    @property
    def allots(self) -> int | None:
        """The id of what came into being with it, if something did."""
        return None


class Ids:
    """Ids for what comes into being in one entry.

    An entry that is decided anew gives its things the ids they had, so that later entries still mean them.
    """

    def __init__(self, fresh: int, again: Sequence[int] = ()) -> None:
        self.fresh = fresh
        self._again = list(again)

    def next(self) -> int:
        """An id that nothing else has."""
        if self._again:
            return self._again.pop(0)
        self.fresh += 1
        return self.fresh - 1


Setup = TypeVar("Setup", bound=Frozen)
Table = TypeVar("Table", bound=Frozen)
Command = TypeVar("Command", bound=Frozen)
Event = TypeVar("Event", bound=Happened)


@dataclass(frozen=True)
class Decision(Generic[Event]):
    """What comes of a command: the words for the ledger, the events, the reasons behind them, the table after them."""

    label: str
    events: tuple[Event, ...]
    because: tuple[Because, ...]
    table: Any


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
class Difference:
    """Something that is not the same on two tables: what it is, and how it is on each. `whose` is a name, or empty."""

    whose: str
    what: str
    before: str
    after: str
    rule: str

    def __str__(self) -> str:
        subject = f"{self.whose}: {self.what}" if self.whose else self.what
        return f"{subject} {self.before} becomes {self.after}"


@dataclass(frozen=True)
class Rules(Generic[Setup, Table, Command, Event]):
    """A game as a plain object of functions, all of them pure.

    `secret` says whether an event tells what one player alone may know while the game goes on;
    `titled` names the sides of a table; `concluded` is the verdict in words once a table is over, else None;
    `announced` picks out of an entry's reasons what happened by itself and wants a hand at the table;
    `learn` and `learn_setup` add what an event (with the table after it) or a setup teaches to the library's part for
    this game; `recall` completes a command with what that part knows of what it names; `library` is what that part
    is made of, `shelves` how it is looked through;
    `ruled` says in words how a table rules where the rulebook is silent; `right_here` names the rules entries that
    belong to where a table stands, at a stage of its final scoring if one is given; `differences` says in words how
    one table differs from another. `decide` takes a table, a command, and the ids to give if they are not the next.

    `warnings` says what of it nobody should miss; `in_short` tells a table in a few lines. `chapters` divides what
    happened by rounds. `recollection` is what can have been forgotten and how it is told, `reconciliation` what people
    compare with the table. `rulings` are the open questions of the rulebook, `automations` what the app does by itself.

    `contract` is the game for the commands without screens, `giving` as other people and other apps get it;
    `result` is a score of a table as people look at it.

    `glance` is where a table stands, in short; `seated` names its people, in their order; `secrets` is the rules entry
    about what one player alone may know, empty where nothing is secret; `attendance` is what is done about seats.

    `apart` and `unaffected` spare a change of the past from deciding anew what comes out the same. `apart` gives how
    a table differs from another in the one way that it understands, else None; `unaffected` says how tables that are
    so apart are apart after an entry, None if the entry has to be decided anew.
    """

    id: str
    title: str
    setup: type[Setup]
    commands: TypeAdapter[Command]
    events: TypeAdapter[Event]
    start: Callable[[Setup], Table]
    decide: Callable[..., Decision[Event] | Refusal]
    evolve: Callable[[Table, Event], Table]
    secret: Callable[[Event], bool]
    titled: Callable[[Table], str]
    concluded: Callable[[Table], str | None]
    learn: Callable[[dict[str, Any], Event, Table], dict[str, Any]]
    learn_setup: Callable[[dict[str, Any], Setup], dict[str, Any]]
    recall: Callable[[dict[str, Any], Table, Command], Command]
    library: type[Library]
    shelves: Shelves
    announced: Callable[[Sequence[Because]], str]
    ruled: Callable[[Table, str], str]
    right_here: Callable[[Table, str], tuple[str, ...]]
    differences: Callable[[Table, Table], tuple[Difference, ...]]
    warnings: Callable[[Table, Table], tuple[str, ...]]
    in_short: Callable[[Table], tuple[InShort, ...]]
    chapters: Callable[[Sequence[Entry[Event]]], tuple[Chapter, ...]]
    recollection: Recollection
    reconciliation: Reconciliation
    rulings: Rulings
    automations: Automations
    apart: Callable[[Table, Table], Mapping[str, int] | None]
    unaffected: Callable[[Entry[Event], Table, Mapping[str, int]], Mapping[str, int] | None]
    contract: "Contract"
    giving: "Giving"
    result: Callable[[Table, Any], "Result"]
    glance: Callable[[Table], Glance]
    seated: Callable[[Table], tuple[str, ...]]
    secrets: str
    attendance: "Attendance"

    def command(self, move: str, **fields: Any) -> Command:
        """A command that every game has, such as `set_ruling`. Raises ValidationError for one that this game lacks."""
        return self.commands.validate_python({"move": move, **fields})


class Record(Frozen):
    """A game as it is saved: nothing in it but words, numbers and lists. Format 1.

    `undone_by` is there only where somebody is known to have taken something back.
    """

    id: str
    game: str
    created: str
    setup: dict[str, Any]
    entries: tuple[dict[str, Any], ...] = ()
    cursor: int = 0
    undone_by: tuple[str, ...] = ()

    @model_serializer(mode="wrap")
    def _without_nobody(self, dump: SerializerFunctionWrapHandler) -> dict[str, Any]:
        form: dict[str, Any] = dump(self)
        if not self.undone_by:
            # So that a game in which nobody is named reads as it always did, also for earlier versions.
            form.pop("undone_by", None)
        return form


@dataclass(frozen=True)
class Game(Generic[Setup, Table, Command, Event]):
    """One game: a value. Each change gives a new one, with `revision` one higher.

    `recent` remembers tables by the number of entries that stood, so that undo need not replay the evening.
    It follows from the ledger like the table itself, and counts for nothing in a comparison; no more does `moved_by`,
    who moved the ledger's cursor last, if that was the last change.
    """

    id: str
    created: str
    rules: Rules[Setup, Table, Command, Event]
    setup: Setup
    ledger: Ledger[Event]
    table: Table
    revision: int = 0
    recent: Mapping[int, Table] = field(default_factory=dict, compare=False, repr=False)
    moved_by: str = field(default="", compare=False, repr=False)

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

        Words that only another version knows are kept where play can go on without them. Raises BadInput, with
        every fault, when the record does not fit the rules' models.
        """
        faults: list[Fault] = []
        try:
            setup = rules.setup.model_validate(record.setup, context=FROM_A_SAVE)
        except ValidationError as error:
            faults.extend(faults_of_a_save(error, record.setup, "setup"))
        entries: list[Entry[Event]] = []
        for number, form in enumerate(record.entries):
            try:
                entries.append(entry_in(rules, form, f"entries[{number}]"))
            except BadInput as bad:
                faults.extend(bad.faults)
        if not 0 <= record.cursor <= len(record.entries):
            faults.append(
                Fault("cursor", f"{record.cursor} points behind the last entry", f"0 to {len(record.entries)}")
            )
        if faults:
            raise BadInput(faults)
        ledger = Ledger(tuple(entries), record.cursor, undone_by=record.undone_by)
        try:
            recent = _last_tables(rules, setup, ledger)
        except (IndexError, KeyError, TypeError, ValueError) as error:
            raise BadInput([Fault("entries", f"do not fit the table ({error})", "undamaged ones")]) from error
        table = recent[ledger.cursor]
        return cls(record.id, record.created, rules, setup, ledger, table, revision=len(entries), recent=recent)

    def act(
        self, command: Command, at: str | None = None, ids: Ids | None = None, by: str = "", id: str = ""
    ) -> "Game[Setup, Table, Command, Event] | Refusal":
        """The game after one command, as one entry, or why the command makes no sense.

        `ids` are given to what comes into being, the table's next ones without them; `by` and `id` are the entry's.
        """
        decision = self.rules.decide(self.table, command, ids)
        if isinstance(decision, Refusal):
            return decision
        entry = Entry[Event].model_construct(
            label=decision.label,
            command=command.model_dump(mode="json", exclude_none=True),
            events=decision.events,
            because=decision.because,
            at=at,
            by=by,
            id=id,
        )
        ledger = self.ledger.append(entry)
        # Tables of entries that are cut by this one must not come back.
        recent = {cursor: known for cursor, known in self._known().items() if cursor < ledger.cursor}
        return replace(
            self,
            ledger=ledger,
            table=decision.table,
            revision=self.revision + 1,
            recent=_nearest(recent, ledger.cursor),
            moved_by="",
        )

    def rewind(self, cursor: int, by: str = "") -> "Game[Setup, Table, Command, Event]":
        """The game with the first `cursor` written entries standing; `by` is who wants it so.

        Raises ValueError when there are not that many.
        """
        ledger = self.ledger.rewind(cursor, by)
        known = self._known()
        table = known.get(cursor)
        if table is None:
            table = ledger.replay(self.rules.start(self.setup), self.rules.evolve)
        return replace(
            self,
            ledger=ledger,
            table=table,
            revision=self.revision + 1,
            recent=_nearest({**known, cursor: table}, cursor),
            moved_by=by,
        )

    def back_to(self, place: int, by: str = "") -> "Game[Setup, Table, Command, Event]":
        """The game with the first `place` entries of what happened standing; a higher one brings back what was undone.

        Where the past was changed after that place, the change stays, as if it had been so from the start.
        """
        cursor = self.ledger.cursor_at(place)
        if cursor is not None:
            return self.rewind(cursor, by)
        ledger = self.ledger.settled().rewind(place, by)
        return replace(self, ledger=ledger, table=self.at(place), revision=self.revision + 1, recent={}, moved_by=by)

    def undo(self, by: str = "") -> "Game[Setup, Table, Command, Event]":
        """The game with its last entry taken back; itself when there is none."""
        return self.rewind(self.ledger.cursor - 1, by) if self.ledger.undoes else self

    def redo(self, by: str = "") -> "Game[Setup, Table, Command, Event]":
        """The game with the entry that was undone last; itself when there is none."""
        return self.rewind(self.ledger.cursor + 1, by) if self.ledger.redoes else self

    def at(self, place: int) -> Table:
        """The table as it was when the first `place` entries of what happened stood."""
        cursor = self.ledger.cursor_at(place)
        known = self._known().get(cursor) if cursor is not None else None
        if known is not None:
            return known
        ledger = self.ledger
        if place > len(ledger.standing):
            ledger = ledger.rewind(min(ledger.cursor + place - len(ledger.standing), len(ledger.entries)))
            place = len(ledger.standing)
        return ledger.replay(self.rules.start(self.setup), self.rules.evolve, upto=place)

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
            undone_by=self.ledger.undone_by,
        )


def _last_tables(rules: Rules[Setup, Table, Any, Event], setup: Setup, ledger: Ledger[Event]) -> dict[int, Table]:
    """The table as it stands and the RECENT before it, by cursor, from one replay."""
    table = rules.start(setup)
    history = ledger.standing
    tables = {0: table} if ledger.cursor == len(history) else {}
    for place, entry in enumerate(history, start=1):
        for event in entry.events:
            table = rules.evolve(table, event)
        if len(history) - place > RECENT:
            tables.clear()
        elif (cursor := ledger.cursor_at(place)) is not None:
            tables[cursor] = table
    return {**tables, ledger.cursor: table}


def _nearest(tables: Mapping[int, Table], cursor: int) -> dict[int, Table]:
    """The RECENT tables that undo and redo reach first from `cursor`."""
    near = sorted(tables, key=lambda number: abs(number - cursor))[:RECENT]
    return {number: tables[number] for number in near}
