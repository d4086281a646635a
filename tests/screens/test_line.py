"""The line of a phone over real sockets: cut, silent, flooded, and claimed by strangers."""

import asyncio
import contextlib
import json
import os
import random
import time
from typing import Any

import pytest
from fastapi import WebSocketDisconnect
from websockets.asyncio.client import connect

from screens.share import line as share_line
from screens.share import lines as share_lines
from screens.share.line import HEAD, Line
from screens.share.lines import BURST, SUSTAINED, Lines
from tests.network import Proxy, at, in_time, served
from tests.phone import Wire

SEEDS = range(40 if os.environ.get("HYPOTHESIS_PROFILE") == "soak" else 3)

NOTICED = 1.0
"""Seconds for an answer that a person would notice, and that no test run on a busy machine takes by itself."""

DEAF: dict[str, Any] = {"max_queue": 1, "close_timeout": 0.1}
ONE, OTHER = {"user-agent": "Ada's"}, {"user-agent": "Ben's"}


class Echo(Lines):
    """In the place of Flet: keeps what comes and answers each frame with the same."""

    def __init__(self, evening: float = 60, shared: bool = False) -> None:
        super().__init__(lambda page: None, evening, shared)
        self.came: dict[str, list[bytes]] = {}
        self.lines: dict[str, Line] = {}

    async def handle(self, line: Line) -> None:
        self.came[line.id], self.lines[line.id] = [], line
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                frame = await line.receive_bytes()
                self.came[line.id].append(frame)
                await line.send_bytes(frame)


@pytest.mark.parametrize("seed", SEEDS)
def test_each_tap_arrives_once_and_in_order_however_often_the_connection_is_cut(seed: int) -> None:
    async def run() -> None:
        lot = random.Random(seed)
        lines = Echo()
        taps = [f"tap {number}".encode() for number in range(200)]
        async with served(lines) as port, Proxy(port, lot) as network, Wire(network.url) as phone:
            for tap in taps:
                await phone.send(tap)
                if lot.random() < 0.3:
                    await asyncio.sleep(0.002)
            await phone.until(lambda: len(phone.frames) == len(taps))

            assert phone.id is not None
            assert lines.came[phone.id] == taps
            assert phone.frames == taps
            assert phone.dials > 5
            assert len(lines) == 1

    in_time(run())


def test_a_frame_that_is_sent_again_is_not_done_again() -> None:
    async def run() -> None:
        lines = Echo()
        async with served(lines) as port, connect(at(port)) as socket:
            await socket.send('{"begin": null}')
            said = json.loads(await socket.recv())
            for number in (1, 1, 2, 1, 2, 3):
                await socket.send(HEAD.pack(number, 0) + f"tap {number}".encode())
            echoed = [(await socket.recv())[HEAD.size :] for _ in range(3)]

            assert echoed == lines.came[said["line"]] == [b"tap 1", b"tap 2", b"tap 3"]

    in_time(run())


@pytest.mark.parametrize("shared", [True, False])
def test_a_page_is_told_whether_it_shows_all_the_time_that_it_is_connected(shared: bool) -> None:
    async def run() -> None:
        async with served(Echo(shared=shared)) as port, connect(at(port)) as socket:
            await socket.send('{"begin": null}')

            assert json.loads(await socket.recv())["shared"] is shared

    in_time(run())


@pytest.mark.parametrize(
    "messages",
    [
        ["no JSON"],
        ["[]"],
        ["{}"],
        [b"\0\1"],
        ['{"resume": "x"}'],
        ['{"resume": 5, "got": -1}'],
        ['{"resume": ["x"], "got": 0}'],
        [f'{{"begin": "{"x" * 2000}"}}'],
        ['{"begin": null}', "no JSON"],
        ['{"begin": null}', '{"ping": 7}'],
        ['{"begin": null}', '{"ping": "1"}'],
        ['{"begin": null}', b"\1\0"],
        ['{"begin": null}', HEAD.pack(2, 0) + b"the first is missing"],
        ['{"begin": null}', HEAD.pack(1, 9) + b"has seen what was never sent"],
        ['{"begin": null}', "[" * 999],
    ],
)
def test_what_no_page_of_ours_says_closes_the_socket(messages: list[str | bytes]) -> None:
    async def run() -> None:
        async with served(Echo()) as port, connect(at(port)) as socket, Wire(at(port)) as other:
            for message in messages:
                await socket.send(message)
            async for _ in socket:
                pass
            await other.send(b"undisturbed")
            await other.until(lambda: other.frames == [b"undisturbed"])

            assert socket.close_code is not None

    in_time(run())


def test_a_stranger_gets_nowhere_with_the_line_of_another_phone() -> None:
    async def run() -> None:
        lines = Echo()
        async with served(lines) as port, Wire(at(port), headers=ONE) as ada:
            await ada.send(b"tap")
            await ada.until(lambda: ada.frames == [b"tap"])
            for wanted in ({"resume": ada.id, "got": 1, "sent": 1}, {"resume": "guessed", "got": 0, "sent": 0}):
                async with connect(at(port), additional_headers=OTHER) as stranger:
                    await stranger.send(json.dumps(wanted))
                    assert json.loads(await stranger.recv()) == {"gone": None}
            async with Wire(at(port), before=ada.id, headers=OTHER) as stranger:
                assert stranger.id != ada.id
            await ada.send(b"still here")
            await ada.until(lambda: ada.frames == [b"tap", b"still here"])

            assert ada.dials == 1

    in_time(run())


