"""The page Map: the tiles as a picture and as a list, and what can be done with them."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.vestige import map_tiles
from companion.vestige.commands import SwapTiles
from companion.vestige.table import Table
from screens import buttons, marks, theme
from screens.guard import component
from screens.ledger.assumed import assumed_in
from screens.rules.word import beside, explained
from screens.sheet import sheet
from screens.sitting import Sitting, use_kept
from screens.vestige.map.area import MapArea, needed_height
from screens.vestige.map.laying import Laying
from screens.vestige.map.list import region_list
from screens.vestige.map.picture import on_table, pawns_on
from screens.vestige.map.region import RegionSheet
from screens.vestige.map.tile import TileSheet

_AROUND = 210
"""Pixels that strip and bar take, until the page has said how large it is."""
_LEGEND = 120
"""Pixels that must be left below the map, else the page moves as a whole."""


@component
def MapPage(sitting: Sitting, revision: int, wide: bool) -> ft.Control:
    """The map where it was laid out, else the list of regions with the way to lay it out."""
    opened, set_opened = ft.use_state(("", ""))
    swapping, set_swapping = ft.use_state(0)
    listed, set_listed = use_kept(sitting.kept, "map as a list", False)
    laying, set_laying = use_kept(sitting.kept, "laying the map out", False)
    size, set_size = ft.use_state((0.0, 0.0))
    now: Any = ft.use_ref(0)
    now.current = swapping
    held: Any = ft.use_ref(None)
    if held.current is None:
        held.current = _Handlers(sitting, now, set_opened, set_swapping)
    handlers: _Handlers = held.current
    table: Table = sitting.table
    ft.use_dialog(_sheet(sitting, opened, handlers))

    def resized(event: Any) -> None:
        set_size((float(event.width), float(event.height)))

    if laying:
        return Laying(sitting=sitting, leave=lambda: set_laying(lambda _: False), key="laying")
    lay = partial(set_laying, lambda _: True)
    if not table.tiles:
        return _page([_invitation(lay), *region_list(table, handlers.open_region, assumed_in(sitting))])
    if listed and not wide:
        picture = buttons.tonal("Show the picture", lambda: set_listed(lambda _: False), ft.Icons.HEXAGON_OUTLINED)
        return _page([ft.Row([picture]), *region_list(table, handlers.open_region, assumed_in(sitting))])
    page = ft.context.page
    width, height = size if all(size) else ((page.width or 390) * (0.55 if wide else 1), (page.height or 844) - _AROUND)
    box = height if wide else needed_height(width)
    area = MapArea(
        hexes=on_table(table, swapping or None),
        pawns=pawns_on(table),
        on_place=handlers.on_place,
        width=width,
        height=box,
        corner=()
        if wide
        else (buttons.icon(ft.Icons.LIST, "Show as a list", lambda: set_listed(lambda _: True), filled=True),),
        key="area",
    )
    below = [
        *([_asking(table, swapping, handlers.stop_swapping)] if swapping else _to_turn(table, handlers.on_place)),
        *(_holding(table, competitor) for competitor in table.competitors),
        ft.Row([buttons.quiet("Lay it out anew", lay, ft.Icons.EDIT_OUTLINED)]),
    ]
    if not wide:
        # Where it is too tight for a map that stays, the whole page moves.
        tight = height < box + _LEGEND
        return ft.Container(
            expand=True,
            on_size_change=resized,
            content=ft.Column(
                [area, _below(below) if tight else _page(below)],
                spacing=0,
                expand=True,
                scroll=ft.ScrollMode.AUTO if tight else None,
            ),
        )
    return ft.Row(
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.START,
        controls=[
            ft.Container(area, expand=3, on_size_change=resized),
            ft.Container(_page([*below, *region_list(table, handlers.open_region, assumed_in(sitting))]), expand=2),
        ],
    )


class _Handlers:
    """What taps do. The same functions from drawing to drawing, so that tiles which stay need not be drawn again."""

    def __init__(
        self, sitting: Sitting, now: Any, set_opened: Callable[[Any], None], set_swapping: Callable[[Any], None]
    ) -> None:
        self._sitting = sitting
        self._now = now
        self._open = set_opened
        self._swap = set_swapping
        self.on_place = buttons.once(self._on_place)

    def _on_place(self, place: int) -> None:
        if not self._now.current:
            self._open(("place", str(place)))
        elif place == self._now.current or self._sitting.dispatch(SwapTiles(place=self._now.current, other=place)):
            self._swap(0)

    def open_region(self, region: str) -> None:
        place = map_tiles.place_of(self._sitting.table, region)
        self._open(("place", str(place)) if place else ("region", region))

    def close(self) -> None:
        self._open(("", ""))

    def start_swapping(self, place: int) -> None:
        self._open(("", ""))
        self._swap(place)

    def stop_swapping(self) -> None:
        self._swap(0)


def _sheet(sitting: Sitting, opened: tuple[str, str], handlers: _Handlers) -> ft.BottomSheet | None:
    kind, what = opened
    if kind == "place":
        content = TileSheet(
            sitting=sitting, place=int(what), close=handlers.close, swap=handlers.start_swapping, key=f"tile-{what}"
        )
    elif kind == "region":
        content = RegionSheet(sitting=sitting, region=what, close=handlers.close, key=f"region-{what}")
    else:
        return None
    return sheet(content, handlers.close)


def _page(controls: Sequence[ft.Control]) -> ft.Control:
    return _below(controls, scrolls=True)


def _below(controls: Sequence[ft.Control], scrolls: bool = False) -> ft.Control:
    return ft.Container(
        expand=scrolls,
        padding=ft.Padding.only(left=12, right=12, top=theme.GAP),
        content=ft.Column(
            scroll=ft.ScrollMode.AUTO if scrolls else None,
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[*controls, ft.Container(height=theme.PAD)],
        ),
    )


def _invitation(lay: Callable[[], Any]) -> ft.Control:
    return theme.card(
        ft.Column(
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                beside(theme.heading("The map as a picture"), "map-mat", "the map mat"),
                theme.small("19 hexes in their places: tile by tile as they lie, all face down, or at random."),
                ft.Row([buttons.tonal("Lay the map out", lay, ft.Icons.HEXAGON_OUTLINED)]),
            ],
        ),
        key="invitation",
    )


def _asking(table: Table, place: int, stop: Callable[[], Any]) -> ft.Control:
    """The one thing that is wanted now: the tile to swap with."""
    tile = map_tiles.in_words(map_tiles.tile_at(table, place), place)
    return theme.card(
        ft.Column(
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                explained(
                    theme.body(f"Tap the tile that changes places with {tile}."),
                    "region-jump-point",
                ),
                ft.Row([buttons.quiet("Not now", stop, label="Do not swap now")]),
            ],
        ),
        accent=True,
        key="asking",
    )  # fmt: skip


def _to_turn(table: Table, on_place: Callable[[int], Any]) -> list[ft.Control]:
    """Face-down tiles next to a pawn."""
    places = map_tiles.to_turn(table)
    if not places:
        return []
    return [
        explained(theme.small("Next to a pawn and face down:"), "revealing-regions"),
        ft.Row(
            wrap=True,
            spacing=theme.GAP,
            run_spacing=theme.GAP,
            controls=[buttons.tonal(f"Turn over place {place}", partial(on_place, place)) for place in places],
        ),
    ]


def _holding(table: Table, competitor: Any) -> ft.Control:
    return ft.Row(
        key=f"holding-{competitor.name}",
        spacing=theme.GAP,
        controls=[
            marks.mark(table, competitor, 24),
            ft.Container(
                explained(theme.small(f"{competitor.name}: {map_tiles.holding(table, competitor.name)}"), "control"),
                expand=True,
            ),
        ],
    )
