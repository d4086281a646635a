"""A condition that has come out, by the name on its card."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.glossary import entry_of_trigger
from companion.vestige.table import Table
from screens import buttons, theme
from screens.guard import component
from screens.rules.word import beside, held

TYPED = "condition"


@component
def NewCondition(table: Table, kept: dict[str, Any], on_reveal: Callable[[str, int | None, bool], Any]) -> ft.Control:
    """Its name and where it came from. A stack that waits for its condition is chosen beforehand.

    `kept` holds the name that is being typed, should the sheet be closed or the phone be turned meanwhile.
    """
    waiting = [
        number
        for number, trigger in enumerate(table.triggers, start=1)
        if trigger.reached_by and trigger.condition is None
    ]
    trigger, set_trigger = ft.use_state(waiting[0] if waiting else None)
    lacking, set_lacking = ft.use_state(False)

    def type_name(event: Any) -> None:
        kept[TYPED] = event.control.value or ""

    def reveal(met: bool) -> None:
        if name := kept.get(TYPED, "").strip():
            on_reveal(name, trigger, met)
        else:
            set_lacking(True)

    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading("A condition is out"), "condition-revealed", "an endgame condition"),
            ft.TextField(
                label="What it says, in short",
                value=kept.get(TYPED, ""),
                max_length=60,
                counter="",
                text_size=theme.BODY,
                autofocus=True,
                error="Give it a name first" if lacking else None,
                on_change=type_name,
                on_submit=lambda event: reveal(False),
            ),
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
