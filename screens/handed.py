"""Large files that go between the page and the app by a request of their own.

The live connection takes a file in one piece, which the client packs and unpacks byte by byte: a second for each MB,
in which nothing on the screen moves. So the page (assets/hand-over.js) sends a large file past it, and puts in its
place a small one that only names the ticket under which the large one arrives. A large file that is saved is fetched
under such a ticket, which stands in its name.
"""

import asyncio
import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

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
class Arriving:
    """A file on its way: what has come of it, and whether that is all."""

    content: bytearray = field(default_factory=bytearray)
    whole: bool = False


arriving_files: dict[str, Arriving] = {}
offered_files: dict[str, bytes] = {}


def ticket_in(content: bytes) -> Ticket | None:
    """The ticket that the page has put in the place of a large file; None for an ordinary file."""
    found = _TICKET.fullmatch(content)
    return Ticket(found[1].decode(), int(found[2])) if found else None


def offered(name: str, content: bytes) -> str:
    """The name under which the page fetches a large file when it is told to save it as `name`."""
    ticket = secrets.token_hex(16)
    if len(offered_files) >= AT_ONCE:
        del offered_files[next(iter(offered_files))]
    offered_files[ticket] = content
    return f"handed-over-{ticket}-{name}"


async def arrived(ticket: Ticket, progress: Callable[[int, int], None]) -> bytes | None:
    """Waits for the file of a ticket, and gives it away; None if it is lost on its way."""
    so_far, waited = -1, 0.0
    while waited < PATIENCE:
        arriving = arriving_files.get(ticket.name)
        if arriving is not None and arriving.whole:
            del arriving_files[ticket.name]
            return bytes(arriving.content)
        now = len(arriving.content) if arriving else 0
        waited = waited + LOOK if now <= so_far else 0
        so_far = max(so_far, now)
        progress(so_far, ticket.size)
        await asyncio.sleep(LOOK)
    arriving_files.pop(ticket.name, None)
    return None
