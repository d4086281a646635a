"""The app as a phone has it installed: no server and no browser, its games in the folder that the phone gives it.

`flet build` packs this module as the program (see docs/installed-app.md).
"""

import os
import secrets
from collections.abc import Callable, Mapping
from datetime import UTC, datetime

import flet as ft

from companion.desk import Desk
from screens import theme
from screens.app import app_on
from screens.caretaker import take_care
from storage.locations import data_folder
from storage.shelf import FileShelf

# On the web the client finds them in its own list, with all their weights; here one file stands for a family.
TYPEFACES = {
    theme.TEXT: "fonts/TablesideText-Regular.ttf",
    theme.NUMBERS: "fonts/TablesideCondensed-SemiBold.ttf",
}


def installed(environ: Mapping[str, str]) -> Callable[[ft.Page], None]:
    """The app over the games on this phone, as the function that Flet calls for its screen."""
    shelf = FileShelf(data_folder(None, environ))
    desk = Desk(
        shelf,
        now=lambda: datetime.now(UTC).isoformat(timespec="seconds"),
        new_id=lambda: secrets.token_hex(8),
    )
    desk.check()
    start = app_on(desk, offline=True)

    def begin(page: ft.Page) -> None:
        page.fonts = TYPEFACES
        start(page)
        page.run_task(take_care, desk)

    return begin


if __name__ == "__main__":
    ft.run(installed(os.environ), assets_dir="assets")
