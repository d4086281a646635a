"""Turns, abilities, threats and game ends of the nemeses in the example packs, worked out by hand."""

import pytest

from companion.vestige.box.cards import BountyCard, EndgameCard
from companion.vestige.closing import easily_forgotten
from companion.vestige.finish import request_of
from companion.vestige.prompts import prompts
from companion.vestige.scoring import score
from companion.vestige.watching import distances, looks_met, objective_met
from tests.companion.examples import CARDS, against
from tests.companion.games import VALUES, Move, asked, begin, competitive, leverage, move, play, reasons, setup

END, RUN = move("end_turn"), move("run_nemeses")


def held(who: str, *regions: str) -> list[Move]:
    """Regions worth nothing that somebody holds; no ability answers to a correction."""
    return [move("set_control", who=who, region=region) for region in regions]


@pytest.mark.parametrize(
    ("level", "difficulty", "gained"),
    [
        pytest.param(0, "nuisance", 2, id="p. 27: row 0"),
        pytest.param(1, "nuisance", 1 + 1, id="p. 27: row 1: the Oasis pays its 1 too"),
        pytest.param(2, "nuisance", 0, id="p. 27: no row for level 2"),
        pytest.param(3, "nuisance", 4, id="p. 27: row 3+: four regions"),
        pytest.param(2, "menace", 2 + 1 + 1, id="p. 27: rows 0 and 1"),
        pytest.param(5, "menace", 2 + 1 + 1 + 5, id="p. 27: rows 0, 1, 3+: the Oasis is the fifth region"),
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


def test_a_lamplighter_who_is_ousted_pays_for_it_and_remembers() -> None:
    game = play(against("lamplighter"), *held("The Lamplighter", "Garage"))
    game = play(game, move("set_leverage", who="The Lamplighter", to=9))

    after = play(game, move("take_control", who="Ana", region="Garage"))

    assert leverage(after) == {"Ana": VALUES["Garage"], "The Lamplighter": 9 - 1}
    assert after.table.competitor("The Lamplighter").blocks == {"might": 1}


def test_the_creditor_is_paid_when_another_nemesis_ousts_a_player() -> None:
    game = play(against("creditor", "choir"), *held("Ana", "Garage"))

    after = play(game, move("take_control", who="The Choir", region="Garage"))

    assert leverage(after) == {"Ana": 0, "The Creditor": 1, "The Choir": VALUES["Garage"]}
    assert "The Choir ousts Ana from Garage" in reasons(after)


def test_the_night_shift_catches_up_and_works_for_others() -> None:
    game = play(
        against("night-shift", "lamplighter", difficulty="menace"),
        move("set_leverage", who="Ana", to=20),
        *[move("gain_card", who="The Night Shift", kind="mercenary", leverage=0)] * 3,
        move("set_threat", nemesis="The Night Shift", to=3),
        END,
    )

    after = play(game, move("run_nemeses", draws=[3]))

    # Row 0: 1, and its first cunning. Row 1: 1 for it. Row 2: 2, and 1 for the other. Row 3+: a mercenary of 3, and
    # 1 for every 2 of 4. Then the Lamplighter has its 2, and the round begins 20 - 9 behind: 1 for every 6.
    assert leverage(after) == {"Ana": 20, "The Night Shift": 1 + 1 + 2 + 3 + 2 + 1, "The Lamplighter": 1 + 2}


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
        assert objective_met(at.table, ana, ana.covert_ops[-1]) is met


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


def test_a_tile_of_an_example_pays_its_controller_by_charges() -> None:
    tile = CARDS["the-switchyard"].model_dump()
    value = {"regions": {"The Switchyard": 2}}
    game = begin(setup("competitive", "Ana", "Ben", depth="everything", tile_cards=[tile], printed=value))

    game = play(
        game,
        move("take_control", who="Ana", region="The Switchyard"),
        *[move("gain_card", who="Ana", kind="artifact", leverage=0)] * 2,
    )
    first, second = (card.id for card in game.table.competitor("Ana").cards)
    game = play(game, move("charge", who="Ana", card=first, count=3), move("charge", who="Ana", card=second, count=1))

    assert leverage(game)["Ana"] == 2
    assert [(it.who, it.what, it.amount) for it in easily_forgotten(game.table)] == [("Ana", "The Switchyard", 4)]
