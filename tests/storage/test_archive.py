"""Backups as files: whole, the newest ten, and never trusted when they come back."""

import io
import json
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.backup import KEPT
from companion.shelf import ShelfFault
from storage.archive import Archive
from storage.envelope import seal
from storage.shelf import FileShelf
from tests.storage.samples import entry, listing, record

MADE = "2026-11-30T22:10:00+00:00"


@pytest.fixture
def shelf(tmp_path: Path) -> FileShelf:
    """A shelf with two games, one of them in the bin, a library and settings."""
    shelf = FileShelf(tmp_path / "data")
    shelf.write(record(entries=3))
    shelf.list(listing(result="won by 4"))
    shelf.write(record("bone-2", entries=1, created="2026-12-24T18:00:00"))
    shelf.list(listing("bone-2", created="2026-12-24T18:00:00", discarded="2026-12-25T10:00:00"))
    shelf.keep_library({"vestige": {"people": ["Zoë"]}})
    shelf.keep_settings({"theme": "light"})
    return shelf


def changed(content: bytes, change: Callable[[dict[str, bytes]], None]) -> bytes:
    """An archive with its members changed."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    change(members)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, member in members.items():
            archive.writestr(name, member)
    return packed.getvalue()


def test_a_backup_has_everything(shelf: FileShelf) -> None:
    backup = shelf.backup(shelf.archive(MADE))

    assert backup.made == MADE
    assert tuple(backup.games) == shelf.listings()
    assert backup.record("bone-1") == record(entries=3)
    assert backup.record("bone-2") == shelf.read("bone-2")
    assert backup.library() == shelf.library()
    assert backup.settings() == shelf.settings()


def test_the_backup_of_one_game_has_that_game_alone(shelf: FileShelf) -> None:
    backup = shelf.backup(shelf.archive(MADE, "bone-1"))

    assert [line.id for line in backup.games] == ["bone-1"]
    assert backup.games[0].result == "won by 4"
    assert backup.record("bone-1") == record(entries=3)
    assert backup.library() == backup.settings() == {}
    with pytest.raises(ShelfFault, match="no game bone-2"):
        backup.record("bone-2")


def test_a_backup_of_a_game_that_is_not_there_is_refused(shelf: FileShelf) -> None:
    with pytest.raises(ShelfFault, match="no game nobody"):
        shelf.archive(MADE, "nobody")


def test_progress_is_told_game_by_game(shelf: FileShelf) -> None:
    told: list[tuple[int, int]] = []

    shelf.archive(MADE, progress=lambda done, of: told.append((done, of)))

    assert told == [(0, 2), (1, 2), (2, 2)]


def test_a_damaged_game_is_in_a_backup_as_it_was_one_save_before(shelf: FileShelf, tmp_path: Path) -> None:
    shelf.append("bone-1", entry(3), 3)
    (tmp_path / "data" / "games" / "bone-1.json").write_bytes(b"damaged")

    backup = shelf.backup(shelf.archive(MADE))

    assert backup.record("bone-1") == record(entries=3)


def test_a_game_that_is_unreadable_twice_does_not_keep_the_others_out_of_a_backup(
    shelf: FileShelf, tmp_path: Path
) -> None:
    for name in ("bone-1.json", "bone-1.json.1"):
        (tmp_path / "data" / "games" / name).write_bytes(b"damaged")

    content = shelf.archive(MADE)

    assert [line.id for line in shelf.backup(content).games] == ["bone-2"]
    assert json.loads(zipfile.ZipFile(io.BytesIO(content)).read("tableside.json"))["left_out"] == ["bone-1.json"]


class TestKept:
    """The folder with the last ten."""

    def test_the_last_ten_are_kept(self, shelf: FileShelf) -> None:
        for day in range(1, 14):
            shelf.append("bone-1", entry(day + 2), day + 2)
            shelf.back_up(f"2026-12-{day:02}T22:00:00+00:00")

        kept = shelf.backups()

        assert len(kept) == KEPT == 10
        assert [backup.made[:10] for backup in kept] == [f"2026-12-{day:02}" for day in range(13, 3, -1)]
        assert shelf.backup(kept[0].name).record("bone-1").cursor == 16
        assert shelf.backup(kept[-1].name).record("bone-1").cursor == 7

    def test_nothing_new_makes_no_new_one(self, shelf: FileShelf) -> None:
        assert shelf.back_up(MADE) is not None

        assert shelf.back_up("2026-12-01T10:00:00+00:00") is None
        assert len(shelf.backups()) == 1

    def test_a_clock_that_was_set_back_lets_no_newer_one_take_the_place_of_the_one_just_made(
        self, shelf: FileShelf
    ) -> None:
        for day in range(1, 11):
            shelf.append("bone-1", entry(day + 2), day + 2)
            shelf.back_up(f"2026-12-{day:02}T22:00:00+00:00")
        shelf.append("bone-1", entry(13), 13)

        shelf.back_up("2001-01-01T00:00:00+00:00")

        kept = shelf.backups()
        assert len(kept) == 10
        assert kept[-1].made.startswith("2001")

    def test_a_backup_that_was_cut_short_by_a_kill_is_none_and_goes_with_the_next(
        self, shelf: FileShelf, tmp_path: Path
    ) -> None:
        folder = tmp_path / "data" / "backups"
        folder.mkdir()
        (folder / "tableside-20261130-221000-0123456789ab.zip.new").write_bytes(b"half")
        assert shelf.backups() == ()

        shelf.back_up(MADE)

        assert [path.name for path in folder.iterdir()] == [shelf.backups()[0].name]

    def test_other_files_in_the_folder_are_left_alone(self, shelf: FileShelf, tmp_path: Path) -> None:
        shelf.back_up(MADE)
        other = tmp_path / "data" / "backups" / "mine.zip"
        other.write_bytes(b"mine")

        assert len(shelf.backups()) == 1
        with pytest.raises(ShelfFault, match=r"no backup 'mine\.zip'"):
            shelf.backup("mine.zip")
        assert other.read_bytes() == b"mine"

    @pytest.mark.parametrize("name", ["../settings.json", "/etc/passwd", "", "tableside.zip"])
    def test_a_name_that_is_not_in_the_list_is_no_backup(self, shelf: FileShelf, name: str) -> None:
        with pytest.raises(ShelfFault, match="no backup"):
            shelf.backup(name)


BROKEN: list[tuple[str, Callable[[bytes], bytes], str]] = [
    ("empty", lambda content: b"", "no archive, or was cut off"),
    ("text", lambda content: b"{}", "no archive, or was cut off"),
    ("cut", lambda content: content[:-60], "no archive, or was cut off"),
    ("foreign", lambda content: changed(content, lambda it: it.pop("tableside.json")), "not made by Tableside"),
    ("no-about", lambda content: changed(content, lambda it: it.update({"tableside.json": b"[]"})), "not made by"),
    ("deep", lambda content: changed(content, lambda it: it.update({"tableside.json": b"[" * 99_999})), "not made by"),
    ("path", lambda content: changed(content, lambda it: it.update({"games/../../x.json": b""})), "which no backup"),
    ("absolute", lambda content: changed(content, lambda it: it.update({"/etc/passwd": b""})), "which no backup"),
    ("folder", lambda content: changed(content, lambda it: it.update({"games/": b""})), "which no backup"),
    ("list", lambda content: changed(content, lambda it: it.update({"history.json": b"{}"})), "history.json in it"),
]


@pytest.mark.parametrize(("harm", "words"), [case[1:] for case in BROKEN], ids=[case[0] for case in BROKEN])
def test_what_is_no_backup_is_refused_in_one_sentence(
    shelf: FileShelf, harm: Callable[[bytes], bytes], words: str
) -> None:
    content = harm(shelf.archive(MADE))

    with pytest.raises(ShelfFault, match=words) as caught:
        shelf.backup(content, "evening.zip")

    assert str(caught.value).startswith("evening.zip cannot be restored because")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (lambda it: it.update({"games/bone-1.json": b"damaged"}), r"games/bone-1\.json in it is damaged"),
        (lambda it: it.update({"games/bone-1.json": it["games/bone-2.json"]}), "holds another game"),
        (
            lambda it: it.update({"games/bone-1.json": seal(b'{"game":{"1":{"id":"bone-1","entries":7}}}')}),
            "does not hold a game",
        ),
        (lambda it: it.update({"games/bone-1.json": seal(b'{"game":{}}')}), "holds another game"),
    ],
)
def test_a_game_that_is_wrong_is_refused(
    shelf: FileShelf, harm: Callable[[dict[str, bytes]], None], words: str
) -> None:
    backup = shelf.backup(changed(shelf.archive(MADE), harm), "evening.zip")

    with pytest.raises(ShelfFault, match=words):
        backup.record("bone-1")


def test_every_byte_that_is_changed_is_noticed_or_changes_nothing(shelf: FileShelf) -> None:
    content = shelf.archive(MADE, "bone-2")
    whole = shelf.read("bone-2")
    refused = 0

    for place in range(0, len(content), 3):
        damaged = bytearray(content)
        damaged[place] ^= 1 << place % 8
        try:
            backup = Archive(bytes(damaged), "evening.zip")
            assert backup.record(backup.games[0].id) == whole
        except ShelfFault:
            refused += 1

    assert refused > len(content) // 6


def test_a_backup_of_a_newer_format_is_refused_by_its_number(shelf: FileShelf) -> None:
    about = json.dumps({"tableside": "backup", "format": 7, "made": MADE}).encode()

    with pytest.raises(ShelfFault, match="format 7 of a newer Tableside"):
        shelf.backup(changed(shelf.archive(MADE), lambda it: it.update({"tableside.json": about})))


def test_a_member_that_unpacks_to_more_than_any_game_is_refused(
    shelf: FileShelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.archive.LARGEST_MEMBER", 100_000)
    content = changed(shelf.archive(MADE), lambda it: it.update({"games/bone-1.json": b"0" * 200_000}))

    with pytest.raises(ShelfFault, match="larger than any game"):
        shelf.backup(content).record("bone-1")
