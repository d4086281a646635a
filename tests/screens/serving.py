"""A server as the app starts it, in a thread of the test, and what a caller of any kind says to it."""

import asyncio
import http.client
import socket
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import flet as ft
import uvicorn

from screens.serve import bound, settings, website
from screens.share.doors import Doors
from screens.share.invitation import Invitation

PATIENCE = 10
"""Seconds after which an answer counts as missing."""


@contextmanager
def serving(
    assets: Path,
    host: str = "127.0.0.1",
    invited: Invitation | None = None,
    doors: Doors | None = None,
    **limits: Any,
) -> Iterator[int]:
    """Gives the port of a server for `host`; `limits` are the seconds that it waits for somebody."""
    doors = Doors() if doors is None else doors
    site = website(lambda page: page.add(ft.Text("here")), assets, host, invited, doors.vouch)
    server = uvicorn.Server(settings(site, doors, **limits))
    with bound("127.0.0.1", 0) as listener:
        thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[listener])), daemon=True)
        thread.start()
        try:
            yield listener.getsockname()[1]
        finally:
            server.should_exit = server.force_exit = True
            thread.join(PATIENCE)


@dataclass(frozen=True)
class Caller:
    """Somebody who calls the server at `port`, from any address of this machine and with any headers."""

    port: int
    headers: Mapping[str, str]
    address: str = "127.0.0.1"

    def ask(self, path: str, method: str = "GET", body: bytes | None = None, **headers: str) -> tuple[int, str]:
        """The status and the words of the answer to one request."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, PATIENCE, source_address=(self.address, 0))
        try:
            line.request(method, path, body, {**self.headers, **headers})
            answer = line.getresponse()
            return answer.status, answer.read().decode("utf-8", "replace")
        finally:
            line.close()

    def dial(self) -> socket.socket:
        """An open connection over which nothing was said yet."""
        return socket.create_connection(("127.0.0.1", self.port), PATIENCE, source_address=(self.address, 0))

    def live(self) -> tuple[socket.socket, bytes]:
        """A connection over which a live one was asked for, and what was answered."""
        wanted = {
            "Host": f"127.0.0.1:{self.port}",
            "Origin": f"http://127.0.0.1:{self.port}",
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version": "13",
            **self.headers,
        }
        line = self.dial()
        line.sendall(("GET /ws HTTP/1.1\r\n" + "".join(f"{k}: {v}\r\n" for k, v in wanted.items()) + "\r\n").encode())
        return line, line.recv(65_536)


def is_closed(line: socket.socket, patience: float = PATIENCE) -> bool:
    """Whether the other end closes the connection, or has done so."""
    line.settimeout(patience)
    with suppress(ConnectionError):
        try:
            while line.recv(65_536):
                pass
        except TimeoutError:
            return False
    return True
