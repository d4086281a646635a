"""The goal of a nemesis: a condition that the app watches, words that people judge, or both."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from companion.faults import Fault
from companion.vestige.box.editing import Draft
from companion.vestige.box.parts import begun_condition, faults_at, with_goal
from companion.vestige.glossary import entry_of_goal
from screens import buttons
from screens.guard import component
from screens.rules.word import heading
from screens.vestige.cards import look, text
from screens.vestige.cards.condition import ConditionForm
from screens.vestige.cards.editing import Editing


@component
def GoalSheet(editing: Editing, goal: Draft, faults: Sequence[Fault], done: Callable[[], Any]) -> ft.Control:
    """The content of a sheet for the goal."""
    once = buttons.use_once()
    condition = goal.get("condition")

    def in_words() -> None:
        editing.become(with_goal(editing.draft, "condition", None))

    def watched() -> None:
        editing.become(with_goal(editing.draft, "condition", begun_condition("nemesis")))

    def drop() -> None:
        done()
        editing.put(("goal",), None)

    return look.opened(
        [
            heading("Its goal", entry_of_goal(editing.who)),
            *(
                [ConditionForm(editing=editing, path=("goal", "condition"), condition=condition, faults=faults,
                               key="condition")]
                if condition
                else []
            ),
            text.words(editing, ("goal", "words"), "In words, as the card has it"),
            *([] if condition else [look.misfits(faults_at(faults, ("goal",)))]),
            look.chips(
                [
                    buttons.quiet("In words only", in_words)
                    if condition
                    else buttons.tonal("Let the app watch", watched, icon=ft.Icons.ADD)
                ]
            ),
        ],
        "goal",
        once(done),
        "Without a goal",
        once(drop),
    )  # fmt: skip
