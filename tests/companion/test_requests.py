"""Requests of several phones: each counts once, on the game that its phone had seen, however often it comes."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion import desk as desks
from companion.desk import OUTDATED, AnyGame, Desk
from companion.game import Refusal
from companion.past import Remove
from companion.shelf import Shelf
from companion.vestige.commands import COMMANDS
from storage.memory import MemoryShelf
from storage.shelf import FileShelf
from tests.companion.games import gain, setup
from tests.companion.test_desk import FullShelf, desk_on

Request = Callable[..., AnyGame | Refusal]
GAIN = COMMANDS.validate_python(gain("Ana", 1))
NONSENSE = COMMANDS.validate_python(gain("Nobody", 1))

CHANGES: dict[str, Callable[[Desk, str], Request]] = {
    "a command": lambda desk, game: lambda **asked: desk.act(game, GAIN, **asked),
    "undo": lambda desk, game: lambda **asked: desk.undo(game, **asked),
    "redo": lambda desk, game: lambda **asked: desk.redo(game, **asked),
    "undo to a place": lambda desk, game: lambda **asked: desk.rewind(game, 1, **asked),
    "a change of the past": lambda desk, game: lambda **asked: desk.amend(game, [Remove(0)], **asked),
}


def begun(desk: Desk) -> str:
    """A game of two with three entries, the last of them undone."""
    game = str(desk.begin("vestige", setup("competitive", "Ana", "Ben")).id)
    for _ in range(3):
        desk.act(game, GAIN)
    desk.undo(game)
    return game


def look(game: AnyGame) -> tuple[Any, ...]:
    """All that there is to see of a game."""
    ledger = game.ledger
    return game.table, [entry.label for entry in ledger.entries], ledger.cursor, ledger.undone_by


@pytest.mark.parametrize("change", CHANGES)
def test_the_same_request_a_second_time_changes_nothing_and_gives_the_game_as_it_is(change: str) -> None:
    desk = desk_on(MemoryShelf())
    game = begun(desk)
    ask = CHANGES[change](desk, game)
    first = ask(id="phone:1/1")
    desk.act(game, GAIN)
    before = desk.game(game)

    second = ask(id="phone:1/1")

    assert not isinstance(first, Refusal)
    assert second is before is desk.game(game)


@pytest.mark.parametrize("change", CHANGES)
def test_another_request_for_the_same_counts(change: str) -> None:
    desk = desk_on(MemoryShelf())
    game = begun(desk)
    ask = CHANGES[change](desk, game)
    ask(id="phone:1/1")
    before = desk.game(game).revision

    ask(id="phone:1/2")

    # Nothing is left to be brought back, and the third entry was the last.
    assert (desk.game(game).revision == before) == (change == "redo")


def test_a_request_that_was_refused_is_refused_again_though_it_would_be_done_by_now() -> None:
    desk = desk_on(MemoryShelf())
    game = begun(desk)
    seen = desk.game(game).revision
    desk.act(game, GAIN)

    late = desk.act(game, GAIN, seen, id="phone:1/1")
    again = desk.act(game, GAIN, id="phone:1/1")
    nonsense = [desk.act(game, NONSENSE, id="phone:2/1") for _ in range(2)]

    assert late is again is OUTDATED
    assert isinstance(nonsense[0], Refusal)
    assert nonsense[0] == nonsense[1]


def test_what_one_request_took_back_is_not_entered_again_by_the_request_that_had_entered_it() -> None:
    desk = desk_on(MemoryShelf())
    game = begun(desk)
    desk.act(game, GAIN, id="phone:1/1")
    desk.undo(game, id="other:1/1")
    desk.act(game, COMMANDS.validate_python(gain("Ben", 5)), id="other:2/1")
    before = desk.game(game)

    assert desk.act(game, GAIN, id="phone:1/1") is before


@pytest.mark.parametrize("kept", ["file", "memory"])
def test_an_entry_is_known_by_its_request_after_a_restart(kept: str, tmp_path: Path) -> None:
    shelf: Shelf = FileShelf(tmp_path) if kept == "file" else MemoryShelf()
    game = begun(desk_on(shelf))
    desk_on(shelf).act(game, GAIN, id="phone:1/1")

    again = desk_on(shelf)
    before = again.game(game)

    assert again.act(game, GAIN, id="phone:1/1") is before
    assert before.ledger.entries[-1].id == "phone:1/1"


def test_a_request_counts_though_nothing_could_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = FullShelf()
    desk = desk_on(shelf)
    game = begun(desk)
    monkeypatch.setattr(shelf, "append", lambda *_: shelf._check("append"))

    once = desk.act(game, GAIN, id="phone:1/1")

    assert desk.act(game, GAIN, id="phone:1/1") is once


def test_only_so_many_requests_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desks, "ANSWERED", 10)
    desk = desk_on(MemoryShelf())
    game = begun(desk)

    for number in range(50):
        desk.act(game, NONSENSE, id=f"phone:{number}/1")

    assert len(desk._answers[game]) == 10


STEPS = st.one_of(
    st.tuples(st.just("ask"), st.integers(0, 2), st.sampled_from(sorted(CHANGES))),
    st.tuples(st.just("look"), st.integers(0, 2), st.just("")),
    st.tuples(st.just("again"), st.integers(0, 40), st.just("")),
)


@given(st.lists(STEPS, max_size=40))
def test_any_order_of_three_phones_comes_to_what_was_accepted_played_once(
    steps: list[tuple[str, int, str]],
) -> None:
    desk, plain = desk_on(MemoryShelf()), desk_on(MemoryShelf())
    game, same = begun(desk), begun(plain)
    seen = [desk.game(game).revision] * 3
    asked: list[Callable[[], AnyGame | Refusal]] = []

    for step, number, change in steps:
        before = desk.game(game)
        if step == "look":
            seen[number] = before.revision
        elif step == "ask":
            by, id, on = f"phone {number}", f"{len(asked)}", seen[number]
            ask = CHANGES[change](desk, game)
            asked.append(lambda ask=ask, by=by, id=id, on=on: ask(revision=on, by=by, id=id))
            if isinstance(asked[-1](), Refusal):
                assert desk.game(game) is before
            else:
                assert before.revision == on
                CHANGES[change](plain, same)(by=by)
        elif asked:
            asked[number % len(asked)]()
            assert desk.game(game) is before

    assert look(desk.game(game)) == look(plain.game(same))
