"""Packs: nemeses as data, and every fault in a file that does not fit."""

from typing import Any

import pytest
from pydantic import ValidationError

from companion.faults import BadInput
from companion.vestige.box.nemesis import Nemesis
from companion.vestige.box.pack import bundled, read_pack
from companion.vestige.vocabulary.amounts import Amount
from companion.vestige.vocabulary.conditions import Condition
from companion.vestige.vocabulary.effects import Effect
from companion.vestige.vocabulary.measures import Figures

HEAD = 'id = "x"\nname = "X"\nsource = "made up"\n'


def nemesis(text: str) -> Nemesis:
    return read_pack(text, "x.toml").nemeses[0]


def faults(text: str) -> list[str]:
    with pytest.raises(BadInput) as caught:
        read_pack(text, "x.toml")
    return [str(fault) for fault in caught.value.faults]


def test_bone_is_as_the_rulebook_shows_him() -> None:
    bone = bundled()["bone"]

    # p. 26, 27: all of him, in the words of the pack.
    assert bone.model_dump(exclude_defaults=True, exclude={"threats"}) == {
        "kind": "nemesis",
        "id": "bone",
        "name": "Bone",
        "source": "rulebook p. 26-27",
        "triggered": ({"when": "player_gains_control", "do": ({"gain_leverage": {"fixed": 1}},)},),
        "levels": (
            {"threat": 0, "do": ({"gain_leverage": {"fixed": 2}},)},
            {"threat": 1, "do": ({"gain_leverage": {"fixed": 2}}, {"gain_card": {"kind": "mercenary"}})},
            {"threat": 2, "and_above": True, "do": ({"gain_leverage": {"per": ("regions_controlled",)}},)},
        ),
        "game_end": {"do": ({"gain_leverage": {"per": ("regions_controlled", "threat")}},)},
        "goal": {"condition": {"measure": "regions_controlled", "at_least": 9}},
    }


def test_the_two_threats_of_bone_that_the_rulebook_shows_are_there() -> None:
    lord, man = bundled()["bone"].threats

    assert (lord.name, man.name) == ("Syndicate Lord", "Man with the Plans")
    assert [effect.kind for effect in lord.immediately] == ["gain_card", "gain_control"]
    assert [effect.kind for effect in lord.on_removal] == ["give_card"]
    assert man.immediately == ()
    assert [effect.kind for effect in man.on_removal] == ["prompt"]
    assert "2 cunning" in (lord.removal or "")
    assert "location E" in (man.removal or "")


@pytest.mark.parametrize(
    ("threat", "row"),
    [
        pytest.param(0, 0, id="p. 26: 0"),
        pytest.param(1, 1, id="p. 26: 1"),
        pytest.param(2, 2, id="p. 26: 2"),
        pytest.param(3, 2, id="p. 26: 3 is served by 2+"),
        pytest.param(40, 2, id="p. 26: 40 too"),
    ],
)
def test_a_level_is_served_by_its_row_or_the_highest_that_goes_on(threat: int, row: int) -> None:
    found = bundled()["bone"].row(threat)

    assert found is not None
    assert found.threat == row


def test_a_gap_between_rows_is_served_by_none() -> None:
    pack = nemesis(HEAD + "[[levels]]\nthreat = 1\ndo = []\n[[levels]]\nthreat = 3\nand_above = true\ndo = []\n")

    assert [pack.row(threat) and pack.row(threat).threat for threat in range(5)] == [None, 1, None, 3, 3]


