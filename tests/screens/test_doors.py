"""Strangers, floods and people who keep others waiting, over real sockets: those who belong here notice nothing."""

import socket
import statistics
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

import main
from screens.share.doors import LONGEST, OF_ALL, OF_ONE, Doors
from screens.share.invitation import Invitation
from screens.share.limits import WRONG
from tests.screens.serving import Caller, is_closed, serving

SECRET, TICKET = "a-secret-of-this-evening", "0" * 32
PROMPT = 0.3
"""Seconds in which somebody who belongs here is answered."""

FEW, MANY = 20, 50
"""Connections that the server here takes from one address, and in all."""

SOON = 0.6
"""Seconds for which the server here waits for a head, or for more of a body."""


@pytest.fixture(scope="module")
def doors() -> Doors:
    return Doors(FEW, MANY)


@pytest.fixture(scope="module")
def port(doors: Doors) -> Iterator[int]:
    invited = Invitation("http://127.0.0.1", SECRET)
    with serving(main.ASSETS, invited=invited, doors=doors, head=SOON, still=SOON) as port:
        yield port


@pytest.fixture
def friend(port: int) -> Caller:
    """A phone that is in."""
    cookie = f"{Invitation('', SECRET).cookie}={SECRET}.{1:032x}"
    return Caller(port, {"Cookie": cookie}, address="127.0.0.77")


@pytest.fixture
def stranger(port: int) -> Caller:
    return Caller(port, {})


@pytest.fixture
def opened() -> Iterator[ExitStack]:
    """Connections that are closed after the test."""
    with ExitStack() as stack:
        yield stack


def is_served_promptly(friend: Caller) -> bool:
    """Whether most requests for a file of the app are answered as soon as ever."""
    took = []
    for _ in range(5):
        began = time.perf_counter()
        assert friend.ask("/manifest.json")[0] == 200
        took.append(time.perf_counter() - began)
    # The machine that runs the tests may pause once.
    return statistics.median(took) < PROMPT


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "/"), ("GET", "/main.dart.js"), ("GET", "/no/such/thing"), ("PUT", f"/hand-over/{TICKET}")],
)
def test_a_stranger_gets_a_short_page_and_the_connection_is_closed(friend, stranger, method, path):
    status, words = stranger.ask(path, method, b"x" if method == "PUT" else None)

    assert status == 403
    assert "This table is by invitation" in words
    assert len(words) < 2_500
    assert friend.ask(path, method, b"x" if method == "PUT" else None)[0] in (200, 204)


def test_a_stranger_gets_no_live_connection(friend, stranger, opened):
    (line, refused), (other, taken) = stranger.live(), friend.live()
    opened.enter_context(line)
    opened.enter_context(other)

    assert refused.startswith(b"HTTP/1.1 403 ")
    assert taken.startswith(b"HTTP/1.1 101 ")


def test_whoever_guesses_is_shut_out_while_the_others_go_on(port, friend):
    guesser = Caller(port, {}, address="127.0.0.66")

    answers = [guesser.ask(f"/join/{number}")[0] for number in range(WRONG + 1)]

    assert answers == [403] * WRONG + [429]
    assert guesser.ask(f"/join/{SECRET}")[0] == 429
    assert is_served_promptly(friend)


def test_an_upload_that_nobody_may_send_is_refused_before_it_has_come(stranger, opened):
    line = opened.enter_context(stranger.dial())
    line.sendall(f"PUT /hand-over/{TICKET} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 200000000\r\n\r\n".encode())

    assert line.recv(100).startswith(b"HTTP/1.1 403 ")
    assert is_closed(line)


@pytest.mark.parametrize("header", ["Content-Length: 5", "Transfer-Encoding: chunked"])
def test_nothing_is_taken_in_where_nothing_belongs(friend, opened, header):
    line = opened.enter_context(friend.dial())
    head = f"POST /settings HTTP/1.1\r\nHost: localhost\r\nCookie: {friend.headers['Cookie']}\r\n{header}\r\n\r\n"
    line.sendall(head.encode())

    assert line.recv(100).startswith(b"HTTP/1.1 413 ")
    assert is_closed(line)


def test_a_flood_from_one_address_is_held_at_its_limit(port, friend, opened):
    flood = [opened.enter_context(Caller(port, {}).dial()) for _ in range(3 * FEW)]

    assert sum(not is_closed(line, 0.01) for line in flood) <= FEW
    assert is_served_promptly(friend)


