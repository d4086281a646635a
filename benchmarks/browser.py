"""How fast the app feels in a browser: from start to answer, from address to first screen, from tap to change.

All times of the screen are taken inside the page, so that no driver's own delay is in them.
"""

import statistics
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.screen import Screen

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}

# Presses the button that builds the tree for screen readers as soon as it is there, and notes when the tree
# has words of the app's own.
FIRST_SCREEN = """
(() => {
  const watch = new MutationObserver(() => {
    document.querySelector('flt-semantics-placeholder')?.click();
    const host = document.querySelector('flt-semantics-host');
    const words = host?.textContent.trim() || host?.querySelector('[aria-label]')?.getAttribute('aria-label');
    if (!words || words === 'Working...') return;
    window.firstScreen = performance.now();
    watch.disconnect();
  });
  watch.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
})()
"""

# From the moment the finger is lifted to the first change of the tree that brings the expected words.
TAP = """
(expected) => {
  window.tapped = new Promise((resolve) => {
    addEventListener('pointerup', () => {
      const lifted = performance.now();
      const brings = (node) => (node.textContent ?? '').includes(expected) ||
        (node.getAttribute?.('aria-label') ?? '').includes(expected);
      const watch = new MutationObserver((changes) => {
        if (!changes.some(({ target, addedNodes }) => brings(target) || [...addedNodes].some(brings))) return;
        watch.disconnect();
        resolve(performance.now() - lifted);
      });
      watch.observe(document.querySelector('flt-semantics-host'), {
        childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ['aria-label'],
      });
    }, { capture: true, once: true });
  });
}
"""


@contextmanager
def launched() -> Iterator[Browser]:
    """A headless Chromium. Raises RuntimeError where there is none."""
    path = chromium.find()
    if path is None:
        raise RuntimeError(chromium.MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        yield browser
        browser.close()


def first_screen(browser: Browser, address: str, times: int = 5) -> float:
    """Median of milliseconds from opening the address, with nothing cached, to a screen that can be used."""
    found = []
    for _ in range(times):
        with browser.new_context(**PHONE) as context:
            page = context.new_page()
            page.add_init_script(FIRST_SCREEN)
            page.goto(address, wait_until="commit")
            found.append(page.wait_for_function("() => window.firstScreen", timeout=60_000).json_value())
    return round(statistics.median(found), 1)


def taps(
    screen: Screen, control: str, expected: Callable[[int], str], times: int = 30, before: str = ""
) -> dict[str, float]:
    """Median and p95 of milliseconds from a tap on `control` to the words `expected(n)` after the n-th tap.

    Three taps go before the count, so that nothing is measured that happens only once. The words must not
    be on the screen before the tap. With `before`, that control is tapped first each time, which is not measured.
    """
    found = []
    for n in range(1, times + 4):
        if before:
            screen.tap(before)
        # As a person taps: sooner, it would be a double tap to some buttons.
        screen.page.wait_for_timeout(350)
        screen.page.evaluate(TAP, expected(n))
        screen.tap(control)
        found.append(screen.page.evaluate("() => window.tapped"))
    counted = sorted(found[3:])
    return {"median": round(statistics.median(counted), 1), "p95": round(counted[int(len(counted) * 0.95)], 1)}


# From the moment a key goes down to the first change of the tree that brings the expected words.
KEY = TAP.replace("pointerup", "keydown")


def keys(screen: Screen, typed: list[tuple[str, str]]) -> dict[str, float]:
    """Median and p95 of milliseconds from a key to the words it brings. Keys without words are only typed."""
    found = []
    for key, expected in typed:
        screen.page.wait_for_timeout(150)
        if not expected:
            screen.page.keyboard.press(key)
            continue
        screen.page.evaluate(KEY, expected)
        screen.page.keyboard.press(key)
        found.append(screen.page.evaluate("() => window.tapped"))
    counted = sorted(found[3:])
    return {"median": round(statistics.median(counted), 1), "p95": round(counted[int(len(counted) * 0.95)], 1)}
