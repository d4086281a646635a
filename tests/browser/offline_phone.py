"""A phone with the offline edition on it: what it keeps can be laid there, and looked at."""

import base64
import contextlib
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.host import Host
from tests.browser.screen import Screen, comes_true

NOW_OFFLINE = "Tableside now works without a network"

# The games of one page address among all that an origin keeps (offline/browser/worker.js).
GAMES = "tableside+name+"
PICTURES = "tableside-pictures"

LAY = """
async ([name, files]) => {
  const root = await navigator.storage.getDirectory();
  await root.removeEntry(name, {recursive: true}).catch(() => {});
  const top = await root.getDirectoryHandle(name, {create: true});
  for (const [path, content] of Object.entries(files)) {
    let folder = top;
    const parts = path.split('/');
    for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part, {create: true});
    const file = await (await folder.getFileHandle(parts.at(-1), {create: true})).createWritable();
    await file.write(Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)));
    await file.close();
  }
}
"""
READ = """
async (name) => {
  const found = {};
  const collect = async (folder, above) => {
    for await (const entry of folder.values()) {
      if (entry.kind === 'directory') await collect(entry, `${above}${entry.name}/`);
      else found[above + entry.name] = await (await entry.getFile()).text();
    }
  };
  await collect(await (await navigator.storage.getDirectory()).getDirectoryHandle(name, {create: true}), '');
  return found;
}
"""
PICTURED = """
async ([name, version]) => {
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(name, {create: true});
  const files = [];
  for await (const entry of folder.values()) files.push(await entry.getFile());
  return files.length === 1 && files[0].name.startsWith(version) && files[0].size > 0;
}
"""


class OfflinePhone:
    """Has made its first visit: the files, and the picture of Python's memory, are kept on it."""

    def __init__(self, browser: Browser, host: Host, **options: object) -> None:
        self.host = host
        self.context = browser.new_context(**options)
        self.context.set_default_timeout(60_000)
        self.faults_of_first_visit: list[str] = []
        self.first_words = ""

    def visit(self) -> None:
        """The first visit, until all is kept that makes later ones quick and free of the network."""
        with self.opened("/") as screen:
            screen.sees("New game")
            self.first_words = screen.text()
            expect(screen.page.get_by_role("status", name=NOW_OFFLINE)).to_be_visible(timeout=60_000)
            self.wait_for_picture(screen.page)
            self.faults_of_first_visit = screen.faults()

    def wait_for_picture(self, page: Page, version: str = "") -> None:
        """Until one picture of Python's memory is kept, and no other."""
        comes_true(page, PICTURED, [PICTURES, version], patience=60_000)

    @contextlib.contextmanager
    def opened(self, path: str | None = None) -> Iterator[Screen]:
        """A tab, already at this path of the app if there is one; no error may stand in its console at the end."""
        page = self.context.new_page()
        screen = Screen(page, f"{self.host.address}#")
        try:
            if path is not None:
                screen.open(path)
            yield screen
            assert screen.faults() == []
        finally:
            page.close()

    def lay(self, folder: Path) -> None:
        """Puts the files of a folder in place of what is kept."""
        paths = [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".lock"]
        files = {path.relative_to(folder).as_posix(): base64.b64encode(path.read_bytes()).decode() for path in paths}
        with self._beside() as page:
            page.evaluate(LAY, [GAMES, files])

    def kept(self, to: Path) -> Path:
        """What is kept, as a folder."""
        with self._beside() as page:
            files = page.evaluate(READ, GAMES)
        for path, text in files.items():
            (to / path).parent.mkdir(parents=True, exist_ok=True)
            (to / path).write_text(text, "utf-8")
        return to

    @contextlib.contextmanager
    def _beside(self) -> Iterator[Page]:
        """A page of the same origin without the app."""
        page = self.context.new_page()
        address = f"{self.host.origin}/beside.html"

        def answer(route: Route) -> None:
            route.fulfill(body="<title>beside</title>", content_type="text/html")

        page.route(address, answer)
        page.goto(address)
        yield page
        page.close()
