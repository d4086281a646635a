"""Everything about one competitor that the Table has no room for: threats, cards, speed, and as much as is tracked."""

from typing import Any

import flet as ft

from companion.vestige.table import Table
from screens import marks, theme
from screens.guard import component
from screens.live import use_live
from screens.rules.word import beside
from screens.sitting import Sitting
from screens.vestige.nemesis.card import NemesisCard
from screens.vestige.table.threats import Threats
from screens.vestige.tableau.counts import Counts
from screens.vestige.tableau.speed import Speed
from screens.vestige.tableau.tableau import Tableau
from screens.vestige.tableau.taps import use_taps


@component
def CompetitorSheet(sitting: Sitting, name: str) -> ft.Control:
    """Threats for nemeses; then cards, and whatever else the game tracks of a player."""
    use_live(sitting)
    taps = use_taps(sitting, name)
    table: Table = sitting.table
    competitor = table.find(name)
    if competitor is None:
        # Somebody was renamed or left on another screen.
        return theme.body(f"{name} is not at this table any more.")
    parts: list[Any] = []
    if not competitor.human:
        parts = [
            Threats(sitting=sitting, nemesis=name, key="threats"),
            NemesisCard(sitting=sitting, nemesis=name, key="card"),
        ]
    if table.depth != "score":
        parts.append(Tableau(sitting=sitting, who=name, key="tableau"))
    else:
        parts.append(Counts(sitting=sitting, who=name, key="counts"))
        if competitor.human:
            parts.append(Speed(who=name, speed=competitor.speed, boosted=None, taps=taps, key="speed"))
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Row(
                [
                    marks.mark(table, competitor, 40),
                    ft.Container(
                        beside(
                            theme.heading(f"{name}: {competitor.leverage} leverage", level=1), "leverage", "leverage"
                        ),
                        expand=True,
                    ),
                ],
            ),
            *parts,
        ],
    )
