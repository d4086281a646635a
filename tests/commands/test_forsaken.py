"""`tableside score`, `play`, `schema` and `export` for Forsaken; and input of it that cannot be used."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion import headless
from companion.desk import Desk
from companion.forsaken.setup import Setup
from storage.shelf import FileShelf
from tests.commands.commandline import Answer, within
from tests.commands.test_schema import fits
from tests.commands.test_wrong_input import refused

SCORED: dict[str, Any] = {
    "game": "forsaken",
    "players": [
        {"name": "Ana", "vp": 12, "finale": [{"what": "Heist", "vp": 3}], "cool_stuff": {"talents": 4, "gear": 5}},
        {"name": "Ben", "vp": 13, "extras": [{"what": "A talent", "vp": 2}], "cool_stuff": {"rep": 7}},
    ],
}
ALONE: dict[str, Any] = {
    "game": "forsaken",
    "players": [{"name": "Ana", "vp": 18}],
    "rival": {"name": "Grash", "vp": 4, "plot_row": 5},
}
PLAYED: dict[str, Any] = {
    "game": "forsaken",
    "setup": {"seats": [{"name": "Ana", "vitality": 8, "green": 3}, {"name": "Ben"}]},
    "moves": [
        {"move": "gain", "who": "Ana", "gains": {"vp": 2, "scrap": 1}, "why": "A quest"},
        {"move": "gain_gear", "who": "Ana", "name": "Omni-Kit"},
        {"move": "to_event_row", "name": "Storm", "event": "No transports"},
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
    assert said["totals"] == {"Ana": 15, "Ben": 15}
    assert said["cool_stuff"] == {"Ana": 9, "Ben": 7}
    assert said["verdict"] == {
        "winners": ["Ana"], "reason": "cool_stuff",
        "because": "Ana and Ben tie for most VP at 15: Ana has 9 pieces of cool stuff, Ben 7",
    }  # fmt: skip
    assert [(line["who"], line["step"], line["points"]) for line in said["lines"]] == [
        ("Ana", "vp", 12), ("Ana", "finale", 3), ("Ben", "vp", 13), ("Ben", "extras", 2),
    ]  # fmt: skip


def test_the_plot_beats_any_vp() -> None:
    said = asked("score", ALONE, "--json").json

    assert said["totals"] == {"Ana": 18, "Grash": 4}
    assert (said["verdict"]["winners"], said["verdict"]["reason"], said["complete"]) == (["Grash"], "plot", True)


def test_score_is_read_by_people_too() -> None:
    printed = asked("score", SCORED).out.splitlines()

    assert printed[0] == "Ana            12  VP when the game ended"
    assert printed[-1].endswith("Ana has 9 pieces of cool stuff, Ben 7")


def test_play_prints_where_the_table_stands() -> None:
    said = asked("play", PLAYED, "--json").json

    assert said.keys() >= {
        "game", "round", "phase", "turn", "vp", "vitality", "legend", "infamy", "grudges", "holdings", "gear",
        "weapons", "cards", "jobs", "story", "cool_stuff", "bounty", "personas", "yards", "bag", "decks", "event_row",
        "rival", "plot", "ending", "prompts", "notices", "ledger", "score",
    }  # fmt: skip
    assert (said["round"], said["phase"], said["turn"], said["threshold"]) == (1, "players", "Ana", 15)
    assert said["vp"] == {"Ana": 2, "Ben": 0}
    assert said["vitality"]["Ana"] == {"now": 8, "maximum": 8, "fungalyte": 0}
    assert said["vitality"]["Ben"]["now"] is None
    assert [gear["name"] for gear in said["gear"]["Ana"]["hand"]] == ["Omni-Kit"]
    assert (said["rival"], said["plot"], said["ending"], said["score"]) == (None, None, None, None)
    assert said["bag"] == {"scrap": 28, "particle": 11}
    assert len(said["ledger"]) == 3


def test_a_setup_is_written_in_peoples_words() -> None:
    said = asked("play", played(personas={"Ebon Eye": {"name": "Sable"}}, decks={"Port Ambition": 9}), "--json").json

    assert (said["personas"]["ebon_eye"]["name"], said["decks"]["port_ambition"]) == ("Sable", 9)


def test_play_is_read_by_people_too() -> None:
    printed = asked("play", PLAYED).out.splitlines()

    assert printed[:4] == [
        "Round 1, players, Ana is on",
        "Ana             2 VP, vitality 8 of 8",
        "Ben             0 VP",
        "Event row: Storm",
    ]


def test_a_solo_game_prints_its_rival() -> None:
    solo = played({"move": "draw_plot"}, seats=[{"name": "Ana"}], rival={"name": "Grash", "plot": 8})

    assert "Grash           0 VP, plot row 1 of 5" in asked("play", solo).out.splitlines()
    assert asked("play", solo, "--json").json["plot"]["deck"] == 7


def test_play_says_who_still_has_a_last_turn() -> None:
    reached = played({"move": "gain", "who": "Ana", "gains": {"vp": 15}})

    assert "The end is set off; last turns: Ben" in asked("play", reached).out.splitlines()
    assert asked("play", reached, "--json").json["ending"] == {"why": "threshold", "by": "Ana", "last": ["Ben"]}


def test_play_prints_the_score_once_there_is_one() -> None:
    printed = asked("play", played({"move": "finish"})).out.splitlines()

    assert printed[-1].startswith("Ana and Ben tie for most VP at 0")


@pytest.fixture(scope="module")
def schemas() -> dict[str, Any]:
    return {name: headless.schema(name) for name in ("score", "play")}


@pytest.mark.parametrize("name", ["score", "play"])
def test_one_schema_describes_all_games(name: str, schemas: dict[str, Any]) -> None:
    schema = schemas[name]

    assert set(schema["discriminator"]["mapping"]) == {"vestige", "chronicles", "forsaken"}
    assert fits({"score": SCORED, "play": PLAYED}[name], schema, schema)


@pytest.mark.parametrize(
    ("name", "given"),
    [
        pytest.param("score", SCORED | {"players": []}, id="nobody"),
        pytest.param("score", SCORED | {"competitors": []}, id="a field of another game"),
        pytest.param("score", ALONE | {"rival": {"name": "Grash", "plot_row": 6}}, id="a sixth plot card"),
        pytest.param("play", played({"move": "gain_honor", "who": "Ana", "amount": 1}), id="a move of Chronicles"),
        pytest.param("play", played({"move": "gain", "who": "Ana", "gains": {"honor": 1}}), id="a gain"),
    ],
)
def test_the_schemas_refuse_what_the_commands_refuse(name: str, given: Any, schemas: dict[str, Any]) -> None:
    assert not fits(given, schemas[name], schemas[name])
    refused(asked(name, given), None)


def _scored(**player: Any) -> dict[str, Any]:
    return {"game": "forsaken", "players": [{"name": "Ana"} | player]}


@pytest.mark.parametrize(
    ("command", "given", "told"),
    [
        pytest.param("score", {"game": "forsaked"}, 'game: there is no game "forsaked"; did you mean forsaken?',
                     id="a game misspelt"),
        pytest.param("score", {"game": "forsaken"}, "players: is missing", id="no players"),
        pytest.param("score", _scored(vp=-1), "players[0].vp: -1 is too small", id="VP below zero"),
        pytest.param("score", _scored(cool_stuff={"gaer": 1}), 'players[0].cool_stuff.gaer: "gaer" is not allowed '
                     "here; did you mean gear?", id="a kind misspelt"),
        pytest.param("score", _scored(cool_stuff={"gear": -1}), "players[0].cool_stuff.gear: -1 is too small",
                     id="less than no gear"),
        pytest.param("score", _scored(cool_stuff={"talent": 1, "Talents": 2}),
                     'players[0].cool_stuff: "talent" is there twice in other words', id="a kind twice"),
        pytest.param("score", _scored(points=3), "players[0].points: is not a known field", id="an unknown field"),
        pytest.param("score", _scored() | {"rulings": {"C1": "no"}}, 'rulings: there is no ruling "C1"',
                     id="a ruling of Chronicles"),
        pytest.param("score", {"game": "forsaken", "players": [{"name": "Ana"}, {"name": " ana "}]},
                     'input: two are called "Ana"', id="one name twice, with blanks"),
        pytest.param("score", ALONE | {"rival": {"name": "Grash", "plot_row": 6}},
                     "rival.plot_row: 6 is too large", id="a sixth plot card"),
        pytest.param("score", SCORED | {"rival": {"name": "Grash"}}, "input: a rival plays in solo games only",
                     id="a rival of two"),
        pytest.param("play", played({"move": "gian"}), 'moves[0].move: "gian" is not known; did you mean gain?',
                     id="a move misspelt"),
        pytest.param("play", played({"move": "gain", "who": "Eve", "gains": {"vp": 1}}),
                     'moves[0].who: nobody at this table is called "Eve"', id="nobody of that name"),
        pytest.param("play", played({"move": "finish"}, {"move": "finish"}), "moves[1].move: this game is filed",
                     id="filed twice"),
        pytest.param("play", played({"move": "finish", "finale": {"Eve": []}}), "moves[0].finale.Eve: nobody at this",
                     id="a finale of nobody"),
        pytest.param("play", played({"move": "settle_finale", "event": 7}),
                     "moves[0].event: no card of the event row has the number 7", id="a finale that there is not"),
        pytest.param("play", played({"move": "draw_plot"}), "moves[0].move: nobody is the rival", id="no rival"),
        pytest.param("play", played(seats=[{"name": name} for name in "ABCDE"]), "setup.seats: has 5 items; at most 4",
                     id="five seats"),
        pytest.param("play", played(length="epic"), 'setup.length: "epic" is not allowed here', id="a length"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_in_one_line_with_its_place(command: str, given: Any, told: str) -> None:
    (line,) = refused(asked(command, given))

    assert line.startswith(told)


def test_a_kept_game_is_printed_and_stands_again(tmp_path: Path) -> None:
    desk = Desk(FileShelf(tmp_path), now=lambda: "2026-11-01T20:00:00+00:00", new_id=lambda: "evening")
    game = desk.begin("forsaken", Setup.model_validate(PLAYED["setup"])).id
    commands = desk.game(game).rules.commands
    for move in (*PLAYED["moves"], {"move": "finish"}):
        desk.act(game, commands.validate_python(move))

    printed = within("export", game, "--data", tmp_path)
    table = within("export", game, "--as", "csv", "--data", tmp_path)

    assert (printed.status, printed.err) == (0, "")
    again = within("play", "-", "--json", typed=printed.out).json
    assert again["vp"] == {"Ana": 2, "Ben": 0}
    assert again["score"]["verdict"]["winners"] == ["Ana"]
    assert table.out.splitlines()[0] == "who,step,what,points,because"
