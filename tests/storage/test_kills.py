"""A process killed at any moment: what was acknowledged is there, and every game reads.

`make test` kills about a hundred times, HYPOTHESIS_PROFILE=soak more than a thousand times; each test says at its end
how often, and how much was lost (-rP shows it).
"""

import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from storage.shelf import FileShelf
from tests.storage.evenings import DOINGS, Evening, kept, kept_after
from tests.storage.samples import QUICK_DISK

ROOT = Path(__file__).parents[2]
SOAK = os.environ.get("HYPOTHESIS_PROFILE") == "soak"
LIVES = 600 if SOAK else 30
MENDINGS = 300 if SOAK else 15
# To act is to keep one file, to begin a game three of them; what people do otherwise is much like it.
STEPWISE = [(name, disk) for name in DOINGS for disk in ("links", "no-links")]
QUICKLY = [("act", "links"), ("act", "no-links"), ("begin", "links")]


class Nursery:
    """Runs tasks of tests/storage/child.py, each in a process of its own that can be killed. `kills` counts."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.storage.child", "nursery"]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True)
        self.kills = 0

    def run(self, task: str, kill_after: float | None = None, changes: int = 0) -> list[str]:
        """The lines that the task said until it ended or was killed: so many seconds after so many `has` lines."""
        assert self._process.stdout is not None
        self._ask(task)
        said: list[str] = []
        child, heard, is_over = 0, 0, False
        for line in self._process.stdout:
            word, _, rest = line.strip().partition(" ")
            if word == "dead":
                self.kills += rest == str(-signal.SIGKILL)
                assert not [line for line in said if line.startswith("fault")], said[-1]
                return said
            if word == "child":
                child = int(rest)
            else:
                said.append(line.strip())
            heard += word in ("child", "has")
            if not is_over and (heard > changes or word == "fault"):
                is_over = True
                if kill_after is not None:
                    time.sleep(kill_after)
                    os.kill(child, signal.SIGKILL)
                self._ask("bury")
        raise AssertionError("the nursery has ended")

    def close(self) -> None:
        self._process.communicate()

    def _ask(self, words: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{words}\n")
        self._process.stdin.flush()


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    nursery = Nursery()
    yield nursery
    nursery.close()


@pytest.fixture
def tally(nursery: Nursery, record_property: Callable[[str, object], None]) -> Iterator[None]:
    """Says at the end how often a process was killed. A loss has ended the test before."""
    before = nursery.kills
    yield
    kills = nursery.kills - before
    record_property("kills", kills)
    print(f"{kills} kills, 0 losses ({nursery.kills} kills in all)")


def test_a_kill_at_any_moment_of_an_evening_loses_nothing_that_was_acknowledged(
    tmp_path: Path, nursery: Nursery, tally: None
) -> None:
    moments, state, acknowledged = random.Random(2026), kept(FileShelf(tmp_path)), 0

    for life in range(LIVES):
        task = f"play life{life} {tmp_path}"
        # Some die at a step of the disk; some are killed while they start, others after so many changes.
        match moments.choice(("at a step", "at the start", "later", "later")):
            case "at a step":
                said = nursery.run(f"die_at {moments.randint(1, 99)} {task}")
            case "at the start":
                said = nursery.run(task, moments.uniform(0, 0.04))
            case _:
                said = nursery.run(task, moments.uniform(0, 0.02), moments.randint(1, 12))
        acknowledged += sum(line.startswith("has") for line in said)
        state = kept_after(tmp_path, state, said)

    assert acknowledged > LIVES
    print(f"{acknowledged} changes acknowledged")


@pytest.fixture(scope="module")
def evening() -> Iterator[Path]:
    """A folder with a game in progress, one that was taken back to its middle, and one in the bin."""
    with tempfile.TemporaryDirectory(dir=QUICK_DISK) as folder:
        people = Evening(FileShelf(Path(folder) / "data"), "evening", lambda words: None)
        for name in ("set", "begin", "act", "act", "learn", "undo", "begin", "discard", "act", "act", "act", "undo"):
            while not people.happens(name):
                pass
        yield Path(folder) / "data"


def possible(name: str, evening: Path, copy: Path) -> str:
    """The seed of an evening that can begin with a thing of this name."""
    for seed in range(100):
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(evening, copy)
        if Evening(FileShelf(copy), f"seed{seed}", lambda words: None).happens(name):
            return f"seed{seed}"
    raise AssertionError(f"{name} is never possible")


@pytest.mark.parametrize(("name", "disk"), STEPWISE if SOAK else QUICKLY)
def test_a_kill_at_each_step_of_a_call_leaves_what_was_before_it_or_comes_of_it(
    name: str, disk: str, evening: Path, nursery: Nursery, tally: None
) -> None:
    folder = evening.with_name("copy")
    seed, before, steps = possible(name, evening, folder), kept(FileShelf(evening)), 0

    for step in range(1, 100):
        shutil.rmtree(folder)
        shutil.copytree(evening, folder)
        said = nursery.run(f"{'without_links ' * (disk == 'no-links')}die_at {step} once {name} {seed} {folder}")
        steps += 1
        done = said[-1:] == ["done"]
        kept_after(folder, before, said[:-1] if done else said)
        if done:
            break

    assert done
    assert steps > 5


HARMS: tuple[Callable[[bytes], bytes | None], ...] = (
    lambda content: None,
    lambda content: b"",
    lambda content: content[: len(content) // 2],
    lambda content: bytes(len(content)),
    lambda content: content[:40] + bytes([content[40] ^ 1]) + content[41:],
)
"""What may become of a file: gone, emptied, cut, zeroed, one bit turned over."""


def test_a_kill_while_mending_and_another_leave_what_was_kept_one_save_before(
    evening: Path, nursery: Nursery, tally: None
) -> None:
    chance, folder, kills = random.Random(2026), evening.with_name("harmed"), nursery.kills

    while nursery.kills < kills + MENDINGS:
        shutil.copytree(evening, folder)
        path = chance.choice([path for path in folder.rglob("*.json") if Path(f"{path}.1").exists()])
        Path(f"{path}.1").replace(path)
        expected = kept(FileShelf(folder))
        shutil.rmtree(folder)
        shutil.copytree(evening, folder)
        harmed = chance.choice(HARMS)(path.read_bytes())
        path.unlink() if harmed is None else path.write_bytes(harmed)

        for _ in range(chance.randint(1, 3)):
            nursery.run(f"die_at {chance.randint(1, 9)} look {folder}")

        assert kept(FileShelf(folder)) == expected
        assert harmed is None or harmed in [aside.read_bytes() for aside in path.parent.glob("*.damaged-*")]
        shutil.rmtree(folder)
