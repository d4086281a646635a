"""Finds the Chromium for the browser tests, and installs one where there is none.

Run as a program it prints where Chromium is, or in one line what to install.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

MISSING = (
    "The browser tests need Chromium: install it (Debian: apt-get install chromium; elsewhere: "
    "playwright install chromium), or name one in CHROMIUM."
)

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""Keep Chromium itself from talking to anyone, and let it run as root."""


def bundled() -> Path | None:
    """Playwright's own Chromium, if it was downloaded."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.exists() else None


def find(
    environment: Mapping[str, str] = os.environ,
    which: Callable[[str], str | None] = shutil.which,
    bundled: Callable[[], Path | None] = bundled,
) -> Path | None:
    """The Chromium that CHROMIUM names, else one on the PATH, else Playwright's own."""
    if named := environment.get("CHROMIUM"):
        found = which(named)
        return Path(found) if found else None
    for name in NAMES:
        if found := which(name):
            return Path(found)
    return bundled()


def installation(is_root: bool, which: Callable[[str], str | None] = shutil.which) -> list[Sequence[str]]:
    """The commands that install Chromium on this machine."""
    if is_root and which("apt-get"):
        return [("apt-get", "update", "-qq"), ("apt-get", "install", "-y", "-qq", "chromium")]
    return [(sys.executable, "-m", "playwright", "install", "chromium")]


def run(command: Sequence[str]) -> bool:
    """Whether the command did its work."""
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    return done.returncode == 0


def ensure(
    find: Callable[[], Path | None] = find,
    commands: Callable[[], list[Sequence[str]]] = lambda: installation(hasattr(os, "geteuid") and os.geteuid() == 0),
    run: Callable[[Sequence[str]], bool] = run,
) -> Path | None:
    """The Chromium of this machine, installed first if there was none; None where that failed."""
    if path := find():
        return path
    if all(run(command) for command in commands()):
        return find()
    return None


def without_chromium(environment: Mapping[str, str] = os.environ) -> str:
    """What becomes of the browser tests where there is no Chromium: `fail` in CI, `skip` elsewhere."""
    return "fail" if environment.get("CI") else "skip"


if __name__ == "__main__":
    path = ensure()
    print(f"Chromium: {path}" if path else MISSING)
