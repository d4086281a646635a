"""One writer at a time: a lock on a data folder, with the name of whoever holds it.

    tableside.lock      locked while something is being written; the system gives it back when its holder dies
    tableside.holder    who wrote last, as JSON: the number of its process, its machine, and since when it runs

The lock is held for a save and no longer, so that two Tablesides can work with one folder.
"""

import contextlib
import json
import os
import socket
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import filelock

from companion.shelf import ShelfFault
from storage import wording
from storage.generations import make_folder

PATIENCE = 2.0
"""Seconds for which a save waits until another process has finished its own."""

HASTE = 0.1
"""Seconds for which the next saves wait where the one before waited in vain: nobody waits that long at every tap."""

_LOOK = 0.005


class Busy(ShelfFault):
    """Another process holds the lock, and does not give it back."""


class FolderLock:
    """The lock on `folder`, to be used by one thread at a time. It can be held within itself."""

    def __init__(self, folder: Path, patience: float = PATIENCE) -> None:
        self._folder = folder
        self._holder = folder / "tableside.holder"
        self._patience = patience
        self._lock = filelock.FileLock(folder / "tableside.lock", thread_local=False)
        self._was_busy = False

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """Keeps all others from writing below the folder. Raises Busy, and ShelfFault where nothing can be written."""
        if self._lock.is_locked:
            yield
            return
        self._take()
        try:
            yield
        finally:
            self._lock.release()

    def _take(self) -> None:
        try:
            make_folder(self._folder)
            self._lock.acquire(timeout=HASTE if self._was_busy else self._patience, poll_interval=_LOOK)
        except filelock.Timeout:
            self._was_busy = True
            raise Busy(self._sentence()) from None
        except OSError as error:
            raise wording.not_written(Path(self._lock.lock_file), error) from error
        self._was_busy = False
        try:
            self._sign()
        except BaseException:
            self._lock.release()
            raise

    def _sign(self) -> None:
        mine = _signature()
        # Who cannot sign can still save: the name is a help for people and nothing depends on it.
        with contextlib.suppress(OSError):
            if self._signed() != mine:
                self._holder.unlink(missing_ok=True)
                with open(self._holder, "x", encoding="utf-8") as file:
                    file.write(mine)

    def _signed(self) -> str:
        try:
            with open(self._holder, encoding="utf-8", errors="replace") as file:
                return file.read(1000)
        except OSError:
            return ""

    def _sentence(self) -> str:
        return (
            f"Nothing can be saved in {self._folder} because {self._who()} keeps it locked: "
            "close that one, or end it if it hangs, then try again"
        )

    def _who(self) -> str:
        try:
            signed = json.loads(self._signed())
            process, machine = int(signed["process"]), str(signed["machine"])[:60]
            since = datetime.fromisoformat(signed["since"])
        except (ValueError, KeyError, TypeError, RecursionError):
            return "another program"
        return f"another Tableside (process {process} on {machine}, since {since:%H:%M})"


_SINCE = datetime.now().astimezone()


def _signature() -> str:
    return json.dumps(
        {"process": os.getpid(), "machine": socket.gethostname(), "since": _SINCE.isoformat(timespec="seconds")}
    )
