"""How dice can fall, counted in whole numbers: ways to each strength and damage of one side of a fight.

The ways of a die are a polynomial: its coefficients count how often each strength comes, in rows by damage. They are
packed into one long integer, so that adding a die is multiplying two integers.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate

from companion.forsaken.cards import Sides, Tower, Zone
from companion.forsaken.combat import CRIT
from companion.forsaken.fight import Face

SIDES = 6

Value = tuple[int, int]
"""Strength and damage."""


def faces(sides: Sides) -> dict[Face, int]:
    """How many sides of a die show each face; what is neither critical nor blank nor a purge is plain."""
    plain = max(0, SIDES - sides.crit - sides.blank - sides.purge)
    return {"plain": plain, "crit": sides.crit, "blank": sides.blank, "purge": sides.purge}


def value(zone: Zone, face: Face, rulings: Mapping[str, str]) -> Value:
    """What a die counts for that nothing has purged (rulings S5 for a blank, S6 for the X itself)."""
    if (face == "blank" and rulings["S5"] == "nothing") or (face == "purge" and rulings["S6"] == "nothing"):
        return 0, 0
    times = CRIT if face == "crit" else 1
    return times * zone.strength, times * zone.damage


class Landing:
    """The landing area: its zones, those alike counted together, since they make no difference to the odds."""

    def __init__(self, tower: Tower, rulings: Mapping[str, str]) -> None:
        self.rulings = rulings
        self.zones = tower.zones
        self.weight = sum(zone.weight for zone in tower.zones)
        looks = [(zone.strength, zone.damage, zone.weight) for zone in tower.zones]
        alike = sorted(set(looks))
        self.kind_of = tuple(alike.index(look) for look in looks)
        self._kinds = tuple(tower.zones[looks.index(look)] for look in alike)
        self._count = tuple(self.kind_of.count(kind) for kind in range(len(alike)))

    @property
    def strongest(self) -> int:
        """The most strength that one die can have."""
        return CRIT * max(zone.strength for zone in self.zones)

    def cross(self, kind: int) -> Value:
        """What a lone X in a zone of this kind counts for."""
        return value(self._kinds[kind], "purge", self.rulings)

    def ways(self, sides: Sides, purged: Sequence[int]) -> Mapping[Value, int]:
        """A die that shows no X: each value with the ways to it, where zones of these kinds are purged."""
        found: dict[Value, int] = defaultdict(int)
        for worth, ways in self._ways(sides, purged):
            found[worth] += ways
        return found

    def _ways(self, sides: Sides, purged: Sequence[int]) -> Iterator[tuple[Value, int]]:
        shown = {face: count for face, count in faces(sides).items() if face != "purge" and count}
        for kind, (zone, count) in enumerate(zip(self._kinds, self._count, strict=True)):
            gone = purged.count(kind)
            if gone:
                yield (0, 0), gone * zone.weight * sum(shown.values())
            if count > gone:
                for face, times in shown.items():
                    yield value(zone, face, self.rulings), (count - gone) * zone.weight * times


class Packing:
    """Ways packed into an integer: rows by damage, and in a row one number of `bits` bits for each strength.

    `strongest` is the most strength that comes together, `ways` the most ways that any number can count.
    """

    def __init__(self, strongest: int, ways: int) -> None:
        self._columns = strongest + 1
        self._bits = ways.bit_length() + 1
        self._row = self._columns * self._bits

    def packed(self, ways: Mapping[Value, int], rows: int | None) -> int:
        """One die. Damage from `rows` on is left out; with None damage is not told apart."""
        total = 0
        for (strength, damage), count in ways.items():
            if rows is None or damage < rows:
                total += count << (strength * self._bits + (0 if rows is None else damage * self._row))
        return total

    def strengths(self, dice: Sequence[tuple[int, int]], rows: int | None) -> list[int]:
        """The ways to each strength of dice together, with less damage than `rows` in all. They are given as packed
        ways, each with the number of such dice."""
        mask = None if rows is None else (1 << (rows * self._row)) - 1
        first = 1 if mask is None else mask & 1
        for ways, count in dice:
            first = _product(first, _power(ways, count // 2, mask), mask)
        second = first
        for ways, count in dice:
            second = _product(second, ways, mask) if count % 2 else second
        total = self._line(first, second, 1 if rows is None else rows)
        one = (1 << self._bits) - 1
        return [(total >> (column * self._bits)) & one for column in range(self._columns)]

    def _line(self, first: int, second: int, rows: int) -> int:
        """The product of two halves with all its rows together: only so much of it is worked out as is needed."""
        one = (1 << self._row) - 1
        up_to = [*accumulate((second >> (number * self._row)) & one for number in range(rows))]
        return sum(((first >> (row * self._row)) & one) * up_to[rows - 1 - row] for row in range(rows))


def _power(ways: int, count: int, mask: int | None) -> int:
    """So many dice of a kind, by halves: it is far less work than one after the other."""
    if count < 2:
        return ways if count else 1
    half = _power(ways, count // 2, mask)
    both = _product(half, half, mask)
    return _product(both, ways, mask) if count % 2 else both


def _product(one: int, two: int, mask: int | None) -> int:
    if one == 1 or two == 1:
        return one * two
    return one * two if mask is None else (one * two) & mask
