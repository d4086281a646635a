"""Laying the map out in the middle of a game: an entry of the ledger once it is kept."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.library import saved_library
from companion.vestige.commands import LayOut
from companion.vestige.library import Library, library_of
from companion.vestige.map_draft import begun
from companion.vestige.table import Table
from screens import buttons, frame, theme
from screens.guard import component
from screens.rules.word import beside
from screens.sitting import Sitting, use_desk, use_kept
from screens.vestige.map.editor import MapEditor, Tiles


@component
def Laying(sitting: Sitting, leave: Callable[[], Any]) -> ft.Control:
    """The editor over the map of a game. Nothing changes until *Keep it*."""
    table: Table = sitting.table
    (tiles, seed), set_laid = use_kept(sitting.kept, "the map as laid out", (begun(table.tiles), ""))
    library = use_desk(sitting.desk, lambda: library_of(sitting.desk.library("vestige")))
    once = buttons.use_once()

    def gone() -> None:
        sitting.kept.pop("the map as laid out", None)
        leave()

    def keep() -> None:
        if sitting.dispatch(LayOut(tiles=tiles)):
            gone()

    def changed(laid: Tiles, with_seed: str) -> None:
        set_laid(lambda _: (laid, with_seed))

    def marked(library: Library) -> None:
        sitting.desk.keep_library("vestige", saved_library(library))

    return ft.Column(
        expand=True,
        spacing=0,
        controls=[
            frame.middle(
                [
                    beside(theme.heading("The map as it lies", level=1), "region-tiles-in-play", "a tile in play"),
                    theme.small(
                        "With nemeses all tiles lie face up, else only those next to a pawn."
                        if table.nemeses
                        else "Tiles next to a pawn lie face up, the others face down until somebody comes near."
                    ),
                    MapEditor(
                        tiles=tiles,
                        seed=seed,
                        face_up=bool(table.nemeses),
                        library=library,
                        on_tiles=changed,
                        on_library=marked,
                        key="editor",
                    ),
                ],
                spacing=theme.GAP,
                key="laying",
            ),
            frame.foot(
                buttons.tonal("Leave", once(gone), label="Leave the map as it was"),
                buttons.primary("Keep it", once(keep), expand=True),
            ),
        ],
    )
