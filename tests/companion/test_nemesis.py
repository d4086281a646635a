"""Turns and triggered abilities of nemeses (p. 26, 27)."""

from typing import Any

import pytest

from companion.vestige.box.pack import read_pack
from companion.vestige.commands import StepChoice
from companion.vestige.decide import preview_nemeses
from companion.vestige.draft import MOST_ANSWERS
from companion.vestige.standing import standing
from tests.companion.games import AnyGame, asked, cooperative, leverage, move, play, reasons, solo

END = move("end_turn")


def run(*draws: int, **choices: dict[str, Any]) -> dict[str, Any]:
    return move("run_nemeses", draws=list(draws), choices=choices)


def at_level(level: int, regions: int = 3, **changes: Any) -> AnyGame:
    """Bone with that many threats and regions of no leverage, at 0."""
    taken = [move("take_control", who="Bone", region=f"R{number}", leverage=0) for number in range(regions)]
    return play(solo(**changes), *taken, move("set_threat", nemesis="Bone", to=level), END)


@pytest.mark.parametrize(
    ("difficulty", "level", "gained", "mercenaries"),
    [
        pytest.param("nuisance", 0, 2, 0, id="p. 26: nuisance, level 0"),
        pytest.param("nuisance", 1, 2 + 4, 1, id="p. 26: nuisance, level 1, a mercenary worth 4"),
        pytest.param("nuisance", 2, 3, 0, id="p. 26: nuisance, level 2, three regions"),
        pytest.param("nuisance", 3, 3, 0, id="p. 26: nuisance, level 3 is served by 2+"),
        pytest.param("nuisance", 9, 3, 0, id="p. 26: nuisance, level 9 too"),
        pytest.param("menace", 0, 2, 0, id="p. 27: menace, level 0"),
        pytest.param("menace", 1, 2 + 2 + 4, 1, id="p. 27: menace, level 1 and below"),
        pytest.param("menace", 2, 2 + 2 + 4 + 3, 1, id="p. 27: menace, level 2 and below"),
        pytest.param("menace", 3, 2 + 2 + 4 + 3, 1, id="p. 27: menace, level 3, each row once"),
        pytest.param("menace", 9, 2 + 2 + 4 + 3, 1, id="p. 27: menace, level 9, each row once"),
    ],
)
def test_bone_resolves_the_rows_of_its_level(difficulty: str, level: int, gained: int, mercenaries: int) -> None:
    game = at_level(level, difficulty=difficulty)

    after = play(game, run(4))

    assert leverage(after) == {"Ana": 0, "Bone": gained}
    assert standing(after)["cards"]["Bone"].get("mercenary", 0) == mercenaries


@pytest.mark.parametrize("regions", [0, 1, 8])
def test_the_row_of_level_two_pays_for_each_region_of_bone_only(regions: int) -> None:
    game = play(solo(), move("take_control", who="Ana", region="Chop Shop"))
    before = leverage(game)["Bone"]
    taken = [move("take_control", who="Bone", region=f"R{number}", leverage=0) for number in range(regions)]

    after = play(game, *taken, move("set_threat", nemesis="Bone", to=2), run())

    assert leverage(after)["Bone"] - before == regions


@pytest.mark.parametrize(
    ("ruling", "rows"),
    [
        pytest.param("ascending", ["0", "1", "1", "2+"], id="R2: from 0 up"),
        pytest.param("current_first", ["2+", "1", "1", "0"], id="R2: the current one first"),
    ],
)
def test_the_ruling_orders_the_rows_of_a_menace(ruling: str, rows: list[str]) -> None:
    game = at_level(2, difficulty="menace", rulings={"R2": ruling})

    steps = preview_nemeses(game.table, {})

    assert [step.row for step in steps] == [f"Threat level {row}" for row in rows]


def test_a_preview_changes_nothing_and_tells_numbers_and_reasons() -> None:
    game = at_level(2, difficulty="menace")

    first, second, third, fourth = preview_nemeses(game.table, {"Bone/1/1": StepChoice(printed=5)})

    assert (first.now, first.amount, first.asks) == ("Bone +2", 2, "amount")
    assert second.id == "Bone/1/0"
    assert (third.now, third.asks) == ("Bone +5", "printed")
    assert "top mercenary" in third.by_hand
    assert (fourth.amount, fourth.why) == (3, "3 regions controlled")
    assert leverage(game)["Bone"] == 0


