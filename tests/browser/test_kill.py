"""The app and the browser killed in the middle of an evening: what was on the screen is there again."""

import contextlib
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser
from playwright.sync_api import Error as PlaywrightError

from storage.shelf import FileShelf
from tests.browser import evening, games
from tests.browser.conftest import PHONE
from tests.browser.process import Server
from tests.browser.screen import Screen

DOINGS: tuple[tuple[Callable[[Screen], None], tuple[str, ...]], ...] = (
    (lambda phone: evening.gain(phone, "Ana", 2, before=0), ("Undo: Ana gains 2 leverage", "Ana: 2 leverage")),
    (lambda phone: phone.tap("Undo: Ana gains 2 leverage"), ("Redo: Ana gains 2 leverage", "Ana: 0 leverage")),
    (lambda phone: evening.end_turn(phone), ("Undo: Ana ends", "Nemeses")),
)
"""What Ana does, and what is on the screen then."""


def cut_off(phone: Screen) -> None:
    for words in ("WebSocket", "ERR_CONNECTION", "net::ERR"):
        phone.tolerates(words)


def test_what_was_shown_when_the_app_was_killed_is_shown_when_it_is_back(phone: Screen, server: Server) -> None:
    game = games.solo(server.data)
    cut_off(phone)
    phone.open(f"/game/{game}/table")

    for number, (happens, shown) in enumerate(DOINGS):
        happens(phone)
        for words in shown:
            phone.sees(words)
        answers = phone.answers()
        server.kill()
        server.start()
        # A person looks anew, or just goes on as if nothing had been, as soon as the sign for the connection is gone.
        if number % 2:
            phone.reload()
        else:
            phone.hears_more(answers)
        for words in shown:
            phone.sees(words)
    assert "Traceback" not in server.output


@pytest.mark.long
def test_what_was_shown_when_the_browser_was_killed_is_kept(browser: Browser, server: Server) -> None:
    game = games.solo(server.data)

    with on_a_phone(browser, server) as phone:
        phone.open(f"/game/{game}/table")
        evening.gain(phone, "Ana", 2, before=0)
        evening.take(phone, "Ana", "Chop Shop")
        crash(phone)
    shown = FileShelf(server.data).read(game).entries
    assert [entry["label"] for entry in shown] == ["Ana gains 2 leverage", "Ana takes Chop Shop (Ana +2, Bone +1)"]

    with on_a_phone(browser, server) as phone:
        phone.open(f"/game/{game}/table")
        phone.sees("Undo: Ana takes Chop Shop")
        phone.sees("Ana: 4 leverage")
        # This time the finger has hardly left the screen.
        phone.tap("End Ana's turn", hurried=True)
        crash(phone)
    kept = FileShelf(server.data).read(game).entries
    assert kept[:2] == shown
    assert len(kept) <= 3
    assert "Traceback" not in server.output


@contextlib.contextmanager
def on_a_phone(browser: Browser, server: Server) -> Iterator[Screen]:
    """A phone that nothing else depends on."""
    context = browser.new_context(**PHONE)
    yield Screen(context.new_page(), server.address)
    context.close()


def crash(phone: Screen) -> None:
    """Ends the page's process at once, as a phone does that has run out of memory: nothing is unloaded."""
    with phone.page.expect_event("crash"), contextlib.suppress(PlaywrightError):
        phone.page.goto("chrome://crash")
