"""The desk: where games in progress lie. It alone changes them, and nothing counts before the shelf has it."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from companion.cabinet import Cabinet
from companion.catalogue import game_rules, restored
from companion.entries import saved
from companion.faults import BadInput
from companion.frozen import Frozen
from companion.game import Game, Record, Refusal
from companion.keeping import DOCUMENTS
from companion.past import Amended, Change, Remove, amend
from companion.shelf import Listing, Nowhere, Shelf, ShelfFault
from companion.times import clock_fault, moment

AnyGame = Game[Any, Any, Any, Any]

OUTDATED = Refusal("revision", "the table has changed since this was tapped", "look again and repeat it")
"""What comes of a change that was made on another revision than the game has now."""

ANSWERED = 2_000
"""So many requests of a game are remembered, so that one that comes again is known."""


class Desk(Cabinet):
    """Holds open games and the one path by which they change.

    If the shelf cannot keep something, play goes on in memory.

    Other processes may work with the same shelf. What they keep is taken over before each change and whenever somebody
    looks round; where both went on from the same place, neither is lost: theirs stands, and this one is kept as a game
    of its own.

    A change may say who makes it (`by`), on which `revision` of the game, and which request it is (`id`). The same
    request a second time changes nothing: it gets the answer that it got, or the game as it is.
    """

    def __init__(self, shelf: Shelf, now: Callable[[], str], new_id: Callable[[], str]) -> None:
        super().__init__(shelf, now, new_id)
        self._open: dict[str, AnyGame] = {}
        self._answers: dict[str, dict[str, Refusal | None]] = {}
        self.discreet = False
        """Whether the library learns what is secret only once the game is over: others look into it meanwhile."""
        self.tried_out = False
        """Whether it is a copy on which something is tried out."""

    # Open games

    def listings(self) -> tuple[Listing, ...]:
        """Games that are not in the bin, the newest first. Those that are open say how they stand."""
        listings = super().listings()
        behind = [line for line in listings if line.id in self._open and self._is_behind(line)]
        for line in behind:
            self._list(self._open[line.id], known=line)
        return super().listings() if behind else listings

    def _is_behind(self, line: Listing) -> bool:
        """Whether the app was killed before a line was written, or the list was made anew from the games alone."""
        game = self._open[line.id]
        return line.result != _line(game)[1] or line.title.startswith(f"{game.rules.title}, ")

    def game(self, game_id: str) -> AnyGame:
        """An open game, read from the shelf the first time.

        Raises ShelfFault when it cannot be read, or does not fit this version's models.
        """
        if game_id not in self._open:
            # Before it is read: what somebody writes meanwhile is then noticed the next time.
            self._keeping.known("game", game_id)
            # Another thread may have opened it meanwhile, and it may have been played on there.
            self._open.setdefault(game_id, _restored(self._shelf.read(game_id)))
        return self._open[game_id]

    def opened(self, game_id: str) -> AnyGame | None:
        """The game if it lies open on the desk already: nothing is read for it."""
        return self._open.get(game_id)

    # Changes

    def begin(self, game: str, setup: Frozen) -> AnyGame:
        """A new game on the desk, kept at once."""
        rules = game_rules(game)
        begun = Game.begin(rules, setup, id=self._new_id(), created=self._now())
        self._open[begun.id] = begun
        self._keeping.keep(begun.id, lambda: self._shelf.write(begun.record()))
        self._list(begun)
        self.keep_library(game, rules.learn_setup(self.library(game), setup))
        self.tell()
        return begun

    def act(
        self, game_id: str, command: Frozen, revision: int | None = None, *, by: str = "", id: str = ""
    ) -> AnyGame | Refusal:
        """One command, one entry. With a `revision`, only if the game still is what the person saw."""

        def acted(game: AnyGame) -> AnyGame | Refusal:
            recalled = game.rules.recall(self.library(game.rules.id), game.table, command)
            after = game.act(recalled, at=self._time(game), by=by, id=id)
            return after if isinstance(after, Refusal) else self._written(game, after)

        return self._answer(game_id, acted, revision, id)

    def amend(
        self, game_id: str, changes: Sequence[Change], revision: int | None = None, *, by: str = "", id: str = ""
    ) -> AnyGame | Refusal:
        """Changes the past, as one entry. With a `revision`, only if the game still is what the person saw."""

        def amended(game: AnyGame) -> AnyGame | Refusal:
            after = amend(game, self._recalled(game, changes), at=self._time(game), by=by, id=id)
            return after if isinstance(after, Refusal) else self._written(game, after.game)

        return self._answer(game_id, amended, revision, id)

    def _written(self, before: AnyGame, after: AnyGame) -> AnyGame:
        """Keeps the game with one entry more, and what the entry teaches."""
        entry = after.ledger.entries[-1]
        self._replace(after, lambda: self._shelf.append(after.id, saved(entry), after.ledger.cursor - 1))
        put = [one for splice in entry.edit.splices for one in splice.put] if entry.edit else [entry]
        events = [event for one in put for event in one.events]
        if self.discreet:
            over = after.rules.concluded(after.table) is not None and before.rules.concluded(before.table) is None
            told = [event for one in after.ledger.standing for event in one.events] if over else []
            events = [event for event in events if not after.rules.secret(event)]
            events += [event for event in told if after.rules.secret(event)]
        self._learn(after, events)
        return after

    def _answer(
        self, game_id: str, change: Callable[[AnyGame], AnyGame | Refusal], revision: int | None, id: str
    ) -> AnyGame | Refusal:
        """What comes of a change of a game: nothing where it was asked for on another revision, or has been before."""
        with self._current(game_id) as game:
            answers = self._answers.setdefault(game_id, {}) if id else {}
            if id in answers:
                return answers[id] or game
            if id and any(entry.id == id for entry in game.ledger.entries[-ANSWERED:]):
                # Answered before a restart.
                return game
            after = OUTDATED if revision not in (None, game.revision) else change(game)
            if id:
                answers[id] = after if isinstance(after, Refusal) else None
                if len(answers) > ANSWERED:
                    del answers[next(iter(answers))]
        if not isinstance(after, Refusal):
            self.tell()
        return after

    def preview(self, game_id: str, changes: Sequence[Change]) -> Amended[Any, Any, Any, Any] | Refusal:
        """What a change of the past would come to. Nothing changes."""
        game = self.game(game_id)
        return amend(game, self._recalled(game, changes))

    def _recalled(self, game: AnyGame, changes: Sequence[Change]) -> tuple[Change, ...]:
        part = self.library(game.rules.id)
        return tuple(
            change
            if isinstance(change, Remove)
            else replace(change, command=game.rules.recall(part, game.table, change.command))
            for change in changes
        )

    def copied(self, game_id: str) -> "Desk":
        """A desk of its own on which this game can be played on and thrown away: nothing of it is kept."""
        trial = Desk(Nowhere(), self._now, self._new_id)
        trial.tried_out = True
        trial._open[game_id] = self.game(game_id)
        trial._keeping = self._keeping.copied(trial._shelf, game_id)
        return trial

    def undo(self, game_id: str, revision: int | None = None, *, by: str = "", id: str = "") -> AnyGame | Refusal:
        """Takes back one entry. With a `revision`, only if the game still is what the person saw."""
        return self._move(game_id, lambda game: game.undo(by), revision, id)

    def redo(self, game_id: str, revision: int | None = None, *, by: str = "", id: str = "") -> AnyGame | Refusal:
        """Brings back the entry that was taken back last, with a `revision` as in `undo`."""
        return self._move(game_id, lambda game: game.redo(by), revision, id)

    def rewind(
        self, game_id: str, place: int, revision: int | None = None, *, by: str = "", id: str = ""
    ) -> AnyGame | Refusal:
        """Undo or redo to where `place` entries of what happened stand, with a `revision` as in `undo`.

        Raises ValueError when there are not that many.
        """
        return self._move(game_id, lambda game: game.back_to(place, by), revision, id)

    def _move(
        self, game_id: str, move: Callable[[AnyGame], AnyGame], revision: int | None, id: str
    ) -> AnyGame | Refusal:
        def moved(before: AnyGame) -> AnyGame:
            after = move(before)
            if after.ledger.entries is not before.ledger.entries:
                self._replace(after, lambda: self._shelf.write(after.record()))
            elif after is not before:
                ledger = after.ledger
                self._replace(after, lambda: self._shelf.move(game_id, ledger.cursor, ledger.undone_by))
            return after

        return self._answer(game_id, moved, revision, id)

    def _replace(self, after: AnyGame, keep: Callable[[], None]) -> None:
        before = self._open[after.id]
        # Nothing is shown before the shelf was asked to keep it.
        self._keeping.keep(after.id, keep, whole=lambda: self._shelf.write(after.record()))
        self._open[after.id] = after
        if _line(before) != _line(after):
            self._list(after, known=self._keeping.line(after.id))

    def _time(self, game: AnyGame) -> str:
        """The time of a new entry: never before that of the last one, whatever the clock says."""
        last, now = game.ledger.undoes, self._now()
        before = (last.at if last else None) or game.created
        if fault := clock_fault(now, before):
            self._keeping.unread["clock"] = fault
        else:
            self._keeping.unread.pop("clock", None)
        return max(now, before, key=moment)

    def retry(self) -> None:
        """Tries once more to keep what could not be kept."""
        with self._keeping.holding():
            self._look_round()
            self._keeping.retry()
        self.tell()

    # What others do on the same shelf

    def look_round(self) -> None:
        """Takes over what other processes have kept since the last look. Quick where there is nothing new."""
        if self._look_round():
            self.tell()

    def _look_round(self) -> bool:
        games = [self._take_over(game_id) for game_id in tuple(self._open)]
        documents = [self._keeping.take_over(what) for what in DOCUMENTS]
        listed = self._keeping.list_changed()
        return any(games) or any(documents) or listed

    @contextmanager
    def _current(self, game_id: str) -> Iterator[AnyGame]:
        """The game as it is kept now, and nobody else can change it until this is left."""
        with self._keeping.holding():
            self._take_over(game_id)
            yield self.game(game_id)

    def _take_over(self, game_id: str) -> bool:
        """Reads an open game anew if somebody else has kept it since; whether there is something to see of it."""
        mine = self._open.get(game_id)
        if mine is None or not self._keeping.changed_elsewhere("game", game_id):
            return False
        notices = len(self._shelf.notices())
        try:
            record = self._shelf.read(game_id)
            theirs = _restored(record)
        except ShelfFault:
            # Gone or unreadable: this one is whole, and the next change keeps it whole.
            return False
        self._keeping.known("game", game_id)
        entries = tuple(json.loads(json.dumps(saved(entry))) for entry in mine.ledger.entries)
        behind = len(record.entries) < len(entries) and record.entries == entries[: len(record.entries)]
        ledger = mine.ledger
        if (record.entries, record.cursor, record.undone_by) == (entries, ledger.cursor, ledger.undone_by):
            return False
        if behind or len(self._shelf.notices()) > notices:
            # It was damaged and is back as it was one save before, or somebody has put an older copy there.
            self._keeping.keep(game_id, lambda: self._shelf.write(mine.record()))
            return True
        if self._keeping.waits(game_id):
            self._keep_apart(mine)
        self._open[game_id] = replace(theirs, revision=mine.revision + 1)
        return True

    def _keep_apart(self, mine: AnyGame) -> None:
        """Keeps a game as one of its own, as another has taken its place while it could not be kept."""
        self._keeping.let_go(mine.id)
        apart = replace(mine, id=self._new_id())
        self._open[apart.id] = apart
        self._keeping.keep(apart.id, lambda: self._shelf.write(apart.record()))
        self._list(apart)
        self._told.append(
            f"{apart.rules.titled(apart.table)} was changed by another Tableside while this one could not save: "
            "that one goes on here, and what was played here is kept beside it as a game of its own"
        )

    def _list(self, game: AnyGame, known: Listing | None = None) -> None:
        line = self._new_line(game)
        same = known is not None and known.result == line.result
        self._backup_times.finished |= line.result is not None and not same
        last = game.ledger.undoes
        now = (last.at if last else None) or self._now()
        finished = known.finished if known and same else now if line.result else None
        self._keeping.keep_line(line.changed({"finished": finished, "discarded": known.discarded if known else None}))

    @staticmethod
    def _new_line(game: AnyGame) -> Listing:
        title, result = _line(game)
        return Listing(id=game.id, game=game.rules.id, title=title, created=game.created, result=result)

    def _gone(self, game_id: str) -> None:
        super()._gone(game_id)
        self._open.pop(game_id, None)
        self._answers.pop(game_id, None)

    # Copies of what is on the desk

    @property
    def unkept(self) -> tuple[str, ...]:
        """The ids of the games that could not be kept as they are on the desk."""
        return tuple(game_id for game_id in self._open if self._keeping.waits(game_id))

    def copy_of(self, game_ids: Sequence[str]) -> bytes:
        """Games as they are on the desk, as the content of one file, whatever the shelf has of them.

        Raises ShelfFault for a game that is not open and cannot be read.
        """
        games = [self.game(game_id) for game_id in game_ids]
        lines = [self._keeping.line(game.id) or self._new_line(game) for game in games]
        records = [game.record() for game in games]
        return self._shelf.archive_of(self._now(), list(zip(lines, records, strict=True)))

    def _learn(self, game: AnyGame, events: Sequence[Any]) -> None:
        part = self.library(game.rules.id)
        for event in events:
            part = game.rules.learn(part, event, game.table)
        self.keep_library(game.rules.id, part)


def _line(game: AnyGame) -> tuple[str, str | None]:
    """What the list of games says of a game."""
    return game.rules.titled(game.table), game.rules.concluded(game.table)


def _restored(record: Record) -> AnyGame:
    try:
        return restored(record)
    except BadInput as fault:
        raise ShelfFault(
            f"The game {record.id} does not fit this version: {fault.faults[0]}. Its file is left as it is."
        ) from fault
