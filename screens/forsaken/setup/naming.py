"""A name for something on the table: one tap on one that is known, else typed."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from screens import buttons, theme
from screens.guard import component
from screens.rules.word import held
from screens.setup.picked import picked
from screens.typed import use_typed_in

MOST = 8
"""So many known names are offered at once; letters that are typed narrow down the others."""


@component
def Naming(
    label: str,
    offered: Sequence[str],
    chosen: str,
    take: Callable[[str], Any],
    say: Callable[[str], None],
    what: str,
    rule: str,
) -> ft.Control:
    """Names as chips, the chosen one ticked: another tap on it takes it back. `label` is the field for another name,
    `what` the thing that gets it, for those who hear the screen."""
    kept: Any = ft.use_ref(None)
    if kept.current is None:
        kept.current = {}
    typed = use_typed_in(kept.current, label)
    once = buttons.use_once()

    def put(name: str) -> None:
        take("" if name == chosen else name)

    def take_typed() -> None:
        if name := typed.name(say):
            typed.clear()
            take(name)

    names = [*offered[:MOST], *([chosen] if chosen and chosen not in offered[:MOST] else [])]
    return ft.Column(
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            row(
                [
                    held(picked(name, name == chosen, once(partial(put, name)), label=f"{what}: {name}"), rule)
                    for name in names
                ]
            ),
            ft.Row(
                spacing=4,
                controls=[
                    ft.Container(typed.field(label, once(take_typed)), expand=True),
                    buttons.icon(ft.Icons.CHECK, f"{what}: the name that was typed", once(take_typed)),
                ],
            ),
        ],
    )


def row(controls: Sequence[Any]) -> ft.Control:
    """Side by side, in as many lines as they need."""
    return ft.Row(wrap=True, spacing=theme.GAP, run_spacing=theme.GAP, controls=list(controls), visible=bool(controls))
