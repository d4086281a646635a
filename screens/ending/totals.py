"""The total of each side, large enough to be read across the table."""

from typing import Any

import flet as ft

from companion.result import Result
from screens import theme
from screens.ending.sides import FEW, side_marks
from screens.rules.word import explained


def totals_row(table: Any, score: Result, size: int = theme.TITLE) -> ft.Control:
    """Each side with its marks, its name and its total; a total with unknown values says so. Many are smaller."""
    if len(score.totals) > FEW:
        size = min(size, theme.TITLE + theme.GAP)
    return ft.Row(
        wrap=True,
        spacing=theme.PAD * 2 if len(score.totals) <= FEW else theme.PAD,
        run_spacing=theme.PAD,
        controls=[_total(table, score, side, size) for side in score.totals],
    )


def _total(table: Any, score: Result, side: str, size: int) -> ft.Control:
    lacks = score.lacks(side)
    total = f"{score.totals[side]}{' + ?' if lacks else ''}"
    spoken = f"{side}: {score.totals[side]}{' and what is not read yet' if lacks else ''}"
    return ft.Semantics(
        key=f"total-{side}",
        label=spoken,
        exclude_semantics=True,
        container=True,
        content=explained(
            ft.Column(
                tight=True,
                spacing=2,
                controls=[
                    theme.number(total, size=size),
                    # A long name goes below the marks, and on as many lines as it needs.
                    ft.Row(
                        wrap=True,
                        spacing=6,
                        run_spacing=2,
                        vertical_alignment=ft.CrossAxisAlignment.CENTER,
                        controls=[side_marks(table, score.members, side, size=24), theme.body(side)],
                    ),
                ],
            ),
            score.points_rule,
        ),
    )
