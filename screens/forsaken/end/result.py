"""The verdict of a game of Forsaken, where the VP came from, and the way to share it."""

import flet as ft

from companion.forsaken.events import GameFinished
from companion.forsaken.result import result
from companion.forsaken.table import Table
from screens import buttons, routes, theme
from screens.ending.chart import points_chart
from screens.ending.page import page
from screens.ending.points import PointsTable
from screens.ending.share import Share, result_words
from screens.ending.totals import totals_row
from screens.ending.verdict import verdict
from screens.forsaken.end.look import FORSAKEN
from screens.guard import component
from screens.ledger.why import why
from screens.sitting import Sitting


@component
def Result(sitting: Sitting, revision: int, wide: bool) -> ft.Control:
    """A filed game. There is no way to file it again; undo takes the filing back."""
    table: Table = sitting.table
    shown = result(table, table.score)
    return page(
        key="result",
        wide=wide,
        content=[
            verdict(shown, shown.rule, "the verdict"),
            totals_row(table, shown, size=theme.NUMBER),
            theme.small("Filed. It stands among your past games; undo takes the filing back."),
            Share(sitting=sitting, revision=revision, text=result_words(sitting), look=FORSAKEN, key="share"),
            points_chart(table, shown, FORSAKEN),
            PointsTable(table=table, score=shown, key="points"),
            ft.Row(why(sitting, GameFinished, "is this the result")),
            ft.Row([buttons.quiet("Home", lambda: sitting.go(routes.HOME), icon=ft.Icons.HOME_OUTLINED)], wrap=True),
        ],
        thumb=[],
    )
