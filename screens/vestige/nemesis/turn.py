"""The nemeses' turn: one nemesis after the other, one step after the other, then one entry."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.commands import RunNemeses, StepChoice
from companion.vestige.decide import preview_nemeses
from companion.vestige.glossary import entry_of_difficulty
from companion.vestige.nemesis import Step, gains
from companion.vestige.setup import Difficulty
from companion.vestige.table import Table
from companion.vestige.turns import began
from screens import buttons, theme
from screens.guard import component, memo
from screens.rules.word import explained, question_mark
from screens.sitting import Sitting, use_kept
from screens.vestige.nemesis.step import AnsweredStep, CurrentStep
from screens.vestige.table.track import Track, seen

Choices = dict[str, StepChoice]

READABLE = 760
"""How wide the steps are at the most, in px, with the rail beside them."""


@component
def NemesisTurn(
    sitting: Sitting, revision: int, once: Callable[[buttons.Action], buttons.Action], to_do: list[Any], wide: bool
) -> ft.Control:
    """Walks through the steps. What was answered is kept on the desk, so that a reload comes back to it.

    `once` is the Table's: the second half of a double tap on *End turn* lands here.
    """
    table: Table = sitting.table
    draft = f"nemeses:{sitting.game_id}"
    # Answers belong to one turn, however many entries are made on other pages while it lasts.
    turn = began(sitting.game.ledger, "nemeses")
    choices, set_choices = ft.use_state(lambda: _kept(sitting.desk.drafts.get(draft), turn))
    # By step: what was changed but not settled yet is still there after a look at another page.
    edited, set_edited = use_kept(sitting.kept, f"edited:{draft}", ("", None))

    def choose(step_id: str, choice: StepChoice | None) -> None:
        def after(before: Choices) -> Choices:
            kept = {key: value for key, value in before.items() if key != step_id}
            kept |= {step_id: choice} if choice is not None else {}
            sitting.desk.drafts[draft] = (turn, kept)
            return kept

        set_choices(after)
        set_edited(lambda _: ("", None))

    edge = max(12, ((ft.context.page.width or 0) - READABLE) / 2) if wide else 12
    steps = preview_nemeses(table, choices)
    waiting = [step for step in steps if step.id not in choices and (table.how("nemesis_turn") == "ask" or step.open)]
    current = waiting[0] if waiting else None
    changed = edited[1] if current and edited[0] == current.id else None

    def set_changed(update: Callable[[int | None], int | None]) -> None:
        here = current.id if current else ""
        set_edited(lambda before: (here, update(before[1] if before[0] == here else None)))

    def finish() -> None:
        known = {step.id for step in steps}
        command = RunNemeses(choices={key: value for key, value in choices.items() if key in known})
        if sitting.dispatch(command, revision):
            sitting.desk.drafts.pop(draft, None)

    return ft.Column(
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Container(
                expand=True,
                padding=ft.Padding.symmetric(horizontal=edge, vertical=4),
                content=ft.Column(
                    scroll=ft.ScrollMode.AUTO,
                    spacing=theme.GAP,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                    controls=[
                        Track(seen=seen(table), motion=sitting.device.motion, key="track"),
                        # A threat that still waits to be revealed changes which row counts.
                        *to_do,
                        *[
                            AnsweredStep(
                                table=table,
                                step=step,
                                chosen=step.id in choices,
                                choose=once(choose),
                                key=f"done-{step.id}",
                            )
                            for step in steps
                            if step not in waiting
                        ],
                        *(
                            [
                                CurrentStep(
                                    table=table,
                                    step=current,
                                    amount=current.amount if changed is None else changed,
                                    set_amount=set_changed,
                                    choose=choose,
                                    once=once,
                                    key=f"now-{current.id}",
                                )
                            ]
                            if current
                            else []
                        ),
                        *(
                            [explained(theme.body("No row applies at this threat level."), "nemesis-row")]
                            if not steps
                            else []
                        ),
                        TurnFoot(difficulty=table.difficulty, waiting=len(waiting) - 1, key="foot"),
                    ],
                ),
            ),
            ft.Container(
                padding=ft.Padding.symmetric(horizontal=edge, vertical=8),
                content=_next(table, steps, current, changed, once, choose, finish),
            ),
        ],
    )


@memo
def TurnFoot(difficulty: Difficulty, waiting: int) -> ft.Control:
    """How many steps come after this one, and how hard the nemeses are: that says how many rows each resolves."""
    return ft.Row(
        spacing=0,
        controls=[
            ft.Container(
                expand=True,
                expand_loose=True,
                content=ft.Row(
                    wrap=True,
                    spacing=theme.PAD,
                    run_spacing=4,
                    controls=[
                        *([theme.small(f"{waiting} more to come")] if waiting > 0 else []),
                        explained(theme.small(f"Difficulty: {difficulty}"), entry_of_difficulty(difficulty)),
                    ],
                ),
            ),
            question_mark("nemesis-turn", "the nemeses' turn"),
        ],
    )


def _kept(draft: tuple[object, Choices] | None, turn: object) -> Choices:
    """What was answered before a reload, if it was in this same turn."""
    return dict(draft[1]) if draft is not None and draft[0] is turn else {}


def _next(
    table: Table,
    steps: tuple[Step, ...],
    current: Step | None,
    changed: int | None,
    once: Callable[[buttons.Action], buttons.Action],
    choose: Callable[[str, StepChoice | None], None],
    finish: Callable[[], None],
) -> ft.Control:
    """The one thing to do next, always in the same place; deaf for a moment, since its meaning changes with a tap."""
    if current is None:
        sums = ", ".join(f"{name} {amount:+d}" for name, amount in gains(table, steps).items())
        return buttons.primary(f"End the round: {sums}", once(finish), icon=ft.Icons.FLAG)
    if current.asks == "printed":
        return buttons.tonal("Read it later", once(lambda: choose(current.id, StepChoice())))
    choice = StepChoice(amount=changed)
    if current.by_people and changed is None:
        choice = StepChoice(amount=current.amount)
    done: Callable[[], Any] = once(lambda: choose(current.id, choice))
    return buttons.primary("Done", done, icon=ft.Icons.CHECK)
