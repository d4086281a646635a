"""TinyDB's own tests of storages and tables, as its makers wrote them, over our storage."""

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from requirements.tinydb_suite import FILES, SUITE
from tests.storage.over_durable import NOT_OURS

ROOT = Path(__file__).parents[2]
APPLY = {"test_storages.py": 5, "test_tables.py": 28, "test_tinydb.py": 109}
"""How many tests of each file apply in TinyDB 4.9.0, so that none goes missing unseen: count anew with a new TinyDB."""


def test_tinydbs_own_tests_pass_over_our_storage(tmp_path: Path) -> None:
    missing = [name for name in FILES if not (SUITE / name).is_file()]
    if missing:
        pytest.fail(f"TinyDB's own {' and '.join(missing)} are not there: `make setup` fetches them", pytrace=False)

    ended = run(tmp_path)
    outcomes = json.loads((tmp_path / "outcomes").read_text(encoding="utf-8"))

    assert [test for test, outcome in outcomes.items() if outcome not in ("passed", "left out")] == [], ended.stdout
    assert {test for test, outcome in outcomes.items() if outcome == "left out"} == set(NOT_OURS)
    assert Counter(test.partition("::")[0] for test, outcome in outcomes.items() if outcome == "passed") == APPLY
    assert ended.returncode == 0, ended.stdout


def run(folder: Path) -> subprocess.CompletedProcess[str]:
    """Runs the suite with our plugin and no other, and no settings of ours."""
    plugins = ["-p", "tests.storage.over_durable", "-p", "no:cacheprovider"]
    alone = ["-c", os.devnull, "--rootdir", str(SUITE), "--import-mode", "importlib", "--basetemp", str(folder / "own")]
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *plugins, *alone, str(SUITE)],
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "PYTEST_ADDOPTS": "",
            "OUTCOMES": str(folder / "outcomes"),
        },
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
    )
