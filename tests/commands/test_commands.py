"""`tableside score`, `play` and `schema` as the contract has them."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.commands.commandline import ROOT, from_a_shell, tableside, within

SCENARIOS = ROOT / "tests" / "scenarios"
TRIGGERS = [
    {"at": 10, "kind": "magenta"},
    {"at": 18, "kind": "white"},
    {"at": 26, "kind": "magenta"},
    {"at": 34, "kind": "white"},
    {"at": 42, "kind": "magenta"},
]
PLAYED = {
    "game": "vestige",
    "setup": {
        "mode": "solo",
        "seats": [{"name": "Ana", "color": "green", "team": None}],
        "nemeses": [{"pack": "bone", "threat_cards": 10}],
        "difficulty": "menace",
        "nemeses_form_team": False,
        "triggers": TRIGGERS,
        "printed": {"regions": {"Smugglers' Lair": 3}, "mastery": {}, "speed": {"5": 5}},
        "rulings": {},
    },
    "moves": [
        {"move": "gain_leverage", "who": "Ana", "amount": 12},
        {"move": "take_control", "who": "Ana", "region": "Chop Shop"},
        {"move": "visit", "who": "Bone", "region": "Garage"},
        {"move": "take_control", "who": "Ana", "region": "Garage"},
    ],
}
# The sheet that the contract shows.
SCORED = {
    "game": "vestige",
    "mode": "solo",
    "nemeses_form_team": False,
    "competitors": [
        {
            "name": "Ana", "kind": "human", "team": None, "leverage": 41, "covert_ops": [5], "bounties": [6, 4],
            "regions": [{"name": "Chop Shop", "leverage": 2}],
            "extras": [{"what": "The Rise", "leverage": 4}],
            "cards": {"lawmaker": 3, "mercenary": 1, "smuggler": 2, "artifact": 2, "augmentation": 2, "bounty": 2,
                      "chop_bot": 1},
            "mastery_bonus": {"guile": 1},
        },
        {"name": "Bone", "kind": "nemesis", "pack": "bone", "threat": 2, "leverage": 38,
         "regions": [{"name": "Oasis", "leverage": 2}], "cards": {"mercenary": 3}},
    ],
    "mastery_tiles": {"ambition": 5, "might": 5, "cunning": 5, "guile": 7, "intrigue": 7, "ingenuity": 7,
                      "chop_bots": 4},
    "rulings": {"R6": "no"},
}  # fmt: skip


def written(folder: Path, content: Any) -> Path:
    file = folder / "game.json"
    file.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return file


def test_score_prints_what_the_contract_names(tmp_path: Path) -> None:
    answer = from_a_shell("score", written(tmp_path, SCORED), "--json")

    said = answer.json
    assert (answer.status, answer.err) == (0, "")
    # p. 25, 26: Ana 41 + 5 + 10 + 2 + 4; Bone 38 + 2 + 1 x 2. Six tiles of Ana's are 35, might is Bone's.
    assert said["before_mastery"] == {"Ana": 62, "Bone": 42}
    assert said["totals"] == {"Ana": 97, "Bone": 47}
    assert said["complete"] is True
    assert said["verdict"] | {"because": ""} == {"winners": ["Ana"], "reason": "most_leverage", "because": ""}
    assert said["mastery"]["might"] | {"because": ""} == {"side": "Bone", "points": 5, "because": ""}
    assert all(claim["because"] for claim in said["mastery"].values())
    assert {"who", "step", "points", "because"} <= said["lines"][0].keys()
    assert sum(line["points"] for line in said["lines"] if line["who"] == "Ana") == 97


def test_play_prints_what_the_contract_names(tmp_path: Path) -> None:
    answer = from_a_shell("play", written(tmp_path, PLAYED), "--json")

    said = answer.json
    assert (answer.status, answer.err) == (0, "")
    assert said.keys() >= {
        "round", "phase", "turn", "final_round", "leverage", "speed", "conditions", "triggers", "regions", "cards",
        "nemeses", "prompts", "notices", "ledger", "score",
    }  # fmt: skip
    assert (said["round"], said["phase"], said["turn"], said["final_round"]) == (1, "players", "Ana", None)
    assert said["leverage"] == {"Ana": 14, "Bone": 2}
    assert said["speed"] == {"Ana": 2}
    assert said["conditions"] == {"open": [], "met": [], "needed": 3}
    assert said["triggers"][0] == {
        "at": 10, "kind": "magenta", "reached_by": ["Ana"], "condition": "waiting", "covert_ops_left": 1,
        "threats_left": 2,
    }  # fmt: skip
    assert said["regions"] == {
        "Chop Shop": {"controller": "Ana", "leverage": 2},
        "Garage": {"controller": "Ana", "leverage": None},
    }
    assert said["cards"] == {"Ana": {}, "Bone": {}}
    assert said["nemeses"] == {"Bone": {"threat": 0, "threats": []}}
    assert [prompt["kind"] for prompt in said["prompts"]] == [
        "reveal_condition", "reveal_threat", "reveal_threat", "draw_covert_op", "printed_value"
    ]  # fmt: skip
    assert said["prompts"][4]["of"]
    assert said["ledger"][0]["label"] == "Ana gains 12 leverage"
    assert all(isinstance(because, str) for entry in said["ledger"] for because in entry["because"])
    assert said["score"] is None


def test_a_finished_play_holds_the_score_as_score_prints_it() -> None:
    finished = PLAYED | {"moves": [*PLAYED["moves"], {"move": "finish"}]}

    said = within("play", "-", "--json", typed=json.dumps(finished)).json
    scored = within("score", "-", "--json", typed=json.dumps(SCORED)).json

    assert said["phase"] == "over"
    assert said["score"].keys() == scored.keys()
    # p. 17: the Garage of unknown leverage leaves the result open, twice over.
    assert said["score"]["complete"] is False


def test_a_dash_reads_standard_input_and_gives_the_same(tmp_path: Path) -> None:
    for command, content in (("score", SCORED), ("play", PLAYED)):
        from_file = tableside(command, written(tmp_path, content), "--json")
        from_input = tableside(command, "-", "--json", typed=json.dumps(content))

        assert from_input == from_file


@pytest.mark.parametrize(
    ("command", "content", "words"),
    [
        pytest.param("score", SCORED, "Ana has the most leverage: 97, against Bone 47", id="score"),
        pytest.param("play", PLAYED, "Round 1, players, Ana is on", id="play"),
        pytest.param("play", PLAYED, "To do: Trigger 1: turn over", id="what is to be done"),
    ],
)
def test_without_json_people_can_read_it(command: str, content: dict[str, Any], words: str) -> None:
    answer = within(command, "-", typed=json.dumps(content))

    assert answer.status == 0
    assert words in answer.out
    assert not answer.out.startswith("{")


def test_a_score_of_names_alone_is_a_score() -> None:
    bare = {"mode": "competitive", "competitors": [{"name": "Ana", "kind": "human"}, {"name": "Ben", "kind": "human"}]}

    said = within("score", "-", "--json", typed=json.dumps(bare)).json

    assert said["totals"] == {"Ana": 0, "Ben": 0}
    assert said["verdict"]["reason"] == "tie"


def test_a_tile_without_a_value_is_claimed_and_leaves_the_total_open() -> None:
    tiles = {tile: value for tile, value in SCORED["mastery_tiles"].items() if tile != "guile"}

    said = within("score", "-", "--json", typed=json.dumps(SCORED | {"mastery_tiles": tiles})).json

    assert said["mastery"]["guile"]["side"] == "Ana"
    assert said["mastery"]["guile"]["points"] is None
    assert said["complete"] is False
    assert said["totals"]["Ana"] == 90


def test_names_are_printed_as_they_were_typed() -> None:
    ana = "Zoë <b>“Łowca”</b> 東 & Co"
    content = {"mode": "competitive", "competitors": [{"name": ana, "kind": "human", "leverage": 1}]}

    answer = tableside("score", "-", "--json", typed=json.dumps(content))

    assert answer.json["totals"] == {ana: 1}
    assert ana in answer.out
    assert ana in tableside("score", "-", typed=json.dumps(content)).out


@pytest.mark.parametrize("kind", ["score", "play"])
def test_every_scenario_runs_as_a_command(kind: str) -> None:
    # One of each kind as a process; `test_scenarios` runs them all.
    file = sorted((SCENARIOS / kind).glob("*.json"))[0]
    case = json.loads(file.read_text(encoding="utf-8"))

    answer = tableside(kind, "-", "--json", typed=json.dumps(case["input"]))

    assert (answer.status, answer.err) == (0, "")


@pytest.mark.parametrize("arguments", [["--help"], ["play", "--help"]])
def test_help_is_there_for_every_command(arguments: list[str]) -> None:
    answer = from_a_shell(*arguments)

    assert answer.status == 0
    assert "usage: tableside" in answer.out


def test_a_reader_who_leaves_early_is_no_fault() -> None:
    command = f"{sys.executable} {ROOT / 'main.py'} schema play | head -c 10"
    done = subprocess.run(["bash", "-c", command], capture_output=True, timeout=60, check=False)

    assert done.stdout == b'{\n  "$defs'
    assert done.stderr == b""