def test_a_page_loaded_anew_ends_its_line_and_a_duplicated_tab_leaves_it_alone() -> None:
    async def run() -> None:
        lines = Echo()
        async with served(lines) as port, Wire(at(port)) as page:
            async with Wire(at(port), before=page.id) as duplicate:
                await page.send(b"tap")
                await page.until(lambda: page.frames == [b"tap"])
                assert len(lines) == 2
                left = duplicate.id
            async with Wire(at(port), before=left) as reloaded:
                assert lines.lines[str(left)].ended
                assert not lines.lines[str(page.id)].ended
                assert reloaded.id not in (left, page.id)
                assert len(lines) == 2

    in_time(run())


def test_a_phone_for_which_too_much_has_piled_up_is_told_how_far_it_had_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(share_line, "MOST_KEPT", 3)

    async def run() -> None:
        lines = Echo()
        async with served(lines) as port:
            async with Wire(at(port)) as phone:
                await phone.send(b"tap")
                await phone.until(lambda: phone.frames == [b"tap"])
            line = lines.lines[str(phone.id)]
            while not line.away:
                await asyncio.sleep(0.01)
            for _ in range(3):
                assert not line.ended
                await line.send_bytes(b"what has changed meanwhile")
            assert line.ended
            async with connect(at(port)) as socket:
                await socket.send(json.dumps({"resume": phone.id, "got": 1, "sent": 1}))
                assert json.loads(await socket.recv()) == {"gone": 1}

        assert len(lines) == 0

    in_time(run())


def test_a_line_to_which_nobody_comes_back_is_over_after_the_evening() -> None:
    async def run() -> None:
        lines = Echo(evening=0.1)
        async with served(lines) as port:
            async with Wire(at(port)) as phone:
                await asyncio.sleep(0.2)
                assert len(lines) == 1
            while len(lines):
                await asyncio.sleep(0.02)

            assert lines.lines[str(phone.id)].ended

    in_time(run())


def test_a_socket_that_has_gone_silent_is_left_and_the_line_goes_on_over_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(share_lines, "SILENCE", 0.3)
    monkeypatch.setattr(share_lines, "QUIET", 0.1)

    async def run() -> None:
        lines = Echo()
        async with served(lines) as port, Proxy(port) as network, Wire(network.url) as phone:
            line = lines.lines[str(phone.id)]
            # It answers when it is asked, so it is not taken for dead.
            await asyncio.sleep(0.5)
            assert not line.away
            network.dead = True
            while not line.away:
                await asyncio.sleep(0.02)
            network.dead = False
            await phone.send(b"tap")
            network.cut()
            await phone.until(lambda: phone.frames == [b"tap"])

            assert lines.came[line.id] == [b"tap"]

    in_time(run())


def test_a_phone_that_never_reads_is_given_up_and_the_others_notice_nothing() -> None:
    async def run() -> None:
        lines = Echo()
        async with served(lines) as port, Wire(at(port)) as other, connect(at(port), **DEAF) as deaf:
            await deaf.send('{"begin": null}')
            line = lines.lines[json.loads(await deaf.recv())["line"]]
            most = 0.0
            for _ in range(100):
                await line.send_bytes(bytes(100_000))
                most = max(most, await answer(other))
                if line.ended:
                    break

            assert line.ended
            assert most < NOTICED
            # It is not waited for, either.
            while len(lines) > 1:
                await asyncio.sleep(0.02)

    in_time(run())


def test_a_flood_is_slowed_down_and_the_others_notice_nothing() -> None:
    async def run() -> None:
        lines = Echo()
        async with served(lines) as port, Wire(at(port)) as other, connect(at(port), close_timeout=0.1) as flood:
            await flood.send('{"begin": null}')
            id = json.loads(await flood.recv())["line"]

            async def pour() -> None:
                for number in range(1, 5000):
                    await flood.send(HEAD.pack(number, 0) + b"tap")
                    # Both are in one loop here.
                    await asyncio.sleep(0)

            pouring = asyncio.create_task(pour())
            begun = time.monotonic()
            most = 0.0
            while len(lines.came[id]) < BURST + 5:
                most = max(most, await answer(other))
                await asyncio.sleep(0.02)
            pouring.cancel()

            assert len(lines.came[id]) <= BURST + 1 + SUSTAINED * (time.monotonic() - begun)
            assert most < NOTICED

    in_time(run())


async def answer(phone: Wire) -> float:
    """Seconds until a phone has the answer to a tap."""
    begun = time.monotonic()
    expected = len(phone.frames) + 1
    await phone.send(b"are you there")
    await phone.until(lambda: len(phone.frames) >= expected)
    return time.monotonic() - begun


def test_of_a_thousand_pages_of_one_phone_only_the_last_are_kept() -> None:
    async def run() -> None:
        lines = Echo()
        async with served(lines) as port, Wire(at(port), headers=OTHER) as other:
            for _ in range(share_lines.LINES + 5):
                async with connect(at(port), additional_headers=ONE) as socket:
                    await socket.send('{"begin": null}')
                    await socket.recv()

            assert len(lines) == share_lines.LINES + 1
            assert not lines.lines[str(other.id)].ended

    in_time(run())
