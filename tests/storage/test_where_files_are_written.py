"""Files are written below the data folder alone, whatever names and ids say."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.storage.watched import IDS

ROOT = Path(__file__).parents[2]


@pytest.fixture
def evening(tmp_path: Path) -> tuple[list[str], list[str]]:
    """What a process wrote in a hostile evening, and what it refused."""
    ended = subprocess.run(
        [sys.executable, "-m", "tests.storage.watched", str(tmp_path / "data")],
        cwd=ROOT,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert ended.returncode == 0, ended.stderr
    written, refused = json.loads(ended.stdout)
    return written, refused


def test_names_and_ids_that_look_like_paths_lead_nowhere(evening: tuple[list[str], list[str]], tmp_path: Path) -> None:
    written, refused = evening
    data = tmp_path.resolve() / "data"

    outside = [path for path in written if not Path(path).is_relative_to(data)]

    assert outside == []
    assert str(data / "games" / "g2.json") in written
    assert {path.name for path in tmp_path.iterdir()} == {"data"}
    assert len(refused) >= 9 * len(IDS)
