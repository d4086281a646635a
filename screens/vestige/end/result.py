"""The verdict: the moment of the evening, then where the points came from, then to be shared."""

import flet as ft

from companion.vestige.closing import goals
from companion.vestige.events import GameFinished
from companion.vestige.glossary import entry_of_goal, entry_of_verdict
from companion.vestige.report import settled, verdict_words
from companion.vestige.score import Score
from companion.vestige.table import Table
from screens import routes, theme
from screens.buttons import quiet
from screens.guard import component
from screens.ledger.why import why
from screens.rules.word import beside, explained, heading
from screens.sitting import Sitting
from screens.vestige.end.chart import points_chart
from screens.vestige.end.hexes import mastery_hexes, mastery_lines
from screens.vestige.end.page import announcement, page
from screens.vestige.end.points import PointsTable
from screens.vestige.end.share import Share, result_words
from screens.vestige.end.totals import totals_row


@component
def Result(sitting: Sitting, revision: int, wide: bool) -> ft.Control:
    """A filed game. There is no way to file it again; undo takes the filing back."""
    table: Table = sitting.table
    score: Score = table.score
    return page(
        key="result",
        wide=wide,
        content=[
            verdict(score),
            totals_row(table, score, size=theme.NUMBER),
            theme.small("Filed. It stands among your past games; undo takes the filing back."),
            Share(sitting=sitting, revision=revision, text=result_words(sitting), key="share"),
            points_chart(table, score),
            PointsTable(table=table, score=score, key="points"),
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


def verdict(score: Score) -> ft.Control:
    """Who won, in the largest type there is, and why, in words."""
    because = score.verdict.because
    return ft.Column(
        spacing=theme.GAP,
        controls=[
            ft.Container(height=theme.PAD),
            beside(
                announcement(verdict_words(score), color=ft.Colors.PRIMARY if settled(score) else None),
                "verdict",
                "the verdict",
            ),
            explained(theme.body(f"{because[:1].upper()}{because[1:]}."), entry_of_verdict(score.verdict)),
        ],
    )
