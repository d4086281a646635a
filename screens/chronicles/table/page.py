"""The Table of Chronicles: who stands where, what is to be done now, and the one thing to do next."""

from collections.abc import Callable

import flet as ft

from companion.chronicles.commands import EndTurn
from companion.chronicles.prompts import notices
from companion.chronicles.table import Table
from screens import buttons, routes
from screens.chronicles.sheet.gain import NARROW
from screens.chronicles.table.people import people
from screens.chronicles.table.prompts import asked, drawn
from screens.chronicles.table.sheets import sheet_of
from screens.chronicles.table.standing import standing
from screens.guard import component
from screens.rules.word import held
from screens.sitting import Sitting
from screens.table import TableSheet, laid_out, page, to_do, use_opening


@component
def TablePage(sitting: Sitting, revision: int, wide: bool) -> ft.Control:
    """The page that lies beside the map for the whole evening."""
    opening = use_opening(lambda open_sheet: drawn(sitting, open_sheet))
    once = buttons.use_once()
    over = TableSheet(
        sitting=sitting,
        opened=opening.opened,
        open_sheet=opening.open_sheet,
        wide=wide,
        sheet_of=sheet_of,
        key="sheet",
    )
    table: Table = sitting.table
    waiting = to_do(asked(sitting), notices(table), opening.card, all_shown=wide)
    across = 2 if (ft.context.page.width or NARROW) < NARROW else 3
    cards = ft.Column(
        people(sitting, table, opening.open_sheet, across),
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        key="people",
    )
    main = laid_out(cards, waiting, wide, below=standing(table))
    return page(over, main, _primary(sitting, table, once))


def _primary(sitting: Sitting, table: Table, once: Callable[[buttons.Action], buttons.Action]) -> ft.Control:
    if table.phase == "players":
        revision = sitting.game.revision
        words = f"End {table.turn}'s turn" if table.turn else "End the round"
        end = once(lambda: sitting.dispatch(EndTurn(), revision))
        return buttons.primary(words, end, icon=ft.Icons.CHECK)
    words = "Go to final scoring" if table.phase == "scoring" else "See the result"
    to_the_end = buttons.primary(words, lambda: sitting.go(routes.game(sitting.game_id, "end")), icon=ft.Icons.FLAG)
    return held(to_the_end, "chronicles-game-end")
