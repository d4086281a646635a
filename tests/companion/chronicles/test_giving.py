"""What a game of Chronicles is given out as: to be played again, as a table, as text, for play logs."""

import csv
import io
import json
from typing import Any

import pytest

from companion import headless
from companion.exports import app_link, given_out, told
from companion.faults import BadInput
from companion.play_log import ended, play_of
from tests.companion.chronicles.games import AnyGame, begin, gains, marks, move, played


def evening(*more: dict[str, Any], **setup: Any) -> AnyGame:
    """Ana has 9 honor of the game and 2 at its end, Ben 12."""
    return played(
        begin("Ana", "Ben", **setup),
        *gains("Ana", "relic", "relic"),
        *gains("Ana", "loot"),
        move("place_on_column", who="Ana", column=1),
        move("gain_honor", who="Ana", amount=9),
        move("gain_honor", who="Ben", amount=12),
        *more,
    )


FILED = evening(move("finish"))


@pytest.mark.parametrize(
    ("form", "name", "begins"),
    [
        pytest.param("play", "chronicles-2026-11-01.json", '{\n "game": "chronicles"', id="to be played again"),
        pytest.param("csv", "chronicles-2026-11-01.csv", "who,step,what,points,because\r\n", id="table"),
        pytest.param("text", "chronicles-2026-11-01.txt", "Vindication: Chronicles, 1 November 2026: Ana, Ben\nBen",
                     id="text"),
        pytest.param("bgstats", "chronicles-2026-11-01.url", "https://app.bgstatsapp.com/createPlay.html?", id="link"),
        pytest.param("bgsplay", "chronicles-2026-11-01.bgsplay", "{\n", id="play file"),
    ],
)  # fmt: skip
def test_a_filed_game_has_every_form(form: str, name: str, begins: str) -> None:
    given = given_out(FILED, form)

    assert (given.name, given.notes) == (name, ())
    assert given.text.startswith(begins)


def test_a_game_that_goes_on_is_text_or_played_again() -> None:
    game = evening(*marks("Ben", "courage"))

    assert "Ben 12: marks on courage 1" in told(game)
    with pytest.raises(BadInput, match="is not filed yet"):
        given_out(game, "csv")


def test_what_is_given_out_stands_again_as_it_stood() -> None:
    again = headless.play(given_out(FILED, "play").text)

    assert again == json.loads(json.dumps(FILED.rules.contract.standing(FILED)))


def test_the_table_has_a_row_for_each_line_and_each_total() -> None:
    rows = list(csv.reader(io.StringIO(given_out(FILED, "csv").text)))

    assert rows == [
        ["who", "step", "what", "points", "because"],
        ["Ana", "honor", "Honor", "9", "honor when the game ended"],
        ["Ana", "columns", "Columns", "2", "renown on column 1: 2 checked circles, 1 honor each"],
        ["Ben", "honor", "Honor", "12", "honor when the game ended"],
        ["Ana", "total", "Total", "11", ""],
        ["Ben", "total", "Winner", "12", "Ben has the most honor: 12, against Ana 11"],
    ]


def test_a_play_log_gets_who_played_who_won_and_who_began() -> None:
    play = play_of(FILED)

    assert [(it.name, it.score, it.winner, it.starts, it.rank) for it in play.players] == [
        ("Ana", 11, False, True, 2),
        ("Ben", 12, True, False, 1),
    ]
    assert (play.game, play.title, play.board) == ("chronicles", "Vindication: Chronicles", "")
    assert play.comments == "Ben wins (Ana 11, Ben 12). Ben has the most honor: 12, against Ana 11."
    assert f"{ended(FILED):%Y-%m-%d}" == "2026-11-01"
    assert app_link(FILED).startswith("bgstats://")


def test_who_began_is_known_by_a_new_name_too() -> None:
    renamed = evening(move("rename_seat", who="Ana", to="Anna"), move("finish"))

    assert [(it.name, it.starts) for it in play_of(renamed).players] == [("Anna", True), ("Ben", False)]


def test_in_a_shared_victory_all_who_tie_have_won() -> None:
    tie = evening(move("gain_honor", who="Ana", amount=1), move("finish"))

    assert [(it.winner, it.rank) for it in play_of(tie).players] == [(True, 1), (True, 1)]


def test_nobody_has_won_while_honor_is_unread() -> None:
    unread = evening(
        *marks("Ana", "vision", "vision", "vision"),
        move("gain_renown", who="Ana"),
        move("use_legendary", who="Ana", track="vision"),
        move("finish"),
    )

    play = play_of(unread)

    assert not any(it.winner for it in play.players)
    assert play.comments.endswith("Something that may pay honor is still unread.")
    assert "the totals are not complete" in told(unread)


def test_a_game_that_was_only_scored_has_no_rounds_and_no_first_player() -> None:
    play = play_of(played(begin("Ana", "Ben", starts_at="scoring"), move("finish")))

    assert (play.rounds, play.minutes) == (0, None)
    assert not any(it.starts for it in play.players)


def test_one_person_alone_plays_solo() -> None:
    assert play_of(played(begin("Ana"), move("finish"))).board == "Solo"
