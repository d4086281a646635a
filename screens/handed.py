"""Large files that go between the page and the app by a request of their own.

The live connection takes a file in one piece, which the client packs and unpacks byte by byte: a second for each MB,
in which nothing on the screen moves. So the page (assets/hand-over.js) sends a large file past it, and puts in its place
a small one that only names the ticket under which the large one arrives. A large file that is saved is fetched under
such a ticket, which stands in its name.
"""

import asyncio
import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from screens.callers import foreign

LARGEST = 256_000_000
"""Bytes of a file at the most: all of it is held in memory."""

LARGE = 2_000_000
"""Bytes from which on a file goes this way."""

AT_ONCE = 4
"""So many files may be on their way or lie unclaimed; more are refused."""

UNCLAIMED = 600
"""Seconds after which a file that nobody asked for is let go."""

PATIENCE = 30
"""Seconds without a byte after which a file counts as lost."""

LOOK = 0.1
"""Seconds from one look at how much has arrived to the next."""

_TICKET = re.compile(rb"handed over: ([0-9a-f]{32}) (\d{1,15})")


@dataclass(frozen=True)
class Ticket:
    """Names a file that arrives by another way, and says how large it is."""

    name: str
    size: int


@dataclass
class _Arriving:
    content: bytearray = field(default_factory=bytearray)
    whole: bool = False


_arriving: dict[str, _Arriving] = {}
_offered: dict[str, bytes] = {}


def ticket_in(content: bytes) -> Ticket | None:
    """The ticket that the page has put in the place of a large file; None for an ordinary file."""
    found = _TICKET.fullmatch(content)
    return Ticket(found[1].decode(), int(found[2])) if found else None


async def take(name: str, request: Request) -> Response:
    """Takes a file in under the name of its ticket."""
    size = request.headers.get("content-length", "")
    if foreign(request.headers) or not re.fullmatch("[0-9a-f]{32}", name) or name in _arriving:
        return Response(status_code=403)
    if not size.isdecimal() or int(size) > LARGEST or len(_arriving) >= AT_ONCE:
        return Response(status_code=413)
    arriving = _arriving[name] = _Arriving()
    asyncio.get_running_loop().call_later(UNCLAIMED, _arriving.pop, name, None)
    try:
        async for chunk in request.stream():
            arriving.content += chunk
    except ClientDisconnect:
        _arriving.pop(name, None)
        return Response(status_code=400)
    arriving.whole = True
    return Response(status_code=204)


def offered(name: str, content: bytes) -> str:
    """The name under which the page fetches a large file when it is told to save it as `name`."""
    ticket = secrets.token_hex(16)
    if len(_offered) >= AT_ONCE:
        del _offered[next(iter(_offered))]
    _offered[ticket] = content
    return f"handed-over-{ticket}-{name}"


async def give(name: str) -> Response:
    """Gives a file that was offered under the name of its ticket, once."""
    content = _offered.pop(name, None)
    if content is None:
        return Response(status_code=404)
    return Response(content, media_type="application/octet-stream", headers={"Cache-Control": "no-store"})


async def arrived(ticket: Ticket, progress: Callable[[int, int], None]) -> bytes | None:
    """Waits for the file of a ticket, and gives it away; None if it is lost on its way."""
    so_far, waited = -1, 0.0
    while waited < PATIENCE:
        arriving = _arriving.get(ticket.name)
        if arriving is not None and arriving.whole:
            del _arriving[ticket.name]
            return bytes(arriving.content)
        now = len(arriving.content) if arriving else 0
        waited = waited + LOOK if now <= so_far else 0
        so_far = max(so_far, now)
        progress(so_far, ticket.size)
        await asyncio.sleep(LOOK)
    _arriving.pop(ticket.name, None)
    return None
