"""Every word has a form to choose it: what it begins with fits at once and says so in a sentence."""

import pytest

from companion.vestige.box.nemesis import Triggered
from companion.vestige.vocabulary.conditions import Condition
from companion.vestige.vocabulary.effects import EFFECTS, WHOM, Effect
from companion.vestige.vocabulary.forms import (
    asks,
    measures_by_subject,
    new_ability,
    new_condition,
    new_effect,
    occasion_says,
    whom,
)
from companion.vestige.vocabulary.measures import WORDS
from companion.vestige.vocabulary.occasions import OCCASIONS, WHENS

ASKED_FOR = {
    "amount": ("gain_leverage", "lose_leverage"),
    "kind": ("gain_card", "lose_card", "give_card"),
    "count": ("gain_card", "lose_card", "give_card", "gain_attribute", "lose_attribute"),
    "region": ("gain_control", "lose_control"),
    "attribute": ("gain_attribute", "lose_attribute"),
    "threat": ("add_threat", "remove_threat"),
    "spaces": ("upgrade_speed",),
    "words": ("prompt",),
    "results": ("prompt",),
}


@pytest.mark.parametrize("effect", EFFECTS)
def test_an_effect_begins_with_something_that_fits(effect: str) -> None:
    begun = Effect.model_validate(new_effect(effect))

    assert begun.kind == effect
    assert begun.sentence("Bone")


@pytest.mark.parametrize(("asked", "effects"), ASKED_FOR.items(), ids=ASKED_FOR)
def test_each_control_is_asked_for_by_the_effects_that_need_it(asked: str, effects: tuple[str, ...]) -> None:
    assert tuple(effect for effect in EFFECTS if asked in asks(effect)) == effects


@pytest.mark.parametrize("effect", EFFECTS)
def test_whom_it_happens_to_is_asked_only_where_there_is_a_choice(effect: str) -> None:
    assert ("whom" in asks(effect)) == (len(whom(effect)) > 1)
    assert set(whom(effect)) <= set(WHOM)


def test_every_measure_is_offered_once() -> None:
    offered = [measure for measures in measures_by_subject().values() for measure in measures]

    assert sorted(offered) == sorted(WORDS)


def test_a_condition_begins_with_something_that_fits() -> None:
    assert Condition.model_validate(new_condition()).sentence() == "any player has at least 1 region controlled"


@pytest.mark.parametrize("when", WHENS)
def test_an_ability_begins_with_something_that_fits_for_every_occasion(when: str) -> None:
    assert Triggered.model_validate(new_ability(when)).when == when  # type: ignore[arg-type]
    assert "{" not in occasion_says(when, "Bone")  # type: ignore[arg-type]
    assert when in OCCASIONS


def test_an_occasion_is_told_as_narrow_as_it_was_made() -> None:
    assert occasion_says("player_gains_card", "Bone", kind="chop_bot") == "a player gains a chop bot"
    assert occasion_says("player_gains_card", "Bone", kind="artifact") == "a player gains an artifact"
    assert occasion_says("player_visits_region", "Bone", region="Oasis") == "a player visits Oasis"
