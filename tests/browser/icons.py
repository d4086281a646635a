"""Draws the icons and splash pictures in `assets/` anew, from the mark in `assets/icons/icon.svg`.

Run as a program: `python -m tests.browser.icons`. Whoever changes the mark runs it.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser import chromium

ASSETS = Path(__file__).parents[2] / "assets"
NIGHT = "#0E0F11"
CIRCLE = 214 / 256
"""The mark's circle in the icon that it comes from, as a part of half its width."""


@dataclass(frozen=True)
class Picture:
    """A square of `size` pixels with the mark in it, whose circle takes `circle` of its width.

    `ground` is what lies behind: nothing, the whole square, or one with round corners.
    """

    file: str
    size: int
    circle: float
    ground: str = "none"


PICTURES = (
    Picture("favicon.png", 64, 0.92),
    Picture("icons/icon-192.png", 192, CIRCLE, "round"),
    Picture("icons/icon-512.png", 512, CIRCLE, "round"),
    # What lies outside 80 % of the width may be cut off.
    Picture("icons/icon-maskable-192.png", 192, 0.66, "square"),
    Picture("icons/icon-maskable-512.png", 512, 0.66, "square"),
    # iOS cuts the corners itself, and shows black where there is nothing.
    Picture("icons/apple-touch-icon.png", 180, 0.72, "square"),
    # From here on for `flet build`, which makes every size out of them.
    Picture("icon.png", 1024, 0.96),
    Picture("icon_android.png", 1024, 0.56),
    Picture("icon_ios.png", 1024, 0.72, "square"),
    Picture("splash.png", 1024, 0.5),
    # Android shows the inner two thirds of it, in a circle.
    Picture("splash_android.png", 1024, 0.56),
)


def drawn(picture: Picture) -> str:
    """The picture as SVG."""
    source = (ASSETS / "icons/icon.svg").read_text(encoding="utf-8")
    found = re.search(r'<g id="mark">.*?</g>', source, re.DOTALL)
    assert found, "the icon has no mark"
    corner = {"none": None, "square": 0, "round": 96}[picture.ground]
    ground = "" if corner is None else f'<rect width="512" height="512" rx="{corner}" fill="{NIGHT}"/>'
    scale = picture.circle / CIRCLE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="{picture.size}" height="{picture.size}">'
        f'{ground}<g transform="translate(256 256) scale({scale:.4f}) translate(-256 -256)">{found[0]}</g></svg>'
    )


def draw(pictures: tuple[Picture, ...], into: Path) -> None:
    """Draws pictures into a folder."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.FLAGS))
        page = browser.new_page()
        for picture in pictures:
            page.set_viewport_size({"width": picture.size, "height": picture.size})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawn(picture)}")
            page.screenshot(path=into / picture.file, omit_background=picture.ground != "square")
        browser.close()


if __name__ == "__main__":
    draw(PICTURES, ASSETS)