@pytest.mark.parametrize(
    ("text", "where", "words"),
    [
        pytest.param("id = ", "x.toml", "no valid TOML", id="no TOML"),
        pytest.param('id = "x"', "x.toml: name", "is missing", id="no name"),
        pytest.param(HEAD.replace('"x"', '"X Y"'), "x.toml: id", "", id="an id with capitals"),
        pytest.param(HEAD + "colour = 1", "x.toml: colour", "not a known field", id="an unknown field"),
        pytest.param(
            HEAD + '[[triggered]]\nwhen = "player_sneezes"\ndo = []',
            "x.toml: triggered[0].when",
            "is no occasion",
            id="when",
        ),
        pytest.param(
            HEAD + "[[levels]]\nthreat = 0\ndo = [{ gain_leverage = { fixed = -1 } }]",
            "x.toml: levels[0].do[0].gain_leverage.fixed",
            "too small",
            id="a negative amount",
        ),
        pytest.param(
            HEAD + "[[levels]]\nthreat = 0\ndo = [{ gain_leverage = { } }]",
            "x.toml: levels[0].do[0].gain_leverage",
            "fixed or per",
            id="an amount of nothing",
        ),
        pytest.param(
            HEAD + '[[levels]]\nthreat = 0\ndo = [{ gain_leverage = { fixed = 1, per = ["threat"] } }]',
            "x.toml: levels[0].do[0].gain_leverage",
            "exactly one",
            id="an amount of both",
        ),
        pytest.param(
            HEAD + '[[levels]]\nthreat = 0\ndo = [{ gain_leverage = { per = ["luck"] } }]',
            "x.toml: levels[0].do[0].gain_leverage.per[0]",
            "is no measure",
            id="an unknown measure",
        ),
        pytest.param(
            HEAD + "[[levels]]\nthreat = 0\ndo = [{ }]", "x.toml: levels[0].do[0]", "not 0", id="an effect of nothing"
        ),
        pytest.param(
            HEAD + '[[levels]]\nthreat = 0\ndo = [{ prompt = "a", gain_leverage = { fixed = 1 } }]',
            "x.toml: levels[0].do[0]",
            "not 2",
            id="an effect of two things",
        ),
        pytest.param(
            HEAD + '[[levels]]\nthreat = 0\ndo = [{ gain_card = { kind = "mercenery" } }]',
            "x.toml: levels[0].do[0].gain_card.kind",
            "mean mercenary",
            id="a kind misspelt",
        ),
        pytest.param(
            HEAD + "[[levels]]\nthreat = 1\ndo = []\n[[levels]]\nthreat = 1\ndo = []",
            "x.toml",
            "same threat level",
            id="a level twice",
        ),
        pytest.param(
            HEAD + '[goal]\ncondition = { measure = "threat" }', "x.toml: goal.condition", "one number", id="no number"
        ),
        pytest.param(
            HEAD + '[goal]\ncondition = { measure = "threat", at_least = 1, at_most = 2 }',
            "x.toml: goal.condition",
            "one number",
            id="two numbers",
        ),
        pytest.param(HEAD + "[goal]\ncondition = { }", "x.toml: goal.condition", "exactly one", id="no condition"),
        pytest.param(
            HEAD + '[goal]\ncondition = { at_least = 3, all = [{ measure = "threat", exactly = 1 }] }',
            "x.toml: goal.condition",
            "parts of all or any",
            id="a number without a measure",
        ),
    ],
)
def test_a_fault_is_told_with_its_place(text: str, where: str, words: str) -> None:
    told = faults(text)

    assert any(fault.startswith(f"{where}: ") and words in fault for fault in told), told


def test_every_fault_of_a_file_is_told_at_once() -> None:
    told = faults('id = "x"\ncolour = 1\n[[levels]]\nthreat = -1\ndo = [{ gain_card = { kind = "x", count = 0 } }]')

    places = {fault.split(": ")[1] for fault in told}
    assert places == {
        "name",
        "colour",
        "levels[0].threat",
        "levels[0].do[0].gain_card.kind",
        "levels[0].do[0].gain_card.count",
    }


BONE = Figures(
    name="Bone", human=False, leverage=20, threat=3, regions=(2, None, 4), cards={"mercenary": 2, "smuggler": 1}
)
ANA = Figures(name="Ana", human=True, leverage=5, speed=4, regions=(2,), cards={"bounty": 2, "lawmaker": 1})
BEN = Figures(name="Ben", human=True, leverage=9, speed=2, regions=(1, 1))


@pytest.mark.parametrize(
    ("amount", "number"),
    [
        pytest.param({"fixed": 2}, 2, id="fixed"),
        pytest.param({"fixed": 0}, 0, id="nothing"),
        pytest.param({"per": ["regions_controlled"]}, 3, id="regions"),
        pytest.param({"per": ["region_leverage"]}, 6, id="their leverage, as far as it is read"),
        pytest.param({"per": ["regions_controlled", "threat"]}, 9, id="a product"),
        pytest.param({"per": ["regions_controlled"], "times": 2}, 6, id="times a factor"),
        pytest.param({"per": ["cards.mercenary"]}, 2, id="a kind of card"),
        pytest.param({"per": ["cards.any_contact"]}, 3, id="contacts"),
        pytest.param({"per": ["cards.any"]}, 3, id="cards"),
        pytest.param({"per": ["cards.chop_bot"]}, 0, id="a kind that is not there"),
        pytest.param({"per": ["leverage"]}, 20, id="leverage"),
        pytest.param({"per": ["threat"]}, 3, id="threat"),
    ],
)
def test_an_amount_is_read_off_the_table(amount: dict[str, Any], number: int) -> None:
    assert Amount.model_validate(amount).worth(BONE) == number


