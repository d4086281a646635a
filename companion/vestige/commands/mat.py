"""Commands about the map: tiles in their places, pawns between them (p. 7, 12, 30)."""

from typing import Annotated, Literal

from pydantic import Field

from companion.frozen import Frozen
from companion.vestige.regions import RegionName
from companion.vestige.setup import Name, SetupTile, TilePlace

Spot = Annotated[str, Field(pattern=r"^[0-9]{1,2}(-[0-9]{1,2}){0,2}$")]


class LayOut(Frozen):
    """A correction: the whole map as it lies."""

    move: Literal["lay_out"] = "lay_out"
    tiles: Annotated[tuple[SetupTile, ...], Field(max_length=19)]


class TurnTile(Frozen):
    """A tile is turned over; `region` names it if nobody knew it (p. 12)."""

    move: Literal["turn_tile"] = "turn_tile"
    place: TilePlace
    region: RegionName | None = None
    face_up: bool = True


class SwapTiles(Frozen):
    """Two tiles change places, as the Jump Point lets them (p. 30)."""

    move: Literal["swap_tiles"] = "swap_tiles"
    place: TilePlace
    other: TilePlace


class MovePawn(Frozen):
    """A pawn stands between the places that name its spot; None takes it off the map."""

    move: Literal["move_pawn"] = "move_pawn"
    who: Name
    spot: Spot | None = None
