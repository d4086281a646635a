"""Who may speak to the server: whoever calls this machine by its own name, and no page of another site."""

import ipaddress
import socket
from collections.abc import Iterable, Mapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

REFUSED = (
    "Tableside does not answer to this name. Open it at the address that it said when it was started, or start it "
    "with --host and this name.\n"
)


class Callers:
    """Lets through what is asked of `host`, of this machine's name, or of an address in figures.

    A page elsewhere can have its own name point to this machine, after which the browser takes both for one site
    (DNS rebinding). The name that is called is then still the page's own, which it cannot change.
    """

    def __init__(self, app: ASGIApp, host: str) -> None:
        self._app = app
        self._names = names(host, socket.gethostname())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or is_meant(Headers(scope=scope).get("host"), self._names):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        else:
            await PlainTextResponse(REFUSED, 403)(scope, receive, send)


def names(host: str, machine: str) -> frozenset[str]:
    """What this machine may be called: `host` is what it was told to listen on, `machine` its own name."""
    own = machine.lower().removesuffix(".")
    return frozenset({"localhost", host.lower().removesuffix("."), own, f"{own.removesuffix('.local')}.local"})


def is_meant(called: str | None, names: Iterable[str]) -> bool:
    """Whether a request is for this machine by what it calls it: a name and perhaps a port. Browsers always say."""
    if called is None:
        return True
    try:
        name = (urlsplit(f"//{called}").hostname or "").removesuffix(".")
    except ValueError:
        return False
    return name in names or _is_address(name)


def foreign(headers: Mapping[str, str]) -> bool:
    """Whether a page of another site asks: it must not read or change what is on the table."""
    origin = headers.get("origin")
    return origin is not None and origin.partition("://")[2] != headers.get("host")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
