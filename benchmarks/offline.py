"""How fast the offline edition starts and answers, and what it takes up on the device, in one run.

A start is measured against the same app as `flet publish` lays it out, a tap against the served edition. All times are
taken inside the page.
"""

import base64
import http.server
import statistics
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

from playwright.sync_api import BrowserContext, Page, sync_playwright

from benchmarks import browser, evening, published
from benchmarks.tab import private_bytes
from offline import build
from tests.browser import chromium
from tests.browser.process import Server
from tests.browser.screen import Screen

STARTS = 5
"""Of each edition, warm ones."""

WARM_FROM = 2
"""A browser writes compiled code beside a file when it has used it twice: the third start is the first warm one."""

TAPS: dict[str, tuple[str, Callable[[int], str], str]] = {
    "step": ("Ana: 1 more", lambda n: f"{n:+d}:", ""),
    "commit": ("+1:", lambda n: f"Ana: {evening.LAST + n} leverage", "Ana: 1 more"),
    "undo": ("Undo:", lambda n: f"Undo: Correction: Ana has {evening.LAST - n} leverage", ""),
}
"""By name: what is tapped, the words that the n-th tap brings, and what is tapped before it. The last two are saved."""

# Home can be used when its button is in the tree for screen readers, which is built as soon as it can be, and when the
# first picture is on its way out. The tree is asked for in the same way whatever is measured.
HOME = """
(() => {
  const look = () => {
    const button = document.querySelector('flt-semantics-placeholder');
    // On phones it wants to be hit in its middle, as a screen reader does.
    const { x, y, width, height } = button?.getBoundingClientRect() ?? {};
    const middle = { bubbles: true, clientX: x + width / 2, clientY: y + height / 2 };
    button?.dispatchEvent(new MouseEvent('click', middle));
    const named = [...document.querySelectorAll('flt-semantics [role=button], flt-semantics[role=button]')]
      .some((node) => (node.getAttribute('aria-label') ?? node.textContent).includes('New game'));
    const covered = document.querySelector('#first-picture:not(.gone), #loading');
    if (named) window.inTree ??= performance.now();
    if (!named || covered) return;
    window.home = performance.now();
    watch.disconnect();
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
})()
"""

# What the browser has to have done before the next start is a warm one.
KEPT = """
async () => {
  if (tableside.offline !== 'ready') return false;
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle('tableside-pictures').catch(() => null);
  if (!folder) return false;
  for await (const [name, file] of folder.entries()) {
    if (name.endsWith('.bin') && (await file.getFile()).size > 1e7) return true;
  }
  return false;
}
"""

FORGET = "async () => (await navigator.storage.getDirectory()).removeEntry('tableside-pictures', { recursive: true })"

# Files of games, where the edition keeps them.
LAY_DOWN = """
async (files) => {
  const root = await (await navigator.storage.getDirectory()).getDirectoryHandle('tableside+', { create: true });
  for (const [path, content] of Object.entries(files)) {
    const parts = path.split('/');
    let at = root;
    for (const name of parts.slice(0, -1)) at = await at.getDirectoryHandle(name, { create: true });
    const file = await (await at.getFileHandle(parts.at(-1), { create: true })).createWritable();
    await file.write(Uint8Array.fromBase64?.(content) ?? Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0)));
    await file.close();
  }
}
"""


def measure() -> dict[str, object]:
    """All of it; times in milliseconds."""
    path = chromium.find()
    if path is None:
        raise RuntimeError(chromium.MISSING)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        size = build.built(folder / "ours").partition(", ")[2]
        published.lay_out(folder / "published")
        with host(folder / "ours") as ours, host(folder / "published") as theirs:

            @contextmanager
            def device(which: str) -> Iterator[BrowserContext]:
                # No other machine is asked, and none can be: a client that wants one is told so at once.
                flags = (*chromium.FLAGS, "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1")
                context = playwright.chromium.launch_persistent_context(
                    folder / which, executable_path=path, args=list(flags), **browser.PHONE
                )
                yield context
                context.close()

            figures: dict[str, Any] = {"size": size} | starts(device, ours, theirs)
            with device("taps") as context:
                figures["taps"] = taps(context, ours, folder)
                figures["device"] = kept(context, ours, folder / "taps")
    return figures


@contextmanager
def host(folder: Path) -> Iterator["Host"]:
    """A host of pages at a port of its own."""
    server = Host(folder)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


class Host(http.server.ThreadingHTTPServer):
    """Gives out a folder, and lets browsers keep it for a while, as hosts of pages do. It counts `requests`."""

    request_queue_size = 64
    daemon_threads = True

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), partial(_Answer, directory=str(folder)))
        self.address = f"http://127.0.0.1:{self.server_port}"
        self.requests = 0


class _Answer(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map: ClassVar[dict[str, str]] = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "max-age=600")
        super().end_headers()

    def log_request(self, *_: object) -> None:
        assert isinstance(self.server, Host)
        self.server.requests += 1

    def log_message(self, *_: object) -> None:
        pass


