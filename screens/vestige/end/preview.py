"""The verdict before it is filed, with what is still unknown."""

import flet as ft

from companion.vestige.closing import unknown
from companion.vestige.finish import request_of
from companion.vestige.result import result as told
from companion.vestige.scoring import score
from companion.vestige.table import Table
from screens import theme
from screens.ending.page import announcement
from screens.ending.points import PointsTable
from screens.ending.totals import totals_row
from screens.guard import component
from screens.rules.word import explained
from screens.sitting import Sitting
from screens.vestige.end.missing import Missing


@component
def Preview(sitting: Sitting, revision: int) -> ft.Control:
    """What the result would be now. Each value that is missing can be answered here."""
    table: Table = sitting.table
    result = told(table, score(request_of(table)))
    return ft.Column(
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            explained(announcement(result.words, size=theme.TITLE), result.rule),
            explained(theme.body(result.reason), result.rule),
            totals_row(table, result),
            Missing(sitting=sitting, revision=revision, key="missing"),
            *(
                [
                    explained(
                        theme.small("It can also be filed without what nobody knows; the verdict then says so."),
                        "printed-values",
                    )
                ]
                if unknown(table)
                else []
            ),
            PointsTable(table=table, score=result, key="points"),
        ],
    )
