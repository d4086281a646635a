"""Renown: gained, placed in four ways, and what the supply says, by headings of the rulebook."""

from typing import Any

import pytest

from companion.chronicles.renown import Way, supply, ways
from tests.companion.chronicles.games import (
    AnyGame,
    begin,
    end_turn,
    gains,
    labels,
    marks,
    move,
    noticed,
    played,
    player,
    refused,
    renown,
)

COLUMN = move("place_on_column", who="Ana", column=1)
MIDDLE = move("place_in_status", who="Ana", tracks=["wisdom", "vision"])


def way(game: AnyGame, on: str, number: int = 0) -> Way:
    """One of Ana's ways to place renown."""
    return [it for it in ways(game.table, "Ana") if it.on == on][number]


def test_a_column_takes_one_renown_that_stays() -> None:
    game = played(begin(), renown("Ana", 3), COLUMN)

    refusal = refused(game, COLUMN)

    assert player(game).columns == (1,)
    assert player(game).renown == 2
    assert refusal.where == "column"
    assert "Column 2" in refusal.fit


def test_the_middle_gives_a_mark_each_on_two_tracks() -> None:
    game = played(begin(), renown("Ana", 1))

    after = played(game, MIDDLE)

    assert player(after).marks == {"wisdom": 1, "vision": 1}
    assert (player(after).status, player(after).renown) == (True, 0)
    assert labels(after)[-1] == "Ana places renown in the middle of the status: wisdom and vision"


def test_the_middle_can_bring_a_legendary_card() -> None:
    game = played(begin(), *marks("Ana", "wisdom", "wisdom"), renown("Ana", 1))

    after = played(game, MIDDLE)

    assert [card.track for card in player(after).legendary] == ["wisdom"]
    assert player(after).honor == 7


@pytest.mark.parametrize(
    ("before", "tracks", "says"),
    [
        pytest.param([], ["wisdom", "wisdom"], "different", id="(F) Placing Renown: different tracks"),
        pytest.param(
            marks("Ana", *["vision"] * 3), ["wisdom", "vision"], "no open circle", id="(F) Placing Renown: unchecked"
        ),
        pytest.param([MIDDLE], ["courage", "strength"], "once a game", id="(F) Placing Renown: one token"),
    ],
)
def test_the_middle_refuses_what_it_cannot_take(before: list[Any], tracks: list[str], says: str) -> None:
    game = played(begin(), renown("Ana", 3), *before)

    refusal = refused(game, MIDDLE | {"tracks": tracks})

    assert says in str(refusal)


def test_renown_that_nobody_entered_is_taken_as_gained_with_a_notice() -> None:
    game = begin()

    after = played(game, COLUMN)

    assert noticed(after) == ["renown_missing"]
    assert (player(after).renown, player(after).renown_gained, player(after).placed) == (0, 1, 1)


def test_a_second_placement_in_a_turn_is_noticed_and_done() -> None:
    game = played(begin(), renown("Ana", 2), COLUMN)

    twice = played(game, MIDDLE)
    next_time = played(game, end_turn(), end_turn(), end_turn(), MIDDLE)

    assert noticed(twice) == ["second_renown"]
    assert player(twice).status
    assert noticed(next_time) == []


def test_placing_on_another_turn_is_noticed() -> None:
    game = played(begin(), renown("Ben", 1))

    after = played(game, COLUMN | {"who": "Ben"})

    assert noticed(after) == ["other_turn"]
    assert player(after, "Ben").columns == (1,)


@pytest.mark.parametrize(
    ("moves", "on", "number", "gives", "is_open"),
    [
        pytest.param([], "column", 0, "0 honor at the end as it stands", True, id="a column with no circles"),
        pytest.param(
            gains("Ana", "relic", "relic", "loot"), "column", 0, "2 honor at the end as it stands", True, id="column 1"
        ),
        pytest.param(
            gains("Ana", "relic", "relic", "loot"), "column", 1, "1 honor at the end as it stands", True, id="column 2"
        ),
        pytest.param([COLUMN], "column", 0, "0 honor at the end as it stands", False, id="a column that is taken"),
        pytest.param([], "status", 0, "2 marks, once a game", True, id="the middle"),
        pytest.param([MIDDLE], "status", 0, "2 marks, once a game", False, id="the middle that is taken"),
        pytest.param([], "legendary", 0, "its power and the honor shown", False, id="no legendary card"),
        pytest.param(
            [
                *marks("Ana", *["inspiration"] * 3),
                move("describe_legendary", who="Ana", track="inspiration", name="Immortal Spark", honor=[5, 5, 5]),
            ],
            "legendary",
            0,
            "the power of Immortal Spark and 5 honor",
            True,
            id="a card that was read",
        ),
        pytest.param([], "festival", 0, "1 vendor token, from the shoreline", True, id="the festival"),
    ],
)
def test_each_way_says_what_it_gives_now(moves: list[Any], on: str, number: int, gives: str, is_open: bool) -> None:
    game = played(begin(), *moves)

    found = way(game, on, number)

    assert (found.gives, found.open) == (gives, is_open)
    assert found.open != bool(found.why_not)


def test_the_middle_is_shut_when_fewer_than_two_tracks_are_open() -> None:
    game = played(begin(), *marks("Ana", *(t for t in ("inspiration", "wisdom", "knowledge", "vision", "strength")
                                           for _ in range(3))))  # fmt: skip

    found = way(game, "status")

    assert not found.open
    assert "fewer than two" in found.why_not


def test_the_supply_follows_from_the_count_of_the_box() -> None:
    game = played(begin(), renown("Ana", 2), renown("Ben", 1))

    counted = played(game, move("read_printed", of="renown", value=5), COLUMN)
    short = played(counted, renown("Ben", 3))

    assert supply(game.table) is None
    assert supply(counted.table) == 2
    assert supply(short.table) == -1
    assert noticed(short) == ["renown_supply"]


def test_correcting_what_is_held_or_lies_on_a_column_keeps_the_account() -> None:
    game = played(begin(), renown("Ana", 3), COLUMN)

    held = played(game, move("set_renown", who="Ana", to=5))
    lifted = played(game, move("set_column", who="Ana", column=1, placed=False))

    assert (player(held).renown, player(held).placed, player(held).renown_gained) == (5, 1, 6)
    assert (player(lifted).renown, player(lifted).placed, player(lifted).renown_gained) == (2, 0, 2)
