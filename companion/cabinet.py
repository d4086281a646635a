"""What stands around the desk: the list of games, bin, backups, library, settings, and what people must be told."""

from collections.abc import Callable, Sequence
from typing import Any

from companion.backup import BackupTimes, Kept, Progress
from companion.bin import DAYS, has_lain_its_days
from companion.card_bin import tidied
from companion.catalogue import GAMES
from companion.keeping import Keeping
from companion.restoring import Restoring
from companion.shelf import Listing, Missing, Shelf, ShelfFault


class Cabinet:
    """Everything that is kept but the games in play, and who looks on.

    `now` gives the time in ISO 8601, `new_id` an id that no game has had. If the shelf cannot keep something,
    `unsaved` says why, and each later change tries to keep everything again.
    """

    def __init__(self, shelf: Shelf, now: Callable[[], str], new_id: Callable[[], str]) -> None:
        self._keeping = Keeping(shelf)
        self._shelf = shelf
        self._now = now
        self._new_id = new_id
        self._listeners: list[Callable[[], None]] = []
        self._told: list[str] = []
        self._dismissed: set[str] = set()
        self._backup_times = BackupTimes()
        self.drafts: dict[str, Any] = {}

    @property
    def unsaved(self) -> str | None:
        """Why something could not be kept, None where everything is."""
        return self._keeping.unsaved

    # What is there

    def listings(self) -> tuple[Listing, ...]:
        """Games that are not in the bin, the newest first."""
        return tuple(listing for listing in self._keeping.lines() if listing.discarded is None)

    def binned(self) -> tuple[Listing, ...]:
        """Games in the bin."""
        return tuple(listing for listing in self._keeping.lines() if listing.discarded is not None)

    def notices(self) -> tuple[str, ...]:
        """What people must be told: damage that was mended, and what could not be kept."""
        unsaved = (self.unsaved,) if self.unsaved else ()
        return (*self._over(), *self._keeping.unread.values(), *unsaved)

    def can_be_dismissed(self, notice: str) -> bool:
        """Whether a notice tells what is over, such as damage that was mended, and not what is still so."""
        return notice in self._over()

    def dismiss(self, notice: str) -> None:
        """Puts away a notice of what is over: somebody has understood it. One of what is still so stays."""
        if notice in self._told:
            self._told.remove(notice)
        elif self.can_be_dismissed(notice):
            self._dismissed.add(notice)
        self.tell()

    def _over(self) -> tuple[str, ...]:
        mended = (notice for notice in self._shelf.notices() if notice not in self._dismissed)
        return (*mended, *self._told)

    # The bin

    def discard(self, game_id: str) -> None:
        """Moves a game to the bin."""
        self._rebin(game_id, self._now())

    def take_back(self, game_id: str) -> None:
        """Takes a game out of the bin."""
        self._rebin(game_id, None)

    def _rebin(self, game_id: str, discarded: str | None) -> None:
        for listing in self._keeping.lines():
            if listing.id == game_id:
                self._keeping.keep_line(listing.changed({"discarded": discarded}))
        self.tell()

    def empty_bin(self) -> None:
        """Erases the games in the bin for good. Raises ShelfFault when one cannot be erased; the others are gone."""
        faults = self._erase(self.binned())
        if not faults:
            self._keeping.unread.pop("bin", None)
        self.tell()
        if faults:
            raise faults[0]

    def tidy_bin(self) -> None:
        """Erases the games and cards that have lain in the bin for their days.

        Asked at the start alone: nothing vanishes while people look on. What cannot be erased is a notice.
        """
        now = self._now()
        for game, part in tuple(self._keeping.document("library").items()):
            if game in GAMES and isinstance(part, dict):
                self.keep_library(game, tidied(part, now))
        try:
            over = [it for it in self.binned() if has_lain_its_days(it.discarded, now) or self._half_erased(it.id)]
        except ShelfFault:
            # Whoever shows the list says why it cannot be read.
            return
        if faults := self._erase(over):
            self._keeping.unread["bin"] = f"A game that was in the bin for {DAYS} days could not be erased. {faults[0]}"
        if over:
            self.tell()

    def _half_erased(self, game_id: str) -> bool:
        """Whether the app was killed after a game was erased and before its line was."""
        if self._shelf.state("game", game_id) is not None:
            return False
        try:
            self._shelf.read(game_id)
        except Missing:
            return True
        except ShelfFault:
            pass
        return False

    def _erase(self, listings: Sequence[Listing]) -> list[ShelfFault]:
        """Erases games for good; why some could not be."""
        faults = []
        for listing in listings:
            try:
                self._shelf.erase(listing.id)
            except ShelfFault as fault:
                faults.append(fault)
                continue
            self._gone(listing.id)
        return faults

    def _gone(self, game_id: str) -> None:
        """Forgets a game that was erased."""
        self._keeping.let_go(game_id)

    def time(self) -> str:
        """What time it is, in ISO 8601: for cards that are put away, and for how long they still lie there."""
        return self._now()

    # Backups

    @property
    def place(self) -> str:
        """The folder in which everything lies, for people; empty where there is none."""
        return self._shelf.place

    def backups(self) -> tuple[Kept, ...]:
        """The backups that are kept, the newest first. Raises ShelfFault."""
        return self._shelf.backups()

    @property
    def just_finished(self) -> bool:
        """Whether a game was finished since the last backup."""
        return self._backup_times.finished

    def backup_due(self) -> bool:
        """Whether a game was finished since the last backup, or none was made today. What failed is tried again later.

        A shelf on which nothing lies needs none.
        """
        try:
            return self._backup_times.due(self._now(), self._shelf) and bool(self._shelf.listings())
        except ShelfFault as fault:
            self._keeping.unread["backups"] = str(fault)
            return False

    def back_up(self) -> Kept | None:
        """Keeps a backup of everything; None where nothing has changed since the last. Raises ShelfFault.

        May be called from a thread of its own.
        """
        try:
            kept = self._backup_times.made(self._now(), self._shelf)
        except ShelfFault as fault:
            self._keeping.unread["backups"] = f"No backup could be made: {fault}"
            raise
        self._keeping.unread.pop("backups", None)
        return kept

    def archive(self, game_id: str | None = None, progress: Progress | None = None) -> bytes:
        """Everything, or one game, as the content of one file. Raises ShelfFault.

        May be called from a thread of its own.
        """
        return self._shelf.archive(self._now(), game_id, progress)

    def restoring(self, content: bytes | str, name: str = "the file") -> Restoring:
        """The way back from the content of a file, or from the kept backup of this name. Raises ShelfFault.

        Once it is carried out, `look_round` shows what has come.
        """
        return Restoring(self._shelf, self._shelf.backup(content, name))

    # Library and settings

    def library(self, game: str) -> dict[str, Any]:
        """The library's part for a game, empty at first."""
        part: dict[str, Any] = self._keeping.document("library").get(game, {})
        return part

    def keep_library(self, game: str, part: dict[str, Any]) -> None:
        """Replaces the library's part for a game."""
        if part != self.library(game) and self._keeping.readable("library"):
            self._keeping.keep_document("library", lambda library: {**library, game: part})
            self.tell()

    def settings(self) -> dict[str, Any]:
        """How the app is set, empty at first."""
        return self._keeping.document("settings")

    def check(self) -> None:
        """At the start: finds out whether anything can be kept, or `notices` says why not, and tidies the bin."""
        settings = self.settings()
        if self._keeping.readable("settings"):
            self.keep_settings(settings)
        if self.unsaved is None:
            self.tidy_bin()

    def keep_settings(self, settings: dict[str, Any]) -> None:
        """Replaces the settings."""
        self._keeping.keep_document("settings", lambda _: settings)
        self.tell()

    # Who looks on

    def watch(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Calls `listener` after each change; the result stops that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener) if listener in self._listeners else None

    def tell(self) -> None:
        """Has everybody look anew."""
        for listener in tuple(self._listeners):
            listener()