def test_a_flood_from_many_addresses_takes_no_place_from_those_who_are_in(port, doors, friend, opened):
    line, _ = friend.live()
    opened.enter_context(line)
    for number in range(2 * MANY):
        try:
            opened.enter_context(Caller(port, {}, address=f"127.0.1.{number % 100}").dial())
        except OSError:
            pytest.skip("this machine has one address of its own only")

    assert is_served_promptly(friend)
    assert len(doors) <= MANY
    assert not is_closed(line, 0.01)


@pytest.mark.parametrize(
    "begun",
    [
        pytest.param("", id="nothing at all"),
        pytest.param("GET / HTTP/1.1\r\nHost: local", id="half a head"),
        pytest.param("GET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HT", id="half a second head"),
    ],
)
def test_a_connection_without_a_whole_head_is_closed(friend, opened, begun):
    waiting = [opened.enter_context(friend.dial()) for _ in range(5)]
    for line in waiting:
        line.sendall(begun.replace("localhost", f"localhost\r\nCookie: {friend.headers['Cookie']}").encode())

    assert is_served_promptly(friend)
    assert all(is_closed(line, 8 * SOON) for line in waiting)


def test_a_head_that_trickles_in_gains_no_time(stranger, opened):
    line = opened.enter_context(stranger.dial())
    began = time.monotonic()
    with suppress(ConnectionError):
        for sign in "GET / HTTP/1.1\r\nHost: localhost\r\nX: " + 100 * "x":
            line.sendall(sign.encode())
            time.sleep(SOON / 10)

    assert time.monotonic() - began < 4 * SOON


def test_a_body_that_stands_still_is_given_up(friend, opened):
    line = opened.enter_context(friend.dial())
    name = f"{2:032x}"
    line.sendall(
        f"PUT /hand-over/{name} HTTP/1.1\r\nHost: localhost\r\nCookie: {friend.headers['Cookie']}\r\n"
        "Content-Length: 100\r\n\r\nsome of it".encode()
    )
    for _ in range(3):
        time.sleep(SOON / 2)
        line.sendall(b"more")
    went_on = not is_closed(line, 0.01)

    assert went_on, "what moves on is waited for"
    assert is_closed(line, 8 * SOON)


def test_whoever_reads_nothing_of_an_answer_is_left(doors, friend, opened):
    line = opened.enter_context(socket.socket())
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    line.connect(("127.0.0.1", friend.port))
    before = len(doors)
    head = f"GET /main.dart.wasm HTTP/1.1\r\nHost: localhost\r\nCookie: {friend.headers['Cookie']}\r\n\r\n"
    line.sendall(head.encode())

    assert is_served_promptly(friend)
    deadline = time.monotonic() + 8 * SOON
    while len(doors) >= max(before, 1) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert len(doors) < max(before, 1)


def test_a_huge_message_ends_its_own_line_alone(friend, opened):
    (line, _), (other, _) = friend.live(), friend.live()
    opened.enter_context(line)
    opened.enter_context(other)
    with suppress(ConnectionError):
        line.sendall(b"\x82\xff" + struct.pack(">Q", LONGEST + 1) + bytes(4))

    assert is_closed(line)
    assert not is_closed(other, 0.05)
    assert is_served_promptly(friend)


def test_without_an_invitation_the_same_limits_hold(tmp_path: Path, opened):
    (tmp_path / "index.html").write_text("<title>Tableside</title>", encoding="utf-8")
    doors = Doors(FEW, MANY)
    with serving(tmp_path, doors=doors, head=SOON, still=SOON) as port:
        caller = Caller(port, {})
        flood = [opened.enter_context(caller.dial()) for _ in range(2 * FEW)]

        assert sum(not is_closed(line, 0.01) for line in flood) <= FEW
        assert all(is_closed(line, 8 * SOON) for line in flood)
        assert caller.ask("/")[0] == 200
        assert caller.ask("/", "POST", b"something")[0] == 413
        assert caller.ask("/", "DELETE", Origin="http://elsewhere.example")[0] == 403


def test_a_full_table_of_phones_behind_one_address_has_room():
    assert OF_ONE >= 12 * 7, "a browser opens six connections and the live one"
    assert OF_ALL >= 2 * OF_ONE
