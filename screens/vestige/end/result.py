"""The verdict: the moment of the evening, then where the points came from, then to be shared."""

import flet as ft

from companion.vestige.closing import goals
from companion.vestige.events import GameFinished
from companion.vestige.glossary import entry_of_goal
from companion.vestige.result import result as told
from companion.vestige.score import Score
from companion.vestige.table import Table
from screens import routes, theme
from screens.buttons import quiet
from screens.ending.chart import points_chart
from screens.ending.page import page
from screens.ending.points import PointsTable
from screens.ending.share import Share, result_words
from screens.ending.totals import totals_row
from screens.ending.verdict import verdict
from screens.guard import component
from screens.ledger.why import why
from screens.rules.word import explained, heading
from screens.sitting import Sitting
from screens.vestige.end.hexes import mastery_hexes, mastery_lines
from screens.vestige.end.look import VESTIGE


@component
def Result(sitting: Sitting, revision: int, wide: bool) -> ft.Control:
    """A filed game. There is no way to file it again; undo takes the filing back."""
    table: Table = sitting.table
    score: Score = table.score
    result = told(table, score)
    return page(
        key="result",
        wide=wide,
        content=[
            verdict(result, "verdict", "the verdict"),
            totals_row(table, result, size=theme.NUMBER),
            theme.small("Filed. It stands among your past games; undo takes the filing back."),
            Share(sitting=sitting, revision=revision, text=result_words(sitting), look=VESTIGE, key="share"),
            points_chart(table, result, VESTIGE),
            PointsTable(table=table, score=result, key="points"),
            heading("Mastery", "mastery"),
            mastery_hexes(table, score.mastery, score.sides),
            ft.Column(spacing=4, controls=mastery_lines(score.mastery)),
            ft.Row(why(sitting, GameFinished, "is this the result")),
            *[
                explained(theme.small(f"Goal of {goal.nemesis}: {goal.text}."), entry_of_goal(goal.nemesis))
                for goal in goals(table)
                if goal.met is not None
            ],
            ft.Row(controls=[quiet("Home", lambda: sitting.go(routes.HOME), icon=ft.Icons.HOME_OUTLINED)]),
        ],
        thumb=[],
    )
