"""Random tiles for the map: which 19 are played with, and where each of them lies (p. 6).

The same seed gives the same result, so that a group can repeat a map.
"""

from collections.abc import Sequence

from companion import chance
from companion.vestige.mat import PLACES
from companion.vestige.regions import IN_PLAY, WITH_A_LOCK
from companion.vestige.setup import SetupTile


def chosen_tiles(collection: Sequence[str], locked: Sequence[str], seed: str) -> tuple[str, ...]:
    """The tiles of a game: all that carry a lock, and as many others at random as make 19 (p. 6).

    There are fewer where the group owns fewer, and of more than 19 locked ones 19 at random; `doubt` says so.
    """
    must = tuple(dict.fromkeys(locked))
    others = tuple(tile for tile in dict.fromkeys(collection) if tile not in must)
    if len(must) > IN_PLAY:
        return chance.shuffled(f"{seed} tiles", must)[:IN_PLAY]
    return (*must, *chance.shuffled(f"{seed} tiles", others)[: IN_PLAY - len(must)])


def doubt(collection: Sequence[str], locked: Sequence[str]) -> str:
    """What is wrong with the tiles to choose from, and what to do; empty where 13 locks are marked, or all are used."""
    must = len(set(locked))
    owned = len({*collection, *locked})
    if owned < IN_PLAY:
        missing = IN_PLAY - owned
        return (
            f"Only {owned} tiles are marked as yours, and {IN_PLAY} are needed: {missing} "
            f"{'place stays' if missing == 1 else 'places stay'} unknown. Mark the other tiles that you own."
        )
    if must > WITH_A_LOCK:
        return (
            f"{must} tiles are marked with a lock, but only {WITH_A_LOCK} carry one. "
            f"{'All of them are in' if must <= IN_PLAY else f'{IN_PLAY} of them are in'}; look at the tiles again."
        )
    if must < WITH_A_LOCK and owned > IN_PLAY:
        return (
            f"{must} of {WITH_A_LOCK} locks are marked, so a tile with a lock may be left out. "
            "Mark the others, or swap tiles by hand."
        )
    return ""


def placed(tiles: Sequence[str], seed: str, face_up: bool = True) -> tuple[SetupTile, ...]:
    """Up to 19 tiles at random in the places of the mat. A place for which there is no tile holds an unknown one."""
    unknown: list[str | None] = [None] * (IN_PLAY - len(tiles))
    regions = chance.shuffled(f"{seed} places", [*tiles, *unknown])
    return tuple(
        SetupTile(place=place, region=region, face_up=face_up and region is not None)
        for place, region in zip(PLACES, regions, strict=True)
    )
