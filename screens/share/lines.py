"""The lines of all phones: how one begins, goes on over another socket, and ends.

What passes over a socket: frames of Flet are binary, with the head of `line.HEAD` before them; everything else is text,
a JSON object. The first message is the phone's:

    {"begin": ID or null}            a page was opened; ID is the line that it had before it was loaded anew
    {"resume": ID, "got": NUMBER, "sent": NUMBER}
                                     the page comes back to its line, has our frames up to the one NUMBER, and its own
                                     up to the other have been waiting

and the answer is `{"line": ID, "got": NUMBER}`, or `{"gone": NUMBER or null}` where that line is over: up to which of
the phone's frames had been done. Then `{"ping": NUMBER}` says what has been received, answered by `{"pong": NUMBER}`;
`{"ping": true}` from here asks for one. `{"missed": NUMBER}` says how many taps hit what others had taken away by
then. `{"bye": true}` ends a line whose page is closed.
"""

import asyncio
import contextlib
import hashlib
import json
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import flet as ft
from fastapi import WebSocket, WebSocketDisconnect
from flet_web.fastapi import app_manager

from screens.share.line import HEAD, Line, Phone

GREETING = 5
"""Seconds in which a new socket has to say what it wants."""

QUIET = 5
"""Seconds of silence after which a phone is asked whether it is there: its own pings may be held up in a hidden tab."""

SILENCE = 15
"""Seconds of silence after which a socket is taken for dead."""

PROMPT = 0.7
"""Seconds in which a page that is alive answers."""

SUSTAINED, BURST = 60, 300
"""Frames a second that a phone may send for long, and so many at once. Beyond it is read no faster."""

LEAVE = 5
"""Seconds that Flet has to let go of a line that is over."""

PORTION = 16_000
"""Bytes that count as one frame more."""

LINES = 16
"""Lines of one phone, each an open page; another one ends the one that has been away for the longest."""

LEFT = 8
"""Screens of one phone that are kept for an evening after their pages were closed; one more ends the oldest."""

LEFT_IN_ALL = 100
"""The same of all phones."""

REMEMBERED = 300
"""Lines that are over of which it is still known how far they had come."""


log = logging.getLogger("tableside.line")


class Malformed(Exception):
    """What came over a socket is not what a page of ours says."""


# Starlette raises RuntimeError for a socket that has been closed meanwhile.
EXPECTED = (WebSocketDisconnect, TimeoutError, Malformed, RuntimeError)


