"""A phone that loses its connection at the table: nothing is lost, nothing is done twice, and it is said."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager

import pytest

from tests.browser import evening, games
from tests.browser.conftest import PHONE
from tests.browser.process import Server
from tests.browser.screen import LONG_REST, Screen
from tests.network import Network

Device = Callable[..., AbstractContextManager[Screen]]

# Keeps the last frame that tells what a person did, as it went over the network.
CAPTURE = """
WebSocket = class extends WebSocket {
  send(data) {
    if (typeof data !== 'string' && data[10] === 3) Object.assign(window, { captured: data.slice(), wire: this });
    super.send(data);
  }
};
"""


@pytest.fixture
def network(server: Server) -> Iterator[Network]:
    """The way from phones to the server."""
    with Network(server.port) as network:
        yield network


def says(phone: Screen, words: str) -> None:
    """Waits until the sign for the connection says this, and the app has made room for it."""
    phone.page.locator("#connection").get_by_text(words).wait_for(state="visible", timeout=15_000)
    phone.rest(LONG_REST)


def is_connected(phone: Screen) -> None:
    """Waits until the sign has nothing to say."""
    phone.page.locator("#connection").get_by_text("No connection").wait_for(state="hidden", timeout=15_000)


@pytest.mark.long
def test_a_connection_lost_while_a_name_is_typed_leaves_sheet_and_text_as_they_are(
    server: Server, network: Network, device: Device
) -> None:
    game = games.several(server.data, "competitive", "Ana", "Ben")
    with device(network.address, **PHONE) as phone:
        phone.tolerates("WebSocket")
        phone.tolerates("ERR_")
        phone.open(f"/game/{game}/seats")
        phone.tap("Somebody joins")
        phone.type_into("Name", "Cle")

        network.lost()
        says(phone, "No connection. What you saw is kept.")
        phone.page.keyboard.type("o")
        network.found()
        phone.page.get_by_role("button", name="Try again").click()
        is_connected(phone)
        phone.tap("Sit down")

        phone.sees("Undo: Cleo joins")
    assert server.output.count("Traceback") == 0


def test_a_tap_waits_for_the_connection_and_is_done_once_or_refused_if_the_table_has_changed(
    server: Server, network: Network, device: Device
) -> None:
    game = games.several(server.data, "competitive", "Ana", "Ben")
    with device(network.address, **PHONE) as phone, device(server.address, **PHONE) as other:
        phone.page.add_init_script(CAPTURE)
        phone.tolerates("WebSocket")
        phone.tolerates("ERR_")
        phone.open(f"/game/{game}/table")
        other.open(f"/game/{game}/table")
        tap_without_a_network(phone, network, "+1: 0 becomes 1")
        assert "Ana: 0 leverage" in phone.text()
        network.found()
        other.sees("Ana: 1 leverage")
        phone.sees("Ana: 1 leverage")
        is_connected(phone)

        phone.page.evaluate("window.wire.send(window.captured)")
        tap_without_a_network(phone, network, "+1: 1 becomes 2")
        evening.gain(other, "Ben", 2, before=0)
        network.found()

        phone.sees("look again and repeat it")
        phone.sees("Ben: 2 leverage")
        assert "Ana: 1 leverage" in other.text()
    assert server.output.count("Traceback") == 0


def tap_without_a_network(phone: Screen, network: Network, change: str) -> None:
    """Lays out one more for Ana, and settles it where nobody can be reached."""
    phone.tap("Ana: 1 more")
    phone.sees(change)
    network.lost()
    says(phone, "No connection.")
    phone.tap(change)
    says(phone, "1 tap waits.")
