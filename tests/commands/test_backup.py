"""Backups without screens: written, looked through, restored; and refused with one line."""

from pathlib import Path

import pytest

from companion.desk import Desk
from companion.game import Refusal
from companion.vestige import commands as c
from storage.shelf import FileShelf
from tests.browser import games
from tests.commands.commandline import tableside, within
from tests.commands.test_wrong_input import refused


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with two games of Ana against Bone."""
    folder = tmp_path / "data"
    games.solo(folder, games.ROUND_ONE, id="first")
    games.solo(folder, games.ROUND_ONE, id="second")
    return folder


def play(data: Path, id: str, amount: int) -> None:
    """One entry more in a game."""
    desk = Desk(FileShelf(data), now=lambda: "2026-11-30T21:00:00+00:00", new_id=lambda: "none")
    assert not isinstance(desk.act(id, c.GainLeverage(who="Ana", amount=amount)), Refusal)


def test_everything_comes_back_on_another_device_and_stands_on_the_same_tables(data: Path, tmp_path: Path) -> None:
    file, other = tmp_path / "all.zip", tmp_path / "other"
    written = within("backup", file, "--data", data)

    restored = within("restore", file, "--data", other)

    assert written.status == restored.status == 0
    assert written.out == f"{file}: {file.stat().st_size:,} bytes\n"
    assert restored.out.splitlines()[1:] == [
        "new: Ana against Bone, 2026-11-01, 2 entries",
        "new: Ana against Bone, 2026-11-01, 2 entries",
        "to the library: names and places that were typed",
        "restored: 2 games",
    ]
    for id in ("first", "second"):
        assert FileShelf(other).read(id) == FileShelf(data).read(id)


def test_a_look_says_the_same_and_changes_nothing(data: Path, tmp_path: Path) -> None:
    file, other = tmp_path / "all.zip", tmp_path / "other"
    within("backup", file, "--data", data)

    looked = within("restore", file, "--look", "--data", other)

    assert looked.status == 0
    assert looked.out.count("new: Ana against Bone") == 2
    assert "restored" not in looked.out
    assert not other.exists() or not FileShelf(other).listings()


def test_a_game_that_went_another_way_comes_beside_and_one_that_goes_on_further_goes_on(
    data: Path, tmp_path: Path
) -> None:
    file, other = tmp_path / "all.zip", tmp_path / "other"
    within("backup", file, "--data", data)
    within("restore", file, "--data", other)
    play(data, "first", 1)
    play(data, "second", 2)
    play(other, "second", 3)
    mine = FileShelf(other).read("second")
    within("backup", file, "--data", data)

    restored = within("restore", file, "--data", other)

    shelf = FileShelf(other)
    assert "goes on further: Ana against Bone" in restored.out
    assert "went another way, so that it comes beside yours: Ana against Bone" in restored.out
    assert shelf.read("first") == FileShelf(data).read("first")
    assert shelf.read("second") == mine
    [beside] = [listing for listing in shelf.listings() if listing.id not in ("first", "second")]
    assert beside.title == "Ana against Bone (from a backup)"
    assert shelf.read(beside.id).entries == FileShelf(data).read("second").entries


def test_what_is_there_already_is_said_to_be_so(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "all.zip"
    within("backup", file, "--data", data)

    restored = within("restore", file, "--data", data)

    assert restored.out.splitlines()[1:] == ["as here: 2 games", "there is nothing to restore", "restored: 0 games"]


def test_one_game_goes_through_pipes_too(data: Path, tmp_path: Path) -> None:
    written = within("backup", tmp_path / "one.zip", "--game", "second", "--data", data)

    restored = tableside(
        "restore", "-", "--data", tmp_path / "other", typed=(tmp_path / "one.zip").read_bytes()
    )  # fmt: skip

    assert written.status == restored.status == 0
    assert "restored: 1 game" in restored.out
    assert [listing.id for listing in FileShelf(tmp_path / "other").listings()] == ["second"]


@pytest.mark.parametrize(
    ("content", "told"),
    [
        pytest.param(None, "cannot be read (No such file or directory)", id="no file"),
        pytest.param(b"", "it is no archive, or was cut off", id="an empty file"),
        pytest.param(b"PK\x03\x04 and no more", "it is no archive, or was cut off", id="a file that was cut off"),
    ],
)
def test_what_is_no_backup_is_refused_in_one_line(tmp_path: Path, content: bytes | None, told: str) -> None:
    file = tmp_path / "all.zip"
    if content is not None:
        file.write_bytes(content)

    answer = within("restore", file, "--data", tmp_path / "data")

    assert told in refused(answer)[0]
    assert not (tmp_path / "data" / "games").exists()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        pytest.param(("--game", "lost"), "There is no game lost on the shelf", id="a game that there is not"),
        pytest.param(("--data", "empty"), "holds no games", id="an empty folder"),
    ],
)
def test_what_cannot_be_backed_up_is_said_in_one_line(
    data: Path, tmp_path: Path, arguments: tuple[str, ...], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    answer = within("backup", tmp_path / "all.zip", "--data", data, *arguments)

    assert answer.status == 2
    assert told in answer.err
    assert len(answer.err.splitlines()) == 1
    assert not (tmp_path / "all.zip").exists()


def test_a_backup_that_cannot_be_written_leaves_the_one_that_was_there(data: Path, tmp_path: Path) -> None:
    folder = tmp_path / "all.zip"
    folder.mkdir()

    answer = within("backup", folder, "--data", data)

    assert answer.status == 2
    assert "all.zip cannot be written because" in answer.err
    assert list(folder.iterdir()) == []
    assert not (tmp_path / "all.zip.new").exists()
