"""What becomes of games in a browser that does not let the offline edition use what it keeps best in."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route

from storage.archive import Archive, archived
from tests.browser import evening, games
from tests.browser.conftest import PHONE
from tests.browser.host import Host
from tests.browser.offline_phone import OfflinePhone
from tests.browser.test_backup import choose

NO_FILES = """
const open = StorageManager.prototype.getDirectory;
StorageManager.prototype.getDirectory = async function () {
  const root = await open.call(this);
  const given = root.getDirectoryHandle.bind(root);
  // The picture of Python's memory may lie there all the same: starting takes long without.
  root.getDirectoryHandle = async (name, ...options) => {
    if (!name.startsWith('tableside-')) throw new DOMException('no private files here', 'SecurityError');
    return given(name, ...options);
  };
  return root;
};
"""
NO_DATABASE = """
IDBFactory.prototype.open = () => { throw new DOMException('no database here', 'SecurityError'); };
"""
KEEP = """
async (files) => {
  const { database } = await import('/name/kept.js');
  const bytes = (text) => new TextEncoder().encode(text);
  await (await database('tableside+name+')).write(Object.entries(files).map(([path, text]) => [path, bytes(text)]), []);
}
"""
EVERY_WAY = """
async () => {
  const { openKept, privateFiles, database } = await import('/name/kept.js');
  const bytes = (text) => new TextEncoder().encode(text);
  const read = async (kept) => Object.fromEntries([...await kept.load()].sort()
    .map(([path, content]) => [path, new TextDecoder().decode(content)]));
  const seen = [];
  const look = async (kept) => seen.push([kept.kind, await read(kept)]);
  for (const open of [privateFiles, database]) {
    const kept = await open('folder');
    await look(kept);
    await kept.write([['a.json.1', bytes('old')], ['a.json', bytes('new')], ['games/7.json', bytes('longer')]], []);
    await look(kept);
    // What is gone already may be told to go once more.
    await kept.write([['games/7.json', bytes('7')]], ['a.json.1', 'never.json', 'none/never.json']);
    await look(await open('folder'));
  }
  delete FileSystemFileHandle.prototype.createWritable;
  await look(await privateFiles('folder').catch((error) => ({ kind: 'refused', load: async () => new Map() })));
  return [seen, (await openKept('folder')).kind];
}
"""


@pytest.fixture
def host(site: Path, tmp_path: Path) -> Iterator[Host]:
    host = Host(tmp_path)
    shutil.copytree(site, host.dist)
    yield host
    host.stop()


@pytest.mark.long
def test_games_are_kept_in_the_database_or_else_people_are_told(browser: Browser, host: Host, tmp_path: Path):
    game = tmp_path / "data"
    games.solo(game, games.ROUND_ONE)
    refused = NO_FILES

    def refuse(route: Route) -> None:
        worker = (host.dist / "worker.js").read_text("utf-8")
        route.fulfill(body=refused + worker, content_type="text/javascript")

    phone = OfflinePhone(browser, host, **PHONE)
    # What a service worker gives out cannot be replaced here.
    phone.context.add_init_script("delete Navigator.prototype.serviceWorker")
    phone.context.route("**/worker.js*", refuse)
    page = beside(phone)
    page.evaluate(KEEP, {it.relative_to(game).as_posix(): it.read_text() for it in game.rglob("*.json*")})

    with phone.opened("/game/evening/table") as screen:
        evening.gain(screen, "Ana", 2, before=6)
        phone.wait_for_picture(page)
        screen.reload()
        screen.sees("Ana: 8 leverage")
        screen.does_not_see("does not let Tableside keep")

        refused += NO_DATABASE
        screen.page.goto("about:blank")
        screen.open()
        screen.sees("This browser does not let Tableside keep anything")
        screen.go("/backups")
        backup = tmp_path / "backup.zip"
        backup.write_bytes(archived(game, made="2026-11-01T20:00:00+00:00").content)
        choose(screen, backup)
        screen.tap("Restore 1 game")
        screen.sees("1 game is back")
        screen.tap("Home")
        screen.tap("Resume")
        evening.gain(screen, "Ana", 3, before=6)
        screen.sees("This browser does not let Tableside keep anything")
        screen.go("/backups")
        with screen.page.expect_download() as download:
            screen.tap("Save as a file")
        download.value.save_as(tmp_path / "saved.zip")
    phone.context.close()

    saved = Archive((tmp_path / "saved.zip").read_bytes(), "saved.zip")
    assert saved.record("evening").entries[-1]["label"] == "Ana gains 3 leverage"


def test_files_and_database_keep_and_give_back_the_same(browser: Browser, host: Host):
    phone = OfflinePhone(browser, host)

    seen, last_resort = beside(phone).evaluate(EVERY_WAY)

    phone.context.close()
    before = {}
    first = {"a.json": "new", "a.json.1": "old", "games/7.json": "longer"}
    second = {"a.json": "new", "games/7.json": "7"}
    expected = [[kind, files] for kind in ("files", "database") for files in (before, first, second)]
    # A page, unlike a worker, has no other way to write a file.
    assert seen == [*expected, ["refused", {}]]
    assert last_resort == "database"


def beside(phone: OfflinePhone) -> Page:
    """A page of the origin that is not the app."""
    page = phone.context.new_page()
    page.goto(f"{phone.host.address}manifest.json")
    return page
