"""The ways by which cards come and go: packs that are read in, and packs for other people."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.desk import Desk
from companion.vestige.library import library_of
from screens import buttons, routes, sheet
from screens.guard import component
from screens.sitting import use_desk
from screens.vestige.packs.sharing import ShareCards


def ways(desk: Desk, say: Callable[[str], None], go: Callable[[str], None]) -> list[Any]:
    """Reading a pack in, and sharing one's own cards as soon as there are any."""
    return [
        buttons.tonal("Import", lambda: go(routes.IMPORT), icon=ft.Icons.FILE_OPEN_OUTLINED),
        Share(desk=desk, say=say, key="share"),
    ]


@component
def Share(desk: Desk, say: Callable[[str], None]) -> ft.Control:
    """The button, and the sheet that it opens."""
    library = library_of(use_desk(desk, lambda: desk.library("vestige")))
    opened, set_opened = ft.use_state(False)

    def close() -> None:
        set_opened(False)

    def content() -> Any:
        return ShareCards(desk=desk, ids=tuple(library.cards), say=say, on_close=close, key="share")

    ft.use_dialog(sheet.sheet(content(), close) if opened else None)
    if not library.cards:
        return ft.Container()
    return buttons.tonal("Share my cards", lambda: set_opened(True), icon=ft.Icons.IOS_SHARE)
