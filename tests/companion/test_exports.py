"""What a game is given out as: which forms it has, what the files are called, what they say."""

import json
from typing import Any

import pytest

from companion.exports import app_link, given_out
from companion.faults import BadInput
from companion.vestige.standing_text import standing_text
from tests.companion.games import AnyGame, cooperative, gain, move, play, solo

FILED = play(solo(), gain("Ana", 9), move("begin_scoring"), move("finish"))
GOING_ON = play(
    solo(),
    gain("Ana", 12),
    move("take_control", who="Ana", region="Oasis"),
    move("gain_card", who="Ana", kind="mercenary", leverage=2),
    move("reveal_condition", name="Dawn", met=True),
)


@pytest.mark.parametrize(
    ("form", "name", "begins"),
    [
        pytest.param("play", "vestige-2026-11-30.json", "{\n", id="to be played again"),
        pytest.param("csv", "vestige-2026-11-30.csv", "who,side", id="table"),
        pytest.param("text", "vestige-2026-11-30.txt", "Vestige, 30 November 2026: Ana against Bone\nAna", id="text"),
        pytest.param("bgstats", "vestige-2026-11-30.url", "https://app.bgstatsapp.com/createPlay.html?", id="link"),
        pytest.param("bgsplay", "vestige-2026-11-30.bgsplay", "{\n", id="play file"),
    ],
)  # fmt: skip
def test_a_filed_game_has_every_form(form: str, name: str, begins: str) -> None:
    given = given_out(FILED, form)

    assert given.name == name
    assert given.text.startswith(begins)
    assert given.notes == ()


@pytest.mark.parametrize("form", ["csv", "bgstats", "bgsplay"])
def test_a_game_that_goes_on_has_no_result_to_give_out(form: str) -> None:
    with pytest.raises(BadInput, match=f"is not filed yet, so it cannot be given out as {form}; play or text"):
        given_out(GOING_ON, form)


def test_a_form_that_there_is_not_is_told_with_the_nearest() -> None:
    with pytest.raises(BadInput, match='there is no form "cvs"; did you mean csv'):
        given_out(FILED, "cvs")


def test_a_table_is_marked_for_spreadsheets_and_nothing_else_is() -> None:
    assert given_out(FILED, "csv").content.startswith(b"\xef\xbb\xbfwho,")
    assert json.loads(given_out(FILED, "play").content)


def test_the_link_for_this_device_goes_to_the_app_itself() -> None:
    assert app_link(FILED).startswith("bgstats://app.bgstatsapp.com/createPlay.html?data=%7B")


def test_a_name_with_a_path_in_it_is_no_path() -> None:
    renamed = play(FILED.undo(), move("rename_seat", who="Ana", to="../../etc/Ana"), move("finish"))

    assert given_out(renamed, "csv").name == "vestige-2026-11-30.csv"


def test_where_a_game_stands_is_told_in_a_few_lines() -> None:
    lines = given_out(GOING_ON, "text").text.splitlines()

    assert lines[:5] == [
        "Vestige, 30 November 2026: Ana against Bone",
        "Round 1 · Ana",
        "",
        "Ana 15: controls Oasis, 1 mercenary",
        "Bone 1: threat level 0",
    ]
    assert "Conditions: 1 of 3 met: Dawn (met)" in lines
    assert lines[lines.index("To do:") + 1].startswith("- ")


def text(game: AnyGame) -> str:
    return standing_text(game.table, "Ana, Ben", "today")


def test_a_table_without_anything_says_only_what_there_is() -> None:
    told = text(cooperative())

    assert told.splitlines()[3:7] == ["Ana 0", "Ben 0", "Bone 0: threat level 0", "Rook 0: threat level 0"]
    assert told.endswith("Conditions: 0 of 2 met")


@pytest.mark.parametrize("at", ["soon", ""])
def test_a_time_that_is_none_is_told_in_one_sentence(at: str) -> None:
    damaged: Any = FILED.__class__(**{**vars(FILED), "created": at})

    with pytest.raises(BadInput, match="is no time"):
        given_out(damaged, "csv")
