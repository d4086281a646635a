"""What a game has besides its five pages, one tap away: seats, reconcile, its own places, settings."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from screens import buttons, routes, theme
from screens.face import Face, Place
from screens.faces import FACES
from screens.guard import component
from screens.rules.word import opener
from screens.sitting import Sitting

SEATS = Place(
    "Seats",
    "Order of turns, names; somebody goes or joins.",
    ft.Icons.PEOPLE_OUTLINE,
    "seats-change",
    tab="seats",
)
RECONCILE = Place("Reconcile", "Make it say what lies on the table.", ft.Icons.BALANCE, "reconcile", tab="reconcile")

JOIN = ("Join", "A code to be scanned by everybody's phone.", ft.Icons.QR_CODE_2)
"""The way to the page for other phones: no matter of the rules."""


def places(face: Face) -> tuple[Place, ...]:
    """The lines of a game's menu: what every game has, with its own between."""
    settings = Place("Settings of this game", face.settings_words, ft.Icons.TUNE, "automation", tab="settings")
    return (SEATS, RECONCILE, *face.menu, settings)


def phone(secrets: str) -> Place:
    """The way to what only a shared table needs. `secrets` is the entry about what is secret in this game."""
    return Place(
        "Seats at this phone", "Who plays on it, or only watches.", ft.Icons.SMARTPHONE, secrets or "seat", tab="phone"
    )


@component
def Menu(sitting: Sitting, close: Callable[[], Any]) -> ft.Control:
    """A sheet. A place closes it; what a game has below its places is changed right here."""
    rules = sitting.game.rules
    face = FACES[rules.id]
    once = buttons.use_once()

    def follow(place: Place) -> None:
        close()
        if place.act is not None:
            place.act(sitting)
        else:
            sitting.go(routes.game(sitting.game_id, place.tab))

    def go_to_join() -> None:
        close()
        sitting.go(routes.invite(sitting.game_id))

    shared = [phone(rules.secrets)] if sitting.device.phone.shared else []
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Column(
                tight=True,
                spacing=0,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=[
                    *([_line(*JOIN, "", go_to_join)] if not sitting.device.alone else []),
                    *[
                        _line(it.title, it.words, it.icon, it.rule, once(partial(follow, it)))
                        for it in (*shared, *places(face))
                        if it.there(sitting.table)
                    ],
                ],
            ),
            *face.below(sitting),
        ],
    )


def _line(title: str, words: str, icon: ft.IconData, rule: str, on_click: Callable[[], Any]) -> ft.Control:
    return ft.ListTile(
        key=title,
        leading=ft.Icon(icon, color=ft.Colors.ON_SURFACE_VARIANT),
        title=ft.Text(title, size=theme.BODY),
        subtitle=ft.Text(words, size=theme.SMALL, color=ft.Colors.ON_SURFACE_VARIANT),
        content_padding=ft.Padding.symmetric(horizontal=8, vertical=0),
        min_height=theme.TOUCH,
        shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
        on_click=buttons.called(on_click),
        on_long_press=opener(rule) if rule else None,
    )
