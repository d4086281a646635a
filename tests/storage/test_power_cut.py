"""A power cut at any moment: what was acknowledged is there, whatever of the rest has reached the disk.

The states that a disk may be left in are those of tests/storage/disk.py; each is put into a folder and opened.
"""

import errno
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from companion.shelf import ShelfFault
from storage.shelf import FileShelf
from tests.storage import evenings
from tests.storage.disk import ORDERS, Disk, Files, Killed, materialise
from tests.storage.samples import QUICK_DISK, entry, listing, record

SOAK = os.environ.get("HYPOTHESIS_PROFILE") == "soak"
DISKS = ["links", "no links"] if SOAK else ["links"]

Kept = dict[str, str]
Step = Callable[[FileShelf], object]

GONE, UNREADABLE = "gone", "unreadable"


def kept(shelf: FileShelf) -> Kept:
    """All that a shelf has to say, by what it is about."""
    things = {"library": str(shelf.library()), "settings": str(shelf.settings())}
    for line in shelf.listings():
        things[f"line of {line.id}"] = str(line)
        try:
            things[f"game {line.id}"] = str(shelf.read(line.id))
        except ShelfFault as fault:
            if "There is no game" not in str(fault):
                things[f"game {line.id}"] = UNREADABLE
    return things


@dataclass(frozen=True)
class Begun:
    """A call was made; this is what will be kept when it has come back."""

    then: Kept


@dataclass(frozen=True)
class Acknowledged:
    """A call has come back, or a screen was shown: this is kept."""

    now: Kept


@pytest.fixture
def root() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(dir=QUICK_DISK) as folder:
        yield Path(folder)


def copied(root: Path) -> Path:
    """A copy of what lies in the folder, for looking at it without touching it."""
    copy = root.with_name(f"{root.name}.copy")
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(root, copy)
    return copy


def on_a_copy(root: Path, step: Step | None = None) -> Kept:
    """What is kept after a step, or now."""
    copy = copied(root)
    if step is not None:
        step(FileShelf(copy / "data"))
    things = kept(FileShelf(copy / "data"))
    shutil.rmtree(copy)
    return things


def happen(disk: Disk, *steps: Step) -> None:
    """Steps, one after the other, noted with what they come to."""
    disk.log.append(Acknowledged(on_a_copy(disk.root)))
    shelf = FileShelf(disk.root / "data")
    for step in steps:
        disk.log.append(Begun(on_a_copy(disk.root, step)))
        with disk.watched():
            step(shelf)
        disk.log.append(Acknowledged(on_a_copy(disk.root)))


def losses(disk: Disk, quiet: bool = True, since: int = 1) -> tuple[dict[str, int], list[str]]:
    """How many states there are in each order, and in words which of them lost something."""
    counts, lost = dict.fromkeys(ORDERS, 0), []
    for state in disk.states(since):
        counts[state.order] += 1
        said = [event for event in disk.log[: state.at] if isinstance(event, Begun | Acknowledged)]
        now = next(event.now for event in reversed(said) if isinstance(event, Acknowledged))
        then = said[-1].then if isinstance(said[-1], Begun) else now
        if wrong := fault_of(state.files, now, then, quiet):
            names = [f"  {name}: {'a folder' if held is None else held[:40]!r}" for name, held in state.files]
            done = [f"  {event!r:.160}" for event in disk.log[: state.at] if event not in said]
            lost.append("\n".join([f"{state.order}, {wrong}:", *names, "after", *done]))
    return counts, lost


