"""The speed of a player: upgraded for leverage, boosted for a turn, corrected (p. 12)."""

from collections.abc import Callable
from functools import partial

import flet as ft

from screens import buttons, theme
from screens.guard import memo
from screens.rules.word import beside, held
from screens.vestige.tableau.taps import Taps


@memo
def Speed(who: str, speed: int, boosted: int | None, taps: Taps) -> ft.Control:
    """`boosted` is how often speed was boosted in this turn; None where nobody tracks turns that closely."""
    extra = f" + {2 * boosted}" if boosted else ""
    spoken = f"Speed {speed}{f' and {2 * boosted} more this turn' if boosted else ''}"
    once = buttons.use_once()
    return ft.Column(
        tight=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading("Speed"), "speed", "speed"),
            ft.Row(
                wrap=True,
                controls=[
                    theme.number(f"{speed}{extra}", size=theme.TITLE + 6, label=spoken),
                    held(buttons.tonal("Upgrade by 1", once(taps.faster)), "speed-upgrade"),
                    *(() if boosted is None else _boosts(who, taps, once)),
                    buttons.quiet(
                        "Correct: 1 less", partial(taps.correct_speed, -1), label=f"{who}: correct the speed, 1 less"
                    ),
                    buttons.quiet(
                        "Correct: 1 more", partial(taps.correct_speed, 1), label=f"{who}: correct the speed, 1 more"
                    ),
                ],
            ),
        ],
    )


def _boosts(who: str, taps: Taps, once: Callable[[buttons.Action], buttons.Action]) -> list[ft.Control]:
    """Two more for this turn: a block goes one hex to the left for it."""
    return [
        held(
            buttons.tonal(
                "Boost by 2: influence down",
                once(partial(taps.boost, "influence")),
                label=f"{who} boosts speed by 2 for this turn: 1 influence becomes potential",
            ),
            "speed-boost",
        ),
        held(
            buttons.quiet(
                "or conviction down",
                once(partial(taps.boost, "conviction")),
                label=f"{who} boosts speed by 2 for this turn: 1 conviction becomes influence",
            ),
            "speed-boost",
        ),
    ]
