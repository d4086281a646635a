"""How a card is lost: it decides what becomes of its leverage (p. 15, 16)."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.vestige.commands import LoseCard
from companion.vestige.table import Table
from companion.vestige.tableau import Loss, cost_of_losing
from screens import buttons, theme
from screens.guard import component
from screens.rules.word import explained, held
from screens.sitting import Sitting

_WAYS: tuple[tuple[Loss | None, str, str], ...] = (
    ("severed", "Severed by the outcome die", "die-sever"),
    ("recovered", "Recovered: its block is taken back", "recover-influence"),
    (None, "In another way", "lose-a-card"),
)


@component
def Losing(sitting: Sitting, who: str, card_id: int, done: Callable[[], Any]) -> ft.Control:
    """One button for each way, each with what it does to leverage and to what is tucked under the card."""
    once = buttons.use_once()
    table: Table = sitting.table
    competitor = table.competitor(who)
    card = competitor.card(card_id)
    if card is None:
        return ft.Container()

    def lose(how: Loss | None) -> None:
        if sitting.dispatch(LoseCard(who=who, kind=card.kind, card=card_id, how=how)):
            done()

    # A job has paid nothing yet, and a nemesis loses no leverage (p. 27): there is only one way.
    ways = _WAYS if competitor.human and not card.job else ((None, "It leaves the tableau", "lose-a-card"),)
    return theme.card(
        ft.Column(
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                *([explained(theme.body("How is it lost?"), "lose-a-card")] if len(ways) > 1 else []),
                *(
                    ft.Column(
                        key=words,
                        spacing=0,
                        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                        controls=[
                            held(buttons.tonal(words, once(partial(lose, how))), rule),
                            explained(theme.small(cost_of_losing(table, who, card_id, how)), rule),
                        ],
                    )
                    for how, words, rule in ways
                ),
            ],
        ),
        padding=12,
    )
