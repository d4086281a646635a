"""Starts the web server that shows an app in the browser; nothing else here knows how."""

import asyncio
import errno
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import flet as ft
import uvicorn
from fastapi import Request, WebSocket
from flet_web.fastapi import FastAPI, FletStaticFiles
from starlette.responses import Response
from starlette.types import ASGIApp

from screens import hand_over
from screens.callers import Callers, foreign
from screens.share.doors import AT_ONCE, LONGEST, Doors, Http, Live
from screens.share.gate import PIN_PATH, Gate
from screens.share.invitation import Invitation
from screens.share.lines import Lines
from screens.share.telling import EVERYWHERE, address_on_network, is_open, told, written
from screens.share.turns import collect_seldom

NEIGHBOURS = 50
"""How many ports after the wished one are tried."""

EVENING = 6 * 60 * 60
"""Seconds for which a phone that fell asleep finds its screen as it left it."""


def serve(
    app: Callable[[ft.Page], object],
    *,
    host: str,
    port: int,
    assets: Path,
    open_browser: bool,
    meanwhile: Callable[[], Coroutine[Any, Any, None]] | None = None,
    listener: socket.socket | None = None,
    invited: Invitation | None = None,
) -> None:
    """Shows `app` at `host` and `port`, or at the next free port, until it is interrupted.

    `meanwhile` runs beside it until then. Prints the address as soon as it answers. Ends the process with status 2
    and one sentence on standard error where nothing can be served. A `listener` may be at hand already. Who is not
    `invited` then gets nothing; without an invitation everybody is welcome who reaches `host`.
    """
    listener = listener or listening(host, port)
    # What a browser does when it goes away in the middle of an answer is no fault of ours.
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
    collect_seldom()
    try:
        doors = Doors()
        site = website(app, assets, host, invited, doors.vouch)
        open_browser = open_browser and has_browser(os.environ)
        asyncio.run(_serve(site, doors, listener, host, open_browser, meanwhile, invited))
    except KeyboardInterrupt:
        print()


def listening(host: str, port: int) -> socket.socket:
    """A socket at `host` and `port`, or at the next free port, which is then said; else the end of the process."""
    try:
        listener = bound(host, port)
    except (OSError, OverflowError) as fault:
        print(f"Tableside cannot be shown at {host}:{port}: {reason(fault, port)}.", file=sys.stderr)
        raise SystemExit(2) from None
    taken = listener.getsockname()[1]
    if port not in (0, taken):
        print(f"Port {port} is in use, so port {taken} is taken instead.", flush=True)
    return listener


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens on the first free port from `port` on.

    Raises OSError where the host or every port tried is refused, OverflowError for a number that is no port.
    """
    family = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0][0]
    for candidate in range(port, port + NEIGHBOURS):
        try:
            return socket.create_server((host, candidate), family=family, backlog=128)
        except OSError as fault:
            if fault.errno != errno.EADDRINUSE or candidate in (65535, port + NEIGHBOURS - 1):
                raise
    raise AssertionError("the last candidate returns or raises")


def reason(fault: Exception, port: int) -> str:
    """Why nothing can be served, and what would help, as the end of a sentence."""
    match fault:
        case OverflowError():
            return "a port is a number from 0 to 65535"
        case socket.gaierror() | OSError(errno=errno.EADDRNOTAVAIL):
            return "this machine has no such address; 127.0.0.1 always works"
        case OSError(errno=errno.EADDRINUSE):
            return f"it and the ports after it are in use; choose another one with --port, for example {port + 1000}"
        case OSError(errno=errno.EACCES):
            return "the system does not allow it; choose a port from 1024 on"
        case _:
            return str(fault)


def has_browser(environment: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Whether a browser window can be expected to open here."""
    if environment.get("CI"):
        return False
    if platform in ("win32", "darwin"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def website(
    app: Callable[[ft.Page], object],
    assets: Path,
    host: str,
    invited: Invitation | None = None,
    vouch: Callable[[tuple[str, int]], None] = lambda peer: None,
) -> ASGIApp:
    """The pages, files and live connection of `app` at `host`, with no help from any other.

    `vouch` is told the connections of those who are in.
    """
    site = FastAPI(openapi_url=None)
    lines = Lines(app, EVENING, shared=invited is not None)

    @site.websocket("/ws")
    async def live(connection: WebSocket) -> None:
        if foreign(connection.headers):
            await connection.close()
            return
        await lines.serve(connection)

    @site.put("/hand-over/{ticket}")
    async def take_in(ticket: str, request: Request) -> Response:
        return await hand_over.take(ticket, request)

    @site.get("/hand-over/{ticket}")
    async def give_out(ticket: str) -> Response:
        return await hand_over.give(ticket)

    site.mount("/", Files(assets_dir=str(assets), no_cdn=True))
    # Before all that FastAPI does for a request: who is refused costs next to nothing.
    if invited is None:
        return Callers(site, host)
    return Callers(Gate(site, invited, vouch=vouch), host, also=(PIN_PATH,))


class Files(FletStaticFiles):
    """The files of the client, asked for anew after each update of the app."""

    def file_response(self, *args: object, **options: object) -> Response:
        response = super().file_response(*args, **options)
        # Else browsers guess how long a file stays good, and mix files of two versions.
        response.headers["Cache-Control"] = "no-cache"
        # Both are asked for by the client's faster renderer.
        response.headers["Cross-Origin-Opener-Policy"] = "same-origin"
        response.headers["Cross-Origin-Embedder-Policy"] = "require-corp"
        return response


def settings(site: ASGIApp, doors: Doors, **more: Any) -> uvicorn.Config:
    """How the site is served: within limits, so that nobody who calls is a burden to the others."""
    return uvicorn.Config(
        site,
        http=partial(Http, doors=doors, **more),  # type: ignore[arg-type]  # it is only called
        ws=partial(Live, doors=doors),  # type: ignore[arg-type]
        ws_max_size=LONGEST,
        backlog=AT_ONCE,
        log_config=None,
        access_log=False,
        # There is no other server in front: what a caller says of its own address is not believed.
        proxy_headers=False,
        timeout_graceful_shutdown=1,
    )


async def _serve(
    site: ASGIApp,
    doors: Doors,
    listener: socket.socket,
    host: str,
    open_browser: bool,
    meanwhile: Callable[[], Coroutine[Any, Any, None]] | None,
    invited: Invitation | None,
) -> None:
    server = uvicorn.Server(settings(site, doors))
    beside = [asyncio.create_task(_announce(listener, host, open_browser, invited))]
    if meanwhile is not None:
        beside.append(asyncio.create_task(meanwhile()))
    await server.serve(sockets=[listener])
    for task in beside:
        task.cancel()


async def _announce(listener: socket.socket, host: str, open_browser: bool, invited: Invitation | None) -> None:
    port = listener.getsockname()[1]
    shown = EVERYWHERE.get(host, host)
    reader, writer = await asyncio.open_connection(shown, port)
    writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    await reader.readline()
    writer.close()
    address = written(shown, port)
    if invited is None:
        print(f"Tableside is at {address}", flush=True)
        if shown != host and (neighbour := address_on_network(listener.family)):
            print(f"Other devices on this network find it at {written(neighbour, port)}", flush=True)
        if is_open(host):
            print("Anybody in this network can open it; `tableside share` asks for a secret.", flush=True)
    else:
        # By its own address, the host's browser has all that browsers refuse to pages out of the network.
        address += invited.path
        print("\n".join(told(invited, address, sys.stdout)), flush=True)
    if open_browser:
        await asyncio.to_thread(webbrowser.open, address)
