"""What the app shows waits until it is kept."""

import asyncio
from collections.abc import Callable

import flet as ft
import msgpack
from flet.messaging.protocol import Message, MessageAction
from hypothesis import given
from hypothesis import strategies as st

from offline.connection import PageConnection


class Page:
    """Notes what happens, in order. `faults` are what it says at the next attempts to keep."""

    def __init__(self, *faults: str) -> None:
        self.log: list[object] = []
        self.keeping = asyncio.Event()
        self.keeping.set()
        self._faults = list(faults)

    def post(self, frame: bytes) -> None:
        assert frame[:1] == b"\0"
        self.log.append(msgpack.unpackb(frame[1:])[1])

    async def settle(self) -> None:
        self.log.append("keep")
        await self.keeping.wait()
        if self._faults and (fault := self._faults.pop(0)):
            raise OSError(fault)
        self.log.append("kept")


def run(
    story: Callable[[Page, PageConnection, list[str | None]], object], *faults: str
) -> tuple[Page, list[str | None]]:
    """A story with a connection, and what has come of it when nothing is left to do."""

    async def told() -> tuple[Page, list[str | None]]:
        page, words = Page(*faults), []
        connection = PageConnection(page, lambda page: None, "http://127.0.0.1/", words.append)
        before = asyncio.all_tasks()
        await story(page, connection, words)
        await quiet()
        for task in before - {asyncio.current_task()}:
            task.cancel()
        return page, words

    return asyncio.run(told())


async def quiet() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def message(body: object) -> Message:
    return Message(MessageAction.PATCH_CONTROL, body)


def test_nothing_is_shown_before_it_is_kept():
    async def story(page: Page, connection: PageConnection, _: object) -> None:
        page.keeping.clear()
        connection.send_message(message("one"))
        await quiet()
        assert page.log == ["keep"]
        page.keeping.set()

    page, words = run(story)

    assert page.log == ["keep", "kept", "one"]
    assert words == [None]


def test_what_is_drawn_while_the_one_before_is_kept_waits_for_its_own_turn():
    async def story(page: Page, connection: PageConnection, _: object) -> None:
        page.keeping.clear()
        connection.send_message(message("one"))
        await quiet()
        connection.send_message(message("two"))
        connection.send_message(message("three"))
        await quiet()
        page.keeping.set()

    page, _ = run(story)

    assert page.log == ["keep", "kept", "one", "keep", "kept", "two", "three"]


def test_a_fault_is_told_play_goes_on_and_the_next_change_tries_again():
    async def story(page: Page, connection: PageConnection, words: list[str | None]) -> None:
        connection.send_message(message("one"))
        await quiet()
        assert words == ["no space"]
        connection.send_message(message("two"))

    page, words = run(story, "no space")

    assert page.log == ["keep", "one", "keep", "kept", "two"]
    assert words == ["no space", None]


@given(
    st.lists(st.tuples(st.integers(0, 9), st.booleans()), max_size=12),
    st.lists(st.sampled_from(["", "full"]), max_size=12),
)
def test_every_frame_comes_once_in_order_and_after_something_was_tried_to_keep_it(
    steps: list[tuple[int, bool]], faults: list[str]
):
    async def story(page: Page, connection: PageConnection, _: object) -> None:
        for body, waits in steps:
            connection.send_message(message(body))
            page.log.append(("drawn", body))
            if waits:
                await quiet()

    page, words = run(story, *faults)

    assert [entry for entry in page.log if isinstance(entry, int)] == [body for body, _ in steps]
    assert len(words) == page.log.count("keep")
    # Between being drawn and being shown, keeping was begun at least once.
    drawn, shown = ([at for at, entry in enumerate(page.log) if isinstance(entry, kind)] for kind in (tuple, int))
    assert all("keep" in page.log[start:end] for start, end in zip(drawn, shown, strict=True))


def test_frames_of_another_kind_are_dropped():
    async def story(page: Page, connection: PageConnection, _: object) -> None:
        connection.receive(b"\1\0\0\0data")
        connection.receive(b"")

    page, words = run(story)

    assert (page.log, words) == ([], [])


def greeted(app: Callable[[ft.Page], None], route: str) -> Page:
    """What a page hears that has said where it is."""
    body = {"session_id": None, "page_name": "", "page": {"route": route, "platform": "android", "web": True}}

    async def story() -> Page:
        page = Page()
        connection = PageConnection(page, app, "http://127.0.0.1/", lambda fault: None)
        connection.receive(b"\0" + msgpack.packb([MessageAction.REGISTER_CLIENT.value, body]))
        for _ in range(3):
            await quiet()
        return page

    return asyncio.run(story())


def test_a_page_that_greets_is_answered_and_gets_the_app():
    routes: list[str] = []

    page = greeted(lambda page: routes.append(page.route), "/game/7/table")

    assert routes == ["/game/7/table"]
    assert page.log[:2] == ["keep", "kept"]
    assert page.log[2]["error"] == ""
    assert page.log[2]["session_id"]


def test_what_the_app_does_wrong_at_its_start_is_told_to_the_page():
    def broken(page: ft.Page) -> None:
        raise ValueError("this game is not known")

    page = greeted(broken, "/")

    assert any("this game is not known" in str(entry) for entry in page.log)
