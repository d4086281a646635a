"""What one game costs depends on that game only; `make bench` has the times."""

from pathlib import Path

import pytest

from companion.desk import Desk
from companion.vestige import commands as c
from storage.generations import Generations
from storage.shelf import FileShelf
from tests.browser import games

OTHERS = 12
"""More than the shelf keeps open."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The game `mine` beside others, none of whose files can be read."""
    games.solo(tmp_path, games.ROUND_ONE, id="mine")
    for number in range(OTHERS):
        games.solo(tmp_path, id=f"other-{number}")
    for path in [*(tmp_path / "games").glob("other-*"), *tmp_path.glob("history.json*")]:
        path.write_bytes(b"nobody may look at this")
    return tmp_path


def others(folder: Path) -> dict[Path, tuple[int, int]]:
    """The files of all other games, and of the list, with when each was changed."""
    files = [*(folder / "games").glob("other-*"), *folder.glob("history.json*")]
    return {path: (path.stat().st_ino, path.stat().st_mtime_ns) for path in files}


def test_opening_and_playing_one_game_looks_at_no_other(folder: Path, monkeypatch: pytest.MonkeyPatch):
    desk = Desk(FileShelf(folder), now=lambda: "2026-11-30T21:00:00+00:00", new_id=lambda: "none")
    before = others(folder)
    monkeypatch.setattr(Path, "iterdir", lambda path: pytest.fail(f"{path} is listed"))

    desk.game("mine")
    for amount in range(1, 6):
        desk.act("mine", c.GainLeverage(who="Ana", amount=amount))
    desk.undo("mine")

    assert desk.notices() == ()
    assert others(folder) == before
    assert FileShelf(folder).read("mine").cursor == len(games.ROUND_ONE) + 4


def test_looking_at_many_games_keeps_in_memory_the_one_that_is_played(folder: Path, monkeypatch: pytest.MonkeyPatch):
    shelf = FileShelf(folder)
    shelf.read("mine")
    read: list[Path] = []
    real = Generations.read

    def noted(files: Generations, generation: Path) -> bytes | None:
        read.append(generation)
        return real(files, generation)

    monkeypatch.setattr(Generations, "read", noted)

    for number in range(OTHERS):
        shelf.state("game", f"other-{number}")
    shelf.move("mine", 1)

    assert read == []