def fault_of(files: Files, now: Kept, then: Kept, quiet: bool) -> str:
    """What is lost in a state in which `now` was acknowledged and `then` was on its way; empty if nothing is."""
    with tempfile.TemporaryDirectory(dir=QUICK_DISK) as folder:
        root = Path(folder)
        materialise(files, root)
        shelf = FileShelf(root / "data")
        found = kept(shelf)
        for thing in {*found, *now, *then}:
            allowed = {now.get(thing, GONE), then.get(thing, GONE)}
            if UNREADABLE in allowed:
                # Set aside, and not yet written anew.
                allowed.add(GONE)
            if found.get(thing, GONE) not in allowed:
                return f"{thing} is {found.get(thing, GONE)[:100]}"
        if quiet and shelf.notices():
            return shelf.notices()[0]
        if any(name.endswith(".new") for name, _ in files) and not goes_on(root / "data"):
            return "what is half done is in the way of what is saved next"
        held = contents_of(root)
        gone = [content for _, content in files if content in (MINE, HARMED) and content not in held]
        return f"{gone[0]!r} is gone" if gone else ""


def goes_on(data: Path) -> bool:
    """Whether more can be kept."""
    FileShelf(data).write(record(entries=7))
    FileShelf(data).keep_library({"more": 1})
    return FileShelf(data).read("bone-1") == record(entries=7) and FileShelf(data).library() == {"more": 1}


MINE, HARMED = b"somebody else's", b"damaged"


def contents_of(root: Path) -> list[bytes]:
    return [path.read_bytes() for path in root.rglob("*") if path.is_file()]


def two_saves(data: Path) -> None:
    """A shelf that holds something of everything, saved twice."""
    shelf = FileShelf(data)
    shelf.write(record(entries=2))
    shelf.append("bone-1", entry(2), 2)
    for title in ("Zoë", "Zoë against Bone"):
        shelf.list(listing(title=title))
        shelf.keep_library({"title": title})
        shelf.keep_settings({"title": title})


CASES: dict[str, Step] = {
    "an entry more": lambda shelf: shelf.append("bone-1", entry(3), 3),
    "an entry more, and others cut": lambda shelf: shelf.append("bone-1", entry(9), 1),
    "an undo": lambda shelf: shelf.move("bone-1", 1),
    "the whole game": lambda shelf: shelf.write(record(entries=5)),
    "a new game": lambda shelf: shelf.write(record("bone-2", entries=1)),
    "a line of the list": lambda shelf: shelf.list(listing(title="Bone wins")),
    "the library": lambda shelf: shelf.keep_library({"read": 7}),
    "the settings": lambda shelf: shelf.keep_settings({"theme": "night"}),
    "a game erased": lambda shelf: shelf.erase("bone-1"),
}

# The others are kept as one of these is.
DIFFERENT = ("an entry more", "a new game", "a game erased")


def refuse_links(patch: pytest.MonkeyPatch) -> None:
    def refused(*given: object, **options: object) -> None:
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))

    patch.setattr(os, "link", refused)


