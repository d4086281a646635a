"""The page Pace: the coming rounds as a chart, in numbers, and what they take for granted."""

import flet as ft

from companion.vestige.pace import Assumption, Crossing, Pace, pace
from companion.vestige.table import Table
from screens import buttons, routes, theme
from screens.guard import component
from screens.rules.word import beside, explained, heading
from screens.sitting import Sitting
from screens.vestige.pace.chart import Chart
from screens.vestige.pace.numbers import SideNumbers


@component
def PacePage(sitting: Sitting, revision: int, wide: bool) -> ft.Control:
    """Nobody's future: what would come of it if everybody went on as now."""
    table: Table = sitting.table
    told = pace(table, sitting.game.ledger.standing)

    def try_out() -> None:
        sitting.go(routes.game(sitting.game_id, "try"))

    picture = [
        heading("Pace", "pace", level=1),
        *_picture(table, told, wide),
        ft.Row(controls=[buttons.tonal("Try it on a copy", try_out, ft.Icons.SCIENCE_OUTLINED, expand=True)]),
    ]
    words = [
        beside(theme.heading("In numbers"), "leverage", "leverage"),
        *[SideNumbers(table=table, side=side, rounds=told.rounds, key=f"side-{side.name}") for side in told.sides],
        *(
            [beside(theme.heading("What this takes for granted"), "pace", "pace"), *map(_assumption, told.assumes)]
            if told.assumes
            else []
        ),
    ]
    if wide:
        middle: ft.Control = ft.Row(
            expand=True,
            spacing=theme.PAD * 2,
            vertical_alignment=ft.CrossAxisAlignment.START,
            controls=[_scrolled(picture, 3), _scrolled(words, 2)],
        )
    else:
        middle = _scrolled([*picture, *words])
    return ft.Container(middle, expand=True, padding=ft.Padding.only(left=12, right=12, top=4))


def _scrolled(controls: list[ft.Control], expand: int = 1) -> ft.Control:
    return ft.Column(
        expand=expand,
        scroll=ft.ScrollMode.AUTO,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[*controls, ft.Container(height=theme.PAD)],
    )


def _picture(table: Table, told: Pace, wide: bool) -> list[ft.Control]:
    if not told.rounds:
        over = "No round is to come: this is where everybody stands before final scoring."
        return [explained(theme.body(over), "scoring")]
    chart = theme.card(Chart(table=table, pace=told, wide=wide, key="chart"), padding=8)
    if told.crossings:
        return [chart, *map(_crossing, told.crossings)]
    return [chart, explained(theme.body(f"Nobody would pass anybody up to round {told.rounds[-1]}."), "pace")]


def _crossing(crossing: Crossing) -> ft.Control:
    row = ft.Row(
        spacing=theme.GAP,
        vertical_alignment=ft.CrossAxisAlignment.START,
        controls=[
            ft.Icon(ft.Icons.SWAP_VERT, size=22, color=ft.Colors.PRIMARY),
            theme.body(f"{crossing}.", expand=True),
        ],
    )
    return explained(row, "pace")


def _assumption(assumption: Assumption) -> ft.Control:
    return explained(theme.small(assumption.text), assumption.rule)
