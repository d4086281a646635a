"""Processes of their own for the tests: some are killed, some run as another user or under a limit.

`python -m tests.storage.child TASK FOLDER` runs one task. `python -m tests.storage.child nursery` reads
tasks from its input and runs each in a child that starts without importing anything again: it prints
`child PID`, then what the child prints, and at the word `bury` it waits for its end and prints `dead`.
"""

import os
import resource
import signal
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from companion.shelf import ShelfFault
from storage.shelf import FileShelf
from tests.storage.samples import entry, record

# Every call by which storage changes the disk.
CALLS = ("fsync", "link", "mkdir", "rename", "replace", "unlink")


def say(words: str) -> None:
    """One line, out of the process before this returns."""
    os.write(1, f"{words}\n".encode())


def append(folder: str) -> None:
    """Appends entries for ever and says the number of each that was acknowledged."""
    shelf = FileShelf(Path(folder))
    position = shelf.read("bone-1").cursor
    while True:
        shelf.append("bone-1", entry(position, label="x" * 500), position)
        say(str(position))
        position += 1


def append_once(folder: str) -> None:
    """Appends one entry and says its number."""
    shelf = FileShelf(Path(folder))
    position = shelf.read("bone-1").cursor
    shelf.append("bone-1", entry(position), position)
    say(str(position))


def read(folder: str) -> None:
    """Opens the game, which mends it where there is something to mend, and says how long it is."""
    say(str(len(FileShelf(Path(folder)).read("bone-1").entries)))


def die_at(number: str, task: str, *arguments: str) -> None:
    """Runs a task and kills itself at the change of the disk with this number, from 1."""
    count = 0

    def deadly(call: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*given: Any, **options: Any) -> Any:
            nonlocal count
            count += 1
            if count == int(number):
                os.kill(os.getpid(), signal.SIGKILL)
            return call(*given, **options)

        return counted

    for name in CALLS:
        setattr(os, name, deadly(getattr(os, name)))
    TASKS[task](*arguments)


def without_links(task: str, *arguments: str) -> None:
    """Runs a task as on a file system that has no hard links."""

    def refused(*given: Any) -> None:
        raise PermissionError(1, "Operation not permitted")

    os.link = refused  # type: ignore[assignment]
    TASKS[task](*arguments)


def fill(folder: str) -> None:
    """Appends under a limit of 20 kB a file; says the refusal and how many entries there are."""
    shelf = FileShelf(Path(folder))
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))
    for position in range(1_000):
        try:
            shelf.append("bone-1", entry(position), position)
        except ShelfFault as fault:
            say(str(fault))
            say(str(len(shelf.read("bone-1").entries)))
            return


def trespass(folder: str) -> None:
    """Reads and changes what belongs to another user; says the title of the game and every refusal."""
    with tempfile.TemporaryDirectory() as own:
        # Imports everything that comes late, as the other user may not be able to.
        FileShelf(Path(own)).write(record())
        FileShelf(Path(own)).append("bone-1", entry(0), 0)
        FileShelf(Path(own)).listings()
    if os.geteuid() == 0:
        os.setgroups([])
        os.setgid(65534)
        os.setuid(65534)
    shelf = FileShelf(Path(folder))
    say(shelf.listings()[0].title)
    changes = (
        lambda: shelf.append("bone-1", entry(0), 0),
        lambda: shelf.write(record("bone-2")),
        lambda: FileShelf(Path(folder) / "sub").write(record()),
    )
    for change in changes:
        try:
            change()
        except ShelfFault as fault:
            say(str(fault))


def nursery() -> None:
    """Runs the tasks that come in, one at a time."""
    while line := sys.stdin.readline():
        task, *arguments = line.split()
        child = os.fork()
        if child == 0:
            try:
                TASKS[task](*arguments)
            finally:
                os._exit(0)
        say(f"child {child}")
        # Not before it is asked for: until then nobody else can have this number, so the kill hits no other.
        assert sys.stdin.readline() == "bury\n"
        os.waitpid(child, 0)
        say("dead")


TASKS: dict[str, Callable[..., None]] = {
    task.__name__: task for task in (append, append_once, read, die_at, without_links, fill, trespass, nursery)
}

if __name__ == "__main__":
    TASKS[sys.argv[1]](*sys.argv[2:])