class Lines:
    """Serves `app` over lines that outlive their sockets, each for `evening` seconds without one.

    Where the table is `shared`, each page shows all the time whether it is connected.
    """

    def __init__(self, app: Callable[[ft.Page], object], evening: float, shared: bool = False) -> None:
        self._app = app
        self._shared = shared
        self._evening = evening
        self._lines: dict[str, Line] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._over: OrderedDict[str, tuple[str, int]] = OrderedDict()
        self._left: OrderedDict[str, str] = OrderedDict()

    def __len__(self) -> int:
        return len(self._lines)

    async def serve(self, socket: WebSocket) -> None:
        """Carries a line over this socket until one of the two ends."""
        phone = phone_of(socket)
        await socket.accept()
        with contextlib.suppress(*EXPECTED):
            async with asyncio.timeout(GREETING):
                wanted = _words(await socket.receive())
            if "begin" in wanted:
                line = await self._begin(socket, phone, wanted["begin"])
                await _say(socket, line=line.id, got=0, shared=self._shared)
                await self._carry(line, socket, 0)
            else:
                got = _number(wanted, "got")
                line = self._known(wanted.get("resume"), phone)
                if line is None or not line.goes_on_from(got):
                    await _say(socket, gone=self._done_up_to(wanted.get("resume"), phone))
                else:
                    line.acknowledge(got)
                    line.waited = _number(wanted, "sent")
                    await _say(socket, line=line.id, got=line.got, shared=self._shared)
                    await self._carry(line, socket, got)
        with contextlib.suppress(Exception):
            async with asyncio.timeout(1):
                await socket.close()

    # Lines

    async def _begin(self, socket: WebSocket, phone: str, before: object) -> Line:
        old = self._lines.get(before) if isinstance(before, str) else None
        # A tab that was duplicated says the same as one that was loaded anew; there the page before is still alive.
        if old is not None and old.phone == phone and (old.ended or not await _answers(old)):
            await self._end(old)
        theirs = [line for line in self._lines.values() if line.phone == phone]
        if len(theirs) >= LINES:
            await self._end(min(theirs, key=lambda line: line.since))
        line = Line(socket, phone)
        self._lines[line.id] = line
        self._tasks[line.id] = asyncio.create_task(self._hold(line))
        return line

    async def handle(self, line: Line) -> None:
        """Flet's end of the line, for as long as it lasts."""
        session = Phone(
            line,
            loop=asyncio.get_running_loop(),
            executor=app_manager.executor,
            main=self._app,
            before_main=None,
            session_timeout_seconds=self._evening,
        )
        await session.handle(line)

    async def _hold(self, line: Line) -> None:
        handling = asyncio.create_task(self.handle(line))
        handling.add_done_callback(lambda _: line.end())
        try:
            await line.over.wait()
            # Flet waits for ever where a page has never told who it is.
            await asyncio.wait({handling}, timeout=LEAVE if line.got else 0)
        finally:
            handling.cancel()
            with contextlib.suppress(Exception, asyncio.CancelledError):
                await handling
            self._forget(line)

    async def _end(self, line: Line) -> None:
        """Ends it, and waits until Flet has taken it in: only then its session can be resumed."""
        line.end()
        await asyncio.wait({self._tasks[line.id]}, timeout=LEAVE)

    def _forget(self, line: Line) -> None:
        self._lines.pop(line.id, None)
        self._tasks.pop(line.id, None)
        self._over[line.id] = (line.phone, line.got)
        while len(self._over) > REMEMBERED:
            self._over.popitem(last=False)
        if line.session is not None:
            self._leave(line.session, line.phone)

    def _leave(self, session: str, phone: str) -> None:
        """Keeps the screen of a page that is gone, but not any number of them."""
        self._left.pop(session, None)
        self._left[session] = phone
        theirs = [left for left, whose in self._left.items() if whose == phone]
        everybodys = list(self._left)
        for gone in {*theirs[: max(0, len(theirs) - LEFT)], *everybodys[: max(0, len(everybodys) - LEFT_IN_ALL)]}:
            del self._left[gone]
            asyncio.get_running_loop().create_task(_let_go(gone))

    def _known(self, id: object, phone: str) -> Line | None:
        """The phone's own line with this id, if it is not over: another phone gets nowhere with it."""
        line = self._lines.get(id) if isinstance(id, str) else None
        return line if line is not None and line.phone == phone and not line.ended else None

    def _done_up_to(self, id: object, phone: str) -> int | None:
        line = self._lines.get(id) if isinstance(id, str) else None
        theirs, got = (line.phone, line.got) if line else self._over.get(str(id), ("", 0))
        return got if theirs == phone else None

    # One socket

    async def _carry(self, line: Line, socket: WebSocket, got: int) -> None:
        """Frames go to and fro until the socket is lost, the line is over, or the phone has come by another socket."""
        carrier = Carrier(line, socket, got)
        if line.carrier is not None:
            line.carrier.replaced.set()
        line.carrier = carrier
        working = [
            asyncio.create_task(work)
            for work in (carrier.read(), carrier.write(), carrier.replaced.wait(), line.over.wait())
        ]
        try:
            await asyncio.wait(working, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in working:
                task.cancel()
            for ended in await asyncio.gather(*working, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(ended, EXPECTED):
                    log.error("A line has failed", exc_info=ended)
            if line.carrier is carrier:
                line.carrier = None
                asyncio.get_running_loop().call_later(self._evening, self._expire, line, line.since)

    def _expire(self, line: Line, since: float) -> None:
        if line.away and line.since == since:
            line.end()


class Carrier:
    """Carries a line over one socket. `got` is the last of our frames that the phone has had before."""

    def __init__(self, line: Line, socket: WebSocket, got: int) -> None:
        self.replaced = asyncio.Event()
        """Set when the phone has come by another socket."""
        self.heard = time.monotonic()
        """When something came from the phone last."""
        self._line = line
        self._socket = socket
        self._written = got
        self._allowance = float(BURST)

    async def read(self) -> None:
        """Takes what comes from the phone, no faster than a person needs.

        Raises Malformed where it makes no sense, TimeoutError where nothing comes.
        """
        told = 0
        while True:
            async with asyncio.timeout(SILENCE):
                message = await self._socket.receive()
            await self._slow_down(message)
            frame = message.get("bytes")
            if frame is None:
                await self._listen(_words(message))
                continue
            if len(frame) <= HEAD.size:
                raise Malformed
            number, seen = HEAD.unpack_from(frame)
            if seen > self._line.sent or not await self._line.take(number, seen, frame[HEAD.size :], self):
                raise Malformed
            # The page keeps its frames until then; others of ours may not be on their way for a while.
            if number >= told + 20:
                told = number
                await _say(self._socket, pong=self._line.got)

    async def _listen(self, words: dict[str, Any]) -> None:
        if "bye" in words:
            self._line.end()
            return
        received = _number(words, "ping")
        if received > self._written:
            raise Malformed
        self._line.acknowledge(received)
        await _say(self._socket, pong=self._line.got)

    async def _slow_down(self, message: Any) -> None:
        now = time.monotonic()
        self._allowance = min(BURST, self._allowance + (now - self.heard) * SUSTAINED)
        self.heard = now
        self._allowance -= 1 + len(message.get("bytes") or b"") / PORTION
        if self._allowance < 0:
            await asyncio.sleep(-self._allowance / SUSTAINED)

    async def write(self) -> None:
        """Sends what the app has for the phone, and asks a silent one whether it is there."""
        while True:
            self._line.news.clear()
            while (frame := self._line.after(self._written)) is not None:
                await self._socket.send_bytes(frame)
                self._written += 1
            if missed := self._line.missed:
                self._line.missed = 0
                await _say(self._socket, missed=missed)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(QUIET):
                    await self._line.news.wait()
                    continue
            if time.monotonic() - self.heard > QUIET:
                await self.ask()

    async def ask(self) -> None:
        """Asks the page whether it is there."""
        await _say(self._socket, ping=True)


async def _let_go(session: str) -> None:
    """Ends a session of Flet, unless a page has come back to it."""
    known = await app_manager.get_session(session)
    if known is not None and known.connection is None:
        await app_manager.delete_session(session)


async def _answers(line: Line) -> bool:
    """Whether the page at the other end is alive."""
    carrier = line.carrier
    if carrier is None:
        return False
    asked = time.monotonic()
    with contextlib.suppress(Exception):
        async with asyncio.timeout(PROMPT):
            await carrier.ask()
            while line.carrier is carrier and carrier.heard <= asked:
                await asyncio.sleep(0.02)
    return line.carrier is carrier and carrier.heard > asked


def phone_of(socket: WebSocket) -> str:
    """Tells phones apart: by the name that the gate has given each, else by where they call from and with what."""
    if named := socket.scope.get("state", {}).get("phone"):
        return str(named)
    caller = f"{socket.client.host if socket.client else ''} {socket.headers.get('user-agent', '')}"
    return hashlib.sha256(caller.encode()).hexdigest()


async def _say(socket: WebSocket, **words: object) -> None:
    await socket.send_text(json.dumps(words))


def _words(message: Any) -> dict[str, Any]:
    """What a message says that is no frame. Raises WebSocketDisconnect where the socket is lost."""
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1006))
    text = message.get("text") or ""
    try:
        words = json.loads(text) if len(text) <= 1000 else None
    except (ValueError, RecursionError):
        words = None
    if not isinstance(words, dict):
        raise Malformed
    return words


def _number(words: dict[str, Any], name: str) -> int:
    number = words.get(name)
    if type(number) is not int or number < 0:
        raise Malformed
    return number