@pytest.mark.parametrize(
    ("choices", "gained"),
    [
        pytest.param({"Bone/0/0": {"skip": True}}, 2 + 4 + 3, id="a step is skipped"),
        pytest.param({"Bone/0/0": {"amount": 7}}, 7 + 2 + 4 + 3, id="an amount is changed"),
        pytest.param({"Bone/0/0": {"amount": 0}}, 2 + 4 + 3, id="an amount of nothing"),
        pytest.param({"Bone/1/1": {"printed": 1}}, 2 + 2 + 1 + 3, id="what the drawn card shows"),
        pytest.param({"Bone/1/1": {"skip": True}}, 2 + 2 + 3, id="no card is drawn"),
        pytest.param({"Bone/2/0": {"skip": True}}, 2 + 2 + 4, id="the last step is skipped"),
        pytest.param({"Rook/0/0": {"skip": True}}, 2 + 2 + 4 + 3, id="a step that does not exist changes nothing"),
    ],
)
def test_people_change_or_skip_a_step(choices: dict[str, Any], gained: int) -> None:
    game = at_level(2, difficulty="menace")

    after = play(game, run(4, **choices))

    assert leverage(after)["Bone"] == gained


def test_the_whole_turn_is_one_entry_that_one_undo_takes_back() -> None:
    game = at_level(2, difficulty="menace")

    after = play(game, run(4))

    assert len(after.ledger.entries) == len(game.ledger.entries) + 1
    assert after.ledger.entries[-1].label == "Bone gains 11 leverage, 1 mercenary"
    assert after.undo().table == game.table


def test_a_card_whose_value_nobody_typed_is_drawn_and_asked_for() -> None:
    after = play(at_level(1), run())

    assert standing(after)["cards"]["Bone"] == {"mercenary": 1}
    assert asked(after) == [("printed_value",)]
    assert leverage(after)["Bone"] == 2


def test_more_draws_than_cards_are_left_over_and_harm_nobody() -> None:
    after = play(at_level(1), run(4, 9, 9))

    assert leverage(after)["Bone"] == 6


def test_nemeses_take_their_turns_from_left_to_right_and_draw_in_that_order() -> None:
    marrow = {"pack": "bone", "name": "Marrow"}
    game = play(
        solo(nemeses=[{"pack": "bone"}, marrow]),
        move("set_threat", nemesis="Bone", to=1),
        move("set_threat", nemesis="Marrow", to=1),
    )

    after = play(game, run(1, 5))
    swapped = play(game, run(5, 1))

    assert leverage(after) == {"Ana": 0, "Bone": 3, "Marrow": 7}
    assert leverage(swapped) == {"Ana": 0, "Bone": 7, "Marrow": 3}


def test_a_nemesis_without_a_pack_is_left_to_people_and_reminds_them() -> None:
    after = play(cooperative(), run())
    (reminder,) = after.table.reminders

    done = play(after, move("dismiss_prompt", prompt=f"by_hand:{reminder.id}"))

    assert "Rook" in reminder.text
    assert leverage(after) == {"Ana": 0, "Ben": 0, "Bone": 2, "Rook": 0}
    assert asked(done) == []


def test_what_a_nemesis_without_a_pack_gained_can_be_typed_into_its_step() -> None:
    after = play(cooperative(), run(**{"Rook/by-hand/0": {"amount": 4}}))

    assert leverage(after)["Rook"] == 4
    assert after.table.reminders == ()


def test_no_row_is_worked_out_where_people_keep_the_turn_for_themselves() -> None:
    after = play(solo(automation={"nemesis_turn": "off"}), run())

    assert leverage(after)["Bone"] == 0
    assert len(after.table.reminders) == 1
    assert after.table.round == 2


# Packs that nobody prints, to see what the interpreter makes of them.

GREEDY = """
id = "greedy"
name = "Greedy"
source = "made up"
[[triggered]]
when = "nemesis_gains_control"
do = [{ lose_control = { region = "Oasis" } }, { gain_control = { region = "Oasis" } }]
"""

COLLECTOR = """
id = "collector"
name = "Collector"
source = "made up"
[[triggered]]
when = "player_gains_card"
do = [{ gain_leverage = { per = ["cards.any_contact"], times = 2 } }]
[[triggered]]
when = "player_visits_region"
do = [{ lose_leverage = { fixed = 3 } }, { prompt = "Turn the Collector's coin over." }]
[[triggered]]
when = "player_reaches_trigger"
do = [{ gain_card = { kind = "smuggler", count = 2 } }]
[[levels]]
threat = 0
do = [{ lose_card = { kind = "lawmaker" } }]
[[levels]]
threat = 1
do = [{ gain_control = { region = "Oasis" } }]
"""


