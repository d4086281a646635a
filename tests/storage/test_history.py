"""The list of games: thousands of lines, of which one changes at a time."""

from pathlib import Path

import pytest
from tinydb import TinyDB
from tinydb.table import Document

from companion.shelf import Listing
from storage import history
from storage.durable import DurableStorage
from storage.history import History


def line(number: int, **changes: str) -> Listing:
    return Listing(id=f"g{number}", game="vestige", title=f"Game {number}", created="2026-11-30").changed(changes)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "history.json"


@pytest.fixture
def games(path: Path) -> History:
    """A list of 300 games."""
    games = History(path, print)
    games.keep(line(number) for number in range(300))
    return games


def test_only_what_has_changed_is_read_again(games: History, monkeypatch: pytest.MonkeyPatch):
    games.listings()
    read: list[str] = []
    real = history._line

    def noted(document):
        read.append(document["id"])
        return real(document)

    monkeypatch.setattr(history, "_line", noted)
    games.keep([line(7, title="Another title"), line(300)])

    assert games.listings()["g7"].title == "Another title"
    assert len(games.listings()) == 301
    assert sorted(read) == ["g300", "g7"]


def test_a_change_by_another_process_is_seen(games: History, path: Path):
    games.listings()

    History(path, print).keep([line(7, title="Another title")])

    assert games.listings()["g7"].title == "Another title"
    games.keep([line(8, title="Mine")])
    assert [History(path, print).listings()[id].title for id in ("g7", "g8")] == ["Another title", "Mine"]


def test_a_line_that_does_not_fit_is_left_out_until_its_game_gets_another(path: Path):
    TinyDB(storage=lambda: DurableStorage(path)).table("games").insert(Document({"id": "g1", "title": 5}, doc_id=4))
    games = History(path, print)
    assert games.listings() == {}

    games.keep([line(1), line(2)])

    assert games.listings() == {"g1": line(1), "g2": line(2)}
    table = TinyDB(storage=lambda: DurableStorage(path)).table("games")
    assert {it["id"]: it.doc_id for it in table} == {"g1": 4, "g2": 5}


def test_a_line_is_dropped_and_the_others_stay(games: History):
    games.drop("g7")
    games.drop("no such game")

    assert set(games.listings()) == {f"g{number}" for number in range(300) if number != 7}
