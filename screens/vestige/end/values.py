"""Values of cards that pay at the end, by competitor: one tap on a key enters one."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.frozen import Frozen
from companion.vestige.table import Table
from screens import buttons, theme
from screens.ending.page import empty
from screens.guard import component
from screens.rules.word import explained, held
from screens.sitting import Sitting
from screens.vestige.end.asking import Ask
from screens.vestige.end.who import who_row

Numbers = tuple[int | None, ...]


@component
def Values(
    sitting: Sitting,
    revision: int,
    names: tuple[str, ...],
    one: str,
    rule: str,
    read: Callable[[Table, str], Numbers],
    enter: Callable[[str, Numbers], Frozen],
) -> ft.Control:
    """Values of `one` kind of card. A value that nobody has read yet is a question mark, and is asked for first.

    `rule` is the entry about what these cards pay.
    """
    who, set_who = ft.use_state(names[0])
    who = who if who in names else names[0]
    table: Table = sitting.table
    values = read(table, who)

    def send(values: Numbers) -> None:
        sitting.dispatch(enter(who, values), sitting.game.revision)

    def add(value: int) -> None:
        # Read at the tap, not at the drawing: quick taps come faster than new drawings.
        now = read(sitting.table, who)
        place = now.index(None) if None in now else len(now)
        send((*now[:place], value, *now[place + 1 :]))

    def remove(place: int) -> Callable[[], None]:
        return lambda: send((*values[:place], *values[place + 1 :]))

    return ft.Column(
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            who_row(table, names, who, set_who, {name: _sum(read(table, name)) for name in names}),
            ft.Row(
                wrap=True,
                spacing=theme.GAP,
                run_spacing=theme.GAP,
                controls=[
                    held(_entered(value, place, one, who, remove(place)), rule) for place, value in enumerate(values)
                ],
            )
            if values
            else explained(empty(f"No {one} of {who} so far. If there is none, go on."), rule),
            Ask(
                key=f"ask-{who}",
                question=_question(one, who, values),
                what=f"{one} of {who}",
                rule=rule,
                on_value=add,
            ),
        ],
    )


def _question(one: str, who: str, values: Numbers) -> str:
    if None in values:
        return f"What does {one} {values.index(None) + 1} of {who} pay?"
    return f"What does {'another' if values else 'a'} {one} of {who} pay?"


def _sum(values: Numbers) -> str:
    known = sum(value for value in values if value is not None)
    return f"{known} + ?" if None in values else str(known)


def _entered(value: int | None, place: int, one: str, who: str, remove: Callable[[], Any]) -> ft.Control:
    shown = "?" if value is None else str(value)
    spoken = "not read yet" if value is None else shown
    return buttons.tonal(shown, remove, icon=ft.Icons.CLOSE, label=f"{one} {place + 1} of {who}: {spoken}. Remove it")
