"""Sheets as final scoring needs them: tapped, entered as corrections, scored before there is a game."""

import pytest
from pydantic import ValidationError

from companion.chronicles.commands import Reconcile, SetColumn
from companion.chronicles.ending import (
    Paper,
    Untracked,
    entered,
    paper_of,
    said_before,
    untracked_request,
    untracked_setup,
)
from companion.chronicles.score import Extra
from companion.chronicles.scoring import score
from tests.companion.chronicles.games import begin, gains, move, played

SHEET = Paper(honor=31, circles={"relic": 2, "monster": 1}, columns=(1,), agents=2)


@pytest.mark.parametrize(
    ("checked", "circle", "becomes"),
    [
        pytest.param(0, 1, 1, id="the first"),
        pytest.param(0, 2, 2, id="the second checks the first too"),
        pytest.param(1, 2, 2, id="one more"),
        pytest.param(2, 2, 1, id="the last one goes again"),
        pytest.param(2, 1, 1, id="back to the first"),
        pytest.param(1, 1, 0, id="none is left"),
    ],
)
def test_a_row_is_checked_up_to_the_circle_that_was_tapped(checked: int, circle: int, becomes: int) -> None:
    assert Paper(circles={"loot": checked}).tapped("loot", circle).circles == {"loot": becomes}


def test_a_column_holds_one_renown_or_none() -> None:
    both = Paper().turned(2).turned(1)

    assert both.columns == (1, 2)
    assert both.turned(2).columns == (1,)


def test_a_column_is_worth_its_checked_circles() -> None:
    assert (SHEET.worth(1), SHEET.worth(2)) == (2, 1)


def test_sheets_are_entered_as_one_correction_and_the_columns() -> None:
    game = begin()

    commands = tuple(entered(game.table, {"Ana": SHEET, "Ben": Paper(honor=5)}))

    assert commands == (
        Reconcile(
            honor={"Ana": 31, "Ben": 5}, circles={"Ana": {"relic": 2, "monster": 1}}, vanquished={"Ana": 2}
        ),
        SetColumn(who="Ana", column=1, placed=True),
    )  # fmt: skip
    after = played(game, *(command.model_dump(exclude_none=True) for command in commands))
    assert paper_of(after.table.player("Ana")) == SHEET


def test_what_a_table_shows_already_is_not_entered() -> None:
    game = played(begin(), *gains("Ana", "relic"), move("place_on_column", who="Ana", column=2))

    assert not tuple(entered(game.table, {"Ana": paper_of(game.table.player("Ana"))}))


def test_words_for_honor_are_remembered_once_the_last_ones_first() -> None:
    game = played(
        begin(),
        move("score_extras", who="Ana", extras=[{"what": "Objectives", "honor": 5}]),
        move("score_extras", who="Ben", extras=[{"what": "Mastery", "honor": 2}, {"what": "Objectives", "honor": 1}]),
    )

    assert said_before(game.table) == ("Objectives", "Mastery")


def test_people_are_scored_before_they_have_names() -> None:
    ana = Untracked(id=0, name=" Ana ", paper=SHEET, extras=(Extra(what="Base game", honor=3),))
    nobody = Untracked(id=1, paper=Paper(honor=7))
    again = Untracked(id=2, name="ana")

    totals = score(untracked_request((ana, nobody, again), {})).totals

    # 31, two first circles, two dark agents, 3 typed in.
    assert totals == {"Ana": 38, "Player 2": 7, "ana (3)": 0}


def test_a_game_that_is_only_scored_begins_with_scoring_and_needs_names() -> None:
    setup = untracked_setup((Untracked(id=0, name="Ana"), Untracked(id=4, name="Ben")), {"C2": "table"})

    assert (setup.starts_at, [seat.name for seat in setup.seats]) == ("scoring", ["Ana", "Ben"])
    assert setup.rulings == {"C2": "table"}
    with pytest.raises(ValidationError):
        untracked_setup((Untracked(id=0, name=" "),), {})
