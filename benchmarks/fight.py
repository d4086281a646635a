"""How fast the odds of a fight come, and how near to them fights are that are tried out: six dice against eight."""

import json
import statistics
import time

from companion.forsaken.cards import Sides, Tower, Zone
from companion.forsaken.odds import TRIALS, Odds, Pool, odds, tried

RULINGS = {"S5": "nothing", "S6": "nothing"}
OWN, OTHER, TARGET = Pool(plain=6, vitality=8), Pool(plain=6, advanced=2, strength=1, shields=1), 5
PLAIN, ADVANCED = Sides(crit=1, blank=1), Sides(crit=2, purge=1)
TIMES = 9


def tower(zones: int) -> Tower:
    """A tower whose zones all differ, in their values or in how often they are hit: the most cases there can be."""
    landing = tuple(
        Zone(name=f"zone {number}", strength=number % 4, damage=number // 4, weight=1 + number)
        for number in range(zones)
    )
    return Tower(zones=landing, plain=PLAIN, advanced=ADVANCED)


def alike() -> Tower:
    """A tower of nine zones, of six kinds, none of which has been counted."""
    values = ((0, 0), (1, 0), (1, 0), (2, 0), (2, 0), (1, 1), (1, 1), (0, 1), (0, 2))
    landing = tuple(
        Zone(name=f"zone {number}", strength=strength, damage=damage)
        for number, (strength, damage) in enumerate(values)
    )
    return Tower(zones=landing, plain=PLAIN, advanced=ADVANCED)


def measure() -> dict[str, object]:
    """Milliseconds for one fight of six dice against six and two advanced ones, by tower; `tried` is the same fight
    tried out, with its standard error and how far it is off; `ratio` is exact over tried."""
    exact = {"nine_zones": _times(alike()), "twelve_zones_all_different": _times(tower(12))}
    begun = time.perf_counter()
    rolled = tried(alike(), RULINGS, OWN, OTHER, TARGET)
    took = (time.perf_counter() - begun) * 1000
    assert rolled is not None
    return {
        **exact,
        "tried": {"ms": round(took, 1), "fights": TRIALS, "error": round(rolled.error, 5), "off": _off(rolled)},
        "ratio": round(exact["nine_zones"] / took, 2),
    }


def _times(landing: Tower) -> float:
    def once() -> float:
        begun = time.perf_counter()
        odds(landing, RULINGS, OWN, OTHER, TARGET)
        return (time.perf_counter() - begun) * 1000

    return round(statistics.median(once() for _ in range(TIMES)), 1)


def _off(rolled: Odds) -> float:
    found = odds(alike(), RULINGS, OWN, OTHER, TARGET)
    assert found is not None
    return round(max(abs(rolled.win - found.win), abs(rolled.tie - found.tie), abs(rolled.lose - found.lose)), 5)


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))
