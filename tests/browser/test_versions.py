"""How the offline edition comes to a device, stays there, and goes over to a new version, on a small edition."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.host import Host
from tests.browser.screen import comes_true

READ = "path => fetch(path).then(response => response.ok ? response.text() : response.status)"
# Looks for a new version, and tells what became of it.
ATTEMPT = """
() => new Promise((heard) => navigator.serviceWorker.ready.then((registration) => {
  const look = () => {
    // The page may have looked a moment before, of its own accord.
    if (registration.waiting) heard('installed');
    else dispatchEvent(new Event('online'));
  };
  // One that falls together with another leads to nothing.
  const again = setInterval(look, 2000);
  registration.addEventListener('updatefound', () => {
    clearInterval(again);
    const found = registration.installing;
    if (found) found.addEventListener('statechange', () => heard(found.state), { once: true });
    else heard('redundant');
  }, { once: true });
  look();
}))
"""
START_WORKER = "() => { globalThis.reader = new Worker('reader.js'); }"
ASK_WORKER = """
path => new Promise((heard) => {
  reader.onmessage = ({ data }) => heard(data);
  reader.postMessage(path);
})
"""
GO = "() => document.getElementById('first-picture').remove()"
NEW = "A new version is ready"


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    host = Host(tmp_path)
    host.deploy("one")
    yield host
    host.stop()


def new_device(browser: Browser) -> BrowserContext:
    context = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    context.set_default_timeout(8000)
    return context


@pytest.fixture(scope="module")
def running(browser: Browser) -> Iterator[BrowserContext]:
    """A device on which a page is open that has nothing to do with the app: its process runs already."""
    with new_device(browser) as context:
        context.new_page()
        yield context


@pytest.fixture
def context(running: BrowserContext) -> Iterator[BrowserContext]:
    """The device of one test after the other: each has a host, and so an origin, of its own."""
    yield running
    for page in running.pages[1:]:
        page.close()


@pytest.fixture
def changed(browser: Browser) -> Iterator[BrowserContext]:
    """A device that a test may change."""
    with new_device(browser) as context:
        yield context


@pytest.fixture
def kept(host: Host, context: BrowserContext) -> Page:
    """A page whose version is kept on the device as a whole."""
    page = context.new_page()
    page.goto(host.address)
    page.wait_for_function("tableside.offline === 'ready' && navigator.serviceWorker.controller")
    return page


@pytest.fixture
def check(kept: Page) -> Callable[[], None]:
    """Looks for a new version, as the page does when the network comes back."""
    return lambda: kept.evaluate("() => { dispatchEvent(new Event('online')); }")


def test_after_the_first_visit_everything_is_there_without_a_network(host: Host, kept: Page, context: BrowserContext):
    expect(kept.get_by_role("status")).to_have_text("Tableside now works without a network")
    host.stop()

    # The page of the first visit, a reload, and an address inside the app in a new tab.
    assert kept.evaluate(READ, "later file.txt") == "later one"
    kept.reload()
    expect(kept.locator("main")).to_have_text("page one")
    other = context.new_page()
    other.goto(f"{host.address}game/7/table#here")
    expect(other.locator("main")).to_have_text("page one")
    assert other.evaluate(READ, "early.txt") == "early one"
    assert kept.evaluate("tableside.offline") == "ready"
    expect(kept.get_by_role("status")).to_have_count(0)


def test_a_new_version_is_taken_over_as_a_whole_and_at_the_same_place(host: Host, kept: Page, check):
    kept.evaluate("location.hash = 'game/7/table'")
    host.deploy("two")
    host.asked.clear()

    check()

    banner = kept.get_by_role("status", name=NEW)
    expect(banner).to_be_visible()
    assert sorted(host.asked) == ["early.txt", "index.html", "later file.txt", "sw.js", "tabs.html"]
    # Whoever does not want it now stays with the old one, also after a reload.
    assert kept.evaluate(READ, "early.txt") == "early one"
    kept.get_by_role("button", name="Later").click()
    expect(banner).to_have_count(0)
    kept.reload()
    assert kept.evaluate(READ, "later file.txt") == "later one"
    with kept.expect_navigation():
        kept.get_by_role("button", name="Use it now").click()
    expect(kept.locator("main")).to_have_text("page two")
    assert kept.url.endswith("#game/7/table")
    assert [kept.evaluate(READ, path) for path in ("early.txt", "later file.txt")] == ["early two", "later two"]
    assert kept.evaluate(READ, "same.txt") == "the same in each version"


def test_a_page_keeps_its_version_until_its_games_are_kept(host: Host, kept: Page, check, context: BrowserContext):
    busy = context.new_page()
    busy.goto(host.address)
    busy.evaluate("() => { tableside.settled = () => new Promise((done) => { globalThis.done = done; }); }")
    busy.evaluate(START_WORKER)
    assert busy.evaluate(ASK_WORKER, "early.txt") == "early one"
    host.deploy("two")
    check()

    with kept.expect_navigation():
        kept.get_by_role("button", name="Use it now").click()
    busy.wait_for_function("Boolean(globalThis.done)")

    assert kept.evaluate(READ, "later file.txt") == "later two"
    assert busy.evaluate(READ, "later file.txt") == "later one"
    assert busy.evaluate(ASK_WORKER, "early.txt") == "early one"
    busy.evaluate(START_WORKER)
    assert busy.evaluate(ASK_WORKER, "early.txt") == "early one"
    with busy.expect_navigation():
        busy.evaluate("done()")
    expect(busy.locator("main")).to_have_text("page two")
    # With its last page the old version goes: what is left is each file once, and the note of who is served what.
    files = len({path.read_bytes() for path in host.dist.iterdir() if path.name != "sw.js"})
    kept.reload()
    comes_true(
        kept, "async (files) => (await (await caches.open('tableside /name/')).keys()).length === files + 1", files
    )


def test_a_version_that_is_not_whole_never_comes_into_use(host: Host, kept: Page):
    host.deploy("two")

    # A captive portal, a body that is cut off, a host that refuses.
    for answer in ((200, b"<h1>Log in to the wireless network</h1>"), (200, b"early t"), (503, b"early two")):
        host.instead["early.txt"] = answer
        assert kept.evaluate(ATTEMPT) == "redundant"

    kept.reload()
    assert kept.evaluate(READ, "early.txt") == "early one"
    assert kept.evaluate(READ, "later file.txt") == "later one"
    expect(kept.get_by_role("button")).to_have_count(0)
    # When the host is well again, only what was missing is loaded.
    host.instead.clear()
    host.asked.clear()
    kept.wait_for_function("tableside.offline === 'ready'")
    assert kept.evaluate(ATTEMPT) == "installed"
    assert "same.txt" not in host.asked
    expect(kept.get_by_role("button", name="Use it now")).to_be_visible()


def test_a_first_visit_in_the_middle_of_a_deploy_works_and_is_made_good_later(host: Host, context: BrowserContext):
    host.instead["early.txt"] = (200, b"early tw")
    page = context.new_page()
    page.goto(host.address)
    page.wait_for_function("tableside.offline === 'failed'")
    assert not page.evaluate("Boolean(navigator.serviceWorker.controller)")

    host.instead.clear()
    page.evaluate("() => { dispatchEvent(new Event('online')); }")

    page.wait_for_function("tableside.offline === 'ready' && navigator.serviceWorker.controller")
    assert page.evaluate(READ, "early.txt") == "early one"


def test_a_page_of_another_version_than_the_one_kept_is_not_mixed_with_it(host: Host, changed: BrowserContext):
    # What came over the network is older than what the worker finds a moment later.
    # While the app starts nothing is kept yet.
    changed.add_init_script("""addEventListener('DOMContentLoaded', () => {
        document.body.insertAdjacentHTML('beforeend', '<div id="first-picture"></div>');
    })""")
    page = changed.new_page()
    page.goto(host.address)
    host.deploy("two")
    page.evaluate(GO)

    page.get_by_role("button", name="Use it now").wait_for()

    assert not page.evaluate("Boolean(navigator.serviceWorker.controller)")
    with page.expect_navigation():
        page.get_by_role("button", name="Use it now").click()
    expect(page.locator("main")).to_have_text("page two")
    page.evaluate(GO)
    assert page.evaluate("Boolean(navigator.serviceWorker.controller)")


@pytest.mark.long
def test_after_going_over_the_games_are_in_the_tab_that_had_them(
    host: Host, kept: Page, check, context: BrowserContext
):
    kept.goto(f"{host.address}tabs.html?updates")
    having = context.new_page()
    having.goto(f"{host.address}tabs.html?updates")
    having.get_by_role("button", name="Use it here").click()
    having.wait_for_function("tableside.elsewhere === false")
    host.deploy("two")
    check()

    with kept.expect_navigation(), having.expect_navigation():
        having.get_by_role("button", name="Use it now").click()

    comes_true(having, "async () => (await ask()).mayWrite")
    expect(kept.get_by_role("alertdialog", name="Tableside is open in another tab")).to_be_visible()
    expect(having.get_by_role("alertdialog")).to_have_count(0)


def test_nothing_is_asked_of_another_origin(kept: Page, tmp_path: Path):
    other = Host(tmp_path / "other")
    other.deploy("one")

    refused = kept.evaluate("url => fetch(url, {mode: 'no-cors'}).then(() => 'given', () => 'refused')", other.address)
    other.stop()

    assert refused == "refused"
    assert other.asked == []


def test_parts_heads_and_paths_that_there_are_not(host: Host, kept: Page):
    ask = """([path, options]) => fetch(path, options).then(async (response) =>
        [response.status, await response.text(), response.headers.get('Content-Range')])"""
    cases = [
        (("early.txt", {"headers": {"Range": "bytes=1-3"}}), [206, "arl", "bytes 1-3/9"]),
        (("early.txt", {"headers": {"Range": "bytes=-3"}}), [206, "one", "bytes 6-8/9"]),
        (("early.txt", {"headers": {"Range": "bytes=6-"}}), [206, "one", "bytes 6-8/9"]),
        (("early.txt", {"headers": {"Range": "bytes=20-"}}), [416, "", "bytes */9"]),
        (("early.txt", {"method": "HEAD"}), [200, "", None]),
        (("early.txt?later", {}), [200, "early one", None]),
        (("missing.txt", {}), [404, "not here", None]),
        (("/elsewhere.txt", {}), [404, "not here", None]),
    ]

    answers = [kept.evaluate(ask, list(asked)) for asked, _ in cases]

    assert answers == [expected for _, expected in cases]
    host.stop()
    assert kept.evaluate(READ, "missing.txt") == 404


def test_what_the_browser_dropped_is_replaced_by_the_very_same_file_only(host: Host, kept: Page):
    kept.evaluate("""async () => {
        const cache = await caches.open('tableside /name/');
        for (const request of await cache.keys()) if (!request.url.endsWith('active')) await cache.delete(request);
    }""")
    host.instead["early.txt"] = (200, b"early two")

    assert kept.evaluate("fetch('early.txt').then(() => 'given', () => 'refused')") == "refused"
    assert kept.evaluate(READ, "later file.txt") == "later one"


def test_where_nothing_can_be_kept_the_app_is_told_and_nobody_else(host: Host, changed: BrowserContext):
    changed.add_init_script("delete Navigator.prototype.serviceWorker")
    page = changed.new_page()
    page.goto(host.address)

    page.wait_for_function("tableside.offline === 'impossible'")

    assert page.evaluate("said") == [{"offline": "impossible"}]
    expect(page.get_by_role("status")).to_have_count(0)


def test_the_offer_fits_the_screen_and_leaves_strip_and_bar_free(host: Host, kept: Page, check):
    host.deploy("two")
    check()
    kept.get_by_role("button", name="Use it now").wait_for()

    for width, height, text in ((320, 568, "200%"), (844, 390, "100%"), (390, 844, "100%")):
        kept.set_viewport_size({"width": width, "height": height})
        kept.evaluate("text => { document.documentElement.style.fontSize = text; }", text)

        # Below a strip of two rows, above a bar of 80.
        banner = kept.get_by_role("status", name=NEW).bounding_box()
        assert banner["x"] >= 0
        assert banner["x"] + banner["width"] <= width
        assert banner["y"] >= 100
        assert banner["y"] + banner["height"] <= height - 80
        for name in ("Use it now", "Later"):
            button = kept.get_by_role("button", name=name)
            button.scroll_into_view_if_needed()
            box = button.bounding_box()
            assert box["height"] >= 48
            assert box["x"] >= banner["x"]
            assert box["x"] + box["width"] <= banner["x"] + banner["width"]
