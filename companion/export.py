"""A game as others can play it again: its setup and its moves, in the form that `tableside play` reads.

The moves are the commands of the entries that stand: what was undone is left out, and what was changed in the past
stands as if it had been so from the start. Outcomes of chance are in the commands, so that nothing is drawn again.
Before a game is given out it is played again and compared.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Generic, TypeVar

from pydantic import Field, ValidationError

from companion.frozen import Frozen
from companion.game import Game, Happened, Ids, Refusal
from companion.ledger import Entry
from companion.plain_text import cleaned, plain_line

Setup = TypeVar("Setup", bound=Frozen)
Table = TypeVar("Table", bound=Frozen)
Command = TypeVar("Command", bound=Frozen)
Event = TypeVar("Event", bound=Happened)

Id = Annotated[int, Field(strict=True, ge=1, le=999_999)]
GivenIds = dict[Annotated[int, Field(ge=0)], tuple[Id, ...]]


class Playing(Generic[Setup, Table, Command, Event]):
    """A game that is played again, move after move."""

    def __init__(self, game: Game[Setup, Table, Command, Event]) -> None:
        self.game = game
        self._given: set[int] = set()

    def move(self, command: Command, ids: Sequence[int] = ()) -> Refusal | None:
        """One move, or why it makes no sense. `ids` are for what comes into being, as far as nothing has them yet."""
        free = [id for id in ids if id not in self._given]
        return self._took(self.game.act(command, ids=Ids(max(self._given, default=0) + 1, free) if free else None))

    def again(self, command: Command, wanted: Sequence[int]) -> tuple[Refusal | None, tuple[int, ...]]:
        """A move that gave these ids once, and the ids that have to be said for it to give them again."""
        after = self.game.act(command)
        if isinstance(after, Refusal):
            return after, ()
        if list(wanted) == _new_ids(after.ledger.entries[-1], self._given) or self._given.intersection(wanted):
            return self._took(after), ()
        return self.move(command, wanted), tuple(wanted)

    def _took(self, after: "Game[Setup, Table, Command, Event] | Refusal") -> Refusal | None:
        if isinstance(after, Refusal):
            return after
        self._given.update(_new_ids(after.ledger.entries[-1], self._given))
        self.game = after
        return None


@dataclass(frozen=True)
class Exported:
    """A game to be given out. `form` is what `tableside play` reads.

    `notes` say in words what was left out, and how the game comes out differently when it is played again; there are
    none for a game that stands again as it stands here.
    """

    form: dict[str, Any]
    notes: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The form as JSON."""
        return json.dumps(self.form, indent=1, ensure_ascii=False) + "\n"

    def noted(self, note: str) -> "Exported":
        """The same with one note more, in the form too."""
        notes = (*self.notes, plain_line(note))
        return Exported({**self.form, "notes": list(notes)}, notes)


def exported(game: Game[Setup, Table, Command, Event]) -> Exported:
    """A game in the form that can be played again."""
    found = _Replayed(game)
    for number, entry in enumerate(game.ledger.standing, start=1):
        found.take(number, entry)
    form: dict[str, Any] = {
        "game": game.rules.id,
        "setup": game.setup.model_dump(mode="json"),
        "moves": found.moves,
    }
    if found.ids:
        form["ids"] = {str(number): list(ids) for number, ids in found.ids.items()}
    # A game of before 0.5 may have signs in it that `play` refuses, as nobody can see them.
    given = Exported(cleaned(form))
    for note in (*found.notes, *found.differences()):
        given = given.noted(note)
    return given


@dataclass
class _Replayed(Generic[Setup, Table, Command, Event]):
    """Collects the moves of a game while it is played again."""

    game: Game[Setup, Table, Command, Event]
    moves: list[dict[str, Any]] = field(default_factory=list)
    ids: dict[int, tuple[int, ...]] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        begun = Game.begin(self.game.rules, self.game.setup, id=self.game.id, created=self.game.created)
        self.playing = Playing(begun)
        self._seen: set[int] = set()

    def take(self, number: int, entry: Entry[Event]) -> None:
        """One entry that stands, as a move; a note where it cannot be one."""
        if tells_of_a_change(entry):
            return
        wanted = _new_ids(entry, self._seen)
        self._seen.update(wanted)
        if entry.fault is not None:
            self._left_out(number, entry, f"makes no sense since the past was changed ({entry.fault})")
            return
        try:
            command = self.game.rules.commands.validate_python(entry.command)
        except ValidationError:
            self._left_out(number, entry, "is of another version of the app")
            return
        refusal, ids = self.playing.again(command, wanted)
        if refusal is not None:
            self._left_out(number, entry, f"makes no sense to this version of the app ({refusal})")
            return
        if ids:
            self.ids[len(self.moves)] = ids
        self.moves.append(entry.command)

    def _left_out(self, number: int, entry: Entry[Event], why: str) -> None:
        self.notes.append(f"Entry {number} ({entry.label}) {why}: it is left out.")

    def differences(self) -> Iterable[str]:
        """How the game stands differently when it is played again, a sentence each."""
        here, there = self.game.table, self.playing.game.table
        if here == there:
            return ()
        told = [f"Played again it comes out differently: {it}." for it in self.game.rules.differences(here, there)]
        return told or ["Played again it comes out differently in something that no screen shows."]


def tells_of_a_change(entry: Entry[Any]) -> bool:
    """Whether an entry is only the line that tells of a change of the past."""
    return entry.edit is not None or entry.command.get("move") == "change_the_past"


def _new_ids(entry: Entry[Any], given: set[int]) -> list[int]:
    """The ids that came into being with an entry; what only changed hands had its own before."""
    return [event.allots for event in entry.events if event.allots is not None and event.allots not in given]
