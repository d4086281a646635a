"""A disk that says no: one clear sentence, and everything as it was."""

import errno
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.shelf import ShelfFault
from storage.shelf import FileShelf
from tests.storage.samples import entry, record

ROOT = Path(__file__).parents[2]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A shelf with one game of two entries, saved twice."""
    shelf = FileShelf(tmp_path / "data")
    shelf.write(record(entries=1))
    shelf.append("bone-1", entry(1), 1)
    return tmp_path / "data"


def failing(call: Callable[..., Any], number: int, code: int) -> Callable[..., Any]:
    """`call`, but the use of this number, from 1, fails. A real one counts on."""
    count = 0

    def counted(*arguments: Any, **options: Any) -> Any:
        nonlocal count
        count += 1
        if count == number:
            raise OSError(code, os.strerror(code))
        return call(*arguments, **options)

    return counted


STEPS = [
    ("open", 1, "making the new file"),
    ("fsync", 1, "syncing the new file"),
    ("link", 1, "keeping the old one"),
    ("replace", 1, "naming the old one"),
    ("replace", 2, "naming the new one"),
    ("fsync", 2, "syncing the folder"),
]


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO], ids=errno.errorcode.get)
@pytest.mark.parametrize(("call", "number"), [step[:2] for step in STEPS], ids=[step[2] for step in STEPS])
def test_a_failure_at_any_step_of_a_save_leaves_disk_and_memory_as_they_were(
    folder: Path, call: str, number: int, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = FileShelf(folder)
    assert shelf.read("bone-1") == record(entries=2)

    with monkeypatch.context() as patch:
        if call == "open":
            patch.setattr("storage.generations.open", failing(open, number, code), raising=False)
        else:
            patch.setattr(os, call, failing(getattr(os, call), number, code))
        with pytest.raises(ShelfFault, match=r"bone-1\.json cannot be written because"):
            shelf.append("bone-1", entry(2), 2)

    assert shelf.read("bone-1") == FileShelf(folder).read("bone-1") == record(entries=2)
    assert not [path for path in folder.rglob("*") if path.suffix == ".new"]
    shelf.append("bone-1", entry(2), 2)
    assert FileShelf(folder).read("bone-1") == record(entries=3)
    assert shelf.notices() == ()


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_failure_at_any_step_of_the_first_save_of_all_leaves_nothing(
    tmp_path: Path, call: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "games").mkdir()
    shelf = FileShelf(tmp_path)
    # The lock is a file of its own, made here; and the folder is synced when it is looked into first.
    with shelf.holding(), pytest.raises(ShelfFault, match="no game"):
        shelf.read("bone-1")

    number, refused = 0, True
    while refused:
        number += 1
        with monkeypatch.context() as patch:
            patch.setattr(os, call, failing(getattr(os, call), number, errno.EIO))
            try:
                shelf.write(record())
            except ShelfFault:
                assert list((tmp_path / "games").iterdir()) == []
                with pytest.raises(ShelfFault, match="no game"):
                    shelf.read("bone-1")
            else:
                refused = False

    # The file, the folders above and the folder are synced; the file is named once.
    assert number > (3 if call == "fsync" else 1)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (errno.ENOSPC, "the disk is full: free some space, then try again"),
        (errno.EDQUOT, "the disk is full: free some space, then try again"),
        (errno.EROFS, "the disk is read-only: make .*games writable or choose another data folder"),
        (errno.EACCES, "it is not permitted: give this user access to .*games or choose another data folder"),
        (errno.EIO, 'the system reports "Input/output error": check the disk, then try again'),
    ],
    ids=lambda value: errno.errorcode[value] if isinstance(value, int) else "",
)
def test_the_sentence_says_where_what_and_what_to_do(
    folder: Path, code: int, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.generations.open", failing(open, 1, code), raising=False)

    with pytest.raises(ShelfFault, match=rf"^.*bone-1\.json cannot be written because {words}"):
        FileShelf(folder).move("bone-1", 0)


def test_without_hard_links_saves_are_kept_by_renaming(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "link", failing(os.link, 1, errno.EPERM))

    FileShelf(folder).append("bone-1", entry(2), 2)

    assert FileShelf(folder).read("bone-1") == record(entries=3)
    (folder / "games" / "bone-1.json").unlink()
    assert FileShelf(folder).read("bone-1") == record(entries=2)


def test_without_hard_links_a_failure_leaves_the_old_save(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(os, "link", failing(os.link, 1, errno.EPERM))
        patch.setattr(os, "replace", failing(os.replace, 2, errno.EIO))
        with pytest.raises(ShelfFault):
            FileShelf(folder).append("bone-1", entry(2), 2)

    shelf = FileShelf(folder)
    assert shelf.read("bone-1") == record(entries=2)
    assert shelf.notices() == ()


def test_a_damaged_save_in_a_folder_that_cannot_be_written_is_still_read(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = folder / "games" / "bone-1.json"
    game.write_bytes(b"damaged")
    shelf = FileShelf(folder)

    with monkeypatch.context() as patch:
        patch.setattr(os, "rename", failing(os.rename, 1, errno.EROFS))
        assert shelf.read("bone-1") == record(entries=1)

    assert len(shelf.notices()) == 1
    assert game.read_bytes() == b"damaged"
    shelf.append("bone-1", entry(1), 1)
    assert FileShelf(folder).read("bone-1") == record(entries=2)
    assert (game.parent / "bone-1.damaged-1.json").read_bytes() == b"damaged"
    assert len(shelf.notices()) == 1


def test_a_file_in_the_place_of_the_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("mine")
    shelf = FileShelf(tmp_path / "data")

    for ask in (shelf.listings, shelf.library, lambda: shelf.write(record()), lambda: shelf.keep_settings({})):
        with pytest.raises(ShelfFault, match=r"because a file stands where the folder .*data.* should be"):
            ask()

    assert (tmp_path / "data").read_text() == "mine"


def test_the_folder_is_made_at_the_first_write_and_not_before(tmp_path: Path) -> None:
    shelf = FileShelf(tmp_path / "far" / "away")

    assert shelf.listings() == ()
    assert not (tmp_path / "far").exists()
    shelf.write(record())
    assert FileShelf(tmp_path / "far" / "away").read("bone-1") == record()


def test_a_link_in_the_place_of_the_next_save_is_not_written_through(folder: Path, tmp_path: Path) -> None:
    outside = tmp_path / "outside.json"
    outside.write_bytes(b"mine")
    path = folder / "games" / "bone-1.json.new"
    path.symlink_to(outside)

    FileShelf(folder).append("bone-1", entry(2), 2)

    assert outside.read_bytes() == b"mine"
    assert not path.is_symlink()


@pytest.mark.parametrize("strange", ["link", "folder", "pipe"])
def test_what_is_no_file_in_the_place_of_a_save_is_set_aside_unread(folder: Path, tmp_path: Path, strange: str) -> None:
    path, outside = folder / "games" / "bone-1.json", tmp_path / "outside.json"
    outside.write_bytes(content := path.read_bytes())
    path.unlink()
    {"link": lambda: path.symlink_to(outside), "folder": path.mkdir, "pipe": lambda: os.mkfifo(path)}[strange]()
    shelf = FileShelf(folder)

    shelf.append("bone-1", entry(1), 1)

    assert FileShelf(folder).read("bone-1") == record(entries=2)
    assert "was damaged and has been restored" in shelf.notices()[0]
    assert path.is_file()
    assert not path.is_symlink()
    assert outside.read_bytes() == content
    assert (path.parent / "bone-1.damaged-1.json").exists()


@pytest.mark.parametrize("linked", ["games", "backups"])
def test_a_folder_that_is_a_link_is_not_followed(folder: Path, tmp_path: Path, linked: str) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    path = folder / linked
    if path.exists():
        path.rename(tmp_path / "moved")
    path.symlink_to(outside)
    shelf = FileShelf(folder)

    with pytest.raises(ShelfFault, match=f"{linked} is a link, and Tableside follows none"):
        shelf.back_up("2026-11-30T20:00:00") if linked == "backups" else shelf.write(record())

    assert list(outside.iterdir()) == []


def test_what_json_cannot_hold_is_refused_and_changes_nothing(folder: Path) -> None:
    shelf = FileShelf(folder)

    with pytest.raises(TypeError):
        shelf.append("bone-1", {"label": object()}, 2)

    assert shelf.read("bone-1") == FileShelf(folder).read("bone-1") == record(entries=2)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A real file system of 64 kB, where this process may mount one."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "tableside-test", str(disk)]
    try:
        mounted = subprocess.run(mount, capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        mounted = False
    if not mounted:
        pytest.skip("mounting a small file system needs root; the limit of the file size is tested instead")
    try:
        yield disk
    finally:
        subprocess.run(["umount", "-l", str(disk)], check=True)


def fill(shelf: FileShelf) -> tuple[int, str]:
    """Appends entries of 4 kB until the disk refuses; gives how many it took and the words."""
    shelf.write(record())
    for number in range(1_000):
        try:
            shelf.append("bone-1", entry(number, label="x" * 4_000), number)
        except ShelfFault as fault:
            return number, str(fault)
    raise AssertionError("the disk is never full")


def test_a_full_disk_keeps_all_that_was_acknowledged_and_goes_on_when_there_is_room(small_disk: Path) -> None:
    ballast = small_disk / "ballast"
    ballast.write_bytes(b"x" * 20_000)
    shelf = FileShelf(small_disk / "data")

    kept, words = fill(shelf)

    assert kept > 0
    assert "bone-1.json cannot be written because the disk is full: free some space" in words
    assert len(shelf.read("bone-1").entries) == len(FileShelf(small_disk / "data").read("bone-1").entries) == kept
    ballast.unlink()
    shelf.append("bone-1", entry(kept, label="x" * 4_000), kept)
    assert len(FileShelf(small_disk / "data").read("bone-1").entries) == kept + 1


def test_a_read_only_disk_is_read_and_refuses_changes(small_disk: Path) -> None:
    FileShelf(small_disk).write(record())
    subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)
    shelf = FileShelf(small_disk)

    assert shelf.read("bone-1") == record()
    assert len(shelf.listings()) == 1
    for ask in (lambda: shelf.append("bone-1", entry(0), 0), lambda: shelf.erase("bone-1")):
        with pytest.raises(ShelfFault, match="the disk is read-only"):
            ask()
    assert shelf.read("bone-1") == record()


def in_a_child(task: str, folder: Path) -> list[str]:
    """What a process of its own prints that runs the task of tests/storage/child.py."""
    child = [sys.executable, "-m", "tests.storage.child", task, str(folder)]
    return subprocess.run(child, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()


def test_a_limit_of_the_file_size_is_a_refusal_like_any_other(tmp_path: Path) -> None:
    FileShelf(tmp_path).write(record())

    words, count = in_a_child("fill", tmp_path)

    assert "because the file would be larger than the system allows" in words
    assert int(count) == len(FileShelf(tmp_path).read("bone-1").entries) > 0


def test_a_user_without_permission_reads_and_is_told_so_at_the_first_change() -> None:
    with tempfile.TemporaryDirectory() as parent:
        folder = Path(parent) / "data"
        FileShelf(folder).write(record())
        for path in (Path(parent), folder, folder / "games"):
            path.chmod(0o555)

        title, *refusals = in_a_child("trespass", folder)

        for path in (folder, folder / "games", Path(parent)):
            path.chmod(0o755)
        assert title == "Vestige, 30 Nov 2026"
        assert len(refusals) == 3
        assert all("cannot be written because it is not permitted: give this user access to" in r for r in refusals)
        assert FileShelf(folder).read("bone-1") == record()
