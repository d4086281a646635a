"""`tableside score`, `play`, `schema` and `export` for Chronicles; and input of it that cannot be used."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion import headless
from companion.chronicles.setup import Setup
from companion.desk import Desk
from storage.shelf import FileShelf
from tests.commands.commandline import Answer, within
from tests.commands.test_schema import fits
from tests.commands.test_wrong_input import refused

SCORED: dict[str, Any] = {
    "game": "chronicles",
    "players": [
        {"name": "Ana", "honor": 31, "circles": {"relic": 2, "monster": 1}, "renown_columns": [1, 2],
         "dark_agents": 2, "extras": [{"what": "Base game", "honor": 6}]},
        {"name": "Ben", "honor": 41},
    ],
}  # fmt: skip
PLAYED: dict[str, Any] = {
    "game": "chronicles",
    "setup": {"seats": [{"name": "Ana", "companion": "red"}, {"name": "Ben", "companion": "blue"}]},
    "moves": [
        {"move": "gain_honor", "who": "Ana", "amount": 3, "why": "A quest"},
        {"move": "gain_card", "who": "Ana", "kind": "relic"},
        {"move": "place_agents", "region": "Monastery", "count": 2},
    ],
}


def asked(command: str, request: Any, *more: str) -> Answer:
    return within(command, "-", *more, typed=json.dumps(request))


def played(*moves: Any, **setup: Any) -> dict[str, Any]:
    return PLAYED | {"setup": PLAYED["setup"] | setup, "moves": list(moves)}


def test_score_prints_totals_lines_and_the_verdict() -> None:
    answer = asked("score", SCORED, "--json")

    said = answer.json
    assert (answer.status, answer.err) == (0, "")
    # End-Game Honor Bonuses: 31 + 2 first circles + 1 second circle + 2 agents + 6.
    assert said["totals"] == {"Ana": 42, "Ben": 41}
    assert said["verdict"] == {
        "winners": ["Ana"], "reason": "most_honor", "because": "Ana has the most honor: 42, against Ben 41",
    }  # fmt: skip
    assert [(line["step"], line["points"]) for line in said["lines"] if line["who"] == "Ana"] == [
        ("honor", 31), ("columns", 2), ("columns", 1), ("dark_agents", 2), ("extras", 6),
    ]  # fmt: skip


def test_score_is_read_by_people_too() -> None:
    printed = asked("score", SCORED).out.splitlines()

    assert printed[0] == "Ana            31  honor when the game ended"
    assert printed[-1] == "Ana has the most honor: 42, against Ben 41"


def test_play_prints_where_the_table_stands() -> None:
    said = asked("play", PLAYED, "--json").json

    assert said.keys() >= {
        "game", "round", "phase", "turn", "honor", "renown", "circles", "marks", "legendary", "columns", "timeline",
        "agents", "closed", "festival", "dark_agents", "prompts", "notices", "ledger", "score",
    }  # fmt: skip
    assert (said["game"], said["round"], said["phase"], said["turn"]) == ("chronicles", 1, "players", "Ana")
    assert said["honor"] == {"Ana": 3, "Ben": 0}
    assert said["renown"]["Ana"] == {"held": 0, "placed": 0, "gained": 0}
    assert said["circles"]["Ana"]["relic"] == 1
    assert said["columns"] == {"Ana": [], "Ben": []}
    assert [board["board"] for board in said["timeline"]] == [1, 2]
    assert (said["agents"], said["closed"]) == ({"Monastery": 2}, ["Monastery"])
    assert said["festival"].keys() == {"spaces", "stack", "tokens", "invested"}
    assert len(said["ledger"]) == 3
    assert said["score"] is None


def test_a_setup_is_written_in_peoples_words() -> None:
    said = asked(
        "play", played(festival={"Legendary Courage": "Free loot"}, printed={"stacks": {"pets": "Inn"}}), "--json"
    )

    assert said.json["festival"]["spaces"]["courage"] == "loot"


def test_play_is_read_by_people_too() -> None:
    printed = asked("play", PLAYED).out.splitlines()

    assert printed[0] == "Round 1, players, Ana is on"
    assert printed[1] == "Ana             3 honor, 0 renown in hand"
    assert "Monastery: 2 dark agents" in printed
    assert "Monastery: no visits" in printed
    assert any(line.startswith("To do: ") for line in printed)


def test_play_prints_the_score_once_there_is_one() -> None:
    printed = asked("play", played({"move": "finish"})).out.splitlines()

    assert printed[-1] == "Ana and Ben tie for most honor at 0: they share the victory (C2)"


@pytest.fixture(scope="module")
def schemas() -> dict[str, Any]:
    return {name: headless.schema(name) for name in ("score", "play")}


@pytest.mark.parametrize("name", ["score", "play"])
def test_one_schema_describes_both_games(name: str, schemas: dict[str, Any]) -> None:
    schema = schemas[name]

    assert set(schema["discriminator"]["mapping"]) >= {"vestige", "chronicles"}
    assert fits({"score": SCORED, "play": PLAYED}[name], schema, schema)


@pytest.mark.parametrize(
    ("name", "given"),
    [
        pytest.param("score", SCORED | {"players": []}, id="nobody"),
        pytest.param("score", SCORED | {"competitors": []}, id="a field of the other game"),
        pytest.param("score", {"players": SCORED["players"]}, id="the game is not named"),
        pytest.param("play", played({"move": "gain_leverage", "who": "Ana", "amount": 1}), id="a move of Vestige"),
        pytest.param("play", played({"move": "mark_track", "who": "Ana", "track": "luck"}), id="a track"),
    ],
)
def test_the_schemas_refuse_what_the_commands_refuse(name: str, given: Any, schemas: dict[str, Any]) -> None:
    assert not fits(given, schemas[name], schemas[name])
    refused(asked(name, given), None)


@pytest.mark.parametrize(
    ("command", "given", "told"),
    [
        pytest.param("score", {"game": "cronicles"}, 'game: there is no game "cronicles"; did you mean chronicles?',
                     id="a game misspelt"),
        pytest.param("score", {"game": "chronicles"}, "players: is missing", id="no players"),
        pytest.param("score", {"game": "chronicles", "players": [{"name": "Ana", "circles": {"relic": 3}}]},
                     "players[0].circles.relic: 3 is too large", id="three circles"),
        pytest.param("score", {"game": "chronicles", "players": [{"name": "Ana", "renown_columns": [3]}]},
                     "players[0].renown_columns[0]: 3 is too large", id="a third column"),
        pytest.param("score", {"game": "chronicles", "players": [{"name": "Ana", "renown_columns": [1, 1]}]},
                     "players[0].renown_columns: a column is there twice", id="a column twice"),
        pytest.param("score", {"game": "chronicles", "players": [{"name": "Ana", "honour": 3}]},
                     "players[0].honour: is not a known field", id="a field misspelt"),
        pytest.param("score", {"game": "chronicles", "players": [{"name": "Ana"}], "rulings": {"R6": "no"}},
                     'rulings: there is no ruling "R6"', id="a ruling of Vestige"),
        pytest.param("score", {"game": "chronicles", "players": [{"name": "Ana"}], "rulings": {"C1": "two"}},
                     'rulings: "two" is no answer to C1', id="an answer that there is not"),
        pytest.param("score", {"game": "chronicles", "players": [{"name": "  "}]}, "players[0].name: is empty",
                     id="a name of blanks"),
        pytest.param("score", {"game": "chronicles", "players": [{"name": "Ana"}, {"name": " ana "}]},
                     "input: two players are called", id="one name twice, with blanks"),
        pytest.param("score", {"game": "chronicles", "players": [{"name": "Ana", "circles": {"pet": 1, "Pets": 2}}]},
                     'players[0].circles: "pet" is there twice in other words', id="a kind twice in other words"),
        pytest.param("play", played({"move": "mark_trac"}), 'moves[0].move: "mark_trac" is not known; did you mean '
                     "mark_track?", id="a move misspelt"),
        pytest.param("play", played({"move": "mark_track", "who": "Ana", "track": "corage"}),
                     'moves[0].track: "corage" is not allowed here; did you mean courage?', id="a track misspelt"),
        pytest.param("play", played({"move": "gain_honor", "who": "Eve", "amount": 1}),
                     'moves[0].who: nobody at this table is called "Eve"', id="nobody of that name"),
        pytest.param("play", played({"move": "finish"}, {"move": "finish"}), "moves[1].move: this game is",
                     id="filed twice"),
        pytest.param("play", played({"move": "finish", "extras": {"Eve": []}}), "moves[0].extras.Eve: nobody at this",
                     id="extras of nobody"),
        pytest.param("play", played(seats=[{"name": "Ana"}] * 6), "setup.seats: has 6 items; at most 5",
                     id="six seats"),
        pytest.param("play", played(seats=[{"name": "Ana"}, {"name": "ANA"}]), "setup: two players are called",
                     id="one name twice"),
        pytest.param("play", played({"move": "join_table", "name": " "}), "moves[0].name: is empty",
                     id="who comes late has a name of blanks"),
        pytest.param("play", played(festival={"Wisdom": "honor", "wisdom": "wild"}),
                     'setup.festival: "Wisdom" is there twice in other words', id="a space twice in other words"),
        pytest.param("play", played(mode="solo"), "setup.mode: is not a known field", id="a field of Vestige"),
        pytest.param("play", played(festival={"wisdom": "honor", "vision": "honor"}), "setup: the token \"honor\" lies",
                     id="a token in two spaces"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_in_one_line_with_its_place(command: str, given: Any, told: str) -> None:
    (line,) = refused(asked(command, given))

    assert line.startswith(told)


def test_a_kept_game_is_printed_and_stands_again(tmp_path: Path) -> None:
    desk = Desk(FileShelf(tmp_path), now=lambda: "2026-11-01T20:00:00+00:00", new_id=lambda: "evening")
    setup = Setup.model_validate(PLAYED["setup"])
    game = desk.begin("chronicles", setup).id
    commands = desk.game(game).rules.commands
    for move in (*PLAYED["moves"], {"move": "finish"}):
        desk.act(game, commands.validate_python(move))

    printed = within("export", game, "--data", tmp_path)
    table = within("export", game, "--as", "csv", "--data", tmp_path)

    assert (printed.status, printed.err) == (0, "")
    again = within("play", "-", "--json", typed=printed.out).json
    assert again["honor"] == {"Ana": 3, "Ben": 0}
    assert again["score"]["verdict"]["winners"] == ["Ana"]
    assert table.out.splitlines()[0] == "who,step,what,points,because"
