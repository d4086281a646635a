"""The same app as `flet publish` lays it out: Python starts after Flutter, and unpacks all of it at every start."""

import io
import json
import shutil
import tarfile
from pathlib import Path

import flet_web
from flet.controls.types import RouteUrlStrategy, WebRenderer
from flet_web.patch_index import patch_font_manifest_json, patch_index_html

from offline import wheels
from offline.build import OURS, ROOT

MAIN = """
import asyncio, secrets
from datetime import UTC, datetime
from pathlib import Path
import flet as ft
from companion.desk import Desk
from offline.shelf import BrowserShelf
from screens.app import app_on
from screens.caretaker import take_care

desk = Desk(
    BrowserShelf(Path("/games"), "files", ""),
    now=lambda: datetime.now(UTC).isoformat(timespec="seconds"),
    new_id=lambda: secrets.token_hex(8),
)
desk.check()
start = app_on(desk, offline=True)

def begin(page):
    start(page)
    page.run_task(take_care, desk)

ft.run(begin)
"""


def lay_out(to: Path) -> None:
    """Writes it into the folder `to`: the client as it comes, our fonts and icons, and the app as an archive."""
    shutil.rmtree(to, ignore_errors=True)
    shutil.copytree(flet_web.get_package_web_dir(), to)
    for own in ("fonts", "icons", "assets"):
        shutil.copytree(ROOT / "assets" / own, to / own, dirs_exist_ok=True)
    patch_index_html(
        str(to / "index.html"),
        "/",
        pyodide=True,
        pyodide_script_path="main.py",
        app_package_url="app.tar.gz",
        web_renderer=WebRenderer.CANVAS_KIT,
        route_url_strategy=RouteUrlStrategy.HASH,
        no_cdn=True,
    )
    fonts = to / "assets" / "FontManifest.json"
    if not any(font["family"] == "Roboto" for font in json.loads(fonts.read_text("utf-8"))):
        patch_font_manifest_json(str(fonts))
    (to / "app.tar.gz").write_bytes(_archive())


def _archive() -> bytes:
    files = {"main.py": MAIN.encode()}
    for package in OURS:
        for path in (ROOT / package).rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                files[path.relative_to(ROOT).as_posix()] = path.read_bytes()
    for wheel in wheels.fetched(ROOT / "requirements" / "run.txt", ROOT / "build" / "wheels"):
        files |= {f"__pypackages__/{name}": content for name, content in wheels.contents(wheel).items()}
    archive = io.BytesIO()
    with tarfile.open(fileobj=archive, mode="w:gz", compresslevel=6) as written:
        for name, content in sorted(files.items()):
            member = tarfile.TarInfo(name)
            member.size = len(content)
            written.addfile(member, io.BytesIO(content))
    return archive.getvalue()
