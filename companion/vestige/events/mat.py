"""What happened on the map mat."""

from typing import Literal

from companion.game import Happened
from companion.vestige.table import Tile


class TilesLaidOut(Happened):
    """The whole map lies so."""

    event: Literal["tiles_laid_out"] = "tiles_laid_out"
    tiles: tuple[Tile, ...]


class TileTurned(Happened):
    """A tile is turned over. `region` None leaves the name that was known."""

    event: Literal["tile_turned"] = "tile_turned"
    place: int
    region: str | None = None
    face_up: bool = True


class TilesSwapped(Happened):
    """Two tiles have changed places."""

    event: Literal["tiles_swapped"] = "tiles_swapped"
    place: int
    other: int


class PawnMoved(Happened):
    """A pawn stands at a spot between tiles; None is off the map."""

    event: Literal["pawn_moved"] = "pawn_moved"
    who: str
    spot: str | None = None
