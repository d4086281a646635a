"""Amounts and conditions: what they come to, and how they are said."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from companion.vestige.vocabulary.amounts import AMOUNT_OF, Amount
from companion.vestige.vocabulary.conditions import WHOSE, Condition
from companion.vestige.vocabulary.measures import Figures
from tests.companion.cards import amounts, conditions

BONE = Figures(name="Bone", human=False, leverage=20, threat=3, region_names=("Oasis", "Garage", "Garage 2"))
ANA = Figures(name="Ana", human=True, leverage=5, speed=4, region_names=("Chop Shop",), cards={"artifact": 5})
BEN = Figures(name="Ben", human=True, leverage=9, speed=2, region_names=("The Rise", "Clinic"), cards={"artifact": 2})
ALL = (ANA, BEN, BONE)


def amount(**fields: Any) -> Amount:
    return Amount.model_validate(fields)


def condition(measure: str, **fields: Any) -> Condition:
    return Condition.model_validate({"measure": measure, **fields})


REGIONS = ["regions_controlled"]


@pytest.mark.parametrize(
    ("given", "number", "shown"),
    [
        pytest.param(amount(fixed=0), 0, "0", id="nothing"),
        pytest.param(amount(fixed=999), 999, "999", id="the most"),
        pytest.param(amount(per=REGIONS), 3, "3 regions controlled", id="of the owner"),
        pytest.param(amount(per=REGIONS, of="the_player"), 2, "2 regions controlled", id="of the player"),
        pytest.param(amount(per=REGIONS, of="all_players_together"), 3, "3 regions controlled", id="of all players"),
        pytest.param(amount(per=REGIONS, of="leading_player"), 2, "2 regions controlled", id="of whoever has most"),
        pytest.param(amount(per=REGIONS, times=4), 12, "4 x 3 regions controlled", id="times"),
        pytest.param(
            amount(per=["cards.artifact"], every=2, of="leading_player"), 2, "5 artifacts, every 2 of them", id="every"
        ),
        pytest.param(
            amount(per=["cards.artifact"], every=2, times=3, of="leading_player"),
            6,
            "3 x 5 artifacts, every 2 of them",
            id="every is counted first",
        ),
        pytest.param(amount(per=REGIONS, every=4), 0, "3 regions controlled, every 4 of them", id="too few of them"),
        pytest.param(amount(per=REGIONS, at_most=2), 2, "3 regions controlled, at most 2", id="at most"),
        pytest.param(amount(per=REGIONS, at_most=3), 3, "3 regions controlled, at most 3", id="at most what it is"),
        pytest.param(
            amount(per=["regions_controlled", "threat"]), 9, "3 regions controlled x threat level 3", id="a product"
        ),
        pytest.param(
            amount(per=["regions_controlled", "threat", "leverage"], times=2, every=7, at_most=40),
            40,
            "2 x 3 regions controlled x threat level 3 x leverage 20, every 7 of them, at most 40",
            id="everything at once",
        ),
    ],
)
def test_an_amount_comes_to_a_number_and_shows_what_is_behind_it(given: Amount, number: int, shown: str) -> None:
    assert given.worth(BONE, ALL, by="Ben") == number
    assert given.shown(BONE, ALL, by="Ben") == shown


def test_most_of_it_is_looked_for_measure_by_measure() -> None:
    both = amount(per=["speed", "cards.artifact"], of="leading_player")

    assert both.worth(BONE, ALL) == 4 * 5


@pytest.mark.parametrize("by", [None, "Bone", "Nobody"])
def test_without_a_player_who_brought_it_about_the_owner_is_counted(by: str | None) -> None:
    assert amount(per=REGIONS, of="the_player").worth(BONE, ALL, by) == 3


@pytest.mark.parametrize("of", ["all_players_together", "leading_player"])
def test_without_players_there_is_nothing_to_count(of: str) -> None:
    assert amount(per=REGIONS, of=of).worth(BONE, [BONE]) == 0


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        pytest.param(amount(fixed=2), "2 leverage", id="fixed"),
        pytest.param(amount(per=REGIONS), "1 leverage for each region Bone controls", id="p. 26: of the owner"),
        pytest.param(amount(per=REGIONS, times=3), "3 leverage for each region Bone controls", id="times"),
        pytest.param(
            amount(per=REGIONS, of="the_player"), "1 leverage for each region the player controls", id="of the player"
        ),
        pytest.param(
            amount(per=REGIONS, of="leading_player"),
            "1 leverage for each region the player with most of it controls",
            id="of whoever has most",
        ),
        pytest.param(
            amount(per=["cards.bounty"], of="all_players_together"),
            "1 leverage for each bounty of all players together",
            id="of all players",
        ),
        pytest.param(
            amount(per=REGIONS, every=2, at_most=6),
            "1 leverage for every 2 of: region Bone controls, at most 6",
            id="every, at most",
        ),
        pytest.param(
            amount(per=["region.Oasis", "threat"]),
            "1 leverage for each Oasis that Bone controls x threat level of Bone",
            id="a product",
        ),
    ],
)
def test_an_amount_says_what_a_card_would(given: Amount, sentence: str) -> None:
    assert given.sentence("Bone") == sentence


def test_a_bounty_says_what_it_pays_without_a_name() -> None:
    assert amount(per=["cards.artifact"], times=2).sentence(unit="") == "2 for each artifact"


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        pytest.param({}, "exactly one of fixed and per", id="neither"),
        pytest.param({"fixed": 1, "per": REGIONS}, "exactly one of fixed and per", id="both"),
        pytest.param({"fixed": 1, "times": 2}, "leave them out", id="fixed with times"),
        pytest.param({"fixed": 1, "every": 2}, "leave them out", id="fixed with every"),
        pytest.param({"fixed": 1, "at_most": 2}, "leave them out", id="fixed with at most"),
        pytest.param({"fixed": 1, "of": "the_player"}, "leave them out", id="fixed, of somebody"),
        pytest.param({"per": ["threat"] * 4}, "at most 3 items", id="four measures"),
        pytest.param({"per": REGIONS, "every": 0}, "greater than or equal to 1", id="every none"),
        pytest.param({"fixed": "2"}, "valid integer", id="a text"),
    ],
)
def test_an_amount_that_says_two_things_or_none_is_refused(fields: dict[str, Any], why: str) -> None:
    with pytest.raises(ValidationError, match=why):
        amount(**fields)


@given(amounts.map(Amount.model_validate), st.sampled_from(ALL), st.sampled_from([None, "Ana", "Ben", "Bone"]))
def test_an_amount_is_never_below_nothing_nor_above_its_most(given: Amount, own: Figures, by: str | None) -> None:
    number = given.worth(own, ALL, by)

    assert 0 <= number <= (given.at_most or number)
    assert given.shown(own, ALL, by)
    assert given.sentence(own.name)


def test_every_way_to_count_is_described() -> None:
    assert set(AMOUNT_OF) == {"owner", "the_player", "all_players_together", "leading_player"}


# Conditions.


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        pytest.param(
            condition("regions_controlled", at_least=9), "Bone has at least 9 regions controlled", id="p. 26: Bone's"
        ),
        pytest.param(condition("threat", exactly=2), "Bone has threat level of exactly 2", id="a level"),
        pytest.param(
            condition("cards.mercenary", whose="any_player", at_least=1),
            "any player has at least 1 mercenary",
            id="any player",
        ),
        pytest.param(
            condition("speed", whose="each_player", at_most=3), "each player has speed of at most 3", id="each player"
        ),
        pytest.param(
            condition("cards.any", whose="all_players_together", at_least=12),
            "all players together have at least 12 cards",
            id="all players together",
        ),
        pytest.param(
            condition("leverage", whose="any_competitor", at_least=60),
            "any player or nemesis has leverage of at least 60",
            id="anybody",
        ),
        pytest.param(
            Condition(all=(condition("threat", exactly=0), condition("speed", whose="any_player", at_least=5))),
            "Bone has threat level of exactly 0 and any player has speed of at least 5",
            id="both",
        ),
        pytest.param(
            Condition(
                any=(
                    condition("jobs", whose="holder", at_least=2),
                    Condition(all=(condition("threat", exactly=0), condition("threats", exactly=0))),
                )
            ),
            "Bone has at least 2 jobs in progress or (Bone has threat level of exactly 0 and "
            "Bone has exactly 0 threats on the nemesis mat)",
            id="one in the other",
        ),
    ],
)
def test_a_condition_says_what_a_card_would(given: Condition, sentence: str) -> None:
    assert given.sentence("Bone") == sentence


@pytest.mark.parametrize(
    ("given", "near"),
    [
        pytest.param(
            condition("cards.artifact", whose="any_player", at_least=6),
            ["Ana: 5 of 6 artifacts", "Ben: 2 of 6 artifacts"],
            id="the nearest first",
        ),
        pytest.param(
            condition("speed", whose="any_player", at_most=3),
            ["Ben: speed 2 of at most 3", "Ana: speed 4 of at most 3"],
            id="whoever has done it first",
        ),
        pytest.param(
            condition("cards.artifact", whose="any_player", exactly=4),
            ["Ana: 5 of 4 artifacts", "Ben: 2 of 4 artifacts"],
            id="too many are near as well",
        ),
        pytest.param(
            condition("jobs", whose="any_competitor", at_least=1),
            ["Ana: 0 of 1 jobs in progress", "Ben: 0 of 1 jobs in progress", "Bone: 0 of 1 jobs in progress"],
            id="in the order of the table among equals",
        ),
        pytest.param(
            condition("cards.artifact", whose="all_players_together", at_least=9),
            ["All players: 7 of 9 artifacts"],
            id="all together as one",
        ),
        pytest.param(condition("threat", at_least=5), ["Bone: threat level 3 of 5"], id="the nemesis alone"),
        pytest.param(
            Condition(all=(condition("threat", at_least=3), condition("speed", whose="each_player", at_least=4))),
            ["Bone: threat level 3 of 3", "Ana: speed 4 of 4", "Ben: speed 2 of 4"],
            id="part by part",
        ),
    ],
)
def test_distances_tell_how_near_everybody_is(given: Condition, near: list[str]) -> None:
    assert [str(one) for one in given.distances(BONE, ALL)] == near


def test_who_has_done_it_is_marked() -> None:
    given = condition("cards.artifact", whose="any_player", at_least=5)

    assert [(one.who, one.met) for one in given.distances(BONE, ALL)] == [("Ana", True), ("Ben", False)]


def test_an_endgame_condition_of_nobody_has_no_name_before_its_distance() -> None:
    nobody = Figures(name="", human=False, round=4)

    assert [str(one) for one in condition("round", at_least=6).distances(nobody, ALL)] == ["round 4 of 6"]


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        pytest.param(condition("threat", at_least=5), "threat level 3 of 5", id="of the nemesis"),
        pytest.param(
            condition("cards.artifact", whose="any_player", at_least=6), "Ana: 5 of 6 artifacts", id="of the nearest"
        ),
        pytest.param(
            Condition(any=(condition("threat", exactly=1), condition("leverage", at_least=50))),
            "threat level 3 of 1; leverage 20 of 50",
            id="of both parts",
        ),
    ],
)
def test_a_condition_shows_how_near_it_is(given: Condition, shown: str) -> None:
    assert given.shown(BONE, ALL) == shown


def test_without_anybody_to_count_nothing_is_there() -> None:
    assert condition("speed", whose="any_player", at_least=3).shown(BONE, [BONE]) == "speed 0 of 3"


@pytest.mark.parametrize("depth", [4, 5])
def test_conditions_are_joined_four_deep_at_most(depth: int) -> None:
    raw: dict[str, Any] = {"measure": "threat", "exactly": 1}
    for _ in range(depth - 1):
        raw = {"any": [raw]}

    if depth <= 4:
        assert Condition.model_validate(raw).depth == depth
    else:
        with pytest.raises(ValidationError, match="joined 5 deep; at most 4"):
            Condition.model_validate(raw)


@given(conditions().map(Condition.model_validate), st.sampled_from(ALL))
def test_any_condition_can_be_said_judged_and_shown(given: Condition, own: Figures) -> None:
    assert given.met(own, ALL) in (True, False)
    assert given.sentence("Bone")
    assert given.shown(own, ALL)
    assert all(str(near) for near in given.distances(own, ALL))


@given(conditions(1).map(Condition.model_validate), st.sampled_from(ALL))
def test_distances_agree_with_whether_it_is_met(given: Condition, own: Figures) -> None:
    marks = [near.met for near in given.distances(own, ALL)]

    assert given.met(own, ALL) == (all(marks) if given.whose == "each_player" else any(marks))
    assert marks == sorted(marks, reverse=True)


def test_everybody_whom_a_condition_can_be_about_is_described() -> None:
    assert set(WHOSE) == {
        "this_nemesis", "holder", "any_player", "each_player", "all_players_together", "any_competitor",
    }  # fmt: skip
