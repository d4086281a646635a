"""A pytest plugin that runs TinyDB's own tests over our storage; `test_tinydb_suite` begins such a run."""

import json
import os
import tempfile
from pathlib import Path
from typing import Any

import pytest
import tinydb
import tinydb.storages

from storage.durable import DurableStorage

NOT_OURS = {
    "test_storages.py::test_json": "writes what are no tables, which TinyDB never hands to a storage",
    "test_storages.py::test_in_memory": "writes what are no tables, which TinyDB never hands to a storage",
    "test_storages.py::test_json_kwargs": "spells the JSON its own way; our files have one spelling, under a checksum",
    "test_storages.py::test_encoding": "chooses an encoding; our files are UTF-8",
    "test_storages.py::test_json_read": "opens for reading only; test_durable has read-only folders",
    "test_storages.py::test_json_invalid_mode_warning": "opens with a mode, and we keep no file open",
    "test_storages.py::test_create_dirs": "asks for folders with a switch; ours are made at the first write",
    "test_storages.py::test_json_invalid_directory": "opens the file at the start; ours is opened at the first read",
    "test_storages.py::test_yaml": "shows how to write a storage of another format, and needs PyYAML for it",
    "test_tables.py::test_table_repr[memory]": "prints the names of TinyDB's classes",
    "test_tables.py::test_table_repr[json]": "prints the names of TinyDB's classes",
}
"""The tests that say something of TinyDB's storages that is not so of ours, and why. All others must pass."""

outcomes: dict[str, str] = {}


class OnDisk(DurableStorage):
    """In the place of JSONStorage. How the JSON is spelled is not for a caller to choose, so that has no effect."""

    def __init__(self, path: str | Path, ensure_ascii: bool = True) -> None:
        super().__init__(Path(path))


class Throwaway(OnDisk):
    """In the place of MemoryStorage, which is made without a path."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory()
        super().__init__(Path(self._folder.name, "throwaway.json"))


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests() -> None:
    """Puts ours in the place of TinyDB's before the suite imports them."""
    for place in (tinydb, tinydb.storages):
        place.JSONStorage = OnDisk
    tinydb.storages.MemoryStorage = Throwaway
    tinydb.TinyDB.default_storage_class = OnDisk


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leaves out what is not of ours, and notes that it was there."""
    for item in items:
        if item.nodeid in NOT_OURS:
            outcomes[item.nodeid] = "left out"
    items[:] = [item for item in items if item.nodeid not in NOT_OURS]


def pytest_runtest_logreport(report: Any) -> None:
    """Notes how each test ended; its set-up and its clearing away count where they went wrong."""
    if report.when == "call" or report.outcome != "passed":
        outcomes[report.nodeid] = report.outcome


def pytest_sessionfinish() -> None:
    """Leaves the notes where whoever began the run asked for them."""
    Path(os.environ["OUTCOMES"]).write_text(json.dumps(outcomes), encoding="utf-8")
