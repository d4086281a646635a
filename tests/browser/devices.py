"""Phones and laptops in one Chromium, which keeps what it has compiled from test to test."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

SHARED = ("--renderer-process-limit=1",)
"""Lets the pages of one context share a process."""

# The client is 12 MB of WebAssembly. Chromium compiles it for each page, unless another page of the same process
# still holds it: this one does nothing else, and has no connection to the app.
HOLD = """
async () => {
  const compiled = (file, options) => WebAssembly.compileStreaming(fetch(file), options);
  window.held = await Promise.all([
    compiled('/main.dart.wasm', {builtins: ['js-string']}), compiled('/canvaskit/skwasm.wasm'),
  ]);
  return true;
}
"""
STORED = "cookies,local_storage,indexeddb,cache_storage,service_workers,file_systems"
"""What a page may leave behind that another could find: everything but the client's own files."""


@dataclass
class Kept:
    """A context that serves one test after the other."""

    context: BrowserContext
    holder: Page
    tools: CDPSession
    lent: bool = False


class Devices:
    """Gives pages on devices of any kind; those that look at `address` may have a kept context.

    Each page is as on a new device: nothing is stored, allowed or open from before.
    """

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._kept: dict[str, Kept] = {}

    @contextmanager
    def page(self, address: str, **options: object) -> Iterator[Page]:
        """A page that will look at `address`; `options` are those of a context."""
        viewport = options.pop("viewport")
        kind = json.dumps(options, sort_keys=True)
        if address != self._address or (kind in self._kept and self._kept[kind].lent):
            with self._browser.new_context(viewport=viewport, **options) as context:
                yield context.new_page()
            return
        kept = self._kept.get(kind) or self._keep(kind, options)
        kept.lent = True
        page = kept.context.new_page()
        page.set_viewport_size(viewport)
        try:
            yield page
        finally:
            self._forget(kept)
            kept.lent = False

    def _keep(self, kind: str, options: dict[str, object]) -> Kept:
        context = self._browser.new_context(**options)
        holder = context.new_page()
        holder.goto(f"{self._address}/version.json")
        assert holder.evaluate(HOLD)
        self._kept[kind] = Kept(context, holder, context.new_cdp_session(holder))
        return self._kept[kind]

    def _forget(self, kept: Kept) -> None:
        for page in kept.context.pages:
            if page is not kept.holder:
                page.close()
        kept.context.clear_permissions()
        kept.tools.send("Storage.clearDataForOrigin", {"origin": self._address, "storageTypes": STORED})
