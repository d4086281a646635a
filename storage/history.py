"""The list of games: one document for each."""

from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from pydantic import ValidationError
from tinydb import TinyDB
from tinydb.table import Document

from companion.shelf import Listing
from storage.durable import BEFORE, DurableStorage, Unreadable
from storage.fragments import Fragment, Rows
from storage.generations import Signature


class History:
    """The list at `path`. `told` gets a sentence for people when the file had to be restored.

    `holding` keeps other processes from writing meanwhile.
    """

    def __init__(
        self,
        path: Path,
        told: Callable[[str], None],
        holding: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> None:
        self._holding = holding
        self._storage = storage = DurableStorage(
            path,
            lambda mending: told(mending.sentence("The list of games (history.json)", BEFORE)),
            holds="history",
            belongs=lambda tables: set(tables) <= {"games"},
            holding=holding,
        )
        self._games = TinyDB(storage=lambda: storage).table("games")
        self._rows: Rows | None = None
        self._read: dict[bytes, _Line] = {}

    @property
    def stamp(self) -> Signature | None:
        """The state that the file is in. Raises ShelfFault."""
        return self._storage.stamp

    def lost(self) -> Literal["missing", "unreadable"] | None:
        """Why there is no list, if there is none; what is left of one is set aside. Raises ShelfFault."""
        try:
            return "missing" if self._storage.read() is None else None
        except Unreadable:
            with self._holding():
                self._storage.start_afresh()
            return "unreadable"

    def listings(self) -> dict[str, Listing]:
        """The lines by the id of their game. A line that does not fit is left out."""
        return {line.listing.id: line.listing for line in self._lines() if line.listing is not None}

    def keep(self, listings: Iterable[Listing]) -> None:
        """Writes or rewrites lines, all at once."""
        with self._storage.together():
            # Numbered here: TinyDB would count on from what it saw last, and another process may have
            # written since.
            numbers = self._numbers()
            there = {line.number for line in self._lines()}
            more = {line.id: line.more for line in self._lines() if line.more}
            last = max(there, default=0)
            documents: dict[int, Document] = {}
            for listing in listings:
                number = numbers.get(listing.id)
                if number is None:
                    last += 1
                    number = numbers[listing.id] = last
                documents[number] = Document(more.get(listing.id, {}) | listing.model_dump(), doc_id=number)
            # All go out and in together: one by one, each of them would go through the whole table.
            self._games.remove(doc_ids=there & documents.keys())
            self._games.insert_multiple(documents.values())

    def drop(self, id: str) -> None:
        """Removes the line of a game, if there is one."""
        number = self._numbers().get(id)
        if number is not None:
            self._games.remove(doc_ids=[number])

    def _numbers(self) -> dict[str, int]:
        """The number of its document by the id of a game."""
        return {line.id: line.number for line in self._lines() if line.id is not None}

    def _lines(self) -> Iterable["_Line"]:
        """All lines. Thousands are there and one changes: those that are as they were are not read again."""
        rows = (self._storage.read() or {}).get("games")
        if rows is not self._rows:
            self._read = {
                text: self._read.get(text) or _line(Fragment(number, text))
                for number, text in (rows.lines if rows is not None else {}).items()
            }
            self._rows = rows
        return self._read.values()


@dataclass(frozen=True)
class _Line:
    """A document: its number, the game it says it is about, what it says if that fits, what another version adds."""

    number: int
    id: str | None
    listing: Listing | None
    more: dict[str, Any]


def _line(document: Fragment) -> _Line:
    number, said = int(document.id), dict(document)
    more = {name: said.pop(name) for name in said.keys() - Listing.model_fields.keys()}
    try:
        listing = Listing.model_validate(said)
    except ValidationError:
        listing = None
    id = said.get("id")
    return _Line(number, id if isinstance(id, str) else None, listing, more)
