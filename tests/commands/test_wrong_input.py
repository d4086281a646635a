"""Input that cannot be used: exit status 2, one line a fault, nothing on standard output, never a traceback."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.commands.commandline import Answer, tableside, within
from tests.commands.test_commands import PLAYED, SCORED, TRIGGERS


def refused(answer: Answer, faults: int | None = 1) -> list[str]:
    """The faults that were told, after a look at their form."""
    lines = answer.err.splitlines()
    assert answer.status == 2
    assert answer.out == ""
    assert "Traceback" not in answer.err
    assert all(line.isprintable() and ": " in line and "; " in line for line in lines), lines
    assert faults is None or len(lines) == faults, lines
    return lines


def played(*moves: Any, **setup: Any) -> str:
    return json.dumps(PLAYED | {"setup": PLAYED["setup"] | setup, "moves": list(moves)})


def gain(amount: Any, who: Any = "Ana") -> dict[str, Any]:
    return {"move": "gain_leverage", "who": who, "amount": amount}


def at(*places: int) -> list[dict[str, Any]]:
    return [{**space, "at": place} for space, place in zip(TRIGGERS, places, strict=False)]


@pytest.mark.parametrize("command", ["score", "play"])
@pytest.mark.parametrize(
    ("content", "told"),
    [
        pytest.param("", "input: is no valid JSON", id="an empty file"),
        pytest.param("   \n", "input: is no valid JSON", id="nothing but spaces"),
        pytest.param("Ana won", "input: is no valid JSON", id="no JSON"),
        pytest.param('{"game": "vestige", ', "input: is no valid JSON", id="a truncated file"),
        pytest.param("[]", "input: is no JSON object", id="a list"),
        pytest.param("42", "input: is no JSON object", id="a number"),
        pytest.param('"vestige"', "input: is no JSON object", id="a word"),
        pytest.param("null", "input: is no JSON object", id="null"),
        pytest.param("[" * 200_000, "input: is nested too deeply", id="deep nesting"),
        pytest.param('{"game": "forsooth"}', 'game: there is no game "forsooth"', id="an unknown game"),
        pytest.param('{"game": ["vestige"]}', "game: there is no game", id="a list for a game"),
        pytest.param('{"game": "' + "x" * 50_000 + '"}', "game: there is no game", id="a very long game"),
        pytest.param('{"game": "a\\nb"}', "game: has a control character (U+000A)", id="a line end in a word"),
        pytest.param("9" * 5000, "input: is no valid JSON", id="a number without end"),
    ],
)
def test_what_is_no_game_is_refused_in_one_line(command: str, content: str, told: str) -> None:
    answer = within(command, "-", "--json", typed=content)

    (line,) = refused(answer)
    assert line.startswith(told)
    assert len(line) < 400


@pytest.mark.parametrize("command", ["score", "play"])
@pytest.mark.parametrize(
    ("content", "told"),
    [
        pytest.param(b"\xff\xfe\x00\x01\x80", "is no UTF-8 text", id="a binary file"),
        pytest.param(b"\x89PNG\r\n\x1a\n\x00\x00", "is no UTF-8 text", id="a picture"),
        pytest.param(b"\x00" * 64, "is no valid JSON", id="nothing but zeros"),
    ],
)
def test_a_file_that_is_no_text_is_refused_by_name(command: str, content: bytes, told: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    file.write_bytes(content)

    (from_file,) = refused(within(command, file))
    (from_input,) = refused(within(command, "-", typed=content))

    assert told in from_file
    assert told in from_input
    assert "evening.json" in from_file or "JSON" in told


@pytest.mark.parametrize("command", ["score", "play"])
def test_a_file_that_is_not_there_or_is_a_folder_is_refused_by_name(command: str, tmp_path: Path) -> None:
    (missing,) = refused(within(command, tmp_path / "nowhere.json"))
    (folder,) = refused(within(command, tmp_path))

    assert missing.startswith(f"{tmp_path / 'nowhere.json'}: cannot be read")
    assert folder.startswith(f"{tmp_path}: cannot be read")


@pytest.mark.parametrize(
    ("content", "told"),
    [
        pytest.param(played(gain(-1)), "moves[0].amount: -1 is too small", id="a negative gain"),
        pytest.param(played(gain(10**40)), "moves[0].amount: 1000", id="a huge gain"),
        pytest.param(played(gain(1e400)), "moves[0].amount: inf", id="a gain without end"),
        pytest.param(played(gain(float("nan"))), "moves[0].amount: nan", id="a gain that is no number"),
        pytest.param(played(gain(1.5)), "moves[0].amount: 1.5", id="half a leverage"),
        pytest.param(played(gain("12")), 'moves[0].amount: "12"', id="a number in quotation marks"),
        pytest.param(played(gain(True)), "moves[0].amount: True", id="true for a number"),
        pytest.param(played(gain([1])), "moves[0].amount: [1]", id="a list for a number"),
        pytest.param(played(gain(1, "Zed")), 'moves[0].who: nobody at this table is called "Zed"', id="nobody"),
        pytest.param(played(gain(1, "ana")), 'moves[0].who: nobody at this table is called "ana"', id="capitals"),
        pytest.param(played(gain(1, "<b>Ana</b>")), "moves[0].who: nobody at this table", id="a name with markup"),
        pytest.param(played(gain(1, "A\nn\ta")), "moves[0].who: has a control character", id="a name over two lines"),
        pytest.param(played(gain(1, None)), "moves[0].who: None is not text", id="null for a name"),
        pytest.param(played(gain(1), gain(1), gain(1, "Zed")), "moves[2].who: ", id="the third move"),
        pytest.param(played({"move": "fly"}), 'moves[0].move: "fly" is not known', id="an unknown move"),
        pytest.param(played({}), "moves[0].move: is missing", id="no move"),
        pytest.param(played("end_turn"), 'moves[0]: "end_turn" is no object', id="a word for a move"),
        pytest.param(played(gain(1) | {"colour": 1}), "moves[0].colour: is not a known field", id="a field too many"),
        pytest.param(
            played({"move": "remove_threat", "nemesis": "Bone", "name": "X"}),
            'moves[0].name: Bone has no threat "X"',
            id="a threat that is not there",
        ),
        pytest.param(
            played({"move": "meet_condition", "name": "X"}), 'moves[0].name: no condition called "X"', id="a condition"
        ),
        pytest.param(
            played({"move": "draw_covert_op", "who": "Ana", "trigger": 6}), "moves[0].trigger: 6", id="trigger 6"
        ),
        pytest.param(
            played({"move": "take_control", "who": "Ana", "region": ""}), "moves[0].region: is empty", id="no region"
        ),
        pytest.param(played({"move": "run_nemeses", "draws": [-1]}), "moves[0].draws[0]: -1", id="a negative draw"),
        pytest.param(played({"move": "finish", "covert_ops": {"Zed": [1]}}), "moves[0].covert_ops.Zed", id="whose op"),
        pytest.param(
            played({"move": "finish"}, {"move": "finish"}), "moves[1].move: this game is filed", id="filed twice"
        ),
        pytest.param(played(triggers=at(10, 10, 26, 34, 42)), "setup.triggers: triggers 1 and 2 both", id="twice"),
        pytest.param(played(triggers=at(18, 10, 26, 34, 42)), "setup.triggers: trigger 2 stands at 10", id="order"),
        pytest.param(played(triggers=at(10, 18, 26, 34)), "setup: there are 4 triggers", id="four triggers"),
        pytest.param(played(triggers=[*TRIGGERS, *at(50)]), "setup: there are 6 triggers", id="six triggers"),
        pytest.param(played(triggers=at(0, 18, 26, 34, 42)), "setup.triggers[0].at: 0", id="on the start"),
        pytest.param(played(triggers="here"), 'setup.triggers: "here" is no list', id="a word for triggers"),
        pytest.param(
            played(triggers=[{"at": 1, "kind": "wite"}, *TRIGGERS[1:]]), "setup.triggers[0].kind: ", id="a colour"
        ),
        pytest.param(played(rulings={"R12": "no"}), 'setup.rulings: there is no ruling "R12"', id="a ruling"),
        pytest.param(played(rulings={"R6": "maybe"}), 'setup.rulings: "maybe" is no answer', id="an answer"),
        pytest.param(played(nemeses=[{"pack": "bome"}]), "setup.nemeses[0].pack: there is no pack", id="a pack"),
        pytest.param(played(nemeses=[]), "setup: a solo game has no nemesis", id="no nemesis"),
        pytest.param(played(seats=[]), "setup.seats: has 0 items", id="no seat"),
        pytest.param(played(seats=[{"name": "bone"}]), "setup: two competitors are called", id="a name twice"),
        pytest.param(played(mode="duel"), "setup.mode: ", id="a mode"),
        pytest.param(played(difficulty="easy"), "setup.difficulty: ", id="a difficulty"),
        pytest.param(played(printed={"regions": {"Oasis": -2}}), "setup.printed.regions.Oasis: -2", id="a value"),
        pytest.param(played(printed={"speed": {"fast": 2}}), 'setup.printed.speed.fast: "fast"', id="a speed space"),
        pytest.param(json.dumps({"moves": []}), "setup: is missing", id="no setup"),
    ],
)
def test_a_wrong_play_is_refused_with_its_place(content: str, told: str) -> None:
    answer = within("play", "-", "--json", typed=content)

    (line,) = refused(answer)
    assert line.startswith(told)


def scored(**changes: Any) -> str:
    return json.dumps(SCORED | changes)


def with_ana(**changes: Any) -> str:
    ana, bone = SCORED["competitors"]
    return scored(competitors=[ana | changes, bone])


@pytest.mark.parametrize(
    ("content", "told"),
    [
        pytest.param(scored(mode="duel"), "mode: ", id="a mode"),
        pytest.param(scored(competitors=[]), "competitors: has 0 items", id="nobody"),
        pytest.param(scored(competitors={}), "competitors: {} is no list", id="an object for a list"),
        pytest.param(with_ana(name="BONE"), "input: two competitors are called", id="a name twice"),
        pytest.param(with_ana(kind="robot"), "competitors[0].kind: ", id="a kind"),
        pytest.param(with_ana(leverage=-3), "input: Ana has -3 leverage", id="below zero"),
        pytest.param(with_ana(leverage="41"), 'competitors[0].leverage: "41"', id="a number in quotation marks"),
        pytest.param(with_ana(leverage=10**12), "competitors[0].leverage: 1000000000000 is too large", id="huge"),
        pytest.param(with_ana(pack="bome"), "competitors[0].pack: there is no pack", id="a pack"),
        pytest.param(with_ana(cards={"wizard": 1}), "competitors[0].cards.wizard: ", id="a kind of card"),
        pytest.param(with_ana(cards={"artifact": -1}), "competitors[0].cards.artifact: -1", id="a negative count"),
        pytest.param(with_ana(covert_ops=5), "competitors[0].covert_ops: 5 is no list", id="a number for a list"),
        pytest.param(with_ana(bounties=[6, -4]), "competitors[0].bounties[1]: -4", id="a negative bounty"),
        pytest.param(with_ana(regions=[{"leverage": 2}]), "competitors[0].regions[0].name: is missing", id="no name"),
        pytest.param(with_ana(mastery_bonus={"luck": 1}), "competitors[0].mastery_bonus.luck: ", id="a colour"),
        pytest.param(with_ana(luck=1), "competitors[0].luck: is not a known field", id="a field too many"),
        pytest.param(scored(mastery_tiles={"guile": -7}), "mastery_tiles.guile: -7", id="a tile"),
        pytest.param(scored(rulings={"R0": "no"}), "rulings: there is no ruling", id="a ruling"),
        pytest.param(scored(mode="teams"), "input: Ana is in no team", id="no team"),
        pytest.param(scored(rulings=5), "rulings: 5 is no object", id="a number for rulings"),
    ],
)
def test_a_wrong_score_is_refused_with_its_place(content: str, told: str) -> None:
    answer = within("score", "-", "--json", typed=content)

    (line,) = refused(answer)
    assert line.startswith(told)


@pytest.mark.parametrize(
    ("command", "content"),
    [
        pytest.param("play", b"Ana won", id="no JSON"),
        pytest.param("score", b"", id="an empty file"),
        pytest.param("play", b"\xff\xfe\x00", id="a binary file"),
        pytest.param("score", b"[" * 200_000, id="deep nesting"),
        pytest.param("play", b'{"game": "forsooth"}', id="an unknown game"),
        pytest.param("play", played(gain(1, "Zed")), id="an unknown competitor"),
        pytest.param("play", played(gain(-1)), id="a negative gain"),
        pytest.param("play", played(triggers=at(10, 10, 26, 34, 42)), id="a trigger twice"),
        pytest.param("play", played(triggers=at(18, 10, 26, 34, 42)), id="triggers out of order"),
        pytest.param("play", played(triggers=at(10, 18, 26, 34)), id="four triggers"),
        pytest.param("score", scored(rulings={"R0": "no"}), id="an unknown ruling"),
        pytest.param("score", with_ana(pack="bome"), id="an unknown pack"),
        pytest.param("score", with_ana(covert_ops=5), id="a wrong kind"),
        pytest.param("score", with_ana(leverage=10**40), id="a huge number"),
        pytest.param("play", played(gain(1, "<b>\n&amp;</b>")), id="a name with markup"),
        pytest.param("play", b'{"setup": {"mode": "\\ud800"}, "moves": 1, "\\u0000": 2}', id="half a letter"),
    ],
)
def test_the_process_says_so_too_and_leaves_no_trace_of_python(command: str, content: str | bytes) -> None:
    answer = tableside(command, "-", "--json", typed=content)

    assert refused(answer, faults=None) == refused(within(command, "-", "--json", typed=content), faults=None)


def test_a_missing_file_is_the_same_for_the_process(tmp_path: Path) -> None:
    (line,) = refused(tableside("score", tmp_path / "nowhere.json"))

    assert "nowhere.json: cannot be read" in line


def test_every_fault_has_a_line_of_its_own() -> None:
    lines = refused(within("play", "-", typed=played(gain(-1), {"move": "fly"}, mode="duel")), faults=3)

    assert [line.split(":")[0] for line in lines] == ["setup.mode", "moves[0].amount", "moves[1].move"]


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(played(gain(9999), gain(9999), {"move": "finish"}), id="more leverage than a track holds"),
        pytest.param(
            played({"move": "set_round", "to": 999}, *[
                {"move": "reveal_condition", "name": name, "met": True} for name in "ABC"
            ]),
            id="a final round after round 999",
        ),
        pytest.param(
            played(
                {"move": "lose_leverage", "who": "Ana", "amount": 5},
                {"move": "set_ruling", "ruling": "R5", "option": "no"},
                {"move": "finish"},
                rulings={"R5": "yes"},
            ),
            id="a ruling turned back below zero",
        ),
    ],
)  # fmt: skip
def test_odd_games_that_can_be_are_played(content: str) -> None:
    answer = within("play", "-", "--json", typed=content)

    assert (answer.status, answer.err) == (0, "")


@pytest.mark.parametrize(
    "arguments",
    [["score"], ["play"], ["schema"], ["schema", "chess"], ["fly"], ["--port", "0"], ["--port", "many"]],
)
def test_a_wrong_command_line_is_refused_without_a_traceback(arguments: list[str]) -> None:
    answer = tableside(*arguments)

    assert answer.status == 2
    assert answer.out == ""
    assert "tableside" in answer.err
    assert "Traceback" not in answer.err
