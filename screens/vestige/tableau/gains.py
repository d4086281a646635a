"""What an activated card gives where it is not the usual: any attributes, counted by steps (p. 11)."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.vestige.blocks import ATTRIBUTES, Attribute
from companion.vestige.commands import Activate
from screens import buttons, theme
from screens.ending.counter import counter
from screens.guard import component
from screens.rules.word import explained
from screens.sitting import Sitting

Counted = dict[Attribute, int]


@component
def Gains(sitting: Sitting, who: str, card_id: int, done: Callable[[], Any]) -> ft.Control:
    """One counter for each attribute, then one button that activates with what was counted, be it nothing."""
    counted, set_counted = ft.use_state(Counted())
    once = buttons.use_once()

    def step(attribute: Attribute, by: int) -> None:
        set_counted(lambda before: {**before, attribute: max(before.get(attribute, 0) + by, 0)})

    def activate() -> None:
        gains = {attribute: count for attribute, count in counted.items() if count}
        if sitting.dispatch(Activate(who=who, card=card_id, attributes=gains)):
            done()

    words = ", ".join(f"{count} {attribute}" for attribute, count in counted.items() if count)
    return theme.card(
        ft.Column(
            spacing=4,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                explained(theme.body("What does its card give?"), "activate"),
                *(
                    counter(
                        attribute.capitalize(),
                        f"{who}, {attribute}",
                        counted.get(attribute, 0),
                        partial(step, attribute, -1),
                        partial(step, attribute, 1),
                        rule=attribute,
                    )
                    for attribute in ATTRIBUTES
                ),
                buttons.primary(f"Activate: {words or 'no attribute'}", once(activate), icon=ft.Icons.BOLT),
            ],
        ),
        padding=12,
    )
