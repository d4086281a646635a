"""The Table: who stands where, what is to be done now, and the one thing to do next."""

from collections.abc import Callable

import flet as ft

from companion.vestige.commands import EndTurn
from companion.vestige.prompts import notices
from companion.vestige.table import Table
from companion.vestige.turns import reminder_to_move
from screens import buttons, routes, theme
from screens.guard import component
from screens.rules.word import explained
from screens.sitting import Sitting
from screens.table import TableSheet, laid_out, page, to_do, use_opening
from screens.vestige.nemesis.turn import NemesisTurn
from screens.vestige.table.assumed import confirmation
from screens.vestige.table.people import people
from screens.vestige.table.prompts import asked, drawn
from screens.vestige.table.sheets import sheet_of
from screens.vestige.table.track import Track, seen


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
    waiting = to_do(asked(sitting), notices(table), opening.card, all_shown=wide and table.phase != "nemeses")
    if table.phase == "nemeses":
        turn = NemesisTurn(sitting=sitting, revision=revision, once=once, to_do=waiting, wide=wide, key="nemeses")
        return ft.Column([over, ft.Container(turn, expand=True)], expand=True, spacing=0)
    # Close together, as they belong together; what is to be done stands apart.
    cards = ft.Column(
        people(sitting, table, opening.open_sheet),
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        key="people",
    )
    track = Track(seen=seen(table), motion=sitting.device.motion, key="track")
    main = laid_out(cards, waiting, wide, above=[track])
    before = [*_before_the_end(table), *confirmation(sitting, revision)]
    return page(over, main, _primary(sitting, table, once), before)


def _primary(sitting: Sitting, table: Table, once: Callable[[buttons.Action], buttons.Action]) -> ft.Control:
    if table.phase == "players":
        revision = sitting.game.revision
        words = "End the players' turn" if table.mode == "cooperative" else f"End {table.turn}'s turn"
        end = once(lambda: sitting.dispatch(EndTurn(), revision))
        return buttons.primary(words, end, icon=ft.Icons.CHECK)
    words = "Go to final scoring" if table.phase == "scoring" else "See the result"
    return buttons.primary(words, lambda: sitting.go(routes.game(sitting.game_id, "end")), icon=ft.Icons.FLAG)


def _before_the_end(table: Table) -> list[ft.Control]:
    """Who still has to move, above the way to end the turn: a hint, since people know best."""
    words = reminder_to_move(table)
    if not words:
        return []
    return [
        ft.Container(
            padding=ft.Padding.only(left=20, right=20, top=4),
            content=explained(theme.small(words), "main-actions"),
        )
    ]
