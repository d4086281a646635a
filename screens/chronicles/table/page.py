"""The Table of Chronicles: who stands where, what is to be done now, and the one thing to do next."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.chronicles.commands import EndTurn
from companion.chronicles.prompts import notices
from companion.chronicles.table import Table
from screens import buttons, routes, theme
from screens.chronicles.sheet.gain import NARROW
from screens.chronicles.table.people import people
from screens.chronicles.table.prompts import asked, drawn
from screens.chronicles.table.sheets import TableSheet
from screens.chronicles.table.standing import standing
from screens.guard import component
from screens.prompts import Prompts
from screens.rules.word import beside, held
from screens.sitting import Sitting


@component
def TablePage(sitting: Sitting, revision: int, wide: bool) -> ft.Control:
    """The page that lies beside the map for the whole evening."""
    opened, set_opened = ft.use_state(("", ""))

    def open_sheet(kind: str = "", what: str = "") -> None:
        set_opened((kind, what))

    # One function for all renders, so that cards whose numbers have not changed are not drawn again.
    opener: Any = ft.use_ref(None)
    if opener.current is None:
        opener.current = open_sheet
    card: Any = ft.use_ref(None)
    if card.current is None:
        card.current = drawn(sitting, opener.current)
    once = buttons.use_once()
    over = TableSheet(sitting=sitting, opened=opened, open_sheet=opener.current, wide=wide, key="sheet")
    table: Table = sitting.table
    open_prompts, open_notices = asked(sitting), notices(table)
    # Only where there is something to do: a list passes over what had no height when it was first drawn.
    to_do = (
        [
            Prompts(
                open_prompts=open_prompts,
                open_notices=open_notices,
                card=card.current,
                all_shown=wide,
                key="prompts",
            )
        ]
        if open_prompts or open_notices
        else []
    )
    across = 2 if (ft.context.page.width or NARROW) < NARROW else 3
    cards = ft.Column(
        people(sitting, table, opener.current, across),
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        key="people",
    )
    return ft.Column(
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            over,
            ft.Container(
                _wide(cards, to_do, standing(table)) if wide else _narrow(cards, to_do, standing(table)),
                expand=True,
                padding=ft.Padding.only(left=12, right=12, top=4),
            ),
            ft.Container(_primary(sitting, table, once), padding=ft.Padding.symmetric(horizontal=12, vertical=8)),
        ],
    )


def _narrow(cards: ft.Control, to_do: list[Any], in_force: list[Any]) -> ft.Control:
    return ft.ListView(
        [*to_do, cards, *in_force],
        expand=True,
        spacing=theme.GAP,
        build_controls_on_demand=False,
        cache_extent=4000,
    )


def _wide(cards: ft.Control, to_do: list[Any], in_force: list[Any]) -> ft.Control:
    return ft.Row(
        expand=True,
        spacing=theme.PAD,
        vertical_alignment=ft.CrossAxisAlignment.START,
        controls=[
            ft.Container(ft.Column([cards], scroll=ft.ScrollMode.AUTO), expand=3),
            ft.Container(
                ft.Column(
                    [
                        beside(theme.heading("To do at the table"), "prompt", "a prompt"),
                        *(to_do or [theme.small("Nothing waits.")]),
                        *in_force,
                    ],
                    scroll=ft.ScrollMode.AUTO,
                    spacing=theme.GAP,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                ),
                expand=2,
            ),
        ],
    )


def _primary(sitting: Sitting, table: Table, once: Callable[[buttons.Action], buttons.Action]) -> ft.Control:
    if table.phase == "players":
        revision = sitting.game.revision
        words = f"End {table.turn}'s turn" if table.turn else "End the round"
        end = once(lambda: sitting.dispatch(EndTurn(), revision))
        return buttons.primary(words, end, icon=ft.Icons.CHECK)
    words = "Go to final scoring" if table.phase == "scoring" else "See the result"
    to_the_end = buttons.primary(words, lambda: sitting.go(routes.game(sitting.game_id, "end")), icon=ft.Icons.FLAG)
    return held(to_the_end, "chronicles-game-end")
