"""Odds of a fight, against every way in which its dice can fall, and against fights that are rolled."""

from collections import Counter
from itertools import product
from math import inf

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.forsaken.cards import Sides, Tower, Zone
from companion.forsaken.combat import worths
from companion.forsaken.dice_ways import faces
from companion.forsaken.fight import Die, FightSide
from companion.forsaken.odds import CROSSES, Odds, Pool, missing, odds, tried
from tests.companion.forsaken.fighting import RULINGS, TOWER

EXACT = 1e-12
CASES = [
    pytest.param(Pool(plain=2), Pool(plain=1), None, {}, id="plain dice alone"),
    pytest.param(Pool(plain=1, vitality=2), Pool(plain=1, advanced=1), 1, {}, id="an advanced die and a target"),
    pytest.param(Pool(plain=1, vitality=1), Pool(plain=0, advanced=2), 2, {}, id="two advanced dice"),
    pytest.param(Pool(plain=1), Pool(plain=0, advanced=2), 1, {"S6": "zone"}, id="S6: an X counts for its zone"),
    pytest.param(Pool(plain=2, damage=-1), Pool(plain=1), 1, {"S5": "zone"}, id="S5: a blank counts for its zone"),
    pytest.param(
        Pool(plain=1, strength=1, damage=1, shields=1, vitality=2), Pool(plain=2, strength=2, shields=1), 1, {},
        id="modifiers and shields",
    ),
    pytest.param(Pool(plain=2, vitality=2), Pool(plain=1, vitality=1), None, {}, id="two players who can both fall"),
    pytest.param(Pool(plain=2, vitality=0), Pool(plain=1), 0, {}, id="nothing is left to lose, nothing to meet"),
]  # fmt: skip


def every_way(tower: Tower, rulings: dict[str, str], own: Pool, other: Pool, overwhelm: int | None) -> Odds:
    """The odds by trying each way in which all dice can fall, with the rules of a fight."""
    kinds = [(side, kind) for side, pool in enumerate((own, other)) for kind in ("plain", "advanced")
             for _ in range(pool.plain if kind == "plain" else pool.advanced)]  # fmt: skip
    shown = {
        kind: [
            (zone, face, printed.weight * count)
            for zone, printed in enumerate(tower.zones, start=1)
            for face, count in faces((tower.plain if kind == "plain" else tower.advanced) or Sides()).items()
            if count
        ]
        for kind in ("plain", "advanced")
    }
    sums: Counter[str] = Counter()
    for rolls in product(*(shown[kind] for _, kind in kinds)):
        ways = 1
        lying: tuple[list[Die], list[Die]] = ([], [])
        for (side, kind), (zone, face, weight) in zip(kinds, rolls, strict=True):
            ways *= weight
            lying[side].append(Die.model_construct(zone=zone, face=face, advanced=kind == "advanced"))
        sums.update(_came_of(tower, rulings, (own, other), lying, overwhelm, ways))
    total = sums["all"]
    return Odds(
        win=sums["win"] / total,
        tie=sums["tie"] / total,
        lose=sums["lose"] / total,
        overwhelm=None if overwhelm is None else sums["overwhelm"] / total,
        defeated=None if own.vitality is None else sums["defeated"] / total,
        strength=(sums["strength 0"] / total, sums["strength 1"] / total),
        damage=(own.damage + sums["damage 0"] / total, other.damage + sums["damage 1"] / total),
    )


def _came_of(
    tower: Tower, rulings: dict[str, str], pools: tuple[Pool, Pool], sides: tuple[list[Die], list[Die]],
    overwhelm: int | None, ways: int,
) -> Counter[str]:  # fmt: skip
    lying = [
        FightSide.model_construct(dice=tuple(dice), strength=it.strength, damage=it.damage, shields=it.shields)
        for it, dice in zip(pools, sides, strict=True)
    ]
    own, other = worths(tower, rulings, lying[0], lying[1])
    fallen = [
        damage > 0 and damage >= (inf if pool.vitality is None else pool.vitality)
        for pool, damage in ((pools[0], other.dealt), (pools[1], own.dealt))
    ]
    if fallen[0] == fallen[1]:
        ended = (
            "tie" if fallen[0] or own.strength == other.strength else "win" if own.strength > other.strength else "lose"
        )
    else:
        ended = "lose" if fallen[0] else "win"
    found = {"all": ways, ended: ways, "defeated": ways * fallen[0]}
    if ended == "win" and overwhelm is not None and own.dealt >= overwhelm:
        found["overwhelm"] = ways
    for side, total in enumerate((own, other)):
        found[f"strength {side}"] = ways * total.strength
        found[f"damage {side}"] = ways * sum(die.damage for die in total.dice)
    return Counter(found)


def same(one: Odds, two: Odds) -> bool:
    return one.model_dump() == {
        name: pytest.approx(value, abs=EXACT) if value is not None else None for name, value in two.model_dump().items()
    }


@pytest.mark.parametrize(("own", "other", "overwhelm", "ruled"), CASES)
def test_odds_are_those_of_every_way_the_dice_can_fall(
    own: Pool, other: Pool, overwhelm: int | None, ruled: dict[str, str]
) -> None:
    rulings = RULINGS | ruled

    found = odds(TOWER, rulings, own, other, overwhelm)

    assert found is not None
    assert found.error == 0
    assert same(found, every_way(TOWER, rulings, own, other, overwhelm))


