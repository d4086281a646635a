"""How a fight is likely to go before the roll, from the zones of the dice tower and the sides of its dice.

Exact, in whole numbers that are divided once at the end. What a purge takes away depends on the zones in which an X
lies: each such case is counted by itself, and in each the two sides are independent of one another.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping
from itertools import accumulate
from math import prod, sqrt
from typing import Literal, NamedTuple

from companion.chance import weighted
from companion.forsaken.cards import Sides, Tower
from companion.forsaken.dice_ways import Landing, Packing, Value, faces, value
from companion.frozen import Frozen

CROSSES = 3
"""Where more dice than this can show an X, fights are tried out instead of counted: there are too many cases."""
TRIALS = 2_000

Kind = Literal["plain", "advanced"]
KINDS: tuple[Kind, ...] = ("plain", "advanced")
Which = tuple[int, Kind]
"""A die: of which side, 0 for the player who fights, and of which kind."""
Thrown = tuple[int, bool, Value]
"""What a die shows: its zone, whether it is an X, what it is worth."""


class Pool(Frozen):
    """One side before the roll: its dice, what it adds to them, and its shields. `vitality` is a player's, None for
    an enemy and where nobody has read the track."""

    plain: int
    advanced: int = 0
    strength: int = 0
    damage: int = 0
    shields: int = 0
    vitality: int | None = None

    def dice(self, kind: Kind) -> int:
        return self.plain if kind == "plain" else self.advanced


class Odds(Frozen):
    """The chances of a fight, for the player who fights; `win`, `tie` and `lose` are 1 together.

    Whoever is defeated loses. A tie is equal strength, or two players who are both defeated. `overwhelm` is a win with
    an enemy's target met, None where it has none; `defeated` the chance to lose all vitality, None where that is not
    known. `strength` and `damage` are the means of both sides, modifiers included, before shields. `error` is the
    standard error of the least certain chance, 0 where they are exact.
    """

    win: float
    tie: float
    lose: float
    overwhelm: float | None
    defeated: float | None
    strength: tuple[float, float]
    damage: tuple[float, float]
    error: float = 0.0


def missing(tower: Tower, own: Pool, other: Pool) -> tuple[str, ...]:
    """What somebody has to read before odds can be given."""
    zones = () if tower.zones else ("the zones of the dice tower",)
    plain = () if tower.plain or not own.plain + other.plain else ("the sides of a white die",)
    advanced = () if tower.advanced or not own.advanced + other.advanced else ("the sides of a yellow die",)
    return (*zones, *plain, *advanced)


def odds(tower: Tower, rulings: Mapping[str, str], own: Pool, other: Pool, overwhelm: int | None = None) -> Odds | None:
    """The chances of a fight; None where `missing` names something.

    `rulings` are those of a blank (S5) and of the X itself (S6); `overwhelm` is an enemy's target. Zones weigh what
    somebody has counted, the same each where nobody has.
    """
    if missing(tower, own, other):
        return None
    fight = _Fight(tower, rulings, own, other, overwhelm)
    return fight.counted() if len(fight.crossing) <= CROSSES else fight.tried()


def tried(
    tower: Tower, rulings: Mapping[str, str], own: Pool, other: Pool, overwhelm: int | None = None
) -> Odds | None:
    """The same from many fights that are rolled, with their standard error: always the same ones."""
    return None if missing(tower, own, other) else _Fight(tower, rulings, own, other, overwhelm).tried()


class _Case(NamedTuple):
    """Where X dice lie: whose dice show one, the kinds of zones that are purged, and lone X dice that count for
    something, each with its side."""

    shown: tuple[Which, ...]
    purged: tuple[int, ...]
    lone: tuple[tuple[int, int], ...]


class _Fight:
    """What all cases of a fight share."""

    def __init__(self, tower: Tower, rulings: Mapping[str, str], own: Pool, other: Pool, overwhelm: int | None) -> None:
        self.pools = (own, other)
        self.landing = Landing(tower, rulings)
        self.sides: dict[Kind, Sides] = {"plain": tower.plain or Sides(), "advanced": tower.advanced or Sides()}
        self.faces = {kind: faces(sides) for kind, sides in self.sides.items()}
        self.size = {kind: sum(self.faces[kind].values()) * self.landing.weight for kind in KINDS}
        self.dice = tuple((side, kind) for side in (0, 1) for kind in KINDS for _ in range(self.pools[side].dice(kind)))
        self.crossing = tuple((side, kind) for side, kind in self.dice if self.faces[kind]["purge"])
        # Damage of the dice with which a side falls, or meets the target; None where that does not count.
        self.deadly = tuple(_least(_alive(hit.vitality), by, hit) for hit, by in ((own, other), (other, own)))
        self.target = _least(overwhelm, own, other)

    def crosses(self, kind: Kind) -> int:
        """The ways in which a die of this kind shows an X."""
        return self.faces[kind]["purge"] * self.landing.weight

    # Counted

    def counted(self) -> Odds:
        """The exact odds: each case with its weight."""
        counting = _Counting(self)
        sums = Counter[str]()
        for case, weight in self._cases().items():
            for what, ways in counting.case(case).items():
                sums[what] += weight * ways
        total = prod(self.size[kind] for _, kind in self.dice)
        return self._odds({what: sums[what] / total for what in ("win", "tie", "overwhelm", "defeated")})

    def _cases(self) -> dict[_Case, int]:
        """Where X dice can lie, each with the ways to it."""
        found: dict[tuple[tuple[Which, ...], tuple[tuple[int, int], ...]], int] = {((), ()): 1}
        for side, kind in self.crossing:
            after: dict[tuple[tuple[Which, ...], tuple[tuple[int, int], ...]], int] = defaultdict(int)
            for (shown, lying), ways in found.items():
                after[shown, lying] += ways
                for zone, printed in enumerate(self.landing.zones):
                    many = printed.weight * self.faces[kind]["purge"]
                    after[(*shown, (side, kind)), tuple(sorted((*lying, (zone, side))))] += ways * many
            found = after
        cases: dict[_Case, int] = defaultdict(int)
        for (shown, lying), ways in found.items():
            cases[self._case(shown, lying)] += ways
        return cases

    def _case(self, shown: tuple[Which, ...], lying: tuple[tuple[int, int], ...]) -> _Case:
        zones = Counter(zone for zone, _ in lying)
        kind_of = self.landing.kind_of
        lone = ((side, kind_of[zone]) for zone, side in lying if zones[zone] == 1)
        counting = tuple(sorted(it for it in lone if self.landing.cross(it[1]) != (0, 0)))
        return _Case(tuple(sorted(shown)), tuple(sorted(kind_of[zone] for zone in zones)), counting)

    # Tried out

    def tried(self) -> Odds:
        """The odds of many fights that are rolled, always the same ones."""
        sums = Counter[str]()
        thrown = {kind: self._throws(kind) for kind in KINDS}
        each = [weighted(str(place), *thrown[kind], TRIALS) for place, (_, kind) in enumerate(self.dice)]
        for rolls in zip(*each, strict=True):
            sums.update(self._came_of(rolls))
        shares = {what: sums[what] / TRIALS for what in ("win", "tie", "overwhelm", "defeated")}
        return self._odds(shares, sqrt(max(share * (1 - share) for share in shares.values()) / TRIALS))

    def _throws(self, kind: Kind) -> tuple[list[Thrown], list[int]]:
        """What a die can show: zone, whether it is an X, its value; and the weight of each."""
        thrown = {
            (number, face == "purge", value(zone, face, self.landing.rulings), face): zone.weight * count
            for number, zone in enumerate(self.landing.zones)
            for face, count in self.faces[kind].items()
        }
        return [(zone, cross, worth) for zone, cross, worth, _ in thrown], list(thrown.values())

    def _came_of(self, rolls: tuple[Thrown, ...]) -> list[str]:
        crosses = Counter(zone for zone, cross, _ in rolls if cross)
        strength, damage = [pool.strength for pool in self.pools], [0, 0]
        for (side, _), (zone, cross, (strong, hurts)) in zip(self.dice, rolls, strict=True):
            if crosses[zone] <= cross:
                strength[side] += strong
                damage[side] += hurts
        fallen = [limit is not None and damage[1 - side] >= limit for side, limit in enumerate(self.deadly)]
        came = ["defeated"] if fallen[0] else []
        if fallen[0] != fallen[1]:
            return came if fallen[0] else ["win"]
        if fallen[0] or strength[0] == strength[1]:
            return [*came, "tie"]
        if strength[0] > strength[1]:
            met = self.target is not None and damage[0] >= self.target
            return ["win", "overwhelm"] if met else ["win"]
        return []

    # Said

    def _odds(self, chances: Mapping[str, float], error: float = 0.0) -> Odds:
        means = [self._means(side) for side in (0, 1)]
        return Odds(
            win=chances["win"],
            tie=chances["tie"],
            lose=max(0.0, 1 - chances["win"] - chances["tie"]),
            overwhelm=None if self.target is None else chances["overwhelm"],
            defeated=None if self.deadly[0] is None else chances["defeated"],
            strength=(means[0][0], means[1][0]),
            damage=(means[0][1], means[1][1]),
            error=error,
        )

    def _means(self, side: int) -> tuple[float, float]:
        """A side's mean strength and damage. A die counts as often as no other one shows an X in its zone."""
        strength, damage = float(self.pools[side].strength), float(self.pools[side].damage)
        crosses = {kind: self.faces[kind]["purge"] / sum(self.faces[kind].values()) for kind in KINDS}
        for number, (whose, kind) in enumerate(self.dice):
            others = (
                [crosses[it] for place, (_, it) in enumerate(self.dice) if place != number] if whose == side else []
            )
            for zone in self.landing.zones if whose == side else ():
                lands = zone.weight / self.landing.weight
                stays = lands * prod(1 - lands * cross for cross in others)
                for face, count in self.faces[kind].items():
                    strong, hurts = value(zone, face, self.landing.rulings)
                    strength += stays * strong * count / sum(self.faces[kind].values())
                    damage += stays * hurts * count / sum(self.faces[kind].values())
        return strength, damage


