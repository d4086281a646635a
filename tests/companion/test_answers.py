"""What a form says about a card, given back to it, changes nothing; other answers change what they are about."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given

from companion.faults import Fault
from companion.vestige.box import answers, parts
from companion.vestige.box.answers import (
    answer,
    answered,
    for_each,
    says,
    with_amount_number,
    with_joint,
    with_limit,
    with_measure,
    with_occasion,
    with_part,
    with_part_changed,
    with_word,
    without_measure,
    without_part,
    word_of,
)
from companion.vestige.box.cards import CARD, AnyCard
from companion.vestige.box.editing import Draft, added, at, blank, card_in, draft_of, faults_in, moved, put, removed
from companion.vestige.box.pack import bundled
from companion.vestige.box.trial import Sample, tried
from companion.vestige.library import Library
from companion.vestige.vocabulary.effects import EFFECTS
from companion.vestige.vocabulary.forms import asks, new_condition, new_effect
from companion.vestige.vocabulary.measures import word
from tests.companion.cards import cards


def inside(node: Any) -> Iterator[dict[str, Any]]:
    """Every object in a card."""
    if isinstance(node, dict):
        yield node
        for value in node.values():
            yield from inside(value)
    elif isinstance(node, list | tuple):
        for value in node:
            yield from inside(value)


def of_a_form(draft: Draft) -> Iterator[tuple[str, Draft]]:
    """Every effect, amount, condition and ability in a card, as the forms meet them."""
    for node in inside(draft):
        if "measure" in node or answers.joint_of(node):
            yield "condition", node
        elif "per" in node or "fixed" in node:
            yield "amount", node
        elif "when" in node:
            yield "ability", node
        elif word_of(node):
            yield "effect", node


@given(cards())
def test_a_card_that_is_opened_and_kept_unchanged_is_unchanged(card: AnyCard) -> None:
    draft = draft_of(card)

    assert faults_in(draft) == ()
    assert card_in(draft) == card
    assert draft_of(card_in(draft) or card) == draft


@given(cards())
def test_every_form_given_its_own_answers_changes_nothing(card: AnyCard) -> None:
    for kind, node in of_a_form(draft_of(card)):
        match kind:
            case "effect":
                name = word_of(node)
                assert with_word(node, name) == node
                assert all(answered(node, asked, answer(node, asked)) == node for asked in asks(name))
            case "amount":
                assert with_amount_number(node, answers.amount_number(node)) == node
                limits = {"every": 1, "at_most": None, "of": "owner"}
                assert all(with_limit(node, limit, node.get(limit, usual)) == node for limit, usual in limits.items())
                assert all(with_measure(node, place, one) == node for place, one in enumerate(node.get("per", ())))
            case "condition":
                assert with_joint(node, answers.joint_of(node)) == node
                several = enumerate(answers.parts_of(node))
                assert all(with_part_changed(node, place, part) == node for place, part in several)
                if "measure" in node:
                    assert answers.with_bound(node, answers.bound_of(node), answers.bound_number(node)) == node
            case _:
                assert with_occasion(node, node["when"]) == node


@given(cards())
def test_every_part_of_a_card_put_back_at_its_place_changes_nothing(card: AnyCard) -> None:
    draft = draft_of(card)

    for name, value in draft.items():
        assert put(draft, (name,), value) == draft
        if isinstance(value, list) and value:
            assert moved(moved(draft, (name, 0), 1), (name, min(1, len(value) - 1)), -1) == draft
            assert removed(added(draft, (name,), value[0]), (name, len(value))) == draft


@given(cards())
def test_every_sentence_of_a_card_can_be_said(card: AnyCard) -> None:
    draft = draft_of(card)
    who = parts.owner_of(draft)

    for kind, node in of_a_form(draft):
        if kind == "effect":
            assert says(node, who)
        elif kind == "condition":
            assert answers.condition_says(node, who)
        elif kind == "amount":
            assert answers.amount_says(node, who)
            assert all(answers.subject_of(one) == word(one).subject for one in node.get("per", ()))


@given(cards())
def test_any_card_can_be_tried(card: AnyCard) -> None:
    for outcome in tried(card, Sample()):
        assert outcome.title
        assert outcome.changes


@pytest.mark.parametrize("name", ["Ana", "ana", "Nemesis", "x" * 60])
def test_a_nemesis_can_be_tried_whatever_it_is_called(name: str) -> None:
    card = bundled()["bone"].changed({"name": name})

    outcomes = tried(card, Sample())

    assert any(name in change for outcome in outcomes for change in outcome.changes)


@pytest.mark.parametrize(
    ("before", "name", "after"),
    [
        pytest.param({"gain_leverage": {"fixed": 2}}, "lose_leverage", {"lose_leverage": {"fixed": 2}}, id="an amount"),
        pytest.param(
            {"gain_card": {"kind": "smuggler", "count": 2}, "to": "each_player"},
            "lose_card",
            {"lose_card": {"kind": "smuggler", "count": 2}, "to": "each_player"},
            id="p. 27: cards and to whom",
        ),
        pytest.param(
            {"gain_card": {"kind": "smuggler"}, "to": "each_player"},
            "give_card",
            {"give_card": {"kind": "smuggler"}},
            id="p. 26: to whom a card is given is on the card",
        ),
        pytest.param({"prompt": "Words.", "results": ["card"]}, "add_threat", {"add_threat": {}}, id="words"),
    ],
)
def test_another_word_keeps_the_answers_that_fit_both(before: Draft, name: str, after: Draft) -> None:
    assert with_word(before, name) == after
    assert says(after, "Bone")


@pytest.mark.parametrize("before", EFFECTS)
@pytest.mark.parametrize("after", EFFECTS)
def test_every_word_can_be_exchanged_for_every_other(before: str, after: str) -> None:
    assert says(with_word(new_effect(before), after), "Bone")


def test_a_number_becomes_so_much_for_each_and_a_number_again() -> None:
    each = for_each({"fixed": 2})

    assert each == {"per": ["regions_controlled"], "times": 2}
    assert answers.fixed(each) == {"fixed": 2}
    assert for_each({"fixed": 0}) == {"per": ["regions_controlled"]}
    assert with_amount_number(with_amount_number(each, 1), 1) == {"per": ["regions_controlled"]}


def test_a_product_has_one_measure_more_or_less_and_never_none() -> None:
    product = with_measure({"per": ["regions_controlled"]}, 1, "threat")

    assert product == {"per": ["regions_controlled", "threat"]}
    assert without_measure(product, 0) == {"per": ["threat"]}
    assert without_measure({"per": ["threat"]}, 0) == {"per": ["threat"]}


def test_conditions_are_joined_and_taken_apart_again() -> None:
    one, other = new_condition(), {"measure": "threat", "exactly": 2}

    both = with_part(one, other)

    assert both == {"all": [one, other]}
    assert with_joint(both, "any") == {"any": [one, other]}
    assert with_part(both, one) == {"all": [one, other, one]}
    assert without_part(both, 0) == other
    assert without_part(with_part(both, one), 1) == {"all": [one, one]}


def test_an_ability_at_another_occasion_loses_what_can_no_longer_narrow_it() -> None:
    ability = {"when": "player_visits_region", "region": "Oasis", "do": []}

    assert with_occasion(ability, "player_gains_control") == {**ability, "when": "player_gains_control"}
    assert with_occasion(ability, "player_gains_card") == {"when": "player_gains_card", "do": []}
    assert with_occasion(ability, "people_say")["words"]


def test_the_last_effect_of_a_row_leaves_an_empty_row_and_that_of_the_game_end_leaves_nothing() -> None:
    effect = new_effect("gain_leverage")
    draft = {
        **blank(Library(), "nemesis", "Tide"),
        "levels": [{"threat": 0, "do": [effect]}],
        "game_end": {"do": [effect]},
    }

    without = parts.without_part_at(parts.without_part_at(draft, ("levels", 0, "do", 0)), ("game_end", "do", 0))

    assert at(without, ("levels",)) == [{"threat": 0, "do": []}]
    assert "game_end" not in without
    assert faults_in(without) == ()


def test_a_goal_without_condition_and_words_is_none() -> None:
    draft = parts.with_goal(blank(Library(), "nemesis", "Tide"), "words", "Own the night.")

    assert draft["goal"] == {"words": "Own the night."}
    assert "goal" not in parts.with_goal(draft, "words", None)


@pytest.mark.parametrize("kind", ["nemesis", "condition", "covert_op"])
def test_a_condition_begins_with_those_whose_card_it_is(kind: Any) -> None:
    begun = parts.begun_condition(kind)

    assert begun["whose"] == parts.whose_of(kind)[0]
    assert answers.condition_says(begun, "Bone")


def test_what_a_card_says_already_is_offered_though_it_is_unusual_there() -> None:
    assert "holder" not in parts.whose_of("nemesis")
    assert "holder" in parts.whose_of("nemesis", "holder")
    assert "the_player" not in parts.whom_of("covert_op", "gain_leverage")
    assert "the_player" in parts.whom_of("covert_op", "gain_leverage", "the_player")


@pytest.mark.parametrize(
    ("draft", "path", "sentence"),
    [
        ({}, ("name",), "It has no name yet; give it one."),
        (
            {"name": "A", "levels": [{"threat": 1, "do": [{"gain_control": {}}]}]},
            ("levels", 0, "do", 0),
            "The region is missing; give it a value.",
        ),
        ({"name": "A", "words": "x" * 601}, ("words",), "The text is too long; at most 600 characters."),
        ({"name": "A", "setup": [""]}, ("setup",), "The step is empty; write it down or take it away."),
        (
            {"name": "A", "levels": [{"threat": 1, "do": []}] * 2},
            (),
            "Two rows have the same threat level; give each level one row.",
        ),
        (
            {"name": "A", "triggered": [{"when": "people_say"}]},
            ("triggered", 0),
            "An ability that people watch for needs words; write down when it happens.",
        ),
    ],
)
def test_what_does_not_fit_is_one_sentence_at_its_place(draft: Draft, path: Any, sentence: str) -> None:
    faults = faults_in({"kind": "nemesis", "id": "a", **draft})

    assert [parts.told(fault) for fault in parts.faults_at(faults, path)] == [sentence]


def test_a_fault_of_the_tenth_row_is_none_of_the_first() -> None:
    faults = (Fault("levels[10].do", "is missing"), Fault("levels[1].do", "is missing"))

    assert parts.faults_at(faults, ("levels", 1)) == faults[1:]
    assert parts.faults_at(faults, ("levels", 1), inside=False) == ()


@pytest.mark.parametrize(
    ("letters", "names"),
    [
        ("the tr", ("The Trench",)),
        ("tr", ("The Trench",)),
        ("my", ("My own",)),
        ("xyz", ()),
    ],
)
def test_regions_are_found_by_the_first_letters_of_any_word(letters: str, names: tuple[str, ...]) -> None:
    assert parts.regions_like(letters, own=("My own",)) == names
    assert len(parts.regions_like("", most=5)) == 5


def test_a_row_begins_one_level_above_the_highest_with_a_usual_effect() -> None:
    draft = blank(Library(), "nemesis", "Tide")

    for _ in range(3):
        draft = added(draft, ("levels",), parts.begun_row(draft))

    card = CARD.validate_python(draft)
    assert [row["threat"] for row in draft["levels"]] == [0, 1, 2]
    assert card == card_in(draft)
