"""Home: go on with the game on the table, begin one, or look at those that are over."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.desk import AnyGame, Desk
from companion.shelf import Listing
from screens import buttons, frame, routes, sheet, theme
from screens.days import day
from screens.guard import component
from screens.home.about import AboutGame
from screens.home.resume import game_row, playing_row, resume_card, way_in
from screens.home.shelves import LOOKED_INTO, Shelves, look_into, shelves
from screens.home.wordmark import empty_table, wordmark
from screens.sitting import use_desk

PAGE_OF_GAMES = 24
"""So many games that are over are shown at once: hundreds would have to be sent before the first is seen."""


@component
def Home(desk: Desk, say: Callable[[str], None], go: Callable[[str], None], wide: bool) -> ft.Control:
    """The first page. On a wide screen the games that are over lie beside the rest."""
    seen: Shelves = use_desk(desk, lambda: shelves(desk))
    about, set_about = ft.use_state(None)
    shown, set_shown = ft.use_state(PAGE_OF_GAMES)

    def close() -> None:
        set_about(None)

    def discard(listing: Listing) -> None:
        close()
        desk.discard(listing.id)
        say(f"{listing.title} is in the bin, where it can be taken back.")

    ft.use_dialog(
        sheet.sheet(AboutGame(listing=about, discard=discard, key=about.id), close, share=0.5) if about else None
    )
    if seen.empty and not seen.notices:
        return _first_start(go)

    games = [(listing, look_into(desk, listing)) for listing in seen.playing[:LOOKED_INTO]]
    current = next(((listing, game) for listing, game in games if not isinstance(game, str)), None)
    menu = _menu(go, len(seen.binned))
    top = [*_notices(desk, seen), *_playing(seen, games, current, go, set_about)]
    over = _over(seen.over, shown, go, set_about, lambda: set_shown(lambda before: before + PAGE_OF_GAMES))
    foot = _foot(current, go)
    if not wide:
        return ft.Column(expand=True, spacing=0, controls=[_list([_sign(), *top, *menu, *over]), frame.foot(*foot)])
    return ft.Row(
        expand=True,
        spacing=theme.PAD,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Column(
                width=440,
                spacing=0,
                controls=[
                    _list([_sign(), *top, *menu]),
                    ft.Container(padding=theme.PAD, content=ft.Row(spacing=theme.GAP, controls=foot)),
                ],
            ),
            _list([ft.Container(height=56), *(over or [theme.body("Games that are over will lie here.")])]),
        ],
    )


def _list(controls: list[ft.Control]) -> ft.Control:
    return ft.ListView(
        expand=True,
        build_controls_on_demand=True,
        padding=ft.Padding.symmetric(horizontal=theme.PAD, vertical=0),
        controls=controls,
    )


def _sign() -> ft.Control:
    return ft.Container(padding=ft.Padding.symmetric(horizontal=4, vertical=18), content=wordmark())


def _first_start(go: Callable[[str], None]) -> ft.Control:
    return ft.Column(
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Container(
                expand=True,
                alignment=ft.Alignment.CENTER,
                content=ft.Column(
                    scroll=ft.ScrollMode.AUTO,
                    alignment=ft.MainAxisAlignment.CENTER,
                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                    spacing=theme.PAD * 2,
                    controls=[
                        empty_table(),
                        wordmark(30),
                        ft.Container(
                            padding=ft.Padding.symmetric(horizontal=40),
                            content=ft.Text(
                                "You play, it keeps the books.",
                                size=theme.BODY,
                                color=ft.Colors.ON_SURFACE_VARIANT,
                                text_align=ft.TextAlign.CENTER,
                            ),
                        ),
                        ft.Row(
                            wrap=True,
                            alignment=ft.MainAxisAlignment.CENTER,
                            spacing=4,
                            controls=[
                                buttons.quiet("Score a finished game", lambda: go(routes.SCORE)),
                                buttons.quiet("Settings", lambda: go(routes.SETTINGS)),
                                buttons.quiet("Rules", lambda: go(routes.RULES)),
                                buttons.quiet("Library", lambda: go(routes.LIBRARY)),
                            ],
                        ),
                    ],
                ),
            ),
            frame.foot(buttons.primary("New game", lambda: go(routes.NEW), expand=True)),
        ],
    )


def _notices(desk: Desk, seen: Shelves) -> list[ft.Control]:
    texts = [*([seen.fault] if seen.fault else []), *seen.notices]
    return [
        ft.Container(
            key=f"notice-{number}",
            margin=ft.Margin.only(bottom=theme.GAP),
            padding=ft.Padding.symmetric(horizontal=theme.PAD, vertical=12),
            border_radius=theme.RADIUS,
            bgcolor=ft.Colors.ERROR_CONTAINER,
            content=ft.Column(
                spacing=4,
                controls=[
                    ft.Text(text, size=theme.BODY, color=ft.Colors.ON_ERROR_CONTAINER),
                    *([buttons.tonal("Try again", desk.retry)] if text == seen.unsaved else []),
                ],
            ),
        )
        for number, text in enumerate(texts)
    ]


def _playing(
    seen: Shelves,
    games: list[tuple[Listing, AnyGame | str]],
    current: tuple[Listing, AnyGame] | None,
    go: Callable[[str], None],
    more: Callable[[Listing], Any],
) -> list[ft.Control]:
    """The game to resume, and below it the others that are not over."""
    found: list[ft.Control] = []
    if current is not None:
        listing, game = current
        found.append(resume_card(listing, game, lambda: go(way_in(game)), lambda: more(listing)))
    looked: dict[str, AnyGame | str] = {listing.id: game for listing, game in games}
    for listing in seen.playing:
        if current is None or listing.id != current[0].id:
            game_or_fault = looked.get(listing.id)
            found.append(playing_row(listing, game_or_fault, _resume(listing, game_or_fault, go), more))
    return [*found, ft.Container(height=theme.GAP)] if found else []


def _resume(listing: Listing, game: AnyGame | str | None, go: Callable[[str], None]) -> Callable[[], None] | None:
    if isinstance(game, str):
        return None
    return lambda: go(way_in(game) if game else routes.game(listing.id))


def _menu(go: Callable[[str], None], binned: int) -> list[ft.Control]:
    return [
        _entry(ft.Icons.CALCULATE_OUTLINED, "Score a finished game", lambda: go(routes.SCORE)),
        _entry(ft.Icons.AUTO_STORIES_OUTLINED, "Rules", lambda: go(routes.RULES)),
        _entry(ft.Icons.STYLE_OUTLINED, "Library", lambda: go(routes.LIBRARY)),
        _entry(ft.Icons.TUNE, "Settings", lambda: go(routes.SETTINGS)),
        *([_entry(ft.Icons.DELETE_OUTLINE, f"Bin ({binned})", lambda: go(routes.BIN))] if binned else []),
    ]


def _entry(icon: ft.IconData, text: str, on_click: Callable[[], Any]) -> ft.Control:
    return ft.ListTile(
        key=text,
        leading=ft.Icon(icon, color=ft.Colors.ON_SURFACE_VARIANT),
        title=ft.Text(text, size=theme.BODY),
        content_padding=ft.Padding.symmetric(horizontal=4),
        min_height=theme.TOUCH,
        min_vertical_padding=4,
        on_click=on_click,
        shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
    )


def _over(
    over: tuple[Listing, ...],
    shown: int,
    go: Callable[[str], None],
    more: Callable[[Listing], Any],
    show_more: Callable[[], Any],
) -> list[ft.Control]:
    if not over:
        return []
    rest = len(over) - shown
    return [
        ft.Container(
            key="past-games",
            padding=ft.Padding.only(left=4, top=theme.PAD, bottom=4),
            content=theme.heading("Past games"),
        ),
        *[
            game_row(
                listing,
                f"{day(listing.finished or listing.created)} · {listing.result}",
                lambda listing=listing: go(routes.game(listing.id, "end")),
                lambda listing=listing: more(listing),
            )
            for listing in over[:shown]
        ],
        *([buttons.quiet(f"Show more ({rest} older)", show_more)] if rest > 0 else []),
        ft.Container(key="space", height=theme.PAD),
    ]


def _foot(current: tuple[Listing, AnyGame] | None, go: Callable[[str], None]) -> list[ft.Control]:
    if current is None:
        return [buttons.primary("New game", lambda: go(routes.NEW), expand=True)]
    game = current[1]
    return [
        buttons.tonal("New game", lambda: go(routes.NEW), expand=7),
        buttons.primary("Resume", lambda: go(way_in(game)), expand=10),
    ]
