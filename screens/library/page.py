"""The library: what the app knows of the person's box and what it still lacks, game by game, kind by kind."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.browsing import Shelfful, progress
from companion.catalogue import GAMES, game_rules
from companion.desk import Desk
from companion.library import read_library
from companion.unread import unread_in_words
from screens import buttons, frame, routes, sheet, theme
from screens.faces import FACES
from screens.guard import component
from screens.library.cards import Cards
from screens.library.new_card import NewCard
from screens.library.signs import heading
from screens.library.stock import legend, stock_bar
from screens.preferences import prefer, preferences
from screens.rules.word import beside, opener
from screens.sitting import use_desk


def game_of_library(desk: Desk) -> str:
    """The game whose cards are looked at: the one that was looked at last, else the first there is."""
    looked_at = preferences(desk).library
    return looked_at if looked_at in GAMES else next(iter(GAMES))


@component
def LibraryPage(desk: Desk, say: Callable[[str], None], go: Callable[[str], None], wide: bool) -> ft.Control:
    """The cards of the game that was looked at last; another one is chosen above them."""
    game = use_desk(desk, lambda: game_of_library(desk))
    return ft.Column(
        expand=True,
        spacing=0,
        controls=[
            frame.head("Library", "Home", lambda: go(routes.HOME)),
            OfAGame(desk=desk, game=game, say=say, go=go, key=game),
        ],
    )


def _games(desk: Desk, game: str) -> ft.Control:
    """The games as grey keys: the accent is left to what comes next."""
    return ft.Row(
        wrap=True,
        spacing=theme.GAP,
        run_spacing=theme.GAP,
        controls=[_game(rules.title, id == game, partial(prefer, desk, library=id)) for id, rules in GAMES.items()],
    )


def _game(title: str, chosen: bool, choose: Callable[[], Any]) -> ft.Control:
    colour = ft.Colors.ON_SURFACE if chosen else ft.Colors.ON_SURFACE_VARIANT
    return ft.TextButton(
        key=title,
        icon=ft.Icon(ft.Icons.CHECK, size=18, color=colour) if chosen else None,
        content=ft.Text(
            title, size=theme.BODY, color=colour, semantics_label=f"Cards of {title}{', chosen' if chosen else ''}"
        ),
        on_click=buttons.called(choose),
        style=ft.ButtonStyle(
            padding=ft.Padding.symmetric(horizontal=14, vertical=13),
            bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST if chosen else None,
            side=None if chosen else ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT),
            shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
            visual_density=ft.VisualDensity.STANDARD,
        ),
    )


@component
def OfAGame(desk: Desk, game: str, say: Callable[[str], None], go: Callable[[str], None]) -> ft.Control:
    """A shelf for each kind of card, with the ways to get more of them, and the person's own box below."""
    rules, cards = game_rules(game), FACES[game].cards
    library = read_library(rules.library, use_desk(desk, lambda: desk.library(game)))
    opened, set_opened = ft.use_state(False)

    def close() -> None:
        set_opened(False)

    def begin(kind: str, name: str) -> None:
        close()
        go(routes.card(cards.start(desk, kind, name), game))

    def content() -> Any:
        return NewCard(library=library, kinds=rules.shelves.kinds, cards=cards, kind=None, begin=begin, key="new")

    ft.use_dialog(sheet.sheet(content(), close) if opened else None)
    shelves = rules.shelves.census(library)
    ways = cards.ways(desk, say, go)
    if library.bin:
        ways.append(_bin(len(library.bin), lambda: go(routes.BIN_OF_LIBRARY)))
    return ft.Column(
        expand=True,
        spacing=0,
        controls=[
            frame.middle(
                [
                    _games(desk, game),
                    ft.Column(
                        spacing=4,
                        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                        controls=[beside(_known(shelves), "library", "the library"), legend(shelves)],
                    ),
                    ft.Column(
                        spacing=2,
                        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                        controls=[
                            ShelfRow(
                                shelf=shelf,
                                cards=cards,
                                open_shelf=lambda kind: go(routes.shelf(kind, game)),
                                key=shelf.kind,
                            )
                            for shelf in shelves
                        ],
                    ),
                    *([theme.body(unread)] if (unread := unread_in_words(library.unread)) else []),
                    *([ft.Row(wrap=True, controls=ways)] if ways else []),
                    *cards.box(desk, library),
                ],
                spacing=theme.PAD + theme.GAP,
            ),
            frame.foot(buttons.primary("New card", lambda: set_opened(True), icon=ft.Icons.ADD, expand=True)),
        ],
    )


def _known(shelves: tuple[Shelfful, ...]) -> ft.Control:
    """How many cards are complete, of how many where the rulebook tells how many there are."""
    complete, total = progress(shelves)
    if total:
        return heading(f"of {total} cards and tiles", str(complete))
    complete = sum(shelf.complete for shelf in shelves)
    return heading("card is complete" if complete == 1 else "cards are complete", str(complete))


def _bin(count: int, on_click: Callable[[], Any]) -> ft.Control:
    words = f"{count} {'card' if count == 1 else 'cards'} in the bin"
    return buttons.quiet(words, on_click, icon=ft.Icons.DELETE_OUTLINE)


@component
def ShelfRow(shelf: Shelfful, cards: Cards, open_shelf: Callable[[str], Any]) -> ft.Control:
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
                        cards.sign(shelf.kind, 40),
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
