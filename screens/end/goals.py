"""Unique goals come before leverage: a nemesis that has met its own wins (p. 27)."""

import flet as ft

from companion.vestige.closing import GoalStanding, goals
from companion.vestige.table import Table
from screens import marks, theme
from screens.end.who import named
from screens.guard import component
from screens.sitting import Sitting


@component
def Goals(sitting: Sitting, revision: int) -> ft.Control:
    """How near each nemesis is to its goal."""
    table: Table = sitting.table
    return ft.Column(
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            *[_goal(table, goal) for goal in goals(table)],
            theme.small("A nemesis that has met its goal wins and every player loses, whatever the leverage (p. 27)."),
        ],
    )


def _goal(table: Table, goal: GoalStanding) -> ft.Control:
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
                    theme.body(
                        f"{state.capitalize()}: {goal.text}" if goal.met is not None else goal.text, expand=True
                    ),
                ],
            ),
        ],
    )
