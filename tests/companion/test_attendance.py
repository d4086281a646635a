"""Seats in the middle of a game: the order of turns, names, people who go early or come late (p. 10)."""

from typing import Any

import pytest

from companion.vestige.attendance import belongings
from companion.vestige.box.pack import bundled
from companion.vestige.prompts import prompts
from companion.vestige.sides import sides
from companion.vestige.table import Table
from tests.companion.games import (
    BONE,
    AnyGame,
    asked,
    competitive,
    cooperative,
    gain,
    leverage,
    move,
    play,
    reasons,
    refusal,
    solo,
    teams,
)

END = move("end_turn")


def three(**changes: Any) -> AnyGame:
    return competitive("Ana", "Ben", "Cleo", **changes)


def order(table: Table) -> list[str]:
    return [human.name for human in table.humans]


# The order of turns


@pytest.mark.parametrize(
    ("moves", "turns"),
    [
        pytest.param([], ["Ana", "Cleo", "Ben", "Ana"], id="p. 10: from the next turn on"),
        pytest.param([END], ["Ben", "Ana", "Cleo"], id="in the middle of a round"),
    ],
)
def test_a_new_order_of_seats_is_the_order_of_turns(moves: list[dict[str, Any]], turns: list[str]) -> None:
    game = play(three(), *moves, move("reorder_seats", order=["Ana", "Cleo", "Ben"]))
    seen = [game.table.turn]
    for _ in turns[1:]:
        game = play(game, END)
        seen.append(game.table.turn)

    assert seen == turns


def test_nemeses_stay_behind_the_players_when_seats_change() -> None:
    game = play(three(nemeses=[BONE]), move("reorder_seats", order=["Cleo", "Ana", "Ben"]))

    assert [one.name for one in game.table.competitors] == ["Cleo", "Ana", "Ben", "Bone"]
    assert reasons(game) == "it was Ana, Ben, Cleo (p. 10)"


@pytest.mark.parametrize(
    "given",
    [
        pytest.param(["Ana", "Ben"], id="somebody is left out"),
        pytest.param(["Ana", "Ben", "Cleo", "Ana"], id="somebody is there twice"),
        pytest.param(["Ana", "Ben", "Zed"], id="a stranger"),
    ],
)
def test_an_order_that_is_not_everybodys_is_refused(given: list[str]) -> None:
    assert refusal(three(), move("reorder_seats", order=given)).where == "order"


# Turns passed over and put right


@pytest.mark.parametrize(
    ("game", "moves", "stands"),
    [
        pytest.param(three(), [move("skip_turn", who="Ana")], (1, "players", "Ben"), id="the next seat is on"),
        pytest.param(
            three(), [END, END, move("skip_turn", who="Cleo")], (2, "players", "Ana"), id="after the last, a new round"
        ),
        pytest.param(
            three(nemeses=[BONE]), [END, END, move("skip_turn", who="Cleo")], (1, "nemeses", None), id="then nemeses"
        ),
        pytest.param(three(), [END, move("set_turn", who="Ana")], (1, "players", "Ana"), id="back to who was on"),
        pytest.param(
            three(nemeses=[BONE]),
            [END, END, END, move("set_turn", who="Cleo")],
            (1, "players", "Cleo"),
            id="from there",
        ),
        pytest.param(
            cooperative(), [END, move("set_turn", who="Ben")], (1, "players", "Players"), id="p. 29: whoever of them"
        ),
    ],
)
def test_whose_turn_it_is_can_be_put_right(
    game: AnyGame, moves: list[dict[str, Any]], stands: tuple[int, str, str | None]
) -> None:
    table = play(game, *moves).table

    assert (table.round, table.phase, table.turn) == stands


@pytest.mark.parametrize(
    ("game", "moves", "given"),
    [
        pytest.param(three(), [], move("skip_turn", who="Ben"), id="passing over somebody who is not on"),
        pytest.param(cooperative(), [], move("skip_turn", who="Ben"), id="p. 29: a turn that is everybody's"),
        pytest.param(three(), [move("begin_scoring")], move("set_turn", who="Ben"), id="a turn after the end"),
        pytest.param(solo(), [], move("set_turn", who="Bone"), id="a nemesis's turn as a player's"),
        pytest.param(
            three(), [move("leave_table", who="Ben")], move("set_turn", who="Ben"), id="the turn of one who has gone"
        ),
        pytest.param(three(), [], move("set_turn", who="Players"), id="a shared turn where there is none"),
    ],
)
def test_a_turn_that_is_not_there_cannot_be_put_right(
    game: AnyGame, moves: list[dict[str, Any]], given: dict[str, Any]
) -> None:
    assert refusal(play(game, *moves), given).where == "who"


# Names


