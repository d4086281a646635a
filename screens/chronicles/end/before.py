"""Before the end: what everybody would have if it ended now, and the way there."""

import flet as ft

from companion.chronicles.commands import BeginScoring
from companion.chronicles.result import result
from companion.chronicles.scoring import standing_score
from companion.chronicles.table import Table
from screens import buttons, theme
from screens.chronicles.end.look import CHRONICLES
from screens.ending.chart import points_chart
from screens.ending.page import page
from screens.ending.points import PointsTable
from screens.ending.totals import totals_row
from screens.guard import component
from screens.rules.word import beside, explained, held
from screens.sheet import sheet
from screens.sitting import Sitting


@component
def BeforeTheEnd(sitting: Sitting, revision: int, wide: bool) -> ft.Control:
    """The base game says when it is over, so people say it here."""
    asking, set_asking = ft.use_state(False)
    once = buttons.use_once()
    table: Table = sitting.table
    now = result(table, standing_score(table))

    def end() -> None:
        set_asking(False)
        sitting.dispatch(BeginScoring(), sitting.game.revision)

    ft.use_dialog(
        sheet(_confirm(once(end), once(lambda: set_asking(False))), lambda: set_asking(False)) if asking else None
    )
    return page(
        key="before",
        wide=wide,
        content=[
            beside(theme.heading("If it ended now", level=1), "chronicles-game-end", "What does the end add?"),
            totals_row(table, now, size=theme.NUMBER),
            *(
                []
                if now.settled
                else [explained(theme.small("Something that may pay honor is not read yet."), "printed-values")]
            ),
            points_chart(table, now, CHRONICLES),
            PointsTable(table=table, score=now, key="points"),
            explained(
                theme.small("When the game is over, and what else it pays then, the base game says."),
                "chronicles-game-end",
            ),
        ],
        thumb=[
            held(
                buttons.tonal("End the game here", lambda: set_asking(True), icon=ft.Icons.FLAG_OUTLINED, expand=True),
                "chronicles-game-end",
            )
        ],
    )


def _confirm(end: buttons.Action, stay: buttons.Action) -> ft.Control:
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading("End the game here?", level=1), "chronicles-game-end", "the end of the game"),
            theme.body("Final scoring begins. Undo takes it back."),
            buttons.primary("Begin final scoring", end, icon=ft.Icons.FLAG),
            buttons.quiet("Play on", stay),
        ],
    )
