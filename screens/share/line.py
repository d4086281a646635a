"""The line between one phone and the app: it stays while the sockets under it come and go.

Flet forgets what it sent to a phone that was away for a moment, and a tap made in that moment is lost. So towards Flet
a `Line` takes the place of the WebSocket, and below it `lines.py` carries its frames over whatever socket there is.
Each frame has a number in either direction, and is kept until the other side has said that it has it: nothing is lost,
and nothing that comes twice is done twice.

With each frame the phone says which one of ours it had been showing. So of a tap it is known what it was aimed at.
"""

import asyncio
import contextvars
import secrets
import struct
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft
import msgpack
from fastapi import WebSocketDisconnect
from flet.messaging.protocol import Message, MessageAction
from flet_web.fastapi import FletApp
from starlette.datastructures import Address

from screens.share.turns import Turns

HEAD = struct.Struct("<II")
"""Before each frame: its own number, and the last frame of the other side that counts (received, or shown)."""

LARGEST_KEPT = 6_000_000
"""Bytes that are kept for a phone which has not said that it has them. A phone that never reads is given up then."""

MOST_KEPT = 2_000
"""Frames that are kept for it."""

INBOX = 64
"""Frames that wait for the app; the next one is read when there is room."""

TAPS = frozenset({"click", "tap", "long_press"})
"""What Flet calls it when a finger wants something."""

EVENT = 3
"""What a frame of Flet has as its third byte if it tells what a person did."""


