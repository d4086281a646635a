"""The encounter of a turn: a deck and a node, another player, something special, or none."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.forsaken.commands import DrawEncounter, SkipEncounter
from companion.forsaken.kinds import PLANET_NAMES, PLANETS, Node, Planet
from companion.forsaken.prompts import Prompt
from companion.forsaken.table import Table
from screens import buttons, routes
from screens.forsaken.signs import sign_of
from screens.forsaken.table.turn import word
from screens.guard import memo
from screens.keys import picture_key
from screens.prompts import Once, OpenSheet, prompt_card, way_out
from screens.sitting import Sitting

NODES: tuple[Node, ...] = ("settlement", "outland")


@memo
def Encounter(
    sitting: Sitting, prompt: Prompt, known: tuple[str, ...], open_sheet: OpenSheet, once: Once
) -> ft.Control:
    """Three decks and the two kinds of nodes as six keys; another player is met on the page Fight."""
    who = prompt.who or ""
    table: Table = sitting.table

    def draw(planet: Planet, node: Node) -> None:
        sitting.dispatch(DrawEncounter(who=who, planet=planet, node=node))

    def skip(why: str | None) -> None:
        sitting.dispatch(SkipEncounter(who=who, why=why))

    meet = buttons.quiet(
        "Meet a player", lambda: sitting.go(routes.game(sitting.game_id, "fight")), icon=ft.Icons.GROUP_OUTLINED
    )
    special = buttons.quiet(
        "Special",
        once(partial(skip, "a special encounter")),
        icon=ft.Icons.AUTO_AWESOME,
        label="A special encounter instead",
    )
    return prompt_card(
        prompt,
        "forsaken-encounter-step",
        [
            ft.Row(
                spacing=6,
                controls=[
                    ft.Column(
                        key=planet,
                        expand=True,
                        tight=True,
                        spacing=6,
                        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                        controls=[_node(who, planet, node, once(partial(draw, planet, node))) for node in NODES],
                    )
                    for planet in PLANETS
                ],
            ),
            ft.Row([*([] if table.solo else [meet]), special], wrap=True, spacing=0),
        ],
        None,
        way_out("No encounter", prompt, once(partial(skip, None))),
    )


def _node(who: str, planet: Planet, node: Node, on_click: Callable[[], Any]) -> ft.Control:
    """A deck and the half of its card that counts at a node: settlement blue and round, outland red and cornered."""
    settled = node == "settlement"
    colour = "#6FA8DC" if settled else "#DC7A6C"
    return picture_key(
        f"{who} draws an encounter of {PLANET_NAMES[planet]} at a {node}"
        if settled
        else f"{who} draws an encounter of {PLANET_NAMES[planet]} at an {node}",
        "forsaken-settlement-or-outland",
        ft.Column(
            tight=True,
            spacing=3,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            controls=[
                ft.Row(
                    tight=True,
                    spacing=6,
                    controls=[
                        sign_of(planet, 24),
                        ft.Container(width=14, height=14, bgcolor=colour, border_radius=7 if settled else 2),
                    ],
                ),
                word(PLANET_NAMES[planet]),
                word(node.capitalize(), ft.Colors.ON_SURFACE_VARIANT),
            ],
        ),
        on_click,
        key=f"{planet}-{node}",
        padding=ft.Padding.symmetric(horizontal=2, vertical=7),
        centred=True,
    )
