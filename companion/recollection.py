"""What people remember of an earlier moment, put together bit by bit until it is a command for that moment.

A game says what can have been forgotten, what each such move needs to be told, and how that becomes a command.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from pydantic import TypeAdapter, ValidationError

from companion.frozen import Frozen

Value = str | int | bool | None


class Retold(Frozen):
    """What happened, as far as it has been said: the move, and its parts by name.

    `instead_of` is the command that it takes the place of.
    """

    what: str
    parts: dict[str, Value] = {}
    instead_of: Any = None

    def get(self, part: str) -> Value:
        """What was said of a part; None where nothing was."""
        return self.parts.get(part)

    def word(self, part: str) -> str:
        """What was said of a part in words; empty where nothing was."""
        said = self.parts.get(part)
        return said if isinstance(said, str) else ""

    def saying(self, part: str, value: Value) -> "Retold":
        """The same with a part said; None forgets it."""
        others = {name: said for name, said in self.parts.items() if name != part}
        return self.changed({"parts": others if value is None else others | {part: value}})


class Answer(Frozen):
    """One possible answer; `competitor` where it is one, so that it can be shown with its mark."""

    value: Value
    words: str
    competitor: bool = False


class Ask(Frozen):
    """Something that is still to be said: one of several answers, a number from `least` on, or a name.

    A name has `answers` too: names that are known. A `large` number has two digits as a rule.
    """

    part: str
    words: str
    kind: Literal["one_of", "number", "name"] = "one_of"
    answers: tuple[Answer, ...] = ()
    least: int = 1
    needed: bool = True
    large: bool = False


class Subject(Frozen):
    """Something that can have been forgotten: its title, its rules entry, the moves that are about it."""

    title: str
    rule: str
    moves: tuple[str, ...]


def _nothing_more(table: Any, told: Retold) -> Mapping[str, Any]:
    return {}


def _nothing_told(command: Any) -> Mapping[str, Value]:
    return {}


def _nothing_left_out(told: Retold) -> tuple[str, ...]:
    return ()


def _no_guess(table: Any, ask: Ask) -> Value:
    return None


@dataclass(frozen=True)
class Recollection:
    """What can have been forgotten in a game, and how it is told.

    `subjects` come the most common first; `there` names those that a table has. `words` say of each move what
    happened; a move that has words and no subject can be changed, but not have been forgotten. `asks` is what such a
    move needs to be told at a table, `fields` which field of the command each part becomes. `parts` are all parts in
    the order in which one hangs on another, `blank` those that begin with another value than None.

    `kin` are moves among which an amount stays what it was when one becomes the other. `guess` knows more to begin
    with than whoever is on, or the one answer that there is; `more` is what else the command holds; `told` takes
    parts out of a command that are no field of their own; `left_out` names fields of the command before that do not
    fit what is said now.
    """

    commands: TypeAdapter[Any]
    subjects: Mapping[str, Subject]
    words: Mapping[str, str]
    asks: Callable[[Any, Retold], tuple[Ask, ...]]
    fields: Mapping[str, Mapping[str, str]]
    parts: tuple[str, ...]
    there: Callable[[Any], tuple[str, ...]]
    blank: Mapping[str, Value] = field(default_factory=dict)
    kin: tuple[tuple[str, ...], ...] = ()
    guess: Callable[[Any, Ask], Value] = _no_guess
    more: Callable[[Any, Retold], Mapping[str, Any]] = _nothing_more
    told: Callable[[Any], Mapping[str, Value]] = _nothing_told
    left_out: Callable[[Retold], tuple[str, ...]] = _nothing_left_out

    def subject_of(self, what: str) -> str | None:
        """What such a move is about; None for what can only be changed, not forgotten."""
        return next((id for id, subject in self.subjects.items() if what in subject.moves), None)

    def begun(self, table: Any, subject: str | None = None) -> Retold:
        """The beginning: the most common thing about a subject (the first one), by whoever was on."""
        what = self.subjects[subject or next(iter(self.subjects))].moves[0]
        return self.turned(table, Retold(what=what), what)

    def turned(self, table: Any, told: Retold, what: str) -> Retold:
        """The same with something else that happened. What was said and does not fit any more is forgotten."""
        stays = told.what == what or any(told.what in moves and what in moves for moves in self.kin)
        amount = told.get("amount") if stays else None
        return self._fitting(table, told.changed({"what": what}).saying("amount", amount), guessing=True)

    def said(self, table: Any, told: Retold, part: str, value: Value) -> Retold:
        """The same with one more thing said. What hung on the answer before is forgotten."""
        return self._fitting(table, told.saying(part, value), guessing=False)

    def command(self, table: Any, told: Retold) -> Any:
        """The command, or None while something is missing or no move can say it, as a number that is too high."""
        for ask in self.asks(table, told):
            value = told.get(ask.part)
            missing = not value.strip() if isinstance(value, str) else value is None
            if ask.needed and missing:
                return None
        given = self._kept(told) | {"move": told.what}
        for part, name in self.fields[told.what].items():
            given[name] = _worded(told.get(part))
        try:
            return self.commands.validate_python(given | dict(self.more(table, told)))
        except ValidationError:
            return None

    def retold(self, command: Any) -> Retold | None:
        """A command taken apart again, to be changed; None for one that can only be taken out."""
        fields = self.fields.get(command.move)
        if not fields:
            return None
        parts = {part: getattr(command, name) for part, name in fields.items()} | dict(self.told(command))
        said = {part: value for part, value in parts.items() if value is not None}
        return Retold(what=command.move, parts=said, instead_of=command)

    def _kept(self, told: Retold) -> dict[str, Any]:
        """What else was said with the command that is changed, where it still fits."""
        before = told.instead_of
        if before is None or before.move != told.what:
            return {}
        kept: dict[str, Any] = before.model_dump(exclude_defaults=True)
        out = self.left_out(told)
        return {name: value for name, value in kept.items() if name not in out}

    def _fitting(self, table: Any, told: Retold, guessing: bool) -> Retold:
        for part in self.parts:
            asked = next((ask for ask in self.asks(table, told) if ask.part == part), None)
            value, blank = told.get(part), self.blank.get(part)
            if asked is None:
                told = told.saying(part, None)
            elif asked.kind == "one_of":
                if value is None:
                    value = blank
                fits = value in {answer.value for answer in asked.answers}
                if not fits or (guessing and value is None):
                    first = self._first(table, asked)
                    value = blank if first is None else first
                told = told.saying(part, value)
        return told

    def _first(self, table: Any, asked: Ask) -> Value:
        """The answer to begin with: whoever is on, or the only one that there is. Nothing is guessed beyond."""
        values = [answer.value for answer in asked.answers]
        if table.turn in values:
            on: Value = table.turn
            return on
        guessed = self.guess(table, asked)
        if guessed is not None and guessed in values:
            return guessed
        certain = [value for value in values if value is not None]
        people = [player.name for player in table.playing if player.name in values]
        if asked.part == "who" and people:
            return str(people[0])
        return certain[0] if len(certain) == 1 and asked.needed else None


def _worded(value: Value) -> Value:
    return " ".join(value.split())[:60].strip() if isinstance(value, str) else value


def who(among: tuple[Any, ...], words: str = "Who?") -> Ask:
    """Who of these competitors it was."""
    answers = tuple(Answer(value=one.name, words=one.name, competitor=True) for one in among)
    return Ask(part="who", words=words, answers=answers)


def number(words: str, least: int = 1, needed: bool = True, large: bool = False) -> Ask:
    """How much it was."""
    return Ask(part="amount", words=words, kind="number", least=least, needed=needed, large=large)


def one_of(part: str, words: str, values: Mapping[Any, str], needed: bool = True) -> Ask:
    """One of several answers, each in the words of people."""
    return Ask(
        part=part,
        words=words,
        answers=tuple(Answer(value=value, words=said) for value, said in values.items()),
        needed=needed,
    )
