"""The example packs: they can be read, leave no word of the vocabulary out, and play as they say."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.frozen import Frozen
from companion.game import Game
from companion.vestige.box.cards import KINDS, BountyCard, CovertOpCard, EndgameCard, Pack
from companion.vestige.box.nemesis import Nemesis
from companion.vestige.box.pack import read_pack, written
from companion.vestige.cards import CARD_KINDS
from companion.vestige.finish import request_of
from companion.vestige.prompts import prompts
from companion.vestige.rulebook import VESTIGE
from companion.vestige.scoring import score
from companion.vestige.vocabulary.amounts import AMOUNT_OF, Amount
from companion.vestige.vocabulary.conditions import WHOSE, Condition
from companion.vestige.vocabulary.effects import EFFECTS, RESULTS, WHOM, Effect
from companion.vestige.vocabulary.measures import WORDS
from companion.vestige.vocabulary.occasions import WHENS
from companion.vestige.watching import distances, looks_met, objective_met
from tests.companion.games import (
    VALUES,
    AnyGame,
    Move,
    act,
    asked,
    begin,
    competitive,
    leverage,
    move,
    play,
    reasons,
    setup,
    solo,
)

FOLDER = Path(__file__).parents[2] / "docs" / "packs"
FILES = sorted(FOLDER.glob("*.json"))
PACKS = {file.stem: read_pack(file.read_bytes(), file.name) for file in FILES}
CARDS = {card.id: card for pack in PACKS.values() for card in pack.cards}
NEMESES = {card.id: card for card in CARDS.values() if isinstance(card, Nemesis)}
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


@pytest.mark.parametrize("name", PACKS)
def test_one_shows_a_goal_that_the_app_watches_and_one_in_words_is_there(name: str) -> None:
    goals = [nemesis.goal for nemesis in PACKS[name].nemeses]

    assert any(goal and goal.condition and (goal.condition.all or goal.condition.any) for goal in goals)
    assert any(nemesis.goal and nemesis.goal.words for nemesis in NEMESES.values())


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


def seat(id: str) -> dict[str, Any]:
    """How a game takes a nemesis that does not come with the app: with its whole card."""
    return {"pack": json.loads(NEMESES[id].model_dump_json(exclude_defaults=True)), "threat_cards": 5}


def against(*ids: str, **changes: Any) -> AnyGame:
    """Ana alone against these, who each have a row for every level or pass."""
    return solo(nemeses=[seat(id) for id in ids], **changes)


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
    return st.one_of(
        st.fixed_dictionaries({"move": st.just(name), **values}) for name, values in fields.items()
    )  # fmt: skip


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


def held(who: str, *regions: str) -> list[Move]:
    """Regions worth nothing that somebody holds; no ability answers to a correction."""
    return [move("set_control", who=who, region=region) for region in regions]


@pytest.mark.parametrize(
    ("level", "difficulty", "gained"),
    [
        pytest.param(0, "nuisance", 2, id="p. 27: row 0"),
        pytest.param(1, "nuisance", 2 + 1, id="p. 27: row 1: the Oasis pays its 1 too"),
        pytest.param(2, "nuisance", 0, id="p. 27: no row for level 2"),
        pytest.param(3, "nuisance", 4, id="p. 27: row 3+: four regions"),
        pytest.param(2, "menace", 2 + 2 + 1, id="p. 27: rows 0 and 1"),
        pytest.param(5, "menace", 2 + 2 + 1 + 5, id="p. 27: rows 0, 1, 3+: the Oasis is the fifth region"),
    ],
)
def test_the_lamplighter_is_paid_for_regions_and_has_nothing_for_level_two(
    level: int, difficulty: str, gained: int
) -> None:
    regions = held("The Lamplighter", "Generator", "The Trench", "Garage", "Scrapyard")
    threats = move("set_threat", nemesis="The Lamplighter", to=level)

    game = play(against("lamplighter", difficulty=difficulty), *regions, threats, END, RUN)

    assert leverage(game)["The Lamplighter"] == gained


@pytest.mark.parametrize(
    ("before", "gained"),
    [
        pytest.param([], 0, id="the first region is half of a pair"),
        pytest.param(["A"], 1, id="the second makes a pair"),
        pytest.param(["A", "B", "C", "D", "E", "F", "G", "H"], 3, id="the ninth: four pairs, at most 3"),
    ],
)
def test_the_lamplighter_charges_a_player_by_what_the_player_holds(before: list[str], gained: int) -> None:
    game = play(against("lamplighter"), *held("Ana", *before))

    after = play(game, move("take_control", who="Ana", region="The Den", leverage=0))

    assert leverage(after) == {"Ana": 0, "The Lamplighter": gained}


def test_the_lamplighter_charges_for_visits_to_the_generator_alone() -> None:
    game = play(against("lamplighter"), move("set_leverage", who="Ana", to=5))

    elsewhere = play(game, move("visit", who="Ana", region="Oasis"))
    there = play(game, move("visit", who="Ana", region="Generator"))

    assert (leverage(elsewhere)["Ana"], leverage(there)["Ana"]) == (5, 4)


def test_a_removed_threat_hands_its_region_to_whoever_removed_it() -> None:
    key = "Key to the Substation"
    revealed = play(
        against("lamplighter"),
        move("read_printed", of="region:The Underground", value=2),
        move("reveal_threat", nemesis="The Lamplighter", name=key),
    )

    removed = play(revealed, move("remove_threat", nemesis="The Lamplighter", name=key, by="Ana"))

    assert revealed.table.controller("The Underground") == "The Lamplighter"
    assert removed.table.controller("The Underground") == "Ana"
    # She gained 2 for it and loses 1 as she loses it; one region of Ana's is no pair.
    assert leverage(removed) == {"Ana": 2, "The Lamplighter": 2 - 1}
    assert removed.table.competitor("The Lamplighter").blocks == {"might": 1}


def test_the_night_shift_catches_up_and_works_for_others() -> None:
    game = play(
        against("night-shift", "lamplighter", difficulty="menace"),
        move("set_leverage", who="Ana", to=20),
        *[move("gain_card", who="The Night Shift", kind="mercenary", leverage=0)] * 3,
        move("set_threat", nemesis="The Night Shift", to=2),
        END,
    )

    after = play(game, move("run_nemeses", draws=[3]))

    # Row 0: 1, and its first cunning. Row 1: 1 for it. Row 2+: a mercenary of 3, 1 for every 2 of 4; then the
    # Lamplighter gains 1, and 2 of its own. The next round begins 20 - 7 behind: 1 for every 6.
    assert leverage(after) == {"Ana": 20, "The Night Shift": 1 + 1 + 3 + 2 + 2, "The Lamplighter": 1 + 2}


def test_the_creditor_counts_cards_of_all_and_multiplies_what_he_keeps() -> None:
    game = play(
        against("creditor", difficulty="menace"),
        move("set_leverage", who="Ana", to=8),
        *[move("gain_card", who="Ana", kind="smuggler", leverage=0)] * 11,
        move("set_threat", nemesis="The Creditor", to=3),
        END,
    )

    after = play(game, move("run_nemeses", draws=[4]))

    # Row 0: 1 and a guile. Row 1: a lawmaker of 4, and a guile for gaining one. Row 2: 1 for every 5 of 11 cards.
    # Row 3+: 2 guile x threat level 3.
    assert leverage(after) == {"Ana": 8 - 1, "The Creditor": 1 + 4 + 2 + 6}
    assert after.table.competitor("The Creditor").blocks["guile"] == 0


@pytest.mark.parametrize(
    ("kind", "gained"),
    [pytest.param("artifact", 3, id="the third artifact"), pytest.param("smuggler", 0, id="a card of another kind")],
)
def test_the_creditor_answers_to_artifacts_alone(kind: str, gained: int) -> None:
    game = play(against("creditor"), *[move("gain_card", who="Ana", kind="artifact", leverage=0)] * 2)
    before = leverage(game)["The Creditor"]

    after = play(game, move("gain_card", who="Ana", kind=kind, leverage=0))

    assert leverage(after)["The Creditor"] - before == gained


def test_what_people_see_costs_them_leverage_when_they_say_so() -> None:
    game = play(against("creditor"), move("set_leverage", who="Ana", to=3))

    after = play(game, move("use_ability", nemesis="The Creditor", ability=5, by="Ana"))

    assert leverage(after) == {"Ana": 2, "The Creditor": 1}
    assert "no block in influence" in reasons(after)


def test_the_choir_earns_more_by_each_condition_and_asks_everybody_to_hum() -> None:
    first = move("reveal_condition", name="A Clean Book", met=True)
    second = move("reveal_condition", name="The Long Night", met=True)

    game = play(against("choir"), first, second)

    assert leverage(game)["The Choir"] == 2 * 1 + 2 * 2
    assert [prompt.results for prompt in prompts(game.table) if "hum along" in prompt.text] == [("leverage",)] * 2


def test_the_foreman_brings_his_dog_and_takes_it_along() -> None:
    at = {"nemesis": "The Night Shift", "name": "The Foreman"}

    out = play(against("night-shift"), move("reveal_threat", draws=[2], **at))
    gone = play(out, move("remove_threat", by="Ana", **at))

    assert [threat.name for threat in out.table.competitor("The Night Shift").threats] == [
        "The Foreman",
        "The Foreman's Dog",
    ]
    assert gone.table.competitor("The Night Shift").threats == ()
    assert gone.table.competitor("Ana").counts == {"augmentation": 1}


def test_the_game_end_of_a_nemesis_pays_it_and_costs_each_player() -> None:
    game = play(
        against("lamplighter", "creditor"),
        *held("The Lamplighter", "A", "B", "C"),
        *[move("lose_control", region=region) for region in "ABC"],
        *[move("gain_card", who="The Creditor", kind="lawmaker", leverage=0)] * 2,
    )

    lines = [line for line in score(request_of(game.table)).lines if line.step == "game_end"]

    # Three might, twice; two lawmakers, twice. Ana pays the Lamplighter 2, and the Creditor for no job.
    assert [(line.who, line.points) for line in lines] == [
        ("Ana", -2),
        ("Ana", 0),
        ("The Lamplighter", 6),
        ("The Creditor", 4),
    ]


@pytest.mark.parametrize(
    ("regions", "threat", "winners"),
    [
        pytest.param(["A", "B", "C", "D", "E", "F", "G", "H"], 0, ("The Lamplighter",), id="eight regions"),
        pytest.param(["Generator"], 4, ("The Lamplighter",), id="the Generator at threat level 4"),
        pytest.param(["Generator"], 3, ("Ana",), id="the Generator at threat level 3"),
        pytest.param(["Oasis"], 4, ("Ana",), id="another region at threat level 4"),
    ],
)
def test_either_half_of_the_goal_of_the_lamplighter_wins(
    regions: list[str], threat: int, winners: tuple[str, ...]
) -> None:
    game = play(
        against("lamplighter"),
        *held("The Lamplighter", *regions),
        move("set_threat", nemesis="The Lamplighter", to=threat),
        move("set_leverage", who="Ana", to=50),
    )

    assert score(request_of(game.table)).verdict.winners == winners


def test_half_the_city_is_watched_and_the_nearest_is_named_first() -> None:
    card = CARDS["half-the-city"]
    assert isinstance(card, EndgameCard)
    shown = move("reveal_condition", name=card.name, printed=card.model_dump())

    game = play(competitive(), shown, *held("Ben", "A", "B"), *held("Ana", "C", "D", "E", "F", "G"))
    (open_now,) = game.table.conditions
    met = play(game, *held("Ana", "H"))

    assert [str(near) for near in distances(game.table, open_now)] == [
        "Ana: 5 of 6 regions controlled",
        "Ben: 2 of 6 regions controlled",
    ]
    assert not looks_met(game.table, open_now)
    assert asked(met) == [("looks_met",)]


def test_a_covert_op_is_watched_for_its_owner() -> None:
    card = CARDS["whisper-campaign"]
    note = move("note_covert_op", who="Ana", op=1, name=card.name, printed=card.model_dump())
    game = play(competitive(), move("draw_covert_op", who="Ana", trigger=1), note)

    hired = play(game, move("gain_card", who="Ana", kind="lawmaker", leverage=0))

    for at, met in ((game, False), (hired, True)):
        ana = at.table.competitor("Ana")
        assert objective_met(at.table, ana, ana.covert_ops[0]) is met


@pytest.mark.parametrize(
    ("regions", "pays"), [pytest.param(1, 0, id="1 region"), pytest.param(5, 4, id="5 regions: two pairs")]
)
def test_a_bounty_with_a_formula_is_counted_at_the_end(regions: int, pays: int) -> None:
    card = CARDS["stolen-meter"]
    assert isinstance(card, BountyCard)
    gained = move("gain_card", who="Ana", kind="bounty", name=card.name, printed=card.model_dump())

    game = play(competitive(), gained, *held("Ana", *"ABCDE"[:regions]))

    paid = [line.points for line in score(request_of(game.table)).lines if line.step == "bounties"]
    assert paid == [pays]


def test_a_tile_of_an_example_pays_its_controller_by_its_charges() -> None:
    tile = CARDS["the-switchyard"].model_dump()

    game = begin(setup("competitive", "Ana", "Ben", tile_cards=[tile], printed={"regions": {"The Switchyard": 2}}))
    game = play(game, move("take_control", who="Ana", region="The Switchyard"))

    assert leverage(game)["Ana"] == 2
    assert game.table.tile_cards[0].at_end is not None
    assert game.table.tile_cards[0].at_end.sentence("Ana") == "1 leverage for each charge on artifacts of Ana, at most 6"
