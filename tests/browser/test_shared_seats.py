"""Three phones at one table: each sees what is its own, and hears what the others take back."""

import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.browser import games
from tests.browser.conftest import PHONE
from tests.browser.process import Server
from tests.browser.screen import Screen

Device = Callable[..., AbstractContextManager[Screen]]

SECRET = "Hold the camp"
NOTED = {"move": "note_covert_op", "who": "Ada", "op": 0, "name": SECRET, "leverage": 6}
GAIN = {"move": "gain_leverage", "who": "Ada", "amount": 2}


@pytest.fixture
def shared(tmp_path: Path) -> Iterator[Server]:
    """A shared table."""
    server = Server(tmp_path / "data", warmed=True)
    server.arguments = ("share", "--host", "127.0.0.1", *server.arguments)
    server.start()
    yield server
    server.kill()


def come_in(screen: Screen, server: Server, game: str) -> None:
    secret = re.search(r"/join/\S+", server.output)
    assert secret
    screen.open(f"{secret[0]}?to=/game/{game}/table")
    screen.sees("Who sits at this phone?")


@pytest.mark.long
def test_a_covert_op_is_seen_by_its_owner_alone_and_an_undo_is_told_to_the_others(
    shared: Server, device: Device
) -> None:
    game = games.several(shared.data, "competitive", "Ada", "Ben", parts=[NOTED, GAIN], depth="cards")

    with (
        device(shared.address, **PHONE) as ada,
        device(shared.address, **PHONE) as ben,
        device(shared.address, **PHONE) as watcher,
    ):
        come_in(ada, shared, game)
        ada.tap("Ada")
        ada.tap("Play as Ada")
        come_in(ben, shared, game)
        ben.sees("at another phone")
        ben.tap("Ben")
        ben.tap("Play as Ben")
        come_in(watcher, shared, game)
        watcher.tap("Only watch")

        ben.tap("Undo: Ada gains 2 leverage")
        for phone in (ada, watcher):
            phone.sees("Ben took back: Ada gains 2 leverage.")

        for phone in (ada, ben, watcher):
            phone.tap("Ada 10 to trigger 1")
        ada.tap("Show Ada's covert ops for 10 seconds")
        ada.sees(SECRET)
        for phone in (ben, watcher):
            phone.sees("Ada looks, notes and flips on the phone where Ada sits.")
            assert SECRET not in phone.text()
    assert shared.output.count("Traceback") == 0