def test_a_new_name_holds_everywhere_and_changes_nothing_else() -> None:
    before = play(
        three(),
        gain("Ben", 12),
        move("take_control", who="Ben", region="Oasis"),
        move("move_pawn", who="Ben", spot="4-8-9"),
        END,
    )

    after = play(before, move("rename_seat", who="Ben", to="Benedikt")).table

    assert leverage(play(before, move("rename_seat", who="Ben", to="Benedikt"))) == {
        "Ana": 0,
        "Benedikt": 13,
        "Cleo": 0,
    }
    assert after.turn == "Benedikt"
    assert after.controlled("Benedikt") == ("Oasis",)
    assert after.pawns == {"Benedikt": "4-8-9"}
    assert after.triggers[0].reached_by == ("Benedikt",)
    assert "Ben" not in [prompt.who for prompt in prompts(after)]


@pytest.mark.parametrize(
    ("game", "who", "to"),
    [
        pytest.param(three(), "Ben", "Ana", id="another seat's"),
        pytest.param(three(), "Ben", "ANA", id="another seat's in capitals"),
        pytest.param(three(nemeses=[BONE]), "Ben", "Bone", id="a nemesis's"),
        pytest.param(teams(), "Ben", "Rust", id="the name of the other team"),
        pytest.param(play(three(), move("leave_table", who="Cleo", scored=False)), "Ben", "Cleo", id="of one who left"),
    ],
)
def test_two_of_one_name_are_refused_in_a_sentence(game: AnyGame, who: str, to: str) -> None:
    answer = refusal(game, move("rename_seat", who=who, to=to))

    assert to in answer.what
    assert answer.fit == "another name"


def test_a_nemesis_can_be_called_something_else_and_keeps_its_pack() -> None:
    game = play(solo(), move("rename_seat", who="Bone", to="Old Bone"), END, move("run_nemeses"))

    assert game.table.nemeses[0].name == "Old Bone"
    assert game.table.nemeses[0].pack == bundled()["bone"]


# Going early


def rich() -> AnyGame:
    """Ben has 7 leverage, a region and a card."""
    return play(
        three(),
        gain("Ben", 4),
        move("take_control", who="Ben", region="Oasis"),
        move("gain_card", who="Ben", kind="artifact", leverage=2),
    )


@pytest.mark.parametrize(
    ("moves", "words"),
    [
        pytest.param([], "0 leverage", id="nothing but the disc"),
        pytest.param([gain("Ben", 3)], "3 leverage", id="leverage"),
        pytest.param(
            [move("take_control", who="Ben", region="Garage"), move("take_control", who="Ben", region="Oasis")],
            "5 leverage and 2 regions",
            id="regions",
        ),
        pytest.param(
            [
                move("take_control", who="Ben", region="Oasis"),
                *[move("gain_card", who="Ben", kind="bounty")] * 2,
            ],
            "1 leverage, 1 region and 2 cards",
            id="everything",
        ),
    ],
)
def test_what_is_somebodys_is_said_in_words(moves: list[dict[str, Any]], words: str) -> None:
    assert belongings(play(three(), *moves).table, "Ben") == words


def test_what_stays_is_scored_and_its_owner_has_no_turns_any_more() -> None:
    game = play(rich(), move("leave_table", who="Ben"))

    assert leverage(game) == {"Ana": 0, "Ben": 7, "Cleo": 0}
    assert game.table.controlled("Ben") == ("Oasis",)
    assert [human.name for human in game.table.playing] == ["Ana", "Cleo"]
    assert play(game, END).table.turn == "Cleo"
    assert play(game, move("finish")).table.score.totals["Ben"] == 8
    assert reasons(game) == "7 leverage, 1 region and 1 card: stays and is scored"


def test_what_is_taken_along_is_gone_from_the_table() -> None:
    game = play(rich(), move("leave_table", who="Ben", scored=False))

    assert leverage(game) == {"Ana": 0, "Cleo": 0}
    assert game.table.regions == ()
    assert play(game, END).table.turn == "Cleo"
    assert "Ben" not in play(game, move("finish")).table.score.totals


def test_nobody_is_asked_any_more_what_one_who_took_everything_along_still_owed() -> None:
    before = play(three(), gain("Ben", 12), move("gain_card", who="Ben", kind="artifact"))
    assert ("draw_covert_op", "Ben", 1) in asked(before)

    scored = play(before, move("leave_table", who="Ben"))
    gone = play(before, move("leave_table", who="Ben", scored=False))

    assert ("draw_covert_op", "Ben", 1) in asked(scored)
    assert not [it for it in asked(gone) if "Ben" in it]
    assert gone.table.owed == ()


@pytest.mark.parametrize(
    ("moves", "who", "stands"),
    [
        pytest.param([], "Ana", (1, "players", "Ben"), id="the one whose turn it is"),
        pytest.param([], "Cleo", (1, "players", "Ana"), id="somebody else"),
        pytest.param([END, END], "Cleo", (2, "players", "Ana"), id="the last one of a round"),
    ],
)
@pytest.mark.parametrize("scored", [True, False])
def test_when_somebody_goes_the_turn_passes_on(
    moves: list[dict[str, Any]], who: str, stands: tuple[int, str, str], scored: bool
) -> None:
    table = play(three(), *moves, move("leave_table", who=who, scored=scored)).table

    assert (table.round, table.phase, table.turn) == stands


