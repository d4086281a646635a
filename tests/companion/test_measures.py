"""Measures: every word that a card can count with, counted on a real table."""

from functools import cache

import pytest

from companion.rules.entries import corpus
from companion.vestige.cards import CARD_KINDS
from companion.vestige.figures import figures_of
from companion.vestige.regions import base_tiles, module_tiles
from companion.vestige.vocabulary.amounts import Amount
from companion.vestige.vocabulary.measures import WORDS, Figures, counted_measure, reading, spoken_measure, word
from tests.companion.games import BONE, AnyGame, competitive, move, play

TABLEAU = {"lawmaker": 1, "mercenary": 2, "smuggler": 3, "bounty": 4, "artifact": 2, "augmentation": 1, "chop_bot": 1}
BLOCKS = {"ambition": 1, "might": 2, "cunning": 3, "guile": 4, "intrigue": 0, "ingenuity": 1,
          "potential": 5, "influence": 6, "conviction": 2}  # fmt: skip


@cache
def table() -> AnyGame:
    """Round 4 of a game of Ana and Ben against Bone, in which Ana has something of everything."""
    game = play(
        competitive(nemeses=[BONE], depth="everything"),
        *(move("take_control", who="Ana", region=region) for region in ("Oasis", "Garage", "Garage 2")),
        *(move("set_cards", who="Ana", kind=kind, to=number) for kind, number in TABLEAU.items()),
        move("pick_up_job", who="Ana", kind="artifact"),
        move("gain_leverage", who="Ana", amount=10),
        move("draw_covert_op", who="Ana", trigger=1),
        move("complete_covert_op", who="Ana", op=0),
        move("reveal_condition", name="First", trigger=1, met=True),
        move("reveal_condition", name="Second"),
        *(move("set_blocks", who="Ana", place=place, to=number) for place, number in BLOCKS.items()),
        move("set_threat", nemesis="Bone", to=3),
        move("set_speed", who="Ana", to=7),
        move("set_round", to=4),
        move("set_leverage", who="Ana", to=20),
        move("set_leverage", who="Ben", to=12),
        move("set_leverage", who="Bone", to=27),
    )
    lying = {card.kind: card.id for card in game.table.competitor("Ana").cards if not card.job}
    laid = {"lawmaker": 2, "chop_bot": 1, "artifact": 3}
    return play(game, *(move("set_blocks", who="Ana", place=f"card:{lying[kind]}", to=to) for kind, to in laid.items()))


COUNTED = [
    pytest.param("regions_controlled", "Ana", 3, id="p. 17: regions"),
    pytest.param("regions_controlled", "Bone", 0, id="p. 17: regions of nobody else"),
    pytest.param("region_leverage", "Ana", 1 + 4, id="p. 17: what is printed on them, as far as it is read"),
    *(pytest.param(f"cards.{kind}", "Ana", TABLEAU[kind], id=f"p. 14: {kind}") for kind in CARD_KINDS),
    pytest.param("cards.any_contact", "Ana", 1 + 2 + 3, id="p. 20: contacts"),
    pytest.param("cards.any", "Ana", 14, id="p. 18: cards, no jobs"),
    pytest.param("cards.any", "Ben", 0, id="p. 18: of nobody else"),
    pytest.param("completed_bounties", "Ana", 4, id="p. 22: bounties"),
    pytest.param("jobs", "Ana", 1, id="p. 14: jobs"),
    pytest.param("covert_ops_completed", "Ana", 1, id="p. 24: flipped"),
    pytest.param("covert_ops_in_hand", "Ana", 1, id="p. 24: in hand"),
    pytest.param("covert_ops_in_hand", "Ben", 1, id="p. 24: in hand from the start"),
    *(pytest.param(f"attribute.{name}", "Ana", BLOCKS[name], id=f"p. 9: {name}") for name in list(BLOCKS)[:6]),
    pytest.param("attributes", "Ana", 1 + 2 + 3 + 4 + 0 + 1, id="p. 9: attributes"),
    pytest.param("potential", "Ana", 5, id="p. 8: potential"),
    pytest.param("influence", "Ana", 6, id="p. 8: influence"),
    pytest.param("conviction", "Ana", 2, id="p. 8: conviction"),
    pytest.param("loyalty", "Ana", 2 + 1, id="p. 8: loyalty, no charges"),
    pytest.param("charges", "Ana", 3, id="p. 22: charges, no loyalty"),
    pytest.param("speed", "Ana", 7, id="p. 12: speed"),
    pytest.param("speed", "Ben", 2, id="p. 12: speed at the start"),
    pytest.param("leverage", "Ana", 20, id="p. 10: leverage"),
    pytest.param("leverage_ahead", "Bone", 27 - 20, id="p. 7: ahead of the next"),
    pytest.param("leverage_ahead", "Ana", 0, id="p. 7: not ahead of all"),
    pytest.param("leverage_behind", "Ben", 27 - 12, id="p. 7: behind the leader"),
    pytest.param("leverage_behind", "Bone", 0, id="p. 7: the leader is behind nobody"),
    pytest.param("leverage_over_last", "Bone", 27 - 12, id="p. 7: ahead of the last"),
    pytest.param("leverage_over_last", "Ben", 0, id="p. 7: the last is ahead of nobody"),
    pytest.param("threat", "Bone", 3, id="p. 27: threat level"),
    pytest.param("threat", "Ana", 0, id="p. 27: players have none"),
    pytest.param("threats", "Ana", 3, id="p. 27: threats on the mat"),
    pytest.param("nemeses", "Ana", 1, id="p. 26: nemeses"),
    pytest.param("round", "Ben", 4, id="p. 10: round"),
    pytest.param("players", "Bone", 2, id="p. 28: players"),
    pytest.param("conditions_met", "Ben", 1, id="p. 25: met conditions"),
    pytest.param("region.Oasis", "Ana", 1, id="p. 30: a region"),
    pytest.param("region.Garage", "Ana", 2, id="p. 30: both tiles of a kind"),
    pytest.param("region.Garage 2", "Ana", 1, id="p. 30: one of them"),
    pytest.param("region.The Rise", "Ana", 0, id="p. 30: a region of nobody"),
    pytest.param("region.Oasis", "Ben", 0, id="p. 30: a region of somebody else"),
]


