"""Points as stacked bars, one a side, with a legend in words."""

from typing import Any

import flet as ft

from companion.result import Result, Step
from screens import theme
from screens.ending.look import Look
from screens.ending.sides import FEW, side_marks
from screens.rules.word import explained


def points_chart(table: Any, score: Result, look: Look, height: int = 220) -> ft.Control:
    """The bars with their sides below and the legend beside; a screen reader is told the numbers instead."""
    charts = _charts()
    sides = tuple(score.totals)
    bars = [_segments(score, side) for side in sides]
    top = max([1, *(max((end for _, _, end in bar), default=0) for bar in bars)])
    bottom = min([0, *(min((end for _, _, end in bar), default=0) for bar in bars)])
    return ft.Semantics(
        label=spoken_chart(score),
        exclude_semantics=True,
        container=True,
        content=ft.Column(
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                charts.BarChart(
                    height=height,
                    interactive=False,
                    group_alignment=ft.MainAxisAlignment.SPACE_AROUND,
                    max_y=top,
                    min_y=bottom,
                    left_axis=_no_axis(),
                    right_axis=_no_axis(),
                    top_axis=_no_axis(),
                    bottom_axis=_no_axis(),
                    horizontal_grid_lines=charts.ChartGridLines(width=0, interval=top),
                    vertical_grid_lines=charts.ChartGridLines(width=0, interval=1),
                    groups=[_bar(number, bar, _width(len(bars)), look) for number, bar in enumerate(bars)],
                ),
                ft.Row(spacing=0, controls=[_side(table, score, side) for side in sides]),
                _legend(score, look),
            ],
        ),
    )


def spoken_chart(score: Result) -> str:
    """The chart in words."""
    return "Where the points came from. " + " ".join(f"{score.told(side)}." for side in score.totals)


def _segments(score: Result, side: str) -> list[tuple[str, float, float]]:
    """What is piled up: gains upwards from 0, losses downwards."""
    found: list[tuple[str, float, float]] = []
    above = below = 0
    gained = score.points(side)
    for step in (it.id for it in score.steps):
        number = gained.get(step, 0)
        if number > 0:
            found.append((step, above, above + number))
            above += number
        elif number < 0:
            found.append((step, below, below + number))
            below += number
    return found


def _width(bars: int) -> float:
    """The width of a bar, so that all of them stand side by side on the narrowest phone."""
    return min(56.0, 190 / bars)


def _bar(number: int, segments: list[tuple[str, float, float]], width: float, look: Look) -> Any:
    charts = _charts()
    ends = [0.0, *(end for _, _, end in segments)]
    return charts.BarChartGroup(
        x=number,
        rods=[
            charts.BarChartRod(
                from_y=min(ends),
                to_y=max(ends),
                width=width,
                color=ft.Colors.TRANSPARENT,
                border_radius=4,
                show_tooltip=False,
                stack_items=[
                    charts.BarChartRodStackItem(
                        from_y=min(start, end),
                        to_y=max(start, end),
                        color=look.shades[step],
                        border_side=ft.BorderSide(1, ft.Colors.SURFACE),
                    )
                    for step, start, end in segments
                ],
            )
        ],
    )


def _charts() -> Any:
    # Loaded with the first chart: three hundred modules, which Home need not wait for.
    import flet_charts

    return flet_charts


def _no_axis() -> Any:
    return _charts().ChartAxis(show_labels=False, label_size=0)


def _side(table: Any, score: Result, side: str) -> ft.Control:
    few = len(score.totals) <= FEW
    return ft.Column(
        expand=True,
        spacing=2,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        controls=[
            side_marks(table, score.members, side, size=24 if few else 20),
            # Where there are many, the marks say whose bar it is: their names stand beside the totals.
            ft.Text(
                f"{side} {score.totals[side]}" if few else f"{score.totals[side]}",
                size=theme.BODY if few else theme.SMALL,
                text_align=ft.TextAlign.CENTER,
                max_lines=3,
                overflow=ft.TextOverflow.ELLIPSIS,
            ),
        ],
    )


def _legend(score: Result, look: Look) -> ft.Control:
    return ft.Row(
        wrap=True,
        spacing=theme.PAD,
        run_spacing=4,
        alignment=ft.MainAxisAlignment.CENTER,
        controls=[
            _shade(step, look)
            # From the top of the bar to its foot, as the eye reads it.
            for step in reversed(score.steps)
        ],
    )


def _shade(step: Step, look: Look) -> ft.Control:
    row = ft.Row(
        tight=True,
        spacing=6,
        controls=[
            ft.Container(
                width=14,
                height=14,
                border_radius=3,
                bgcolor=look.shades[step.id],
                border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
            ),
            theme.small(step.title),
        ],
    )
    return ft.Container(key=f"legend-{step.id}", content=explained(row, step.rule))