def test_a_fight_of_plain_dice_is_counted_by_hand() -> None:
    # One zone in two is worth 1, a side in six doubles it: 0 in 6 of 12 ways, 1 in 5, 2 in 1.
    tower = Tower(zones=(Zone(name="up", strength=1), Zone(name="down")), plain=Sides(crit=1))

    found = odds(tower, RULINGS, Pool(plain=1), Pool(plain=1))

    assert found is not None
    assert found.win == pytest.approx((5 * 6 + 1 * 11) / 144, abs=EXACT)
    assert found.tie == pytest.approx((36 + 25 + 1) / 144, abs=EXACT)
    assert found.strength == pytest.approx((7 / 12, 7 / 12), abs=EXACT)
    assert found.overwhelm is None
    assert found.defeated is None


zones = st.builds(
    Zone, name=st.just("zone"), strength=st.integers(0, 2), damage=st.integers(0, 2), weight=st.integers(1, 3)
)
sides = st.builds(Sides, crit=st.integers(0, 2), blank=st.integers(0, 1), purge=st.integers(0, 2))


@settings(max_examples=15, deadline=None)
@given(
    tower=st.builds(Tower, zones=st.lists(zones, min_size=1, max_size=2).map(tuple), plain=sides, advanced=sides),
    own=st.builds(Pool, plain=st.integers(0, 2), shields=st.integers(-1, 1), vitality=st.none() | st.integers(0, 3)),
    other=st.builds(Pool, plain=st.integers(0, 1), damage=st.integers(-1, 1), vitality=st.none() | st.integers(1, 2)),
    overwhelm=st.none() | st.integers(0, 3),
    blank=st.sampled_from(("nothing", "zone")),
    purge=st.sampled_from(("nothing", "zone")),
)
def test_any_small_fight_is_counted_as_it_would_be_tried(
    tower: Tower, own: Pool, other: Pool, overwhelm: int | None, blank: str, purge: str
) -> None:
    rulings = {"S5": blank, "S6": purge}
    # Players have no target.
    overwhelm = overwhelm if other.vitality is None else None

    found = odds(tower, rulings, own, other, overwhelm)

    assert found is not None
    assert found.win + found.tie + found.lose == pytest.approx(1)
    assert same(found, every_way(tower, rulings, own, other, overwhelm))


def test_many_advanced_dice_are_tried_out_and_the_error_is_said() -> None:
    few = Pool(plain=1, advanced=CROSSES, vitality=3)
    purging = TOWER.changed({"plain": Sides(purge=1)})

    counted = odds(TOWER, RULINGS, Pool(plain=3), few, 1)
    many = odds(purging, RULINGS, Pool(plain=3), few, 1)
    again = odds(purging, RULINGS, Pool(plain=3), few, 1)

    assert counted is not None
    assert many is not None
    assert counted.error == 0
    assert 0 < many.error < 0.012
    assert many == again


def test_what_is_tried_out_is_near_what_is_counted() -> None:
    own, other = Pool(plain=4, vitality=5), Pool(plain=3, advanced=2, shields=1)

    counted = odds(TOWER, RULINGS, own, other, 2)
    rolled = tried(TOWER, RULINGS, own, other, 2)

    assert counted is not None
    assert rolled is not None
    assert rolled.error > 0
    for name in ("win", "tie", "lose", "overwhelm", "defeated"):
        assert getattr(rolled, name) == pytest.approx(getattr(counted, name), abs=4 * rolled.error)


def test_more_dice_never_make_a_win_less_likely_without_purges() -> None:
    chances = [odds(TOWER, RULINGS, Pool(plain=dice), Pool(plain=3)) for dice in range(7)]

    wins = [it.win for it in chances if it is not None]

    assert len(wins) == 7
    assert wins == sorted(wins)


def test_an_overwhelming_win_is_told_apart_from_a_mere_one() -> None:
    found = odds(TOWER, RULINGS, Pool(plain=4), Pool(plain=2), 2)

    assert found is not None
    assert found.overwhelm is not None
    assert found.win > found.overwhelm > 0


@pytest.mark.parametrize(
    ("tower", "other", "needed"),
    [
        pytest.param(Tower(), Pool(plain=1), ("the zones of the dice tower", "the sides of a white die"), id="nothing"),
        pytest.param(Tower(zones=TOWER.zones), Pool(plain=1), ("the sides of a white die",), id="zones alone"),
        pytest.param(
            TOWER.changed({"advanced": None}), Pool(plain=1, advanced=1), ("the sides of a yellow die",),
            id="no yellow die",
        ),
        pytest.param(TOWER.changed({"advanced": None}), Pool(plain=1), (), id="no yellow die in this fight"),
    ],
)  # fmt: skip
def test_without_a_tower_no_odds_are_given_and_what_to_read_is_said(
    tower: Tower, other: Pool, needed: tuple[str, ...]
) -> None:
    own = Pool(plain=2)

    assert missing(tower, own, other) == needed
    assert (odds(tower, RULINGS, own, other) is None) == bool(needed)
