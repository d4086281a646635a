"""The program that a phone has installed, as far as it can be played without a phone: over Flet's own server."""

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, suppress
from pathlib import Path

import pytest

from storage.shelf import FileShelf
from tests.browser import games
from tests.browser.conftest import PHONE
from tests.browser.process import free_port
from tests.browser.screen import Screen

ROOT = Path(__file__).parents[2]
PROGRAM = "import os, sys, flet, installed; flet.run(installed.installed(os.environ), assets_dir=sys.argv[1])"
OUR_SERVERS_LINE = '  <script src="line.js"></script>\n'


@pytest.fixture
def installed(tmp_path: Path) -> Iterator[str]:
    """The address of the program, which has a game of Ana against Bone."""
    games.solo(tmp_path / "data", games.ROUND_ONE)
    assets = tmp_path / "assets"
    shutil.copytree(ROOT / "assets", assets)
    page = (assets / "index.html").read_text(encoding="utf-8")
    assert OUR_SERVERS_LINE in page
    (assets / "index.html").write_text(page.replace(OUR_SERVERS_LINE, ""), encoding="utf-8")
    port = free_port()
    environ = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "FLET_APP_STORAGE_DATA": str(tmp_path / "data"),
        "FLET_FORCE_WEB_SERVER": "1",
        "FLET_WEB_NO_CDN": "1",
        "FLET_SERVER_IP": "127.0.0.1",
        "FLET_SERVER_PORT": str(port),
    }
    environ.pop("TABLESIDE_DATA", None)
    with subprocess.Popen([sys.executable, "-c", PROGRAM, str(assets)], env=environ, cwd=tmp_path) as process:
        until = time.monotonic() + 60
        while time.monotonic() < until:
            assert process.poll() is None
            with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
        process.kill()


def test_a_game_goes_on_in_the_folder_that_the_phone_gives(
    installed: str, device: Callable[..., AbstractContextManager[Screen]], tmp_path: Path
) -> None:
    with device(installed, **PHONE) as screen:
        screen.open()
        screen.tap("Resume")
        screen.tap("Ana: 1 more")
        screen.tap("+1: 6 becomes 7")
        screen.sees("Ana: 7 leverage")

    assert FileShelf(tmp_path / "data").read("evening").cursor == len(games.ROUND_ONE) + 1
