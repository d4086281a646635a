"""What is done before a picture of Python's memory is taken leaves nothing of its own in it."""

import asyncio
import gc
import logging
import sys

import pytest
from flet.messaging.session import Session

from companion.desk import Desk
from offline import rehearsal
from offline.connection import PageConnection


def test_a_rehearsal_leaves_no_page_and_no_task_and_no_game_behind(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    gc.collect()
    before = _living()

    rehearsal.rehearse()

    gc.collect()
    assert _living() <= before
    assert not caplog.records
    assert asyncio._get_running_loop() is None


def test_a_rehearsal_loads_what_the_table_is_drawn_with(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[bytes] = []
    monkeypatch.setattr(rehearsal._Nobody, "post", lambda self, frame: shown.append(frame))

    rehearsal.rehearse()

    assert any(b"Ana: 5 leverage, type a number" in frame for frame in shown)
    assert any(b"New game" in frame for frame in shown)
    assert "flet.controls.material.icon_button" in sys.modules


def _living() -> set[int]:
    return {id(it) for it in gc.get_objects() if isinstance(it, (Session, PageConnection, Desk, asyncio.Task))}
