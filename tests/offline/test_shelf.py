"""The shelf in the browser: what people are told about where their games are kept."""

from pathlib import Path

import pytest

from companion.desk import Desk
from offline.shelf import BrowserShelf
from tests.browser import games

FULL = "This browser did not keep what was changed last (the quota is exceeded)"


@pytest.mark.parametrize("kind", ["files", "database"])
def test_where_games_are_kept_nothing_is_said(tmp_path: Path, kind: str):
    shelf = BrowserShelf(tmp_path, kind, "private files: not here")

    assert shelf.notices() == ()
    assert shelf.place == "this browser"


def test_where_nothing_can_be_kept_it_is_said_why_and_what_helps(tmp_path: Path):
    shelf = BrowserShelf(tmp_path, "memory", "private files: not here; database: not allowed")

    (notice,) = shelf.notices()

    assert "does not let Tableside keep anything (private files: not here; database: not allowed)" in notice
    assert "save a copy" in notice
    # Having written into memory is no reason to take that back.
    assert not shelf.told(None)
    assert shelf.notices() == (notice,)


def test_a_fault_is_said_once_and_goes_when_all_is_kept(tmp_path: Path):
    shelf = BrowserShelf(tmp_path, "files", "")

    news = [shelf.told(fault) for fault in (None, "the quota is exceeded", "the quota is exceeded")]

    assert news == [False, True, False]
    (notice,) = shelf.notices()
    assert notice.startswith(FULL)
    assert shelf.told("another")
    assert "(another)" in shelf.notices()[0]
    assert [shelf.told(None), shelf.told(None)] == [True, False]
    assert shelf.notices() == ()


def test_games_are_kept_as_in_any_other_folder(tmp_path: Path):
    games.solo(tmp_path, games.ROUND_ONE)
    shelf = BrowserShelf(tmp_path, "files", "")

    desk = Desk(shelf, now=lambda: "2026-11-01T20:00:00+00:00", new_id=lambda: "other")

    assert [listing.id for listing in desk.listings()] == ["evening"]
    assert shelf.read("evening").entries[-1]["label"].startswith("Ana takes Chop Shop")
