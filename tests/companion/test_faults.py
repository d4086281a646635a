"""Faults in the words of the person who made them: where, what is wrong, what would fit."""

import json
from typing import Any

import pytest

from companion import headless
from companion.faults import BadInput, Fault, nearest, shown
from tests.companion.games import BONE, TRIGGERS

SETUP = {"mode": "solo", "seats": [{"name": "Ana"}], "nemeses": [BONE], "triggers": TRIGGERS}


def played(*moves: Any, **changes: Any) -> list[str]:
    request = {"game": "vestige", "setup": SETUP | changes, "moves": list(moves)}
    with pytest.raises(BadInput) as caught:
        headless.play(json.dumps(request))
    return [str(fault) for fault in caught.value.faults]


def test_a_fault_is_one_line_with_place_and_remedy() -> None:
    assert str(Fault("a.b", "is wrong", "do this")) == "a.b: is wrong; do this"
    assert str(Fault("a.b", "is wrong")) == "a.b: is wrong"
    assert str(Fault("", "is wrong", "do this")) == "is wrong; do this"


@pytest.mark.parametrize("typed", ["a\nb", "a\r\nb", "a\x1b[31mb", "a\x00b", "a\u2028b", "a\ud800b"])
def test_a_fault_stays_one_plain_line_whatever_was_typed(typed: str) -> None:
    line = str(Fault("x", f"{typed} is wrong"))

    assert line.isprintable()
    assert len(line.splitlines()) == 1


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        pytest.param({"rulings": {"\ud800": "yes"}}, "setup.rulings", id="as the name of a field"),
        pytest.param({"rulings": {"R1": "a\ud800"}}, "setup.rulings.R1", id="as an answer"),
        pytest.param({"nemeses": [{"pack": "\udfff"}]}, "setup.nemeses[0].pack", id="as an id"),
    ],
)
def test_half_a_letter_is_a_fault_wherever_it_stands(changes: dict[str, Any], where: str) -> None:
    (line,) = played(**changes)

    assert line.startswith(f"{where}: ")
    assert "no readable text" in line


def test_all_faults_are_told_one_a_line() -> None:
    bad = BadInput([Fault("a", "x"), Fault("b", "y")])

    assert str(bad) == "a: x\nb: y"


@pytest.mark.parametrize(
    ("word", "known", "told"),
    [
        pytest.param("mercenery", ["mercenary", "smuggler"], "did you mean mercenary?", id="close"),
        pytest.param("MERCENARY", ["mercenary"], "did you mean mercenary?", id="capitals"),
        pytest.param("zzz", ["mercenary", "smuggler"], "one of mercenary, smuggler", id="far"),
        pytest.param("zzz", [], "", id="nothing is known"),
        pytest.param("zzz", [f"word{n}" for n in range(20)], "one of 20: word0, ", id="too many to list"),
    ],
)
def test_a_wrong_word_gets_the_nearest_right_one(word: str, known: list[str], told: str) -> None:
    assert nearest(word, known).startswith(told)


def test_a_long_value_is_shown_short() -> None:
    assert shown("x") == '"x"'
    assert shown(3) == "3"
    assert len(shown("x" * 1000)) == 60


