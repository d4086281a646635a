"""What a game needs of a place to be kept: the port that `storage/` fills."""

import contextlib
from collections.abc import Hashable, Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any, Literal, Protocol

from companion.frozen import Frozen
from companion.game import Record

if TYPE_CHECKING:
    from companion.backup import Backup, Kept, Progress


class ShelfFault(Exception):
    """Something could not be kept or read. Its text is one sentence for people: where, what, what to do."""


class Missing(ShelfFault):
    """There is no such game."""


class Listing(Frozen):
    """One line in the list of games.

    `title` names the sides; `result` is None until the game is over, then the verdict in words;
    `discarded` is the time at which it was put in the bin, if it was.
    """

    id: str
    game: str
    title: str
    created: str
    result: str | None = None
    finished: str | None = None
    discarded: str | None = None


What = Literal["game", "library", "settings", "listings"]
"""What lies on a shelf, and can be changed there by somebody else."""


class Shelf(Protocol):
    """Keeps games, the library and the settings. Every method may raise ShelfFault.

    A call that returns has reached the disk: what it kept survives a kill of the process.
    """

    place: str
    """Where it is, for people: a folder. Empty where there is none."""

    def holding(self) -> AbstractContextManager[None]:
        """Keeps everybody else from writing until it is left; methods of the shelf can be called within."""

    def state(self, what: What, game_id: str = "") -> Hashable:
        """Something that differs as soon as what is kept differs, None where there is nothing. Quick."""

    def listings(self) -> tuple[Listing, ...]:
        """All games, the newest first, those in the bin included."""

    def list(self, *listings: Listing) -> None:
        """Writes or rewrites lines of games, all at once."""

    def write(self, record: Record) -> None:
        """Keeps a whole game, in place of what was kept of it before."""

    def append(self, game_id: str, entry: dict[str, Any], position: int) -> None:
        """Keeps one more entry at `position`; entries from there on, which had been undone, are cut."""

    def move(self, game_id: str, cursor: int, undone_by: Sequence[str] = ()) -> None:
        """Keeps how many entries of a game stand, and who took back the others."""

    def read(self, game_id: str) -> Record:
        """A game as it was kept last."""

    def erase(self, game_id: str) -> None:
        """Removes a game and its line for good. Only the emptying of the bin asks for this."""

    def library(self) -> dict[str, Any]:
        """What was kept with `keep_library`, empty at first."""

    def keep_library(self, library: dict[str, Any]) -> None:
        """Keeps the printed values, cards and people that are remembered across games."""

    def settings(self) -> dict[str, Any]:
        """What was kept with `keep_settings`, empty at first."""

    def keep_settings(self, settings: dict[str, Any]) -> None:
        """Keeps how the app is set."""

    def notices(self) -> tuple[str, ...]:
        """What people must be told about damage found and mended since the start, a sentence each."""

    def backups(self) -> "tuple[Kept, ...]":
        """The backups that are kept, the newest first."""

    def back_up(self, made: str) -> "Kept | None":
        """Keeps one backup more of everything, and lets the oldest go; None where nothing has changed since the last.

        `made` is the time of it, ISO 8601. May be called from a thread of its own.
        """

    def archive(self, made: str, game_id: str | None = None, progress: "Progress | None" = None) -> bytes:
        """Everything, or one game, as the content of one file. May be called from a thread of its own."""

    def archive_of(self, made: str, games: Sequence[tuple[Listing, Record]]) -> bytes:
        """The same of these games as they are given. Nothing of it is read or kept here: it never fails."""

    def backup(self, content: bytes | str, name: str = "the file") -> "Backup":
        """What is in the content of such a file, or in the kept backup of this name."""


class Nowhere:
    """A shelf that keeps nothing: for a game that is only tried out."""

    place = ""

    def holding(self) -> AbstractContextManager[None]:
        return contextlib.nullcontext()

    def state(self, what: What, game_id: str = "") -> Hashable:
        return None

    def listings(self) -> tuple[Listing, ...]:
        return ()

    def list(self, *listings: Listing) -> None:
        pass

    def write(self, record: Record) -> None:
        pass

    def append(self, game_id: str, entry: dict[str, Any], position: int) -> None:
        pass

    def move(self, game_id: str, cursor: int, undone_by: Sequence[str] = ()) -> None:
        pass

    def read(self, game_id: str) -> Record:
        raise ShelfFault(f"The game {game_id} is not on this desk: only the one that is tried out lies here.")

    def erase(self, game_id: str) -> None:
        pass

    def library(self) -> dict[str, Any]:
        return {}

    def keep_library(self, library: dict[str, Any]) -> None:
        pass

    def settings(self) -> dict[str, Any]:
        return {}

    def keep_settings(self, settings: dict[str, Any]) -> None:
        pass

    def notices(self) -> tuple[str, ...]:
        return ()

    def backups(self) -> "tuple[Kept, ...]":
        return ()

    def back_up(self, made: str) -> "Kept | None":
        return None

    def archive(self, made: str, game_id: str | None = None, progress: "Progress | None" = None) -> bytes:
        raise ShelfFault("Of a game that is only tried out nothing can be saved: go back to the game itself.")

    def archive_of(self, made: str, games: Sequence[tuple[Listing, Record]]) -> bytes:
        return self.archive(made)

    def backup(self, content: bytes | str, name: str = "the file") -> "Backup":
        raise ShelfFault("Nothing can be restored while a game is only tried out: go back to the game itself.")
