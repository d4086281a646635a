"""How a result of Forsaken looks."""

import flet as ft

from companion.forsaken.score import Step
from screens.ending.look import Look

# Colours of players are for nobody else, so the steps are shades: what was there before the end is cool.
SHADES: dict[Step, str] = {
    "vp": ft.Colors.with_opacity(0.5, ft.Colors.SECONDARY),
    "finale": ft.Colors.with_opacity(0.5, ft.Colors.PRIMARY),
    "extras": ft.Colors.with_opacity(1, ft.Colors.PRIMARY),
}

FORSAKEN = Look(shades={str(step): shade for step, shade in SHADES.items()}, below=lambda table: [])
