"""The example packs: they can be read, leave no word of the vocabulary out, and can be played."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.frozen import Frozen
from companion.game import Game
from companion.vestige.box.cards import KINDS, CovertOpCard, Pack
from companion.vestige.box.pack import read_pack, written
from companion.vestige.cards import CARD_KINDS
from companion.vestige.finish import request_of
from companion.vestige.rulebook import VESTIGE
from companion.vestige.scoring import score
from companion.vestige.vocabulary.amounts import AMOUNT_OF, Amount
from companion.vestige.vocabulary.conditions import WHOSE, Condition
from companion.vestige.vocabulary.effects import EFFECTS, RESULTS, WHOM, Effect
from companion.vestige.vocabulary.measures import WORDS
from companion.vestige.vocabulary.occasions import WHENS
from tests.companion.examples import CARDS, NEMESES, PACKS, against
from tests.companion.games import VALUES, Move, act, leverage, move, play

END, RUN = move("end_turn"), move("run_nemeses")


def parts(value: Any) -> Iterator[Frozen]:
    """A card, and everything that it is made of."""
    if isinstance(value, Frozen):
        yield value
        for field in type(value).model_fields:
            yield from parts(getattr(value, field))
    elif isinstance(value, tuple):
        for one in value:
            yield from parts(one)


PARTS = [part for pack in PACKS.values() for part in parts(pack)]
MADE = [part for part in PARTS if isinstance(part, Effect)]
AMOUNTS = [part for part in PARTS if isinstance(part, Amount) and part.per]
CONDITIONS = [part for part in PARTS if isinstance(part, Condition) and part.measure]


def test_there_are_two_example_packs_each_with_a_writer_and_notes() -> None:
    assert sorted(PACKS) == ["lights-out", "paper-city"]
    assert all(pack.author == "Tableside" and pack.notes for pack in PACKS.values())
    assert all(pack.id == name for name, pack in PACKS.items())


@pytest.mark.parametrize("name", PACKS)
def test_an_example_read_and_written_is_the_same_pack(name: str) -> None:
    assert read_pack(written(PACKS[name])) == PACKS[name]


def test_the_cards_of_one_example_can_lie_beside_those_of_the_other() -> None:
    assert len(CARDS) == sum(len(pack.cards) for pack in PACKS.values())


def test_goals_are_shown_by_all_by_any_and_by_words() -> None:
    goals = [nemesis.goal for nemesis in NEMESES.values() if nemesis.goal]

    watched = [goal.condition for goal in goals if goal.condition]
    assert any(condition.all for condition in watched)
    assert any(condition.any for condition in watched)
    assert any(goal.words for goal in goals if goal.condition is None)


def _fields() -> list[tuple[str, str]]:
    schema = Pack.model_json_schema()
    models = schema["$defs"] | {"Pack": schema}
    return [(model, field) for model, said in models.items() for field in said.get("properties", ())]


@pytest.mark.parametrize(("model", "field"), _fields())
def test_no_field_is_without_an_example(model: str, field: str) -> None:
    assert any(type(part).__name__ == model and field in part.model_fields_set for part in PARTS)


def _words() -> dict[str, tuple[set[Any], set[Any]]]:
    """Each part of the vocabulary: the words that there are, and those that the examples use."""
    triggered = [ability for nemesis in NEMESES.values() for ability in nemesis.triggered]
    measures = {measure for amount in AMOUNTS for measure in amount.per} | {part.measure for part in CONDITIONS}
    return {
        "kinds of cards": (set(KINDS), {getattr(card, "kind", "") for card in CARDS.values()}),
        "occasions": (set(WHENS), {ability.when for ability in triggered}),
        "effects": (set(EFFECTS), {effect.kind for effect in MADE}),
        "to": (set(WHOM), {effect.to for effect in MADE}),
        "of": (set(AMOUNT_OF), {amount.of for amount in AMOUNTS}),
        "whose": (set(WHOSE), {part.whose for part in CONDITIONS}),
        "results": (set(RESULTS), {result for effect in MADE for result in effect.results}),
        "when a covert op is flipped": (
            {"at_once", "game_end"},
            {card.flipped for card in CARDS.values() if isinstance(card, CovertOpCard)},
        ),
        "subjects of measures": (
            {word.subject for word in WORDS.values()} | {"a region by name"},
            {WORDS[it].subject if it in WORDS else "a region by name" for it in measures if it},
        ),
    }


@pytest.mark.parametrize("part", _words())
def test_no_word_is_without_an_example(part: str) -> None:
    known, used = _words()[part]

    assert used == known


def test_a_row_that_goes_on_a_gap_between_rows_and_a_product_are_among_the_examples() -> None:
    gaps = [nemesis.id for nemesis in NEMESES.values() if None in [nemesis.row(threat) for threat in range(6)]]

    assert gaps == ["lamplighter"]
    assert all(nemesis.row(40) for nemesis in NEMESES.values())
    assert any(len(amount.per) > 1 for amount in AMOUNTS)


def whims(*ids: str) -> st.SearchStrategy[Move]:
    """Moves that people might make against these nemeses, some of which make no sense at the moment."""
    names = [NEMESES[id].name for id in ids]
    who = st.sampled_from(["Ana", "Ana", *names])
    nemesis = st.sampled_from(names)
    threat = st.sampled_from([threat.name for id in ids for threat in NEMESES[id].threats])
    region = st.sampled_from([*VALUES, "Generator", "The Obelisk", "The Underground"])
    kind, few, printed = st.sampled_from(CARD_KINDS), st.integers(0, 12), st.none() | st.integers(0, 5)
    fields: dict[str, dict[str, st.SearchStrategy[Any]]] = {
        "gain_leverage": {"who": who, "amount": few},
        "lose_leverage": {"who": who, "amount": few},
        "take_control": {"who": who, "region": region, "leverage": printed},
        "lose_control": {"region": region},
        "visit": {"who": who, "region": region, "leverage": printed},
        "gain_card": {"who": who, "kind": kind, "leverage": printed},
        "lose_card": {"who": who, "kind": kind},
        "upgrade_speed": {"who": st.just("Ana")},
        "reveal_threat": {"nemesis": nemesis, "name": threat},
        "remove_threat": {"nemesis": nemesis, "name": threat, "by": st.just("Ana")},
        "reveal_condition": {"name": st.sampled_from(["The Long Night", "A Clean Book"]), "met": st.booleans()},
        "draw_covert_op": {"who": st.just("Ana"), "trigger": st.integers(1, 5)},
        "complete_covert_op": {"who": st.just("Ana"), "op": st.integers(1, 9), "leverage": few},
        "use_ability": {"nemesis": nemesis, "ability": st.integers(1, 5), "by": st.just("Ana")},
    }
    return st.one_of(*(st.fixed_dictionaries({"move": st.just(name), **values}) for name, values in fields.items()))


ALONE_AND_TOGETHER = [(id,) for id in NEMESES] + [tuple(it.id for it in pack.nemeses) for pack in PACKS.values()]


@pytest.mark.parametrize("difficulty", ["nuisance", "menace"])
@pytest.mark.parametrize("ids", ALONE_AND_TOGETHER, ids="+".join)
@settings(max_examples=8)
@given(data=st.data())
def test_a_nemesis_plays_ten_rounds_of_whatever_people_do(
    ids: tuple[str, ...], difficulty: str, data: st.DataObject
) -> None:
    game = against(*ids, difficulty=difficulty, depth=data.draw(st.sampled_from(["score", "everything"])))
    rounds = data.draw(st.lists(st.lists(whims(*ids), max_size=4), min_size=10, max_size=10))

    for whole_round in rounds:
        for whim in whole_round:
            answer = act(game, whim)
            game = answer if isinstance(answer, Game) else game
        game = play(game, END, RUN)

    assert game.table.round == 11
    assert min(leverage(game).values()) >= 0
    assert game.table == game.ledger.replay(VESTIGE.start(game.setup), VESTIGE.evolve)
    assert score(request_of(game.table)).verdict.because
