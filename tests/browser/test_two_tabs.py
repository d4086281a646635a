"""Only one tab of the offline edition has the games open; any other can take them over."""

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.host import Host
from tests.browser.screen import comes_true

ELSEWHERE = "Tableside is open in another tab"
WENT = "Tableside goes on in another tab"
HERE = "Use it here"
SLACK = 3
"""Seconds more than a person waits, for a machine that does much else."""


@pytest.fixture(scope="module")
def host(tmp_path_factory) -> Iterator[Host]:
    host = Host(tmp_path_factory.mktemp("host"))
    host.deploy("one")
    yield host
    host.stop()


@pytest.fixture(scope="module")
def running(browser: Browser) -> Iterator[BrowserContext]:
    """A device on which a page is open that has nothing to do with the app: its process runs already."""
    with browser.new_context(viewport={"width": 320, "height": 568}) as context:
        context.set_default_timeout(8000)
        context.new_page()
        yield context


@pytest.fixture
def context(running: BrowserContext) -> Iterator[BrowserContext]:
    """The device of one test after the other; each finds no tab of the app."""
    yield running
    for page in running.pages[1:]:
        page.close()


def opened(context: BrowserContext, host: Host, how: str = "", busy: bool = False) -> Page:
    page = context.new_page()
    page.goto(f"{host.address}tabs.html{how}")
    if busy:
        expect(page.get_by_role("alertdialog", name=ELSEWHERE)).to_be_visible()
    else:
        may_write(page)
    return page


def may_write(page: Page) -> None:
    comes_true(page, "async () => (await ask()).mayWrite")


def taken(page: Page) -> None:
    page.get_by_role("button", name=HERE).click()
    may_write(page)
    expect(page.get_by_role("alertdialog")).to_have_count(0)


@pytest.mark.parametrize("how", ["", "?without-locks"], ids=["locks", "no locks"])
def test_another_tab_takes_over_what_the_first_has_kept(context: BrowserContext, host: Host, how: str):
    first = opened(context, host, how)
    second = opened(context, host, how, busy=True)
    host.asked.clear()

    taken(second)

    assert host.asked == ["kept in time"]
    expect(first.get_by_role("alertdialog", name=WENT)).to_be_visible()
    assert first.workers == []
    second.get_by_role("button", name="app").click()
    expect(second.get_by_role("button", name="tapped")).to_be_visible()
    # And back again: the first starts anew with what the second has kept.
    with first.expect_navigation():
        first.get_by_role("button", name=HERE).click()
    may_write(first)
    expect(first.get_by_role("alertdialog")).to_have_count(0)
    expect(second.get_by_role("alertdialog", name=WENT)).to_be_visible()


@pytest.mark.long
def test_a_tab_that_does_not_answer_is_not_waited_for_long(context: BrowserContext, host: Host):
    first = opened(context, host)
    second = opened(context, host, busy=True)
    first.evaluate("tableside.tell({ hang: true })")

    began = time.monotonic()
    taken(second)

    assert time.monotonic() - began < 3 + SLACK
    expect(first.get_by_role("alertdialog", name=WENT)).to_be_visible()
    assert first.workers == []


def test_who_is_slow_to_let_go_may_not_write_once_another_has_taken(context: BrowserContext, host: Host):
    first, second = context.new_page(), context.new_page()
    for page in (first, second):
        page.goto(f"{host.address}same.txt")
    # Without a page beside it that ends the worker, it depends on the lock alone.
    first.evaluate("""async () => {
        const { claim } = await import('/name/tabs.js');
        const never = new Promise(() => {});
        globalThis.held = await claim({ settle: () => never, onLost: () => { globalThis.left = true; } });
    }""")
    assert first.evaluate("held.mayWrite()")

    second.evaluate("""async () => {
        const { claim } = await import('/name/tabs.js');
        globalThis.held = await claim({ onBusy: () => postMessage({ tableside: 'use it here' }) });
    }""")

    assert second.evaluate("held.mayWrite()")
    first.evaluate("held.lost")
    assert [first.evaluate("held.mayWrite()"), first.evaluate("left")] == [False, True]


@pytest.mark.long
def test_the_tab_that_waits_gets_the_games_when_the_other_ends_but_not_when_it_reloads(
    context: BrowserContext, host: Host
):
    first = opened(context, host)
    second = opened(context, host, busy=True)

    first.reload()
    may_write(first)
    # Longer than it waits for somebody who is only reloading.
    second.wait_for_timeout(2500)
    expect(second.get_by_role("alertdialog", name=ELSEWHERE)).to_be_visible()
    first.close()

    may_write(second)
    expect(second.get_by_role("alertdialog")).to_have_count(0)


def test_the_notice_can_be_read_and_used_by_keyboard_alone(context: BrowserContext, host: Host):
    opened(context, host)
    second = opened(context, host, busy=True)
    second.evaluate("document.documentElement.style.fontSize = '200%'")
    # As Flutter does, which takes every key.
    second.evaluate("() => { addEventListener('keydown', (event) => event.preventDefault(), true); }")

    second.evaluate("document.getElementById('app').focus()")
    focused = second.evaluate("document.activeElement.textContent")
    box = second.get_by_role("button", name=HERE).bounding_box()
    second.keyboard.press("Enter")

    assert focused == HERE
    assert box["height"] >= 48
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 320
    may_write(second)
