"""Printed values: what the rulebook's text gives, and the places that a value can be read off.

A place is written `region:Oasis`, `card:12`, `speed:5` or `mastery:guile`.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Literal

from companion.frozen import Frozen
from companion.vestige.setup import Printed

# p. 12: moving the counter onto 3 gives 3, onto 4 gives 4. From 5 on nothing is stated.
SPEED_VALUES = {3: 3, 4: 4}
# p. 25: the purple tile of the worked example.
MASTERY_VALUES = {"ingenuity": 7}


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
def _stated_regions() -> dict[str, int]:
    return {tile.name: tile.leverage for tile in region_tiles() if tile.leverage is not None}


def known_values(read: Printed) -> Printed:
    """What people have read off their copy, on top of what the rulebook states."""
    return Printed(
        regions={**_stated_regions(), **read.regions},
        mastery={**MASTERY_VALUES, **read.mastery},
        speed={**SPEED_VALUES, **read.speed},
    )
