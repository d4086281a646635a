"""The verdict of a filed game, where the points came from, and how it is shared."""

import flet as ft
import flet_charts as charts
import pytest

from companion.vestige import commands as c
from screens import buttons
from tests.screens.desks import Surroundings
from tests.screens.ending import EndPage, begin, sitting_at


@pytest.fixture
def around(monkeypatch: pytest.MonkeyPatch) -> Surroundings:
    monkeypatch.setattr(buttons, "DOUBLE_TAP", 0)
    return Surroundings()


@pytest.fixture
def filed(around):
    return around.begin(
        c.SetLeverage(who="Ana", to=17),
        c.SetLeverage(who="Bone", to=6),
        c.BeginScoring(),
        c.ScoreCovertOps(who="Ana", values=(5,)),
        c.ScoreBounties(who="Ana", values=(6, 4)),
        c.ScoreExtras(who="Ana", extras=({"what": "A debt", "leverage": -3},)),
        c.ScoreCards(who="Ana", counts={"bounty": 2}),
        c.ReadPrinted(of="mastery:guile", value=7),
        c.Finish(),
    )


def test_the_verdict_is_said_with_its_reason_and_the_totals(render, around, filed):
    screen = render(EndPage, sitting_at(around, filed))

    assert screen.sees("Ana wins")
    assert screen.sees("Ana has the most leverage: 36, against Bone 6.")
    assert screen.sees("Ana: 36")
    assert screen.sees("Filed.")


def test_it_cannot_be_filed_twice(render, around, filed):
    screen = render(EndPage, sitting_at(around, filed))

    assert not [name for name in screen.names() if "File" in name]


def test_each_figure_opens_to_its_lines_with_reasons_and_pages(render, around, filed):
    screen = render(EndPage, sitting_at(around, filed))

    screen.tap("Bounties of Ana: 10. Why?")

    assert screen.sees("Bounty 1 (p. 22)")
    assert "+6" in screen.texts()
    assert "+4" in screen.texts()


def test_the_chart_stacks_what_was_gained_and_tells_it_in_words(render, around, filed):
    screen = render(EndPage, sitting_at(around, filed))

    (chart,) = screen.controls(charts.BarChart)
    ana = chart.groups[0].rods[0]
    assert [(item.from_y, item.to_y) for item in ana.stack_items] == [(0, 17), (17, 22), (22, 32), (-3, 0), (32, 39)]
    assert (chart.min_y, chart.max_y) == (-3, 39)
    assert screen.sees("Ana 36: leverage track 17, covert ops 5, bounties 10, extras -3, mastery 7.")


def test_mastery_says_who_claims_each_colour_and_why(render, around, filed):
    screen = render(EndPage, sitting_at(around, filed))

    assert screen.sees("Guile: Ana has the most bounties with 2 (Bone 0); the tile is worth 7")
    assert screen.sees("Ambition: nobody has lawmakers: unclaimed")


def test_the_result_is_shared_as_text_by_the_browser_itself(render, around, filed):
    screen = render(EndPage, sitting_at(around, filed))

    (share,) = (control.action for control in screen.controls(ft.FilledTonalButton) if control.action)

    # Copied too, since a browser without a share sheet does nothing and says nothing.
    assert [type(action) for action in share] == [ft.CopyToClipboard, ft.ShareText]
    assert "Vestige, 30 November 2026: Ana against Bone" in share[1].text
    assert "Ana wins (Ana 36, Bone 6)" in share[0].data


def test_many_sides_stand_below_each_label(render, around):
    game_id = begin(around, "competitive", "Ana Ben Cleo Dan", tracked=False)
    around.desk.act(game_id, c.SetLeverage(who="Cleo", to=9))
    around.desk.act(game_id, c.Finish())

    screen = render(EndPage, sitting_at(around, game_id))

    assert screen.sees("Cleo wins")
    screen.tap("Leverage track of Cleo: 9. Why?")
    assert all(screen.names())


def test_a_tie_is_said_to_be_one(render, around):
    game_id = begin(around, "competitive", "Ana Ben", tracked=False)
    around.desk.act(game_id, c.Finish())

    assert render(EndPage, sitting_at(around, game_id)).sees("A tie, everyone loses")


def test_a_result_with_unknown_values_is_no_final_one(render, around):
    game_id = begin(around, "competitive", "Ana Ben", tracked=False)
    around.desk.act(game_id, c.SetLeverage(who="Ana", to=9))
    around.desk.act(game_id, c.ScoreBounties(who="Ben", values=(None,)))
    around.desk.act(game_id, c.Finish())

    screen = render(EndPage, sitting_at(around, game_id))

    assert screen.sees("Ana leads so far")
    assert not screen.sees("Ana wins")


def test_undo_takes_the_filing_back_to_the_step_it_was_made_on(render, around, filed):
    around.desk.drafts[f"scoring:{filed}"] = "verdict"
    sitting = sitting_at(around, filed)
    screen = render(EndPage, sitting)

    sitting.undo()
    screen.wait(0.01)

    assert screen.sees("The result")
    screen.tap("File the result")
    assert screen.sees("Ana wins")
