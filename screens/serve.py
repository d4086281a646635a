"""Starts the web server that shows an app in the browser; nothing else here knows how."""

import asyncio
import errno
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Coroutine, Mapping
from pathlib import Path
from typing import Any

import flet as ft
import uvicorn
from fastapi import Request, WebSocket
from flet_web.fastapi import FastAPI, FletApp, FletStaticFiles, app_manager
from starlette.responses import Response

from screens import handed
from screens.callers import Callers, foreign

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
) -> None:
    """Shows `app` at `host` and `port`, or at the next free port, until it is interrupted.

    `meanwhile` runs beside it until then. Prints the address as soon as it answers. Ends the process with status 2
    and one sentence on standard error where nothing can be served.
    """
    try:
        listener = bound(host, port)
    except (OSError, OverflowError) as fault:
        print(f"Tableside cannot be shown at {host}:{port}: {reason(fault, port)}.", file=sys.stderr)
        raise SystemExit(2) from None
    taken = listener.getsockname()[1]
    if port not in (0, taken):
        print(f"Port {port} is in use, so port {taken} is taken instead.", flush=True)
    # What a browser does when it goes away in the middle of an answer is no fault of ours.
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
    try:
        open_browser = open_browser and has_browser(os.environ)
        asyncio.run(_serve(website(app, assets, host), listener, host, open_browser, meanwhile))
    except KeyboardInterrupt:
        print()


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


def website(app: Callable[[ft.Page], object], assets: Path, host: str) -> FastAPI:
    """The pages, files and live connection of `app` at `host`, with no help from any other."""
    site = FastAPI(openapi_url=None)
    site.add_middleware(Callers, host=host)

    @site.websocket("/ws")
    async def live(connection: WebSocket) -> None:
        if foreign(connection.headers):
            await connection.close()
            return
        session = FletApp(
            loop=asyncio.get_running_loop(),
            executor=app_manager.executor,
            main=app,
            before_main=None,
            session_timeout_seconds=EVENING,
        )
        await session.handle(connection)

    @site.put("/hand-over/{ticket}")
    async def hand_over(ticket: str, request: Request) -> Response:
        return await handed.take(ticket, request)

    @site.get("/hand-over/{ticket}")
    async def give(ticket: str) -> Response:
        return await handed.give(ticket)

    site.mount("/", Files(assets_dir=str(assets), no_cdn=True))
    return site


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


async def _serve(
    site: FastAPI,
    listener: socket.socket,
    host: str,
    open_browser: bool,
    meanwhile: Callable[[], Coroutine[Any, Any, None]] | None,
) -> None:
    server = uvicorn.Server(
        uvicorn.Config(site, log_config=None, access_log=False, ws="websockets-sansio", timeout_graceful_shutdown=1)
    )
    beside = [asyncio.create_task(_announce(listener, host, open_browser))]
    if meanwhile is not None:
        beside.append(asyncio.create_task(meanwhile()))
    await server.serve(sockets=[listener])
    for task in beside:
        task.cancel()


async def _announce(listener: socket.socket, host: str, open_browser: bool) -> None:
    port = listener.getsockname()[1]
    shown = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104  # said, not bound
    reader, writer = await asyncio.open_connection(shown, port)
    writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    await reader.readline()
    writer.close()
    address = f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"
    print(f"Tableside is at {address}", flush=True)
    if shown != host and (neighbour := _address_on_network()):
        print(f"Other devices on this network find it at http://{neighbour}:{port}", flush=True)
    if open_browser:
        await asyncio.to_thread(webbrowser.open, address)


def _address_on_network() -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: this only asks which of the machine's addresses would be used.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])
