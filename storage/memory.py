"""The shelf in memory: the twin of FileShelf for tests, gone with the process."""

import json
from typing import Any, TypeVar

from companion.game import Record
from companion.shelf import Listing
from storage.gamefile import no_game, no_such_entry
from storage.lines import newest_first, plain_listing

Kept = TypeVar("Kept")


class MemoryShelf:
    """A companion.shelf.Shelf that hands nothing out, and keeps nothing, that anybody else can change."""

    def __init__(self) -> None:
        self._games: dict[str, Record] = {}
        self._lines: dict[str, Listing] = {}
        self._library: dict[str, Any] = {}
        self._settings: dict[str, Any] = {}

    def listings(self) -> tuple[Listing, ...]:
        plain = {game.id: plain_listing(game.id, game.game, game.created) for game in self._games.values()}
        return newest_first(plain | self._lines)

    def list(self, listing: Listing) -> None:
        self._lines[listing.id] = listing

    def write(self, record: Record) -> None:
        self._games[record.id] = _copy_of(record)

    def append(self, game_id: str, entry: dict[str, Any], position: int) -> None:
        record = self._reaching(game_id, position)
        entries = (*record.entries[:position], _copy(entry))
        self._games[game_id] = record.model_copy(update={"entries": entries, "cursor": position + 1})

    def move(self, game_id: str, cursor: int) -> None:
        self._games[game_id] = self._reaching(game_id, cursor).model_copy(update={"cursor": cursor})

    def read(self, game_id: str) -> Record:
        if game_id not in self._games:
            raise no_game(game_id)
        return _copy_of(self._games[game_id])

    def erase(self, game_id: str) -> None:
        self._games.pop(game_id, None)
        self._lines.pop(game_id, None)

    def library(self) -> dict[str, Any]:
        return _copy(self._library)

    def keep_library(self, library: dict[str, Any]) -> None:
        self._library = _copy(library)

    def settings(self) -> dict[str, Any]:
        return _copy(self._settings)

    def keep_settings(self, settings: dict[str, Any]) -> None:
        self._settings = _copy(settings)

    def notices(self) -> tuple[str, ...]:
        return ()

    def _reaching(self, game_id: str, position: int) -> Record:
        record = self.read(game_id)
        if not 0 <= position <= len(record.entries):
            raise no_such_entry(game_id, len(record.entries), position)
        return record


def _copy(kept: Kept) -> Kept:
    """A copy as deep as a file would make it."""
    copy: Kept = json.loads(json.dumps(kept))
    return copy


def _copy_of(record: Record) -> Record:
    return Record.model_validate(_copy(record.model_dump()))
