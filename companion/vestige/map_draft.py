"""The map while people lay it out: each change gives the 19 tiles anew (p. 6)."""

from collections.abc import Sequence

from companion.vestige.mat import PLACES
from companion.vestige.setup import SetupTile
from companion.vestige.table import Tile

Tiles = tuple[SetupTile, ...]


def face_down() -> Tiles:
    """19 tiles that nobody has seen yet: the map as it is laid out without nemeses (p. 6)."""
    return tuple(_unseen(place) for place in PLACES)


def begun(tiles: Sequence[Tile]) -> Tiles:
    """The map as it lies, to be changed: places of which nothing is known hold tiles that nobody has seen."""
    lying = {tile.place: tile for tile in tiles}
    return tuple(
        SetupTile(place=place, region=lying[place].region, face_up=lying[place].face_up)
        if place in lying
        else _unseen(place)
        for place in PLACES
    )


def named(tiles: Tiles, place: int, region: str) -> Tiles:
    """A tile is seen face up in a place. If it was thought to lie elsewhere, the two change places."""
    before = next((tile.region for tile in tiles if tile.place == place), None)
    changed = [
        tile.changed({"region": before, "face_up": tile.face_up and before is not None})
        if tile.region == region and tile.place != place
        else tile
        for tile in tiles
        if tile.place != place
    ]
    return _sorted((*changed, SetupTile(place=place, region=region, face_up=True)))


def unknown(tiles: Tiles, place: int) -> Tiles:
    """Nobody has seen the tile in a place."""
    return _sorted((*(tile for tile in tiles if tile.place != place), _unseen(place)))


def turned(tiles: Tiles, place: int, face_up: bool) -> Tiles:
    """One tile is turned over. A tile that nobody knows stays face down."""
    return tuple(_turned(tile, face_up) if tile.place == place else tile for tile in tiles)


def all_turned(tiles: Tiles, face_up: bool) -> Tiles:
    """Every tile that is known is turned over: face up with nemeses, face down without (p. 6, 26)."""
    return tuple(_turned(tile, face_up) for tile in tiles)


def next_unknown(tiles: Tiles, after: int) -> int | None:
    """The next place, and then the first one, whose tile nobody knows; None where all are known."""
    places = [tile.place for tile in tiles if tile.region is None]
    return next((place for place in places if place > after), places[0] if places else None)


def known_in_words(tiles: Tiles) -> str:
    """How many tiles are known, in words: `12 of 19 tiles named`."""
    return f"{sum(tile.region is not None for tile in tiles)} of {len(PLACES)} tiles named"


def _turned(tile: SetupTile, face_up: bool) -> SetupTile:
    return tile.changed({"face_up": face_up and tile.region is not None})


def _unseen(place: int) -> SetupTile:
    return SetupTile(place=place, region=None, face_up=False)


def _sorted(tiles: Sequence[SetupTile]) -> Tiles:
    return tuple(sorted(tiles, key=lambda tile: tile.place))
