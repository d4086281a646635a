"""Region tiles as data, and the one name that each has."""

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from companion.frozen import Frozen


class RegionTile(Frozen):
    """A kind of region tile: how many there are, what a visit does (our words), and its page.

    `at_end` says which part of final scoring asks its controller for something; `per_covert_op` is the
    leverage that a completed covert op is worth there.
    """

    name: str
    effect: str
    page: int
    copies: int = 1
    module: bool = False
    repeatable: bool = False
    leverage: int | None = None
    at_end: Literal["extra", "mastery_bonus"] | None = None
    per_covert_op: int = 0

    @property
    def tiles(self) -> tuple[str, ...]:
        """What each tile is called at the table: `Oasis`, `Oasis 2`."""
        return (self.name, *(f"{self.name} {number}" for number in range(2, self.copies + 1)))


@cache
def region_tiles() -> tuple[RegionTile, ...]:
    """The base regions, then those of the module (p. 30, 31)."""
    text = files("companion.vestige").joinpath("regions.toml").read_text(encoding="utf-8")
    return tuple(RegionTile.model_validate(tile) for tile in tomllib.loads(text)["region"])


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
