"""What a game may be set up as (p. 6, 7, 24, 26, 28, 29)."""

from typing import Any

import pytest
from pydantic import ValidationError

from companion.vestige.placing import misplaced, unusual
from companion.vestige.setup import Setup
from tests.companion.games import BONE, ROOK, TRIGGERS, begin, setup

THREE_TEAMS = ["A/Rust", "B/Dust", "C/Ash", "D/Rust", "E/Dust", "F/Ash"]


@pytest.mark.parametrize(
    "chosen",
    [
        pytest.param(setup("competitive", "Ana"), id="p. 6: one player alone at the table"),
        pytest.param(setup("competitive", *"ABCDEF"), id="p. 28: six seats"),
        pytest.param(setup("competitive", "Ana", "Ben", nemeses=[BONE]), id="p. 26: players and a nemesis"),
        pytest.param(setup("solo", "Ana", nemeses=[BONE, ROOK, {"name": "Crow"}]), id="p. 26: three nemeses"),
        pytest.param(setup("cooperative", "Ana", nemeses=[BONE]), id="p. 29: cooperative"),
        pytest.param(setup("teams", "A/Rust", "B/Dust", "C/Rust", "D/Dust"), id="p. 28: two teams of two"),
        pytest.param(setup("teams", *THREE_TEAMS), id="p. 28: three teams of two"),
        pytest.param(setup("teams", "A/Rust", "B/Rust", "C/Dust", nemeses=[BONE]), id="p. 28: and a nemesis team"),
        pytest.param(setup("solo", "Ana", nemeses=[BONE, {"pack": "bone", "name": "Marrow"}]), id="one pack twice"),
        pytest.param(setup("competitive", "Ana", triggers=[], starts_at="scoring"), id="only scored"),
    ],
)
def test_a_table_that_can_be_is_accepted(chosen: Setup) -> None:
    game = begin(chosen)

    assert [competitor.name for competitor in game.table.competitors] == list(chosen.names)
    assert all(competitor.leverage == 0 for competitor in game.table.competitors)
    assert all(human.speed == 2 for human in game.table.humans)


def moved(number: int, at: int) -> list[dict[str, Any]]:
    return [space | ({"at": at} if index == number else {}) for index, space in enumerate(TRIGGERS, start=1)]