class Line(Turns):
    """One phone's line. For `FletApp` it is the WebSocket: `accept`, `receive_bytes`, `send_bytes` and who called.

    `id` lets the phone come back to it and is a secret; `name` is what others may know it by. `caller` is the
    connection that began it.
    """

    def __init__(self, caller: Any, phone: str, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.id = secrets.token_urlsafe(24)
        self.name = secrets.token_hex(6)
        self.phone = phone
        # Flet lets the same address come back to a session; a phone may have another one by then.
        self.client = Address(phone, 0)
        self.headers = caller.headers
        self.cookies = caller.cookies
        self.url = caller.url
        self.over = asyncio.Event()
        """Set when it is over for good."""
        self.got = 0
        """The last frame from the phone that the app has been given."""
        self.put = 0
        """How many frames the app has made for the phone; the last of them may not have its number yet."""
        self.sent = 0
        """The last frame for the phone that has its number."""
        self.acknowledged = 0
        """The last one that the phone has."""
        self.first = 0
        """What was sent before this frame shows the phone as it was on a line before."""
        self.waited = 0
        """The last frame from the phone that had to wait until it was here again."""
        self.moved = 0
        """The last frame that showed the phone what others have changed."""
        self.missed = 0
        """How many taps hit something that was gone by then, and were not told to the phone yet."""
        self.hears: Callable[[bytes], bool] = lambda frame: True
        """Whether what a frame tells comes to anybody."""
        self.session: str | None = None
        """What Flet calls the session of its page."""
        self.news = asyncio.Event()
        """Set when there is something to carry."""
        self._kept: deque[bytes] = deque()
        self._kept_bytes = 0
        self._inbox: deque[tuple[int, int, bytes]] = deque()
        self._arrived = asyncio.Event()
        self._room = asyncio.Event()
        self._clock = clock
        self._carrier: Any = None
        self.since = clock()
        """When the phone was here last, or since when it is."""

    # Towards the sockets

    @property
    def carrier(self) -> Any:
        """What carries it just now; None while the phone is away."""
        return self._carrier

    @carrier.setter
    def carrier(self, carrier: Any) -> None:
        self._carrier = carrier
        self.since = self._clock()
        self.news.set()
        self.go_on()

    @property
    def ended(self) -> bool:
        """Whether it is over for good."""
        return self.over.is_set()

    @property
    def away(self) -> bool:
        """Whether the phone cannot be reached just now."""
        return self._carrier is None

    def goes_on_from(self, number: int) -> bool:
        """Whether all frames after this one are still there."""
        return not self.ended and self.acknowledged <= number <= self.sent

    def after(self, number: int) -> bytes | None:
        """The frame that follows on this one, as it is carried; None if there is none."""
        if self.ended or number >= self.sent:
            return None
        return HEAD.pack(number + 1, self.got) + self._kept[number - self.acknowledged]

    def acknowledge(self, number: int) -> None:
        """The phone has all frames up to this one, which has been sent."""
        while self.acknowledged < number and self._kept:
            self._kept_bytes -= len(self._kept.popleft())
            self.acknowledged += 1

    async def take(self, number: int, seen: int, frame: bytes, carrier: object) -> bool:
        """A frame has come over this carrier. One that was there before is dropped; False if one is missing between."""
        while len(self._inbox) >= INBOX and not self.ended:
            self._room.clear()
            await self._room.wait()
        # Meanwhile the phone may have come by another socket, and sent it there.
        if self._carrier is not carrier or self.ended or number <= self.got:
            return True
        if number != self.got + 1:
            return False
        self.got = number
        self._inbox.append((number, seen, frame))
        self._arrived.set()
        return True

    def end(self) -> None:
        """It is over for good: the app goes on as with a phone that has closed the page."""
        self._kept.clear()
        self._kept_bytes = 0
        for waiting in (self.over, self._arrived, self._room, self.news):
            waiting.set()

    def was_drawn(self) -> None:
        """What others have changed is on its way."""
        self.moved = self.put

    # Towards Flet

    async def accept(self) -> None:
        """Its sockets have been accepted already."""

    async def receive_bytes(self) -> bytes:
        """The next frame of the phone. Raises WebSocketDisconnect when the line has ended and all has been given."""
        while not self._inbox:
            if self.ended:
                raise WebSocketDisconnect(1001)
            self._arrived.clear()
            await self._arrived.wait()
        number, seen, frame = self._inbox.popleft()
        self._room.set()
        # A second tap on what the first has closed is no miss: only what others took away is.
        if (number <= self.waited or seen < self.moved) and not self.hears(frame):
            self.missed += 1
            self.news.set()
        # What Flet starts for this frame inherits it.
        _event.set(_Event(self, number, seen) if frame[2:3] == bytes([EVENT]) else None)
        return frame

    async def send_bytes(self, frame: bytes) -> None:
        """Keeps a frame until the phone has it. Never waits, and never fails: Flet forgets the session otherwise."""
        if self.ended:
            return
        self.sent += 1
        self._kept.append(frame)
        self._kept_bytes += len(frame)
        # One large frame must fit, however large it is.
        if len(self._kept) > MOST_KEPT or (self._kept_bytes > LARGEST_KEPT and len(self._kept) > 1):
            self.end()
        self.news.set()


class Phone(FletApp):
    """Flet's own end of a line."""

    def __init__(self, line: Line, **options: Any) -> None:
        super().__init__(**options)
        self.line = line
        line.hears = self._hears

    def send_message(self, message: Message) -> None:
        """Sends it, and counts it: frames get their numbers in this order."""
        # Flet clears its queue before it tells the session, whose next drawing would fail and freeze it.
        if self.line.ended:
            return
        super().send_message(message)
        self.line.put += 1
        if message.action is MessageAction.REGISTER_CLIENT:
            self.line.session = self._key_of(message.body.session_id)
            # A session that is resumed answers with its page, a new one with a patch.
            if isinstance(message.body.page_patch, ft.Page):
                self.line.first = self.line.put + 1

    def _hears(self, frame: bytes) -> bool:
        """Whether a tap hits anything: Flet passes over one on what has been drawn anew, without a word."""
        if frame[2:3] != bytes([EVENT]):
            return True
        told = msgpack.unpackb(frame[1:], strict_map_key=False)[1]
        session = self._FletApp__session  # type: ignore[attr-defined]  # private, and of the pinned version of Flet
        return told.get("name") not in TAPS or session is None or session.index.get(told.get("target")) is not None

    def _key_of(self, session_id: str) -> str:
        # Private, and of the pinned version of Flet: by which key its manager knows a session.
        return str(self._FletApp__get_unique_session_id(session_id))  # type: ignore[attr-defined]


# What a handler can ask


@dataclass(frozen=True)
class _Event:
    line: Line
    number: int
    seen: int


_event: contextvars.ContextVar[_Event | None] = contextvars.ContextVar("event of a line", default=None)


@dataclass
class News:
    """A change that a phone has to be shown, and the last frame that shows it."""

    line: Line
    frame: float = float("inf")


def of(page: ft.Page | None) -> Line | None:
    """The line on which this page is shown; None where there is none, or no phone."""
    try:
        connection = page.session.connection if page is not None else None
    except RuntimeError:
        return None
    return connection.line if isinstance(connection, Phone) else None


def event_id() -> str | None:
    """Names what a person did that is answered just now: no second one has this name. None outside of an event."""
    event = _event.get()
    return f"{event.line.name}:{event.number}" if event else None


def news() -> News | None:
    """To be kept when somebody else has changed what this phone shows, for `outdated`. None where there is no line."""
    try:
        line = of(ft.context.page)
    except RuntimeError:
        return None
    if line is None:
        return None
    change = News(line)

    def drawn() -> None:
        change.frame = line.put

    line.when_drawn(drawn)
    return change


def in_turn(page: ft.Page | None, draw: Callable[[], None]) -> None:
    """Draws a change on a phone: at once where it was made or where there is no line, else when it is its turn."""
    line, event = of(page), _event.get()
    if line is None or (event is not None and event.line is line):
        draw()
    else:
        line.in_turn(draw)


def outdated(change: News | None) -> bool | None:
    """Whether the event that is answered just now was made before its phone showed the change.

    None where nothing is known: outside of an event, or without a line.
    """
    event = _event.get()
    if event is None:
        return None
    if event.seen < event.line.first:
        return True
    if change is None or change.line is not event.line:
        return False
    return event.seen < change.frame
