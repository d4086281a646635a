"""One game in one file: a header, and one document for each entry."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

from pydantic import ValidationError
from tinydb import TinyDB
from tinydb.table import Document

from companion.game import Record
from companion.shelf import Listing, Missing, ShelfFault
from storage import fragments
from storage.durable import BEFORE, DurableStorage, Mending, Unreadable
from storage.envelope import seal
from storage.fragments import Rows, Tables
from storage.generations import Signature
from storage.lines import plain_listing, plain_title

_HEADER = 1


class GameFile:
    """The file of the game `id`. `told` gets a sentence for people when the file had to be restored.

    The header holds all of a Record but the entries; entry number n, from 0, is document n + 1. `holding` keeps
    other processes from writing meanwhile.
    """

    def __init__(
        self,
        id: str,
        path: Path,
        told: Callable[[str], None],
        holding: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> None:
        self._id = id
        self._path = path
        self._told = told
        self._storage = storage = DurableStorage(
            path, self._mended, holds="game", belongs=lambda tables: game_in(tables) in (None, id), holding=holding
        )
        database = TinyDB(storage=lambda: storage)
        self._headers = database.table("game")
        self._entries = database.table("entries")

    @property
    def stamp(self) -> Signature | None:
        """The state that the file is in. Raises ShelfFault."""
        return self._storage.stamp

    def read(self) -> Record:
        """The whole game. Raises ShelfFault."""
        self._header()
        try:
            return record_in(self._storage.read() or {})
        except (ValidationError, TypeError):
            raise ShelfFault(
                f"{self._path} is whole but does not hold a game that this Tableside understands: "
                "it was left as it is; restore it from a backup (Settings, Backups)"
            ) from None

    def listing(self) -> Listing:
        """The line that can be made of the header. Raises ShelfFault."""
        header = self._header()
        return plain_listing(self._id, str(header.get("game", "")), str(header.get("created", "")))

    def write(self, record: Record) -> None:
        """Keeps the game, whatever state the file was in: what cannot be read is set aside first.

        Raises ShelfFault.
        """
        try:
            self._storage.read()
        except Unreadable:
            aside = " and ".join(path.name for path in self._storage.start_afresh())
            self._told(
                f"{plain_title(record.game, record.created)} ({self._path.name}) could not be read and has "
                f"been written anew from the running game; the damaged files are kept as {aside}"
            )
        header = record.model_dump(exclude={"entries"})
        with self._storage.together():
            self._headers.truncate()
            self._entries.truncate()
            self._headers.insert(Document(header, doc_id=_HEADER))
            self._entries.insert_multiple(
                Document(entry, doc_id=number) for number, entry in enumerate(record.entries, start=1)
            )

    def append(self, entry: dict[str, Any], position: int) -> None:
        """Keeps one more entry; those from `position` on are cut. Raises ShelfFault."""
        count = self._reach(position)
        with self._storage.together():
            if position < count:
                self._entries.remove(doc_ids=range(position + 1, count + 1))
            self._entries.insert(Document(entry, doc_id=position + 1))
            self._put_cursor(position + 1, ())

    def move(self, cursor: int, undone_by: Sequence[str] = ()) -> None:
        """Keeps how many entries stand, and who took back the others. Raises ShelfFault."""
        self._reach(cursor)
        self._put_cursor(cursor, undone_by)

    def erase(self) -> None:
        """Removes the file with all that belongs to it."""
        self._storage.remove()

    def _put_cursor(self, cursor: int, undone_by: Sequence[str]) -> None:
        def put(header: Any) -> None:
            header.pop("undone_by", None)
            header.update({"cursor": cursor} | ({"undone_by": list(undone_by)} if undone_by else {}))

        self._headers.update(put, doc_ids=[_HEADER])

    def _header(self) -> dict[str, Any]:
        header = self._headers.get(doc_id=_HEADER)
        if not isinstance(header, dict):
            raise no_game(self._id)
        return header

    def _reach(self, position: int) -> int:
        self._header()
        count = len(self._entries)
        if not 0 <= position <= count:
            raise no_such_entry(self._id, count, position)
        return count

    def _mended(self, mending: Mending) -> None:
        header = self._headers.get(doc_id=_HEADER)
        if not isinstance(header, dict):
            self._told(str(mending))
            return
        title = plain_title(str(header.get("game", "")), str(header.get("created", "")))
        count = len(self._entries)
        last = self._entries.get(doc_id=count)
        words = f' ("{last["label"]}")' if isinstance(last, dict) and "label" in last else ""
        state = f"{BEFORE}, up to entry {count}{words}"
        self._told(mending.sentence(f"{title} ({self._path.name})", state))


def game_in(tables: Tables) -> Any:
    """The id of the game that tables hold; None where there is none, and "" where they are of no game at all."""
    if not set(tables) <= {"game", "entries"}:
        return ""
    header = tables.get("game", Rows({})).get(str(_HEADER))
    return None if header is None else header.get("id", "")


def record_in(tables: Mapping[str, Rows]) -> Record:
    """The game that tables hold. Raises ValidationError and TypeError where they hold none."""
    header = tables.get("game", Rows({}))[str(_HEADER)]
    entries = tables.get("entries", Rows({})).values()
    return Record(**header, entries=tuple(dict(entry) for entry in entries))


def sealed(record: Record) -> bytes:
    """The content of the file that holds a game."""
    header = record.model_dump(exclude={"entries"})
    entries = {str(number): entry for number, entry in enumerate(record.entries, start=1)}
    return seal(fragments.body({"game": Rows.of({str(_HEADER): header}), "entries": Rows.of(entries)}))


def no_game(id: str) -> Missing:
    """The fault for a game that is not on the shelf."""
    return Missing(f"There is no game {id} on the shelf: choose another from the list of games")


def no_such_entry(id: str, count: int, position: int) -> ShelfFault:
    """The fault for a place in a game that it does not reach."""
    return ShelfFault(f"The game {id} has {count} entries on the shelf, so {position} is out of reach: save it whole")
