"""Second step: what lies open already. All of it may be left out; the app asks for it during the game."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.chronicles.kinds import TRACKS, Track
from companion.chronicles.library import Library, library_of
from companion.desk import Desk
from companion.library import suggestions
from screens import buttons, theme
from screens.chronicles.events.boards import Boards, Lying
from screens.chronicles.events.chips import chips
from screens.chronicles.festival.board import FestivalBoard, Space
from screens.chronicles.festival.tokens import token_choice
from screens.chronicles.setup.draft import Draft, Drafting
from screens.guard import component
from screens.rules.word import beside, held
from screens.typed import Held, use_letters, use_typed_in

MOST = 8
_PAD = 2 * theme.PAD


@component
def WhatLiesOpen(drafting: Drafting, desk: Desk, motion: bool, say: Callable[[str], None]) -> ft.Control:
    """Boards and festival as they lie; a tap on a board or a space asks what is there."""
    board, set_board = ft.use_state(0)
    space, set_space = ft.use_state("")
    draft = drafting.draft
    number = board if board in draft.boards else 0
    track = next((it for it in TRACKS if it == space), None)
    on_board: Any = ft.use_ref(None)
    on_space: Any = ft.use_ref(None)
    if on_board.current is None:
        on_board.current = lambda number: set_board(lambda before: 0 if before == number else number)
        on_space.current = lambda track: set_space(lambda before: "" if before == track else track)
    width = min(ft.context.page.width or 390, 700) - _PAD
    return ft.Column(
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading("What lies open already?"), "chronicles-setup", "How is a table set up?"),
            theme.small("Tap what you know, or go on: the app asks for the rest during the game."),
            Boards(
                boards=tuple(
                    Lying(it, draft.events.get(it), it in draft.events, asks="Which event?") for it in draft.boards
                ),
                chosen=number,
                on_board=on_board.current,
                motion=motion,
                width=width,
                key="boards",
            ),
            *(
                [
                    Naming(
                        drafting=drafting,
                        desk=desk,
                        board=number,
                        say=say,
                        done=lambda: set_board(0),
                        key=f"naming-{number}",
                    )
                ]
                if number
                else []
            ),
            beside(theme.heading("The festival"), "chronicles-firewind-setup", "the festival"),
            FestivalBoard(
                spaces=tuple(Space(it, draft.festival.get(it)) for it in TRACKS),
                chosen=(track,) if track else (),
                on_space=on_space.current,
                key="festival",
            ),
            *([_token(drafting, draft, track, set_space)] if track else []),
        ],
    )


@component
def Naming(
    drafting: Drafting, desk: Desk, board: int, say: Callable[[str], None], done: Callable[[], Any]
) -> ft.Control:
    """Which event lies on a board: one tap on a name that is known, else typed."""
    kept: Any = ft.use_ref(None)
    if kept.current is None:
        kept.current = {}
    typed = use_typed_in(kept.current, "event")
    once = buttons.use_once()
    library = library_of(desk.library("chronicles"))

    def put(name: str) -> None:
        drafting.open(board, name)
        done()

    def take() -> None:
        if name := typed.name(say):
            put(name)

    return theme.card(
        ft.Column(
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                theme.body(f"Which event lies on board {board}?"),
                Offered(
                    drafting=drafting, library=library, typed=typed.held, board=board, put=once(put), key="offered"
                ),
                typed.field("Another event", once(take)),
                ft.Row(
                    wrap=True,
                    controls=[
                        buttons.tonal("It lies here", once(take), label="The event that was typed lies here"),
                        buttons.quiet("Not known", once(lambda: put(""))),
                    ],
                ),
            ],
        ),
        key="event",
    )


@component
def Offered(drafting: Drafting, library: Library, typed: Held, board: int, put: Callable[[str], Any]) -> ft.Control:
    """Events that the library or the rulebook knows, by their first letters."""
    letters = use_letters(typed, "offered")
    elsewhere = {name for number, name in drafting.draft.events.items() if number != board}
    return chips(
        [
            held(
                buttons.tonal(card.name, partial(put, card.name), label=f"{card.name} lies here"),
                card.rule or "chronicles-events",
            )
            for card in suggestions(library, "event", letters, most=MOST, lying=elsewhere)
        ]
    )


def _token(drafting: Drafting, draft: Draft, track: Track, set_space: Callable[[Any], Any]) -> ft.Control:
    def lay(token: Any) -> None:
        drafting.lay(track, token)
        set_space("")

    return theme.card(
        ft.Column(
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                theme.body(f"Which token lies in {track}?"),
                token_choice(draft.tokens_for(track), lay, f"{{}} lies in {track}", draft.festival.get(track)),
                ft.Row([buttons.quiet("Not known", lambda: lay(None))], wrap=True),
            ],
        ),
        key="token",
    )
