"""One step of a nemesis's turn: what the row says, what it comes to now and why, what people do by hand."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.commands import StepChoice
from companion.vestige.glossary import entry_of_nemesis, entry_of_rows
from companion.vestige.nemesis import Step
from companion.vestige.table import Table
from screens import amounts, buttons, marks, theme
from screens.guard import component
from screens.rules.word import explained, opener, question_mark

Choose = Callable[[str, StepChoice | None], None]
Once = Callable[[buttons.Action], buttons.Action]


@component
def CurrentStep(
    table: Table, step: Step, amount: int | None, set_amount: Callable[[Any], None], choose: Choose, once: Once
) -> ft.Control:
    """The step that is to be done, changed or skipped now."""
    rows, effect = entry_of_rows(step.nemesis), step.rule
    typing, set_typing = ft.use_state(False)
    read = once(lambda value: choose(step.id, StepChoice(printed=value)))
    ask: list[ft.Control] = []
    if step.asks == "amount" and typing:

        def typed(way: str, number: int) -> None:
            set_amount(lambda _: number)
            set_typing(False)

        ask = [amounts.Keypad(title=f"{step.nemesis}: leverage", kinds=(("set", "Leverage"),), on_done=typed)]
    elif step.asks == "amount":
        ask = [_amount(step, amount or 0, set_amount, lambda: set_typing(True))]
    elif step.asks == "printed" and typing:
        ask = [
            amounts.Keypad(
                title="Printed leverage", kinds=(("set", "Printed"),), on_done=lambda way, value: read(value)
            )
        ]
    elif step.asks == "printed":
        ask = [amounts.printed_keys(read, "Printed leverage", lambda: set_typing(True))]
    return theme.card(
        ft.Column(
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                ft.Row(
                    controls=[
                        _mark(table, step.nemesis, 40),
                        ft.Container(
                            expand=True,
                            expand_loose=True,
                            content=explained(theme.heading(f"{step.nemesis} · {step.row}"), "threat-level"),
                        ),
                        question_mark(rows, f"a row of {step.nemesis}"),
                    ]
                ),
                explained(theme.body(f"{step.says}."), effect),
                *([explained(theme.small(f"Now: {step.why}"), effect)] if step.why else []),
                *ask,
                *([explained(theme.body(step.by_hand, color=ft.Colors.PRIMARY), effect)] if step.by_hand else []),
                ft.Row([buttons.quiet("Skip this step", once(lambda: choose(step.id, StepChoice(skip=True))))]),
            ],
        )
    )


def _amount(
    step: Step,
    amount: int,
    set_amount: Callable[[Any], None],
    type_in: Callable[[], None],
) -> ft.Control:
    def by(change: int) -> Callable[[], None]:
        return lambda: set_amount(lambda before: max((step.amount or 0 if before is None else before) + change, 0))

    signed = amount if step.gains else -amount
    return ft.Row(
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        controls=[
            buttons.icon(ft.Icons.REMOVE, "1 less", by(-1), filled=True),
            ft.TextButton(
                content=theme.number(
                    f"{signed:+d}", color=ft.Colors.ON_SURFACE, label=f"{signed:+d} leverage, type a number"
                ),
                on_click=type_in,
                on_long_press=opener("leverage"),
                style=ft.ButtonStyle(padding=ft.Padding.symmetric(horizontal=12, vertical=0)),
            ),
            buttons.icon(ft.Icons.ADD, "1 more", by(1), filled=True),
        ],
    )


@component
def AnsweredStep(table: Table, step: Step, chosen: bool, choose: Choose) -> ft.Control:
    """A step that is settled, in one line; it can still be changed."""
    outcome = "skipped" if step.skipped else step.now
    change = (
        buttons.quiet("Change", lambda: choose(step.id, None), label=f"Change: {step.says}")
        if chosen
        else buttons.quiet("Skip", lambda: choose(step.id, StepChoice(skip=True)), label=f"Skip: {step.says}")
    )
    return ft.Row(
        spacing=10,
        controls=[
            _mark(table, step.nemesis, 28),
            ft.Column(
                spacing=0,
                expand=True,
                controls=[
                    explained(theme.body(f"{step.row}: {outcome}"), entry_of_rows(step.nemesis)),
                    explained(
                        theme.small(f"{step.says}: {step.why}" if step.why and not step.skipped else step.says),
                        step.rule,
                    ),
                ],
            ),
            change,
        ],
    )


def _mark(table: Table, nemesis: str, size: int) -> ft.Control:
    """Its mark, for the eye and the finger alone: the name stands beside it."""
    mark = marks.mark(table, table.competitor(nemesis), size)
    return ft.Semantics(exclude_semantics=True, content=explained(mark, entry_of_nemesis(nemesis)))
