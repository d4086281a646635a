"""A shared table in a browser: what a stranger sees, and how a phone comes in."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import PHONE
from tests.browser.process import Server

pytestmark = pytest.mark.browser


@pytest.fixture
def shared(tmp_path: Path) -> Iterator[Server]:
    """A shared table with a PIN, at an address that no device has the client from."""
    server = Server(tmp_path / "data", warmed=True)
    server.arguments = ("share", "--pin", "--host", "127.0.0.1", *server.arguments)
    server.start()
    yield server
    server.kill()


def test_a_phone_comes_in_by_the_pin_and_shows_the_code_to_others(shared, device):
    pin = re.search(r"PIN (\d{3} \d{3})", shared.output)[1]
    link = re.search(r"http\S+/join/\S+", shared.output)[0]

    with device(shared.address, **PHONE) as screen:
        screen.tolerates("403")
        page = screen.page
        page.goto(shared.address)
        assert page.get_by_role("heading").inner_text() == "This table is by invitation"
        page.get_by_label("or type the PIN").fill("000 000" if pin != "000 000" else "1")
        page.get_by_role("button", name="Join").click()
        assert page.get_by_role("heading").inner_text() == "That is not the PIN"
        page.get_by_label("or type the PIN").fill(pin)
        page.get_by_role("button", name="Join").click()
        page.wait_for_url(f"{shared.address}/")
        screen.open("/invite")
        screen.sees("1 phone is here")

        screen.sees(f"QR code with the address {link}")
        screen.sees(f"PIN {' '.join(pin.replace(' ', ''))}")
