"""One seat while a game is set up."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from companion.gathering import Gathering, Place
from screens import buttons, frame, marks, theme
from screens.setup.drafting import Drafting
from screens.setup.typed import Typed


def key_of_seat(id: int) -> str:
    """The key of the part of the page that is about one seat."""
    return f"seats-{id}"


def seat_row(
    drafting: Drafting[Any],
    seating: Gathering[Any],
    place: Place,
    number: int,
    fault: str,
    colour: Callable[[int], Any],
    below: Sequence[ft.Control] = (),
) -> ft.Control:
    """Its mark, its name, what is `below` them. The mark opens the colours."""
    return ft.Column(
        key=ft.ScrollKey(key_of_seat(place.id)),
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Row(
                spacing=4,
                controls=[
                    _mark(place, number, lambda: colour(place.id)),
                    ft.Container(
                        expand=True,
                        content=Typed(
                            label=f"Player {number}",
                            text=place.name,
                            on_text=drafting.seat_namer(place.id),
                            key=f"name-{place.id}-{number}",
                        ),
                    ),
                    buttons.icon(
                        ft.Icons.CLOSE,
                        f"Take away seat {number}",
                        lambda: drafting.reseat(lambda seating: seating.without(place.id)),
                        disabled=len(seating.places) == 1,
                    ),
                ],
            ),
            *below,
            *([frame.fault(fault)] if fault else []),
        ],
    )


def _mark(place: Place, number: int, on_click: Callable[[], Any]) -> ft.Control:
    # One node for the button and its mark, or it would be read out twice.
    return ft.MergeSemantics(
        content=ft.TextButton(
            width=theme.TOUCH,
            height=theme.TOUCH,
            on_click=on_click,
            style=ft.ButtonStyle(padding=6),
            content=ft.Semantics(
                label=f"Player {number} is {place.color}, change the colour",
                exclude_semantics=True,
                content=marks.badge(str(number), marks.of_seat(place.color, number - 1), human=True, size=36),
            ),
        )
    )
