"""A process killed at any moment: what was acknowledged is there, and the game reads."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.game import Record
from storage.shelf import FileShelf
from tests.storage.samples import entry, record

ROOT = Path(__file__).parents[2]
KILLS_WHILE_SAVING = 60
KILLS_WHILE_MENDING = 40


class Nursery:
    """Runs tasks of tests/storage/child.py, each in a process of its own that can be killed."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.storage.child", "nursery"]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True)

    def run(self, task: str, kill_after: float | None = None) -> list[str]:
        """What the task said until it ended or, after so many seconds, was killed."""
        assert self._process.stdout is not None
        self._ask(task)
        said: list[str] = []
        for line in self._process.stdout:
            word, _, child = line.strip().partition(" ")
            if word == "dead":
                return said
            if word == "child":
                if kill_after is not None:
                    time.sleep(kill_after)
                    os.kill(int(child), signal.SIGKILL)
                self._ask("bury")
            else:
                said.append(word)
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
def folder(tmp_path: Path) -> Path:
    """A shelf with one game of two entries, saved twice."""
    shelf = FileShelf(tmp_path)
    shelf.write(record(entries=1))
    shelf.append("bone-1", entry(1), 1)
    return tmp_path


def sound(folder: Path) -> Record:
    """The game, after a proof that it has no hole: entry number n is at position n, and all stand."""
    kept = FileShelf(folder).read("bone-1")
    assert [int(held["label"].rpartition(" ")[2]) for held in kept.entries] == list(range(len(kept.entries)))
    assert kept.cursor == len(kept.entries)
    return kept


def test_a_kill_while_saving_loses_nothing_that_was_acknowledged(folder: Path, nursery: Nursery) -> None:
    moments, acknowledged, total = random.Random(2026), 2, 0

    for _ in range(KILLS_WHILE_SAVING):
        said = nursery.run(f"append {folder}", kill_after=moments.uniform(0.002, 0.12))
        total += len(said)
        acknowledged = int(said[-1]) + 1 if said else acknowledged
        kept = sound(folder)
        # One more may have reached the disk without having been acknowledged any longer.
        assert len(kept.entries) in (acknowledged, acknowledged + 1)
        acknowledged = len(kept.entries)

    # The kills fell among saves, not before the first: how many depends on how busy the machine is.
    assert total > KILLS_WHILE_SAVING // 3


def test_a_kill_while_mending_leaves_a_game_that_is_mended_at_the_next_start(folder: Path, nursery: Nursery) -> None:
    moments, game = random.Random(2026), folder / "games" / "bone-1.json"

    for _ in range(KILLS_WHILE_MENDING):
        game.write_bytes(game.read_bytes()[:-9])
        nursery.run(f"read {folder}", kill_after=moments.uniform(0, 0.004))
        assert sound(folder) == record(entries=1)


@pytest.mark.parametrize("disk", ["", "without_links "], ids=["links", "no-links"])
def test_a_kill_at_each_step_of_a_save_leaves_the_old_game_or_the_new(
    folder: Path, nursery: Nursery, disk: str
) -> None:
    outcomes = []

    for step in range(1, 30):
        FileShelf(folder).write(record(entries=1))
        FileShelf(folder).append("bone-1", entry(1), 1)
        said = nursery.run(f"{disk}die_at {step} append_once {folder}".strip())
        outcomes.append(len(sound(folder).entries))
        if said:
            break

    assert said == ["2"]
    assert len(outcomes) > 5
    assert outcomes == sorted(outcomes)
    assert set(outcomes) == {2, 3}


@pytest.mark.parametrize("harm", ["damaged", "missing"])
def test_a_kill_at_each_step_of_a_mending_leaves_a_game_that_can_be_mended(
    folder: Path, nursery: Nursery, harm: str
) -> None:
    game = folder / "games" / "bone-1.json"
    steps = 0

    for step in range(1, 30):
        FileShelf(folder).write(record(entries=1))
        FileShelf(folder).append("bone-1", entry(1), 1)
        game.unlink() if harm == "missing" else game.write_bytes(b"")
        steps += 1
        said = nursery.run(f"die_at {step} read {folder}")
        assert sound(folder) == record(entries=1)
        if said:
            break

    assert said == ["1"]
    assert steps > 3
