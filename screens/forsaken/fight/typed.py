"""Strength and damage of both sides' dice as numbers, where nobody enters them one by one."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.forsaken.fight_plan import Planned, What
from screens.forsaken.places.parts import asks, column, number_keys

_ASKED: tuple[tuple[What, str, str], ...] = (
    ("rolled_strength", "strength", "forsaken-strength"),
    ("rolled_damage", "damage", "forsaken-deal-damage"),
)


def typed_totals(planned: Planned, put: Callable[[Any], None]) -> ft.Control:
    """Keys for what the dice show, without what is added to them."""

    def say(side: Any, what: What, number: int) -> None:
        put(lambda plan: plan.says(side, what, number))

    sides: tuple[Any, ...] = (0, 1)
    return column(
        *(
            asks(sign, f"{sign.capitalize()} on the dice of {planned.names[side]}", rule,
                 number_keys(f"{planned.names[side]}, {sign} on the dice", rule, planned.number(side, what),
                             partial(say, side, what)))
            for side in sides
            for what, sign, rule in _ASKED
        )
    )  # fmt: skip
