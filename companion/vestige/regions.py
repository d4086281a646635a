"""Region tiles as data, and the one name that each has."""

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from companion.frozen import Frozen

Use = Literal["once", "repeatable", "none"]

IN_PLAY = 19
"""Tiles that lie on the map in every game (p. 6)."""

WITH_A_LOCK = 13
"""Tiles that carry a lock and must be among them. Which ones is printed on the tiles alone (p. 6)."""

_USES: dict[Use, str] = {
    "once": "Once a visit.",
    "repeatable": "As often in a visit as you can pay for it.",
    "none": "A visit does nothing.",
}


class RegionTile(Frozen):
    """A kind of region tile: how many there are, what a visit does (our words), and its page.

    `use`: how often its effect counts in one visit (p. 13). `score`: what it does to the score besides its printed
    leverage, in words. `at_end` says which part of final scoring asks its controller for something; `per_covert_op`
    is the leverage that a completed covert op is worth there. `revealed`: what is done when it is turned face up.
    `swaps`: it changes places with another tile whenever somebody gains control of it (p. 30).
    """

    name: str
    effect: str
    page: int
    copies: int = 1
    module: bool = False
    use: Use = "once"
    leverage: int | None = None
    score: str = ""
    revealed: str = ""
    swaps: bool = False
    at_end: Literal["extra", "mastery_bonus"] | None = None
    per_covert_op: int = 0

    @property
    def tiles(self) -> tuple[str, ...]:
        """What each tile is called at the table: `Oasis`, `Oasis 2`."""
        return (self.name, *(f"{self.name} {number}" for number in range(2, self.copies + 1)))

    @property
    def used(self) -> str:
        """How often its effect counts in one visit, in words."""
        return _USES[self.use]


@cache
def region_tiles() -> tuple[RegionTile, ...]:
    """The base regions, then those of the module (p. 30, 31)."""
    text = files("companion.vestige").joinpath("regions.toml").read_text(encoding="utf-8")
    return tuple(RegionTile.model_validate(tile) for tile in tomllib.loads(text)["region"])


@cache
def base_tiles() -> tuple[str, ...]:
    """The names of the 19 tiles in the base box (p. 30)."""
    return tuple(name for tile in region_tiles() if not tile.module for name in tile.tiles)


@cache
def module_tiles() -> tuple[str, ...]:
    """The names of the 9 tiles of the module (p. 31)."""
    return tuple(name for tile in region_tiles() if tile.module for name in tile.tiles)


def tile_called(name: str) -> RegionTile | None:
    """The kind of a tile by its name at the table; None for one that people named themselves."""
    return _kinds().get(called(name))


@cache
def _kinds() -> dict[str, RegionTile]:
    return {name: tile for tile in region_tiles() for name in tile.tiles}


@cache
def _names() -> dict[str, str]:
    return {_folded(name): name for tile in region_tiles() for name in tile.tiles}


def _folded(name: str) -> str:
    return re.sub(r"[^a-z0-9 ]", "", name.casefold()).strip()


def called(name: str) -> str:
    """A region by the name of its tile, however its apostrophe and capitals were typed; other names as they are.

    The rulebook itself writes Smuggler's Lair (p. 26) and Smugglers' Lair (p. 30).
    """
    return _names().get(_folded(name), name)


def place_called(place: str) -> str:
    """The same for a place such as `region:Oasis`."""
    kind, _, name = place.partition(":")
    return f"region:{called(name)}" if kind == "region" else place


RegionName = Annotated[str, Field(min_length=1, max_length=60), AfterValidator(called)]
