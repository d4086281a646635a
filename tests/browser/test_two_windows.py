"""One game in two processes: two Tablesides over one data folder, as when somebody has started it twice."""

import os
import signal
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


def test_a_process_that_hangs_in_the_middle_of_a_save_is_named_and_play_goes_on(phone: Screen, server: Server) -> None:
    game = games.solo(server.data, games.ROUND_ONE)
    phone.open(f"/game/{game}/table")
    phone.sees("Ana: 6 leverage")
    hanging = _hold(server)
    try:
        evening.gain(phone, "Ana", 1, before=6)
        phone.tap("Nothing can be saved")
        phone.sees(f"process {hanging}")
    finally:
        os.kill(hanging, signal.SIGKILL)
        os.waitpid(hanging, 0)

    phone.tap("Try again")
    phone.does_not_see("Nothing can be saved")
    evening.gain(phone, "Ana", 2, before=7)

    server.restart()
    phone.reload()
    phone.sees("Ana: 9 leverage")


def _hold(server: Server) -> int:
    """The number of a process that holds the lock on the data and hangs."""
    from storage.lock import FolderLock

    ready, say = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            with FolderLock(server.data).held():
                os.write(say, b"held")
                os.kill(os.getpid(), signal.SIGSTOP)
        finally:
            os._exit(1)
    assert os.read(ready, 4) == b"held"
    return child
