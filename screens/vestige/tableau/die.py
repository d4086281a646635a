"""The outcome die: rolled here or at the table, rolled again for a conviction, one result chosen (p. 15, 16)."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.vestige.blocks import FACES, Face
from companion.vestige.outcome import meaning
from companion.vestige.table import Outcome, Table
from screens import buttons, theme
from screens.guard import component
from screens.rules.word import beside, explained, held
from screens.sitting import Sitting
from screens.vestige.tableau.taps import Taps, use_taps

_SIGNS: dict[Face, ft.IconData] = {
    "upgrade": ft.Icons.KEYBOARD_DOUBLE_ARROW_UP,
    "efficient": ft.Icons.SPEED,
    "strain": ft.Icons.FITNESS_CENTER,
    "sever": ft.Icons.CONTENT_CUT,
}


def thrown() -> Face:
    """A face that the app rolls. How often each stands on the printed die is not told: here all are as likely."""
    return random.choice(FACES)


@component
def Die(sitting: Sitting, who: str, job: int) -> ft.Control:
    """First a roll, then what came and what each would do. The result is in the ledger: undo never rolls again."""
    telling, set_telling = ft.use_state(False)
    once = buttons.use_once()
    taps = use_taps(sitting, who)
    table: Table = sitting.table
    outcome = table.done.outcome
    rolled = outcome if outcome and outcome.who == who and outcome.job == job else None

    def roll(face: Face | None = None) -> None:
        taps.roll(face or thrown(), job)
        set_telling(False)

    if rolled and rolled.chosen:
        body = _chosen(table, who, rolled, taps)
    else:
        shown = [_result(table, who, face, once(partial(taps.choose, face))) for face in _distinct(rolled)]
        body = [*shown, *_ways(rolled, telling, once, roll, lambda: set_telling(lambda before: not before))]
    return theme.card(
        ft.Column(
            spacing=4,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[beside(theme.heading("Outcome die"), "outcome-die", "the outcome die"), *body],
        ),
        padding=12,
    )


def _distinct(rolled: Outcome | None) -> tuple[Face, ...]:
    return tuple(dict.fromkeys(rolled.faces)) if rolled else ()


def _ways(
    rolled: Outcome | None,
    telling: bool,
    once: Callable[[buttons.Action], buttons.Action],
    roll: Callable[..., None],
    tell: Callable[[], None],
) -> list[ft.Control]:
    """Rolling here, or saying what the real die shows."""
    again = rolled is not None
    cost = " again, for 1 conviction" if again else ""
    rule = "reroll" if again else "outcome-die"
    faces = [
        held(
            buttons.tonal(face, once(partial(roll, face)), icon=_SIGNS[face], label=f"The die shows {face}{cost}"),
            f"die-{face}",
        )
        for face in FACES
    ]
    return [
        ft.Row(
            wrap=True,
            spacing=theme.GAP,
            run_spacing=4,
            controls=[
                held(buttons.tonal(f"Roll here{cost}", once(lambda: roll()), icon=ft.Icons.CASINO_OUTLINED), rule),
                held(buttons.quiet(f"Rolled at the table{cost}", tell), rule),
            ],
        ),
        *([ft.Row(faces, wrap=True, spacing=theme.GAP, run_spacing=4)] if telling else []),
    ]


def _result(table: Table, who: str, face: Face, choose: buttons.Action) -> ft.Control:
    """A face that was rolled: what it would do, and the button that lets it count."""
    words = meaning(table, who, face)
    return ft.Row(
        key=face,
        spacing=theme.GAP,
        controls=[
            _sign(face),
            ft.Container(
                expand=True,
                content=ft.Column(
                    spacing=0,
                    tight=True,
                    controls=[
                        explained(theme.body(face.capitalize()), f"die-{face}"),
                        explained(theme.small(words), f"die-{face}"),
                    ],
                ),
            ),
            buttons.tonal("Counts", choose, label=f"{face.capitalize()} counts: {words}"),
        ],
    )


def _sign(face: Face) -> ft.Control:
    """A side of the die."""
    return ft.Semantics(
        exclude_semantics=True,
        content=ft.Container(
            width=40,
            height=40,
            border_radius=9,
            bgcolor=ft.Colors.INVERSE_SURFACE,
            alignment=ft.Alignment.CENTER,
            content=ft.Icon(_SIGNS[face], size=24, color=ft.Colors.ON_INVERSE_SURFACE),
        ),
    )


def _chosen(table: Table, who: str, rolled: Outcome, taps: Taps) -> list[Any]:
    """What counts, and for an upgrade the block that is still to be chosen."""
    face: Face = rolled.chosen or rolled.faces[-1]
    others = [one for one in _distinct(rolled) if one != face]
    told = ft.Row(
        spacing=theme.GAP,
        controls=[
            _sign(face),
            ft.Container(
                expand=True,
                content=ft.Column(
                    spacing=0,
                    tight=True,
                    controls=[
                        explained(theme.body(f"{face.capitalize()} counts"), f"die-{face}"),
                        *([theme.small(f"Not {' or '.join(others)}.")] if others else []),
                        *([theme.small("Pay one attribute less.")] if face == "efficient" else []),
                    ],
                ),
            ),
        ],
    )
    if face != "upgrade":
        return [told]
    blocks = table.competitor(who).blocks
    return [
        told,
        ft.Row(
            wrap=True,
            spacing=theme.GAP,
            run_spacing=4,
            controls=[
                held(
                    buttons.tonal(words, partial(taps.upgrade, source), disabled=not blocks.get(source)), "die-upgrade"
                )
                for source, words in (
                    ("potential", "Potential to influence"),
                    ("influence", "Influence to conviction"),
                )
            ],
        ),
    ]
