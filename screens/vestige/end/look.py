"""How a result of Vestige looks."""

import flet as ft

from companion.vestige.score import Step
from companion.vestige.table import Table
from screens.ending.look import Look
from screens.vestige.end.hexes import mastery_hexes

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


def _below(table: Table) -> list[ft.Control]:
    score = table.score
    return [mastery_hexes(table, score.mastery, score.sides, only_claimed=True)] if score else []


VESTIGE = Look(shades={str(step): shade for step, shade in SHADES.items()}, below=_below)
