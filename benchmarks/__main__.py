"""Measures everything in one run and prints it as JSON."""

import json
import sys
import tempfile
from pathlib import Path

from benchmarks import browser
from tests.browser.process import Server
from tests.browser.screen import Screen


def counter() -> dict[str, object]:
    """What Flet itself costs: the bare counter, in milliseconds."""
    with tempfile.TemporaryDirectory() as folder, browser.launched() as chromium:
        server = Server(Path(folder) / "data", (sys.executable, "-m", "benchmarks.counter"))
        server.start()
        try:
            opened = browser.first_screen(chromium, server.address)
            with chromium.new_context(**browser.PHONE) as context:
                screen = Screen(context.new_page(), server.address)
                screen.open()
                tapped = browser.taps(screen, "One more", lambda n: f"Count {n}")
        finally:
            server.stop()
    return {
        "start_to_first_answer": round(server.seconds_to_start * 1000),
        "address_to_first_screen": opened,
        "tap_to_changed_screen": tapped,
    }


print(json.dumps({"counter": counter()}, indent=2))
