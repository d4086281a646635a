"""The library: what the app knows of the person's box and what it still lacks, kind by kind."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.desk import Desk
from companion.vestige.box.census import Shelfful, census, progress
from companion.vestige.library import Library, library_of, saved_library
from companion.vestige.unread import unread_in_words
from screens import buttons, frame, routes, sheet, theme
from screens.guard import component
from screens.library.box import OwnBox
from screens.library.new_card import NewCard, start_card
from screens.library.sharing import ShareCards
from screens.library.signs import heading, kind_sign
from screens.library.stock import legend, stock_bar
from screens.rules.word import beside, opener
from screens.sitting import use_desk

_NEW, _SHARE = "new", "share"


@component
def LibraryPage(desk: Desk, say: Callable[[str], None], go: Callable[[str], None], wide: bool) -> ft.Control:
    """A shelf for each kind of card, with the ways to get more of them, and the person's own mat and tiles below."""
    library = library_of(use_desk(desk, lambda: desk.library("vestige")))
    opened, set_opened = ft.use_state("")

    def close() -> None:
        set_opened("")

    def change(changed: Library) -> None:
        desk.keep_library("vestige", saved_library(changed))

    def begin(kind: Any, name: str) -> None:
        close()
        go(routes.card(start_card(desk, kind, name)))

    def content() -> Any:
        if opened == _NEW:
            return NewCard(library=library, kind=None, begin=begin, key=_NEW)
        return ShareCards(desk=desk, ids=tuple(library.cards), say=say, on_close=close, key=_SHARE)

    ft.use_dialog(sheet.sheet(content(), close) if opened else None)
    shelves = census(library)
    complete, total = progress(shelves)
    return ft.Column(
        expand=True,
        spacing=0,
        controls=[
            frame.head("Library", "Home", lambda: go(routes.HOME)),
            frame.middle(
                [
                    ft.Column(
                        spacing=4,
                        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                        controls=[
                            beside(heading(f"of {total} cards and tiles", str(complete)), "library", "the library"),
                            legend(),
                        ],
                    ),
                    ft.Column(
                        spacing=2,
                        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                        controls=[
                            ShelfRow(shelf=shelf, open_shelf=lambda kind: go(routes.shelf(kind)), key=shelf.kind)
                            for shelf in shelves
                        ],
                    ),
                    *([theme.body(unread)] if (unread := unread_in_words(library.unread)) else []),
                    ft.Row(
                        wrap=True,
                        controls=[
                            buttons.tonal("Import", lambda: go(routes.IMPORT), icon=ft.Icons.FILE_OPEN_OUTLINED),
                            *(
                                [buttons.tonal("Share my cards", lambda: set_opened(_SHARE), icon=ft.Icons.IOS_SHARE)]
                                if library.cards
                                else []
                            ),
                            *([_bin(len(library.bin), lambda: go(routes.BIN_OF_LIBRARY))] if library.bin else []),
                        ],
                    ),
                    OwnBox(library=library, on_change=change, key="own-box"),
                ],
                spacing=theme.PAD + theme.GAP,
            ),
            frame.foot(buttons.primary("New card", lambda: set_opened(_NEW), icon=ft.Icons.ADD, expand=True)),
        ],
    )


def _bin(count: int, on_click: Callable[[], Any]) -> ft.Control:
    words = f"{count} {'card' if count == 1 else 'cards'} in the bin"
    return buttons.quiet(words, on_click, icon=ft.Icons.DELETE_OUTLINE)


@component
def ShelfRow(shelf: Shelfful, open_shelf: Callable[[str], Any]) -> ft.Control:
    """A kind: its sign, how many are complete, and the same drawn. A tap opens its shelf."""
    return ft.MergeSemantics(
        ft.TextButton(
            on_click=lambda: open_shelf(shelf.kind),
            on_long_press=opener(shelf.rule),
            style=ft.ButtonStyle(
                padding=ft.Padding.symmetric(horizontal=4, vertical=8),
                shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
            ),
            content=ft.Semantics(
                label=f"{shelf.title}: {shelf.said}",
                exclude_semantics=True,
                content=ft.Row(
                    spacing=12,
                    controls=[
                        kind_sign(shelf.kind, 40),
                        ft.Column(
                            expand=True,
                            spacing=6,
                            tight=True,
                            controls=[
                                ft.Row(
                                    spacing=theme.GAP,
                                    vertical_alignment=ft.CrossAxisAlignment.END,
                                    controls=[
                                        ft.Text(shelf.title, size=theme.BODY, color=ft.Colors.ON_SURFACE, expand=True),
                                        theme.number(shelf.counted, size=theme.BODY, color=ft.Colors.ON_SURFACE),
                                    ],
                                ),
                                stock_bar(shelf),
                                *([theme.small(shelf.besides)] if shelf.besides else []),
                            ],
                        ),
                    ],
                ),
            ),
        )
    )
