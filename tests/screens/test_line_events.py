"""What a handler is told about the tap that it answers: by which name, and whether it was aimed at an old screen."""

import asyncio
import contextvars
from collections.abc import Callable
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import flet as ft
import pytest

from screens.share import line, lines
from screens.share.lines import Lines
from tests.network import at, in_time, served
from tests.phone import Client

Said = tuple[str | None, bool | None]


@dataclass
class Score:
    """Something that several phones look at and change."""

    value: int = 0
    watchers: list[Callable[[], None]] = field(default_factory=list)
    said: list[Said] = field(default_factory=list)

    def change(self) -> None:
        self.value += 1
        for watcher in self.watchers:
            watcher()

    def app(self, page: ft.Page) -> None:
        connected = 0

        def again(event: object) -> None:
            nonlocal connected
            connected += 1
            page.render(Shown, self, connected)

        page.on_connect = again
        page.render(Shown, self, connected)


@ft.component
def Shown(score: Score, connected: int) -> ft.Control:
    value, set_value = ft.use_state(score.value)
    news: Any = ft.use_ref(None)

    def watch() -> None:
        context = contextvars.copy_context()

        def changed() -> None:
            news.current = line.news()
            set_value(score.value)

        score.watchers.append(lambda: context.run(changed))

    async def tap() -> None:
        score.said.append((line.event_id(), line.outdated(news.current)))

    ft.use_effect(watch, [])
    return ft.Column([ft.Text(f"Score {value}, {connected}"), ft.Button("Tap", on_click=tap, key=value)])


async def tapped(score: Score, phone: Client, seen: int | None = None) -> Said:
    """What the handler was told about a tap on a screen as it was with this frame."""
    before = len(score.said)
    await phone.tap(phone.find("Tap"), seen=seen)
    while len(score.said) == before:
        await asyncio.sleep(0.01)
    return score.said[-1]


def test_each_tap_has_a_name_of_its_own_and_one_that_was_aimed_at_an_old_screen_is_known() -> None:
    async def run() -> None:
        score = Score()
        async with served(Lines(score.app, 60)) as port, Client(at(port)) as ada, Client(at(port)) as ben:
            first, was_outdated = await tapped(score, ada)
            assert was_outdated is False
            before = len(ada.frames)
            score.change()
            await ada.until(lambda: ada.sees("Score 1"))
            await ben.until(lambda: ben.sees("Score 1"))

            late = await tapped(score, ada, seen=before)
            aimed = await tapped(score, ada)
            others, _ = await tapped(score, ben)

            assert (late[1], aimed[1]) == (True, False)
            names = [first, late[0], aimed[0], others]
            assert len(set(names)) == 4
            assert len({str(name).partition(":")[0] for name in names}) == 2
            assert ada.id is not None
            assert ada.id not in str(names)

    in_time(run())


def test_a_page_loaded_anew_finds_its_session_and_taps_on_the_screen_before_are_outdated() -> None:
    async def run() -> None:
        score = Score()
        async with served(Lines(score.app, 60)) as port:
            async with Client(at(port)) as ada:
                score.change()
                await ada.until(lambda: ada.sees("Score 1"))
            async with Client(at(port), before=ada.id, session=ada.session) as again:
                assert again.session == ada.session
                assert again.id != ada.id
                on_the_old, now = await tapped(score, again, seen=1), await tapped(score, again)

            assert (on_the_old[1], now[1]) == (True, False)

    in_time(run())


def test_what_changes_while_a_phone_is_away_is_there_when_it_is_back() -> None:
    async def run() -> None:
        score = Score()
        lines = Lines(score.app, 60)
        async with served(lines) as port, Client(at(port)) as ada, Client(at(port)) as ben:
            await ada.leave()
            seen = len(ada.frames)
            score.change()
            await ben.until(lambda: ben.sees("Score 1"))
            await ada.tap(ada.find("Tap"))
            ada.reachable.set()
            await ada.until(lambda: ada.sees("Score 1"))

            assert seen < len(ada.frames)
            assert len(lines) == 2
            # It may find the button that it was aimed at, or one that was drawn in its place.
            while not (score.said or ada.missed):
                await asyncio.sleep(0.01)
            assert ada.missed == 1 or score.said[-1][1] is True

    in_time(run())


@pytest.mark.parametrize(
    ("seen", "missed"),
    [
        pytest.param(4, 1, id="what others took away meanwhile is told"),
        pytest.param(5, 0, id="a second tap on what the first has closed is not"),
    ],
)
def test_a_tap_on_what_is_gone_is_told_where_others_took_it_away(seen: int, missed: int) -> None:
    async def run() -> None:
        socket = SimpleNamespace(headers={}, cookies={}, url="")
        phone = line.Line(socket, "ada")
        phone.hears = lambda frame: False
        phone.carrier = socket
        phone.put = 5
        phone.was_drawn()
        phone.put = 6

        await phone.take(1, seen, b"\0\x92\x03", socket)
        await phone.receive_bytes()

        assert phone.missed == missed

    in_time(run())


def test_without_a_line_nothing_is_known() -> None:
    assert (line.event_id(), line.outdated(None), line.news()) == (None, None, None)


def test_of_pages_that_were_closed_only_the_last_few_can_be_come_back_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "LEFT", 2)

    async def run() -> None:
        score = Score()
        sessions = []
        served_lines = Lines(score.app, 60)
        async with served(served_lines) as port:
            for _ in range(4):
                async with Client(at(port)) as page:
                    sessions.append(page.session)
                    await page.bye()
                    while len(served_lines):
                        await asyncio.sleep(0.01)
            came_back = []
            for session in reversed(sessions):
                async with Client(at(port), session=session) as page:
                    came_back.append(page.session == session)

            assert came_back == [True, True, False, False]

    in_time(run())
