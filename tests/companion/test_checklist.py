"""The set-up of exactly this game (p. 6, 7, 26, 28, 29)."""

import pytest

from companion.rules.entries import corpus
from companion.vestige.checklist import Task, checklist, open_conditions
from companion.vestige.packs import pack_of
from companion.vestige.setup import Setup
from tests.companion.games import BONE, ROOK, setup

SOLO = setup("solo", "Ana", nemeses=[BONE])
COMPETITIVE = setup("competitive", "Ana", "Ben")


def lines(chosen: Setup) -> dict[str, str]:
    return {task.id: task.text for task in checklist(chosen)}


@pytest.mark.parametrize(
    ("chosen", "count"),
    [
        pytest.param(COMPETITIVE, 1, id="p. 7: competitive"),
        pytest.param(setup("competitive", "Ana", nemeses=[BONE]), 1, id="p. 26: competitive with a nemesis"),
        pytest.param(SOLO, 0, id="p. 28: solo"),
        pytest.param(setup("teams", "A/R", "B/D"), 0, id="p. 28: teams"),
        pytest.param(setup("cooperative", "Ana", nemeses=[BONE]), 0, id="p. 7: cooperative, R1 no"),
        pytest.param(
            setup("cooperative", "Ana", nemeses=[BONE], rulings={"R1": "yes"}), 1, id="p. 29: cooperative, R1 yes"
        ),
        pytest.param(setup("solo", "Ana", nemeses=[BONE], rulings={"R1": "yes"}), 0, id="R1 is about cooperative play"),
    ],
)
def test_a_condition_is_open_at_the_start_where_the_mode_says_so(chosen: Setup, count: int) -> None:
    assert open_conditions(chosen) == count
    assert ("open-condition" in lines(chosen)) is bool(count)


@pytest.mark.parametrize(
    ("chosen", "line", "words"),
    [
        pytest.param(SOLO, "covert-ops", "1 covert op on each", id="p. 7: one player"),
        pytest.param(COMPETITIVE, "covert-ops", "2 covert ops on each", id="p. 7: two players"),
        pytest.param(SOLO, "tiles", "all face up", id="p. 26: with a nemesis"),
        pytest.param(COMPETITIVE, "tiles", "face down", id="p. 7: without one"),
        pytest.param(SOLO, "threats:Bone", "2 threats face down in each", id="p. 26: ten threats"),
        pytest.param(setup("solo", "Ana", nemeses=[ROOK]), "threats:Rook", "1 threat face down", id="p. 26: five"),
        pytest.param(
            setup("solo", "Ana", nemeses=[{"pack": "bone", "threat_cards": 13}]),
            "threats:Bone",
            "3 set aside",
            id="p. 26: thirteen",
        ),
        pytest.param(
            setup("solo", "Ana", nemeses=[{"pack": "bone", "threat_cards": 4}]),
            "threats:Bone",
            "too few",
            id="p. 26: four",
        ),
    ],
)
def test_a_line_says_what_this_game_needs(chosen: Setup, line: str, words: str) -> None:
    assert words in lines(chosen)[line]


def test_nothing_about_nemeses_is_asked_where_there_is_none() -> None:
    assert not [line for line in lines(COMPETITIVE) if "nemesis" in line or ":" in line]
    assert "threats:Bone" not in lines(setup("solo", "Ana", nemeses=[{"pack": "bone"}]))


EVERYTHING = checklist(setup("cooperative", "Ana", "Ben", nemeses=[BONE, ROOK], rulings={"R1": "yes"}))


def test_every_line_has_its_own_name() -> None:
    assert len({task.id for task in EVERYTHING}) == len(EVERYTHING)


@pytest.mark.parametrize("task", EVERYTHING, ids=[task.id for task in EVERYTHING])
def test_a_line_names_the_page_of_the_entry_on_which_it_rests(task: Task) -> None:
    entry = corpus()[task.rule]

    assert (entry.game, entry.page) == ("vestige", task.page)


def test_what_the_cards_of_a_nemesis_add_rests_on_its_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    pack = pack_of("bone").model_copy(update={"setup": ("Two blocks on the Trench.",)})
    monkeypatch.setattr("companion.vestige.checklist.pack_of", lambda id: pack)

    last = checklist(SOLO)[-1]

    assert (last.id, last.text, last.rule) == ("setup:Bone:1", "Bone: Two blocks on the Trench.", "nemesis-setup")
