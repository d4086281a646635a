"""Backups: what is in one, what would come of restoring it, and the restoring itself."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from companion.frozen import Frozen
from companion.game import Record
from companion.plain_text import plain_line
from companion.shelf import Listing, Shelf, ShelfFault

Progress = Callable[[int, int], None]
"""Is told how many of how many steps of a long work are done."""


KEPT = 10
"""How many backups are kept."""


class Kept(Frozen):
    """A backup among those that are kept: the name of its file, when it was made (ISO 8601), its size in bytes."""

    name: str
    made: str
    size: int


@dataclass
class BackupTimes:
    """When a backup is due: after each finished game, and once a day. One that failed is tried again ten minutes later.

    `finished` says that a game was finished since the last one.
    """

    finished: bool = False
    _day: str | None = None
    _failed: str = ""

    def due(self, now: str, shelf: Shelf) -> bool:
        """Whether one is due at this time, ISO 8601. Raises ShelfFault."""
        if self._day is None:
            kept = shelf.backups()
            self._day = kept[0].made[:10] if kept else ""
        return (self.finished or self._day != now[:10]) and now[:15] != self._failed

    def made(self, now: str, shelf: Shelf) -> Kept | None:
        """Makes one; None where nothing has changed since the last. Raises ShelfFault."""
        finished, self.finished = self.finished, False
        try:
            kept = shelf.back_up(now)
        except ShelfFault:
            self.finished, self._failed = finished, now[:15]
            raise
        self._day, self._failed = now[:10], ""
        return kept


class Backup(Protocol):
    """What is in a backup. Nothing in it can be trusted before it was looked through. All raise ShelfFault."""

    @property
    def made(self) -> str:
        """When it was made, ISO 8601."""

    @property
    def games(self) -> Sequence[Listing]:
        """The line of each game."""

    def record(self, game_id: str) -> Record:
        """One of its games."""

    def library(self) -> dict[str, Any]:
        """The library, empty where it has none."""

    def settings(self) -> dict[str, Any]:
        """The settings, empty where it has none."""


How = Literal["new", "same", "older", "further", "differs"]
"""How a game of a backup is to the one with its id on the shelf: `older` is what that one was, `further` what it was
before the backup was made, and games that differ went two ways."""


@dataclass(frozen=True)
class Line:
    """A game of a backup, beside the one on the shelf. `entries` and `mine` count what was written in each."""

    listing: Listing
    how: How
    entries: int
    mine: int = 0
    mine_listing: Listing | None = None

    @property
    def comes(self) -> bool:
        """Whether restoring changes something about this game, unless it is told not to."""
        return self.how in ("new", "further", "differs")


@dataclass(frozen=True)
class Outlook:
    """What restoring a backup would do; nothing has been done yet.

    `library` says in words what it would add to the library, `clashes` what is kept as it is on the shelf.
    """

    made: str
    lines: tuple[Line, ...]
    library: tuple[str, ...] = ()
    clashes: tuple[str, ...] = ()
    settings: bool = False

    def of(self, how: How) -> tuple[Line, ...]:
        """The games that are so."""
        return tuple(line for line in self.lines if line.how == how)

    def coming(self, only_mine: frozenset[str] = frozenset()) -> tuple[Line, ...]:
        """The games that restoring brings, but for those of which only the one on the shelf is wanted."""
        return tuple(line for line in self.lines if line.comes and line.listing.id not in only_mine)

    @property
    def empty(self) -> bool:
        """Whether there is nothing that restoring would change."""
        return not (any(line.comes for line in self.lines) or self.library or self.settings)


def file_name(day: str, title: str = "") -> str:
    """What the file of a backup is called: `day` such as 2026-11-30, and the title where it is of one game alone."""
    # Letters and figures of any script: a title is typed by people, and a name must not be a path.
    words = re.sub(r"[^\w]+", "-", plain_line(title))[:60].strip("-_")
    return "-".join(("tableside", *([words] if words else []), day)) + ".zip"


_SAID: dict[How, str] = {
    "new": "new",
    "further": "goes on further",
    "differs": "went another way, so that it comes beside yours",
}


def outlook_lines(outlook: Outlook) -> list[str]:
    """What restoring would do, in lines of text."""
    lines = [f"backup made {plain_line(outlook.made)[:40]}"]
    lines += [
        f"{words}: {plain_line(line.listing.title)}, {line.listing.created[:10]}, {_entries(line.entries)}"
        for how, words in _SAID.items()
        for line in outlook.of(how)
    ]
    here = len(outlook.of("same")) + len(outlook.of("older"))
    lines += [f"as here: {_games(here)}"] if here else []
    lines += [f"to the library: {', '.join(outlook.library)}"] if outlook.library else []
    lines += [f"stays as here: {', '.join(map(plain_line, outlook.clashes))}"] if outlook.clashes else []
    lines += ["settings: come too, as none are kept here"] if outlook.settings else []
    return [*lines, *(["there is nothing to restore"] if outlook.empty else [])]


def restored_line(outlook: Outlook) -> str:
    """What restoring has done, if nothing was left out."""
    return f"restored: {_games(len(outlook.coming()))}"


def _entries(count: int) -> str:
    return "1 entry" if count == 1 else f"{count:,} entries"


def _games(count: int) -> str:
    return "1 game" if count == 1 else f"{count:,} games"
