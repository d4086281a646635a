"""The set-up of exactly this game (Setup)."""

from typing import Any

import pytest

from companion.chronicles.checklist import checklist
from companion.rules.entries import corpus
from tests.companion.chronicles.games import setup

FLOOD = {"id": "flood", "name": "Flood", "setup": "A marker on each bridge."}


def lines(*names: str, **changes: Any) -> dict[str, str]:
    return {task.id: task.text for task in checklist(setup(*names, **changes))}


@pytest.mark.parametrize(
    ("names", "boards"),
    [
        pytest.param("A", "two event boards", id="Setup: one player"),
        pytest.param("ABC", "two event boards", id="Setup: up to 3 players"),
        pytest.param("ABCD", "three event boards", id="Setup: 4 players"),
        pytest.param("ABCDE", "three event boards", id="Setup: 5 players"),
    ],
)
def test_the_event_boards_are_those_for_the_number_of_players(names: str, boards: str) -> None:
    assert boards in lines(*names)["events"]


@pytest.mark.parametrize(
    ("names", "alone"),
    [pytest.param("A", True, id="Using Chronicles in Solo Player Mode"), pytest.param("AB", False, id="Setup: two")],
)
def test_the_shroud_is_there_for_one_player_alone(names: str, alone: bool) -> None:
    found = lines(*names)

    assert ("shroud" in found) is alone
    assert found["sheets"].startswith("A character sheet," if alone else "A character sheet each,")


def test_events_that_are_known_say_what_they_put_on_the_map() -> None:
    found = lines("A", "B", events=["flood", "Frost"], event_cards=[FLOOD])

    assert found["event:Flood"] == "Flood: A marker on each bridge."
    assert "event:Frost" not in found


def test_the_three_regions_that_the_game_asks_for_are_named() -> None:
    assert all(region in lines()["regions"] for region in ("Academy", "Curio Shoppe", "Menagerie"))


@pytest.mark.parametrize("task", checklist(setup("A", events=["Hostile Negotiations", "Flood"], event_cards=[FLOOD])))
def test_every_line_rests_on_an_entry_of_this_game(task: Any) -> None:
    assert corpus()[task.rule].game == "chronicles"
    assert task.page is None
