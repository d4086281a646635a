"""The result as a table for spreadsheets, read again with Python's own reader."""

import csv
import io
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.plain_text import plain_line
from companion.result_csv import csv_of, safe
from companion.vestige.finish import request_of
from companion.vestige.result_csv import COLUMNS, result_rows
from companion.vestige.score import ScoreRequest
from companion.vestige.scoring import score
from tests.companion.evenings import evenings as random_evenings
from tests.companion.steps import steps

ANA = {
    "name": "Ana", "kind": "human", "leverage": 17, "covert_ops": [5], "bounties": [6, None],
    "regions": [{"name": "Chop Shop", "leverage": 2}], "extras": [{"what": "A debt", "leverage": -3}],
    "cards": {"bounty": 2},
}  # fmt: skip
BONE = {"name": "Bone", "kind": "nemesis", "pack": "bone", "threat": 1, "leverage": 30}


def rows(**changes: Any) -> list[list[str]]:
    sheet = {"mode": "solo", "competitors": [ANA, BONE], "mastery_tiles": {"guile": 7}} | changes
    return read(csv_of(result_rows(score(ScoreRequest.model_validate(sheet)))))


def read(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text, newline=""), strict=True))


def test_each_line_of_the_scoring_is_a_row_then_the_tiles_and_the_totals() -> None:
    header, *table = rows()

    assert tuple(header) == COLUMNS == ("who", "side", "step", "what", "points", "because")
    assert table[0] == ["Ana", "Ana", "leverage", "Leverage track", "17", "on the leverage track"]
    assert ["Ana", "Ana", "extras", "Extras", "-3", "A debt"] in table
    assert [row[2] for row in table[-9:]] == ["mastery"] * 7 + ["total"] * 2
    assert table[-6][:5] == ["Ana", "Ana", "mastery", "Guile", "7"]
    assert table[-2][:5] == ["Ana", "Ana", "total", "Winner", "34"]


def test_points_that_nobody_knows_are_empty_and_the_total_says_so() -> None:
    table = rows()

    assert ["Ana", "Ana", "bounties", "Bounties", ""] in [row[:5] for row in table]
    assert table[-1][-1] == "some printed values are still unknown"


def test_the_winner_has_the_reason() -> None:
    complete = {**ANA, "bounties": [6]}

    table = rows(competitors=[complete, {**BONE, "leverage": 3}])

    assert table[-2] == ["Ana", "Ana", "total", "Winner", "34", "Ana has the most leverage: 34, against Bone 3"]


def test_rows_end_as_the_standard_has_it_and_commas_are_quoted() -> None:
    """RFC 4180, 2.1 and 2.6."""
    text = csv_of(result_rows(score(ScoreRequest.model_validate({"mode": "solo", "competitors": [ANA, BONE]}))))

    assert text.endswith("\r\n")
    assert '"controls Chop Shop, printed 2"' in text
    assert "\n" not in text.replace("\r\n", "")


@pytest.mark.parametrize(
    ("cell", "written"),
    [
        pytest.param("=1+1", "'=1+1", id="a formula"),
        pytest.param("+49", "'+49", id="plus"),
        pytest.param("-Ana-", "'-Ana-", id="minus"),
        pytest.param("@Ana", "'@Ana", id="at"),
        pytest.param("\t=1", "' =1", id="tab"),
        pytest.param("\r=1", "' =1", id="a line end"),
        pytest.param("\u202e=1", "'=1", id="an override of direction"),
        pytest.param("Ana\nBen", "Ana Ben", id="two lines"),
        pytest.param(-3, -3, id="a number"),
        pytest.param("Ana = Ben", "Ana = Ben", id="in the middle"),
        pytest.param("", "", id="empty"),
        pytest.param(None, None, id="unknown"),
    ],
)
def test_no_cell_is_taken_for_a_formula(cell: str | int | None, written: str | int | None) -> None:
    assert safe(cell) == written


@given(st.text(alphabet=st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"]), min_size=1, max_size=60))
def test_any_name_comes_back_as_it_was_and_begins_no_formula(name: str) -> None:
    if name.casefold() == "bone":
        return

    table = rows(competitors=[{**ANA, "name": name}, BONE])

    assert table[1][0].removeprefix("'") == plain_line(name).removeprefix("'")
    assert not [cell for row in table for cell in row if cell.startswith(("=", "+", "@", "\t"))]


@given(random_evenings())
def test_the_rows_of_a_side_add_up_to_its_total(evening: Any) -> None:
    *_, game = steps(evening)
    result = score(request_of(game.table))

    _, *table = read(csv_of(result_rows(result)))

    for side, total in result.totals.items():
        own = [row for row in table if row[1] == side]
        assert sum(int(row[4] or 0) for row in own if row[2] != "total") == total
        assert [int(row[4]) for row in own if row[2] == "total"] == [total]
