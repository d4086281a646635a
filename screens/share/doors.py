"""How many connections are open at once, and how long one may keep others waiting, before anything is asked."""

import asyncio
from collections import Counter
from functools import partial
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from screens.share.limits import household

OF_ONE = 100
"""Connections of one address: a browser opens seven, and behind one address may be all twelve phones."""

OF_ALL = 400
"""Connections in all."""

HEAD = 10.0
"""Seconds in which the head of a request has to be there, however slowly it trickles in."""

STILL = 30.0
"""Seconds for which a body may stand still on its way, in either direction."""

LONGEST = 3_000_000
"""Bytes of one message on the live connection: pages send files of up to 2 MB in one (assets/hand-over.js)."""


Peer = tuple[str, int]
"""The other end of a connection: its address and port."""

AT_ONCE = 100
"""Connections that are taken up before it is heard what those before them want."""


class Doors:
    """The open connections. One too many of an address is refused; one too many in all drives out a stranger.

    Strangers are those for whom nobody has vouched yet: of a phone that is in, no connection is closed for others.
    """

    def __init__(self, of_one: int = OF_ONE, of_all: int = OF_ALL) -> None:
        self._of_one = of_one
        self._of_all = of_all
        self._open: dict[Peer, asyncio.Transport] = {}
        self._by_address: Counter[str] = Counter()
        self._strangers: dict[str, dict[Peer, None]] = {}

    def __len__(self) -> int:
        return len(self._open)

    def let_in(self, transport: asyncio.Transport) -> bool:
        """Whether a new connection may stay; it is counted until `closed`."""
        peer = _peer(transport)
        address = household(peer[0])
        if self._by_address[address] >= self._of_one or (len(self) >= self._of_all and not self._make_room()):
            return False
        self._open[peer] = transport
        self._by_address[address] += 1
        self._strangers.setdefault(address, {})[peer] = None
        return True

    def vouch(self, peer: Peer) -> None:
        """The connection from `peer`, its address and port, belongs to a phone that is in."""
        address = household(peer[0])
        strangers = self._strangers.get(address, {})
        strangers.pop(peer, None)
        if not strangers:
            self._strangers.pop(address, None)

    def closed(self, transport: asyncio.Transport) -> None:
        """The connection is no more. Whatever was not let in is not counted out."""
        peer = _peer(transport)
        if self._open.get(peer) is not transport:
            return
        del self._open[peer]
        self.vouch(peer)
        address = household(peer[0])
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def _make_room(self) -> bool:
        """Drives out a stranger, if there is one."""
        if not self._strangers:
            return False
        # Of the address that has most of them: somebody who is about to come in has few. There, the one that came
        # first, as it had the most time to say who it is.
        many = max(self._strangers.values(), key=len)
        driven_out = self._open[next(iter(many))]
        self.closed(driven_out)
        driven_out.abort()
        return True


def _peer(transport: asyncio.Transport) -> Peer:
    """The address and port at the other end; nobody has them, if it has gone already."""
    address, port, *_ = transport.get_extra_info("peername") or ("", 0)
    return address, port


class Http(H11Protocol):
    """One connection by which pages, files and uploads are asked for; it does not wait for ever."""

    def __init__(self, *given: Any, doors: Doors, head: float = HEAD, still: float = STILL, **named: Any) -> None:
        # Made ready only if it may stay: in a flood, most may not.
        self._ready = partial(super().__init__, *given, **named)
        self._is_in = False
        self._doors = doors
        self._head, self._still = head, still
        self._waiting: asyncio.TimerHandle | None = None
        self._for_a_head = False
        self._unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._is_in = self._doors.let_in(transport)
        if not self._is_in:
            transport.abort()
            return
        self._ready()
        super().connection_made(transport)
        self._expect()

    def data_received(self, data: bytes) -> None:
        # What came with the connection may be told after it was refused.
        if self._is_in:
            super().data_received(data)
            self._expect()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        # Half of the next head may have come meanwhile.
        self._expect()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(self._still, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_unread()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._is_in:
            return
        self._doors.closed(self.transport)
        self._stop_waiting()
        super().connection_lost(exc)
        self._stop_unread()

    def _expect(self) -> None:
        """Sets the time for what has to come next: each piece of a body sets it anew, a piece of a head does not."""
        coming = self.conn.their_state
        if self.transport.is_closing() or self.transport.get_protocol() is not self or coming is h11.DONE:
            self._stop_waiting()
        elif coming is h11.SEND_BODY:
            self._wait(self._still, for_a_head=False)
        elif not self._for_a_head:
            self._wait(self._head, for_a_head=True)

    def _wait(self, seconds: float, for_a_head: bool) -> None:
        self._stop_waiting()
        self._for_a_head = for_a_head
        self._waiting = self.loop.call_later(seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        self._for_a_head = False
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _stop_unread(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class Live(WebSocketsSansIOProtocol):
    """A live connection, which goes on in the place of the one by which it was asked for."""

    def __init__(self, *given: Any, doors: Doors, **named: Any) -> None:
        super().__init__(*given, **named)
        self._doors = doors

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        # Whoever may not have one is refused at once, and then it is closed anyway.
        if self.client is not None:
            self._doors.vouch(self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        self._doors.closed(self.transport)
        super().connection_lost(exc)
