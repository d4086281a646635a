"""Where an event is on this map, and how many dark agents come to a region."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.chronicles.commands import PlaceAgents, PlaceEvent
from companion.chronicles.event_tokens import agents_in_words
from companion.chronicles.places import known_places
from companion.chronicles.table import Table
from screens import buttons, theme
from screens.chronicles.events.chips import chips
from screens.guard import component
from screens.rules.word import beside
from screens.setup.picked import picked
from screens.sitting import Sitting, use_kept
from screens.typed import use_typed

FEW = 4
"""More agents than this at once come by a second tap."""


@component
def Placing(sitting: Sitting, board: int, close: Callable[[], Any]) -> ft.Control:
    """The regions of an event: a tap on each, others typed."""
    table: Table = sitting.table
    event = next((it.event for it in table.timeline if it.number == board), None)
    typed = use_typed(sitting, f"place on board {board}")
    once = buttons.use_once()
    if event is None:
        return theme.body("No event lies on this board any more.")
    places = event.places

    def put(now: tuple[str, ...]) -> bool:
        return sitting.dispatch(PlaceEvent(board=board, places=now))

    def toggle(place: str) -> None:
        put(tuple(it for it in places if it != place) if place in places else (*places, place))

    def add() -> None:
        if (name := typed.name(sitting.say)) and put((*places, name)):
            typed.clear()

    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading(f"Where is {event.name or 'it'}?"), "chronicles-event-setup", "the place of an event"),
            chips(
                [
                    picked(place, place in places, once(partial(toggle, place)), label=f"It is at {place}")
                    for place in known_places(table)
                ]
            ),
            typed.field("Another region", once(add)),
            ft.Row(
                wrap=True,
                controls=[
                    buttons.tonal("Add it", once(add), label="Add the region that was typed"),
                    buttons.quiet("Done", close),
                ],
            ),
        ],
    )


@component
def MoreAgents(sitting: Sitting, close: Callable[[], Any]) -> ft.Control:
    """Dark agents come to a region: how many, then where; the tap on the region does it."""
    table: Table = sitting.table
    count, set_count = use_kept(sitting.kept, "dark agents to come", 1)
    typed = use_typed(sitting, "region of dark agents")
    once = buttons.use_once()

    def bring(region: str) -> None:
        if sitting.dispatch(PlaceAgents(region=region, count=count)):
            typed.clear()
            close()

    def take() -> None:
        if name := typed.name(sitting.say):
            bring(name)

    words = agents_in_words(count)
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading("Dark agents come to a region"), "chronicles-dark-agents", "Who are the dark agents?"),
            chips(
                [
                    picked(
                        str(number), number == count, partial(set_count, lambda _, n=number: n), agents_in_words(number)
                    )
                    for number in range(1, FEW + 1)
                ]
            ),
            theme.small("Where do they come to?"),
            chips(
                [
                    buttons.tonal(place, once(partial(bring, place)), label=f"{words} to {place}")
                    for place in known_places(table)
                ]
            ),
            typed.field("Another region", once(take)),
            ft.Row(
                [buttons.tonal("They come here", once(take), label=f"{words} to the region that was typed")], wrap=True
            ),
        ],
    )
