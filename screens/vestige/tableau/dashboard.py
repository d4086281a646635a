"""The dashboard: three hexes of blocks, a step up and a step down between them, and what all blocks add up to."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.blocks import DASHBOARD, LEFT_OF, RIGHT_OF, Hex
from screens import buttons, theme
from screens.guard import memo
from screens.rules.word import explained, held
from screens.vestige.tableau.hexagon import HexButton, HexPicture, width_of
from screens.vestige.tableau.taps import Taps

LARGEST = 48.0


def unit_for(width: float) -> float:
    """How large the hexes may be so that three of them and the steps between them fit."""
    return min(LARGEST, (width - 2 * theme.TOUCH) / 3 / width_of(1))


@memo
def Dashboard(
    who: str,
    counts: tuple[int, int, int],
    chosen: str,
    ink: str,
    width: float,
    taps: Taps,
    on_place: Callable[[str], Any],
) -> ft.Control:
    """Potential, influence, conviction. A tap on a hex asks for more or fewer; the arrows move one block."""
    unit = unit_for(width)
    parts: list[ft.Control] = []
    for place, count in zip(DASHBOARD, counts, strict=True):
        if place in LEFT_OF:
            parts.append(Steps(who=who, left=LEFT_OF[place], right=place, counts=counts, taps=taps, key=f"to-{place}"))
        parts.append(_hex(who, place, count, place == chosen, ink, unit, on_place))
    return ft.Row(parts, spacing=0, alignment=ft.MainAxisAlignment.CENTER)


def _hex(
    who: str, place: Hex, count: int, chosen: bool, ink: str, unit: float, on_place: Callable[[str], Any]
) -> ft.Control:
    edge = ft.Colors.PRIMARY if chosen else ft.Colors.OUTLINE if place == "conviction" else ft.Colors.OUTLINE_VARIANT
    # Locked blocks lie deeper, conviction stands out (p. 8).
    grounds = {
        "potential": ft.Colors.SURFACE_CONTAINER_LOWEST,
        "influence": ft.Colors.SURFACE_CONTAINER,
        "conviction": ft.Colors.SURFACE_CONTAINER_HIGHEST,
    }
    return ft.Stack(
        key=place,
        width=width_of(unit),
        height=unit * 2,
        controls=[
            HexPicture(count, place, unit, grounds[place], edge, ink, heavy=chosen),
            HexButton(place, f"{place.capitalize()}: {count}", place, width_of(unit), unit * 2, on_place),
        ],
    )


@memo
def Steps(who: str, left: Hex, right: Hex, counts: tuple[int, int, int], taps: Taps) -> ft.Control:
    """One block up to the hex on the right, or down to the one on the left. `who` is said with it."""
    of = dict(zip(DASHBOARD, counts, strict=True))
    return ft.Column(
        spacing=0,
        tight=True,
        controls=[
            held(
                buttons.icon(
                    ft.Icons.ARROW_FORWARD,
                    f"{who} upgrades a block: {left} to {RIGHT_OF[left]}",
                    lambda: taps.upgrade(left),
                    disabled=not of[left],
                ),
                "upgrade",
            ),
            held(
                buttons.icon(
                    ft.Icons.ARROW_BACK,
                    f"{who} downgrades a block: {right} to {LEFT_OF[right]}",
                    lambda: taps.downgrade(right),
                    disabled=not of[right],
                ),
                "downgrade",
            ),
        ],
    )


@memo
def Sum(words: str, elsewhere: str, right: bool) -> ft.Control:
    """What all blocks add up to, and where those are that do not lie in a hex."""
    colour = ft.Colors.ON_SURFACE_VARIANT if right else ft.Colors.TERTIARY
    return explained(
        ft.Row(
            wrap=True,
            alignment=ft.MainAxisAlignment.CENTER,
            spacing=6,
            run_spacing=0,
            controls=[
                ft.Text(
                    words,
                    size=theme.SMALL,
                    font_family=theme.NUMBERS,
                    weight=ft.FontWeight.W_600,
                    color=colour,
                    semantics_label=f"Blocks: {words}",
                ),
                theme.small(elsewhere),
            ],
        ),
        "block-count",
    )
