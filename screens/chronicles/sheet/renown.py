"""Renown: what is held and placed, and the ways of placing it, each a key that says what it gives now."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.chronicles.commands import GainRenown, PlaceOnColumn, UseLegendary
from companion.chronicles.renown import Way, supply, ways
from companion.chronicles.table import Table
from screens import buttons, routes, theme
from screens.chronicles.sheet.pictures import Renown as Token
from screens.guard import component
from screens.keys import picture_key
from screens.live import use_live
from screens.rules.word import beside, held
from screens.sitting import Sitting


@component
def RenownWays(sitting: Sitting, who: str, on_middle: Callable[[], Any], close: Callable[..., Any]) -> ft.Control:
    """The four ways. `on_middle` leads to the choice of two tracks, `close` shuts the sheet they stand on."""
    use_live(sitting)
    once = buttons.use_once()
    table: Table = sitting.table
    player = table.find(who)
    if player is None:
        return theme.body(f"{who} is not at this table any more.")

    def take(way: Way) -> None:
        if way.on == "column":
            sitting.dispatch(PlaceOnColumn(who=who, column=way.column or 1))
        elif way.on == "legendary" and way.track:
            sitting.dispatch(UseLegendary(who=who, track=way.track))
        elif way.on == "status":
            on_middle()
        else:
            close()
            sitting.go(routes.game(sitting.game_id, "festival"))

    left = supply(table)
    placed = f"{player.placed} placed" + (f", {left} left in the supply" if left is not None else "")
    return ft.Column(
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading(f"Renown: {player.renown} held"), "chronicles-renown", "renown"),
            ft.Row(
                wrap=True,
                alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
                vertical_alignment=ft.CrossAxisAlignment.CENTER,
                controls=[
                    theme.small(placed),
                    held(
                        buttons.quiet(
                            "Gain 1",
                            once(lambda: sitting.dispatch(GainRenown(who=who))),
                            icon=ft.Icons.ADD,
                            label=f"{who} gains 1 renown",
                        ),
                        "chronicles-gain-renown",
                    ),
                ],
            ),
            *[_way(who, way, once(lambda way=way: take(way))) for way in ways(table, who)],
        ],
    )


def _way(who: str, way: Way, on_click: Callable[[], Any]) -> ft.Control:
    words = way.gives if way.open else f"Not now: {way.why_not}"
    colour = ft.Colors.ON_SURFACE if way.open else ft.Colors.OUTLINE
    return picture_key(
        f"{who} places renown, {way.title}: {words}",
        way.rule,
        ft.Row(
            spacing=12,
            controls=[
                Token(size=30, placed=False),
                ft.Column(
                    tight=True,
                    expand=True,
                    spacing=0,
                    controls=[
                        ft.Text(way.title, size=theme.BODY, color=colour),
                        ft.Text(
                            f"{words[:1].upper()}{words[1:]}",
                            size=theme.SMALL,
                            color=ft.Colors.ON_SURFACE_VARIANT if way.open else ft.Colors.OUTLINE,
                        ),
                    ],
                ),
            ],
        ),
        on_click if way.open else None,
        key=f"{way.on}-{way.column or way.track or ''}",
        padding=ft.Padding.symmetric(horizontal=10, vertical=8),
        raised=way.open,
    )
