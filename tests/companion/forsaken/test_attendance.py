"""Seats in the middle of a game of Forsaken: the order of turns, names, people who go early or come late."""

from typing import Any

import pytest

from companion.forsaken.attendance import ATTENDANCE, belongings
from companion.forsaken.kinds import CUBES
from tests.companion.forsaken.games import (
    AnyGame,
    Move,
    alone,
    asked,
    begin,
    end_turn,
    gain,
    labels,
    move,
    played,
    player,
    refused,
)

END = end_turn()
RICH = (gain("Ben", vp=3, scrap=2, particle=1, boosts=2), move("gain_gear", who="Ben", name="Omni-Kit"))
REACHED = move("reach_end", why="table", who="Ana")


def order(game: AnyGame) -> list[str]:
    return [one.name for one in game.table.players]


def stands(game: AnyGame) -> tuple[int, str | None]:
    return game.table.round, game.table.turn


@pytest.mark.parametrize(
    ("moves", "turns"),
    [
        pytest.param([], ["Ana", "Cleo", "Ben", "Ana"], id="How to Play: from the next turn on"),
        pytest.param([END], ["Ben", "Ana", "Cleo"], id="How to Play: in the middle of a round"),
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


# Names


def test_a_new_name_holds_everywhere_on_the_table() -> None:
    fight = {"against": "player", "defender": "Ben", "own": {"strength": 3}, "other": {"strength": 3}}
    before = played(
        begin(automation={"end": "ask", "actions": "ask"}),
        *RICH,
        move("gain", who="Ben", gains={"scrap": 7}),
        move("act", who="Ana", action="move"),
        move("fight", who="Ana", rolled=fight),
        END,
        move("reach_end", why="table", who="Ben"),
        move("score_extras", who="Ben", extras=[{"what": "quests", "vp": 4}]),
        move("score_finale", who="Ben", finale=[{"what": "the flood", "vp": 1}]),
    )
    waiting = len(before.table.due)

    after = played(before, move("rename_seat", who="Ben", to="Zoe"))

    assert order(after) == ["Ana", "Zoe", "Cleo"]
    assert after.table.turn == "Zoe"
    assert (list(after.table.extras), list(after.table.finale)) == (["Zoe"], ["Zoe"])
    assert after.table.ending.by == "Zoe"
    assert player(after, "Zoe") == player(before, "Ben").changed({"name": "Zoe"})
    assert len(after.table.due) == waiting > 0
    assert "Zoe" in {due.of for due in after.table.due}
    assert "Ben" not in after.table.changed({"done": after.table.done.changed({"noticed": ()})}).model_dump_json()


def test_a_prompt_that_was_left_out_stays_so_under_a_new_name() -> None:
    begun = played(begin(), move("begin_encounters", who="Ana"), move("dismiss_prompt", prompt="encounter:1:Ana"))

    after = played(begun, move("rename_seat", who="Ana", to="Zoe"))

    assert "encounter" not in asked(begun)
    assert "encounter" not in asked(after)


def test_a_proposal_names_who_was_renamed() -> None:
    before = played(
        begin(automation={"feats": "ask"}), move("complete_feat", who="Ana", feat=player(begin()).feats[0].id)
    )

    after = played(before, move("rename_seat", who="Ana", to="Zoe"))

    assert [it.command["who"] for it in after.table.proposals] == ["Zoe"]


@pytest.mark.parametrize(
    ("game", "given"),
    [
        pytest.param(begin(), move("rename_seat", who="Ben", to="CLEO"), id="a player's"),
        pytest.param(begin(), move("join_table", name="ana"), id="a newcomer's"),
        pytest.param(alone(), move("rename_seat", who="Ana", to="grash"), id="Solo Mode: the rival's"),
    ],
)
def test_two_of_one_name_are_refused(game: AnyGame, given: Move) -> None:
    assert refused(game, given).fit == "another name"


# Going early, coming back, coming late


@pytest.mark.parametrize(
    ("moves", "words"),
    [
        pytest.param([], "0 VP", id="nothing yet"),
        pytest.param(list(RICH), "3 VP, 3 resources, 2 tokens and 1 card", id="cubes, tokens, a gear card"),
    ],
)
def test_what_is_somebodys_is_said_in_words_that_name_no_gear(moves: list[Move], words: str) -> None:
    assert belongings(played(begin(), *moves).table, "Ben") == words


def test_who_leaves_has_no_turns_any_more_and_is_still_scored() -> None:
    game = played(begin(), *RICH, move("leave_table", who="Ben"))

    assert (player(game, "Ben").vp, player(game, "Ben").away) == (3, True)
    assert game.table.bag["scrap"] == CUBES["scrap"] - 2
    assert stands(played(game, END)) == (1, "Cleo")


def test_cubes_of_one_who_takes_everything_along_go_back_to_the_bag() -> None:
    rich = played(begin(), *RICH)
    gone = played(rich, move("leave_table", who="Ben", scored=False))
    back = played(gone, move("return_to_table", who="Ben"))

    assert order(gone) == ["Ana", "Cleo"]
    assert gone.table.bag == CUBES
    assert order(back) == ["Ana", "Cleo", "Ben"]
    assert player(back, "Ben") == player(rich, "Ben")
    assert back.table.bag == rich.table.bag


def test_who_comes_back_gets_no_more_cubes_than_the_bag_has() -> None:
    gone = played(begin(), gain("Ben", particle=3), move("leave_table", who="Ben", scored=False))
    empty = played(gone, move("lay_cubes", place="the crater", particle=10))

    back = played(empty, move("return_to_table", who="Ben"))

    assert (player(back, "Ben").holds("particle"), back.table.bag["particle"]) == (1, 0)


@pytest.mark.parametrize(
    ("leaver", "left"),
    [
        pytest.param("Cleo", ("Ben",), id="Finish Play: one who waited"),
        pytest.param("Ana", ("Ben", "Cleo"), id="Finish Play: who set it off"),
    ],
)
@pytest.mark.parametrize("scored", [True, False])
def test_who_leaves_has_no_last_turn(leaver: str, left: tuple[str, ...], scored: bool) -> None:
    game = played(begin(), REACHED, END, move("leave_table", who=leaver, scored=scored))

    assert game.table.ending.last == left
    assert game.table.phase == "players"


def test_when_the_last_one_with_a_turn_leaves_scoring_begins() -> None:
    game = played(begin(), REACHED, END, END, move("leave_table", who="Cleo"))

    assert game.table.phase == "scoring"


def test_a_last_turn_that_is_passed_over_is_over() -> None:
    game = played(begin(), REACHED, END, move("skip_turn", who="Ben"))

    assert (game.table.ending.last, game.table.turn) == (("Cleo",), "Cleo")


def test_last_turns_follow_a_new_order_of_seats() -> None:
    game = played(begin(), REACHED, move("reorder_seats", order=["Ana", "Cleo", "Ben"]))

    assert game.table.ending.last == ("Cleo", "Ben")


def test_the_last_player_cannot_leave() -> None:
    assert "end the game" in refused(begin("Ana"), move("leave_table", who="Ana")).fit


def test_who_comes_late_sits_last_with_nothing() -> None:
    game = played(begin(), move("join_table", name="Dan", color="yellow"))
    late = player(game, "Dan")

    assert order(game) == ["Ana", "Ben", "Cleo", "Dan"]
    assert (late.color, late.vp, late.held, late.gear, late.feats, late.most) == ("yellow", 0, {}, (), (), None)
    assert labels(game) == ["Dan joins the table"]
    assert [it.who for it in game.table.reminders] == ["Dan"]


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(begin("Ana", "Ben", "Cleo", "Dan"), id="a fifth player"),
        pytest.param(alone(), id="Solo Mode: against a rival"),
        pytest.param(played(begin(), move("begin_scoring")), id="after the last turn"),
    ],
)
def test_who_cannot_join_is_told_why(game: Any) -> None:
    assert not ATTENDANCE.can_join(game.table)
    assert refused(game, move("join_table", name="Zoe")).fit
