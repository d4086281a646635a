"""The last turns: what set off the end, and who still has one."""

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
    waiting = tuple(name for name in ending.last if name != table.turn)
    return [LastTurns(why=why_in_words(table, ending.why, ending.by), turn=table.turn or "",
                      last=table.turn in ending.last, waiting=waiting, key="last turns")]  # fmt: skip


@memo
def LastTurns(why: str, turn: str, last: bool, waiting: tuple[str, ...]) -> ft.Control:
    """Large: it must not pass unseen."""
    now = f"{turn}'s last turn" if last else "Last turns are near" if waiting else "This turn is the last"
    after = f"Then {', '.join(waiting)}." if waiting else "Then final scoring."
    return ft.Semantics(
        live_region=True,
        container=True,
        content=ft.Container(
            padding=ft.Padding.only(left=14, right=4, top=8, bottom=10),
            border_radius=theme.RADIUS,
            bgcolor=ft.Colors.PRIMARY_CONTAINER,
            content=ft.Column(
                tight=True,
                spacing=0,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=[
                    beside(
                        ft.Text(
                            now,
                            size=theme.TITLE,
                            font_family=theme.NUMBERS,
                            weight=ft.FontWeight.W_600,
                            color=ft.Colors.ON_PRIMARY_CONTAINER,
                        ),
                        "forsaken-final-turns",
                        "a last turn",
                        apart=True,
                    ),
                    ft.Text(
                        f"{why[:1].upper()}{why[1:]}. {after}", size=theme.BODY, color=ft.Colors.ON_PRIMARY_CONTAINER
                    ),
                ],
            ),
        ),
    )
