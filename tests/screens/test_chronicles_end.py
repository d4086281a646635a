"""The end of Chronicles: where it would stand, final scoring, the verdict; and a game that nobody tracked."""

from typing import Any

import flet as ft
import flet_charts as charts
import pytest

from screens import buttons
from screens.chronicles.end.page import EndPage
from screens.chronicles.end.untracked import ScoreAGame
from screens.guard import component
from screens.sitting import Sitting, use_desk
from tests.screens.chronicles_evening import ChroniclesEvening
from tests.screens.desks import Surroundings
from tests.screens.ending import StillDevice

HONOR = {"move": "reconcile", "honor": {"Ana": 31, "Ben": 40, "Cleo": 29}}
SHEET = {"move": "reconcile", "circles": {"Ana": {"relic": 2, "monster": 1}}, "vanquished": {"Ana": 2}}
COLUMN = {"move": "set_column", "who": "Ana", "column": 1, "placed": True}
SCORING = {"move": "begin_scoring"}


@component
def End(sitting: Sitting) -> ft.Control:
    """The page, drawn again when the game changes."""
    revision = use_desk(sitting.desk, lambda: sitting.game.revision)
    return EndPage(sitting=sitting, revision=revision, wide=False, key="end")


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch, render):
    monkeypatch.setattr(buttons, "DOUBLE_TAP", 0)

    def show(*moves: dict[str, Any], **setup: Any):
        evening = ChroniclesEvening(**setup).moves(*moves)
        said: list[str] = []
        sitting = Sitting(evening.desk, evening.id, StillDevice(), said.append, said.append)  # type: ignore[arg-type]
        return render(End, sitting), evening

    return show


def table(evening: ChroniclesEvening) -> Any:
    return evening.desk.game(evening.id).table


def test_before_the_end_everybody_sees_where_it_would_stand(shown):
    screen, _ = shown(HONOR, SHEET, COLUMN)

    assert screen.sees("If it ended now")
    # Two first circles under renown, two dark agents.
    assert screen.sees("Ana: 35")
    assert screen.sees("Ana 35: honor 31, columns 2, dark agents 2.")


def test_the_end_begins_after_a_question(shown):
    screen, evening = shown(HONOR)

    screen.tap("End the game here")
    screen.tap("Play on")
    assert table(evening).phase == "players"

    screen.tap("End the game here")
    screen.tap("Begin final scoring")
    assert table(evening).phase == "scoring"
    assert screen.sees("Honor at the end")


def test_each_line_of_the_scoring_has_its_reason(shown):
    screen, _ = shown(HONOR, SHEET, COLUMN, SCORING)

    assert screen.sees("Ana: 35 honor in all")
    assert screen.sees("Honor when the game ended")
    assert screen.sees("Renown on column 1: 2 checked circles, 1 honor each")
    assert screen.sees("2 dark agents in the tableau, 1 honor each")


def test_what_the_base_game_pays_is_typed_and_taken_back(shown):
    screen, evening = shown(HONOR, SCORING)

    screen.tap("More honor for Ben")
    screen.type_into("What it is for", "Objectives")
    screen.tap("7")
    screen.tap("Gains 7")
    assert [(it.what, it.honor) for it in table(evening).extras["Ben"]] == [("Objectives", 7)]
    assert screen.sees("Ben: 47 honor in all")

    screen.tap("Remove Objectives of Ben")
    assert screen.sees("Ben: 40 honor in all")


def test_words_that_were_used_before_are_one_tap_away(shown):
    objectives = {"move": "score_extras", "who": "Ana", "extras": [{"what": "Objectives", "honor": 5}]}
    screen, evening = shown(HONOR, SCORING, objectives)

    screen.tap("More honor for Cleo")
    screen.tap("Objectives")
    screen.tap("Loses")
    screen.tap("3")
    screen.tap("Loses 3")

    assert [(it.what, it.honor) for it in table(evening).extras["Cleo"]] == [("Objectives", -3)]


def test_honor_without_a_word_is_the_base_games(shown):
    screen, evening = shown(HONOR, SCORING)

    screen.tap("More honor for Ana")
    screen.tap("4")
    screen.tap("Gains 4")

    assert table(evening).extras["Ana"][0].what == "The base game"


def test_a_sheet_is_set_right_in_one_go(shown):
    screen, evening = shown(HONOR, SCORING)

    screen.tap("Sheet of Ana")
    screen.tap("Ana, relic, circle 2: open")
    screen.tap("Ana, loot, circle 1: open")
    screen.tap("Ana, column 1: no renown, 2 honor with one")
    screen.tap("Dark agents of Ana: 1 more")
    assert table(evening).player("Ana").circles == {}
    screen.tap("Set it so")

    ana = table(evening).player("Ana")
    assert (ana.checked("relic"), ana.checked("loot"), ana.columns, ana.agents) == (2, 1, (1,), 1)
    assert screen.sees("Ana: 34 honor in all")


def test_a_result_is_filed_once_and_shared(shown):
    screen, evening = shown(HONOR, SCORING)

    screen.tap("File the result")

    assert table(evening).phase == "over"
    assert screen.sees("Ben wins")
    assert screen.sees("Ben has the most honor: 40, against Ana 31, Cleo 29.")
    assert not [name for name in screen.names() if "File" in name]
    (share,) = (control.action for control in screen.controls(ft.FilledTonalButton) if control.action)
    assert [type(action) for action in share] == [ft.CopyToClipboard, ft.ShareText]
    assert "Ben wins (Ana 31, Ben 40, Cleo 29)" in share[0].data
    assert share[1].title == "Vindication: Chronicles"


