"""Mastery as seven hexes, each with who claims it."""

from collections.abc import Mapping

import flet as ft
import flet.canvas as cv

from companion.vestige.cards import MASTERIES, Mastery, spoken
from companion.vestige.glossary import entry_of_mastery
from companion.vestige.score import Claim
from companion.vestige.table import Table
from screens import theme
from screens.ending.sides import side_marks
from screens.rules.word import explained

_WIDTH, _HEIGHT = 76.0, 84.0


def mastery_hexes(
    table: Table, claims: Mapping[Mastery, Claim], sides: Mapping[str, str], only_claimed: bool = False
) -> ft.Control:
    """Seven hexes in a row that wraps: the tile's value, its colour's name, who claims it. For the eye alone."""
    return ft.Row(
        wrap=True,
        spacing=theme.GAP,
        run_spacing=theme.PAD,
        alignment=ft.MainAxisAlignment.CENTER,
        controls=[
            _tile(table, mastery, claims[mastery], sides)
            for mastery in MASTERIES
            if claims[mastery].side or not only_claimed
        ],
    )


def _tile(table: Table, mastery: Mastery, claim: Claim, sides: Mapping[str, str]) -> ft.Control:
    worth = "?" if claim.points is None else str(claim.points) if claim.side else "–"
    name = spoken(mastery).capitalize()
    tile = ft.Column(
        width=100,
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        controls=[
            ft.Stack(
                width=_WIDTH,
                height=_HEIGHT,
                alignment=ft.Alignment.CENTER,
                controls=[
                    cv.Canvas(width=_WIDTH, height=_HEIGHT, shapes=[_hexagon(claim.side is not None)]),
                    ft.Column(
                        tight=True,
                        spacing=2,
                        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                        controls=[
                            ft.Text(
                                worth,
                                size=theme.TITLE,
                                font_family=theme.NUMBERS,
                                weight=ft.FontWeight.W_600,
                                color=ft.Colors.ON_SURFACE if claim.side else ft.Colors.OUTLINE,
                            ),
                            *([side_marks(table, sides, claim.side, size=20)] if claim.side else []),
                        ],
                    ),
                ],
            ),
            ft.Text(name, size=theme.BODY, text_align=ft.TextAlign.CENTER),
            ft.Text(
                claim.side or "unclaimed",
                size=theme.SMALL,
                color=ft.Colors.ON_SURFACE_VARIANT,
                text_align=ft.TextAlign.CENTER,
            ),
        ],
    )
    return ft.Semantics(
        key=f"hex-{mastery}",
        # The same is said in words beside the hexes.
        exclude_semantics=True,
        content=explained(tile, entry_of_mastery(mastery)),
    )


def _hexagon(claimed: bool) -> cv.Path:
    """A hex that stands on its point: filled when claimed, an outline when not."""
    left, right, middle = 2.0, _WIDTH - 2, _WIDTH / 2
    return cv.Path(
        elements=[
            cv.Path.MoveTo(middle, 2),
            cv.Path.LineTo(right, _HEIGHT * 0.26),
            cv.Path.LineTo(right, _HEIGHT * 0.74),
            cv.Path.LineTo(middle, _HEIGHT - 2),
            cv.Path.LineTo(left, _HEIGHT * 0.74),
            cv.Path.LineTo(left, _HEIGHT * 0.26),
            cv.Path.Close(),
        ],
        paint=ft.Paint(
            color=ft.Colors.SURFACE_CONTAINER_HIGHEST if claimed else ft.Colors.OUTLINE_VARIANT,
            style=ft.PaintingStyle.FILL if claimed else ft.PaintingStyle.STROKE,
            stroke_width=1.5,
        ),
    )


def mastery_lines(claims: Mapping[Mastery, Claim]) -> list[ft.Control]:
    """Why each tile goes where it goes, in words."""
    return [
        explained(theme.small(f"{spoken(mastery).capitalize()}: {claim.because}."), entry_of_mastery(mastery))
        for mastery, claim in claims.items()
    ]