@pytest.mark.parametrize(("measure", "who", "number"), COUNTED)
def test_a_measure_is_counted_on_the_table(measure: str, who: str, number: int) -> None:
    shown = table().table

    assert reading(measure, figures_of(shown, shown.competitor(who))) == number


def test_every_measure_is_counted_above() -> None:
    assert {case.values[0] for case in COUNTED} - {f"region.{name}" for name in TILES} == set(WORDS)


TILES = (*base_tiles(), *module_tiles())


@pytest.mark.parametrize("name", TILES)
def test_each_region_is_a_measure_of_its_own(name: str) -> None:
    held = Figures(name="Ana", human=True, region_names=(name,))

    assert reading(f"region.{name}", held) == 1
    assert reading(f"region.{name}", Figures(name="Ben", human=True)) == 0


@pytest.mark.parametrize(
    ("typed", "measure"),
    [
        pytest.param("region.smugglers lair", "region.Smugglers' Lair", id="p. 26, 30: however it is written"),
        pytest.param("region. Oasis ", "region.Oasis", id="blanks around it"),
        pytest.param("region.Our own", "region.Our own", id="one that is in no box"),
    ],
)
def test_a_region_is_known_by_the_name_of_its_tile(typed: str, measure: str) -> None:
    assert Amount.model_validate({"per": [typed]}).per == (measure,)


def test_alone_at_the_table_nobody_is_ahead_or_behind() -> None:
    alone = Figures(name="Ana", human=True, leverage=9)

    assert [reading(f"leverage_{how}", alone) for how in ("ahead", "behind", "over_last")] == [0, 0, 0]


@pytest.mark.parametrize("measure", [*WORDS, "region.Oasis"])
def test_a_measure_leads_to_its_rule_and_page(measure: str) -> None:
    entry = corpus()[word(measure).rule]

    assert entry.game == "vestige"
    assert entry.page == word(measure).page


@pytest.mark.parametrize("measure", [*WORDS, "region.Oasis", "region.Garage"])
def test_a_measure_has_words_that_tell_it_from_all_others(measure: str) -> None:
    found = word(measure)
    others = [one for one in WORDS.values() if one.id != measure]

    assert found.subject
    assert found.one not in {one.one for one in others}
    assert found.owned.format(who="Zed") not in {one.owned.format(who="Zed") for one in others}


@pytest.mark.parametrize(
    ("measure", "number", "words"),
    [
        pytest.param("regions_controlled", 1, "1 region controlled", id="one"),
        pytest.param("regions_controlled", 3, "3 regions controlled", id="several"),
        pytest.param("cards.mercenary", 0, "0 mercenaries", id="none"),
        pytest.param("threat", 2, "threat level 2", id="a level is not counted"),
        pytest.param("round", 4, "round 4", id="a round neither"),
        pytest.param("region.Oasis", 1, "1 Oasis controlled", id="a region"),
        pytest.param("region.Garage", 2, "2 Garage tiles controlled", id="a region with two tiles"),
        pytest.param("charges", 1, "1 charge on artifacts", id="a charge"),
    ],
)
def test_a_reading_is_said_in_words(measure: str, number: int, words: str) -> None:
    assert counted_measure(measure, number) == words


def test_what_is_no_measure_has_no_words() -> None:
    with pytest.raises(KeyError):
        spoken_measure("luck")
