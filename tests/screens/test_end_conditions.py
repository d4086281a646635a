"""Endgame conditions while the game is played."""

import pytest

from companion.vestige import commands as c
from screens import buttons
from tests.screens.desks import Surroundings
from tests.screens.ending import EndPage, sitting_at


@pytest.fixture
def around(monkeypatch: pytest.MonkeyPatch) -> Surroundings:
    monkeypatch.setattr(buttons, "DOUBLE_TAP", 0)
    return Surroundings()


def table(around, game_id):
    return around.desk.game(game_id).table


def page(render, around, *commands):
    game_id = around.begin(*commands)
    return render(EndPage, sitting_at(around, game_id)), game_id


def test_a_condition_is_met_and_unmet_by_hand(render, around):
    screen, game_id = page(render, around, c.RevealCondition(name="Six regions"))
    assert screen.sees("Not yet, open from the start")
    assert screen.sees("0 of 3 met")

    screen.tap("Six regions is met")
    assert screen.sees("1 of 3 met")
    assert table(around, game_id).met == 1

    screen.tap("Six regions: not met after all")
    assert screen.sees("0 of 3 met")


def test_the_last_round_is_announced_and_what_comes_after_it(render, around):
    names = ("One", "Two", "Three")
    screen, _ = page(render, around, c.SetRound(to=5), *[c.RevealCondition(name=name, met=True) for name in names])

    assert screen.sees("Round 6 is the last")
    assert screen.sees("After round 6 comes final scoring")


def test_what_it_takes_is_said_before_it_is_reached(render, around):
    screen, _ = page(render, around, c.RevealCondition(name="One", met=True))

    assert screen.sees("2 more to be met; the round after that is the last (p. 28).")


def test_a_condition_is_added_by_name_from_the_trigger_that_waits_for_it(render, around):
    screen, game_id = page(render, around, c.GainLeverage(who="Ana", amount=10))

    screen.tap("Add a condition")
    screen.tap("Add it")
    assert screen.sees("A condition is out"), "without a name the sheet stays"
    screen.type_into("What it says, in short", "Six regions")
    screen.tap("Add it")

    assert [(it.name, it.trigger, it.met) for it in table(around, game_id).conditions] == [("Six regions", 1, False)]


def test_a_condition_is_added_open_from_the_start_and_met(render, around):
    screen, game_id = page(render, around)

    screen.tap("Add a condition")
    screen.type_into("What it says, in short", "Six regions")
    screen.tap("Add it as met")

    assert [(it.trigger, it.met) for it in table(around, game_id).conditions] == [(None, True)]


def test_the_last_round_is_set_and_lifted_by_hand(render, around):
    screen, game_id = page(render, around)

    screen.tap("Set the last round by hand")
    screen.tap("Round 3")
    assert screen.sees("Round 3 is the last")
    screen.tap("Set the last round by hand")
    screen.tap("None yet")

    assert table(around, game_id).final_round is None


def test_the_game_is_ended_only_after_a_question(render, around):
    screen, game_id = page(render, around)

    screen.tap("End the game here")
    screen.tap("Play on")
    assert table(around, game_id).phase == "players"
    screen.tap("End the game here")
    screen.tap("On to final scoring")

    assert table(around, game_id).phase == "scoring"
    assert screen.sees("Step 1 of 9")


def test_a_half_typed_name_is_still_there_when_the_sheet_is_opened_again(render, around):
    screen, game_id = page(render, around)

    screen.tap("Add a condition")
    screen.type_into("What it says, in short", "Six reg")
    screen.dismiss()
    screen.tap("Add a condition")
    assert screen.sees("Six reg")
    screen.tap("Add it")

    assert [it.name for it in table(around, game_id).conditions] == ["Six reg"]


def test_every_control_has_a_name(render, around):
    screen, _ = page(render, around, c.RevealCondition(name="One", met=True), c.RevealCondition(name="Two"))

    assert all(screen.names())
