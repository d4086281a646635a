"""Events of the map mat, applied to the table."""

from collections.abc import Iterable

from companion.vestige import events as happened
from companion.vestige.evolve.root import evolve
from companion.vestige.table import Table, Tile


def _laid(table: Table, tiles: Iterable[Tile]) -> Table:
    return table.changed({"tiles": tuple(sorted(tiles, key=lambda tile: tile.place))})


@evolve.register
def _(event: happened.TilesLaidOut, table: Table) -> Table:
    return _laid(table, event.tiles)


@evolve.register
def _(event: happened.TileTurned, table: Table) -> Table:
    before = next((tile for tile in table.tiles if tile.place == event.place), None)
    region = event.region or (before.region if before else None)
    turned = Tile(place=event.place, region=region, face_up=event.face_up)
    return _laid(table, (*(tile for tile in table.tiles if tile.place != event.place), turned))


@evolve.register
def _(event: happened.TilesSwapped, table: Table) -> Table:
    places = {event.place: event.other, event.other: event.place}
    return _laid(table, (tile.changed({"place": places.get(tile.place, tile.place)}) for tile in table.tiles))


@evolve.register
def _(event: happened.PawnMoved, table: Table) -> Table:
    others = {who: spot for who, spot in table.pawns.items() if who != event.who}
    return table.changed({"pawns": {**others, event.who: event.spot} if event.spot else others})
