"""The same in numbers: for those who read numbers, and for those who hear the screen."""

import flet as ft

from companion.vestige.pace import Course
from companion.vestige.table import Table
from screens import marks, theme
from screens.guard import memo
from screens.rules.word import explained


@memo
def SideNumbers(table: Table, side: Course, rounds: tuple[int, ...]) -> ft.Control:
    """A side with its leverage now and after each coming round; below it, who belongs to it."""
    members = side.members or (side,)
    return ft.Column(
        spacing=6,
        controls=[
            explained(_head(table, side, members), "pace"),
            ft.Semantics(
                container=True,
                exclude_semantics=True,
                label=spoken(side, rounds),
                content=ft.Row(
                    wrap=True,
                    spacing=theme.PAD,
                    run_spacing=4,
                    controls=[_cell(*cell) for cell in zip(_captions(rounds), side.points, strict=True)],
                ),
            ),
            *[theme.small(_member(one, rounds)) for one in side.members],
        ],
    )


def spoken(side: Course, rounds: tuple[int, ...]) -> str:
    """The row as it is read out."""
    after = ", ".join(f"after round {number} {at}" for number, at in zip(rounds, side.points[1:], strict=True))
    return f"{side.name}: now {side.points[0]}{f', {after}' if after else ''}"


def _head(table: Table, side: Course, members: tuple[Course, ...]) -> ft.Control:
    return ft.Row(
        wrap=True,
        spacing=theme.GAP,
        run_spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        controls=[
            *[marks.mark(table, table.competitor(one.name), 24) for one in members],
            ft.Text(side.name, size=theme.BODY, weight=ft.FontWeight.W_600),
            *([theme.small(side.says)] if side.says else []),
        ],
    )


def _captions(rounds: tuple[int, ...]) -> list[str]:
    return ["now", *(f"{number}" if place else f"round {number}" for place, number in enumerate(rounds))]


def _cell(caption: str, leverage: int) -> ft.Control:
    return ft.Column(tight=True, spacing=0, controls=[theme.small(caption), theme.number(str(leverage), theme.TITLE)])


def _member(one: Course, rounds: tuple[int, ...]) -> str:
    if not rounds:
        return f"{one.name}: {one.points[0]}"
    return f"{one.name}: {one.points[0]} now, {one.points[-1]} after round {rounds[-1]}, {one.says}"
