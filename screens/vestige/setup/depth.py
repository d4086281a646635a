"""How much of the table the app mirrors."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.vestige.setup import Depth
from screens import theme, tiles
from screens.rules.word import beside, explained

DEPTHS: tuple[tuple[Depth, str, str], ...] = (
    ("score", "Score", "Leverage, triggers, conditions, regions and nemeses."),
    ("cards", "Cards", "The same, and the cards in each tableau."),
    ("everything", "Everything", "All that, and blocks, attributes and actions."),
)


def depth_part(chosen: Depth, on_choose: Callable[[Depth], Any]) -> ft.Control:
    """The three depths, each with a line on what it means. Any of them can be left during the game."""
    return ft.Column(
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading("How much is tracked"), "depth", "the depth"),
            *[
                explained(tiles.option(title, words, chosen == depth, partial(on_choose, depth), key=depth), "depth")
                for depth, title, words in DEPTHS
            ],
        ],
    )
