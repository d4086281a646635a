"""How a result of Chronicles looks."""

import flet as ft

from companion.chronicles.score import Step
from screens.ending.look import Look

# Colours of players are for nobody else, so the steps are shades: what was there before the end is cool.
SHADES: dict[Step, str] = {
    "honor": ft.Colors.with_opacity(0.5, ft.Colors.SECONDARY),
    "columns": ft.Colors.with_opacity(0.4, ft.Colors.PRIMARY),
    "dark_agents": ft.Colors.with_opacity(0.7, ft.Colors.PRIMARY),
    "extras": ft.Colors.with_opacity(1, ft.Colors.PRIMARY),
}

CHRONICLES = Look(shades={str(step): shade for step, shade in SHADES.items()}, below=lambda table: [])
