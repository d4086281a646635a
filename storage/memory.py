"""The shelf in memory: the twin of FileShelf for tests, gone with the process."""

import contextlib
import json
from collections import Counter
from collections.abc import Hashable, Sequence
from contextlib import AbstractContextManager
from typing import Any, TypeVar

from companion.backup import Backup, Kept, Progress
from companion.game import Record
from companion.shelf import Listing, ShelfFault, What
from storage.gamefile import no_game, no_such_entry
from storage.lines import newest_first, plain_listing

T = TypeVar("T")


class MemoryShelf:
    """A companion.shelf.Shelf that hands nothing out, and keeps nothing, that anybody else can change."""

    place = ""

    def __init__(self) -> None:
        self._games: dict[str, Record] = {}
        self._lines: dict[str, Listing] = {}
        self._library: dict[str, Any] = {}
        self._settings: dict[str, Any] = {}
        self._changes: Counter[tuple[What, str]] = Counter()
        self._backups: list[tuple[Kept, MemoryBackup]] = []

    def holding(self) -> AbstractContextManager[None]:
        return contextlib.nullcontext()

    def state(self, what: What, game_id: str = "") -> Hashable:
        return self._changes[what, game_id] or None

    def listings(self) -> tuple[Listing, ...]:
        plain = {game.id: plain_listing(game.id, game.game, game.created) for game in self._games.values()}
        return newest_first(plain | self._lines)

    def list(self, *listings: Listing) -> None:
        self._lines |= {listing.id: listing for listing in listings}
        self._changes["listings", ""] += 1

    def write(self, record: Record) -> None:
        self._put(record.id, _copy_of(record))

    def append(self, game_id: str, entry: dict[str, Any], position: int) -> None:
        record = self._reaching(game_id, position)
        entries = (*record.entries[:position], _copy(entry))
        self._put(game_id, record.changed({"entries": entries, "cursor": position + 1, "undone_by": ()}))

    def move(self, game_id: str, cursor: int, undone_by: Sequence[str] = ()) -> None:
        record = self._reaching(game_id, cursor)
        self._put(game_id, record.changed({"cursor": cursor, "undone_by": tuple(undone_by)}))

    def read(self, game_id: str) -> Record:
        if game_id not in self._games:
            raise no_game(game_id)
        return _copy_of(self._games[game_id])

    def erase(self, game_id: str) -> None:
        self._games.pop(game_id, None)
        self._lines.pop(game_id, None)
        self._changes["game", game_id] += 1
        self._changes["listings", ""] += 1

    def library(self) -> dict[str, Any]:
        return _copy(self._library)

    def keep_library(self, library: dict[str, Any]) -> None:
        self._library = _copy(library)
        self._changes["library", ""] += 1

    def settings(self) -> dict[str, Any]:
        return _copy(self._settings)

    def keep_settings(self, settings: dict[str, Any]) -> None:
        self._settings = _copy(settings)
        self._changes["settings", ""] += 1

    def notices(self) -> tuple[str, ...]:
        return ()

    def backups(self) -> tuple[Kept, ...]:
        return tuple(kept for kept, _ in reversed(self._backups))

    def back_up(self, made: str) -> Kept | None:
        content = MemoryBackup(self.archive(made), made)
        if self._backups and self._backups[-1][1].same_as(content):
            return None
        kept = Kept(name=f"backup-{len(self._backups)}", made=made, size=1)
        self._backups = [*self._backups, (kept, content)][-10:]
        return kept

    def archive(self, made: str, game_id: str | None = None, progress: Progress | None = None) -> bytes:
        if game_id:
            self.read(game_id)
        games = [record for id, record in self._games.items() if game_id in (None, id)]
        lines = [line for line in self.listings() if line.id in {game.id for game in games}]
        return _held(made, games, lines, {} if game_id else self._library, {} if game_id else self._settings)

    def archive_of(self, made: str, games: Sequence[tuple[Listing, Record]]) -> bytes:
        records, lines = [record for _, record in games], [line for line, _ in games]
        return _held(made, records, lines, {}, {})

    def backup(self, content: bytes | str, name: str = "the file") -> Backup:
        if isinstance(content, bytes):
            return MemoryBackup(content, name)
        return next(backup for kept, backup in self._backups if kept.name == content)

    def _put(self, game_id: str, record: Record) -> None:
        self._games[game_id] = record
        self._changes["game", game_id] += 1

    def _reaching(self, game_id: str, position: int) -> Record:
        record = self.read(game_id)
        if not 0 <= position <= len(record.entries):
            raise no_such_entry(game_id, len(record.entries), position)
        return record


class MemoryBackup:
    """A companion.backup.Backup of a shelf in memory."""

    def __init__(self, content: bytes, name: str) -> None:
        try:
            self._held = json.loads(content)
        except ValueError:
            raise ShelfFault(f"{name} cannot be restored because it was not made by Tableside") from None

    @property
    def made(self) -> str:
        return str(self._held["made"])

    @property
    def games(self) -> Sequence[Listing]:
        return tuple(Listing.model_validate(line) for line in self._held["lines"])

    def record(self, game_id: str) -> Record:
        return next(Record.model_validate(game) for game in self._held["games"] if game["id"] == game_id)

    def library(self) -> dict[str, Any]:
        return _copy(self._held["library"])

    def settings(self) -> dict[str, Any]:
        return _copy(self._held["settings"])

    def same_as(self, other: "MemoryBackup") -> bool:
        """Whether both hold the same, whenever they were made."""
        return {**self._held, "made": ""} == {**other._held, "made": ""}


def _held(
    made: str, games: Sequence[Record], lines: Sequence[Listing], library: dict[str, Any], settings: dict[str, Any]
) -> bytes:
    held = {
        "made": made,
        "games": [record.model_dump() for record in games],
        "lines": [line.model_dump() for line in lines],
        "library": library,
        "settings": settings,
    }
    return json.dumps(held).encode()


def _copy(kept: T) -> T:
    """A copy as deep as a file would make it."""
    copy: T = json.loads(json.dumps(kept))
    return copy


def _copy_of(record: Record) -> Record:
    return Record.model_validate(_copy(record.model_dump()))
