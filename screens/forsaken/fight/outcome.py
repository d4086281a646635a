"""Who wins, large, with what each side deals and why; and the tap that writes it down."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.forsaken.combat import Outcome, Total
from companion.forsaken.fight_plan import Planned
from screens import buttons, theme, tiles
from screens.forsaken.places.parts import chips, column
from screens.forsaken.signs import sign_of
from screens.rules.word import explained, held
from screens.setup.picked import picked

_PARTS = (("encounter", "The turn's encounter"), ("action", "An action"), ("neither", "Neither"))


def outcome_of(
    planned: Planned,
    came: Outcome,
    put: Callable[[Any], None],
    write: Callable[[], Any],
    once: Callable[[buttons.Action], buttons.Action],
    reasons: bool,
    set_reasons: Callable[[Any], Any],
) -> list[Any]:
    """The result as far as it lies there; nothing before anything was entered."""
    if not planned.ready:
        return []
    parts = len(came.own.parts) + len(came.other.parts)
    return [
        theme.card(
            column(
                _strength(planned, came),
                _dealt(planned, planned.names[0], came.own),
                _dealt(planned, planned.names[1], came.other),
                *([_stands(planned, put)] if came.defeated else []),
                spacing=theme.GAP,
            ),
            key="outcome",
        ),
        *(
            [
                tiles.fold("Why", f"{parts} numbers with their reasons", reasons, lambda: set_reasons(not reasons)),
                *([_reasons(planned, came)] if reasons else []),
            ]
            if parts
            else []
        ),
        theme.small("What was this fight?"),
        chips(
            picked(words, planned.part == part, partial(_say_part, put, part), f"This fight was: {words}")
            for part, words in _PARTS
        ),
        held(buttons.primary("Write it down", once(write), icon=ft.Icons.CHECK), "forsaken-combat"),
    ]


def _say_part(put: Callable[[Any], None], part: str) -> None:
    put(lambda plan: plan.changed({"part": part}))


def _strength(planned: Planned, came: Outcome) -> ft.Control:
    """Strength against strength, and the winner's name."""
    if came.won is None:
        title = "The table says who wins"
    elif came.won:
        title = f"{planned.who} overwhelms {planned.them}" if came.overwhelmed else f"{planned.who} wins"
    else:
        title = f"{planned.them[:1].upper()}{planned.them[1:]} wins"
    return explained(
        ft.Semantics(
            live_region=True,
            container=True,
            content=ft.Row(
                spacing=14,
                controls=[
                    theme.number(f"{came.own.strength} : {came.other.strength}"),
                    ft.Column(
                        [theme.heading(title), theme.body(f"{came.because[:1].upper()}{came.because[1:]}.")],
                        expand=True,
                        tight=True,
                        spacing=2,
                    ),
                ],
            ),
        ),
        came.rule,
    )


def _dealt(planned: Planned, name: str, total: Total) -> ft.Control:
    held_back = total.damage - total.dealt
    more = f" ({total.damage} less {held_back} by shields)" if held_back else ""
    return explained(
        ft.Row(
            [
                sign_of("damage", 24, faded=not total.dealt),
                theme.body(f"{name} deals {total.dealt}{more}", expand=True),
            ],
            spacing=8,
        ),
        "forsaken-deal-damage",
    )


def _stands(planned: Planned, put: Callable[[Any], None]) -> ft.Control:
    stands = planned.plan.stands
    return tiles.tick(
        "The defeat card leaves the defeated in the fight",
        "Then strength counts. Most defeat cards lose the fight at once.",
        stands,
        lambda: put(lambda plan: plan.changed({"stands": not stands})),
    )


def _reasons(planned: Planned, came: Outcome) -> ft.Control:
    return column(
        *(
            column(
                theme.body(name),
                *(
                    explained(theme.small(f"{part.what} {part.amount:+d}" if part.amount else part.what), part.rule)
                    for part in total.parts
                ),
                spacing=2,
            )
            for name, total in ((planned.names[0], came.own), (planned.names[1], came.other))
            if total.parts
        )
    )
