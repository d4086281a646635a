"""A phone without a screen: the page's end of a line (assets/line.js), and of Flet's client what matters."""

import asyncio
import contextlib
import json
from collections.abc import Callable
from typing import Any

import msgpack
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from screens.share.line import HEAD

REGISTER, PATCH, EVENT, UPDATE, INVOKE = 1, 2, 3, 4, 5
"""What a frame of Flet is."""


class Wire:
    """The page's end of a line at `url`. It dials again at once when its socket is lost, until it is closed.

        async with Wire("ws://127.0.0.1:8550/ws") as wire:
            await wire.send(frame)

    `frames` are those of the server, each once and in order; `gone` is what it said if it knew the line no more.
    """

    def __init__(self, url: str, before: str | None = None, headers: dict[str, str] | None = None) -> None:
        self.url = url
        self.id: str | None = None
        self.frames: list[bytes] = []
        self.gone: list[int | None] = []
        self.missed = 0
        """How many taps hit nothing, by what the server has said."""
        self.dials = 0
        self.up = asyncio.Event()
        self.reachable = asyncio.Event()
        """Cleared while the phone is somewhere without a network."""
        self.reachable.set()
        self._before = before
        self._headers = headers
        self._socket: ClientConnection | None = None
        self._sent = 0
        self._waiting: dict[int, bytes] = {}
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def unanswered(self) -> int:
        """How many of its frames the server has not said to have."""
        return len(self._waiting)

    async def __aenter__(self) -> "Wire":
        self._task = asyncio.create_task(self._stay())
        async with asyncio.timeout(10):
            await self.up.wait()
        return self

    async def __aexit__(self, *fault: object) -> None:
        assert self._task is not None
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def send(self, frame: bytes, seen: int | None = None) -> None:
        """A frame for the server, now or when there is a connection. `seen` is what the screen shows, else all."""
        self._sent += 1
        self._waiting[self._sent] = HEAD.pack(self._sent, len(self.frames) if seen is None else seen) + frame
        if self.up.is_set() and self._socket is not None:
            with contextlib.suppress(WebSocketException):
                await self._socket.send(self._waiting[self._sent])

    async def leave(self) -> None:
        """Goes to where there is no network, until `reachable` is set."""
        self.reachable.clear()
        assert self._socket is not None
        self._socket.transport.abort()
        while self.up.is_set():
            await asyncio.sleep(0.01)

    async def until(self, happened: Callable[[], bool], patience: float = 10) -> None:
        """Waits for something that comes with a frame. Raises TimeoutError if it does not come."""
        async with asyncio.timeout(patience):
            while not happened():
                self._changed.clear()
                await self._changed.wait()

    def took(self, frame: bytes) -> None:
        """What there is to do with a new frame."""

    async def _stay(self) -> None:
        while not self.gone:
            self.dials += 1
            with contextlib.suppress(WebSocketException, OSError, TimeoutError):
                async with connect(
                    self.url, additional_headers=self._headers, max_size=None, compression=None, open_timeout=2
                ) as socket:
                    self._socket = socket
                    await self._talk(socket)
            self.up.clear()
            await asyncio.sleep(0.01)
            await self.reachable.wait()

    async def _talk(self, socket: ClientConnection) -> None:
        wanted = (
            {"resume": self.id, "got": len(self.frames), "sent": self._sent} if self.id else {"begin": self._before}
        )
        await socket.send(json.dumps(wanted))
        said = json.loads(await socket.recv())
        if "gone" in said:
            self.gone.append(said["gone"])
            self._changed.set()
            return
        self.id = said["line"]
        self._done(said["got"])
        for frame in list(self._waiting.values()):
            await socket.send(frame)
        self.up.set()
        async for message in socket:
            if isinstance(message, bytes):
                self._take(message)
            else:
                words = json.loads(message)
                self._done(words.get("pong", 0))
                self.missed += words.get("missed", 0)
                if "ping" in message:
                    await self.ping()
            if len(self.frames) % 16 == 0:
                await self.ping()

    async def bye(self) -> None:
        """Closes the page for good."""
        if self._socket is not None:
            await self._socket.send('{"bye": true}')

    async def ping(self) -> None:
        """Says how far the frames have come, and asks the same."""
        if self._socket is not None:
            await self._socket.send(json.dumps({"ping": len(self.frames)}))

    def _take(self, message: bytes) -> None:
        number, got = HEAD.unpack_from(message)
        self._done(got)
        if number != len(self.frames) + 1:
            assert number <= len(self.frames), f"frame {len(self.frames) + 1} is missing before {number}"
            return
        self.frames.append(message[HEAD.size :])
        self.took(self.frames[-1])
        self._changed.set()

    def _done(self, number: int) -> None:
        for done in [waiting for waiting in self._waiting if waiting <= number]:
            del self._waiting[done]
        self._changed.set()


class Client(Wire):
    """Flet's client on a line: registers, notes every control that it is sent, and taps."""

    def __init__(self, url: str, route: str = "/", session: str = "", **more: Any) -> None:
        super().__init__(url, **more)
        self.route = route
        self.session = session
        self.controls: dict[int, dict[str, Any]] = {}
        self.crashes: list[str] = []

    async def __aenter__(self) -> "Client":
        await super().__aenter__()
        page = {"route": self.route, "width": 390, "height": 844, "platform": "android", "web": True, "pwa": False}
        await self._say(REGISTER, {"session_id": self.session, "page_name": "", "page": page})
        await self.until(lambda: len(self.frames) >= 2)
        return self

    async def tap(self, control: int, event: str = "click", seen: int | None = None) -> None:
        """A tap on the control with this number."""
        await self.send(self._packed(EVENT, {"target": control, "name": event, "data": None}), seen)

    def find(self, name: str) -> int:
        """The number of the control that hears a tap and begins with these words; the newest, if it was drawn anew."""
        found = [
            number
            for number, control in self.controls.items()
            if (control.get("on_click") or control.get("on_tap"))
            and any(word.startswith(name) for word in _words(control))
        ]
        assert found, f"no {name!r} among {sorted(set().union(*map(_words, self.controls.values())))}"
        return max(found)

    def sees(self, words: str) -> bool:
        """Whether the last frame has these words in it."""
        return bool(self.frames) and words.encode() in self.frames[-1]

    def took(self, frame: bytes) -> None:
        action, body = msgpack.unpackb(frame[1:], ext_hook=lambda code, data: data, strict_map_key=False)
        if action == REGISTER:
            self.session = body["session_id"]
        elif action == INVOKE:
            answer = {"control_id": body["control_id"], "call_id": body["call_id"], "result": None, "error": None}
            asyncio.get_running_loop().create_task(self._say(INVOKE, answer))
        elif action == 6:
            self.crashes.append(str(body))
        self._note(body)

    def _note(self, value: Any) -> None:
        if isinstance(value, dict):
            if "_i" in value:
                self.controls[value["_i"]] = value
            for inner in value.values():
                self._note(inner)
        elif isinstance(value, list):
            for inner in value:
                self._note(inner)

    async def _say(self, action: int, body: dict[str, Any]) -> None:
        await self.send(self._packed(action, body))

    @staticmethod
    def _packed(action: int, body: dict[str, Any]) -> bytes:
        return b"\0" + msgpack.packb([action, body])


def _words(value: Any) -> set[str]:
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return set().union(*map(_words, value.values()))
    if isinstance(value, list):
        return set().union(*map(_words, value))
    return set()
