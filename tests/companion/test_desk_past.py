"""The desk when the past is changed, when a game is tried out on a copy, and when a name changes."""

from itertools import count
from typing import Any

import pytest

from companion.desk import Desk
from companion.game import Game, Refusal
from companion.past import Insert, Remove
from companion.shelf import ShelfFault
from companion.vestige.commands import COMMANDS
from companion.vestige.library import library_of
from storage.memory import MemoryShelf
from tests.companion.games import BONE, gain, leverage, move, setup


def desk_on(shelf: MemoryShelf) -> Desk:
    ids = count(1)
    return Desk(shelf, now=lambda: "2026-11-30T20:00:00", new_id=lambda: f"game-{next(ids)}")


def command(given: dict[str, Any]) -> Any:
    return COMMANDS.validate_python(given)


@pytest.fixture
def shelf() -> MemoryShelf:
    return MemoryShelf()


@pytest.fixture
def desk(shelf: MemoryShelf) -> Desk:
    desk = desk_on(shelf)
    desk.begin("vestige", setup("solo", "Ana", nemeses=[BONE]))
    for given in (gain("Ana", 4), move("end_turn"), move("run_nemeses"), gain("Ana", 2)):
        desk.act("game-1", command(given))
    return desk


FORGOTTEN = Insert(1, command(gain("Ana", 1)))


def test_a_changed_past_is_kept_before_it_is_shown(desk: Desk, shelf: MemoryShelf) -> None:
    desk.amend("game-1", [FORGOTTEN])

    again = desk_on(shelf).game("game-1")
    assert leverage(again) == {"Ana": 7, "Bone": 2}
    assert again.ledger == desk.game("game-1").ledger


def test_a_preview_changes_nothing(desk: Desk, shelf: MemoryShelf) -> None:
    before = desk.game("game-1")

    desk.preview("game-1", [FORGOTTEN])

    assert desk.game("game-1") is before
    assert desk_on(shelf).game("game-1").ledger == before.ledger


def test_a_change_that_was_looked_at_on_another_table_is_not_carried_out(desk: Desk) -> None:
    seen = desk.game("game-1").revision
    desk.act("game-1", command(gain("Ana", 1)))

    answer = desk.amend("game-1", [Remove(0)], seen)

    assert isinstance(answer, Refusal)
    assert "has changed" in answer.what
    assert leverage(desk.game("game-1"))["Ana"] == 7


def test_undo_to_behind_a_change_survives_a_restart(desk: Desk, shelf: MemoryShelf) -> None:
    desk.amend("game-1", [FORGOTTEN])
    desk.rewind("game-1", 2)

    again = desk_on(shelf).game("game-1")
    assert leverage(again) == {"Ana": 5, "Bone": 0}
    assert [entry.label for entry in again.ledger.undone][-2:] == [
        "Ana gains 2 leverage",
        "Added as entry 2: Ana gains 1 leverage",
    ]


def test_what_a_forgotten_entry_teaches_is_learnt(desk: Desk) -> None:
    oasis = move("take_control", who="Ana", region="The Trench", leverage=3)

    desk.amend("game-1", [Insert(0, command(oasis))])

    assert library_of(desk.library("vestige")).printed.regions["The Trench"] == 3


def test_a_game_is_tried_out_on_a_copy_and_nothing_of_it_stays(desk: Desk, shelf: MemoryShelf) -> None:
    before = desk.game("game-1")
    trial = desk.copied("game-1")

    trial.act("game-1", command(move("take_control", who="Ana", region="The Trench", leverage=3)))
    trial.act("game-1", command(move("begin_scoring")))
    trial.act("game-1", command(move("finish")))
    trial.keep_settings({"theme": "light"})

    assert trial.game("game-1").table.score is not None
    assert desk.game("game-1") is before
    assert desk.library("vestige").get("printed", {}).get("regions", {}) == {}
    assert desk.settings() == {}
    assert desk_on(shelf).game("game-1").ledger == before.ledger
    assert desk.listings()[0].result is None


def test_only_the_game_that_is_tried_out_lies_on_the_copy(desk: Desk) -> None:
    with pytest.raises(ShelfFault, match="only the one that is tried out"):
        desk.copied("game-1").game("game-2")


def test_the_list_of_games_follows_a_new_name(desk: Desk, shelf: MemoryShelf) -> None:
    answer = desk.act("game-1", command(move("rename_seat", who="Ana", to="Eve")))

    assert isinstance(answer, Game)
    assert desk.listings()[0].title == "Eve against Bone"
    assert desk_on(shelf).listings()[0].title == "Eve against Bone"
    desk.undo("game-1")
    assert desk.listings()[0].title == "Ana against Bone"
