"""The verdict before it is filed, with what is still unknown."""

import flet as ft

from companion.vestige.closing import unknown
from companion.vestige.finish import request_of
from companion.vestige.glossary import entry_of_verdict
from companion.vestige.report import verdict_words
from companion.vestige.scoring import score
from companion.vestige.table import Table
from screens import theme
from screens.guard import component
from screens.rules.word import explained
from screens.sitting import Sitting
from screens.vestige.end.missing import Missing
from screens.vestige.end.page import announcement
from screens.vestige.end.points import PointsTable
from screens.vestige.end.totals import totals_row


@component
def Preview(sitting: Sitting, revision: int) -> ft.Control:
    """What the result would be now. Each value that is missing can be answered here."""
    table: Table = sitting.table
    result = score(request_of(table))
    because = result.verdict.because
    return ft.Column(
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            explained(announcement(verdict_words(result), size=theme.TITLE), entry_of_verdict(result.verdict)),
            explained(theme.body(f"{because[:1].upper()}{because[1:]}."), entry_of_verdict(result.verdict)),
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
