"""The Table of Forsaken: who stands where, the turn that is on, what is to be done, and the one thing to do next."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.forsaken.commands import BeginEncounters, EndTurn
from companion.forsaken.prompts import notices
from companion.forsaken.table import Table
from screens import buttons, routes
from screens.forsaken.solo.card import rival_card
from screens.forsaken.table.last import last_turns
from screens.forsaken.table.people import people
from screens.forsaken.table.prompts import asked, drawn
from screens.forsaken.table.sheets import sheet_of
from screens.forsaken.table.turn import TurnCard, turn_now
from screens.guard import component
from screens.rules.word import held
from screens.sitting import Sitting
from screens.table import TableSheet, laid_out, page, to_do, use_opening


@component
def TablePage(sitting: Sitting, revision: int, wide: bool) -> ft.Control:
    """The page that lies beside the board for the whole evening."""
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

    def turn() -> list[Any]:
        now = turn_now(table)
        return [TurnCard(sitting=sitting, now=now, open_sheet=opening.open_sheet, key="turn")] if now else []

    cards = ft.Column(
        [*people(sitting, table, opening.open_sheet, turn), *rival_card(sitting)],
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        key="people",
    )
    main = laid_out(cards, waiting, wide, above=last_turns(table))
    return page(over, main, _primary(sitting, table, once))


def _primary(sitting: Sitting, table: Table, once: Callable[[buttons.Action], buttons.Action]) -> ft.Control:
    revision = sitting.game.revision
    if table.phase == "players" and table.turn and table.done.step == "action":
        on = once(lambda: sitting.dispatch(BeginEncounters(who=table.turn or ""), revision))
        return held(buttons.primary("On to the encounter", on, icon=ft.Icons.ARROW_FORWARD), "forsaken-encounter-step")
    if table.phase == "players":
        words = f"End {table.turn}'s turn" if table.turn else "End the round"
        end = once(lambda: sitting.dispatch(EndTurn(), revision))
        return held(buttons.primary(words, end, icon=ft.Icons.CHECK), "forsaken-turn")
    words = "Go to final scoring" if table.phase == "scoring" else "See the result"
    to_the_end = buttons.primary(words, lambda: sitting.go(routes.game(sitting.game_id, "end")), icon=ft.Icons.FLAG)
    return held(to_the_end, "forsaken-game-end")
