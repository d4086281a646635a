"""What a game of Forsaken is given out as: to be played again, as a table, as text, for play logs."""

import csv
import io
import json
from typing import Any

import pytest

from companion import headless
from companion.exports import given_out, told
from companion.faults import BadInput
from companion.forsaken.report import moment, ruled_in_words
from companion.play_log import play_of
from tests.companion.forsaken.games import AnyGame, alone, begin, gain, move, played


def evening(*more: dict[str, Any], **setup: Any) -> AnyGame:
    """Ana has 4 VP of the game and 2 at its end, Ben 6, and more cool stuff."""
    return played(
        begin("Ana", "Ben", **setup),
        gain(vp=4),
        gain("Ben", vp=6, visions=2),
        move("score_extras", who="Ana", extras=[{"what": "A talent", "vp": 2}]),
        *more,
    )


FILED = evening(move("finish"))


@pytest.mark.parametrize(
    ("form", "name", "begins"),
    [
        pytest.param("play", "forsaken-2026-11-01.json", '{\n "game": "forsaken"', id="to be played again"),
        pytest.param("csv", "forsaken-2026-11-01.csv", "who,step,what,points,because\r\n", id="table"),
        pytest.param("text", "forsaken-2026-11-01.txt", "Forsaken, 1 November 2026: Ana, Ben\nBen", id="text"),
        pytest.param("bgsplay", "forsaken-2026-11-01.bgsplay", "{\n", id="play file"),
    ],
)
def test_a_filed_game_has_every_form(form: str, name: str, begins: str) -> None:
    given = given_out(FILED, form)

    assert (given.name, given.notes) == (name, ())
    assert given.text.startswith(begins)


def test_what_is_given_out_stands_again_as_it_stood() -> None:
    again = headless.play(given_out(FILED, "play").text)

    assert again == json.loads(json.dumps(FILED.rules.contract.standing(FILED)))


def test_the_table_has_a_row_for_each_line_and_what_settled_the_tie() -> None:
    rows = list(csv.reader(io.StringIO(given_out(FILED, "csv").text)))

    because = "Ana and Ben tie for most VP at 6: Ben has 2 pieces of cool stuff, Ana none"
    assert rows == [
        ["who", "step", "what", "points", "because"],
        ["Ana", "vp", "VP before the end", "4", "VP when the game ended"],
        ["Ana", "extras", "Other effects", "2", "A talent"],
        ["Ben", "vp", "VP before the end", "6", "VP when the game ended"],
        ["Ana", "cool_stuff", "Cool stuff", "0", "counts in a tie only"],
        ["Ben", "cool_stuff", "Cool stuff", "2", "counts in a tie only"],
        ["Ana", "total", "Total", "6", ""],
        ["Ben", "total", "Winner", "6", because],
    ]


def test_a_play_log_gets_who_played_who_won_and_who_began() -> None:
    play = play_of(FILED)

    assert [(it.name, it.score, it.winner, it.starts, it.rank) for it in play.players] == [
        ("Ana", 6, False, True, 2),
        ("Ben", 6, True, False, 1),
    ]
    assert (play.game, play.title, play.board) == ("forsaken", "Forsaken", "")
    assert play.comments.startswith("Ben wins by cool stuff (Ana 6, Ben 6). ")


def test_alone_the_rival_stands_in_the_play_log() -> None:
    play = play_of(played(alone(), gain(vp=3), move("lose_to_plot", how="row"), move("finish")))

    assert [(it.name, it.score, it.winner, it.role) for it in play.players] == [
        ("Ana", 3, False, ""),
        ("Grash", 0, True, "Rival"),
    ]
    assert play.board == "Solo"


def test_nobody_has_won_while_a_finale_is_open() -> None:
    game = evening(move("to_event_row", name="Heist", finale="2 VP"), move("finish"))

    play = play_of(game)

    assert not any(it.winner for it in play.players)
    assert play.comments.endswith("Something that may give VP is still unread.")
    assert "the totals are not complete" in told(game)


def test_a_game_that_goes_on_is_text_with_what_is_open() -> None:
    game = evening(move("to_event_row", name="Heist", finale="2 VP"), gain("Ben", vp=9))

    said = told(game).splitlines()

    assert said[1:3] == ["Round 1 · Ana", "Ben has reached 15 VP: last turns of Ana"]
    assert "Ben 15: 2 visions" in said
    assert "Event row: Heist" in said
    with pytest.raises(BadInput, match="is not filed yet"):
        given_out(game, "csv")


def test_a_solo_game_is_told_with_its_rival() -> None:
    game = played(alone(), move("draw_plot"))

    assert game.rules.titled(game.table) == "Ana against Grash"
    assert "Grash 0: plot row 1 of 5" in told(game).splitlines()
    assert "To do:" in told(game).splitlines()


@pytest.mark.parametrize(
    ("moves", "words"),
    [
        pytest.param([], "Round 1 · Ana", id="play"),
        pytest.param([move("begin_scoring")], "Final scoring", id="scoring"),
        pytest.param([move("finish")], "Game over", id="over"),
    ],
)
def test_a_moment_is_told_by_its_phase(moves: list[dict[str, Any]], words: str) -> None:
    assert moment(played(begin(), *moves).table) == words


def test_a_ruling_is_told_in_words() -> None:
    table = begin(rulings={"S4": "rival"}).table

    assert ruled_in_words(table, "S4") == "The rival: you need more"
    assert ruled_in_words(table, "C2") == ""
