"""Who entered and who took back what: kept with the game, told to the others, and no matter to any rule."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.desk import Desk
from companion.entries import saved
from companion.exports import given_out
from companion.game import Game, Record
from companion.ledger import Ledger
from companion.news import news
from companion.past import Insert, Remove
from companion.shelf import Shelf
from companion.vestige.commands import COMMANDS
from companion.vestige.library import library_of
from storage.memory import MemoryShelf
from storage.shelf import FileShelf
from tests.companion.games import gain, move, setup
from tests.companion.test_desk import desk_on
from tests.companion.test_ledger import ledger


def command(given: dict[str, Any]) -> Any:
    return COMMANDS.validate_python(given)


@pytest.fixture
def desk() -> Desk:
    return desk_on(MemoryShelf())


@pytest.fixture
def game(desk: Desk) -> str:
    """Ana has gained 1, entered by herself, and Ben 2, entered by both."""
    game = str(desk.begin("vestige", setup("competitive", "Ana", "Ben")).id)
    desk.act(game, command(gain("Ana", 1)), by="Ana")
    desk.act(game, command(gain("Ben", 2)), by="Ana and Ben")
    return game


# The ledger

MOVES: dict[str, tuple[list[tuple[int, str]], tuple[str, ...]]] = {
    "nobody took anything back": ([], ()),
    "one after the other": ([(2, "Ana"), (1, "Ben")], ("Ben", "Ana")),
    "two at once": ([(1, "Ben")], ("Ben", "Ben")),
    "brought back by another": ([(1, "Ana"), (0, "Ben"), (2, "Cyd")], ("Ana",)),
    "one of them is not known": ([(2, ""), (1, "Ben")], ("Ben", "")),
    "the last is not known": ([(2, "Ana"), (1, "")], ("", "Ana")),
    "none is known": ([(2, ""), (0, "")], ()),
    "all are back": ([(0, "Ana"), (3, "Ben")], ()),
}


@pytest.mark.parametrize(("moves", "names"), MOVES.values(), ids=MOVES)
def test_each_entry_that_was_taken_back_has_the_name_of_who_did(
    moves: list[tuple[int, str]], names: tuple[str, ...]
) -> None:
    moved = ledger(1, 2, 3)

    for cursor, by in moves:
        moved = moved.rewind(cursor, by)

    assert moved.undone_by == names
    assert [moved.undone_of(number) for number in range(len(names))] == list(names)


def test_a_new_entry_cuts_the_names_with_the_entries() -> None:
    moved = ledger(1, 2, 3).rewind(1, "Ana").append(ledger(9).entries[0])

    assert moved.undone_by == ()


def test_more_names_than_entries_that_were_taken_back_are_cut() -> None:
    kept = ledger(1, 2, 3)

    assert Ledger(kept.entries, 2, undone_by=("Ana", "Ben", "Cyd")).undone_by == ("Ana",)


# What is kept


@pytest.mark.parametrize("kept", ["file", "memory"])
def test_who_did_what_is_there_after_a_restart(kept: str, tmp_path: Path) -> None:
    shelf: Shelf = FileShelf(tmp_path) if kept == "file" else MemoryShelf()
    desk = desk_on(shelf)
    game = str(desk.begin("vestige", setup("competitive", "Ana", "Ben")).id)
    for amount in (1, 2, 3):
        desk.act(game, command(gain("Ana", amount)), by="a watcher")
    desk.undo(game, by="Ben")
    desk.undo(game, by="Ana")

    again = desk_on(shelf).game(game).ledger
    assert [entry.by for entry in again.entries] == ["a watcher"] * 3
    assert again.undone_by == ("Ana", "Ben")

    desk.redo(game)
    assert desk_on(shelf).game(game).ledger.undone_by == ("Ben",)

    desk.act(game, command(gain("Ana", 4)))
    assert desk_on(shelf).game(game).ledger.undone_by == ()


def test_what_nobody_signs_is_saved_as_it_always_was(desk: Desk) -> None:
    game = str(desk.begin("vestige", setup("competitive", "Ana", "Ben")).id)
    desk.act(game, command(gain("Ana", 1)))
    desk.undo(game)

    record = desk.game(game).record()

    assert set(record.model_dump()) == {"id", "game", "created", "setup", "entries", "cursor"}
    assert set(record.entries[0]) == {"label", "command", "events", "because", "at"}


def test_a_record_with_names_is_read_as_it_was_written(desk: Desk, game: str) -> None:
    desk.undo(game, by="Ben")

    record = desk.game(game).record()

    assert Record.model_validate(json.loads(json.dumps(record.model_dump()))) == record
    assert record.undone_by == ("Ben",)


def test_an_entry_that_is_decided_anew_keeps_its_name_and_the_change_has_its_own(desk: Desk, game: str) -> None:
    desk.amend(game, [Insert(0, command(gain("Ben", 9)))], by="Cyd")

    after = desk.game(game).ledger
    assert [entry.by for entry in after.standing] == ["Cyd", "Ana", "Ana and Ben", "Cyd"]
    assert [saved(entry)["by"] for entry in after.entries] == ["Ana", "Ana and Ben", "Cyd"]


def test_what_is_played_again_elsewhere_has_no_names(desk: Desk, game: str) -> None:
    given = given_out(desk.game(game), "play")

    assert '"by"' not in given.text
    assert given.notes == ()


# What is told

SAID = {
    "undo": (lambda desk, game: desk.undo(game, by="Ben"), "Ben took back: Ben gains 2 leverage"),
    "undo of several": (
        lambda desk, game: desk.rewind(game, 0, by="a watcher"),
        "a watcher took back 2 entries, from: Ana gains 1 leverage",
    ),
    "undo by somebody else's Tableside": (
        lambda desk, game: desk.undo(game),
        "Somebody took back: Ben gains 2 leverage",
    ),
    "a change of the past": (
        lambda desk, game: desk.amend(game, [Remove(0)], by="Ben"),
        "Ben changed the past: Taken out entry 1: Ana gains 1 leverage",
    ),
    "an entry": (lambda desk, game: desk.act(game, command(gain("Ana", 3)), by="Ben"), ""),
    "nothing": (lambda desk, game: desk.redo(game, by="Ben"), ""),
}


@pytest.mark.parametrize(("does", "sentence"), SAID.values(), ids=SAID)
def test_what_somebody_else_took_back_is_told(desk: Desk, game: str, does: Any, sentence: str) -> None:
    before = desk.game(game)

    does(desk, game)

    assert news(before, desk.game(game)) == sentence


def test_what_comes_back_is_told_with_the_name_of_who_brings_it(desk: Desk, game: str) -> None:
    desk.rewind(game, 0, by="Ana")
    before = desk.game(game)

    desk.redo(game, by="Ben")

    assert news(before, desk.game(game)) == "Ben brought back: Ana gains 1 leverage"


def test_going_back_behind_a_change_of_the_past_is_told_too(desk: Desk, game: str) -> None:
    desk.amend(game, [Remove(0)], by="Ana")
    before = desk.game(game)

    desk.rewind(game, 0, by="Ben")

    assert news(before, desk.game(game)).startswith("Ben took back 2 entries, from: Ben gains 2 leverage")


def test_what_another_process_took_back_is_told_with_its_name(tmp_path: Path) -> None:
    one, other = desk_on(FileShelf(tmp_path)), desk_on(FileShelf(tmp_path))
    game = str(one.begin("vestige", setup("competitive", "Ana", "Ben")).id)
    one.act(game, command(gain("Ana", 1)))
    before = other.game(game)

    one.undo(game, by="Ana")
    other.look_round()

    assert news(before, other.game(game)) == "Ana took back: Ana gains 1 leverage"


# What a library that others look into learns

NOTE = move("note_covert_op", who="Ana", op=0, name="Hold the camp", words="Control it.", leverage=6)


def known_ops(desk: Desk) -> list[str]:
    return [
        entry.card.name
        for entry in library_of(desk.library("vestige")).cards.values()
        if entry.card.kind == "covert_op"
    ]


@pytest.mark.parametrize("discreet", [False, True])
def test_a_discreet_library_learns_a_covert_op_only_once_the_game_is_over(
    desk: Desk, game: str, discreet: bool
) -> None:
    desk.discreet = discreet

    desk.act(game, command(NOTE))
    desk.act(game, command(move("begin_scoring")))
    during = known_ops(desk)
    finished = desk.act(game, command(move("finish")))

    assert isinstance(finished, Game)
    assert during == ([] if discreet else ["Hold the camp"])
    assert known_ops(desk) == ["Hold the camp"]
