"""One writer at a time, in this process and in others; whoever holds the lock is named, the dead hold nothing."""

import contextlib
import os
import signal
import threading
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from companion.desk import Desk
from companion.shelf import ShelfFault
from storage import lock
from storage.lock import Busy, FolderLock
from storage.shelf import FileShelf
from tests.companion.games import BONE, gain, leverage, setup
from tests.companion.test_desk import act
from tests.storage.samples import entry, record

Holder = Callable[[], int]


def forked(task: Callable[[], object]) -> int:
    """The number of a process of its own that does the task."""
    child = os.fork()
    if child == 0:
        try:
            task()
            os._exit(0)
        finally:
            os._exit(1)
    return child


def end(child: int, how: int = signal.SIGKILL) -> None:
    """Ends a process and waits until it is gone."""
    os.kill(child, how)
    os.waitpid(child, 0)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    FileShelf(tmp_path).write(record(entries=1))
    return tmp_path


@pytest.fixture
def other(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Holder]:
    """Starts a process that holds the lock until it ends. Nobody waits long for it."""
    monkeypatch.setattr(FolderLock.__init__, "__defaults__", (0.2,))
    children: list[int] = []

    def start() -> int:
        ready, say = os.pipe()

        def hold() -> None:
            with FileShelf(folder).holding():
                os.write(say, b"held")
                signal.pause()

        children.append(forked(hold))
        assert os.read(ready, 4) == b"held"
        return children[-1]

    yield start
    for child in children:
        with contextlib.suppress(ProcessLookupError, ChildProcessError):
            end(child)


def test_a_save_while_another_process_holds_the_lock_is_refused_and_names_it(folder: Path, other: Holder) -> None:
    holder = other()
    shelf = FileShelf(folder)

    with pytest.raises(Busy, match=rf"another Tableside \(process {holder} on .+, since \d\d:\d\d\) keeps it"):
        shelf.append("bone-1", entry(1), 1)

    assert shelf.read("bone-1") == FileShelf(folder).read("bone-1") == record(entries=1)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_the_lock_of_a_process_that_died_is_free(folder: Path, other: Holder, how: signal.Signals) -> None:
    holder = other()
    end(holder, how)
    assert (folder / "tableside.lock").exists()

    FileShelf(folder).append("bone-1", entry(1), 1)

    assert FileShelf(folder).read("bone-1") == record(entries=2)
    assert f'"process": {os.getpid()}' in (folder / "tableside.holder").read_text()


def test_a_process_that_hangs_keeps_the_lock_until_it_is_ended(folder: Path, other: Holder) -> None:
    holder = other()
    os.kill(holder, signal.SIGSTOP)
    shelf = FileShelf(folder)
    with pytest.raises(Busy):
        shelf.append("bone-1", entry(1), 1)

    end(holder)

    shelf.append("bone-1", entry(1), 1)
    assert FileShelf(folder).read("bone-1") == record(entries=2)


def test_play_goes_on_in_memory_while_another_process_hangs_and_is_kept_afterwards(folder: Path, other: Holder) -> None:
    numbers = count(1)
    desk = Desk(FileShelf(folder), now=lambda: "2026-11-30T20:00:00", new_id=lambda: f"g{next(numbers)}")
    game = desk.begin("vestige", setup("solo", "Ana", nemeses=[BONE])).id
    act(desk, game, gain("Ana", 1))
    holder = other()

    act(desk, game, gain("Ana", 2), gain("Ana", 3))

    assert f"process {holder}" in (desk.unsaved or "")
    assert leverage(desk.game(game))["Ana"] == 6
    assert len(FileShelf(folder).read(game).entries) == 1
    end(holder)
    desk.retry()
    assert desk.unsaved is None
    assert len(FileShelf(folder).read(game).entries) == 3


def test_who_was_kept_waiting_once_is_told_at_once_the_next_time(folder: Path, other: Holder) -> None:
    other()
    shelf = FolderLock(folder, patience=0.3)
    waited = []
    shelf._lock.acquire = lambda timeout, poll_interval: (
        waited.append(timeout),
        (_ for _ in ()).throw(lock.filelock.Timeout("x")),
    )

    for _ in range(3):
        with pytest.raises(Busy), shelf.held():
            pass

    assert waited == [0.3, lock.HASTE, lock.HASTE]


@pytest.mark.parametrize("signed", ["", "no json", "[]", '{"process": "x"}', "[" * 5000])
def test_a_holder_that_has_not_signed_is_another_program(folder: Path, other: Holder, signed: str) -> None:
    other()
    (folder / "tableside.holder").write_text(signed)

    with pytest.raises(Busy, match="because another program keeps it locked"):
        FileShelf(folder).move("bone-1", 0)


def test_damage_is_survived_while_another_process_holds_the_lock(folder: Path, other: Holder) -> None:
    FileShelf(folder).append("bone-1", entry(1), 1)
    (folder / "games" / "bone-1.json").write_bytes(b"")
    holder = other()
    shelf = FileShelf(folder)

    assert shelf.read("bone-1") == record(entries=1)
    assert (folder / "games" / "bone-1.json").read_bytes() == b""

    end(holder)
    shelf.append("bone-1", entry(1), 1)
    assert FileShelf(folder).read("bone-1") == record(entries=2)


def test_saves_of_several_threads_and_shelves_do_not_get_in_each_others_way(folder: Path) -> None:
    shelves = [FileShelf(folder) for _ in range(3)]
    faults: list[ShelfFault] = []

    def keep(shelf: FileShelf, number: int) -> None:
        try:
            for _ in range(5):
                with shelf.holding():
                    position = len(shelf.read("bone-1").entries)
                    shelf.append("bone-1", entry(position), position)
        except ShelfFault as fault:
            faults.append(fault)

    threads = [threading.Thread(target=keep, args=(shelves[n % 3], n)) for n in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert faults == []
    assert FileShelf(folder).read("bone-1") == record(entries=31)


def test_two_processes_that_add_at_the_same_time_lose_nothing(folder: Path) -> None:
    def add() -> None:
        shelf = FileShelf(folder)
        for _ in range(20):
            with shelf.holding():
                position = len(shelf.read("bone-1").entries)
                shelf.append("bone-1", entry(position), position)

    children = [forked(add) for _ in range(3)]

    assert [os.waitpid(child, 0)[1] for child in children] == [0, 0, 0]

    shelf = FileShelf(folder)
    assert shelf.read("bone-1") == record(entries=61)
    assert shelf.notices() == ()
