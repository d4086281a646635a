"""A file that holds one document, and is replaced as a whole: the library, the settings."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

from tinydb import TinyDB
from tinydb.table import Document

from storage.durable import BEFORE, DurableStorage, Unreadable
from storage.generations import Signature


class DocumentFile:
    """The document at `path`, in a table of the name `holds`. `told` gets a sentence when it had to be restored.

    `holding` keeps other processes from writing meanwhile.
    """

    def __init__(
        self,
        holds: str,
        path: Path,
        told: Callable[[str], None],
        holding: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> None:
        self._what = what = f"The {holds}"
        self._told = told
        self._holding = holding
        self._storage = storage = DurableStorage(
            path,
            lambda mending: told(mending.sentence(f"{what} ({path.name})", BEFORE)),
            holds=holds,
            belongs=lambda tables: set(tables) <= {holds},
            holding=holding,
        )
        self._documents = TinyDB(storage=lambda: storage).table(holds)

    @property
    def stamp(self) -> Signature | None:
        """The state that the file is in. Raises ShelfFault."""
        return self._storage.stamp

    def read(self) -> dict[str, Any]:
        """The document, empty when nothing was kept. Raises ShelfFault."""
        try:
            document = self._documents.get(doc_id=1)
        except Unreadable:
            # Nobody can play on without it, and nothing is lost that was not lost before.
            with self._holding():
                aside = " and ".join(path.name for path in self._storage.start_afresh())
            self._told(
                f"{self._what} could not be read and starts afresh; the damaged files are kept as {aside}. "
                "A backup may still have it: Settings, Backups"
            )
            return {}
        return dict(document) if isinstance(document, dict) else {}

    def keep(self, document: dict[str, Any]) -> None:
        """Keeps `document` in place of the one before. Raises ShelfFault."""
        self.read()
        with self._storage.together():
            self._documents.truncate()
            self._documents.insert(Document(document, doc_id=1))
