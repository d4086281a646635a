"""Second step: the person and the colour."""

from functools import partial

import flet as ft

from companion.vestige.setup import COLOURS
from screens import buttons, fields, marks, theme
from screens.guard import component
from screens.rules.word import beside
from screens.setup.draft import Draft, Drafting

SUGGESTED = 6


@component
def Seat(drafting: Drafting, draft: Draft, people: tuple[str, ...], faults: list[ft.Control]) -> ft.Control:
    """A name, typed or taken from those who have played before, and one of the four colours."""
    filled, set_filled = ft.use_state(0)

    def take(name: str) -> None:
        drafting.change(name=name)
        set_filled(lambda before: before + 1)

    others = [name for name in people if name != draft.name][:SUGGESTED]
    return ft.Column(
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading("Your seat"), "seat", "a seat"),
            fields.NameField("Your name", draft.name, drafting.name_seat, key=f"name-{filled}"),
            *faults,
            ft.Row(
                wrap=True,
                visible=bool(others),
                spacing=theme.GAP,
                run_spacing=theme.GAP,
                controls=[buttons.tonal(name, partial(take, name), label=f"Your name: {name}") for name in others],
            ),
            beside(theme.heading("Your colour"), "player-pieces", "What belongs to a colour?"),
            ft.Row(
                wrap=True,
                spacing=theme.GAP,
                run_spacing=theme.GAP,
                controls=[_colour(colour, colour == draft.colour, drafting) for colour in COLOURS],
            ),
        ],
    )


def _colour(colour: str, chosen: bool, drafting: Drafting) -> ft.Control:
    # One node for the button and all that is in it, or it would be read out twice.
    return ft.MergeSemantics(
        key=colour,
        content=ft.TextButton(
            on_click=lambda: drafting.change(colour=colour),
            style=ft.ButtonStyle(
                padding=12,
                shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
                bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST if chosen else None,
            ),
            content=ft.Column(
                tight=True,
                spacing=6,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                controls=[
                    marks.badge(colour, marks.PLAYER_COLOURS[colour], human=True, size=48),
                    ft.Row(
                        tight=True,
                        spacing=4,
                        controls=[
                            ft.Text(
                                colour,
                                size=theme.BODY,
                                color=ft.Colors.ON_SURFACE,
                                semantics_label=f"{colour}, chosen" if chosen else colour,
                            ),
                            *([ft.Icon(ft.Icons.CHECK, size=18, color=ft.Colors.ON_SURFACE)] if chosen else []),
                        ],
                    ),
                ],
            ),
        ),
    )
