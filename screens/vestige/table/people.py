"""Everybody on the Table: the one whose turn it is large, the others as rows, teams together with their sum."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.leverage import lowest
from companion.vestige.sides import Side, sides
from companion.vestige.table import Competitor, Table
from screens import marks, theme
from screens.guard import memo
from screens.ledger.assumed import assumed_in
from screens.rules.word import explained
from screens.sitting import Sitting
from screens.vestige.table.actions import acted
from screens.vestige.table.assumed import assumed_of
from screens.vestige.table.competitor import CompetitorCard, CompetitorRow, Shown
from screens.vestige.table.near import nearby

FEW = 2
"""Up to so many competitors are all large: they have the room."""


def people(sitting: Sitting, table: Table, open_sheet: Callable[..., Any]) -> list[Any]:
    """Players in turn order, then nemeses from left to right; teams one after the other."""
    large = {table.turn} if len(table.competitors) > FEW else {one.name for one in table.competitors}
    assumed = assumed_in(sitting)
    found: list[Any] = []
    for side in sides(table):
        if side.team:
            found.append(TeamLine(side=side, rule=_rule(table, side), key=f"side-{side.name}"))
        for name in side.members:
            kind = CompetitorCard if name in large else CompetitorRow
            shown = _shown(table, table.competitor(name), short=name not in large, assumed=assumed_of(assumed, name))
            found.append(kind(sitting=sitting, shown=shown, open_sheet=open_sheet, key=f"competitor-{name}"))
    return found


def _shown(table: Table, competitor: Competitor, short: bool, assumed: bool) -> Shown:
    shares = table.mode == "cooperative" and table.phase == "players" and competitor.human and not competitor.away
    return Shown(
        competitor=competitor,
        fill=marks.colour(table, competitor),
        near=nearby(table, competitor, short),
        on_turn=competitor.name == table.turn,
        lowest=lowest(table),
        acted=acted(table, competitor.name) if shares else None,
        assumed=assumed,
    )


def _rule(table: Table, side: Side) -> str:
    if table.competitor(side.members[0]).human:
        return "shared-turn" if table.mode == "cooperative" else "teams"
    return "nemesis-team"


@memo
def TeamLine(side: Side, rule: str) -> ft.Control:
    """The name of a team and what it has together."""
    return ft.Container(
        padding=ft.Padding.only(left=12, right=60, top=4),
        content=explained(
            ft.Semantics(
                label=f"{side.name} together: {side.leverage} leverage",
                exclude_semantics=True,
                container=True,
                content=ft.Row(
                    controls=[
                        ft.Text(
                            side.name,
                            size=theme.BODY,
                            font_family=theme.NUMBERS,
                            weight=ft.FontWeight.W_600,
                            color=ft.Colors.ON_SURFACE_VARIANT,
                            max_lines=1,
                            overflow=ft.TextOverflow.ELLIPSIS,
                            expand=True,
                        ),
                        theme.number(str(side.leverage), size=theme.TITLE, color=ft.Colors.ON_SURFACE_VARIANT),
                    ]
                ),
            ),
            rule,
        ),
    )
