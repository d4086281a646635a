"""Which game is it? Asked before a new game, and before one is scored that was not tracked."""

from collections.abc import Callable

import flet as ft

from companion.catalogue import GAMES
from companion.desk import Desk
from companion.shelf import ShelfFault
from screens import buttons, frame, routes, theme
from screens.faces import FACES
from screens.guard import component

PICTURE, WIDE_PICTURE = 156, 200
"""Px of a game's drawing on its tile."""


@component
def WhichGame(desk: Desk, title: str, way: Callable[[str], str], go: Callable[[str], None], wide: bool) -> ft.Control:
    """A large tile for each game, the one played last first. `way` is the address to go on at with a game."""
    size = WIDE_PICTURE if wide else PICTURE
    # One below the other on a phone, beside each other where there is room.
    tiles = [
        ft.Container(_tile(game, size, lambda game=game: go(way(game))), col={"xs": 12, "md": 6}, key=game)
        for game in last_played_first(desk)
    ]
    return ft.Column(
        expand=True,
        spacing=0,
        controls=[
            frame.head(title, "Home", lambda: go(routes.HOME)),
            frame.middle(
                [
                    theme.body("Which game is on the table?", color=ft.Colors.ON_SURFACE_VARIANT),
                    ft.ResponsiveRow(controls=tiles, spacing=theme.PAD, run_spacing=theme.PAD),
                ]
            ),
        ],
    )


def last_played_first(desk: Desk) -> tuple[str, ...]:
    """All games there are, by when one was begun last; those that nobody has played come in their own order."""
    try:
        played = [listing.game for listing in desk.listings() if listing.game in GAMES]
    except ShelfFault:
        played = []
    return tuple(dict.fromkeys((*played, *GAMES)))


def _tile(game: str, size: int, choose: Callable[[], None]) -> ft.Control:
    face = FACES[game]
    # Merged: else it would be a button in a button to a screen reader.
    return ft.MergeSemantics(
        ft.Container(
            on_click=buttons.called(choose),
            ink=True,
            border_radius=theme.RADIUS + 6,
            bgcolor=ft.Colors.SURFACE_CONTAINER,
            padding=ft.Padding.only(left=20, right=20, top=24, bottom=24),
            content=ft.Column(
                tight=True,
                spacing=theme.GAP,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                controls=[
                    face.picture(size),
                    ft.Text(
                        GAMES[game].title,
                        size=theme.TITLE,
                        font_family=theme.NUMBERS,
                        weight=ft.FontWeight.W_600,
                        text_align=ft.TextAlign.CENTER,
                    ),
                    ft.Text(
                        face.about,
                        size=theme.BODY,
                        color=ft.Colors.ON_SURFACE_VARIANT,
                        text_align=ft.TextAlign.CENTER,
                    ),
                ],
            ),
        ),
    )
