"""The app where it runs in the browser: the composition root of the offline edition.

`prepare` is called once, before a picture of Python's memory is taken, and loads all that the app needs; it must leave
nothing that belongs to one page. `start` is called at every start, with that memory.
"""

import gc
import random
import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from companion.desk import Desk
from companion.rules.entries import chapters
from companion.rules.games import GAMES
from companion.rules.kept import kept
from companion.rules.search import search
from offline.connection import PageConnection
from offline.rehearsal import rehearse
from offline.shelf import BrowserShelf
from screens.app import app_on
from screens.caretaker import take_care


def prepare() -> None:
    """Makes ready what would be made ready while people wait."""
    kept()
    for game in GAMES:
        chapters(game)
    search("leverage", None, 1)
    rehearse()
    gc.collect()
    # What is there stays there: it need not be looked through for waste.
    gc.freeze()


def start(page: Any, folder: str, address: str) -> Callable[[Any], None]:
    """Begins the app on `page`, with the games in `folder`. The result takes each frame that the page sends."""
    # The picture of the memory holds what was drawn before it was taken: everybody would draw the same.
    random.seed(secrets.token_bytes(32))
    shelf = BrowserShelf(Path(folder), page.kind, page.refusals)
    desk = Desk(shelf, now=_now, new_id=lambda: secrets.token_hex(8))
    desk.check()

    def told(fault: str | None) -> None:
        if shelf.told(fault):
            desk.tell()

    connection = PageConnection(_Page(page), app_on(desk, offline=True), address, told)
    connection.run(take_care(desk))
    return lambda frame: connection.receive(bytes(frame.to_py()))


class _Page:
    """The page as JavaScript gives it."""

    def __init__(self, page: Any) -> None:
        self._page = page

    def post(self, frame: bytes) -> None:
        from pyodide.ffi import to_js

        self._page.post(to_js(frame))

    async def settle(self) -> None:
        if self._page.changed():
            await self._page.settle()


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
