"""The verdict of a game of Chronicles, where the honor came from, and the way to share it."""

import flet as ft

from companion.chronicles.commands import SettleTie
from companion.chronicles.events import GameFinished
from companion.chronicles.prompts.end import open_tie
from companion.chronicles.result import result
from companion.chronicles.table import Table
from screens import buttons, marks, routes, theme
from screens.chronicles.end.look import CHRONICLES
from screens.ending.chart import points_chart
from screens.ending.page import page
from screens.ending.points import PointsTable
from screens.ending.share import Share, result_words
from screens.ending.totals import totals_row
from screens.ending.verdict import verdict
from screens.guard import component
from screens.ledger.why import why
from screens.rules.word import explained, held
from screens.sitting import Sitting


@component
def Result(sitting: Sitting, revision: int, wide: bool) -> ft.Control:
    """A filed game. There is no way to file it again; undo takes the filing back."""
    table: Table = sitting.table
    shown = result(table, table.score)
    once = buttons.use_once()
    return page(
        key="result",
        wide=wide,
        content=[
            verdict(shown, shown.rule, "the verdict"),
            *_tie(sitting, table, once),
            totals_row(table, shown, size=theme.NUMBER),
            theme.small("Filed. It stands among your past games; undo takes the filing back."),
            Share(sitting=sitting, revision=revision, text=result_words(sitting), look=CHRONICLES, key="share"),
            points_chart(table, shown, CHRONICLES),
            PointsTable(table=table, score=shown, key="points"),
            ft.Row(why(sitting, GameFinished, "is this the result")),
            ft.Row([buttons.quiet("Home", lambda: sitting.go(routes.HOME), icon=ft.Icons.HOME_OUTLINED)], wrap=True),
        ],
        thumb=[],
    )


def _tie(sitting: Sitting, table: Table, once: buttons.Action) -> list[ft.Control]:
    """The question that the table answers itself (C2): a button for each who is tied."""
    tied = open_tie(table)
    if not tied:
        return []

    def settle(who: str) -> buttons.Action:
        action: buttons.Action = once(lambda: sitting.dispatch(SettleTie(who=who), sitting.game.revision))
        return action

    return [
        theme.card(
            key="tie",
            accent=True,
            content=ft.Column(
                spacing=theme.GAP,
                controls=[
                    explained(theme.body("Who wins by the base game's rule?"), "chronicles-tie"),
                    ft.Row(
                        wrap=True,
                        spacing=theme.GAP,
                        run_spacing=theme.GAP,
                        controls=[
                            ft.MergeSemantics(
                                content=ft.Row(
                                    tight=True,
                                    controls=[
                                        marks.mark(table, table.player(who), size=28),
                                        held(buttons.tonal(f"{who} wins", settle(who)), "chronicles-tie"),
                                    ],
                                )
                            )
                            for who in tied
                        ],
                    ),
                ],
            ),
        )
    ]
