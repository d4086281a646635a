"""A backup as a file: saved on one device, looked through and restored on another, where the game goes on."""

import re
import secrets
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.desk import Desk
from screens.handed import LARGE
from storage.shelf import FileShelf
from tests.browser import games
from tests.browser.conftest import PHONE
from tests.browser.process import Server
from tests.browser.screen import Screen


def fill(data: Path) -> None:
    """Makes the backup so large that the live connection does not carry it."""
    desk = Desk(FileShelf(data), now=lambda: "2026-11-01T20:00:00+00:00", new_id=lambda: "none")
    desk.keep_settings({"theme": "dark", "ballast": secrets.token_hex(LARGE)})


def choose(screen: Screen, file: Path) -> None:
    with screen.page.expect_file_chooser() as chooser:
        screen.tap("Restore from a file")
    chooser.value.set_files(file)


@pytest.mark.long
def test_after_the_disk_has_died_a_file_brings_the_game_back_to_the_same_table(
    device: Callable[..., Screen], tmp_path: Path, port: int
) -> None:
    first = Server(tmp_path / "first", port=port, warmed=True)
    games.solo(first.data, games.ROUND_ONE, games.TO_TRIGGER_ONE)
    kept, damaged = tmp_path / "kept.zip", tmp_path / "damaged.zip"
    fill(first.data)
    first.start()
    with device(first.address, **PHONE) as phone:
        phone.open("/game/evening/table")
        phone.sees("Undo: Ana gains 5 leverage")
        phone.rest()
        before = phone.text()
        phone.go("/backups")
        with phone.page.expect_download() as download:
            phone.tap("Save as a file")
        download.value.save_as(kept)
    first.kill()
    content = bytearray(kept.read_bytes())
    content[len(content) // 3] ^= 0xFF
    damaged.write_bytes(content)

    second = Server(tmp_path / "second", port=port, warmed=True)
    second.start()
    try:
        with device(second.address, **PHONE) as phone:
            phone.open("/backups")
            choose(phone, damaged)
            phone.sees("This cannot be restored")
            phone.sees("nothing was changed")
            phone.tap("Choose another backup")
            choose(phone, kept)
            phone.sees("1 new")
            phone.sees("Ana against Bone")
            phone.tap("Restore 1 game")
            phone.sees("1 game is back")
            phone.tap("Home")
            phone.tap("Resume")
            phone.sees("Undo: Ana gains 5 leverage")
            phone.rest()
            after = phone.text()
    finally:
        second.kill()

    assert re.fullmatch(r"tableside-\d{4}-\d\d-\d\d\.zip", download.value.suggested_filename)
    assert kept.stat().st_size > LARGE
    assert after == before
