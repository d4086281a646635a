"""Whose turn it is, and how rounds and the game end (p. 10, 25, 27, 29)."""

from typing import Any

import pytest

from companion.game import Refusal
from companion.vestige.turns import coming, reminder_to_move, unmoved
from tests.companion.games import (
    BONE,
    AnyGame,
    act,
    competitive,
    cooperative,
    move,
    play,
    refusal,
    solo,
    teams,
)

END, NEMESES = move("end_turn"), move("run_nemeses")
SCORING = move("begin_scoring")


def met(name: str) -> dict[str, Any]:
    return move("reveal_condition", name=name, met=True)


@pytest.mark.parametrize(
    ("game", "moves", "stands"),
    [
        pytest.param(competitive(), [], (1, "players", "Ana"), id="p. 10: the first seat begins"),
        pytest.param(competitive(), [END], (1, "players", "Ben"), id="p. 10: the next seat"),
        pytest.param(competitive(), [END, END], (2, "players", "Ana"), id="p. 10: the next round without nemeses"),
        pytest.param(competitive(nemeses=[BONE]), [END, END], (1, "nemeses", None), id="p. 27: after all players"),
        pytest.param(competitive(nemeses=[BONE]), [END, END, NEMESES], (2, "players", "Ana"), id="p. 27: a full round"),
        pytest.param(solo(), [END], (1, "nemeses", None), id="p. 28: solo"),
        pytest.param(solo(), [NEMESES], (2, "players", "Ana"), id="p. 27: the last player's turn ends by itself"),
        pytest.param(cooperative(), [], (1, "players", "Players"), id="p. 29: a shared turn"),
        pytest.param(cooperative(), [END], (1, "nemeses", None), id="p. 29: it ends once"),
        pytest.param(
            cooperative(), [move("end_turn", who="Ben")], (1, "nemeses", None), id="p. 29: whoever says that it ends"
        ),
        pytest.param(cooperative(), [END, NEMESES], (2, "players", "Players"), id="p. 29: and begins again"),
        pytest.param(teams(), [END, END, END], (1, "players", "Dan"), id="p. 28: teams take turns seat by seat"),
        pytest.param(
            competitive("Ana", "Ben", "Cleo"),
            [move("end_turn", who="Ben")],
            (1, "players", "Cleo"),
            id="p. 10: after the one who is named",
        ),
        pytest.param(
            competitive(), [met("A"), met("B"), END, END, END], (2, "players", "Ben"), id="p. 25: in the final round"
        ),
        pytest.param(
            competitive(), [met("A"), met("B"), *[END] * 4], (2, "scoring", None), id="p. 25: then comes scoring"
        ),
        pytest.param(
            solo(),
            [met("A"), met("B"), met("C"), END, NEMESES, END],
            (2, "nemeses", None),
            id="p. 25: the final round has its nemeses' turn",
        ),
        pytest.param(
            solo(),
            [met("A"), met("B"), met("C"), END, NEMESES, END, NEMESES],
            (2, "scoring", None),
            id="p. 25: then comes scoring after nemeses too",
        ),
        pytest.param(competitive(), [SCORING], (1, "scoring", None), id="people end the game"),
        pytest.param(competitive(), [move("set_round", to=5), END, END], (6, "players", "Ana"), id="a corrected round"),
        pytest.param(
            competitive(),
            [move("set_round", to=5), move("set_final_round", to=5), END, END],
            (5, "scoring", None),
            id="a corrected final round",
        ),
    ],
)
def test_the_turn_passes_as_the_rules_say(
    game: AnyGame, moves: list[dict[str, Any]], stands: tuple[int, str, str | None]
) -> None:
    table = play(game, *moves).table

    assert (table.round, table.phase, table.turn) == stands


@pytest.mark.parametrize(
    ("game", "moves", "given"),
    [
        pytest.param(solo(), [END], END, id="a player's turn while nemeses are on"),
        pytest.param(competitive(), [], NEMESES, id="nemeses where there are none"),
        pytest.param(competitive(), [SCORING], END, id="a turn after the end"),
        pytest.param(solo(), [SCORING], NEMESES, id="a nemesis turn after the end"),
        pytest.param(competitive(), [SCORING], SCORING, id="scoring twice"),
        pytest.param(competitive(), [move("finish")], END, id="a turn when all is over"),
        pytest.param(competitive(), [move("finish")], move("finish"), id="a game filed twice"),
        pytest.param(solo(), [], move("end_turn", who="Bone"), id="a turn that a nemesis ends"),
        pytest.param(competitive(), [], move("end_turn", who="Zed"), id="a turn of nobody"),
    ],
)
def test_a_turn_that_nobody_can_take_is_refused(
    game: AnyGame, moves: list[dict[str, Any]], given: dict[str, Any]
) -> None:
    before = play(game, *moves)

    answer = act(before, given)

    assert isinstance(answer, Refusal)
    assert answer.what
    assert answer.fit


