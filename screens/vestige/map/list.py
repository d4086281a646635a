"""The regions as a list: who controls what, and what is printed on it."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from companion.vestige.glossary import entry_of_region
from companion.vestige.map_tiles import open_regions, unseen
from companion.vestige.regions import base_tiles, module_tiles
from companion.vestige.table import Table
from screens import marks, theme
from screens.guard import memo
from screens.ledger.assumed import hollow_dot
from screens.rules.word import beside, opener
from screens.vestige.map.hexagon import hexagon


def region_list(
    table: Table, open_region: Callable[[str], Any], assumed: frozenset[str] = frozenset(), hint: bool = True
) -> list[ft.Control]:
    """All regions as cards. Without a map those of the module stand below, since few tables use them.

    `assumed` has the names of values that the app worked out and nobody has looked at since. The `hint` says what a
    tap leads to, where it leads to everything that can happen to a region.
    """
    if not table.tiles:
        words = beside(
            theme.small("Tap a region to take, visit or lose it. The figure is its printed leverage."),
            "control",
            "control of a region",
            apart=True,
        )
        return [
            *([words] if hint else []),
            _cards(table, [*_named(table), *base_tiles()], open_region, assumed),
            beside(theme.heading("Extra regions of the module"), "extra-regions", "an extra region"),
            _cards(table, module_tiles(), open_region, assumed),
        ]
    lying = open_regions(table)
    rest = unseen(table)
    return [
        beside(theme.heading("On the map"), "control", "control of a region"),
        _cards(table, lying, open_region, assumed) if lying else theme.small("No tile lies face up yet."),
        *(
            [
                beside(theme.heading("Not seen on the map"), "revealing-regions", "a tile that lies face down"),
                _cards(table, rest, open_region, assumed),
            ]
            if rest
            else []
        ),
    ]


def _named(table: Table) -> list[str]:
    """Regions that people named themselves."""
    printed = (*base_tiles(), *module_tiles())
    return [control.region for control in table.regions if control.region not in printed]


def _cards(
    table: Table, names: Sequence[str], open_region: Callable[[str], Any], assumed: frozenset[str]
) -> ft.Control:
    return ft.Row(
        wrap=True,
        spacing=8,
        run_spacing=8,
        controls=[
            RegionCard(
                shown=_view(table, name),
                region=name,
                assumed=f"region:{name}" in assumed,
                open_region=open_region,
                key=f"tile-{name}",
            )
            for name in names
        ],
    )


def _view(table: Table, region: str) -> tuple[str, str, bool, int | None]:
    """What a card shows, small enough to compare: controller, colour, human, printed value."""
    holder = table.controller(region)
    if holder is None:
        return "", "", False, table.printed.regions.get(region)
    competitor = table.competitor(holder)
    return holder, marks.colour(table, competitor), competitor.human, table.printed.regions.get(region)


@memo
def RegionCard(
    shown: tuple[str, str, bool, int | None], region: str, assumed: bool, open_region: Callable[[str], Any]
) -> ft.Control:
    """One region: its hex with the printed value, its name, and whose it is."""
    holder, colour, human, value = shown
    whose = f"controlled by {holder}" if holder else "uncontrolled"
    printed = f"printed {value}" if value is not None else "value not read yet"
    card = ft.TextButton(
        on_click=lambda: open_region(region),
        on_long_press=opener(entry_of_region(region)),
        style=ft.ButtonStyle(
            padding=ft.Padding.only(left=6, right=12, top=6, bottom=6),
            shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
            bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST if holder else ft.Colors.SURFACE_CONTAINER_LOW,
        ),
        content=ft.Row(
            tight=True,
            spacing=8,
            controls=[
                # A picture whose meaning is said in words beside it.
                ft.Semantics(
                    exclude_semantics=True,
                    content=hexagon(
                        "?" if value is None else str(value), colour or None, known=value is not None, size=40
                    ),
                ),
                ft.Text(
                    region,
                    size=theme.BODY,
                    color=ft.Colors.ON_SURFACE,
                    semantics_label=f"{region}, {whose}, {printed}",
                    expand=True,
                    expand_loose=True,
                ),
                *([marks.badge(holder, colour, human, 24)] if holder else []),
                *([hollow_dot(said=True)] if assumed else []),
            ],
        ),
    )
    # One thing for a screen reader, not a button in a button.
    return ft.MergeSemantics(card)
