"""A TinyDB storage that survives kills, full disks and damage."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from tinydb.storages import Storage

from companion.shelf import ShelfFault
from storage import fragments, wording
from storage.envelope import Damaged, Newer, seal, unseal
from storage.formats import FORMAT, migrated
from storage.fragments import Rows, Tables
from storage.generations import Generations, Signature

# How to say in a sentence for people what the generation before is.
BEFORE = "as it was one save before"


class Unreadable(ShelfFault):
    """Neither generation of a file can be read."""


Found = Literal["damaged", "missing", "of something else"]
"""In which state a file was found: in the last, it is whole and belongs in another place."""


@dataclass(frozen=True)
class Mending:
    """A file was restored from the generation before. `aside` is where what was found went.

    As text it is the sentence for people.
    """

    path: Path
    found: Found
    aside: Path | None

    def __str__(self) -> str:
        return self.sentence(self.path.name, BEFORE)

    def sentence(self, what: str, state: str) -> str:
        """The sentence about `what`, which was restored to `state`."""
        found = {"of something else": "had the content of another file"}.get(self.found, f"was {self.found}")
        kept = f"; the {self.words} file is kept as {self.aside.name}" if self.aside else ""
        return f"{what} {found} and has been restored {state}{kept}"

    @property
    def words(self) -> str:
        """The word for the file that was set aside."""
        return "damaged" if self.found == "damaged" else "other"


class DurableStorage(Storage):
    """The tables of one file.

    Every write goes to a new file, which then takes the name of the old one (see `generations`); every
    read proves that the file is whole (see `envelope`). What was read or written last is kept in memory,
    as text (see `fragments`), for as long as the file is the one it was read from or written to. A write
    that fails leaves file and memory as they were.

    A file that is damaged, missing, or does not belong there is restored from the generation before, and
    `told` is called. `holds` names the kind of its content, by which old formats are read; `belongs` tells
    tables that are at home in this file from others; `holding` keeps other processes from writing while it
    is mended. Reading and writing raise ShelfFault: Unreadable when neither generation can be read, and a
    plain one when the file is of a later format or the system refuses.
    """

    def __init__(
        self,
        path: Path,
        told: Callable[[Mending], None] = lambda mending: None,
        holds: str = "",
        belongs: Callable[[Tables], bool] = lambda tables: True,
        holding: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> None:
        self._path = path
        self._told = told
        self._holds = holds
        self._belongs = belongs
        self._holding = holding
        self._files = Generations(path)
        self._tables: Tables | None = None
        self._fresh = False
        self._seen: Signature | None = None
        self._damage_in_place = False
        self._gathered: Tables | None = None

    @property
    def stamp(self) -> Signature | None:
        """The state that the file is in, None when there is none. Raises ShelfFault."""
        try:
            return self._files.signature()
        except OSError as error:
            raise wording.not_read(self._path, error) from error

    def read(self) -> dict[str, Rows] | None:  # type: ignore[override]  # documents are mappings here
        """The tables, None when nothing has been written yet. What is done to them stays without effect."""
        if self._gathered is not None:
            return dict(self._gathered)
        self._load()
        return None if self._tables is None else dict(self._tables)

    def write(self, data: Mapping[str, Mapping[str, Mapping[str, Any]]]) -> None:
        """Has the tables on disk when it returns. Raises TypeError, too, for what JSON cannot hold."""
        tables = {name: Rows.of(table) for name, table in data.items()}
        if self._gathered is not None:
            self._gathered = tables
            return
        self._load()
        self._commit(tables)

    @contextmanager
    def together(self) -> Iterator[None]:
        """All writes inside become one: they reach the disk when the block ends, or none does."""
        self._load()
        self._gathered = dict(self._tables or {})
        try:
            yield
            tables = self._gathered
        finally:
            self._gathered = None
        self._commit(tables)

    def start_afresh(self) -> tuple[Path, ...]:
        """Sets every generation aside and begins with nothing; gives the paths of what was set aside."""
        self._fresh = False
        try:
            aside = [self._files.set_aside(path) for path in (self._files.current, self._files.before)]
        except OSError as error:
            raise wording.not_written(self._path, error) from error
        return tuple(path for path in aside if path is not None)

    def remove(self) -> None:
        """Removes every generation and what was set aside."""
        self._fresh = False
        try:
            self._files.remove()
        except OSError as error:
            raise wording.not_written(self._path, error) from error

    def _load(self) -> None:
        found = self._look()
        if found is None:
            return
        with ExitStack() as stack:
            try:
                stack.enter_context(self._holding())
                on_disk = True
            except ShelfFault:
                # A read-only folder, say: what was restored can be looked at, and the next write tries again.
                on_disk = False
            # Another process may have been in the middle of a save, or has mended it meanwhile.
            if (found := self._look()) is not None:
                self._mend(found, on_disk)

    def _look(self) -> Found | None:
        """Reads the current generation unless it is known already; gives what is wrong with it, if something is."""
        try:
            seen = self._files.signature()
            if self._fresh and seen == self._seen:
                return None
            self._fresh = self._damage_in_place = False
            current = self._files.read(self._files.current)
            if current is None and self._files.read(self._files.before) is not None:
                return "missing"
            self._tables = None if current is None else self._opened(self._path, current)
        except Elsewhere:
            return "of something else"
        except Damaged:
            return "damaged"
        except OSError as error:
            raise wording.not_read(self._path, error) from error
        self._seen, self._fresh = seen, True
        return None

    def _mend(self, found: Found, on_disk: bool) -> None:
        """Restores the generation before: on disk where that can be done, in memory in any case."""
        try:
            content = self._files.read(self._files.before)
            self._tables = None if content is None else self._opened(self._files.before, content)
        except Damaged:
            content = None
        except OSError as error:
            raise wording.not_read(self._files.before, error) from error
        if content is None:
            raise Unreadable(
                f"Neither {self._path} nor the copy from one save before can be read: both were left as they "
                "are; restore it from a backup (Settings, Backups)"
            )
        aside = None
        try:
            if not on_disk:
                raise PermissionError
            aside = None if found == "missing" else self._files.set_aside(self._path)
            self._seen = self._files.write(content)
        except OSError:
            self._seen = self._files.signature()
            self._damage_in_place = self._seen is not None
        self._fresh = True
        self._told(Mending(self._path, found, aside))

    def _commit(self, tables: Tables) -> None:
        content = seal(fragments.body(tables))
        self._fresh = False
        try:
            if self._damage_in_place:
                self._files.set_aside(self._path)
                self._damage_in_place = False
            self._seen = self._files.write(content)
        except OSError as error:
            raise wording.not_written(self._path, error) from error
        self._tables, self._fresh = tables, True

    def _opened(self, path: Path, content: bytes) -> Tables:
        """The tables in `content`. Raises Damaged, Elsewhere when they belong to another file, and ShelfFault."""
        tables = opened(path, content, self._holds)
        if not self._belongs(tables):
            raise Elsewhere
        return tables


class Elsewhere(Damaged):
    """The content is whole, and that of another file."""


def opened(path: Path, content: bytes, holds: str) -> Tables:
    """The tables in the content of a file, in today's format. Raises Damaged, and ShelfFault for a newer format."""
    try:
        format, body = unseal(content)
        return migrated(fragments.tables(body), format, holds)
    except Newer as error:
        raise wording.newer(path, error.format, FORMAT) from None
    except (ValueError, RecursionError):
        raise Damaged from None
