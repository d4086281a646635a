"""Mastery tiles: who claims each, and what it is worth (p. 25)."""

import flet as ft

from companion.vestige.finish import request_of
from companion.vestige.scoring import score
from companion.vestige.table import Table
from screens import theme
from screens.guard import component
from screens.sitting import Sitting
from screens.vestige.end.hexes import mastery_hexes, mastery_lines
from screens.vestige.end.missing import Missing


@component
def Tiles(sitting: Sitting, revision: int) -> ft.Control:
    """The seven tiles. Only a tile that somebody claims is asked for."""
    table: Table = sitting.table
    preview = score(request_of(table))
    return ft.Column(
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            Missing(sitting=sitting, revision=revision, place="mastery:", key="missing"),
            mastery_hexes(table, preview.mastery, preview.sides),
            ft.Column(spacing=4, controls=mastery_lines(preview.mastery)),
        ],
    )