@pytest.mark.parametrize(
    ("game", "who"),
    [
        pytest.param(solo(), "Ana", id="a solo player"),
        pytest.param(play(competitive(), move("leave_table", who="Ana")), "Ben", id="the last who is left"),
        pytest.param(play(three(), move("leave_table", who="Ana")), "Ana", id="one who has gone already"),
        pytest.param(solo(), "Bone", id="a nemesis"),
        pytest.param(three(), "Zed", id="a stranger"),
    ],
)
def test_who_cannot_go_is_told_why(game: AnyGame, who: str) -> None:
    answer = refusal(game, move("leave_table", who=who))

    assert answer.where == "who"
    assert answer.what


# Coming back, and coming late


@pytest.mark.parametrize("scored", [True, False])
def test_who_comes_back_has_everything_again_but_regions_that_were_given_up(scored: bool) -> None:
    game = play(rich(), move("leave_table", who="Ben", scored=scored), move("return_to_table", who="Ben"))
    ben = game.table.competitor("Ben")

    assert (ben.leverage, len(ben.cards), ben.away) == (7, 1, False)
    assert game.table.controlled("Ben") == (("Oasis",) if scored else ())
    assert order(game.table) == (["Ana", "Ben", "Cleo"] if scored else ["Ana", "Cleo", "Ben"])
    assert game.table.gone == ()


def test_who_has_not_gone_cannot_come_back() -> None:
    assert refusal(three(), move("return_to_table", who="Ben")).where == "who"


def test_who_comes_late_sits_last_at_0_and_gets_covert_ops_where_nobody_was_yet() -> None:
    before = play(three(nemeses=[BONE]), gain("Ana", 10))
    game = play(before, move("join_table", name="Dan", color="orange"))

    assert order(game.table) == ["Ana", "Ben", "Cleo", "Dan"]
    assert [one.name for one in game.table.nemeses] == ["Bone"]
    assert leverage(game)["Dan"] == 0
    assert [trigger.covert_ops_left for trigger in game.table.triggers] == [3, 0, 4, 0, 4]
    assert "Dan: a covert op for the hand" in prompts(game.table)[-1].text


def test_in_a_team_game_who_comes_late_joins_a_team() -> None:
    game = play(teams(), move("join_table", name="Eve", team="Rust"))

    assert game.table.side("Eve") == "Rust"
    assert refusal(teams(), move("join_table", name="Eve")).where == "team"


@pytest.mark.parametrize(
    ("game", "given"),
    [
        pytest.param(solo(), move("join_table", name="Dan"), id="p. 28: a solo game"),
        pytest.param(competitive(*"ABCDEF"), move("join_table", name="G"), id="a seventh player"),
        pytest.param(three(), move("join_table", name="ben"), id="a name that is taken"),
        pytest.param(three(nemeses=[BONE]), move("join_table", name="Bone"), id="a nemesis's name"),
        pytest.param(cooperative(), move("join_table", name="Nemeses"), id="p. 29: the name of the other side"),
        pytest.param(teams(), move("join_table", name="Dust", team="Rust"), id="p. 28: the name of another team"),
        pytest.param(play(three(), move("begin_scoring")), move("join_table", name="Dan"), id="after the last turn"),
    ],
)
def test_who_cannot_join_is_told_why(game: AnyGame, given: dict[str, Any]) -> None:
    answer = refusal(game, given)

    assert answer.what
    assert answer.fit


def test_a_seventh_player_cannot_come_back_either() -> None:
    full = play(
        competitive(*"ABCDEF"), move("leave_table", who="A", scored=False), move("join_table", name="G", color="red")
    )

    assert refusal(full, move("return_to_table", who="A")).fit == "somebody must go first"


# Sides


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        pytest.param(
            competitive(nemeses=[BONE]),
            [("Ana", ("Ana",), 3, False), ("Ben", ("Ben",), 0, False), ("Bone", ("Bone",), 0, False)],
            id="p. 28: everybody for themselves",
        ),
        pytest.param(
            teams(nemeses=[BONE]),
            [("Rust", ("Ana", "Cleo"), 3, True), ("Dust", ("Ben", "Dan"), 0, True), ("Nemeses", ("Bone",), 0, True)],
            id="p. 28: teams in the order of their first seats",
        ),
        pytest.param(
            cooperative(),
            [("Players", ("Ana", "Ben"), 3, True), ("Nemeses", ("Bone", "Rook"), 0, True)],
            id="p. 29: players against nemeses",
        ),
        pytest.param(
            solo(), [("Ana", ("Ana",), 3, False), ("Bone", ("Bone",), 0, False)], id="p. 28: a nemesis by itself"
        ),
    ],
)
def test_sides_have_the_leverage_of_their_members(
    game: AnyGame, expected: list[tuple[str, tuple[str, ...], int, bool]]
) -> None:
    found = sides(play(game, gain("Ana", 3)).table)

    assert [(side.name, side.members, side.leverage, side.team) for side in found] == expected