class _Counting:
    """Counts the ways of one case after the other; what cases share is counted once."""

    def __init__(self, fight: _Fight) -> None:
        self.fight = fight
        self.lead = fight.pools[1].strength - fight.pools[0].strength
        strongest = fight.landing.strongest
        self.packing = tuple(
            Packing(
                strongest * sum(whose == side for whose, _ in fight.dice),
                prod(fight.size[kind] for whose, kind in fight.dice if whose == side),
            )
            for side in (0, 1)
        )
        self._counted: dict[tuple[object, ...], list[int]] = {}
        self._thrown: dict[tuple[Kind, tuple[int, ...]], Mapping[Value, int]] = {}

    def case(self, case: _Case) -> dict[str, int]:
        """The ways to win, to tie, to overwhelm and to be defeated, of all dice that show no X in this case."""
        deadly, target = self.fight.deadly, self.fight.target
        every = [self._ways(case, side) for side in (0, 1)]
        spared = self._strengths(case, 0, deadly[1])
        standing = self._strengths(case, 1, deadly[0])
        beaten, fallen = every[0] - sum(spared), every[1] - sum(standing)
        stronger, equal = _compared(spared, standing, self.lead)
        short = stronger if target is None else _compared(self._strengths(case, 0, target), standing, self.lead)[0]
        return {
            "win": stronger + beaten * sum(standing),
            "tie": equal + beaten * fallen,
            "overwhelm": stronger - short,
            "defeated": every[0] * fallen,
        }

    def _dice(self, case: _Case, side: int) -> tuple[tuple[Kind, int], ...]:
        """How many dice of each kind show no X."""
        return tuple((kind, self.fight.pools[side].dice(kind) - case.shown.count((side, kind))) for kind in KINDS)

    def _ways(self, case: _Case, side: int) -> int:
        """All ways of one side's dice that show no X."""
        sizes = {kind: self.fight.size[kind] - self.fight.crosses(kind) for kind in KINDS}
        return prod(sizes[kind] ** count for kind, count in self._dice(case, side))

    def _strengths(self, case: _Case, side: int, rows: int | None) -> list[int]:
        """The ways to each strength of one side with less damage than `rows`; None for any damage."""
        dice = self._dice(case, side)
        lone = tuple(kind for whose, kind in case.lone if whose == side)
        known = (side, rows, case.purged, dice, lone)
        if known not in self._counted:
            self._counted[known] = self._count(side, rows, case.purged, dice, lone)
        return self._counted[known]

    def _count(
        self,
        side: int,
        rows: int | None,
        purged: tuple[int, ...],
        dice: tuple[tuple[Kind, int], ...],
        lone: tuple[int, ...],
    ) -> list[int]:
        packing, landing = self.packing[side], self.fight.landing
        packed = [(packing.packed(self._die(kind, purged), rows), count) for kind, count in dice if count]
        packed += [(packing.packed({landing.cross(kind): 1}, rows), 1) for kind in lone]
        return packing.strengths(packed, rows)

    def _die(self, kind: Kind, purged: tuple[int, ...]) -> Mapping[Value, int]:
        if (kind, purged) not in self._thrown:
            self._thrown[kind, purged] = self.fight.landing.ways(self.fight.sides[kind], purged)
        return self._thrown[kind, purged]


def _compared(own: list[int], other: list[int], lead: int) -> tuple[int, int]:
    """The ways in which our strength is more than theirs with their `lead`, and those in which it is the same."""
    up_to = [0, *accumulate(other)]
    more = same = 0
    for strength, ways in enumerate(own):
        at = strength - lead
        more += ways * up_to[min(max(at, 0), len(other))]
        if 0 <= at < len(other):
            same += ways * other[at]
    return more, same


def _alive(vitality: int | None) -> int | None:
    """The least damage that defeats: nobody falls without any."""
    return None if vitality is None else max(1, vitality)


def _least(dealt: int | None, by: Pool, hit: Pool) -> int | None:
    """The damage that dice have to show so that so much is dealt."""
    if dealt is None:
        return None
    return max(0, dealt + max(0, hit.shields) - by.damage) if dealt else 0