@pytest.mark.parametrize(
    ("condition", "met"),
    [
        pytest.param({"measure": "regions_controlled", "at_least": 3}, True, id="at least, reached"),
        pytest.param({"measure": "regions_controlled", "at_least": 4}, False, id="at least, not reached"),
        pytest.param({"measure": "threat", "at_most": 3}, True, id="at most"),
        pytest.param({"measure": "threat", "at_most": 2}, False, id="at most, above"),
        pytest.param({"measure": "threat", "exactly": 3}, True, id="exactly"),
        pytest.param({"measure": "threat", "exactly": 0}, False, id="exactly nothing"),
        pytest.param({"measure": "speed", "whose": "any_player", "at_least": 4}, True, id="any player"),
        pytest.param(
            {"measure": "leverage", "whose": "any_player", "at_least": 20}, False, id="a nemesis is no player"
        ),
        pytest.param({"measure": "speed", "whose": "each_player", "at_least": 2}, True, id="each player"),
        pytest.param({"measure": "speed", "whose": "each_player", "at_least": 3}, False, id="each player, one short"),
        pytest.param(
            {"measure": "leverage", "whose": "all_players_together", "exactly": 14}, True, id="all players together"
        ),
        pytest.param({"measure": "leverage", "whose": "any_competitor", "at_least": 20}, True, id="any competitor"),
        pytest.param(
            {"all": [{"measure": "threat", "exactly": 3}, {"measure": "leverage", "at_least": 21}]}, False, id="all of"
        ),
        pytest.param(
            {"any": [{"measure": "threat", "exactly": 1}, {"measure": "leverage", "at_least": 20}]}, True, id="any of"
        ),
    ],
)
def test_a_condition_compares_a_measure_with_a_number(condition: dict[str, Any], met: bool) -> None:
    assert Condition.model_validate(condition).met(BONE, [ANA, BEN, BONE]) is met


def test_a_condition_on_each_player_does_not_hold_without_players() -> None:
    condition = Condition.model_validate({"measure": "speed", "whose": "each_player", "at_least": 0})

    assert not condition.met(BONE, [BONE])


@pytest.mark.parametrize(
    ("effect", "sentence"),
    [
        pytest.param({"gain_leverage": {"fixed": 2}}, "Bone gains 2 leverage", id="leverage"),
        pytest.param(
            {"gain_leverage": {"per": ["regions_controlled", "threat"]}},
            "Bone gains 1 leverage for each region Bone controls x threat level of Bone",
            id="a product",
        ),
        pytest.param({"lose_leverage": {"fixed": 1}}, "Bone loses 1 leverage", id="a loss"),
        pytest.param({"gain_card": {"kind": "artifact"}}, "Bone gains an artifact", id="a card"),
        pytest.param({"lose_card": {"kind": "bounty", "count": 2}}, "Bone loses 2 bounties", id="two cards"),
        pytest.param(
            {"give_card": {"kind": "smuggler"}}, "The player gains a smuggler of Bone", id="a card handed over"
        ),
        pytest.param({"gain_control": {"region": "Oasis"}}, "Bone takes control of Oasis", id="a region"),
        pytest.param({"lose_control": {"region": "Oasis"}}, "Bone loses control of Oasis", id="a region lost"),
        pytest.param({"prompt": "Shuffle the stack."}, "Shuffle the stack.", id="words"),
    ],
)
def test_an_effect_says_what_it_does_in_a_sentence(effect: dict[str, Any], sentence: str) -> None:
    assert Effect.model_validate(effect).sentence("Bone") == sentence


def test_a_pack_cannot_carry_code() -> None:
    with pytest.raises(ValidationError):
        Effect.model_validate({"gain_leverage": {"fixed": "__import__('os')"}})