@pytest.fixture(params=DISKS)
def links(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "no links":
        refuse_links(monkeypatch)


def said(counts: dict[str, int]) -> None:
    """Says how many states were opened (-rP shows it)."""
    by_order = ", ".join(f"{count} {order}" for order, count in counts.items())
    print(f"{sum(counts.values())} states, 0 losses: {by_order}")


@pytest.mark.parametrize(
    ("case", "links"),
    [(case, disk) for case in CASES for disk in ("links", "no links") if SOAK or disk == "links" or case in DIFFERENT],
    indirect=["links"],
)
def test_a_power_cut_while_something_is_kept_loses_nothing(case: str, root: Path, links: None) -> None:
    two_saves(root / "data")
    (root / "data" / "mine.txt").write_bytes(MINE)
    disk = Disk(root)

    happen(disk, CASES[case])

    counts, lost = losses(disk)
    assert not lost, lost[0]
    assert counts["in order"] > 5
    said(counts)


def test_a_power_cut_at_the_first_saves_of_all_loses_nothing(root: Path, links: None) -> None:
    (root / "mine.txt").write_bytes(MINE)
    disk = Disk(root)

    # A game alone, without its line, looks as if the list of games had been lost.
    happen(disk, CASES["the library"], CASES["a new game"], CASES["a new game"])

    counts, lost = losses(disk, quiet=False)
    assert not lost, lost[0]
    assert counts["in order"] > 20
    said(counts)


@pytest.mark.parametrize("path", ["games/bone-1.json", "history.json", "library.json"])
@pytest.mark.parametrize("harm", ["damaged", "missing"])
def test_a_power_cut_while_damage_is_mended_loses_nothing_more(path: str, harm: str, root: Path, links: None) -> None:
    two_saves(root / "data")
    if harm == "missing":
        (root / "data" / path).unlink()
    else:
        (root / "data" / path).write_bytes(HARMED)
    disk = Disk(root)

    happen(disk, kept)

    counts, lost = losses(disk, quiet=False)
    assert not lost, lost[0]
    assert counts["in order"] > 3
    said(counts)


@pytest.mark.parametrize(
    ("path", "step"),
    [("games/bone-1.json", CASES["the whole game"]), ("library.json", CASES["the library"])],
    ids=["a game", "the library"],
)
def test_a_power_cut_while_both_generations_are_set_aside_loses_nothing_more(
    path: str, step: Step, root: Path, links: None
) -> None:
    two_saves(root / "data")
    for name in (path, f"{path}.1"):
        (root / "data" / name).write_bytes(HARMED)
    disk = Disk(root)

    happen(disk, step)

    counts, lost = losses(disk, quiet=False)
    assert not lost, lost[0]
    assert counts["in order"] > 5
    said(counts)


@pytest.mark.parametrize(
    "case", ["the first of all", "an entry more", "a game erased"] if SOAK else ["the first of all"]
)
def test_a_power_cut_after_a_kill_loses_nothing_that_was_shown(case: str, root: Path, links: None) -> None:
    states, alive, step = 0, False, 0
    while not alive:
        step += 1
        with tempfile.TemporaryDirectory(dir=QUICK_DISK) as folder:
            if case != "the first of all":
                two_saves(Path(folder) / "data")
            disk = Disk(Path(folder), without="tableside.")
            alive = not killed_at(step, disk, CASES.get(case, CASES["a new game"]))
            since = len(disk.log)
            with disk.watched():
                shown = kept(FileShelf(disk.root / "data"))
            disk.log.append(Acknowledged(shown))
            if case == "the first of all":
                # Where the killed one has begun, the next one goes on.
                happen(disk, CASES["a new game"])
            counts, lost = losses(disk, False, since)
            assert not lost, lost[0]
            states += sum(counts.values())

    assert step > 5
    print(f"{step - 1} kills, {states} states, 0 losses")


def killed_at(step: int, disk: Disk, call: Step) -> bool:
    """Whether a call was killed at a step, and did not come back before that."""
    disk.dies_at = step
    try:
        happen(disk, call)
    except Killed:
        return True
    finally:
        disk.dies_at = None
    return False


@pytest.mark.parametrize("links", DISKS if SOAK else ["no links"], indirect=True)
def test_a_power_cut_at_any_moment_of_an_evening_loses_nothing_that_was_acknowledged(root: Path, links: None) -> None:
    """All that people do at a desk, which keeps several files for some of it."""
    people = evenings.Evening(FileShelf(root / "data"), "before", lambda words: None)
    for name in ("set", "begin", "act", "act", "learn"):
        assert people.happens(name)
    states = 0
    for hour in range(15 if SOAK else 1):
        before, disk = evenings.kept(FileShelf(root / "data")), Disk(root, without="tableside.")
        people = evenings.Evening(FileShelf(root / "data"), f"hour{hour}", disk.log.append)
        with disk.watched():
            for _ in zip(range(4 if SOAK else 2), people.goes_on(), strict=False):
                pass
        for state in disk.states():
            said = [event for event in disk.log[: state.at] if isinstance(event, str)]
            with tempfile.TemporaryDirectory(dir=QUICK_DISK) as folder:
                materialise(state.files, Path(folder))
                evenings.kept_after(Path(folder) / "data", before, said)
            states += 1

    assert states > 20
    print(f"{states} states, 0 losses")
