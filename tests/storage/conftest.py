from collections.abc import Callable
from pathlib import Path

import pytest

from companion.shelf import Shelf
from storage.memory import MemoryShelf
from storage.shelf import FileShelf

Reopen = Callable[[], Shelf]


@pytest.fixture(params=["file", "memory"])
def reopen(request: pytest.FixtureRequest, tmp_path: Path) -> Reopen:
    """Gives the shelf as the next start of the app finds it."""
    if request.param == "memory":
        shelf = MemoryShelf()
        return lambda: shelf
    return lambda: FileShelf(tmp_path / "data")


@pytest.fixture
def shelf(reopen: Reopen) -> Shelf:
    return reopen()
