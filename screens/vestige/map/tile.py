"""One tile of the map: what can happen to its region, and to the tile as it lies."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.library import saved_library
from companion.vestige import map_tiles, mat
from companion.vestige.commands import MovePawn, TurnTile
from companion.vestige.library import Library, library_of, lock, locks_marked
from companion.vestige.regions import tile_called
from companion.vestige.table import Table, Tile
from screens import buttons, marks, theme, tiles
from screens.guard import component
from screens.rules.word import beside, explained, held
from screens.sitting import Sitting, use_desk
from screens.vestige.map.region import RegionSheet

Once = Callable[[buttons.Action], buttons.Action]


@component
def TileSheet(sitting: Sitting, place: int, close: Callable[[], Any], swap: Callable[[int], Any]) -> ft.Control:
    """The tile in a place: its region and what lies around it, or its back. `swap` asks for the other tile."""
    naming, set_naming = ft.use_state(False)
    once = buttons.use_once()
    table: Table = sitting.table
    tile = map_tiles.tile_at(table, place) or Tile(place=place, face_up=False)
    library = use_desk(sitting.desk, lambda: library_of(sitting.desk.library("vestige")))

    def named(region: str) -> None:
        if sitting.dispatch(TurnTile(place=place, region=region)):
            set_naming(False)

    if not tile.face_up or tile.region is None:
        return _column(
            [
                beside(
                    theme.heading(f"Place {place}, {map_tiles.title(tile)}", level=1),
                    "revealing-regions",
                    "a tile face down",
                ),
                *_turn(sitting, tile, naming, set_naming, once),
                *(_names(table, library, named, once) if naming or tile.region is None else []),
                Pawns(sitting=sitting, place=place, key="pawns"),
                *_moving(sitting, tile, swap, once),
            ]
        )
    region = tile.region
    kind = tile_called(region)
    taken = (lambda: swap(place)) if kind and kind.swaps else None
    return _column(
        [
            RegionSheet(sitting=sitting, region=region, close=close, taken=taken, key=region),
            ft.Container(height=theme.GAP),
            beside(theme.heading(f"On the map: place {place}"), "map-mat", "the map mat"),
            Pawns(sitting=sitting, place=place, key="pawns"),
            *_moving(sitting, tile, swap, once),
            ft.Row([buttons.quiet("It is another tile", lambda: set_naming(lambda before: not before))], wrap=True),
            *(_names(table, library, named, once) if naming else []),
            Locked(sitting=sitting, region=region, library=library, key="lock"),
        ]
    )


def _column(controls: Sequence[ft.Control]) -> ft.Control:
    return ft.Column(
        list(controls), tight=True, spacing=theme.GAP + 4, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )


def _turn(
    sitting: Sitting, tile: Tile, naming: bool, set_naming: Callable[[Any], None], once: Once
) -> list[ft.Control]:
    """The way to turn over a tile whose name the app was told when the map was laid out."""
    if tile.region is None:
        return [explained(theme.body("Turn it over. Which tile is it?"), "revealing-regions")]
    if naming:
        return [theme.body("Which tile is it?")]
    turn = buttons.primary("Turn it over", once(lambda: sitting.dispatch(TurnTile(place=tile.place))))
    return [
        held(turn, "revealing-regions"),
        ft.Row([buttons.quiet("It is another tile", lambda: set_naming(True))], wrap=True),
    ]


def _names(table: Table, library: Library, named: Callable[[str], None], once: Once) -> list[ft.Control]:
    """The tiles that can still lie there: those that the group owns first."""
    return [
        ft.Row(
            wrap=True,
            spacing=theme.GAP,
            run_spacing=theme.GAP,
            controls=[
                buttons.tonal(region, once(partial(named, region)))
                for region in map_tiles.not_lying(table.tiles, library.collection)
            ],
        )
    ]


@component
def Pawns(sitting: Sitting, place: int) -> ft.Control:
    """The pawns, first those that matter here: of whose turn it is, and those that stand at this tile."""
    all_shown, set_all_shown = ft.use_state(False)
    table: Table = sitting.table
    near, others = map_tiles.pawns_near(table, place)
    return ft.Column(
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            *(
                PawnRow(sitting=sitting, who=who, place=place, key=f"pawn-{who}")
                for who in (*near, *(others if all_shown else ()))
            ),
            *(
                [ft.Row([buttons.quiet("Other pawns", lambda: set_all_shown(True))])]
                if others and not all_shown
                else []
            ),
        ],
    )


@component
def PawnRow(sitting: Sitting, who: str, place: int) -> ft.Control:
    """Where a player's pawn stands; open it moves to a corner of this tile, named by the tiles that meet there."""
    opened, set_opened = ft.use_state(False)
    once = buttons.use_once()
    table: Table = sitting.table
    here = table.pawns.get(who)
    corners = mat.spots_of(place)

    def move(spot: str | None) -> Callable[[], None]:
        return once(lambda: sitting.dispatch(MovePawn(who=who, spot=spot)) and None)

    rows: list[ft.Control] = [
        ft.Row(
            spacing=theme.GAP,
            controls=[
                marks.mark(table, table.competitor(who), 28),
                ft.Container(explained(theme.small(f"{map_tiles.standing(table, who)}."), "network"), expand=True),
            ],
        ),
        ft.Row(
            [
                buttons.quiet(
                    "No other corner" if opened else "Move the pawn here",
                    lambda: set_opened(lambda before: not before),
                    label=f"{who}'s pawn: {'no other corner' if opened else 'move it to a corner of this tile'}",
                )
            ]
        ),
    ]
    if opened:
        rows.append(
            ft.Row(
                wrap=True,
                spacing=theme.GAP,
                run_spacing=theme.GAP,
                controls=[
                    *(
                        held(
                            buttons.choice(
                                _sentence(map_tiles.corner(table.tiles, spot, place)),
                                spot == here,
                                move(spot),
                                label=f"{who}'s pawn {map_tiles.corner(table.tiles, spot, place)}",
                            ),
                            "move",
                        )
                        for spot in corners
                    ),
                    *([buttons.quiet("Off the map", move(None), label=f"{who}'s pawn off the map")] if here else []),
                ],
            )
        )
    return ft.Column(rows, spacing=4, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _moving(sitting: Sitting, tile: Tile, swap: Callable[[int], Any], once: Once) -> list[ft.Control]:
    down = once(lambda: sitting.dispatch(TurnTile(place=tile.place, face_up=False)))
    return [
        ft.Row(
            wrap=True,
            controls=[
                held(
                    buttons.quiet("Swap with another tile", once(lambda: swap(tile.place)), ft.Icons.SWAP_HORIZ),
                    "region-jump-point",
                ),
                *([held(buttons.quiet("Turn it face down", down), "revealing-regions")] if tile.face_up else []),
            ],
        )
    ]


@component
def Locked(sitting: Sitting, region: str, library: Library) -> ft.Control:
    """Whether the tile carries a lock: marked once, and remembered for every later game."""
    there = region in library.locked

    def mark() -> None:
        changed = lock(library_of(sitting.desk.library("vestige")), region, not there)
        sitting.desk.keep_library("vestige", saved_library(changed))

    return explained(
        tiles.tick("It carries a lock", f"{locks_marked(library)}, for every game", there, mark), "region-lock"
    )


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]
