"""Unique goals come before leverage: a nemesis that has met its own wins (p. 27)."""

import flet as ft

from companion.vestige.closing import GoalStanding, goals
from companion.vestige.commands import ScoreGoal
from companion.vestige.glossary import entry_of_goal
from companion.vestige.table import Table
from screens import buttons, marks, theme
from screens.guard import component
from screens.rules.word import explained, held
from screens.sitting import Sitting
from screens.vestige.end.who import named


@component
def Goals(sitting: Sitting, revision: int) -> ft.Control:
    """How near each nemesis is to its goal."""
    table: Table = sitting.table
    return ft.Column(
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            *[_goal(sitting, table, goal) for goal in goals(table)],
            explained(
                theme.small(
                    "A nemesis that has met its goal wins and every player loses, whatever the leverage (p. 27)."
                ),
                "goals-at-the-end",
            ),
        ],
    )


def _goal(sitting: Sitting, table: Table, goal: GoalStanding) -> ft.Control:
    def say(met: bool) -> None:
        sitting.dispatch(ScoreGoal(nemesis=goal.nemesis, met=met))

    rule = entry_of_goal(goal.nemesis)
    state = {None: "look at its card", True: "met", False: "not met"}[goal.met]
    return ft.Column(
        key=f"goal-{goal.nemesis}",
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            named(table, table.competitor(goal.nemesis)),
            ft.Row(
                spacing=theme.GAP,
                controls=[
                    *([marks.pips(int(goal.met), 1, label=state)] if goal.met is not None else []),
                    ft.Container(
                        expand=True,
                        content=explained(
                            theme.body(f"{state.capitalize()}: {goal.text}" if goal.met is not None else goal.text),
                            rule,
                        ),
                    ),
                ],
            ),
            # By hand as well where a pack counts: the table knows best.
            ft.Row(
                wrap=True,
                controls=[
                    held(
                        buttons.choice(
                            "Met", goal.said is True, lambda: say(True), label=f"Goal of {goal.nemesis}: met"
                        ),
                        rule,
                    ),
                    held(
                        buttons.choice(
                            "Not met", goal.said is False, lambda: say(False), label=f"Goal of {goal.nemesis}: not met"
                        ),
                        rule,
                    ),
                ],
            ),
        ],
    )
