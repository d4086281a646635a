"""One game in two processes: two Tablesides over one data folder, as when somebody has started it twice."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager

import pytest

from tests.browser import evening, games
from tests.browser.conftest import PHONE
from tests.browser.process import Server
from tests.browser.screen import Screen

Device = Callable[..., AbstractContextManager[Screen]]


@pytest.fixture
def second(server: Server) -> Iterator[Server]:
    """Another process with the data of the first."""
    second = Server(server.data, warmed=True)
    second.start()
    yield second
    second.kill()


@pytest.mark.long
def test_two_processes_see_each_other_and_lose_nothing(
    phone: Screen, server: Server, second: Server, device: Device
) -> None:
    game = games.solo(server.data, games.ROUND_ONE)
    phone.open(f"/game/{game}/table")
    with device(second.address, **PHONE) as other:
        other.open(f"/game/{game}/table")
        other.sees("Ana: 6 leverage")

        evening.gain(phone, "Ana", 2, before=6)
        other.sees("Ana: 8 leverage")
        other.sees("Undo: Ana gains 2 leverage")
        # Past the moment in which a tap would have been meant for the table as it was.
        other.page.wait_for_timeout(500)
        evening.gain(other, "Ana", 1, before=8)
        phone.sees("Ana: 9 leverage")

        phone.page.wait_for_timeout(500)
        phone.tap("Undo: Ana gains 1 leverage")
        phone.sees("Ana: 8 leverage")
        other.sees("Ana: 8 leverage")
        other.sees("Undo: Ana gains 2 leverage")
    assert server.output.count("Traceback") == second.output.count("Traceback") == 0