@pytest.mark.parametrize(
    ("move", "told"),
    [
        pytest.param({"who": "Ana"}, "moves[0].move: is missing; give it a value", id="no move"),
        pytest.param({"move": "gain"}, 'moves[0].move: "gain" is not known; ', id="an unknown move"),
        pytest.param(
            {"move": "gain_leverage", "who": "Ana"},
            "moves[0].amount: is missing; give it a value",
            id="a field missing",
        ),
        pytest.param(
            {"move": "gain_leverage", "who": "Ana", "amount": -1},
            "moves[0].amount: -1 is too small; a whole number from 0",
            id="a negative gain",
        ),
        pytest.param(
            {"move": "gain_leverage", "who": "Ana", "amount": 10**30},
            f"moves[0].amount: {10**30} is too large; a whole number up to 9999",
            id="a huge gain",
        ),
        pytest.param(
            {"move": "gain_leverage", "who": "Ana", "amount": 1.5}, "moves[0].amount: 1.5 is not a whole", id="a half"
        ),
        pytest.param(
            {"move": "gain_leverage", "who": "Ana", "amount": "12"}, 'moves[0].amount: "12" is not a whole', id="words"
        ),
        pytest.param(
            {"move": "gain_leverage", "who": "Ana", "amount": True}, "moves[0].amount: True is not a whole", id="yes"
        ),
        pytest.param(
            {"move": "gain_leverage", "who": "Ana", "amount": None}, "moves[0].amount: None is not a whole", id="null"
        ),
        pytest.param({"move": "gain_leverage", "who": 5, "amount": 1}, "moves[0].who: 5 is not text", id="a number"),
        pytest.param({"move": "gain_leverage", "who": "", "amount": 1}, "moves[0].who: is empty", id="no name"),
        pytest.param(
            {"move": "gain_leverage", "who": "A" * 61, "amount": 1}, "moves[0].who: is too long; at most 60", id="long"
        ),
        pytest.param(
            {"move": "gain_leverage", "who": "Zed", "amount": 1},
            'moves[0].who: nobody at this table is called "Zed"; one of Ana, Bone',
            id="nobody",
        ),
        pytest.param(
            {"move": "gain_leverage", "who": "Ana", "amount": 1, "colour": 1},
            "moves[0].colour: is not a known field",
            id="a field too many",
        ),
        pytest.param(
            {"move": "gain_card", "who": "Ana", "kind": "mercenery"},
            'moves[0].kind: "mercenery" is no card kind; did you mean mercenary?',
            id="a kind misspelt",
        ),
        pytest.param(
            {"move": "reveal_condition", "name": "A", "trigger": 6}, "moves[0].trigger: 6 is too large", id="trigger 6"
        ),
        pytest.param(
            {"move": "reveal_condition", "name": "A", "met": "perhaps"}, 'moves[0].met: "perhaps" is neither', id="met"
        ),
        pytest.param({"move": "read_printed", "of": "mastery:luck", "value": 1}, "moves[0].of: ", id="a place"),
        pytest.param({"move": "run_nemeses", "draws": 3}, "moves[0].draws: 3 is no list", id="a number for a list"),
        pytest.param(
            {"move": "finish", "covert_ops": {"Zed": [5]}}, "moves[0].covert_ops.Zed: nobody at this table", id="an op"
        ),
        pytest.param(
            {"move": "finish", "mastery_tiles": {"luck": 5}}, 'moves[0].mastery_tiles.luck: "luck" is not', id="a tile"
        ),
        pytest.param("end_turn", 'moves[0]: "end_turn" is no object', id="a word for a move"),
    ],
)
def test_a_faulty_move_is_told_with_its_place(move: Any, told: str) -> None:
    faults = played(move)

    assert len(faults) == 1
    assert faults[0].startswith(told)


def test_the_number_of_the_move_is_told() -> None:
    turn = {"move": "gain_leverage", "who": "Ana", "amount": 1}

    assert played(turn, turn, turn | {"who": "Zed"})[0].startswith("moves[2].who: ")


def test_every_fault_of_an_input_is_told_at_once() -> None:
    faults = played({"move": "x"}, {"move": "gain_leverage", "who": "Ana", "amount": -1}, mode="alone", difficulty=3)

    assert [fault.split(":")[0] for fault in faults] == [
        "setup.mode", "setup.difficulty", "moves[0].move", "moves[1].amount"
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "told"),
    [
        pytest.param("", "input: is no valid JSON", id="empty"),
        pytest.param("{", "input: is no valid JSON", id="cut off"),
        pytest.param("[]", "input: is no JSON object", id="a list"),
        pytest.param("null", "input: is no JSON object", id="null"),
        pytest.param("[" * 100_000, "input: is nested too deeply", id="deep lists"),
        pytest.param(
            '{"a":' * 400 + "1" + "}" * 400, "setup: is missing", id="objects that are deep, but not too deep"
        ),
        pytest.param("9" * 5000, "input: is no valid JSON", id="a number of 5,000 digits"),
        pytest.param('{"game": "chess"}', 'game: there is no game "chess"', id="an unknown game"),
        pytest.param('{"game": 5}', 'game: there is no game "5"', id="a number for a game"),
        pytest.param('{"game": "vestige"}', "setup: is missing", id="no setup"),
        pytest.param('{"setup": []}', "setup: [] is no object", id="a list for a setup"),
        pytest.param('{"\\ud800": 1}', "", id="half a letter"),
    ],
)
def test_what_is_no_game_at_all_is_told_in_one_line_each(text: str, told: str) -> None:
    with pytest.raises(BadInput) as caught:
        headless.play(text)

    lines = str(caught.value).splitlines()
    assert lines[0].startswith(told)
    assert len(lines) == len(caught.value.faults)


@pytest.mark.parametrize("depth", [*range(960, 1010, 5), 3000, 100_000])
@pytest.mark.parametrize(("open_", "close"), [("[", "]"), ('{"a":', "}")])
def test_no_depth_of_nesting_breaks_the_reader(depth: int, open_: str, close: str) -> None:
    with pytest.raises(BadInput):
        headless.play('{"setup":' + open_ * depth + "1" + close * depth + "}")


def test_a_byte_order_mark_is_read_over() -> None:
    assert headless.play("\ufeff" + json.dumps({"setup": SETUP}))["round"] == 1
