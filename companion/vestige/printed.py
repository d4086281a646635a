"""Printed values: what the rulebook's text gives, and the places that a value can be read off.

A place is written `region:Oasis`, `card:12`, `speed:5` or `mastery:guile`.
"""

from functools import cache

from companion.vestige.cards import MASTERIES
from companion.vestige.regions import region_tiles
from companion.vestige.setup import Printed

# p. 12: moving the counter onto 3 gives 3, onto 4 gives 4. From 5 on nothing is stated.
SPEED_VALUES = {3: 3, 4: 4}
# p. 25: the purple tile of the worked example.
MASTERY_VALUES = {"ingenuity": 7}


@cache
def _stated_regions() -> dict[str, int]:
    return {tile.name: tile.leverage for tile in region_tiles() if tile.leverage is not None}


def known_values(read: Printed) -> Printed:
    """What people have read off their copy, on top of what the rulebook states."""
    return Printed(
        regions={**_stated_regions(), **read.regions},
        mastery={**MASTERY_VALUES, **{name: value for name, value in read.mastery.items() if name in MASTERIES}},
        speed={**SPEED_VALUES, **read.speed},
    )
