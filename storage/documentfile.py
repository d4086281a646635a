"""A file that holds one document, and is replaced as a whole: the library, the settings."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tinydb import TinyDB
from tinydb.table import Document

from storage.durable import BEFORE, DurableStorage, Unreadable


class DocumentFile:
    """The document at `path`, `what` to people. `told` gets a sentence when it had to be restored."""

    def __init__(self, what: str, path: Path, told: Callable[[str], None]) -> None:
        self._what = what
        self._told = told
        self._storage = storage = DurableStorage(
            path, lambda mending: told(mending.sentence(f"{what} ({path.name})", BEFORE))
        )
        self._documents = TinyDB(storage=lambda: storage).table("document")

    def read(self) -> dict[str, Any]:
        """The document, empty when nothing was kept. Raises ShelfFault."""
        try:
            document = self._documents.get(doc_id=1)
        except Unreadable:
            # Nobody can play on without it, and nothing is lost that was not lost before.
            aside = " and ".join(path.name for path in self._storage.start_afresh())
            self._told(f"{self._what} could not be read and starts afresh; the damaged files are kept as {aside}")
            return {}
        return dict(document) if isinstance(document, dict) else {}

    def keep(self, document: dict[str, Any]) -> None:
        """Keeps `document` in place of the one before. Raises ShelfFault."""
        self.read()
        with self._storage.together():
            self._documents.truncate()
            self._documents.insert(Document(document, doc_id=1))
