"""The last turns: what set off the end. The strip above every page says who still has one."""

import flet as ft

from companion.forsaken.ending import why_in_words
from companion.forsaken.table import Table
from screens import theme
from screens.guard import memo
from screens.rules.word import beside


def last_turns(table: Table) -> list[ft.Control]:
    """The part of the Table about it, once the end was set off."""
    ending = table.ending
    if ending is None or table.phase != "players":
        return []
    return [LastTurns(why=why_in_words(table, ending.why, ending.by), key="last turns")]


@memo
def LastTurns(why: str) -> ft.Control:
    """Why the turns that are left are the last ones."""
    return ft.Container(
        padding=ft.Padding.only(left=14, right=4),
        border_radius=theme.RADIUS,
        bgcolor=ft.Colors.PRIMARY_CONTAINER,
        content=beside(
            ft.Text(f"{why[:1].upper()}{why[1:]}.", size=theme.BODY, color=ft.Colors.ON_PRIMARY_CONTAINER),
            "forsaken-final-turns",
            "a last turn",
            apart=True,
        ),
    )
