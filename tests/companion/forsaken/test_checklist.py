"""The set-up of exactly this game: what applies is there, and nothing else."""

from typing import Any

import pytest

from companion.forsaken.checklist import checklist
from companion.forsaken.seating import Place, Seating, like_the_rival, misseated
from companion.forsaken.setup import Setup
from tests.companion.forsaken.games import setup

PERSONA = {"kind": "persona", "id": "vex", "name": "Vex", "faction": "cartel", "path": ["The Pit", None, None]}
BOUNTY = {"kind": "bounty", "id": "moth", "name": "Moth", "landmark": "The Shale Flats"}
RIVAL = {"kind": "rival", "id": "grash", "name": "Grash", "plot": ["A", "C"], "setup": "Two cards of the queue go."}
SOLO = {"rival": {"name": "Grash", "plot": 8}, "cards": [RIVAL]}


def lines(given: Setup) -> dict[str, str]:
    return {task.id: task.text for task in checklist(given)}


def test_a_game_of_three_has_each_line_once_and_in_order() -> None:
    assert list(lines(setup())) == [
        "boards", "assets", "spoils", "personas", "tower", "bounty", "encounters", "reserve", "standees", "yards",
        "bag", "first", "trays", "pieces", "stories", "feats", "track",
    ]  # fmt: skip


def test_each_line_has_an_entry_of_its_own_game(corpus_ids: frozenset[str]) -> None:
    tasks = checklist(setup("Ana", **SOLO))

    assert {task.rule for task in tasks} <= corpus_ids
    assert all(task.rule.startswith("forsaken-") for task in tasks)


@pytest.mark.parametrize(
    ("given", "there", "missing"),
    [
        pytest.param(setup("Ana"), {"trays"}, {"first", "rival", "plot"}, id="Game Setup: alone without a rival"),
        pytest.param(
            setup("Ana", **SOLO), {"rival", "plot", "rival-setup", "rival-track"}, {"first"}, id="Solo Setup: a rival"
        ),
        pytest.param(
            setup("Ana", rival={"name": "Vesh"}), {"rival"}, {"rival-setup"}, id="Solo Setup: a rival that is not known"
        ),
        pytest.param(setup("Ana", "Ben"), {"first"}, {"module:1"}, id="Choose a first player: two"),
        pytest.param(
            setup(seats=[{"name": "Ana"}, {"name": "Ben", "module": "Sanction Deputy"}]),
            {"module:2"},
            {"module:1"},
            id="Class Module Setup: one of two",
        ),
    ],
)
def test_only_what_applies_is_on_the_list(given: Setup, there: set[str], missing: set[str]) -> None:
    ids = set(lines(given))

    assert there <= ids
    assert not missing & ids


@pytest.mark.parametrize(
    ("changes", "line", "words"),
    [
        pytest.param({"length": "short"}, "track", "12 VP", id="Overview and Objective: short"),
        pytest.param({"length": "legendary"}, "track", "18 VP", id="Overview and Objective: legendary"),
        pytest.param({"bounty": "Moth", "cards": [BOUNTY]}, "bounty", "standee at The Shale Flats", id="bounty: known"),
        pytest.param({"bounty": "Moth"}, "bounty", "the landmark it names", id="bounty: its landmark is not known"),
        pytest.param(
            {"personas": {"cartel": {"name": "Vex"}}, "cards": [PERSONA]},
            "standees",
            "Mezmora Cartel at The Pit",
            id="Place Persona standees: a path that was read",
        ),
        pytest.param({}, "standees", "Empyriad Slag Trench", id="Place Persona standees: as the rulebook lists them"),
        pytest.param({}, "personas", "no two with the same letter", id="persona decks: nobody has drawn yet"),
        pytest.param(
            {
                "personas": {
                    "cartel": {"name": "Vex", "letter": "A"},
                    "ebon_eye": {"name": "Ull", "letter": "B"},
                    "sanction": {"name": "Rook"},
                }
            },
            "personas",
            "Vex (A), Ull (B) and Rook",
            id="persona decks: drawn",
        ),
    ],
)
def test_a_line_says_what_is_known_of_this_game(changes: dict[str, Any], line: str, words: str) -> None:
    assert words in lines(setup(**changes))[line]


def test_the_plot_deck_is_built_from_the_letters_of_the_rival() -> None:
    assert lines(setup("Ana", **SOLO))["plot"] == "Plot cards A, C (8) shuffled, face down beside the rival"


def test_a_module_says_whose_story_it_replaces_and_the_class_that_branches() -> None:
    character = {"kind": "character", "id": "grash", "name": "Grash", "klass": "strong"}
    seats = [{"name": "Ana", "character": "Grash", "module": "Sanction Deputy"}, {"name": "Ben"}]

    said = lines(setup(seats=seats, cards=[character]))

    assert "Sanction Deputy" in said["module:1"]
    assert "the class strong" in said["module:1"]
    assert "Character story of Ben" in said["stories"]


# Who gathers


def gathered(*places: dict[str, Any]) -> Seating:
    return Seating(places=tuple(Place(id=id, **place) for id, place in enumerate(places)), next_id=len(places))


@pytest.mark.parametrize(
    ("places", "faults"),
    [
        pytest.param([{"name": "Ana"}, {"name": "Ben", "character": "Grash"}], [], id="all is right"),
        pytest.param([], [None], id="nobody"),
        pytest.param([{"name": " "}], [0], id="no name"),
        pytest.param([{"name": "A" * 61}], [0], id="a name without end"),
        pytest.param([{"name": "Ana"}, {"name": "ana"}], [1], id="twice the same name"),
        pytest.param(
            [{"name": "Ana", "character": "Grash"}, {"name": "Ben", "character": "grash"}],
            [0, 1],
            id="Choose your character: twice the same",
        ),
    ],
)
def test_what_keeps_people_from_playing_is_said(places: list[dict[str, Any]], faults: list[int | None]) -> None:
    assert [fault.id for fault in misseated(gathered(*places))] == faults


def test_seats_go_into_a_setup_as_they_were_chosen() -> None:
    seating = gathered({"name": "Ana"}, {"name": "Ben", "color": "blue"})

    chosen = seating.playing(1, " Grash ").of_class(1, "strong").telling(1, "Sanction  Deputy")
    seats = Setup.model_validate({"seats": chosen.seats()}).seats

    assert (seats[1].character, seats[1].klass, seats[1].module) == ("Grash", "strong", "Sanction Deputy")
    assert (seats[0].character, seats[0].module) == (None, None)
    assert not chosen.free("grash", 0)
    assert chosen.playing(1, "Mandorax").place(1).klass is None


@pytest.mark.parametrize(("rival", "wrong"), [("Vesh", False), ("ANA", True), ("Grash", True), ("", False)])
def test_nobody_is_their_own_rival(rival: str, wrong: bool) -> None:
    seating = gathered({"name": "Ana", "character": "Grash"})

    assert bool(like_the_rival(seating, rival)) == wrong
