"""The three personas on their patrol paths: three landmarks each, and the standee on one of them."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.forsaken.commands import MovePersona
from companion.forsaken.kinds import FACTION_NAMES, PATROL, REP
from companion.forsaken.pieces import Persona
from companion.forsaken.table import Table
from screens import buttons, theme
from screens.forsaken.signs import colour_of, sign_of
from screens.rules.word import beside, held
from screens.sitting import Sitting

_STAND = 34


def personas_part(
    sitting: Sitting, once: Callable[[buttons.Action], buttons.Action], open_sheet: Callable[..., Any]
) -> list[Any]:
    """A path each, with the way to move on and to read the card in."""
    table: Table = sitting.table
    return [
        beside(theme.heading("Personas"), "forsaken-patrol-path", "a patrol path"),
        *(_persona(sitting, persona, once, open_sheet) for persona in table.personas),
    ]


def _persona(
    sitting: Sitting,
    persona: Persona,
    once: Callable[[buttons.Action], buttons.Action],
    open_sheet: Callable[..., Any],
) -> ft.Control:
    name = FACTION_NAMES[persona.faction]
    letter = f", {persona.letter}" if persona.letter else ""
    return theme.card(
        ft.Column(
            tight=True,
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                ft.Row(
                    spacing=12,
                    controls=[
                        sign_of(persona.faction, 40),
                        ft.Column(
                            expand=True,
                            tight=True,
                            spacing=0,
                            controls=[
                                ft.Text(persona.name or name, size=theme.BODY, weight=ft.FontWeight.W_600),
                                theme.small(f"{name}{letter}" if persona.name else f"Not named yet{letter}"),
                            ],
                        ),
                        buttons.icon(
                            ft.Icons.EDIT_OUTLINED,
                            f"{name}: what the persona's card shows",
                            partial(open_sheet, "persona", persona.faction),
                        ),
                        held(
                            buttons.icon(
                                ft.Icons.ARROW_FORWARD,
                                f"{name}: the persona walks on",
                                once(partial(sitting.dispatch, MovePersona(faction=persona.faction))),
                                filled=True,
                            ),
                            "forsaken-patrol-path",
                        ),
                    ],
                ),
                _path(persona),
            ],
        ),
        padding=12,
        key=f"persona-{persona.faction}",
    )


def _path(persona: Persona) -> ft.Control:
    """Three landmarks in a line; the standee stands on one."""
    places = [place or "not named yet" for place in persona.path]
    said = f"At {places[persona.at]}, landmark {persona.at + 1} of {PATROL}: {', '.join(places)}"
    return ft.Semantics(
        label=said,
        exclude_semantics=True,
        container=True,
        content=ft.Row(
            spacing=0,
            vertical_alignment=ft.CrossAxisAlignment.START,
            controls=[_landmark(persona, place) for place in range(PATROL)],
        ),
    )


def _landmark(persona: Persona, place: int) -> ft.Control:
    here = place == persona.at
    name = persona.path[place]
    stand = ft.Container(
        width=_STAND,
        height=_STAND,
        border_radius=_STAND / 2,
        alignment=ft.Alignment.CENTER,
        bgcolor=None if here else ft.Colors.SURFACE_CONTAINER_HIGHEST,
        border=None if here else ft.Border.all(1.5, ft.Colors.OUTLINE),
        content=sign_of(REP[persona.faction], _STAND) if here else theme.small(str(place + 1)),
    )

    def line(shown: bool) -> ft.Control:
        colour = colour_of(persona.faction) if shown else ft.Colors.TRANSPARENT
        return ft.Container(expand=True, height=2, bgcolor=colour, opacity=0.6)

    return ft.Column(
        expand=True,
        tight=True,
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        controls=[
            ft.Row([line(place > 0), stand, line(place < PATROL - 1)], spacing=0),
            ft.Text(
                name or "?",
                size=theme.SMALL,
                text_align=ft.TextAlign.CENTER,
                weight=ft.FontWeight.W_600 if here else None,
                color=ft.Colors.ON_SURFACE if here else ft.Colors.ON_SURFACE_VARIANT,
            ),
        ],
    )
