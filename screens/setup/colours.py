"""Colours of seats: each a mark with its name, to be chosen."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from companion.gathering import Gathering, Place
from screens import buttons, fields, frame, marks, theme
from screens.guard import component
from screens.rules.word import beside


def colour_choice(colour: str, chosen: bool, on_click: Callable[[], Any], of: str = "") -> ft.Control:
    """One colour. `of` is who has it: whoever takes it gives them the other one."""
    spoken = f"{colour}, chosen" if chosen else f"{colour}, {of} has it" if of else colour
    # One node for the button and all that is in it, or it would be read out twice.
    return ft.MergeSemantics(
        key=colour,
        content=ft.TextButton(
            on_click=buttons.called(on_click),
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
                    marks.badge(colour, marks.of_seat(colour, 0), human=True, size=48),
                    ft.Row(
                        tight=True,
                        spacing=4,
                        controls=[
                            ft.Text(
                                colour,
                                size=theme.BODY,
                                color=ft.Colors.ON_SURFACE,
                                semantics_label=spoken,
                            ),
                            *([ft.Icon(ft.Icons.CHECK, size=18, color=ft.Colors.ON_SURFACE)] if chosen else []),
                        ],
                    ),
                    *([ft.Semantics(exclude_semantics=True, content=theme.small(of))] if of else []),
                ],
            ),
        ),
    )


def colour_row(controls: list[ft.Control]) -> ft.Control:
    """Colours side by side."""
    return ft.Row(wrap=True, spacing=theme.GAP, run_spacing=theme.GAP, controls=controls)


@component
def ColourOfASeat(
    seating: Gathering[Any],
    place: Place,
    number: int,
    on_take: Callable[[str], Any],
    rule: str,
    beyond: str,
    below: Sequence[ft.Control] = (),
) -> ft.Control:
    """The colours for one seat: those of the box and, where there is a word on what is `beyond` them, any other name.

    `rule` is the entry about what belongs to a colour; `below` is what else the seat may have.
    """
    holders = {it.color: it.called or f"player {at}" for at, it in enumerate(seating.places, start=1)}
    others = () if place.color in seating.known_colours else (place.color,)
    offered = (*seating.known_colours, *others) if beyond else seating.COLOURS
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading(f"Colour of {place.called or f'player {number}'}"), rule, "What belongs to a colour?"),
            colour_row(
                [
                    colour_choice(
                        colour, colour == place.color, lambda colour=colour: on_take(colour), holders.get(colour, "")
                    )
                    for colour in offered
                ]
            ),
            *(
                [theme.small(beyond), TypedColour(label="Another colour", on_take=on_take, key="typed-colour")]
                if beyond
                else []
            ),
            *below,
        ],
    )


@component
def TypedColour(label: str, on_take: Callable[[str], Any]) -> ft.Control:
    """A colour under any name."""
    typed: Any = ft.use_ref("")
    noting: Any = ft.use_ref(None)
    missing, set_missing = ft.use_state(False)

    def note(text: str) -> None:
        typed.current = text

    if noting.current is None:
        noting.current = note

    def take_typed() -> None:
        if name := typed.current.strip():
            on_take(name)
        else:
            set_missing(True)

    return ft.Column(
        tight=True,
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            fields.NameField(label, "", noting.current),
            *([frame.fault("Type the name of a colour first.")] if missing else []),
            ft.Row([buttons.tonal("Take it", take_typed, label="Take the colour that was typed")]),
        ],
    )
