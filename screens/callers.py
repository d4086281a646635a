"""Who may speak to the server: whoever calls this machine by its own name, and no page of another site."""

import ipaddress
import socket
from collections.abc import Container, Iterable, Mapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

REFUSED = (
    "Tableside does not answer to this name. Open it at the address that it said when it was started, or start it "
    "with --host and this name.\n"
)


ELSEWHERE = "Tableside does nothing for the pages of other sites.\n"

NO_BODY = "Tableside takes nothing in here.\n"

UPLOADS = "/hand-over/"
"""Where requests may bring something. Read elsewhere, it would only cost."""

_CLOSING = {"Connection": "close"}
"""What comes after a refusal is not read."""


class Callers:
    """Lets through what is asked of `host`, of this machine's name, or of an address in figures.

    A page elsewhere can have its own name point to this machine, after which the browser takes both for one site
    (DNS rebinding). The name that is called is then still the page's own, which it cannot change.

    Other pages change nothing and open no live connection, and nobody sends anything but uploads, or to `also`.
    """

    def __init__(self, app: ASGIApp, host: str, also: Container[str] = ()) -> None:
        self._app = app
        self._names = names(host, socket.gethostname())
        self._also = also

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers, path = Headers(scope=scope), scope["path"]
        if not is_meant(headers.get("host"), self._names):
            await PlainTextResponse(REFUSED, 403, _CLOSING)(scope, receive, send)
        elif scope.get("method") not in ("GET", "HEAD") and foreign(headers):
            await PlainTextResponse(ELSEWHERE, 403, _CLOSING)(scope, receive, send)
        elif brings_something(headers) and not path.startswith(UPLOADS) and path not in self._also:
            await PlainTextResponse(NO_BODY, 413, _CLOSING)(scope, receive, send)
        else:
            await self._app(scope, receive, send)


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


def brings_something(headers: Mapping[str, str]) -> bool:
    """Whether a request has a body. HTTP/1.1 knows no other way to announce one."""
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
