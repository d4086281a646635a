"""A server of lines, and a network to it that can be cut."""

import asyncio
import contextlib
import random
import socket
import threading
from collections.abc import AsyncIterator, Coroutine
from typing import Any

import uvicorn
from fastapi import FastAPI, WebSocket

from screens.share.lines import Lines


class Proxy:
    """A network between phone and server that can be cut. With a `lot` it cuts itself after random numbers of bytes."""

    def __init__(self, port: int, lot: random.Random | None = None) -> None:
        self._port = port
        self._lot = lot
        self._open: set[asyncio.StreamWriter] = set()
        self._left = lot.randint(300, 3000) if lot else None
        self.dead = False
        """Whether nothing passes any more, while everything seems to be open."""
        self.shut = False
        """Whether nobody can be reached."""
        self.address = ""
        self.url = ""

    async def __aenter__(self) -> "Proxy":
        self._server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        self.address = f"127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        self.url = f"ws://{self.address}/ws"
        return self

    async def __aexit__(self, *fault: object) -> None:
        self.cut()
        self._server.close()

    def cut(self) -> None:
        """Both sides lose the connection; whatever was on its way is gone."""
        for writer in list(self._open):
            writer.transport.abort()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.shut:
            writer.transport.abort()
            return
        onward, away = await asyncio.open_connection("127.0.0.1", self._port)
        self._open |= {writer, away}
        await asyncio.gather(self._pass(reader, away), self._pass(onward, writer), return_exceptions=True)
        for one in (writer, away):
            one.close()
            self._open.discard(one)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while piece := await reader.read(4096):
                if self.dead:
                    continue
                if self._lot is not None and self._left is not None:
                    self._left -= len(piece)
                    if self._left < 0:
                        self._left = self._lot.randint(300, 3000)
                        # Some of it still arrives.
                        writer.write(piece[: self._lot.randrange(len(piece))])
                        await asyncio.sleep(0)
                        self.cut()
                        return
                writer.write(piece)
                await writer.drain()
        writer.transport.abort()


@contextlib.asynccontextmanager
async def served(lines: Lines) -> AsyncIterator[int]:
    """The port at which these lines are served as the app serves them."""
    site = FastAPI()

    @site.websocket("/ws")
    async def live(connection: WebSocket) -> None:
        await lines.serve(connection)

    with socket.create_server(("127.0.0.1", 0)) as listener:
        config = uvicorn.Config(
            site, ws="websockets-sansio", log_config=None, lifespan="off", timeout_graceful_shutdown=1
        )
        server = uvicorn.Server(config)
        running = asyncio.create_task(server._serve([listener]))
        try:
            yield listener.getsockname()[1]
        finally:
            server.should_exit = True
            await running


def at(port: int) -> str:
    return f"ws://127.0.0.1:{port}/ws"


def in_time(work: Coroutine[Any, Any, None]) -> None:
    """Runs a test that must come to an end."""
    asyncio.run(asyncio.wait_for(work, 30))


class Network:
    """The same beside a test that is no coroutine: `address` leads to the app at `port` until it is `lost`."""

    def __init__(self, port: int) -> None:
        self._proxy = Proxy(port)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> "Network":
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self._proxy.__aenter__(), self._loop).result(10)
        self.address = f"http://{self._proxy.address}"
        return self

    def __exit__(self, *fault: object) -> None:
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result(10)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)

    async def _end(self) -> None:
        await self._proxy.__aexit__()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        await asyncio.wait_for(asyncio.gather(*others, return_exceptions=True), 5)

    def lost(self) -> None:
        """From now on nobody gets through."""
        self._proxy.shut = True
        self._loop.call_soon_threadsafe(self._proxy.cut)

    def found(self) -> None:
        """From now on everything gets through again."""
        self._proxy.shut = False
