"""Seats in the middle of a game of Chronicles: the order of turns, names, people who go early or come late."""

from typing import Any

import pytest

from companion.chronicles.attendance import ATTENDANCE, belongings
from companion.chronicles.glance import glance
from companion.chronicles.table import Table
from tests.companion.chronicles.games import (
    AnyGame,
    Move,
    asked,
    begin,
    end_turn,
    gains,
    labels,
    marks,
    move,
    played,
    player,
    refused,
    renown,
)

END = end_turn()
FIVE = ("Ana", "Ben", "Cleo", "Dan", "Eve")


def order(game: AnyGame) -> list[str]:
    return [one.name for one in game.table.players]


def stands(game: AnyGame) -> tuple[int, str | None]:
    return game.table.round, game.table.turn


# The order of turns, turns passed over and put right


@pytest.mark.parametrize(
    ("moves", "turns"),
    [
        pytest.param([], ["Ana", "Cleo", "Ben", "Ana"], id="from the next turn on"),
        pytest.param([END], ["Ben", "Ana", "Cleo"], id="in the middle of a round"),
    ],
)
def test_a_new_order_of_seats_is_the_order_of_turns(moves: list[Move], turns: list[str]) -> None:
    game = played(begin(), *moves, move("reorder_seats", order=["Ana", "Cleo", "Ben"]))

    seen = [game.table.turn]
    for _ in turns[1:]:
        game = played(game, END)
        seen.append(game.table.turn)

    assert seen == turns


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        pytest.param([move("skip_turn", who="Ana")], (1, "Ben"), id="passed over: the next seat is on"),
        pytest.param([END, END, move("skip_turn", who="Cleo")], (2, "Ana"), id="passed over: a new round"),
        pytest.param([END, move("set_turn", who="Ana")], (1, "Ana"), id="put right: back to who was on"),
    ],
)
def test_whose_turn_it_is_can_be_put_right(moves: list[Move], expected: tuple[int, str]) -> None:
    assert stands(played(begin(), *moves)) == expected


@pytest.mark.parametrize(
    ("moves", "given"),
    [
        pytest.param([], move("skip_turn", who="Ben"), id="passing over somebody who is not on"),
        pytest.param([move("begin_scoring")], move("set_turn", who="Ben"), id="a turn after the end"),
        pytest.param([move("leave_table", who="Ben")], move("set_turn", who="Ben"), id="of one who has gone"),
        pytest.param([], move("set_turn", who="Zed"), id="of a stranger"),
        pytest.param([], move("leave_table", who="Zed"), id="a stranger leaves"),
        pytest.param([], move("return_to_table", who="Ben"), id="one who is there comes back"),
    ],
)
def test_what_makes_no_sense_at_the_seats_is_refused(moves: list[Move], given: Move) -> None:
    answer = refused(played(begin(), *moves), given)

    assert answer.where == "who"
    assert answer.fit


# Names


def test_a_new_name_holds_everywhere_on_the_table() -> None:
    before = played(
        begin(),
        END,
        renown("Ben", 2),
        move("place_on_column", who="Ben", column=1),
        move("score_extras", who="Ben", extras=[{"what": "quests", "honor": 4}]),
        *gains("Ben", "relic"),
    )
    asked_before = asked(before)

    after = played(before, move("rename_seat", who="Ben", to="Benedikt"))

    assert order(after) == ["Ana", "Benedikt", "Cleo"]
    assert after.table.turn == "Benedikt"
    assert after.table.done.placed == {"Benedikt": 1}
    assert list(after.table.extras) == ["Benedikt"]
    assert player(after, "Benedikt") == player(before, "Ben").changed({"name": "Benedikt"})
    assert len(asked(after)) == len(asked_before)
    assert "Ben" not in after.table.model_dump_json().replace("Benedikt", "")


@pytest.mark.parametrize("name", ["Ben", "courage", "Ben: the second"])
def test_what_was_left_out_stays_so_under_a_new_name(name: str) -> None:
    key = f"printed_value:legendary:{name}:courage:1"
    before = played(
        begin("Ana", name),
        *marks(name, *["courage"] * 3),
        move("use_legendary", who=name, track="courage"),
        move("dismiss_prompt", prompt=key),
    )

    after = played(before, move("rename_seat", who=name, to="Zoe"))

    assert after.table.dismissed == ("printed_value:legendary:Zoe:courage:1",)
    assert not [it for it in asked(after) if it.startswith("printed_value")]


@pytest.mark.parametrize("name", ["Ana", "ANA", "Cleo"])
def test_two_of_one_name_are_refused(name: str) -> None:
    game = played(begin(), move("leave_table", who="Cleo", scored=False))

    assert refused(game, move("rename_seat", who="Ben", to=name)).fit == "another name"
    assert refused(game, move("join_table", name=name)).fit == "another name"


# Going early, coming back, coming late


@pytest.mark.parametrize(
    ("moves", "words"),
    [
        pytest.param([], "0 honor", id="nothing yet"),
        pytest.param([move("gain_honor", who="Ben", amount=3), renown("Ben", 2)], "3 honor and 2 renown", id="renown"),
        pytest.param(
            [*gains("Ben", "relic", "loot"), move("take_token", who="Ben", token="honor")],
            "0 honor, 2 cards and 1 vendor token",
            id="cards and a vendor token",
        ),
    ],
)
def test_what_is_somebodys_is_said_in_words(moves: list[Move], words: str) -> None:
    table: Table = played(begin(), *moves).table

    assert belongings(table, "Ben") == words


