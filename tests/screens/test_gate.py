"""The gate of a shared table: who gets in by what, and what everybody else gets."""

import asyncio
import re
import threading
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import pytest

from screens.share.gate import LONGEST_PIN, Gate
from screens.share.guests import GONE, MOST, WRONG_PINS
from screens.share.invitation import Guests, Invitation, invitation
from screens.share.limits import MINUTE, WRONG, Tries

SECRET, PIN = "a-secret-of-this-evening", "042917"
PHONE = "0123456789abcdef" * 2
HERE = "192.168.1.5:8550"
BEHIND = "what lies behind the gate"


@cache
def loop() -> asyncio.AbstractEventLoop:
    """Runs in a thread of its own: a browser in the same test run has that of this one."""
    made = asyncio.new_event_loop()
    threading.Thread(target=made.run_forever, daemon=True).start()
    return made


@dataclass
class Answer:
    """What came back: `behind` tells that the gate let the request through."""

    status: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    body: str = ""

    @property
    def behind(self) -> bool:
        return self.body == BEHIND

    @property
    def cookie(self) -> str:
        return self.headers["set-cookie"].partition(";")[0]


class Table:
    """A gate at a table of which the time is ours."""

    def __init__(self, pin: str = PIN) -> None:
        self.time = 0.0
        self.invited = Invitation(f"http://{HERE}", SECRET, pin, Guests(lambda: self.time))
        self.said: list[str] = []
        self.vouched: list[Any] = []
        self.phones: list[str] = []
        self.gate = Gate(self._behind, self.invited, Tries(lambda: self.time), self.vouched.append, self.said.append)

    @property
    def name(self) -> str:
        return self.invited.cookie

    def member(self, number: int = 0) -> dict[str, str]:
        """The headers of a phone that has joined."""
        return {"cookie": f"{self.name}={SECRET}.{number:032x}", "origin": f"http://{HERE}"}

    def ask(
        self,
        path: str,
        method: str = "GET",
        body: Iterable[bytes] = (),
        address: str = "192.168.1.9",
        live: bool = False,
        **headers: str,
    ) -> Answer:
        """One request, or with `live` the opening of a live connection."""
        asked = self._ask(path, method, list(body), address, live, headers)
        return asyncio.run_coroutine_threadsafe(asked, loop()).result(10)

    def type_pin(self, pin: str, **more: str) -> Answer:
        return self.ask("/pin", "POST", [f"pin={pin}".encode()], **more)

    async def _ask(
        self, path: str, method: str, body: list[bytes], address: str, live: bool, headers: dict[str, str]
    ) -> Answer:
        path, _, query = path.partition("?")
        scope = {
            "type": "websocket" if live else "http",
            "path": path,
            "query_string": query.encode(),
            "client": (address, 50_000),
            "headers": [(name.encode(), value.encode()) for name, value in {"host": HERE, **headers}.items()],
            **({} if live else {"method": method}),
        }
        coming = [{"type": "http.request", "body": part, "more_body": True} for part in body]
        coming.append({"type": "http.request", "body": b"", "more_body": False})
        answer = Answer()

        async def receive() -> Any:
            return coming.pop(0)

        async def send(message: Any) -> None:
            if message["type"].endswith("response.start"):
                answer.status = message["status"]
                answer.headers = {name.decode(): value.decode() for name, value in message["headers"]}
            else:
                answer.body += message["body"].decode()

        await self.gate(scope, receive, send)
        return answer

    async def _behind(self, scope: Any, receive: Any, send: Any) -> None:
        self.phones.append(scope["state"]["phone"])
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": BEHIND.encode()})


@pytest.fixture
def table() -> Table:
    return Table()


# Strangers


@pytest.mark.parametrize(
    "cookie", ["", "other=1", f"tableside-00000000=yesterday.{PHONE}"], ids=["none", "other", "old"]
)
@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("HEAD", "/"),
        ("GET", "/game/1/table"),
        ("GET", "/main.dart.js"),
        ("GET", "/manifest.json"),
        ("GET", "/no/such/thing"),
        ("GET", "/pin"),
        ("PUT", f"/hand-over/{PHONE}"),
        ("GET", f"/hand-over/{PHONE}"),
        ("POST", "/"),
        ("DELETE", "/"),
        ("OPTIONS", "/"),
    ],
)
def test_a_stranger_gets_nothing_but_a_short_page_however_often(table, method, path, cookie):
    for _ in range(WRONG + 1):
        answer = table.ask(path, method, cookie=cookie)

    assert answer.status == 403
    assert "Scan the code on the host" in answer.body
    assert not table.phones


