"""The storage as TinyDB uses it: the same behaviour over the storage of TinyDB's own and over ours."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from tinydb import TinyDB, where
from tinydb.operations import add, delete, increment
from tinydb.storages import MemoryStorage, Storage
from tinydb.table import Document

from companion.shelf import ShelfFault
from storage.durable import DurableStorage, Mending


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "things.json"


@pytest.fixture(params=["durable", "tinydb"])
def database(request: pytest.FixtureRequest, path: Path) -> TinyDB:
    storage: Storage = DurableStorage(path) if request.param == "durable" else MemoryStorage()
    database = TinyDB(storage=lambda: storage)
    database.insert_multiple({"name": name, "number": 1, "tags": ["new"]} for name in "abc")
    return database


CHANGES: list[tuple[Callable[[TinyDB], object], list[tuple[int, str, int]]]] = [
    (lambda db: db.insert({"name": "d", "number": 4}), [(1, "a", 1), (2, "b", 1), (3, "c", 1), (4, "d", 4)]),
    (lambda db: db.insert(Document({"name": "d"}, doc_id=9)), [(1, "a", 1), (2, "b", 1), (3, "c", 1), (9, "d", 0)]),
    (lambda db: db.update({"number": 7}), [(1, "a", 7), (2, "b", 7), (3, "c", 7)]),
    (lambda db: db.update({"number": 7}, where("name") == "b"), [(1, "a", 1), (2, "b", 7), (3, "c", 1)]),
    (lambda db: db.update(increment("number"), doc_ids=[3]), [(1, "a", 1), (2, "b", 1), (3, "c", 2)]),
    (lambda db: db.update(add("name", "!"), where("tags").any(["new"])), [(1, "a!", 1), (2, "b!", 1), (3, "c!", 1)]),
    (lambda db: db.update(delete("number"), doc_ids=[1]), [(1, "a", 0), (2, "b", 1), (3, "c", 1)]),
    (lambda db: db.upsert({"name": "b", "number": 5}, where("name") == "b"), [(1, "a", 1), (2, "b", 5), (3, "c", 1)]),
    (lambda db: db.remove(where("name") == "a"), [(2, "b", 1), (3, "c", 1)]),
    (lambda db: db.remove(doc_ids=[1, 3]), [(2, "b", 1)]),
    (lambda db: db.truncate(), []),
    (lambda db: db.drop_tables(), []),
    (lambda db: db.table("other").insert({"name": "z"}), [(1, "a", 1), (2, "b", 1), (3, "c", 1)]),
]  # fmt: skip


@pytest.mark.parametrize(("change", "rows"), CHANGES)
def test_every_change_by_tinydb_is_there_at_once_and_after_reopening(
    database: TinyDB, path: Path, change: Callable[[TinyDB], object], rows: list[tuple[int, str, int]]
) -> None:
    change(database)

    reopened = TinyDB(path, storage=DurableStorage) if path.exists() else database
    for held in (database, reopened):
        assert [(row.doc_id, row["name"], row.get("number", 0)) for row in held] == rows


def test_searches_see_what_was_changed_last(database: TinyDB) -> None:
    assert database.count(where("number") == 1) == 3

    database.update({"number": 2}, where("name") == "a")

    assert [row["name"] for row in database.search(where("number") == 2)] == ["a"]


def test_what_is_read_can_be_changed_deeply_without_changing_what_is_kept(path: Path) -> None:
    database = TinyDB(path, storage=DurableStorage)
    database.insert({"tags": ["new"], "inner": {"number": 1}})

    held = database.all()[0]
    held["tags"].append("mine")
    held["inner"].clear()
    raw = database.storage.read() or {}
    raw["_default"]["1"]["tags"].clear()
    raw.clear()

    assert database.all() == [{"tags": ["new"], "inner": {"number": 1}}]


def test_a_change_that_could_not_be_written_is_not_kept_in_memory_either(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = TinyDB(path, storage=DurableStorage)
    database.insert({"tags": ["new"]})

    def change(document: dict[str, list[str]]) -> None:
        document["tags"].append("lost")

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", lambda *paths: (_ for _ in ()).throw(OSError(28, "full")))
        with pytest.raises(ShelfFault):
            database.update(change)

    assert database.all() == [{"tags": ["new"]}]
    database.update({"number": 1})
    assert TinyDB(path, storage=DurableStorage).all() == [{"tags": ["new"], "number": 1}]


def test_changes_made_together_are_one_save(path: Path) -> None:
    storage = DurableStorage(path)
    database = TinyDB(storage=lambda: storage)
    database.insert({"number": 1})
    saved = path.read_bytes()

    with storage.together():
        database.insert({"number": 2})
        database.table("other").insert({"number": 3})
        assert len(database) == 2
        assert path.read_bytes() == saved

    assert TinyDB(path, storage=DurableStorage).tables() == {"_default", "other"}
    assert Path(f"{path}.1").read_bytes() == saved


def test_of_changes_made_together_none_is_kept_when_one_fails(path: Path) -> None:
    storage = DurableStorage(path)
    database = TinyDB(storage=lambda: storage)
    database.insert({"number": 1})
    saved = path.read_bytes()

    def fail_half_way() -> None:
        with storage.together():
            database.insert({"number": 2})
            raise ValueError("nonsense")

    with pytest.raises(ValueError, match="nonsense"):
        fail_half_way()

    assert path.read_bytes() == saved
    assert database.all() == [{"number": 1}]


def test_two_storages_of_one_file_see_what_the_other_wrote(path: Path) -> None:
    one, other = TinyDB(path, storage=DurableStorage), TinyDB(path, storage=DurableStorage)
    one.insert({"number": 1})
    assert other.all() == [{"number": 1}]

    other.insert({"number": 2})
    one.insert(Document({"number": 3}, doc_id=3))

    assert one.all() == other.all() == [{"number": 1}, {"number": 2}, {"number": 3}]


def test_an_unchanged_file_is_not_read_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = TinyDB(path, storage=DurableStorage)
    database.insert({"number": 1})

    monkeypatch.setattr(Path, "read_bytes", lambda self: pytest.fail(f"{self} was read"))

    database.insert({"number": 2})
    assert len(database) == 2


def test_the_body_is_json_with_a_line_for_each_document(path: Path) -> None:
    database = TinyDB(path, storage=DurableStorage)
    database.insert_multiple([{"name": "Zoë"}, {"name": "Ada"}])

    header, body = path.read_text(encoding="utf-8").split("\n", 1)

    assert json.loads(header)["format"] == 2
    assert json.loads(body) == {"_default": {"1": {"name": "Zoë"}, "2": {"name": "Ada"}}}
    assert '\n"2":{"name":"Ada"}\n' in body


def test_the_callback_is_told_what_was_found_and_where_it_went(path: Path) -> None:
    told: list[Mending] = []
    for number in (1, 2):
        TinyDB(path, storage=DurableStorage).insert({"number": number})
    path.write_bytes(b"damaged")

    database = TinyDB(path, told.append, storage=DurableStorage)

    assert database.all() == [{"number": 1}]
    assert told == [Mending(path, found="damaged", aside=path.with_name("things.damaged-1.json"))]
    assert str(told[0]) == (
        "things.json was damaged and has been restored as it was one save before; "
        "the damaged file is kept as things.damaged-1.json"
    )
