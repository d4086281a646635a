"""A disk that notes what is done to it, and the states in which a power cut may leave it.

Content is safe once its file was synced, a name once its folder was. What is not safe may be there, or not:

    "in order"    names come on the disk in the order in which they were given, as journaling file systems have it
    "any call"    each call (link, rename, unlink, mkdir) may be there or not, as POSIX allows
    "any name"    so may each name: of a rename, the old name or the new one alone

The content of a file that was not synced may be missing, nothing but zeros, cut, or whole.
"""

import contextlib
import itertools
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.storage.samples import CALLS

ORDERS = ("in order", "any call", "any name")

Files = tuple[tuple[str, bytes | None], ...]
"""What a folder holds, by path below it: the content of a file, None for a folder."""


class Killed(BaseException):
    """The process is dead: nothing more of it reaches the disk."""


@dataclass(frozen=True)
class Written:
    """A file has this content now; with `safe` it is on the disk."""

    file: int
    content: bytes
    safe: bool


@dataclass(frozen=True)
class Named:
    """One call gave names to files, or took them away (None)."""

    names: dict[str, int | None]


@dataclass(frozen=True)
class Settled:
    """The names in a folder are on the disk."""

    folder: str


@dataclass
class State:
    """What a power cut may leave, under the first of ORDERS that allows for it; `at` is the place in the log."""

    files: Files
    order: str
    at: int


@dataclass
class Disk:
    """The folder `root`, whose changes are noted in `log` while `watched`. What was there before is safe.

    Files whose name begins with `without` are passed over: each more name makes twice as many states.
    """

    root: Path
    without: str | None = None
    log: list[Any] = field(default_factory=list)
    calls: int = 0
    dies_at: int | None = None

    def __post_init__(self) -> None:
        self._numbers: dict[int, int] = {}
        self._names: dict[str, int] = {}
        self._contents: dict[int, bytes | None] = {}
        self._next = itertools.count()
        self._look()
        self._begun = dict(self._names), dict(self._contents)
        self.log.clear()

    @contextlib.contextmanager
    def watched(self) -> Iterator[None]:
        """Notes every call by which anything below the root is changed."""
        with pytest.MonkeyPatch.context() as patch:
            for name in CALLS:
                patch.setattr(os, name, self._noting(getattr(os, name), name))
            yield
        self._look()

    def states(self, since: int = 1) -> list[State]:
        """Every state that a power cut may leave at any moment of the log, once for each thing that was said."""
        found: dict[tuple[Files, int], State] = {}
        said = 0
        for at in range(since, len(self.log) + 1):
            if not isinstance(self.log[at - 1], Written | Named | Settled):
                said = at
            for order in ORDERS:
                for names, contents in self._left(self.log[:at], order):
                    files = _files(names, contents)
                    found.setdefault((files, said), State(files, order, at))
        return list(found.values())

    def _noting(self, call: Callable[..., Any], name: str) -> Callable[..., Any]:
        def noted(*given: Any, **options: Any) -> Any:
            if "tableside." in str(given[0]):
                # A lock is the system's: it goes with its process, which only seems to die here.
                return call(*given, **options)
            self._look()
            self.calls += 1
            if self.dies_at is not None and self.calls >= self.dies_at:
                raise Killed
            done = call(*given, **options)
            if name == "fsync":
                self._note_sync(given[0])
            else:
                self._look()
            return done

        return noted

    def _note_sync(self, descriptor: Any) -> None:
        number = os.fstat(descriptor).st_ino
        for folder in (self.root, *(path for path in self.root.rglob("*") if path.is_dir())):
            if folder.stat().st_ino == number:
                self.log.append(Settled(self._path(folder)))
                return
        if (file := self._numbers.get(number)) is not None:
            self.log.append(Written(file, self._contents[file] or b"", safe=True))

    def _look(self) -> None:
        """Notes what is different from how it was at the last look."""
        names: dict[str, int] = {}
        numbers: dict[int, int] = {}
        for path in sorted(self.root.rglob("*")):
            if self.without and path.name.startswith(self.without):
                continue
            number = path.stat().st_ino
            content = None if path.is_dir() else path.read_bytes()
            # A number that was free at the last look means a new file, even if it meant another one before.
            file = numbers.setdefault(number, self._numbers.get(number, -1))
            if file < 0:
                file = numbers[number] = next(self._next)
            if file not in self._contents or self._contents[file] != content:
                self._contents[file] = content
                if content is not None:
                    self.log.append(Written(file, content, safe=False))
            names[self._path(path)] = file
        changed = {name: names.get(name) for name in {*names, *self._names} if names.get(name) != self._names.get(name)}
        if changed:
            self.log.append(Named(changed))
        self._names, self._numbers = names, numbers

    def _path(self, path: Path) -> str:
        return path.relative_to(self.root).as_posix()

    def _left(self, log: list[Any], order: str) -> Iterator[tuple[dict[str, int], dict[int, bytes | None]]]:
        given = [(name, file, at) for at, event in enumerate(log) if isinstance(event, Named)
                 for name, file in event.names.items()]  # fmt: skip
        settled = {event.folder: at for at, event in enumerate(log) if isinstance(event, Settled)}
        safe = [at < settled.get(_folder_of(name), -1) for name, _, at in given]
        choices = list(_contents_left(dict(self._begun[1]), log))
        for there in _choices([at for _, _, at in given], safe, order):
            names = dict(self._begun[0])
            for (name, file, _), is_there in zip(given, there, strict=True):
                if is_there and file is None:
                    names.pop(name, None)
                elif is_there and file is not None:
                    names[name] = file
            # A folder that is not there takes along all that is in it.
            reached = {name: file for name, file in names.items() if _is_reached(name, names)}
            for contents in choices:
                yield reached, contents


