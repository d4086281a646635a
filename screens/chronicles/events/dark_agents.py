"""Dark agents by region, and the regions that are closed."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft
import flet.canvas as cv

from companion.chronicles.commands import VanquishAgent
from companion.chronicles.event_tokens import agents_in_words
from companion.chronicles.table import Table
from companion.chronicles.timeline import Closed, closed
from screens import amounts, buttons, theme
from screens.chronicles.events.chips import on_turn, people
from screens.guard import component, memo
from screens.rules.word import beside, explained, held
from screens.sitting import Sitting

_DRAWN = 5
"""So many agents are drawn one by one; more are a number."""


def dark_agents(
    sitting: Sitting, once: Callable[[buttons.Action], buttons.Action], open_sheet: Callable[..., Any]
) -> list[Any]:
    """A card for each region with dark agents, and the way to more of them."""
    table: Table = sitting.table
    regions: dict[str, int] = {}
    for it in table.agents:
        regions[it.region] = regions.get(it.region, 0) + it.count
    taken = ", ".join(f"{player.name} {player.agents}" for player in table.players if player.agents)
    return [
        beside(theme.heading("Dark agents"), "chronicles-dark-agents", "Who are the dark agents?"),
        *(_region(sitting, region, count, once, open_sheet) for region, count in regions.items() if count),
        *([] if any(regions.values()) else [theme.small("None is on the map.")]),
        *([explained(theme.small(f"Vanquished: {taken}"), "chronicles-vanquish")] if taken else []),
        ft.Row([buttons.tonal("Dark agents come", partial(open_sheet, "agents"), ft.Icons.ADD)], wrap=True),
    ]


def closed_regions(table: Table) -> list[Any]:
    """Regions that an event closes; those with dark agents say so themselves."""
    regions = [it for it in closed(table) if not table.agents_at(it.region)]
    if not regions:
        return []
    return [
        beside(theme.heading("Closed for everyone"), "chronicles-event-setup", "a closed region"),
        *(_closed(it) for it in regions),
    ]


def _closed(it: Closed) -> ft.Control:
    return ft.Row(
        key=f"closed-{it.region}",
        spacing=10,
        controls=[
            ft.Icon(ft.Icons.BLOCK, size=22, color=ft.Colors.ERROR),
            explained(ft.Column([theme.body(it.region), theme.small(f"{it.why}.")], spacing=0, tight=True), it.rule),
        ],
    )


def _region(
    sitting: Sitting,
    region: str,
    count: int,
    once: Callable[[buttons.Action], buttons.Action],
    open_sheet: Callable[..., Any],
) -> ft.Control:
    table: Table = sitting.table
    who, revision = on_turn(table), sitting.game.revision

    def vanquish() -> None:
        sitting.dispatch(VanquishAgent(who=who, region=region), revision)

    others = len(table.playing) > 1 or table.printed.agent_honor is None
    return theme.card(
        ft.Column(
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                ft.Row(
                    spacing=10,
                    controls=[
                        Agents(count=count, key="figures"),
                        ft.Container(
                            expand=True,
                            content=explained(
                                ft.Column(
                                    tight=True,
                                    spacing=0,
                                    controls=[
                                        theme.body(region),
                                        theme.small(f"{agents_in_words(count)}: no visits here"),
                                    ],
                                ),
                                "chronicles-q-visit-with-agents",
                            ),
                        ),
                        ft.Icon(ft.Icons.BLOCK, size=22, color=ft.Colors.ERROR),
                    ],
                ),
                ft.Row(
                    wrap=True,
                    spacing=theme.GAP,
                    controls=[
                        held(
                            buttons.tonal(
                                f"{who} vanquishes one", once(vanquish), label=f"{who} vanquishes one at {region}"
                            ),
                            "chronicles-vanquish",
                        ),
                        *(
                            [
                                buttons.quiet(
                                    "More", partial(open_sheet, "vanquish", region), label=f"More about {region}"
                                )
                            ]
                            if others
                            else []
                        ),
                    ],
                ),
            ],
        ),
        padding=12,
        key=f"agents-{region}",
    )


@component
def Vanquishing(sitting: Sitting, region: str, close: Callable[[], Any]) -> ft.Control:
    """Somebody else vanquishes an agent, or what that pays is read off."""
    table: Table = sitting.table
    chosen, choose = ft.use_state(on_turn(table))
    typing, set_typing = ft.use_state(False)
    once = buttons.use_once()
    who = chosen if table.find(chosen) else on_turn(table)
    revision = sitting.game.revision

    def vanquish(honor: int | None = None) -> None:
        if sitting.dispatch(VanquishAgent(who=who, region=region, honor=honor), revision):
            close()

    asks = table.printed.agent_honor is None
    keys = (
        amounts.Keypad(
            title="Honor", kinds=(("set", "Gain"),), on_done=lambda way, value: vanquish(value), key="keypad"
        )
        if typing
        else amounts.printed_keys(once(vanquish), "Vanquishing pays", lambda: set_typing(True))
    )
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading(f"A dark agent at {region}"), "chronicles-vanquish", "vanquishing"),
            theme.body("It takes 2 attributes of any kind."),
            people(table, who, choose, "vanquishes it"),
            *([theme.small(f"How much honor does {who} gain for it? One tap is enough."), keys] if asks else []),
            ft.Row([buttons.quiet("Nobody has read it yet", once(lambda: vanquish()))], wrap=True)
            if asks
            else buttons.primary(f"{who} vanquishes one", once(lambda: vanquish()), icon=ft.Icons.CHECK),
        ],
    )


@memo
def Agents(count: int) -> ft.Control:
    """Hooded figures, as many as there are on a region."""
    drawn = min(count, _DRAWN)
    wide, tall, step = 20, 30, 13
    shapes: list[cv.Shape] = []
    for number in range(drawn):
        left = number * step
        hood = [
            cv.Path.MoveTo(left + 10, 1), cv.Path.CubicTo(left + 19, 6, left + 16, 14, left + 20, 29),
            cv.Path.LineTo(left, 29), cv.Path.CubicTo(left + 4, 14, left + 1, 6, left + 10, 1), cv.Path.Close(),
        ]  # fmt: skip
        shapes.append(cv.Path(hood, paint=ft.Paint(color="#6E5C86")))
        shapes.append(
            cv.Path(
                hood, paint=ft.Paint(color=ft.Colors.SURFACE_CONTAINER, style=ft.PaintingStyle.STROKE, stroke_width=1.5)
            )
        )
        shapes.append(cv.Oval(left + 6.5, 7, 7, 8, paint=ft.Paint(color="#17131D")))
    return ft.Semantics(
        exclude_semantics=True,
        content=cv.Canvas(width=wide + step * (drawn - 1), height=tall, shapes=shapes),
    )
