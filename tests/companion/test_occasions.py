"""Occasions: what a triggered ability hears at the table, and what it does not (p. 27)."""

from typing import Any

import pytest
from pydantic import ValidationError

from companion.rules.entries import corpus
from companion.vestige.box.nemesis import Triggered
from companion.vestige.vocabulary.occasions import OCCASIONS, WHENS
from tests.companion.games import BONE, ROOK, TRIGGERS, AnyGame, Move, competitive, gain, move, play, reasons, solo


def game_of(ability: dict[str, Any], **changes: Any) -> AnyGame:
    """Ana against Ear, who has this ability and no other, and against Rook, who is run by hand."""
    ear = {"id": "ear", "name": "Ear", "triggered": [{"do": [{"prompt": "Heard."}]} | ability]}
    return solo(nemeses=[{"pack": ear, "threat_cards": 5}, ROOK], **changes)


def heard(before: AnyGame, *moves: Move) -> int:
    """How often Ear has heard something in these moves."""

    def count(game: AnyGame) -> int:
        return sum(reminder.text == "Ear: Heard." for reminder in game.table.reminders)

    return count(play(before, *moves)) - count(before)


def take(who: str, region: str = "Oasis") -> Move:
    return move("take_control", who=who, region=region)


def lose(region: str = "Oasis") -> Move:
    return move("lose_control", region=region)


def card(who: str, kind: str = "mercenary") -> Move:
    return move("gain_card", who=who, kind=kind, leverage=0)


def loses(kind: str = "mercenary", **how: Any) -> Move:
    return move("lose_card", who="Ana", kind=kind, **how)


def reveal(nemesis: str) -> Move:
    return move("reveal_threat", nemesis=nemesis, name="X")


def remove(nemesis: str) -> Move:
    return move("remove_threat", nemesis=nemesis, name="X", by="Ana")


def visit(who: str, region: str = "Oasis") -> Move:
    return move("visit", who=who, region=region)


THREATS = [reveal("Ear"), reveal("Rook")]
HELD = [take("Ana"), take("Ana", "Garage"), take("Rook", "Clinic"), take("Ear", "The Rise")]
CARDS = [card("Ana"), card("Ana", "artifact"), card("Ear")]
JOB = [move("pick_up_job", who="Ana", kind="artifact")]
OUT = [move("reveal_condition", name="A", trigger=1)]

