"""The shelf in the browser: files in memory, which the page keeps in the place that the browser has for them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from storage.shelf import FileShelf

PLACE = "this browser"


class BrowserShelf(FileShelf):
    """A companion.shelf.Shelf in `folder`, which is kept as `kind` says: in `files`, in a `database`, or in `memory`.

    `refusals` is what the browser said of the better ways.
    """

    def __init__(self, folder: Path, kind: str, refusals: str) -> None:
        super().__init__(folder, lock=_Alone())
        self.place = PLACE
        self._standing = _standing(kind, refusals)
        self._fault = ""

    def told(self, fault: str | None) -> bool:
        """Takes note that all is kept (None), or of what the browser said; whether that is news."""
        sentence = fault and (
            f"This browser did not keep what was changed last ({fault}): free some space, and save a copy under "
            "Settings, Backups; every further change tries again"
        )
        news, self._fault = (sentence or "") != self._fault, sentence or ""
        return news

    def notices(self) -> tuple[str, ...]:
        """What people must be told, a sentence each: damage that was mended, and what is not kept here."""
        return tuple(filter(None, (*super().notices(), self._standing, self._fault)))


class _Alone:
    """No lock: another tab never has the games at the same time (see `tabs.js`)."""

    @contextmanager
    def held(self) -> Iterator[None]:
        yield


def _standing(kind: str, refusals: str) -> str:
    if kind != "memory":
        return ""
    return (
        f"This browser does not let Tableside keep anything ({refusals}): games last until this page is closed. "
        "Allow it to store data, or leave private browsing; until then save a copy under Settings, Backups"
    )
