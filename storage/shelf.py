"""The shelf in a folder of the file system.

games/ID.json: one file for each game, and opening a game depends on that one alone. history.json: the
list of games. library.json: printed values, cards and people. settings.json: how the app is set.
"""

import contextlib
import re
import threading
from pathlib import Path
from typing import Any

from companion.game import Record
from companion.shelf import Listing, ShelfFault
from storage.documentfile import DocumentFile
from storage.gamefile import GameFile
from storage.history import History
from storage.lines import newest_first

_FILE_NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")
_GAME_FILE = re.compile(rf"(?P<id>{_FILE_NAME.pattern})\.json(\.1)?")

# Games that are kept in memory: a few, as people may have one open in each of several tabs.
_OPEN_GAMES = 8


class FileShelf:
    """A companion.shelf.Shelf in `folder`, which is made at the first write.

    Its methods may be called from several threads. Every one raises ShelfFault.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder / "games"
        self._history = History(folder / "history.json", self._tell)
        self._library = DocumentFile("The library", folder / "library.json", self._tell)
        self._settings = DocumentFile("The settings", folder / "settings.json", self._tell)
        self._open: dict[str, GameFile] = {}
        self._unlistable: set[str] = set()
        self._notices: list[str] = []
        self._turn = threading.RLock()

    def listings(self) -> tuple[Listing, ...]:
        """All games, the newest first. A game without a line gets a plain one, made from its header."""
        with self._turn:
            return newest_first(self._complete_history())

    def list(self, listing: Listing) -> None:
        """Writes or rewrites the line of one game."""
        with self._turn:
            _checked(listing.id)
            self._complete_history(but=listing.id)
            self._history.keep([listing])

    def write(self, record: Record) -> None:
        """Keeps a whole game, in place of what was kept of it before."""
        with self._turn:
            self._game(record.id).write(record)
            self._unlistable.discard(record.id)

    def append(self, game_id: str, entry: dict[str, Any], position: int) -> None:
        """Keeps one more entry at `position`; entries from there on are cut."""
        with self._turn:
            self._game(game_id).append(entry, position)

    def move(self, game_id: str, cursor: int) -> None:
        """Keeps how many entries of a game stand."""
        with self._turn:
            self._game(game_id).move(cursor)

    def read(self, game_id: str) -> Record:
        """A game as it was kept last."""
        with self._turn:
            return self._game(game_id).read()

    def erase(self, game_id: str) -> None:
        """Removes a game and then its line: after a kill in between, the line can be erased again."""
        with self._turn:
            self._game(game_id).erase()
            self._open.pop(game_id, None)
            self._complete_history()
            self._history.drop(game_id)

    def library(self) -> dict[str, Any]:
        """What was kept with `keep_library`, empty at first."""
        with self._turn:
            return self._library.read()

    def keep_library(self, library: dict[str, Any]) -> None:
        """Keeps the printed values, cards and people that are remembered across games."""
        with self._turn:
            self._library.keep(library)

    def settings(self) -> dict[str, Any]:
        """What was kept with `keep_settings`, empty at first."""
        with self._turn:
            return self._settings.read()

    def keep_settings(self, settings: dict[str, Any]) -> None:
        """Keeps how the app is set."""
        with self._turn:
            self._settings.keep(settings)

    def notices(self) -> tuple[str, ...]:
        """What people must be told about damage found and mended since the start, a sentence each."""
        with self._turn:
            return tuple(self._notices)

    def _game(self, id: str) -> GameFile:
        file = self._open.pop(id, None)
        if file is None:
            file = GameFile(id, self._folder / f"{_checked(id)}.json", self._tell)
        # The one used last stands last, so that the first is the one to close.
        self._open[id] = file
        if len(self._open) > _OPEN_GAMES:
            del self._open[next(iter(self._open))]
        return file

    def _complete_history(self, but: str = "") -> dict[str, Listing]:
        """The list of games, with a line for every game there is; lines that were missing are kept.

        The game `but` is about to get its line: the very first game is no sign of a lost list.
        """
        lost = self._history.lost()
        listings = self._history.listings()
        found = [self._plain_line(id) for id in sorted(self._ids() - set(listings) - self._unlistable - {but})]
        made = {listing.id: listing for listing in found if listing is not None}
        if not made:
            return listings
        if lost:
            self._tell(
                "The list of games (history.json) could not be read and has been made anew from the games: "
                "titles and results are missing, and games from the bin are back"
            )
        # In a read-only folder they are made again each time.
        with contextlib.suppress(ShelfFault):
            self._history.keep(made.values())
        return listings | made

    def _plain_line(self, id: str) -> Listing | None:
        try:
            return GameFile(id, self._folder / f"{id}.json", self._tell).listing()
        except ShelfFault as fault:
            self._unlistable.add(id)
            self._tell(str(fault))
            return None

    def _ids(self) -> set[str]:
        """The ids of the games that have a file, or still have one from one save before."""
        try:
            names = [path.name for path in self._folder.iterdir()]
        except (FileNotFoundError, NotADirectoryError):
            return set()
        return {match["id"] for match in map(_GAME_FILE.fullmatch, names) if match}

    def _tell(self, sentence: str) -> None:
        if sentence not in self._notices:
            self._notices.append(sentence)


def _checked(id: str) -> str:
    if not _FILE_NAME.fullmatch(id):
        raise ShelfFault(f"{id!r:.80} cannot name a game: use 1 to 64 letters, digits, - and _")
    return id
