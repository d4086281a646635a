"""The region tiles that the group owns, and those that carry a lock: marked once, for every later game."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.vestige.library import Library, lock, locks_marked, own
from companion.vestige.regions import base_tiles, module_tiles
from screens import buttons, theme
from screens.guard import component
from screens.rules.word import beside, explained


@component
def OwnTiles(library: Library, on_change: Callable[[Library], Any]) -> ft.Control:
    """All tiles that there are, each marked as owned or not; below, the owned ones with their locks."""
    every = (*base_tiles(), *module_tiles())
    others = [tile for tile in library.collection if tile not in every]
    return ft.Column(
        tight=True,
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading(f"Locks: {locks_marked(library)}", level=1), "region-lock", "a lock on a tile"),
            explained(
                theme.small("13 tiles have a lock printed on them and are in every game. Mark those that you see."),
                "region-lock",
            ),
            _marks(
                library.collection,
                library.locked,
                ft.Icons.LOCK,
                "has a lock",
                "no lock",
                lambda tile, there: on_change(lock(library, tile, there)),
            ),
            ft.Container(height=theme.GAP),
            beside(theme.heading(f"Your tiles: {len(library.collection)}"), "region-tiles-in-play", "a tile in play"),
            explained(theme.small("Random maps are drawn out of these."), "extra-regions"),
            _marks(
                (*every, *others),
                library.collection,
                ft.Icons.CHECK,
                "yours",
                "not yours",
                lambda tile, there: on_change(own(library, tile, there)),
            ),
        ],
    )


def _marks(
    tiles: tuple[str, ...],
    marked: tuple[str, ...],
    icon: ft.IconData,
    yes: str,
    no: str,
    on_mark: Callable[[str, bool], Any],
) -> ft.Control:
    return ft.Row(
        wrap=True,
        spacing=theme.GAP,
        run_spacing=theme.GAP,
        controls=[
            _mark(tile, tile in marked, icon, yes if tile in marked else no, partial(on_mark, tile, tile not in marked))
            for tile in tiles
        ],
    )


def _mark(tile: str, there: bool, icon: ft.IconData, spoken: str, on_click: Callable[[], Any]) -> ft.Control:
    """Filled and with its sign where it is marked: the colour does not stand alone."""
    kind = ft.FilledTonalButton if there else ft.OutlinedButton
    return kind(
        key=f"{spoken}-{tile}",
        icon=icon if there else None,
        content=ft.Text(tile, size=theme.BODY, color=ft.Colors.ON_SURFACE, semantics_label=f"{tile}: {spoken}"),
        on_click=buttons.called(on_click),
        style=ft.ButtonStyle(
            shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
            padding=ft.Padding.symmetric(horizontal=14, vertical=13),
        ),
    )
