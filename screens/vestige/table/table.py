"""The Table: who stands where, what is to be done now, and the one thing to do next."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.commands import EndTurn
from companion.vestige.prompts import notices
from companion.vestige.table import Table
from companion.vestige.turns import reminder_to_move
from screens import buttons, routes, theme
from screens.guard import component
from screens.prompts import Prompts
from screens.rules.word import beside, explained
from screens.sitting import Sitting
from screens.vestige.nemesis.turn import NemesisTurn
from screens.vestige.table.assumed import confirmation
from screens.vestige.table.people import people
from screens.vestige.table.prompts import asked, drawn
from screens.vestige.table.sheets import TableSheet
from screens.vestige.table.track import Track, seen


@component
def TablePage(sitting: Sitting, revision: int, wide: bool) -> ft.Control:
    """The page that lies beside the map for the whole evening."""
    opened, set_opened = ft.use_state(("", ""))

    def open_sheet(kind: str = "", what: str = "") -> None:
        set_opened((kind, what))

    opener: Any = ft.use_ref(None)
    if opener.current is None:
        # One function for all renders, so that cards whose numbers have not changed are not drawn again.
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
                all_shown=wide and table.phase != "nemeses",
                key="prompts",
            )
        ]
        if open_prompts or open_notices
        else []
    )
    if table.phase == "nemeses":
        turn = NemesisTurn(sitting=sitting, revision=revision, once=once, to_do=to_do, wide=wide, key="nemeses")
        return ft.Column([over, ft.Container(turn, expand=True)], expand=True, spacing=0)
    # Close together, as they belong together; what is to be done stands apart.
    cards = ft.Column(
        people(sitting, table, opener.current),
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        key="people",
    )
    track = Track(seen=seen(table), motion=sitting.device.motion, key="track")
    primary = _primary(sitting, table, once)
    if wide:
        columns = [
            ft.Container(ft.Column([track, cards], scroll=ft.ScrollMode.AUTO, spacing=theme.GAP), expand=3),
            ft.Container(
                ft.Column(
                    [
                        beside(theme.heading("To do at the table"), "prompt", "a prompt"),
                        *(to_do or [theme.small("Nothing waits.")]),
                    ],
                    scroll=ft.ScrollMode.AUTO,
                    spacing=theme.GAP,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                ),
                expand=2,
            ),
        ]
        main: ft.Control = ft.Row(
            columns, expand=True, spacing=theme.PAD, vertical_alignment=ft.CrossAxisAlignment.START
        )
    else:
        main = ft.ListView(
            [track, *to_do, cards],
            expand=True,
            spacing=theme.GAP,
            build_controls_on_demand=False,
            cache_extent=4000,
        )
    return ft.Column(
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            over,
            ft.Container(main, expand=True, padding=ft.Padding.only(left=12, right=12, top=4)),
            *_before_the_end(table),
            *confirmation(sitting, revision),
            ft.Container(primary, padding=ft.Padding.symmetric(horizontal=12, vertical=8)),
        ],
    )


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
