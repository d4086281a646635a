"""What lies where on the map, and how it is said: tiles in their places, pawns between them."""

from collections.abc import Sequence

from companion.vestige import mat
from companion.vestige.regions import base_tiles, module_tiles, tile_called
from companion.vestige.setup import SetupTile
from companion.vestige.table import Table, Tile


def tile_at(table: Table, place: int) -> Tile | None:
    """The tile in a place; None where nobody laid one."""
    return next((tile for tile in table.tiles if tile.place == place), None)


def place_of(table: Table, region: str) -> int | None:
    """Where a region lies face up; None for one that is not in play, or that nobody has seen yet."""
    return next((tile.place for tile in table.tiles if tile.region == region and tile.face_up), None)


def known(tiles: Sequence[Tile | SetupTile]) -> tuple[str, ...]:
    """The regions that are known to lie on the map, face up or down, in the order of their places."""
    return tuple(tile.region for tile in sorted(tiles, key=lambda it: it.place) if tile.region is not None)


def open_regions(table: Table) -> tuple[str, ...]:
    """The regions that lie face up, in the order of their places."""
    return known([tile for tile in table.tiles if tile.face_up])


def not_lying(tiles: Sequence[Tile | SetupTile], collection: Sequence[str] = ()) -> tuple[str, ...]:
    """The tiles that can still be laid: first those that the group owns, then the others that there are."""
    lying = known(tiles)
    every = dict.fromkeys((*collection, *base_tiles(), *module_tiles()))
    return tuple(tile for tile in every if tile not in lying)


def unseen(table: Table) -> tuple[str, ...]:
    """Regions that may be in play though they do not lie face up: those that are controlled, then, while a tile lies
    face down, all others."""
    lying = open_regions(table)
    held = [control.region for control in table.regions if control.region not in lying]
    others = (*base_tiles(), *module_tiles()) if len(lying) < len(mat.PLACES) else ()
    return (*held, *(name for name in others if name not in lying and name not in held))


def to_turn(table: Table) -> tuple[int, ...]:
    """Places of face-down tiles next to a pawn: they are to be turned face up (p. 6, 12)."""
    beside = {place for spot in table.pawns.values() for place in mat.around(spot)}
    return tuple(sorted(tile.place for tile in table.tiles if tile.place in beside and not tile.face_up))


def title(tile: Tile | SetupTile | None) -> str:
    """What a tile is called as it lies: its region, or that it lies face down."""
    if tile is None:
        return "no tile"
    if not tile.face_up:
        return "face down"
    return tile.region or "a tile that nobody named"


def spoken(table: Table, place: int) -> str:
    """A place in words: `Place 7: Oasis, Ana controls it, printed 3, face up`. What lies face down stays secret."""
    tile = tile_at(table, place)
    beside = [f"{who}'s pawn beside it" for who, spot in table.pawns.items() if place in mat.around(spot)]
    if tile is None or not tile.face_up or tile.region is None:
        turn = ["turn it over"] if place in to_turn(table) else []
        return ", ".join((f"Place {place}: {title(tile)}", *beside, *turn))
    holder = table.controller(tile.region)
    value = table.printed.regions.get(tile.region)
    return ", ".join(
        (
            f"Place {place}: {tile.region}",
            f"{holder} controls it" if holder else "nobody controls it",
            "value not read yet" if value is None else f"printed {value}",
            "face up",
            *beside,
        )
    )


def holding(table: Table, who: str) -> str:
    """What a competitor controls, in words: `3 regions, printed 7 in all, 1 not read yet`."""
    regions = table.controlled(who)
    if not regions:
        return "no region"
    values = [table.printed.regions.get(region) for region in regions]
    unread = sum(value is None for value in values)
    known_ones = [f"printed {sum(value or 0 for value in values)} in all"] if unread < len(regions) else []
    return ", ".join(
        (
            "1 region" if len(regions) == 1 else f"{len(regions)} regions",
            *known_ones,
            *([f"{unread} not read yet"] if unread else []),
        )
    )


def corner(tiles: Sequence[Tile | SetupTile], spot: str, of: int) -> str:
    """A spot at a tile in words, by the tiles that meet it there: `beside Oasis and place 9`."""
    lying = {tile.place: tile for tile in tiles}
    others = [in_words(lying.get(place), place) for place in mat.around(spot) if place != of]
    return f"beside {' and '.join(others)}"


def pawns_at(table: Table, spot: str) -> tuple[str, ...]:
    """Who stands at a spot."""
    return tuple(who for who, where in table.pawns.items() if where == spot)


def pawns_near(table: Table, place: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The players whose pawn matters at a place, and the others: whose turn it is, and who stands at it.

    Where the turn is shared (p. 29) all of them matter.
    """
    names = tuple(human.name for human in table.playing)
    shared = table.turn not in names
    near = tuple(who for who in names if shared or who == table.turn or table.pawns.get(who) in mat.spots_of(place))
    return near, tuple(who for who in names if who not in near)


def standing(table: Table, who: str) -> str:
    """Where a player's pawn stands, in words."""
    spot = table.pawns.get(who)
    if spot is None:
        return f"{who}'s pawn is not on the map yet"
    names = [in_words(tile_at(table, place), place) for place in mat.around(spot)]
    return f"{who}'s pawn stands between {', '.join(names[:-1])} and {names[-1]}"


def in_words(tile: Tile | SetupTile | None, place: int) -> str:
    """A tile by its region, or by its place while nobody may know what lies there."""
    return tile.region if tile is not None and tile.face_up and tile.region else f"place {place}"


def on_the_tiles(tiles: Sequence[Tile | SetupTile]) -> tuple[str, ...]:
    """What people put onto and beside the tiles that lie face up at the start (p. 31)."""
    kinds = [tile_called(tile.region) for tile in tiles if tile.face_up and tile.region]
    return tuple(kind.revealed for kind in kinds if kind is not None and kind.revealed)
