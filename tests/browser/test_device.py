"""The phone itself: *Back*, the keyboard, being turned, and staying awake."""

from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest
from playwright.sync_api import TimeoutError as TooLate

from tests.browser import games
from tests.browser.conftest import PHONE
from tests.browser.process import Server
from tests.browser.screen import Screen

UPRIGHT = {"width": 390, "height": 844}
ON_ITS_SIDE = {"width": 844, "height": 390}
KEYBOARD = 424
"""Pixels that a keyboard takes of a phone held upright."""

Device = Callable[..., AbstractContextManager[Screen]]


HISTORY_AT_REST = """async () => {
    let seen = null;
    for (let still = 0; still < 8;) {
        const now = JSON.stringify([history.length, history.state, location.href]);
        still = now === seen ? still + 1 : 0;
        seen = now;
        await new Promise((done) => setTimeout(done, 50));
    }
}"""
"""A sheet comes and goes on the screen before it does in the history: a *Back* in between would find it as before."""


def back(screen: Screen) -> None:
    """Presses the browser's *Back*, as the button and the swipe of a phone do."""
    screen.page.evaluate(HISTORY_AT_REST)
    screen.page.evaluate("history.back()")
    screen.rest()


def path(screen: Screen) -> str:
    return str(screen.page.evaluate("location.pathname + location.search"))


# Back


def test_back_closes_what_lies_open_and_then_leads_through_the_pages_as_they_were_visited(
    server: Server, phone: Screen
) -> None:
    games.solo(server.data, games.ROUND_ONE)
    phone.open()
    phone.tap("Resume")
    phone.tap("Ledger")
    phone.tap("More of this game")
    phone.tap("What is the depth?")
    phone.does_not_see("Make it say what lies on the table")

    back(phone)
    phone.sees("Make it say what lies on the table")
    back(phone)
    phone.does_not_see("Make it say what lies on the table")
    assert path(phone) == "/game/evening/ledger"

    phone.tap("More of this game")
    phone.tap("Close")
    phone.does_not_see("Make it say what lies on the table")
    back(phone)
    phone.sees("End Ana's turn")
    back(phone)
    phone.sees("New game")


@pytest.mark.long
def test_back_from_a_page_that_a_sheet_led_to_leads_to_the_page_below_the_sheet(server: Server, phone: Screen) -> None:
    games.solo(server.data, games.ROUND_ONE)
    phone.open("/game/evening/table")
    phone.tap("Ana: 1 more")
    phone.sees("6 becomes 7")
    phone.tap("More of this game")
    phone.tap("Seats")
    phone.sees("Nemeses")

    back(phone)

    phone.sees("6 becomes 7")
    assert path(phone) == "/game/evening/table"


@pytest.mark.long
def test_a_game_that_was_opened_by_its_address_has_home_below_it_also_after_a_reload_over_a_sheet(
    server: Server, phone: Screen
) -> None:
    games.solo(server.data, games.ROUND_ONE)
    phone.open("/game/evening/table")
    phone.tap("More of this game")
    phone.sees("Make it say what lies on the table")
    phone.reload()
    phone.sees("End Ana's turn")

    back(phone)

    phone.sees("New game")


# The keyboard

IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148"
ANDROID = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36"
# The keyboard lies over the page: only the part of it that is in sight becomes smaller.
LIES_OVER = """
(() => {
  let taken = 0;
  const height = Object.getOwnPropertyDescriptor(VisualViewport.prototype, 'height');
  const left = {...height, get() { return height.get.call(this) - taken; }};
  Object.defineProperty(VisualViewport.prototype, 'height', left);
  window.keyboard = (pixels) => { taken = pixels; visualViewport.dispatchEvent(new Event('resize')); };
  if (navigator.userAgent.includes('iPhone')) {
    Object.defineProperty(Navigator.prototype, 'platform', {get: () => 'iPhone'});
  }
})()
"""
BOTTOM = "() => document.activeElement.matches('input,textarea') && document.activeElement.getBoundingClientRect()"
FIELDS = (
    ("/game/duel/seats", ("Somebody joins",), "Name"),
    ("/game/solo/reconcile", ("Ana: speed 2", "Ana: speed, 1 more"), "Why, for whoever reads the ledger"),
)


