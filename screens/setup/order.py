"""The order of the seats, changed seat by seat."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.gathering import Gathering, Place
from screens import buttons, marks, theme
from screens.guard import component
from screens.rules.word import beside
from screens.setup.drafting import Drafting


@component
def TurnOrder(drafting: Drafting[Any], seating: Gathering[Any], rule: str) -> ft.Control:
    """Every seat with a way up and a way down. It stays open: what a tap did is seen right here."""
    once = buttons.use_once()

    def move(id: int, by: int) -> None:
        drafting.reseat(lambda now: now.moved(id, by))

    def button(place: Place, number: int, by: int) -> ft.Control:
        called = place.called or f"Player {number}"
        way: Callable[[], None] = partial(move, place.id, by)
        return buttons.icon(
            ft.Icons.ARROW_UPWARD if by < 0 else ft.Icons.ARROW_DOWNWARD,
            f"{called}: one seat {'earlier' if by < 0 else 'later'}",
            once(way),
            disabled=number == (1 if by < 0 else len(seating.places)),
        )

    return ft.Column(
        tight=True,
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading("The order of turns"), rule, "the order of turns"),
            *[
                ft.Row(
                    key=f"order-{place.id}",
                    spacing=12,
                    controls=[
                        marks.badge(str(number), marks.of_seat(place.color, number - 1), human=True, size=36),
                        theme.body(place.called or f"Player {number}", expand=True),
                        button(place, number, -1),
                        button(place, number, 1),
                    ],
                )
                for number, place in enumerate(seating.places, start=1)
            ],
        ],
    )
