"""The list of games: one document for each."""

from collections.abc import Callable, Iterable
from pathlib import Path

from pydantic import ValidationError
from tinydb import TinyDB
from tinydb.table import Document

from companion.shelf import Listing
from storage.durable import BEFORE, DurableStorage, Unreadable


class History:
    """The list at `path`. `told` gets a sentence for people when the file had to be restored."""

    def __init__(self, path: Path, told: Callable[[str], None]) -> None:
        self._path = path
        self._storage = storage = DurableStorage(
            path, lambda mending: told(mending.sentence("The list of games (history.json)", BEFORE))
        )
        self._games = TinyDB(storage=lambda: storage).table("games")

    def lost(self) -> bool:
        """Whether there is no list that can be read; what is left of one is set aside. Raises ShelfFault."""
        try:
            return self._storage.read() is None
        except Unreadable:
            self._storage.start_afresh()
            return True

    def listings(self) -> dict[str, Listing]:
        """The lines by the id of their game. A line that does not fit is left out."""
        listings = {}
        for line in self._games:
            try:
                listing = Listing.model_validate(dict(line))
            except ValidationError:
                continue
            listings[listing.id] = listing
        return listings

    def keep(self, listings: Iterable[Listing]) -> None:
        """Writes or rewrites lines, all at once."""
        numbers = self._numbers()
        with self._storage.together():
            for listing in listings:
                # Numbered here: TinyDB would count on from what it saw last, and another process may have
                # written since.
                number = numbers.setdefault(listing.id, max(numbers.values(), default=0) + 1)
                self._games.upsert(Document(listing.model_dump(), doc_id=number))

    def drop(self, id: str) -> None:
        """Removes the line of a game, if there is one."""
        number = self._numbers().get(id)
        if number is not None:
            self._games.remove(doc_ids=[number])

    def _numbers(self) -> dict[str, int]:
        """The number of its document by the id of a game."""
        return {line["id"]: line.doc_id for line in self._games if "id" in line}