def test_a_new_turn_forgets_what_was_taken_in_the_last_one() -> None:
    take = move("take_control", who="Ana", region="Oasis")
    lose = move("lose_control", region="Oasis")

    twice = play(competitive(), take, lose, take)
    later = play(competitive(), take, lose, END, END, take)

    assert [taken.region for taken in twice.table.taken_this_turn] == ["Oasis", "Oasis"]
    assert [taken.region for taken in later.table.taken_this_turn] == ["Oasis"]


def test_a_filed_game_can_be_taken_back_and_filed_again() -> None:
    filed = play(competitive(), move("finish"))

    again = play(filed.undo(), move("gain_leverage", who="Ana", amount=3), move("finish"))

    assert refusal(filed, move("finish")).fit
    assert again.table.score is not None
    assert again.table.score.totals == {"Ana": 3, "Ben": 0}


@pytest.mark.parametrize(
    ("game", "moves", "words"),
    [
        pytest.param(competitive("Ana", "Ben", "Cleo"), [], "next Ben", id="p. 10: the next seat"),
        pytest.param(
            competitive("Ana", "Ben", "Cleo"), [move("leave_table", who="Ben")], "next Cleo", id="not one who has gone"
        ),
        pytest.param(competitive(), [END], "next round 2", id="after the last seat"),
        pytest.param(competitive(nemeses=[BONE]), [END], "next the nemeses", id="p. 27: nemeses after all players"),
        pytest.param(competitive(), [met("A"), met("B"), *[END] * 3], "next final scoring", id="p. 25: the last turn"),
        pytest.param(competitive(nemeses=[BONE]), [END, END], "", id="the nemeses themselves"),
        pytest.param(cooperative(), [], "", id="p. 29: a shared turn has no next seat"),
        pytest.param(solo(), [], "", id="p. 28: nor has a solo game"),
        pytest.param(competitive(), [SCORING], "", id="nobody after the end"),
    ],
)
def test_who_is_on_next_is_said_where_turns_go_round(game: AnyGame, moves: list[dict[str, Any]], words: str) -> None:
    assert coming(play(game, *moves).table) == words


def took(who: str, action: str) -> dict[str, Any]:
    return move("take_action", who=who, action=action)


@pytest.mark.parametrize(
    ("game", "moves", "names"),
    [
        pytest.param(cooperative(), [], (), id="nobody marks actions"),
        pytest.param(cooperative(), [took("Ana", "visit")], ("Ana", "Ben"), id="p. 12: nobody has moved"),
        pytest.param(cooperative(), [took("Ana", "move")], ("Ben",), id="p. 12: one has"),
        pytest.param(cooperative(), [took("Ana", "move"), took("Ben", "move")], (), id="p. 12: all have"),
        pytest.param(
            cooperative(),
            [took("Ana", "move"), took("Ben", "move"), move("reset_action", who="Ben", action="move")],
            (),
            id="p. 16: a move that was reset was made",
        ),
        pytest.param(cooperative(), [took("Ana", "visit"), END], (), id="not while the nemeses are on"),
        pytest.param(
            cooperative(),
            [took("Ana", "visit"), move("leave_table", who="Ben")],
            ("Ana",),
            id="who has gone need not move",
        ),
        pytest.param(competitive(), [took("Ana", "visit")], ("Ana",), id="p. 12: only the one whose turn it is"),
        pytest.param(competitive(), [took("Ana", "visit"), END], (), id="a new turn, nothing marked yet"),
    ],
)
def test_who_still_has_to_move_is_known_where_actions_are_marked(
    game: AnyGame, moves: list[dict[str, Any]], names: tuple[str, ...]
) -> None:
    assert unmoved(play(game, *moves).table) == names


def test_people_are_told_who_has_not_moved() -> None:
    one, both = play(cooperative(), took("Ana", "move")), play(cooperative(), took("Ana", "job"))

    assert reminder_to_move(one.table) == "Ben has not moved yet (p. 12)."
    assert reminder_to_move(both.table) == "Ana and Ben have not moved yet (p. 12)."
    assert reminder_to_move(play(one, took("Ben", "move")).table) == ""


def test_what_was_marked_lasts_for_the_shared_turn_and_no_longer() -> None:
    card = move("gain_card", who="Ana", kind="artifact", leverage=1)
    marked = play(cooperative(), card, took("Ana", "move"), took("Ben", "visit"))
    used = play(marked, move("mark_used", who="Ana", card=marked.table.competitor("Ana").cards[0].id))

    assert used.table.done.actions == {"Ana": ("move",), "Ben": ("visit",)}
    assert len(used.table.done.used) == 1
    assert play(used, took("Ben", "move")).table.done.used == used.table.done.used
    assert play(used, END, NEMESES).table.done.used == ()