# What Ear listens to; what comes before; what it hears; what it does not hear.
CASES: list[tuple[str, dict[str, Any], list[Move], list[Move], list[Move]]] = [
    ("p. 17", {"when": "player_gains_control"}, [], [take("Ana")],
     [take("Rook"), take("Ear"), move("set_control", who="Ana", region="Oasis"), visit("Ana")]),
    ("p. 17, a region", {"when": "player_gains_control", "region": "Oasis"}, [], [take("Ana")],
     [take("Ana", "Garage")]),
    ("p. 17", {"when": "player_loses_control"}, HELD, [lose(), take("Rook"), take("Ear")],
     [lose("Clinic"), take("Ana", "Clinic"), take("Rook", "The Rise"), move("set_control", region="Oasis"),
      move("set_control", region="Oasis", who="Rook")]),
    ("p. 17, a region", {"when": "player_loses_control", "region": "Garage"}, HELD, [lose("Garage")], [lose()]),
    ("p. 13", {"when": "player_visits_region"}, [], [visit("Ana")], [visit("Rook"), take("Ana")]),
    ("p. 13, a region", {"when": "player_visits_region", "region": "Oasis"}, [], [visit("Ana")],
     [visit("Ana", "Garage")]),
    ("p. 21", {"when": "player_gains_card"}, JOB,
     [card("Ana"), card("Ana", "bounty"), move("complete_job", who="Ana", card=1)],
     [card("Ear"), *JOB, move("set_cards", who="Ana", kind="mercenary", to=1)]),
    ("p. 21, a kind", {"when": "player_gains_card", "kind": "artifact"}, JOB,
     [card("Ana", "artifact"), move("complete_job", who="Ana", card=1)], [card("Ana")]),
    ("p. 16", {"when": "player_loses_card"}, [*CARDS, *JOB],
     [loses(), loses(how="severed"), loses("artifact"), loses(how="recovered")],
     [move("lose_card", who="Ear", kind="mercenary"), loses("bounty"), loses("artifact", card=4),
      move("set_cards", who="Ana", kind="mercenary", to=0)]),
    ("p. 16, a kind", {"when": "player_loses_card", "kind": "artifact"}, CARDS, [loses("artifact")], [loses()]),
    ("p. 25", {"when": "player_reaches_trigger"}, [],
     [gain("Ana", 10), move("set_off_trigger", who="Ana", trigger=2)],
     [gain("Ana", 9), gain("Rook", 10), gain("Ear", 10), move("set_leverage", who="Ana", to=10),
      move("place_triggers", triggers=[{"at": 1, "kind": "white"}, *TRIGGERS[1:]])]),
    ("p. 24", {"when": "player_completes_covert_op"}, [], [move("complete_covert_op", who="Ana", op=0)],
     [move("note_covert_op", who="Ana", op=0, name="Quiet")]),
    ("p. 12", {"when": "player_upgrades_speed"}, [], [move("upgrade_speed", who="Ana", by=2)],
     [move("set_speed", who="Ana", to=5), move("set_speed", who="Ana", to=0),
      move("reconcile", speed={"Ana": 4}), move("boost_speed", who="Ana", source="influence")]),
    ("p. 27, its own", {"when": "player_removes_threat"}, THREATS, [remove("Ear")],
     [remove("Rook"), move("set_threat", nemesis="Ear", to=0), move("reconcile", threat={"Ear": 0})]),
    ("p. 27, any", {"when": "nemesis_gains_control"}, [], [take("Rook"), take("Ear")],
     [take("Ana"), move("set_control", who="Rook", region="Oasis")]),
    ("p. 27, a region", {"when": "nemesis_gains_control", "region": "Oasis"}, [], [take("Rook")],
     [take("Rook", "Garage")]),
    ("p. 27, another", {"when": "another_nemesis_gains_control"}, [], [take("Rook")], [take("Ear"), take("Ana")]),
    ("p. 27, a region of another", {"when": "another_nemesis_gains_control", "region": "Oasis"}, [], [take("Rook")],
     [take("Rook", "Garage")]),
    ("p. 27, its own", {"when": "nemesis_loses_control"}, HELD,
     [lose("The Rise"), take("Ana", "The Rise"), take("Rook", "The Rise")],
     [lose("Clinic"), take("Ana", "Clinic"), lose(), move("set_control", region="The Rise")]),
    ("p. 27, a region of its own", {"when": "nemesis_loses_control", "region": "Clinic"}, HELD[3:],
     [], [lose("The Rise")]),
    ("p. 27, its own", {"when": "nemesis_gains_card"}, [], [card("Ear"), card("Ear", "bounty")],
     [card("Rook"), card("Ana"), move("set_cards", who="Ear", kind="mercenary", to=1)]),
    ("p. 27, a kind", {"when": "nemesis_gains_card", "kind": "smuggler"}, [], [card("Ear", "smuggler")], [card("Ear")]),
    ("p. 27, its own", {"when": "threat_revealed"}, [], [reveal("Ear")],
     [reveal("Rook"), move("set_threat", nemesis="Ear", to=1)]),
    ("p. 25", {"when": "condition_met"}, OUT,
     [move("meet_condition", name="A"), move("reveal_condition", name="B", trigger=2, met=True)],
     [move("reveal_condition", name="B", trigger=2), move("reconcile", met={"A": True})]),
    ("p. 10", {"when": "round_begins"}, [], [move("run_nemeses")],
     [move("end_turn"), move("set_round", to=2), move("begin_scoring")]),
    ("p. 27, by hand", {"when": "people_say", "words": "It rains."}, [],
     [move("use_ability", nemesis="Ear", ability=1), move("use_ability", nemesis="Ear", ability=1, by="Ana")],
     [take("Ana"), card("Ana"), gain("Ana", 10), move("run_nemeses")]),
]  # fmt: skip