def _choices(calls: list[int], safe: list[bool], order: str) -> Iterator[list[bool]]:
    """Which of the names that were given are there; `calls` tells which belong together."""
    if order == "in order":
        least = max((call for call, is_safe in zip(calls, safe, strict=True) if is_safe), default=-1)
        for last in sorted({least, *(call for call in calls if call > least)}):
            yield [call <= last for call in calls]
        return
    open_ones = [at for at, is_safe in enumerate(safe) if not is_safe]
    together = [calls[at] if order == "any call" else at for at in open_ones]
    kinds = sorted(set(together))
    for lost in itertools.product((False, True), repeat=len(kinds)):
        gone = dict(zip(kinds, lost, strict=True))
        there = list(safe)
        for at, kind in zip(open_ones, together, strict=True):
            there[at] = not gone[kind]
        yield there


def _contents_left(contents: dict[int, bytes | None], log: list[Any]) -> Iterator[dict[int, bytes | None]]:
    unsafe: dict[int, tuple[bytes, bytes]] = {}
    for event in log:
        if isinstance(event, Written) and event.safe:
            unsafe.pop(event.file, None)
            contents[event.file] = event.content
        elif isinstance(event, Written):
            unsafe[event.file] = (contents.get(event.file) or b"", event.content)
    variants = [{before, whole, b"", bytes(len(whole)), whole[: len(whole) // 2]} for before, whole in unsafe.values()]
    for chosen in itertools.product(*variants):
        yield contents | dict(zip(unsafe, chosen, strict=True))


def _is_reached(name: str, names: dict[str, int]) -> bool:
    return all(folder in names for folder in _above(name))


@cache
def _above(name: str) -> tuple[str, ...]:
    return tuple(str(folder) for folder in Path(name).parents if str(folder) != ".")


@cache
def _folder_of(name: str) -> str:
    return str(Path(name).parent)


def _files(names: dict[str, int], contents: dict[int, bytes | None]) -> Files:
    return tuple(sorted((name, contents.get(file)) for name, file in names.items()))


def materialise(files: Files, root: Path) -> None:
    """Makes the folder `root` hold these files."""
    for name, content in files:
        if content is None:
            (root / name).mkdir(parents=True)
        else:
            (root / name).write_bytes(content)
