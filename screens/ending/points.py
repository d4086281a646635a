"""Where the points came from: steps down, sides across, and behind each figure its lines."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.result import Line, Result, Step
from screens import theme
from screens.buttons import called
from screens.ending.sides import FEW, side_marks
from screens.guard import component
from screens.rules.word import beside, explained, opener
from screens.sheet import sheet

_CELL = 76


@component
def PointsTable(table: Any, score: Result) -> ft.Control:
    """Each figure opens to its lines, with reasons and pages."""
    opened, set_opened = ft.use_state(None)
    ft.use_dialog(sheet(_lines(score, *opened), lambda: set_opened(None)) if opened else None)
    sides = tuple(score.totals)
    beside = len(sides) <= 2
    if len(sides) > FEW:
        return _of_many(table, score, lambda side, step: set_opened((side, step)))
    return ft.Column(
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            _head(table, score, sides, beside),
            *[
                _row(score, step, sides, beside, lambda side, step=step: set_opened((side, step)))
                for step in score.steps
            ],
        ],
    )


def _of_many(table: Any, score: Result, on_open: Callable[[str, Step], Any]) -> ft.Control:
    """Too many for columns: below each step everybody who got something in it, by mark."""
    return ft.Column(
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            explained(theme.heading("Where it came from"), score.scoring_rule),
            *[
                ft.Column(
                    key=step.id,
                    spacing=0,
                    controls=[
                        ft.Container(
                            padding=ft.Padding.only(top=theme.PAD),
                            content=explained(theme.body(step.title), step.rule),
                        ),
                        ft.Row(
                            wrap=True,
                            spacing=0,
                            run_spacing=0,
                            controls=[
                                _figure(
                                    score,
                                    step,
                                    side,
                                    lambda side=side, step=step: on_open(side, step),
                                    side_marks(table, score.members, side, size=22),
                                )
                                for side in score.totals
                                if score.lines_of(side, step.id)
                            ],
                        ),
                    ],
                )
                for step in score.steps
            ],
        ],
    )


def _cells(cells: list[ft.Control], label: ft.Control, beside: bool, key: str) -> ft.Control:
    """Few sides stand beside the label, many below it: so it fits on a narrow phone."""
    row = ft.Row(
        spacing=0,
        controls=[
            ft.Container(
                width=_CELL if beside else None, expand=not beside, alignment=ft.Alignment.CENTER_RIGHT, content=it
            )
            for it in cells
        ],
    )
    if beside:
        return ft.Row(key=key, spacing=0, controls=[ft.Container(expand=True, content=label), row])
    return ft.Column(key=key, spacing=0, controls=[label, row])


def _head(table: Any, score: Result, sides: tuple[str, ...], beside: bool) -> ft.Control:
    cells: list[ft.Control] = [
        ft.Container(
            padding=ft.Padding.only(right=12),
            content=ft.Column(
                tight=True,
                spacing=2,
                horizontal_alignment=ft.CrossAxisAlignment.END,
                controls=[side_marks(table, score.members, side, size=22), theme.small(side)],
            ),
        )
        for side in sides
    ]
    return _cells(cells, explained(theme.heading("Where it came from"), score.scoring_rule), beside, "head")


def _row(score: Result, step: Step, sides: tuple[str, ...], beside: bool, on_open: Callable[[str], Any]) -> ft.Control:
    cells = [_figure(score, step, side, lambda side=side: on_open(side)) for side in sides]
    return _cells(cells, explained(theme.body(step.title), step.rule), beside, step.id)


def _figure(
    score: Result, step: Step, side: str, on_click: Callable[[], Any], lead: ft.Control | None = None
) -> ft.Control:
    lines = score.lines_of(side, step.id)
    number = score.points(side).get(step.id, 0)
    lacks = any(line.points is None for line in lines)
    shown = f"{number} + ?" if lacks and number else "?" if lacks else str(number)
    figure = theme.number(
        shown,
        size=theme.BODY,
        color=ft.Colors.ON_SURFACE if lines else ft.Colors.OUTLINE,
        label=f"{step.title} of {side}: {shown}. Why?",
    )
    return ft.TextButton(
        content=ft.Row([lead, figure], tight=True, spacing=6) if lead is not None else figure,
        disabled=not lines,
        on_click=called(on_click),
        on_long_press=opener(step.rule),
        style=ft.ButtonStyle(padding=ft.Padding.symmetric(horizontal=12, vertical=14)),
    )


def _lines(score: Result, side: str, step: Step) -> ft.Control:
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(
                theme.heading(f"{step.title} of {side}"),
                step.rule,
                f"What counts as {step.title.lower()}?",
            ),
            *[_line(line) for line in score.lines_of(side, step.id)],
        ],
    )


def _line(line: Line) -> ft.Control:
    return ft.Row(
        vertical_alignment=ft.CrossAxisAlignment.START,
        spacing=theme.PAD,
        controls=[
            ft.Container(
                width=48, content=theme.number("?" if line.points is None else f"{line.points:+d}", size=theme.BODY)
            ),
            ft.Column(
                expand=True,
                spacing=2,
                controls=[explained(theme.body(line.reason), line.rule), theme.small(line.who)],
            ),
        ],
    )
