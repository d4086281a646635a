"""An event is turned over: one tap on a name that is known, else its name typed."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.chronicles.commands import RevealEvent
from companion.chronicles.glossary import entry_of_event
from companion.library import fitting
from screens import buttons, theme
from screens.chronicles.events.chips import chips
from screens.chronicles.table.known import event_names
from screens.guard import component
from screens.rules.word import held
from screens.sitting import Sitting
from screens.typed import Held, use_letters, use_typed

MOST = 8


@component
def Reveal(sitting: Sitting, board: int) -> ft.Control:
    """The name of the event that was turned over onto a board."""
    typed = use_typed(sitting, f"event on board {board}")
    once = buttons.use_once()
    revision = sitting.game.revision

    def reveal(name: str) -> None:
        if sitting.dispatch(RevealEvent(name=name, board=board), revision):
            typed.clear()

    def take() -> None:
        if name := typed.name(sitting.say):
            reveal(name)

    return ft.Column(
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            typed.field("What is it called?", once(take)),
            EventOffers(sitting=sitting, typed=typed.held, board=board, pick=reveal, once=once, key="offers"),
            ft.Row([buttons.primary("It lies open", once(take), icon=ft.Icons.CHECK)], wrap=True),
        ],
    )


@component
def EventOffers(
    sitting: Sitting,
    typed: Held,
    board: int,
    pick: Callable[[str], Any],
    once: Callable[[buttons.Action], buttons.Action],
) -> ft.Control:
    """Events that this game, the library or the rulebook knows, by their first letters. Drawn with each letter."""
    letters = use_letters(typed, f"event offers {board}")
    return chips(
        [
            held(buttons.tonal(name, once(partial(pick, name)), label=f"It is {name}"), entry_of_event(name))
            for name in fitting(event_names(sitting), letters)[:MOST]
        ]
    )
