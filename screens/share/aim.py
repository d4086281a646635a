"""What a tap was aimed at, as far as a line knows it (line.py): the offline edition and many tests have none."""

import sys
from collections.abc import Callable
from typing import Any

import flet as ft


def event_id() -> str | None:
    """Names what a person did that is answered just now; None where no line has brought it."""
    line = _line()
    return line.event_id() if line else None


def news() -> Any:
    """To be kept when somebody else has changed what this phone shows, for `outdated`."""
    line = _line()
    return line.news() if line else None


def outdated(change: Any) -> bool | None:
    """Whether the event that is answered just now was made before its phone showed the change; None if unknown."""
    line = _line()
    return line.outdated(change) if line else None


def in_turn(page: ft.Page | None, draw: Callable[[], None]) -> None:
    """Draws a change on a phone: at once where it was made or where there is no line, else when it is its turn."""
    line = _line()
    if line:
        line.in_turn(page, draw)
    else:
        draw()


def line_of(page: ft.Page | None) -> Any:
    """The line on which a page is shown, if any."""
    line = _line()
    return line.of(page) if line else None


def _line() -> Any:
    # Not imported from here: a web server comes with it. Where nobody has loaded it, nobody has a line.
    return sys.modules.get("screens.share.line")
