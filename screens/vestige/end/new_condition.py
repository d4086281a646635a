"""A condition that has come out, by the name on its card."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.box.cards import EndgameCard
from companion.vestige.box.in_words import condition_in_words
from companion.vestige.glossary import entry_of_trigger
from companion.vestige.table import Table
from screens import buttons, frame, theme
from screens.guard import component
from screens.rules.word import beside, held
from screens.sitting import Sitting
from screens.typed import use_typed_in
from screens.vestige.table.in_words import library_at, new_condition

TYPED, WORDS = "condition", "words of a condition"
HALF_DONE = (TYPED, WORDS, f"words:{TYPED}")
"""What is kept of a condition that is being typed: it goes once the condition is out."""


@component
def NewCondition(sitting: Sitting, on_reveal: Callable[[str, int | None, bool, EndgameCard | None], Any]) -> ft.Control:
    """Its name and where it came from. A stack that waits for its condition is chosen beforehand.

    What is being typed is still there if the sheet is closed or the phone is turned meanwhile.
    """
    table: Table = sitting.table
    waiting = [
        number
        for number, trigger in enumerate(table.triggers, start=1)
        if trigger.reached_by and trigger.condition is None
    ]
    typed, words = use_typed_in(sitting.kept, TYPED), use_typed_in(sitting.kept, WORDS)
    trigger, set_trigger = ft.use_state(waiting[0] if waiting else None)
    lacking, set_lacking = ft.use_state(False)
    once = buttons.use_once()

    def reveal(met: bool) -> None:
        if name := typed.held.text.strip():
            on_reveal(name, trigger, met, condition_in_words(library_at(sitting), name, words.held.text))
        else:
            set_lacking(True)

    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading("A condition is out"), "condition-revealed", "an endgame condition"),
            typed.field("What it says, in short", lambda: reveal(False)),
            *([frame.fault("Give it a name first")] if lacking else []),
            *new_condition(sitting, TYPED, typed, words, once),
            ft.Row(
                wrap=True,
                controls=[
                    held(
                        buttons.choice("Open from the start", trigger is None, lambda: set_trigger(None)),
                        "conditions-at-the-start",
                    ),
                    *[
                        held(
                            buttons.choice(
                                f"Trigger {number}", trigger == number, lambda number=number: set_trigger(number)
                            ),
                            entry_of_trigger(table.triggers[number - 1].kind),
                        )
                        for number in waiting
                    ],
                ],
            ),
            buttons.primary("Add it", lambda: reveal(False), icon=ft.Icons.ADD),
            held(buttons.tonal("Add it as met", lambda: reveal(True), icon=ft.Icons.CHECK), "condition-met"),
        ],
    )