def test_a_stranger_opens_no_live_connection(table):
    assert table.ask("/ws", live=True, origin=f"http://{HERE}").status == 403
    assert not table.phones


@pytest.mark.parametrize(("pin", "fields"), [(PIN, 1), ("", 0)], ids=["with a PIN", "without"])
def test_the_page_has_a_field_for_the_pin_where_there_is_one(pin, fields):
    answer = Table(pin).ask("/")

    assert answer.body.count("<input") == answer.body.count('action="/pin"') == fields


def test_the_page_lets_the_browser_load_and_keep_nothing(table):
    headers = table.ask("/").headers

    assert "default-src 'none'" in headers["Content-Security-Policy".lower()]
    assert headers["cache-control"] == "no-store"


# By the link


def test_the_link_lets_in_and_leaves_no_trace_of_itself(table):
    answer = table.ask(f"/join/{SECRET}")

    assert (answer.status, answer.headers["location"]) == (303, "/")
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cache-control"] == "no-store"
    attributes = answer.headers["set-cookie"].split("; ")[1:]
    assert sorted(attributes) == ["HttpOnly", "Max-Age=43200", "Path=/", "SameSite=lax"]
    assert table.ask("/", cookie=answer.cookie).behind


def test_each_phone_gets_a_name_of_its_own_and_keeps_it(table):
    first, second = (table.ask(f"/join/{SECRET}").cookie for _ in range(2))
    again = table.ask(f"/join/{SECRET}", cookie=first).cookie

    assert first == again != second


@pytest.mark.parametrize(
    ("to", "leads"),
    [
        ("/game/abc/table", "/game/abc/table"),
        ("/rules?q=turn", "/rules?q=turn"),
        ("/a%20b", "/a%20b"),
        ("", "/"),
        ("game", "/"),
        ("//evil.example", "/"),
        ("/%5Cevil.example", "/"),
        ("/a%5C..%5Cevil", "/"),
        ("https://evil.example/", "/"),
        ("javascript:alert(1)", "/"),
        ("/%0D%0ASet-Cookie:%20a=b", "/"),
        ("/%09/evil.example", "/"),
        ("//[", "/"),
        ("/join/other", "/"),
    ],
)
def test_the_link_leads_on_into_the_app_only(table, to, leads):
    assert table.ask(f"/join/{SECRET}?to={to}").headers["location"] == leads


@pytest.mark.parametrize("given", ["", "x", SECRET[:-1], f"{SECRET}x", SECRET.upper(), f"{SECRET}/", "ä", "\udcff"])
def test_another_link_lets_nobody_in(table, given):
    answer = table.ask(f"/join/{given}")

    assert answer.status == 403
    assert "set-cookie" not in answer.headers


# By the PIN


@pytest.mark.parametrize("typed", [PIN, "042+917", "+042917%20"])
def test_the_pin_lets_in_however_it_is_spaced(table, typed):
    answer = table.type_pin(typed)

    assert (answer.status, answer.headers["location"]) == (303, "/")
    assert table.ask("/", cookie=answer.cookie).behind


@pytest.mark.parametrize("typed", ["42917", "042918", "0429170", SECRET, "٠٤٢٩١٧"])
def test_another_pin_lets_nobody_in(table, typed):
    answer = table.type_pin(typed)

    assert answer.status == 403
    assert "not the PIN" in answer.body


def test_without_a_pin_none_lets_in():
    for typed in ("", "000000"):
        assert Table(pin="").type_pin(typed).status == 403


def test_more_than_a_pin_is_not_read(table):
    answer = table.ask("/pin", "POST", [b"pin=042917&", b"x" * LONGEST_PIN])

    assert answer.status == 413


