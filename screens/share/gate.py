"""The gate of a shared table: whoever has the secret comes in, and nobody else gets anything but a sentence."""

import asyncio
import re
import secrets
from collections.abc import Callable
from urllib.parse import parse_qs, quote, urlsplit

from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from screens.share import cards
from screens.share.invitation import Invitation, is_same
from screens.share.limits import Tries, household

EVENING = 12 * 60 * 60
"""Seconds for which a phone that joined stays in."""

LONGEST_PIN = 4_096
"""Bytes of a request that brings a PIN."""

PATIENCE = 10
"""Seconds in which a PIN has to be there."""

PIN_PATH = "/pin"
_PHONE = re.compile(r"[0-9a-f]{32}")


class Gate:
    """Stands before everything: pages, files, uploads and the live connection.

    Who comes in is known from then on by a cookie with the secret and a name for the phone. `vouch` is told the
    connections of those who are in. Behind it, `scope["state"]["phone"]` is that name.
    """

    def __init__(
        self,
        app: ASGIApp,
        invitation: Invitation,
        tries: Tries | None = None,
        vouch: Callable[[tuple[str, int]], None] = lambda peer: None,
        say: Callable[[str], None] = print,
    ) -> None:
        self._app = app
        self._invitation = invitation
        self._guests = invitation.guests
        self._tries = Tries() if tries is None else tries
        self._vouch = vouch
        self._say = say

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        given = cookie_parser(headers.get("cookie", "")).get(self._invitation.cookie)
        phone = self._phone(given)
        if phone is not None:
            if client := scope.get("client"):
                self._vouch(tuple(client))
            await self._inside(phone, headers, scope, receive, send)
        else:
            answer = await self._outside(given, scope, receive)
            await answer(scope, receive, send)

    # A phone that is in

    def _phone(self, given: str | None) -> str | None:
        """The name of the phone that has the right cookie."""
        secret, _, phone = (given or "").rpartition(".")
        return phone if is_same(secret, self._invitation.secret) and _PHONE.fullmatch(phone) else None

    async def _inside(self, phone: str, headers: Headers, scope: Scope, receive: Receive, send: Send) -> None:
        live = scope["type"] == "websocket"
        # Whatever opens a live connection out of a page says which page it is.
        if live and "origin" not in headers:
            await self._card(cards.ELSEWHERE, 403)(scope, receive, send)
        elif scope["path"].startswith("/join/"):
            answer = self._by_link(scope, phone)
            await answer(scope, receive, send)
        elif scope["path"] == PIN_PATH:
            await _sent_on("/")(scope, receive, send)
        elif not self._guests.came(phone):
            await self._card(cards.FULL, 503)(scope, receive, send)
        else:
            scope.setdefault("state", {})["phone"] = phone
            if live:
                with self._guests.connected(phone):
                    await self._app(scope, receive, send)
            else:
                await self._app(scope, receive, send)

    # Everybody else

    async def _outside(self, given: str | None, scope: Scope, receive: Receive) -> Response:
        who = _who(scope)
        if left := self._tries.shut_for(who):
            return self._too_often(left)
        if scope["type"] == "http" and scope["path"].startswith("/join/"):
            return self._by_link(scope, None)
        if scope["type"] == "http" and scope["path"] == PIN_PATH and scope["method"] == "POST":
            return await self._by_pin(scope, receive)
        if given:
            self._tries.wrong(who)
        return self._card(cards.INVITED, 403)

    def _by_link(self, scope: Scope, phone: str | None) -> Response:
        """A phone that is in already keeps its name, and goes on even where its address may not try for a while."""
        if is_same(scope["path"].removeprefix("/join/"), self._invitation.secret):
            return self._let_in(phone, _local(parse_qs(scope["query_string"].decode("latin-1")).get("to", ["/"])[0]))
        who = _who(scope)
        if left := self._tries.shut_for(who):
            return self._too_often(left)
        self._tries.wrong(who)
        return self._card(cards.WRONG_LINK, 403)

    async def _by_pin(self, scope: Scope, receive: Receive) -> Response:
        if not self._invitation.pin:
            return self._card(cards.INVITED, 403)
        if self._guests.pin_is_shut:
            return self._card(cards.PIN_SHUT, 403)
        try:
            async with asyncio.timeout(PATIENCE):
                body = await _short_body(receive)
        except TimeoutError:
            body = None
        if body is None:
            return self._card(cards.INVITED, 413)
        figures = "".join(parse_qs(body.decode("latin-1")).get("pin", [""])[0].split())
        if not figures:
            return self._card(cards.INVITED, 403)
        # While this one was on its way, others of the same address may have been wrong.
        if left := self._tries.shut_for(_who(scope)):
            return self._too_often(left)
        if not self._guests.pin_is_shut and is_same(figures, self._invitation.pin):
            return self._let_in(None, "/")
        self._tries.wrong(_who(scope))
        self._guests.wrong_pin()
        if self._guests.pin_is_shut:
            self._say("Too many wrong PINs were tried: the PIN lets nobody in any more this evening. The link does.")
            return self._card(cards.PIN_SHUT, 403)
        return self._card(cards.WRONG_PIN, 403)

    def _let_in(self, phone: str | None, to: str) -> Response:
        if not self._guests.has_room(phone or ""):
            return self._card(cards.FULL, 503)
        answer = _sent_on(to)
        answer.set_cookie(
            self._invitation.cookie,
            f"{self._invitation.secret}.{phone or secrets.token_hex(16)}",
            max_age=EVENING,
            path="/",
            httponly=True,
            samesite="lax",
        )
        return answer

    def _too_often(self, left: int) -> Response:
        answer = self._card(cards.TOO_OFTEN, 429)
        answer.headers["Retry-After"] = str(left)
        return answer

    def _card(self, card: cards.Card, status: int) -> Response:
        return cards.answer(card, status, pin=bool(self._invitation.pin) and not self._guests.pin_is_shut)


def _who(scope: Scope) -> str:
    client = scope.get("client")
    return household(client[0]) if client else ""


def _sent_on(to: str) -> Response:
    """To a page of the app. Neither the address with the secret nor its answer may be kept or told on."""
    headers = {"Location": to, "Referrer-Policy": "no-referrer", "Cache-Control": "no-store"}
    return Response(status_code=303, headers=headers)


def _local(to: str) -> str:
    """The path if it leads into the app, else the first page. A browser reads a backslash as a slash."""
    try:
        parts = urlsplit(to)
    except ValueError:
        return "/"
    inside = to.startswith("/") and not to.startswith(("//", "/\\")) and not parts.scheme and not parts.netloc
    plain = to.isprintable() and "\\" not in to and not to.startswith("/join/")
    return quote(to, safe="/?&=%-._~") if inside and plain else "/"


async def _short_body(receive: Receive) -> bytes | None:
    """What the request brings; None if that is too much or breaks off."""
    body = b""
    while True:
        message: Message = await receive()
        if message["type"] != "http.request":
            return None
        body += message.get("body", b"")
        if len(body) > LONGEST_PIN:
            return None
        if not message.get("more_body", False):
            return body