def test_a_figure_of_the_result_opens_to_its_lines(shown):
    screen, _ = shown(HONOR, SHEET, COLUMN, {"move": "finish"})

    screen.tap("Columns of Ana: 2. Why?")

    assert screen.sees("What counts as columns?")
    assert screen.sees("Renown on column 1: 2 checked circles, 1 honor each")


def test_the_picture_shows_the_verdict_and_the_bars(shown):
    screen, _ = shown(HONOR, {"move": "finish"})

    screen.tap("Share as picture")

    assert screen.sees("Vindication: Chronicles, 30 November 2026: Ana, Ben, Cleo")
    assert len(screen.controls(charts.BarChart)) == 2


def test_a_tie_that_the_table_settles_is_one_tap(shown):
    tie = {"move": "reconcile", "honor": {"Ana": 30, "Ben": 30}}
    screen, evening = shown(tie, {"move": "finish"}, rulings={"C2": "table"})
    assert screen.sees("Ana and Ben tie")

    screen.tap("Ben wins")

    assert table(evening).score.verdict.winners == ("Ben",)
    assert screen.sees("the table gives it to Ben")
    assert "Ana wins" not in screen.names()


# Score a finished game


@pytest.fixture
def around(monkeypatch: pytest.MonkeyPatch) -> Surroundings:
    monkeypatch.setattr(buttons, "DOUBLE_TAP", 0)
    return Surroundings()


def test_a_game_that_nobody_tracked_is_tapped_off_the_sheets(render, around):
    screen = render(ScoreAGame, **around.page())

    screen.type_into("Name of player 1", "Ana")
    screen.tap("0 honor, type a number")
    screen.tap("3")
    screen.tap("1")
    screen.tap("Has 31")
    screen.tap("relic, circle 2: open")
    screen.tap("column 1: no renown, 1 honor with one")
    screen.tap("1 more")
    screen.tap("Add a player")
    screen.type_into("Name of player 2", "Ben")
    screen.tap("More honor for")
    screen.tap("9")
    screen.tap("Gains 9")
    assert screen.sees("Ana: 33 honor")
    assert screen.sees("Ben: 9 honor, chosen")
    screen.tap("Go to the result")

    assert around.went == ["/game/g1/end"]
    game = around.desk.game("g1")
    ana, ben = game.table.players
    assert game.table.phase == "scoring"
    assert (ana.name, ana.honor, ana.checked("relic"), ana.columns, ana.agents) == ("Ana", 31, 2, (1,), 1)
    assert (ben.name, game.table.extras["Ben"][0].honor) == ("Ben", 9)
    assert game.setup.starts_at == "scoring"


def test_a_tapped_circle_goes_again_and_a_row_is_checked_from_the_left(render, around):
    screen = render(ScoreAGame, **around.page())

    screen.tap("trait, circle 2: open")
    assert screen.sees("Player 1, trait, circle 1: checked")
    screen.tap("trait, circle 2: checked")
    assert screen.sees("Player 1, trait, circle 2: open")
    assert screen.sees("Player 1, trait, circle 1: checked")
    screen.tap("trait, circle 1: checked")
    assert screen.sees("Player 1, trait, circle 1: open")


def test_honor_may_lie_below_zero(render, around):
    screen = render(ScoreAGame, **around.page())

    screen.tap("0 honor, type a number")
    screen.tap("Below 0")
    screen.tap("4")
    screen.tap("Below 0: 4")

    assert screen.sees("Player 1: -4 honor")


def test_what_is_missing_is_said(render, around):
    screen = render(ScoreAGame, **around.page())

    screen.tap("Go to the result")
    screen.type_into("Name of player 1", "Ana")
    screen.tap("Add a player")
    screen.type_into("Name of player 2", "ana")
    screen.tap("Go to the result")

    assert around.said == [
        "Player 1 has no name yet.",
        "Two players have the same name: give each a name of its own.",
    ]
    assert around.went == []


def test_a_name_without_end_is_cut_where_a_setup_would_refuse_it(render, around):
    screen = render(ScoreAGame, **around.page())

    screen.type_into("Name of player 1", "Ana" * 40)
    screen.tap("Add a player")
    screen.type_into("Name of player 2", "Ana" * 40)
    screen.tap("Add a player")
    screen.tap("Go to the result")

    assert around.said == ["Player 3 has no name yet."]


def test_five_can_play_and_somebody_can_be_taken_away(render, around):
    screen = render(ScoreAGame, **around.page())
    for _ in range(4):
        screen.tap("Add a player")
    assert "Add a player" not in screen.names()

    screen.tap("Take Player 5 away")

    assert "Add a player" in screen.names()
    assert not screen.sees("Player 5")


def test_names_of_earlier_games_are_one_tap_away_and_what_was_typed_outlives_a_reload(render, around):
    evening = ChroniclesEvening()
    around.desk.begin("chronicles", evening.set_up())
    screen = render(ScoreAGame, **around.page())

    screen.tap("This is Ana")
    screen.tap("Add a player")
    assert "This is Ana" not in screen.names()
    again = render(ScoreAGame, **around.page())

    assert again.sees("Ana: 0 honor")
