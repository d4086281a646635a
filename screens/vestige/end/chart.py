"""Points as stacked bars, one a side, with a legend in words."""

from typing import Any

import flet as ft

from companion.vestige.glossary import entry_of_scoring_step
from companion.vestige.report import STEPS, points, steps_used
from companion.vestige.score import Score, Step
from companion.vestige.table import Table
from screens import theme
from screens.rules.word import explained
from screens.vestige.end.who import FEW, side_marks

# Colours of players and nemeses are for nobody else, so the steps are shades: cool below, warm towards the end.
SHADES: dict[Step, str] = {
    "leverage": ft.Colors.with_opacity(0.35, ft.Colors.SECONDARY),
    "covert_ops": ft.Colors.with_opacity(0.65, ft.Colors.SECONDARY),
    "bounties": ft.Colors.with_opacity(1, ft.Colors.SECONDARY),
    "regions": ft.Colors.with_opacity(0.35, ft.Colors.PRIMARY),
    "extras": ft.Colors.with_opacity(0.55, ft.Colors.PRIMARY),
    "game_end": ft.Colors.with_opacity(0.75, ft.Colors.PRIMARY),
    "mastery": ft.Colors.with_opacity(1, ft.Colors.PRIMARY),
    "owed": ft.Colors.with_opacity(0.2, ft.Colors.ERROR),
}


def points_chart(table: Table, score: Score, height: int = 220) -> ft.Control:
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
                    groups=[_bar(number, bar, _width(len(bars))) for number, bar in enumerate(bars)],
                ),
                ft.Row(spacing=0, controls=[_side(table, score, side) for side in sides]),
                _legend(score),
            ],
        ),
    )


def spoken_chart(score: Score) -> str:
    """The chart in words."""
    return "Where the points came from. " + " ".join(_spoken_side(score, side) for side in score.totals)


def _spoken_side(score: Score, side: str) -> str:
    parts = ", ".join(f"{STEPS[step].lower()} {number}" for step, number in points(score, side).items() if number)
    return f"{side} {score.totals[side]}: {parts or 'nothing'}."


def _segments(score: Score, side: str) -> list[tuple[Step, float, float]]:
    """What is piled up: gains upwards from 0, losses downwards."""
    found: list[tuple[Step, float, float]] = []
    above = below = 0
    gained = points(score, side)
    for step in steps_used(score):
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


def _bar(number: int, segments: list[tuple[Step, float, float]], width: float) -> Any:
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
                        color=SHADES[step],
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


def _side(table: Table, score: Score, side: str) -> ft.Control:
    few = len(score.totals) <= FEW
    return ft.Column(
        expand=True,
        spacing=2,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        controls=[
            side_marks(table, score.sides, side, size=24 if few else 20),
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


def _legend(score: Score) -> ft.Control:
    return ft.Row(
        wrap=True,
        spacing=theme.PAD,
        run_spacing=4,
        alignment=ft.MainAxisAlignment.CENTER,
        controls=[
            _shade(step)
            # From the top of the bar to its foot, as the eye reads it.
            for step in reversed(steps_used(score))
        ],
    )


def _shade(step: Step) -> ft.Control:
    row = ft.Row(
        tight=True,
        spacing=6,
        controls=[
            ft.Container(
                width=14,
                height=14,
                border_radius=3,
                bgcolor=SHADES[step],
                border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
            ),
            theme.small(STEPS[step]),
        ],
    )
    return ft.Container(key=f"legend-{step}", content=explained(row, entry_of_scoring_step(step)))