def test_who_leaves_has_no_turns_any_more_and_is_still_scored() -> None:
    game = played(begin(), move("gain_honor", who="Ben", amount=5), move("leave_table", who="Ben"))

    assert (player(game, "Ben").honor, player(game, "Ben").away) == (5, True)
    assert stands(played(game, END)) == (1, "Cleo")
    assert game.ledger.standing[-1].because[0].text == "5 honor: stays and is scored"


def test_who_takes_everything_along_is_gone_and_comes_back_with_all_of_it() -> None:
    rich = played(begin(), move("gain_honor", who="Ben", amount=5), *gains("Ben", "relic"))
    gone = played(rich, move("leave_table", who="Ben", scored=False))
    back = played(gone, move("return_to_table", who="Ben"))

    assert order(gone) == ["Ana", "Cleo"]
    assert not [key for key in asked(gone) if "Ben" in key]
    assert order(back) == ["Ana", "Cleo", "Ben"]
    assert player(back, "Ben") == player(rich, "Ben")
    assert back.table.gone == ()


def test_when_the_one_on_turn_goes_the_turn_passes_on() -> None:
    assert stands(played(begin(), move("leave_table", who="Ana"))) == (1, "Ben")
    assert stands(played(begin(), END, END, move("leave_table", who="Cleo"))) == (2, "Ana")


def test_the_last_player_cannot_leave() -> None:
    assert "end the game" in refused(begin("Ana"), move("leave_table", who="Ana")).fit


def test_who_comes_late_sits_last_with_a_companion_that_nobody_has_named() -> None:
    game = played(begin(), move("join_table", name="Dan", color="yellow"))
    late = player(game, "Dan")

    assert order(game) == ["Ana", "Ben", "Cleo", "Dan"]
    assert (late.color, late.honor, late.party, late.cards) == ("yellow", 0, (None,), ())
    assert labels(game) == ["Dan joins the table"]


@pytest.mark.parametrize(
    ("names", "boards"),
    [
        pytest.param(("Ana", "Ben"), [1, 2], id="Setup: two boards for three"),
        pytest.param(("Ana", "Ben", "Cleo"), [3, 1, 2], id="Setup: a third board for four"),
        pytest.param(("Ana", "Ben", "Cleo", "Dan"), [1, 2, 3], id="Setup: three boards for five"),
    ],
)
def test_a_fourth_player_who_comes_late_brings_a_board_for_the_newest_event(
    names: tuple[str, ...], boards: Any
) -> None:
    events = ("Storm", "Fair", "Plague")[: 2 if len(names) < 4 else 3]

    game = played(begin(*names, events=events), move("join_table", name="Zoe"))

    assert [board.number for board in game.table.timeline] == boards
    assert [key for key in asked(game) if key.startswith("reveal")] == (["reveal_event:3"] if len(names) == 3 else [])


@pytest.mark.parametrize(
    ("game", "given"),
    [
        pytest.param(begin(*FIVE), move("join_table", name="Fay"), id="a sixth player"),
        pytest.param(played(begin(), move("begin_scoring")), move("join_table", name="Dan"), id="after the last turn"),
    ],
)
def test_who_cannot_join_is_told_why(game: AnyGame, given: Move) -> None:
    assert not ATTENDANCE.can_join(game.table)
    assert refused(game, given).fit


def test_a_sixth_player_cannot_come_back_either() -> None:
    full = played(begin(*FIVE), move("leave_table", who="Ben", scored=False), move("join_table", name="Fay"))

    assert refused(full, move("return_to_table", who="Ben")).fit == "somebody must go first"


def test_a_colour_that_somebody_has_or_had_is_not_offered() -> None:
    game = begin(seats=[{"name": "Ana", "color": "red"}, {"name": "Ben", "color": "blue"}])
    gone = played(game, move("leave_table", who="Ben", scored=False))

    assert ATTENDANCE.free_colours(gone.table) == ("green", "yellow", "purple")


# At a glance


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        pytest.param([], ("Round 1 · Ana", "next Ben", True), id="a turn"),
        pytest.param([END, END], ("Round 1 · Cleo", "next round 2", True), id="the last turn of a round"),
        pytest.param([move("leave_table", who="Ben")], ("Round 1 · Ana", "next Cleo", True), id="one has gone"),
        pytest.param([move("begin_scoring")], ("Final scoring", "", False), id="final scoring"),
        pytest.param([move("begin_scoring"), move("finish")], ("Game over", "", False), id="over"),
    ],
)
def test_where_a_game_stands_is_said_at_a_glance(moves: list[Move], expected: tuple[Any, ...]) -> None:
    seen = glance(played(begin(), *moves).table)

    assert (seen.moment, seen.coming, seen.in_play) == expected


def test_at_a_glance_everybody_has_their_honor() -> None:
    seen = glance(played(begin(), move("gain_honor", who="Ben", amount=7)).table)

    assert [(it.name, it.value) for it in seen.figures] == [("Ana", 0), ("Ben", 7), ("Cleo", 0)]
    assert seen.near is None
