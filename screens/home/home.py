"""Home: go on with the game on the table, begin one, or look at those that are over."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.bin import DAYS
from companion.desk import Desk
from companion.shelf import Listing
from screens import buttons, frame, routes, sheet, theme
from screens.days import day
from screens.export.sheet import ShareOrExport
from screens.faces import FACES
from screens.guard import component
from screens.home.about import AboutGame
from screens.home.opening import Opening
from screens.home.resume import Playing, game_row, playing_row, resume_card, way_in
from screens.home.shelves import LOOKED_INTO, Shelves, shelves
from screens.home.wordmark import empty_table, wordmark
from screens.notices import NoticeList
from screens.share.discretion import may_keep_whole
from screens.sitting import use_desk

PAGE_OF_GAMES = 24
"""So many games that are over are shown at once: hundreds would have to be sent before the first is seen."""


@component
def Home(
    desk: Desk, say: Callable[[str], None], go: Callable[[str], None], wide: bool, joined: bool = False
) -> ft.Control:
    """The first page. On a wide screen the games that are over lie beside the rest. `joined`, others can join.

    It is there before the games in play are open: how they stand is filled in then.
    """
    seen: Shelves = use_desk(desk, lambda: shelves(desk))
    opening: Opening = ft.use_state(lambda: Opening(desk))[0]
    _, set_opened = ft.use_state(0)
    wanted, set_wanted = ft.use_state("")
    about, set_about = ft.use_state(None)
    sharing, set_sharing = ft.use_state(False)
    shown, set_shown = ft.use_state(PAGE_OF_GAMES)

    def close() -> None:
        set_about(None)
        set_sharing(False)

    def discard(listing: Listing) -> None:
        close()
        desk.discard(listing.id)
        say(f"{listing.title} is in the bin, where it can be taken back for {DAYS} days.")

    near = tuple(listing.id for listing in seen.playing[:LOOKED_INTO])

    async def open_near() -> None:
        await opening.open_all(near, lambda: set_opened(lambda before: before + 1))

    async def go_on() -> None:
        if wanted:
            found = await opening.open(wanted)
            set_wanted("")
            if not isinstance(found, str):
                go(way_in(found))

    def resume(listing: Listing) -> None:
        found = opening.known(listing.id)
        if found is None:
            set_wanted(listing.id)
        elif not isinstance(found, str):
            go(way_in(found))

    def steadily(act: Callable[[Any], Any]) -> Callable[[Any], None]:
        def acted(what: Any) -> None:
            if not opening.just_moved:
                act(what)

        return acted

    # With something to clean up, Flet ends what still waits when Home is left.
    ft.use_effect(open_near, [near], cleanup=lambda: None)
    ft.use_effect(go_on, [wanted], cleanup=lambda: None)
    if about is None:
        opened = None
    elif sharing:
        face = FACES.get(about.game)
        ways = ShareOrExport(
            desk=desk,
            game_id=about.id,
            look=face.look if face else None,
            say=say,
            on_close=close,
            key=f"share-{about.id}",
        )
        opened = sheet.sheet(ways, close)
    else:
        what = AboutGame(listing=about, share=lambda: set_sharing(True), discard=discard, key=about.id)
        opened = sheet.sheet(what, close, share=0.62)
    ft.use_dialog(opened)
    if seen.empty and not seen.notices:
        return _first_start(go, joined)

    games = [Playing(it, opening.known(it.id), coming=it.id in near, wanted=it.id == wanted) for it in seen.playing]
    current = next((it for it in games if not isinstance(it.found, str)), None)
    steady_go, more = steadily(go), steadily(set_about)
    top = [*_notices(desk, seen, say), *_playing(games, current, steadily(resume), more)]
    menu = _menu(steady_go, seen.in_the_bin, joined)
    over = _over(seen.over, shown, steady_go, more, lambda: set_shown(lambda before: before + PAGE_OF_GAMES))
    foot = _foot(current, go, resume)
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
                    _list([_sign(8), *top, *menu]),
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


def _sign(above: int = 18) -> ft.Control:
    return ft.Container(padding=ft.Padding.symmetric(horizontal=4, vertical=above), content=wordmark())


def _first_start(go: Callable[[str], None], joined: bool) -> ft.Control:
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
                                *([buttons.quiet("Join", lambda: go(routes.INVITE))] if joined else []),
                            ],
                        ),
                    ],
                ),
            ),
            frame.foot(buttons.primary("New game", lambda: go(routes.NEW), expand=True)),
        ],
    )


def _notices(desk: Desk, seen: Shelves, say: Callable[[str], None]) -> list[ft.Control]:
    # Those of now: opening a game may find damage and mend it.
    texts = (*([seen.fault] if seen.fault else []), *desk.notices())
    if not texts:
        return []
    copied = tuple(game_id for game_id in desk.unkept if may_keep_whole(desk, game_id))
    told = NoticeList(desk=desk, notices=texts, game_ids=copied, say=say, key="notices")
    return [ft.Container(told, padding=ft.Padding.only(bottom=theme.PAD), key="told")]


def _playing(
    games: list[Playing],
    current: Playing | None,
    resume: Callable[[Listing], Any],
    more: Callable[[Listing], Any],
) -> list[ft.Control]:
    """The game to resume, and below it the others that are not over."""
    found: list[ft.Control] = []
    if current is not None:
        found.append(resume_card(current, lambda: resume(current.listing), lambda: more(current.listing)))
    found += [playing_row(it, resume, more) for it in games if it is not current]
    return [*found, ft.Container(height=theme.GAP)] if found else []


def _menu(go: Callable[[str], None], binned: int, joined: bool) -> list[ft.Control]:
    return [
        *([_entry(ft.Icons.QR_CODE_2, "Join", lambda: go(routes.INVITE))] if joined else []),
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


def _foot(current: Playing | None, go: Callable[[str], None], resume: Callable[[Listing], Any]) -> list[ft.Control]:
    if current is None:
        return [buttons.primary("New game", lambda: go(routes.NEW), expand=True)]
    return [
        buttons.tonal("New game", lambda: go(routes.NEW), expand=7),
        buttons.primary("Resume", lambda: resume(current.listing), expand=10),
    ]