GREEDY_CARD, COLLECTOR_CARD = (read_pack(text, "a test.toml").nemeses[0] for text in (GREEDY, COLLECTOR))


def test_abilities_that_set_each_other_off_for_ever_stop_and_say_so() -> None:
    game = solo(nemeses=[{"pack": GREEDY_CARD}, {"pack": GREEDY_CARD, "name": "Greedier"}])

    after = play(game, move("take_control", who="Greedy", region="Oasis"))

    taken = [event for event in after.ledger.entries[-1].events if event.event == "control_taken"]
    assert 1 < len(taken) <= MOST_ANSWERS + 1
    assert "stopped" in reasons(after)


@pytest.mark.parametrize(
    ("moves", "collector", "smugglers"),
    [
        pytest.param([move("gain_card", who="Ana", kind="mercenary", leverage=0)], 4, 2, id="a player gains a card"),
        pytest.param([move("visit", who="Ana", region="Oasis")], 0, 2, id="a visit costs it 3, down to 0"),
        pytest.param([move("visit", who="Collector", region="Oasis")], 0, 2, id="its own visit is no player's"),
        pytest.param([move("gain_leverage", who="Ana", amount=10)], 0, 4, id="a player reaches a trigger"),
        pytest.param([move("gain_leverage", who="Ana", amount=20)], 0, 6, id="two triggers in one gain"),
        pytest.param([move("gain_leverage", who="Collector", amount=10)], 10, 2, id="its own disc reaches none"),
    ],
)
def test_abilities_answer_to_the_events_that_they_name(
    moves: list[dict[str, Any]], collector: int, smugglers: int
) -> None:
    game = solo(nemeses=[{"pack": COLLECTOR_CARD}])
    two = [move("gain_card", who="Collector", kind="smuggler", leverage=0)] * 2

    after = play(game, *two, *moves)

    assert leverage(after)["Collector"] == collector
    assert standing(after)["cards"]["Collector"] == {"smuggler": smugglers}


def test_what_data_cannot_say_becomes_a_reminder_in_words() -> None:
    game = play(solo(nemeses=[{"pack": COLLECTOR_CARD}]), move("visit", who="Ana", region="Oasis"))

    assert [reminder.text for reminder in game.table.reminders] == ["Collector: Turn the Collector's coin over."]


@pytest.mark.parametrize(
    ("cards", "left"),
    [
        pytest.param(2, {"lawmaker": 1}, id="p. 27: it loses one of two"),
        pytest.param(1, {}, id="p. 27: it loses its last"),
        pytest.param(0, {}, id="p. 27: it loses what it can: nothing"),
    ],
)
def test_a_nemesis_loses_what_it_can(cards: int, left: dict[str, int]) -> None:
    gained = [move("gain_card", who="Collector", kind="lawmaker", leverage=0)] * cards

    after = play(solo(nemeses=[{"pack": COLLECTOR_CARD}]), *gained, run())

    assert standing(after)["cards"]["Collector"] == left


def test_a_level_without_a_row_does_nothing_and_the_round_goes_on() -> None:
    game = play(solo(nemeses=[{"pack": COLLECTOR_CARD}]), move("set_threat", nemesis="Collector", to=2))

    after = play(game, run())

    assert leverage(after)["Collector"] == 0
    assert "no row for threat level 2" in reasons(after)
    assert after.table.round == 2


def test_a_row_takes_a_region_from_whoever_holds_it() -> None:
    game = play(
        solo(nemeses=[{"pack": COLLECTOR_CARD}]),
        move("set_threat", nemesis="Collector", to=1),
        move("take_control", who="Ana", region="Oasis"),
    )

    after = play(game, run())

    # p. 27, R3: printed 1 for the region; p. 17: Ana keeps hers.
    assert standing(after)["regions"]["Oasis"]["controller"] == "Collector"
    assert leverage(after) == {"Ana": 1, "Collector": 1}


def test_a_card_of_which_no_row_was_entered_is_run_by_hand() -> None:
    game = solo(nemeses=[{"pack": COLLECTOR_CARD.changed({"levels": ()})}])

    typed = play(game, run(**{"Collector/by-hand/0": {"amount": 4}}))
    asked_for = play(game, run())

    assert leverage(typed)["Collector"] == 4
    assert [it.text for it in asked_for.table.reminders] == [
        "Collector: resolve the row of threat level 0 from its own card"
    ]