def test_a_hundred_wrong_pins_shut_it_for_the_evening_while_the_link_goes_on(table):
    for number in range(WRONG_PINS):
        assert table.type_pin("000000", address=f"192.168.2.{number}").status == 403

    answer = table.type_pin(PIN, address="192.168.3.1")
    assert answer.status == 403
    assert "The PIN is shut" in answer.body
    assert "<input" not in table.ask("/").body
    assert len(table.said) == 1
    assert table.ask(f"/join/{SECRET}").status == 303


# Tries


def wrong_link(table: Table, **more: str) -> Answer:
    return table.ask("/join/wrong", **more)


def wrong_pin(table: Table, **more: str) -> Answer:
    return table.type_pin("000000", **more)


def wrong_cookie(table: Table, **more: str) -> Answer:
    return table.ask("/", cookie=f"{table.name}=wrong.{PHONE}", **more)


def wrong_live(table: Table, **more: str) -> Answer:
    return table.ask("/ws", live=True, cookie=f"{table.name}={SECRET}.no-phone", **more)


@pytest.mark.parametrize("wrong", [wrong_link, wrong_pin, wrong_cookie, wrong_live])
def test_ten_wrong_tries_in_a_minute_shut_out_an_address_until_it_is_over(table, wrong):
    for _ in range(WRONG):
        assert wrong(table).status == 403

    for answer in (wrong(table), table.ask(f"/join/{SECRET}"), table.type_pin(PIN)):
        assert answer.status == 429
        assert answer.headers["retry-after"] == "60"
        assert "Wait a minute" in answer.body
    assert table.ask(f"/join/{SECRET}", address="192.168.1.10").status == 303, "another address"
    table.time += MINUTE - 0.5
    assert table.ask(f"/join/{SECRET}").headers["retry-after"] == "1"
    table.time += 0.5
    assert table.ask(f"/join/{SECRET}").status == 303


def test_a_phone_that_is_in_goes_on_while_its_address_is_shut_out(table):
    for _ in range(WRONG):
        wrong_link(table)

    assert table.ask("/", **table.member()).behind
    assert table.ask("/ws", live=True, **table.member()).behind
    assert table.ask(f"/join/{SECRET}", **table.member()).status == 303
    assert table.ask("/join/wrong", **table.member()).status == 429


def test_a_network_of_ipv6_counts_as_one_address(table):
    for number in range(WRONG):
        wrong_link(table, address=f"2001:db8::{number:x}")

    assert wrong_link(table, address="2001:db8::ffff:1").status == 429
    assert wrong_link(table, address="2001:db8:0:1::1").status == 403


# Phones that are in


def test_behind_the_gate_a_phone_has_the_name_that_it_was_given(table):
    table.ask("/", **table.member(7))

    assert table.phones == [f"{7:032x}"]
    assert table.vouched == [("192.168.1.9", 50_000)]


def test_a_live_connection_says_from_which_page_it_comes(table):
    member = table.member()
    del member["origin"]

    assert table.ask("/ws", live=True, **member).status == 403
    assert table.ask("/", **member).behind


def test_the_thirteenth_phone_is_told_that_the_table_is_full(table):
    for number in range(MOST):
        assert table.ask("/", **table.member(number)).behind

    for answer in (table.ask("/", **table.member(MOST)), table.ask("/ws", live=True, **table.member(MOST))):
        assert answer.status == 503
        assert "Twelve phones are at this table" in answer.body
    assert table.ask(f"/join/{SECRET}").status == 503
    assert table.type_pin(PIN).status == 503
    assert table.ask("/", **table.member(3)).behind, "one of the twelve"


def test_a_phone_that_has_been_gone_for_ten_minutes_makes_room(table):
    for number in range(MOST):
        table.ask("/", **table.member(number))
    table.time += GONE - 1
    for number in range(1, MOST):
        table.ask("/", **table.member(number))

    assert table.ask("/", **table.member(MOST)).status == 503
    table.time += 1
    assert table.ask(f"/join/{SECRET}").status == 303
    assert table.ask("/", **table.member(MOST)).behind
    assert table.ask("/", **table.member(0)).status == 503


def test_the_secret_has_128_bits_and_is_another_each_time():
    made = [invitation("http://here", pin=True) for _ in range(100)]

    assert len({it.secret for it in made}) == 100
    assert all(re.fullmatch(r"[\w-]{22}", it.secret) and re.fullmatch(r"\d{6}", it.pin) for it in made)
    assert len({it.cookie for it in made}) == 100