@pytest.mark.parametrize(
    ("mode", "seats", "changes", "words"),
    [
        pytest.param("solo", ["Ana", "Ben"], {"nemeses": [BONE]}, "one person", id="p. 28: two in solo play"),
        pytest.param("solo", ["Ana"], {}, "no nemesis", id="p. 28: solo without a nemesis"),
        pytest.param("cooperative", ["Ana", "Ben"], {}, "no nemesis", id="p. 29: cooperative without a nemesis"),
        pytest.param("teams", ["Ana/Rust", "Ben"], {}, "Ben is in no team", id="p. 28: somebody without a team"),
        pytest.param("teams", ["Ana/Rust", "Ben/Rust"], {}, "only one team", id="p. 28: one team"),
        pytest.param("competitive", [], {}, "at least 1", id="no seat"),
        pytest.param("competitive", [*"ABCDEFG"], {}, "at most 6", id="seven seats"),
        pytest.param("competitive", ["Ana", "ANA"], {}, "two competitors", id="one name twice"),
        pytest.param("competitive", ["Bone"], {"nemeses": [BONE]}, "two competitors", id="a player called Bone"),
        pytest.param("competitive", ["Ana"], {"nemeses": [BONE, BONE]}, "two competitors", id="Bone twice"),
        pytest.param("competitive", ["Ana"], {"nemeses": [BONE] * 4}, "at most 3", id="p. 26: four nemeses"),
        pytest.param("competitive", ["Ana"], {"nemeses": [{}]}, "a pack or a name", id="a nemesis without either"),
        pytest.param("competitive", ["Ana"], {"nemeses": [{"pack": "bome"}]}, "did you mean bone", id="no such pack"),
        pytest.param("competitive", ["Ana"], {"triggers": TRIGGERS[:4]}, "the track has five", id="p. 24: four"),
        pytest.param("competitive", ["Ana"], {"triggers": []}, "the track has five", id="p. 24: none"),
        pytest.param("competitive", ["Ana"], {"triggers": moved(2, 10)}, "both stand at 10", id="p. 24: one space"),
        pytest.param("competitive", ["Ana"], {"triggers": moved(2, 9)}, "stands at 9, before", id="p. 24: order"),
        pytest.param("competitive", ["Ana"], {"triggers": moved(1, 0)}, "greater than or equal to 1", id="p. 7: start"),
        pytest.param("competitive", ["Ana"], {"difficulty": "hard"}, "nuisance", id="p. 27: a third difficulty"),
        pytest.param("competitive", ["Ana"], {"printed": {"regions": {"Oasis": -1}}}, "greater", id="below nothing"),
        pytest.param("cooperative", ["Ana"], {"nemeses": [{"name": "Players"}]}, "two sides", id="the players' name"),
        pytest.param("teams", ["A/Nemeses", "B/C"], {"nemeses": [BONE]}, "two sides", id="the nemeses' name"),
        pytest.param("teams", ["Ana/Ben", "Ben/Ana"], {}, "two sides", id="borrowed names"),
        pytest.param("competitive", ["Ana"], {"colour": "red"}, "Extra inputs", id="a field that nobody knows"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(
    mode: str, seats: list[str], changes: dict[str, Any], words: str
) -> None:
    with pytest.raises(ValidationError, match=words):
        setup(mode, *seats, **changes)


@pytest.mark.parametrize(
    ("mode", "wanted", "team"),
    [
        pytest.param("competitive", True, False, id="p. 27: competitive"),
        pytest.param("solo", False, False, id="p. 28: solo, each alone"),
        pytest.param("solo", True, True, id="p. 28: solo, by choice"),
        pytest.param("cooperative", False, True, id="p. 29: cooperative, always"),
        pytest.param("teams", False, True, id="p. 28: teams, always"),
    ],
)
def test_nemeses_are_one_side_where_the_mode_says_so(mode: str, wanted: bool, team: bool) -> None:
    seats = ["Ana/Rust", "Ben/Dust"] if mode == "teams" else ["Ana"]

    chosen = setup(mode, *seats, nemeses=[BONE, ROOK], nemeses_form_team=wanted)

    assert chosen.nemesis_team is team
    assert (chosen.sides["Bone"] == chosen.sides["Rook"] == "Nemeses") is team


def test_what_the_rulebook_states_is_known_and_what_people_read_goes_before_it() -> None:
    table = begin(setup("competitive", "Ana", printed={"regions": {"Oasis": 4}, "speed": {"4": 9}})).table

    assert table.printed.regions == {"Chop Shop": 2, "Oasis": 4}
    assert table.printed.speed == {3: 3, 4: 9}
    assert table.printed.mastery == {"ingenuity": 7}


@pytest.mark.parametrize(
    ("places", "trigger"),
    [
        pytest.param([10, 18, 26, 34, 42], None, id="all right"),
        pytest.param([1, 2, 3, 4, 999], None, id="from end to end"),
        pytest.param([10, None, 26, 34, 42], 2, id="one is missing"),
        pytest.param([0, 18, 26, 34, 42], 1, id="on the start"),
        pytest.param([10, 18, 26, 34, 1000], 5, id="too far"),
        pytest.param([10, 10, 26, 34, 42], 2, id="twice"),
        pytest.param([10, 18, 17, 34, 42], 3, id="out of order"),
    ],
)
def test_the_first_trigger_that_cannot_stand_so_is_pointed_out(places: list[int | None], trigger: int | None) -> None:
    found = misplaced(places)

    assert (found and found.trigger) == trigger


def test_other_kinds_than_three_magenta_and_two_white_are_noticed() -> None:
    assert unusual(["magenta", "white", "magenta", "white", "magenta"]) is None
    assert unusual(["white", "magenta", "magenta", "magenta", "white"]) is None
    assert "2 and 3" in (unusual(["magenta", "white", "white", "white", "magenta"]) or "")