@pytest.mark.long
@pytest.mark.parametrize(
    ("agent", "shrinks"),
    [(ANDROID, True), (IPHONE, False)],
    ids=["Android, where the page shrinks", "iPhone, where it lies over the page"],
)
def test_the_keyboard_hides_no_field(server: Server, device: Device, agent: str, shrinks: bool) -> None:
    games.several(server.data, "competitive", "Ana", "Ben", id="duel")
    games.solo(server.data, games.ROUND_ONE, id="solo")
    visible = UPRIGHT["height"] - KEYBOARD
    with device(server.address, **{**PHONE, "user_agent": agent}) as screen:
        screen.page.add_init_script(LIES_OVER)
        screen.open()
        for address, taps, label in FIELDS:
            screen.go(address)
            for name in taps:
                screen.tap(name)
            screen.type_into(label, "Zed")
            if shrinks:
                screen.page.set_viewport_size({**UPRIGHT, "height": visible})
            else:
                screen.page.evaluate("(pixels) => keyboard(pixels)", KEYBOARD)

            in_sight = f"() => {{ const box = ({BOTTOM})(); return box && box.top >= 0 && box.bottom <= {visible}; }}"
            screen.page.wait_for_function(in_sight, timeout=10_000)

            screen.page.set_viewport_size(UPRIGHT)
            screen.page.evaluate("keyboard(0)")


# Being turned


@pytest.mark.long
def test_a_name_that_is_half_typed_in_a_sheet_is_kept_when_the_phone_is_turned(server: Server, phone: Screen) -> None:
    games.several(server.data, "competitive", "Ana", "Ben")
    phone.open("/game/evening/seats")
    phone.tap("Somebody joins")
    phone.type_into("Name", "Dee")

    for size in (ON_ITS_SIDE, UPRIGHT):
        phone.page.set_viewport_size(size)
        phone.rest()
        phone.page.keyboard.type("x")

    phone.sees("Deexx")


@pytest.mark.long
def test_an_amount_and_a_step_of_the_scoring_are_kept_when_the_phone_is_turned(server: Server, phone: Screen) -> None:
    games.solo(server.data, games.ROUND_ONE)
    games.solo(server.data, games.ROUND_ONE, games.SCORING, id="scoring")
    phone.open("/game/evening/table")
    phone.tap("Ana: 1 more")
    phone.sees("6 becomes 7")

    phone.page.set_viewport_size(ON_ITS_SIDE)
    phone.sees("6 becomes 7")
    phone.go("/game/scoring/end")
    phone.tap("Next")
    phone.sees("Step 2 of")
    phone.page.set_viewport_size(UPRIGHT)

    phone.sees("Step 2 of")
    back(phone)
    phone.sees("6 becomes 7")


# Staying awake

SPY = """
(() => {
  window.screenLock = [];
  let held = null;
  const request = navigator.wakeLock.request.bind(navigator.wakeLock);
  navigator.wakeLock.request = async (kind) => {
    const lock = held = await request(kind);
    screenLock.push('on');
    lock.addEventListener('release', () => screenLock.push('off'));
    return lock;
  };
  // What the browser does with a tab that is hidden, and shown again.
  window.hide = async () => {
    Object.defineProperty(document, 'visibilityState', {configurable: true, get: () => 'hidden'});
    document.dispatchEvent(new Event('visibilitychange'));
    await held.release();
  };
  window.show = () => {
    delete document.visibilityState;
    document.dispatchEvent(new Event('visibilitychange'));
  };
})()
"""


# What the app asks for is shown by tests/screens/test_awake.py; a busy browser is at times late to let go.
@pytest.mark.long
def test_the_screen_is_awake_while_a_game_is_open_also_after_the_tab_was_hidden(server: Server, phone: Screen) -> None:
    games.solo(server.data, games.ROUND_ONE)
    phone.page.add_init_script(SPY)

    def comes_to(told: str) -> None:
        try:
            phone.page.wait_for_function("(told) => screenLock.at(-1) === told", arg=told, timeout=15_000)
        except TooLate:
            raise AssertionError(f"never {told} after {phone.page.evaluate('screenLock')}") from None

    phone.open()
    phone.sees("Resume")
    assert phone.page.evaluate("screenLock") == []
    phone.tap("Resume")
    comes_to("on")
    phone.page.evaluate("hide()")
    comes_to("off")
    phone.page.evaluate("show()")
    comes_to("on")
    phone.tap("Home")
    phone.sees("New game")
    comes_to("off")


# Safe areas


def test_the_page_leaves_notch_and_bars_to_the_browser(server: Server, phone: Screen) -> None:
    phone.open()

    cover = phone.page.evaluate("[...document.querySelectorAll('meta[name=viewport]')].map((meta) => meta.content)")

    assert len(cover) == 1
    assert "cover" not in cover[0]