HEARD, UNHEARD = (
    [
        pytest.param(case[1], case[2], given, id=f"{case[0]}: {case[1]['when']} ({number})")
        for case in CASES
        for number, given in enumerate(case[at])
    ]
    for at in (3, 4)
)


@pytest.mark.parametrize(("ability", "before", "given"), HEARD)
def test_an_ability_hears_what_it_waits_for_once(ability: dict[str, Any], before: list[Move], given: Move) -> None:
    game = play(game_of(ability), *before)

    assert heard(game, given) == 1


@pytest.mark.parametrize(("ability", "before", "given"), UNHEARD)
def test_an_ability_does_not_hear_anything_else(ability: dict[str, Any], before: list[Move], given: Move) -> None:
    game = play(game_of(ability), *before)

    assert heard(game, given) == 0


def test_every_occasion_is_heard_and_missed_above() -> None:
    assert {case[1]["when"] for case in CASES if case[3] and case[4]} == set(WHENS) == set(OCCASIONS)


def test_every_occasion_that_can_be_narrowed_is_narrowed_above() -> None:
    narrowed = {(case[1]["when"], name) for case in CASES for name in ("region", "kind") if name in case[1]}

    assert narrowed == {
        (when, "region" if occasion.of == "region" else "kind") for when, occasion in OCCASIONS.items() if occasion.of
    }


@pytest.mark.parametrize(("how", "times"), [("off", 0), ("ask", 0), ("on", 1)])
def test_an_ability_that_is_left_to_people_is_told_and_not_done(how: str, times: int) -> None:
    game = game_of({"when": "player_gains_control"}, automation={"triggered_abilities": how})

    after = play(game, take("Ana"))

    assert heard(game, take("Ana")) == times
    assert "Heard." in (reasons(after) if how == "off" else "".join(it.text for it in after.table.reminders))


def test_an_ability_says_why_it_answers() -> None:
    game = game_of({"when": "player_loses_card", "do": [{"gain_leverage": {"fixed": 1}}]})

    after = play(game, move("gain_card", who="Ana", kind="mercenary", name="Vex", leverage=0), loses())

    assert "Ear gains 1 leverage: Ana loses Vex" in reasons(after)


def test_who_brought_it_about_is_the_player_of_the_card() -> None:
    ear = {"when": "player_visits_region", "do": [{"gain_leverage": {"fixed": 2}, "to": "the_player"}]}
    game = competitive(nemeses=[{"pack": {"id": "ear", "name": "Ear", "triggered": [ear]}}, BONE])

    after = play(game, visit("Ben"))

    assert [it.leverage for it in after.table.competitors] == [0, 2, 0, 0]


@pytest.mark.parametrize("when", WHENS)
def test_an_occasion_leads_to_its_rule_and_page(when: Any) -> None:
    occasion = OCCASIONS[when]

    assert corpus()[occasion.rule].game == "vestige"
    assert corpus()[occasion.rule].page == occasion.page


@pytest.mark.parametrize("when", WHENS)
def test_an_occasion_is_said_in_words_with_what_narrows_it(when: Any) -> None:
    occasion = OCCASIONS[when]
    said = occasion.words.format(who="Ear", region="Oasis", card="a mercenary")

    assert ("Oasis" in said) == (occasion.of == "region")
    assert ("a mercenary" in said) == (occasion.of == "card")
    assert "{" not in said


@pytest.mark.parametrize(
    ("ability", "why"),
    [
        pytest.param({"when": "player_visits_region", "kind": "artifact"}, "about no kind of card", id="a kind"),
        pytest.param({"when": "player_gains_card", "region": "Oasis"}, "about no region", id="a region"),
        pytest.param({"when": "round_begins", "region": "Oasis"}, "about no region", id="a region of a round"),
        pytest.param({"when": "people_say"}, "needs words", id="no words"),
        pytest.param({"when": "player_sneezes"}, "is no occasion", id="no occasion"),
    ],
)
def test_an_ability_that_waits_for_what_cannot_be_is_refused(ability: dict[str, Any], why: str) -> None:
    with pytest.raises(ValidationError, match=why):
        Triggered.model_validate(ability)
