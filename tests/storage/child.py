"""Processes of their own for the tests: some are killed, some run as another user or under a limit.

`python -m tests.storage.child TASK FOLDER` runs one task. `python -m tests.storage.child nursery` reads
tasks from its input and runs each in a child that starts without importing anything again: the child prints
`child PID` and what it has to say, and at the word `bury` the nursery waits for its end and prints `dead STATUS`.
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
from tests.storage.samples import CALLS, entry, record


def say(words: str) -> None:
    """One line, out of the process before this returns."""
    os.write(1, f"{words}\n".encode())


def play(seed: str, folder: str) -> None:
    """An evening at random, for ever: says what is on its way and what was acknowledged."""
    from tests.storage.evenings import Evening

    for _ in Evening(FileShelf(Path(folder)), seed, say).goes_on():
        pass


def once(name: str, seed: str, folder: str) -> None:
    """Only the first of those things of an evening that has this name; then `done`."""
    from tests.storage.evenings import Evening

    assert Evening(FileShelf(Path(folder)), seed, say).happens(name), f"{name} cannot be done"
    say("done")


def look(folder: str) -> None:
    """Opens all that is kept, which mends it where there is something to mend; then `done`."""
    from tests.storage.evenings import kept

    kept(FileShelf(Path(folder)))
    say("done")


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
    # The games, which only some tasks need, are loaded here once for all children.
    import tests.storage.evenings  # noqa: F401

    while line := sys.stdin.readline():
        task, *arguments = line.split()
        child = os.fork()
        if child == 0:
            say(f"child {os.getpid()}")
            try:
                TASKS[task](*arguments)
            except Exception as error:
                say(f"fault {error!r}".replace("\n", " "))
            finally:
                os._exit(0)
        # Not before it is asked for: until then nobody else can have this number, so the kill hits no other.
        assert sys.stdin.readline() == "bury\n"
        _, status = os.waitpid(child, 0)
        say(f"dead {os.waitstatus_to_exitcode(status)}")


TASKS: dict[str, Callable[..., None]] = {
    task.__name__: task for task in (play, once, look, die_at, without_links, fill, trespass, nursery)
}

if __name__ == "__main__":
    TASKS[sys.argv[1]](*sys.argv[2:])
