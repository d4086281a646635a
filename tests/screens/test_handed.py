"""Large files that are handed over past the live connection: taken in once, by ticket, up to a size, from our page."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.requests import Request

from screens import handed
from screens.hand_over import give, take
from screens.handed import AT_ONCE, LARGEST, Ticket, arrived, offered, ticket_in

NAME = "0123456789abcdef" * 2


@pytest.fixture(autouse=True)
def nothing_waits() -> Iterator[None]:
    handed.arriving_files.clear()
    handed.offered_files.clear()
    yield
    handed.arriving_files.clear()
    handed.offered_files.clear()


def request(*chunks: bytes, length: Any = None, gone: bool = False, **headers: str) -> Request:
    """A request with a body in chunks; with `gone`, the browser goes away after them."""
    told = {"content-length": str(length if length is not None else sum(map(len, chunks))), **headers}
    messages: list[dict[str, Any]] = [
        *({"type": "http.request", "body": chunk, "more_body": True} for chunk in chunks),
        {"type": "http.disconnect"} if gone else {"type": "http.request", "body": b"", "more_body": False},
    ]

    async def receive() -> dict[str, Any]:
        return messages.pop(0)

    raw = [(name.encode(), value.encode()) for name, value in told.items()]
    return Request({"type": "http", "method": "PUT", "path": "/", "headers": raw}, receive)


def test_a_file_arrives_whole_under_its_ticket_and_is_given_away_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handed, "PATIENCE", 0)

    async def story() -> tuple[int, bytes | None, bytes | None]:
        status = (await take(NAME, request(b"first, ", b"second"))).status_code
        ticket = Ticket(NAME, 13)
        monkeypatch.setattr(handed, "PATIENCE", 1)
        first = await arrived(ticket, lambda done, of: None)
        monkeypatch.setattr(handed, "PATIENCE", 0)
        return status, first, await arrived(ticket, lambda done, of: None)

    assert asyncio.run(story()) == (204, b"first, second", None)


@pytest.mark.parametrize(
    ("name", "given", "status"),
    [
        pytest.param("../../settings", request(b"x"), 403, id="no ticket"),
        pytest.param(NAME.upper(), request(b"x"), 403, id="no ticket of ours"),
        pytest.param(NAME, request(b"x", host="a:1", origin="http://b:1"), 403, id="a page of another site"),
        pytest.param(NAME, request(length=LARGEST + 1), 413, id="too large"),
        pytest.param(NAME, request(b"x", length="none"), 413, id="no length"),
        pytest.param(NAME, request(b"x", gone=True), 400, id="a browser that goes away"),
    ],
)
def test_what_is_not_meant_is_refused_and_nothing_of_it_stays(name: str, given: Request, status: int) -> None:
    answer = asyncio.run(take(name, given))

    assert answer.status_code == status
    assert not handed.arriving_files


def test_a_ticket_is_taken_only_once_and_only_a_few_files_wait() -> None:
    async def story() -> list[int]:
        names = [f"{number:032x}" for number in range(AT_ONCE)]
        return [(await take(name, request(b"x"))).status_code for name in (*names, names[0], NAME)]

    assert asyncio.run(story()) == [204] * AT_ONCE + [403, 413]


def test_what_is_saved_is_fetched_once_under_the_ticket_in_its_name() -> None:
    name = offered("all.zip", b"content")
    ticket = name.removeprefix("handed-over-").removesuffix("-all.zip")

    answers = [asyncio.run(give(ticket)) for _ in range(2)]

    assert [(answer.status_code, answer.body) for answer in answers] == [(200, b"content"), (404, b"")]
    assert len(ticket) == 32


def test_of_what_nobody_fetches_only_the_newest_is_held() -> None:
    names = [offered("all.zip", b"content") for _ in range(AT_ONCE + 1)]

    held = [asyncio.run(give(name.split("-")[2])).status_code for name in names]

    assert held == [404, *[200] * AT_ONCE]


@pytest.mark.parametrize(
    ("content", "ticket"),
    [
        pytest.param(f"handed over: {NAME} 3000000".encode(), Ticket(NAME, 3_000_000), id="a ticket"),
        pytest.param(f"handed over: {NAME} 3000000\n".encode(), None, id="something more"),
        pytest.param(b"PK\x03\x04", None, id="a file"),
        pytest.param(b"", None, id="nothing"),
    ],
)
def test_a_ticket_is_told_from_a_file(content: bytes, ticket: Ticket | None) -> None:
    assert ticket_in(content) == ticket
