"""The shelf in a folder of the file system.

games/ID.json: one file for each game, and opening a game depends on that one alone. history.json: the
list of games. library.json: printed values, cards and people. settings.json: how the app is set.
backups/: the last ten backups (see `backups`). tableside.lock: one writer at a time (see `lock`).
"""

import contextlib
import re
import threading
from collections.abc import Hashable, Iterator, Sequence, Set
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol

from companion.backup import Backup, Kept, Progress
from companion.game import Record
from companion.shelf import Listing, ShelfFault, What
from storage.archive import Archive, archived, archived_games
from storage.backups import Backups
from storage.documentfile import DocumentFile
from storage.durable import DurableStorage
from storage.gamefile import GameFile
from storage.history import History
from storage.lines import newest_first

FILE_NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")
_GAME_FILE = re.compile(rf"(?P<id>{FILE_NAME.pattern})\.json(\.1)?")

# Games that are kept in memory: a few, as people may have one open in each of several tabs.
_OPEN_GAMES = 8


class Lock(Protocol):
    """One writer at a time."""

    def held(self) -> AbstractContextManager[None]:
        """Keeps all others from writing until it is left. Raises ShelfFault where that is not possible."""


class FileShelf:
    """A companion.shelf.Shelf in `folder`, which is made at the first write. Without a `lock` it is one on the folder.

    Its methods may be called from several threads. Every one raises ShelfFault.
    """

    def __init__(self, folder: Path, lock: Lock | None = None) -> None:
        self.place = str(folder)
        self._root = folder
        self._folder = folder / "games"
        self._lock = lock or _folder_lock(folder)
        self._history = History(folder / "history.json", self._tell, self.holding)
        self._library = DocumentFile("library", folder / "library.json", self._tell, self.holding)
        self._settings = DocumentFile("settings", folder / "settings.json", self._tell, self.holding)
        self._backups = Backups(folder)
        self._open: dict[str, GameFile] = {}
        self._looked_at: dict[str, DurableStorage] = {}
        self._listed: tuple[Hashable, dict[str, Listing]] | None = None
        self._unlistable: set[str] = set()
        self._notices: list[str] = []
        self._turn = threading.RLock()

    @contextlib.contextmanager
    def holding(self) -> Iterator[None]:
        """Keeps everybody else, in this process and in others, from writing until it is left."""
        with self._turn, self._lock.held():
            if self._folder.is_symlink():
                raise ShelfFault(
                    f"{self._folder} is a link, and Tableside follows none below its data folder: "
                    "put a real folder in its place"
                )
            yield

    def state(self, what: What, game_id: str = "") -> Hashable:
        """Something that is different as soon as what is kept is different; nothing is read for it."""
        with self._turn:
            match what:
                case "game":
                    # Without `_game`: a look at many games must not let go of those that are played.
                    path = self._folder / f"{_checked(game_id)}.json"
                    return (self._open.get(game_id) or self._looked_at.setdefault(game_id, DurableStorage(path))).stamp
                case "library":
                    return self._library.stamp
                case "settings":
                    return self._settings.stamp
                case _:
                    return self._history.stamp

    def listings(self) -> tuple[Listing, ...]:
        """All games, the newest first. A game without a line gets a plain one, made from its header."""
        with self._turn:
            return newest_first(self._complete_history())

    def list(self, *listings: Listing) -> None:
        """Writes or rewrites lines of games, all at once."""
        ids = {_checked(listing.id) for listing in listings}
        with self.holding():
            lines = self._complete_history(but=ids)
            self._history.keep(listings)
            self._listed = (self._history.stamp, lines | {listing.id: listing for listing in listings})

    def write(self, record: Record) -> None:
        """Keeps a whole game, in place of what was kept of it before."""
        _checked(record.id)
        with self.holding():
            self._refuse_twin(record.id)
            self._game(record.id).write(record)
            if self._listed is not None and record.id not in self._listed[1]:
                self._listed = None
            self._unlistable.discard(record.id)
            if self._listed is not None and record.id not in self._listed[1]:
                # Until it gets its line, it is one of those that are missing.
                self._listed = None

    def append(self, game_id: str, entry: dict[str, Any], position: int) -> None:
        """Keeps one more entry at `position`; entries from there on are cut."""
        _checked(game_id)
        with self.holding():
            self._game(game_id).append(entry, position)

    def move(self, game_id: str, cursor: int, undone_by: Sequence[str] = ()) -> None:
        """Keeps how many entries of a game stand, and who took back the others."""
        _checked(game_id)
        with self.holding():
            self._game(game_id).move(cursor, undone_by)

    def read(self, game_id: str) -> Record:
        """A game as it was kept last."""
        with self._turn:
            return self._game(game_id).read()

    def erase(self, game_id: str) -> None:
        """Removes a game and then its line: after a kill in between, the line can be erased again."""
        _checked(game_id)
        with self.holding():
            self._game(game_id).erase()
            self._open.pop(game_id, None)
            lines = self._complete_history()
            self._history.drop(game_id)
            self._listed = (self._history.stamp, {id: line for id, line in lines.items() if id != game_id})

    def library(self) -> dict[str, Any]:
        """What was kept with `keep_library`, empty at first."""
        with self._turn:
            return self._library.read()

    def keep_library(self, library: dict[str, Any]) -> None:
        """Keeps the printed values, cards and people that are remembered across games."""
        with self.holding():
            self._library.keep(library)

    def settings(self) -> dict[str, Any]:
        """What was kept with `keep_settings`, empty at first."""
        with self._turn:
            return self._settings.read()

    def keep_settings(self, settings: dict[str, Any]) -> None:
        """Keeps how the app is set."""
        with self.holding():
            self._settings.keep(settings)

    def notices(self) -> tuple[str, ...]:
        """What people must be told about damage found and mended since the start, a sentence each."""
        with self._turn:
            return tuple(self._notices)

    # Backups: nothing waits for them, as a file on the shelf is never half written

    def backups(self) -> tuple[Kept, ...]:
        """The backups that are kept, the newest first."""
        return self._backups.kept()

    def back_up(self, made: str) -> Kept | None:
        """Keeps one backup more of everything and lets the oldest go; None where nothing has changed since the last."""
        return self._backups.add(archived(self._root, made))

    def archive(self, made: str, game_id: str | None = None, progress: Progress | None = None) -> bytes:
        """Everything, or one game, as the content of one file."""
        return archived(self._root, made, None if game_id is None else _checked(game_id), progress).content

    def archive_of(self, made: str, games: Sequence[tuple[Listing, Record]]) -> bytes:
        """The same of these games as they are given; the folder is not asked."""
        return archived_games(made, games)

    def backup(self, content: bytes | str, name: str = "the file") -> Backup:
        """What is in the content of a file, or in the kept backup of this name."""
        if isinstance(content, str):
            name, content = content, self._backups.content(content)
        return Archive(content, name)

    def _game(self, id: str) -> GameFile:
        file = self._open.pop(id, None)
        if file is None:
            file = GameFile(id, self._folder / f"{_checked(id)}.json", self._tell, self.holding)
        # The one used last stands last, so that the first is the one to close.
        self._open[id] = file
        if len(self._open) > _OPEN_GAMES:
            del self._open[next(iter(self._open))]
        return file

    def _refuse_twin(self, id: str) -> None:
        """Where upper and lower case make no difference to the file system, two ids would mean one file."""
        if id in self._open or (self._folder / f"{_checked(id)}.json").name in (names := self._names()):
            return
        if twin := next((name for name in names if name.casefold() == f"{id}.json".casefold()), None):
            raise ShelfFault(f"The game {id} cannot be kept beside {twin}: give one of them another id")

    def _complete_history(self, but: Set[str] = frozenset()) -> dict[str, Listing]:
        """The list of games, with a line for every game there is; lines that were missing are kept.

        The games `but` are about to get their lines: the very first game is no sign of a lost list. What is missing is
        looked for at the first time, and again when somebody else has written the list.
        """
        stamp = self._history.stamp
        if stamp is not None and self._listed is not None and self._listed[0] == stamp:
            return self._listed[1]
        lost = self._history.lost()
        listings = self._history.listings()
        found = [self._plain_line(id) for id in sorted(self._ids() - set(listings) - self._unlistable - but)]
        made = {listing.id: listing for listing in found if listing is not None}
        if made:
            # One game alone was just begun when the app was killed, before there was a list.
            if lost == "unreadable" or (lost and len(made) > 1):
                self._tell(
                    "The list of games (history.json) could not be read and has been made anew from the games: "
                    "titles and results are missing, and games from the bin are back"
                )
            # In a read-only folder they are made again each time.
            with contextlib.suppress(ShelfFault), self.holding():
                self._history.keep(made.values())
        self._listed = (self._history.stamp, listings | made)
        return listings | made

    def _plain_line(self, id: str) -> Listing | None:
        try:
            return GameFile(id, self._folder / f"{id}.json", self._tell, self.holding).listing()
        except ShelfFault as fault:
            self._unlistable.add(id)
            self._tell(str(fault))
            return None

    def _ids(self) -> set[str]:
        """The ids of the games that have a file, or still have one from one save before."""
        return {match["id"] for match in map(_GAME_FILE.fullmatch, self._names()) if match}

    def _names(self) -> set[str]:
        try:
            return {path.name for path in self._folder.iterdir()}
        except (FileNotFoundError, NotADirectoryError):
            return set()

    def _tell(self, sentence: str) -> None:
        if sentence not in self._notices:
            self._notices.append(sentence)


def _folder_lock(folder: Path) -> Lock:
    # Loaded here: where there are no other processes, as in a browser, there is no such lock either.
    from storage.lock import FolderLock

    return FolderLock(folder)


def _checked(id: str) -> str:
    if not FILE_NAME.fullmatch(id):
        raise ShelfFault(f"{id!r:.80} cannot name a game: use 1 to 64 letters, digits, - and _")
    return id
