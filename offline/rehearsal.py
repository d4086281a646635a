"""Plays a moment of a game before there is anybody to see it.

Much is made only when it is used for the first time: modules, controls, validators. What was made here is in the
picture of Python's memory, and nobody waits for it again. Nothing else is left: no game, no page, no task.
"""

import asyncio
import contextvars
import tempfile
from pathlib import Path
from typing import Any

import msgpack
from flet.messaging.protocol import MessageAction

from companion.desk import Desk
from companion.vestige.commands import COMMANDS
from companion.vestige.setup import NemesisSeat, Seat, Setup, TriggerSpace
from offline.connection import PageConnection
from offline.shelf import BrowserShelf
from screens.app import app_on

GAME = "rehearsal"
ROUTES = ("/", "/new/vestige", f"/game/{GAME}/table", f"/game/{GAME}/regions", f"/game/{GAME}/ledger")

SETUP = Setup(
    mode="solo",
    seats=(Seat(name="Ana", color="green"),),
    nemeses=(NemesisSeat(pack="bone", threat_cards=10), NemesisSeat(name="Happy", threat_cards=10)),
    triggers=tuple(TriggerSpace(at=at, kind="white") for at in (10, 18, 26, 34, 42)),
)
MOVES = (
    {"move": "set_leverage", "who": "Ana", "to": 5},
    {"move": "take_control", "who": "Ana", "region": "Dunecrest"},
)

ENOUGH = 60
"""Turns of the loop after which a page is drawn and all its messages are sent."""


def rehearse() -> None:
    """Draws the first pages, plays two moves and takes one back."""
    running = asyncio._get_running_loop()
    loop = _Turns()
    asyncio._set_running_loop(loop)
    try:
        with tempfile.TemporaryDirectory() as folder:
            contextvars.copy_context().run(_play, loop, Path(folder))
    finally:
        asyncio._set_running_loop(running)
        loop.close()


def _play(loop: "_Turns", folder: Path) -> None:
    desk = Desk(BrowserShelf(folder, "files", ""), now=lambda: "2026-01-01T00:00:00+00:00", new_id=lambda: GAME)
    desk.begin("vestige", SETUP)
    connections = []
    for route in ROUTES:
        connection = PageConnection(_Nobody(), app_on(desk, offline=True), "", lambda fault: None)
        connections.append(connection)
        connection.receive(_greeting(route))
        loop.turn(ENOUGH)
    for move in MOVES:
        desk.act(GAME, COMMANDS.validate_python(move))
        loop.turn(ENOUGH)
    desk.undo(GAME)
    loop.turn(ENOUGH)
    for task in asyncio.all_tasks(loop):
        task.cancel()
    loop.turn(ENOUGH)


def _greeting(route: str) -> bytes:
    page = {"route": route, "width": 390, "height": 844, "web": True, "pwa": False, "platform": "android"}
    body = {"session_id": None, "page_name": "", "page": page}
    return b"\0" + msgpack.packb([MessageAction.REGISTER_CLIENT.value, body])


class _Nobody:
    def post(self, frame: Any) -> None:
        pass

    async def settle(self) -> None:
        pass


class _Turns(asyncio.BaseEventLoop):
    """A loop that takes a turn when it is told to: the browser's own has turns only between what it runs."""

    def turn(self, times: int) -> None:
        for _ in range(times):
            ready = [self._ready.popleft() for _ in range(len(self._ready))]
            for handle in ready:
                if not handle.cancelled():
                    handle._run()

    def _write_to_self(self) -> None:
        pass