def starts(device: Any, ours: Host, theirs: Host) -> dict[str, object]:
    """The first visit of each, then warm starts in turn: from the picture, without it, and as `flet publish` has it."""
    found: dict[str, list[float]] = {"ours": [], "without_picture": [], "published": []}
    shown: dict[str, list[float]] = {name: [] for name in found}
    first = {}
    with device("boot") as context:
        first["ours"], first_requests = start(context, ours, until_kept=True)["home"], ours.requests
        first["published"] = start(context, theirs)["home"]
        for number in range(STARTS + WARM_FROM):
            for name in found:
                one = start(
                    context,
                    theirs if name == "published" else ours,
                    until_kept=name == "without_picture",
                    forget=name == "ours",
                )
                if number >= WARM_FROM:
                    found[name].append(one["home"])
                    shown[name].append(one["tree"])
    medians = {name: round(statistics.median(times)) for name, times in found.items()}
    return {
        "first_visit": first | {"requests": first_requests},
        "warm_start": medians,
        "warm_start_to_tree": {name: round(statistics.median(times)) for name, times in shown.items()},
        "warm_starts": found,
        "ratio": round(medians["ours"] / medians["published"], 2),
        "ratio_without_picture": round(medians["without_picture"] / medians["published"], 2),
    }


def start(context: BrowserContext, host: Host, until_kept: bool = False, forget: bool = False) -> dict[str, float]:
    """Opens the app and closes it again; milliseconds to the tree, and to a Home that can be used.

    With `until_kept` it stays until the browser has all for the next start; with `forget` the next start finds no
    picture.
    """
    page = context.new_page()
    page.add_init_script(HOME)
    page.goto(host.address, wait_until="commit")
    home = page.wait_for_function("() => window.home", timeout=60_000, polling=100).json_value()
    tree = page.evaluate("() => window.inTree")
    page.wait_for_timeout(1000)
    if until_kept:
        until(page, KEPT)
    if forget:
        page.evaluate(FORGET)
    page.close()
    return {"home": round(home), "tree": round(tree)}


def until(page: Page, condition: str, patience: int = 60) -> None:
    """Waits until what the page is asked comes true. Raises AssertionError."""
    for _ in range(patience * 4):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(250)
    raise AssertionError(f"never comes true: {condition}")


# --- Taps


def taps(context: BrowserContext, ours: Host, folder: Path) -> dict[str, object]:
    """The same taps on the same Table, served and offline; offline from the picture and without it."""
    data = folder / "data"
    table = evening.lay_out(data)
    server = Server(data)
    server.start()
    try:
        served = {name: tapped(context, server.address, table, name) for name in TAPS}
    finally:
        server.stop()
    start(context, ours, until_kept=True)
    start(context, ours)
    offline: dict[str, dict[str, float]] = {}
    anew: dict[str, dict[str, float]] = {}
    for found, forget in ((offline, False), (anew, True)):
        for name in TAPS:
            lay_down(context, ours, folder, forget)
            found[name] = tapped(context, ours.address, f"/#{table}", name)
    return {"served": served, "offline": offline, "offline_without_picture": anew} | {
        key: {name: round(of[name]["median"] / served[name]["median"], 2) for name in TAPS}
        for key, of in (("ratio", offline), ("ratio_without_picture", anew))
    }


def tapped(context: BrowserContext, address: str, table: str, name: str) -> dict[str, float]:
    """Median and p95 of one kind of tap on the Table there."""
    control, expected, before = TAPS[name]
    page = context.new_page()
    screen = Screen(page, address)
    screen.open(table)
    screen.sees("Ana")
    # A picture that is to be written is written now, not between the taps.
    page.wait_for_timeout(6000)
    found = browser.taps(screen, control, expected, 12, before)
    page.close()
    return found


def lay_down(context: BrowserContext, ours: Host, folder: Path, forget: bool) -> None:
    """Puts an evening where the edition keeps its games; nothing of the app runs meanwhile."""
    data = folder / "anew"
    evening.lay_out(data)
    files = {path.relative_to(data).as_posix(): path for path in data.rglob("*.json*") if path.is_file()}
    page = context.new_page()
    page.goto(f"{ours.address}/packages.js")
    page.evaluate(LAY_DOWN, {name: base64.b64encode(path.read_bytes()).decode() for name, path in files.items()})
    if forget:
        page.evaluate(FORGET)
    page.close()
    for path in files.values():
        path.unlink()


# --- What it takes up


def kept(context: BrowserContext, ours: Host, profile: Path) -> dict[str, object]:
    """Bytes that the browser keeps for the origin, and the memory of the tab once it has started."""
    page = context.new_page()
    page.add_init_script(HOME)
    page.goto(ours.address, wait_until="commit")
    page.wait_for_function("() => window.home", timeout=120_000)
    page.wait_for_timeout(4000)
    details = page.evaluate("async () => (await navigator.storage.estimate()).usageDetails")
    memory = private_bytes(profile)
    page.close()
    return {"bytes_kept": details, "memory_of_tab": memory}
