"""*Try it*: what a card would do on the sample table."""

from typing import Any

import pytest

from companion.vestige.box.cards import CARD
from companion.vestige.box.pack import bundled
from companion.vestige.box.trial import Outcome, Sample, tried

BONE = bundled()["bone"]


def outcomes(sample: Sample, card: Any = BONE) -> dict[str, Outcome]:
    return {it.title: it for it in tried(card, sample)}


@pytest.mark.parametrize(
    ("title", "change"),
    [
        pytest.param("When a player gains control of a region", "Bone: leverage 12 becomes 13", id="p. 26"),
        pytest.param("Threat level 0", "Bone: leverage 12 becomes 14", id="p. 26: 2"),
        pytest.param("Threat level 1", "Bone: mercenaries 2 becomes 3", id="p. 26: a mercenary"),
        pytest.param("Threat level 2+", "Bone: leverage 12 becomes 15", id="p. 26: 1 for each of 3 regions"),
        pytest.param("Syndicate Lord, at once", "Bone: smugglers 2 becomes 3", id="p. 27: at once"),
        pytest.param("Syndicate Lord is removed", "Ana: smugglers 2 becomes 3", id="p. 26: for the player"),
        pytest.param("At game end", "Bone: +3", id="p. 26: 3 regions x threat level 1"),
    ],
)  # fmt: skip
def test_each_part_of_bone_does_what_his_cards_say(title: str, change: str) -> None:
    assert change in outcomes(Sample())[title].changes


def test_the_sample_stands_as_the_person_sets_it() -> None:
    tuned = outcomes(Sample(regions=9, threat=4, leverage=0, cards=0))

    assert "Bone: +36" in tuned["At game end"].changes
    assert "Its goal is met: 9 of 9 regions controlled" in tuned["At game end"].because
    assert "Bone: leverage 0 becomes 9" in tuned["Threat level 2+"].changes


@pytest.mark.parametrize(
    ("card", "title", "change"),
    [
        pytest.param({"kind": "bounty", "value": {"per": ["cards.artifact"], "times": 2}},
                     "Pays 2 for each artifact", "Ana: +4", id="p. 22: a bounty"),
        pytest.param({"kind": "region", "at_end": {"per": ["covert_ops_completed"], "times": 2}},
                     "At game end 2 leverage for each covert op Ana has completed", "Ana: +0", id="p. 31: a region"),
        pytest.param({"kind": "condition", "condition": {"measure": "regions_controlled", "whose": "any_player",
                                                         "at_least": 3}},
                     "Met when any player has at least 3 regions controlled", "It looks met.", id="p. 25: a condition"),
        pytest.param({"kind": "covert_op", "reward": [{"gain_leverage": {"fixed": 5}}]},
                     "Completed", "Ana: leverage 12 becomes 17", id="p. 24: a covert op"),
    ],
)  # fmt: skip
def test_other_cards_are_tried_too(card: dict[str, Any], title: str, change: str) -> None:
    found = CARD.validate_python({"id": "x", "name": "X", **card})

    assert change in outcomes(Sample(), found)[title].changes


def test_a_card_in_words_alone_has_nothing_to_try() -> None:
    assert tried(CARD.validate_python({"kind": "nemesis", "id": "x", "name": "X"}), Sample()) == ()
    assert tried(CARD.validate_python({"kind": "artifact", "id": "x", "name": "X"}), Sample()) == ()


def test_abilities_that_answer_each_other_are_stopped_on_the_sample_table_too() -> None:
    greedy = {"kind": "nemesis", "id": "x", "name": "X", "triggered": [
        {"when": "nemesis_gains_control", "do": [{"lose_control": {"region": "Oasis"}},
                                                {"gain_control": {"region": "Oasis"}}]}]}  # fmt: skip

    (only,) = tried(CARD.validate_python(greedy), Sample())

    assert "Oasis nobody becomes X" in only.changes
