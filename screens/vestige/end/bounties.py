"""Completed bounties pay their end value (p. 22, 25)."""

import flet as ft

from companion.vestige.cards import counted
from companion.vestige.closing import bounties_of
from companion.vestige.commands import ScoreBounties
from companion.vestige.glossary import entry_of_stage
from screens import theme
from screens.guard import component
from screens.rules.word import explained
from screens.sitting import Sitting
from screens.vestige.end.values import Values


@component
def Bounties(sitting: Sitting, revision: int) -> ft.Control:
    """What each completed bounty pays. Those that were tracked are there already, as question marks."""
    table = sitting.table
    tracked = [
        f"{competitor.name} completed {counted(competitor.count('bounty'), 'bounty')}"
        for competitor in table.competitors
        if competitor.count("bounty")
    ]
    return ft.Column(
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            *([explained(theme.small(f"As tracked: {', '.join(tracked)}."), "bounties")] if tracked else []),
            Values(
                sitting=sitting,
                revision=revision,
                names=tuple(competitor.name for competitor in table.competitors),
                one="bounty",
                rule=entry_of_stage("bounties"),
                read=bounties_of,
                enter=lambda who, values: ScoreBounties(who=who, values=values),
            ),
        ],
    )
