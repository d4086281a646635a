"""Turns and rounds, prompts left out, rulings."""

import pytest

from tests.companion.chronicles.games import (
    AnyGame,
    asked,
    begin,
    end_turn,
    labels,
    marks,
    move,
    noticed,
    played,
    refused,
)

OVER = move("begin_scoring")


def on(game: AnyGame) -> tuple[int, str | None]:
    """The round, and whose turn it is."""
    return game.table.round, game.table.turn


@pytest.mark.parametrize(
    ("names", "turns", "then"),
    [
        pytest.param(("Ana", "Ben", "Cleo"), 1, (1, "Ben"), id="the next player"),
        pytest.param(("Ana", "Ben", "Cleo"), 3, (2, "Ana"), id="the next round"),
        pytest.param(("Ana",), 2, (3, "Ana"), id="solo, each turn is a round"),
    ],
)
def test_turns_go_round_the_table(names: tuple[str, ...], turns: int, then: tuple[int, str]) -> None:
    game = begin(*names)

    after = played(game, *(end_turn() for _ in range(turns)))

    assert on(after) == then


def test_a_player_who_left_is_passed_over_and_the_round_goes_on() -> None:
    game = played(begin(), move("leave_table", who="Ben"))

    after = played(game, end_turn())

    assert on(after) == (1, "Cleo")


def test_the_first_player_who_left_does_not_stop_the_next_round() -> None:
    game = played(begin(), end_turn(), move("leave_table", who="Ana"), end_turn())

    after = played(game, end_turn())

    assert on(after) == (2, "Ben")


def test_ending_another_players_turn_says_so_and_goes_on_behind_that_player() -> None:
    game = begin()

    after = played(game, end_turn("Ben"))

    assert on(after) == (1, "Cleo")
    assert after.ledger.standing[-1].because[0].text == "it was the turn of Ana"
    assert labels(after) == ["Ben ends the turn"]


def test_notices_of_a_turn_are_gone_with_it() -> None:
    game = played(begin(), move("place_on_column", who="Ana", column=1))

    after = played(game, end_turn())

    assert noticed(game) == ["renown_missing"]
    assert noticed(after) == []


def test_no_turn_ends_once_the_game_is_scored() -> None:
    game = played(begin(), OVER)

    refusal = refused(game, end_turn())

    assert "being scored" in str(refusal)


def test_a_prompt_is_left_out_once_and_only_if_it_is_open() -> None:
    game = played(begin(), *marks("Ana", "vision", "vision", "vision"))
    left = [move("dismiss_prompt", prompt=key) for key in asked(game)]

    after = played(game, *left)

    assert asked(after) == []
    assert labels(after)[-1].startswith("Left out: ")
    assert refused(after, left[0]).where == "prompt"


def test_a_ruling_and_an_automation_are_set_with_what_was_before() -> None:
    game = begin()

    after = played(
        game,
        move("set_ruling", ruling="C1", option="3"),
        move("set_automation", automation="chronicles", how="off"),
    )

    assert after.table.ruled("C1") == "three"
    assert after.table.how("chronicles") == "off"
    assert labels(after) == ["Ruling C1: 3 honor", "Chronicle cards: off"]
    assert [entry.because[0].text for entry in after.ledger.standing] == ["it was one", "it was on"]
