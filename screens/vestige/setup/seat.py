"""Second step of a solo game: the person and the colour."""

from functools import partial

import flet as ft

from companion.vestige.setup import COLOURS
from screens import buttons, theme
from screens.guard import component
from screens.rules.word import beside
from screens.setup.colours import colour_choice, colour_row
from screens.setup.typed import Typed
from screens.vestige.setup.draft import Draft, Drafting

SUGGESTED = 6


@component
def Seat(drafting: Drafting, draft: Draft, people: tuple[str, ...], faults: list[ft.Control]) -> ft.Control:
    """A name, typed or taken from those who have played before, and one of the four colours."""
    filled, set_filled = ft.use_state(0)
    place = draft.seating.places[0]

    def take(name: str) -> None:
        drafting.reseat(lambda seating: seating.named(place.id, name))
        set_filled(lambda before: before + 1)

    def colour(name: str) -> None:
        drafting.reseat(lambda seating: seating.coloured(place.id, name))

    others = [name for name in people if name != place.name][:SUGGESTED]
    return ft.Column(
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading("Your seat"), "seat", "a seat"),
            Typed(
                label="Your name",
                text=place.name,
                on_text=drafting.seat_namer(place.id),
                key=f"name-{place.id}-{filled}",
            ),
            *faults,
            ft.Row(
                wrap=True,
                visible=bool(others),
                spacing=theme.GAP,
                run_spacing=theme.GAP,
                controls=[buttons.tonal(name, partial(take, name), label=f"Your name: {name}") for name in others],
            ),
            beside(theme.heading("Your colour"), "player-pieces", "What belongs to a colour?"),
            colour_row([colour_choice(name, name == place.color, partial(colour, name)) for name in COLOURS]),
        ],
    )
