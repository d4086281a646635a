"""The nemeses' turn: step by step, one entry, one undo (SCENARIOS, end of round 2; REPORTS 15, 20)."""

import flet as ft
import pytest

from companion.vestige import commands as c
from tests.companion.games import BONE, ROOK
from tests.screens.evening import Evening

ASK = {"automation": {"nemesis_turn": "ask"}}


@pytest.fixture
def screen(evening, render):
    """Menace at threat 2: 2, then 2 and a mercenary, then 1 region. Bone is at 8."""
    return evening.bones_turn().open(render)


@pytest.fixture
def asking(unhurried):
    """The same evening; every step is looked through."""
    return Evening(**ASK).bones_turn()


def test_what_needs_nobody_is_worked_out_and_what_must_be_read_is_asked(screen):
    assert screen.sees("Threat level 0: Bone +2")
    assert screen.sees("Threat level 1: Bone +2")
    assert screen.sees("Threat level 2+: Bone +1")
    assert screen.sees("1 region controlled")
    assert screen.sees("Draw the top mercenary and lay it below the column. Which leverage is printed on it?")


def test_the_evenings_turn_at_threat_2_comes_to_14_in_one_entry_and_one_undo(evening, screen):
    before = len(evening.entries)

    screen.tap("Printed leverage: 1")
    screen.tap("End the round: Bone +6")

    assert evening.leverage["Bone"] == 14
    assert evening.entries[before:] == ["Bone gains 6 leverage, 1 mercenary"]
    assert evening.table.competitor("Bone").counts == {"smuggler": 1, "mercenary": 1}
    assert screen.sees("Round 3 · Ana")
    screen.tap("Undo: Bone gains 6 leverage, 1 mercenary")
    assert (evening.table.phase, evening.leverage["Bone"]) == ("nemeses", 8)


def test_after_the_undo_the_turn_is_asked_for_anew(screen):
    screen.tap("Printed leverage: 1")
    screen.tap("End the round: Bone +6")
    screen.tap("Undo: Bone gains 6")

    assert "Printed leverage: 1" in screen.names()


def test_each_step_is_done_one_after_the_other_where_people_want_to_be_asked(asking, render):
    screen = asking.open(render)

    assert screen.sees("3 more to come")
    screen.tap("Done")
    screen.tap("Done")
    screen.tap("Printed leverage: 1")
    assert screen.sees("Now: 1 region controlled")
    screen.tap("Done")
    screen.tap("End the round: Bone +6")

    assert asking.leverage["Bone"] == 14


def test_an_amount_can_be_changed_before_it_is_done(asking, render):
    screen = asking.open(render)

    screen.tap("1 more")
    screen.tap("1 more")
    screen.tap("1 less")
    assert screen.sees("+3 leverage")
    screen.tap("Done")
    assert screen.sees("Threat level 0: Bone +3")
    for tap in ("Done", "Printed leverage: 1", "Done", "End the round: Bone +7"):
        screen.tap(tap)

    assert asking.leverage["Bone"] == 15


def test_an_amount_does_not_fall_below_0(asking, render):
    screen = asking.open(render)

    for _ in range(4):
        screen.tap("1 less")
    screen.tap("Done")

    assert screen.sees("Threat level 0: Bone +0")


def test_a_changed_amount_is_not_taken_over_by_the_next_step(asking, render):
    screen = asking.open(render)

    screen.tap("1 more")
    screen.tap("Done")

    assert screen.sees("+2 leverage")


def test_a_step_is_skipped_and_says_so(asking, render):
    screen = asking.open(render)

    screen.tap("Skip this step")
    assert screen.sees("Threat level 0: skipped")
    for tap in ("Done", "Printed leverage: 1", "Done", "End the round: Bone +4"):
        screen.tap(tap)

    assert asking.leverage["Bone"] == 12
    reasons = [str(because) for because in asking.game.ledger.undoes.because]
    assert "Threat level 0 of Bone was skipped: Bone gains 2 leverage (p. 27)" in reasons


def test_a_step_that_is_settled_can_be_changed_back(asking, render):
    screen = asking.open(render)

    screen.tap("Skip this step")
    screen.tap("Change: Bone gains 2 leverage")

    assert not screen.sees("skipped")
    assert screen.sees("+2 leverage")


def test_a_step_that_was_worked_out_can_be_skipped_and_taken_up_again(evening, screen):
    screen.tap("Skip: Bone gains 1 leverage for each region Bone controls")
    assert screen.sees("Threat level 2+: skipped")
    screen.tap("Printed leverage: 1")
    assert "End the round: Bone +5" in screen.names()
    screen.tap("Change: Bone gains 1 leverage for each region Bone controls")
    screen.tap("End the round: Bone +6")

    assert evening.leverage["Bone"] == 14


def test_the_card_is_skipped_where_the_stack_is_empty(evening, screen):
    screen.tap("Skip this step")
    screen.tap("End the round: Bone +5")

    assert evening.table.competitor("Bone").counts == {"smuggler": 1}
    assert evening.leverage["Bone"] == 13


def test_a_card_read_later_leaves_a_prompt(evening, screen):
    screen.tap("Read it later")
    screen.tap("End the round: Bone +5")

    assert evening.asked == ["printed_value"]
    screen.tap("What leverage is printed on the mercenary that Bone gained?: 1")
    assert evening.leverage["Bone"] == 14


def test_a_card_of_two_digits_is_typed(evening, screen):
    screen.tap("Printed leverage: 10 or more")
    screen.tap("1")
    screen.tap("2")
    screen.tap("Printed 12")
    screen.tap("End the round: Bone +17")

    assert evening.leverage["Bone"] == 25


def test_a_reload_in_the_middle_keeps_what_was_answered(asking, render):
    before = asking.open(render)
    before.tap("1 more")
    before.tap("Done")
    before.tap("Skip this step")
    before.close()

    screen = asking.open(render)

    assert screen.sees("Threat level 0: Bone +3")
    assert screen.sees("Threat level 1: skipped")
    assert "Printed leverage: 1" in screen.names()


def test_what_was_answered_stays_when_something_is_entered_on_another_page(asking, render):
    screen = asking.open(render)
    screen.tap("Skip this step")

    screen.tap("Map")
    screen.tap("Observatory,")
    screen.tap("Observatory shows: 3")
    screen.tap("Close")
    screen.tap("Table")

    assert screen.sees("Threat level 0: skipped")


def test_what_was_answered_belongs_to_one_turn(asking, render):
    screen = asking.open(render)
    screen.tap("Skip this step")

    screen.tap("Undo: Ana ends the turn")
    screen.tap("End Ana's turn")

    assert not screen.sees("skipped")


def test_what_was_answered_stays_when_the_phone_is_turned(asking, render):
    screen = asking.open(render)
    screen.tap("Skip this step")
    screen.tap("1 more")
    screen.resize(844, 390)

    assert screen.sees("Threat level 0: skipped")
    assert screen.sees("+3 leverage")


def test_at_threat_0_there_is_one_step_and_the_round_can_end_at_once(evening, render):
    screen = evening.chop_shop_taken().play(c.EndTurn()).open(render)

    screen.tap("End the round: Bone +2")

    assert evening.leverage == {"Ana": 6, "Bone": 3}


def test_a_nuisance_resolves_the_current_row_alone(unhurried, render):
    evening = Evening(difficulty="nuisance").bones_turn()
    screen = evening.open(render)

    screen.tap("End the round: Bone +1")

    assert evening.leverage["Bone"] == 6 + 3


def test_a_nemesis_without_a_pack_is_run_by_hand(unhurried, render):
    evening = Evening(nemeses=(ROOK,)).play(c.EndTurn())
    screen = evening.open(render)

    assert screen.sees("Rook: resolve the row of threat level 0 from its own card")
    for _ in range(4):
        screen.tap("1 more")
    screen.tap("Done")
    screen.tap("End the round: Rook +4")

    assert evening.leverage["Rook"] == 4
    assert evening.asked == []


def test_a_nemesis_run_by_hand_may_gain_nothing(unhurried, render):
    evening = Evening(nemeses=(ROOK,)).play(c.EndTurn())
    screen = evening.open(render)

    screen.tap("Done")
    screen.tap("End the round: Rook +0")

    assert evening.entries[-1] == "Rook gains nothing"


def test_nemeses_follow_each_other_from_left_to_right(unhurried, render):
    evening = Evening(nemeses=(ROOK, BONE), **ASK).play(c.EndTurn())
    screen = evening.open(render)

    assert screen.sees("Rook · Threat level 0")
    screen.tap("1 more")
    screen.tap("Done")
    assert screen.sees("Bone · Threat level 0")
    screen.tap("Done")
    screen.tap("End the round: Rook +1, Bone +2")

    assert evening.leverage == {"Ana": 0, "Rook": 1, "Bone": 2}


def test_switched_off_every_nemesis_is_run_by_hand(unhurried, render):
    evening = Evening(automation={"nemesis_turn": "off"}).play(c.EndTurn())
    screen = evening.open(render)

    assert screen.sees("Bone: resolve the row of threat level 0 from its own card")
    screen.tap("1 more")
    screen.tap("Done")
    screen.tap("End the round: Bone +1")

    assert evening.leverage["Bone"] == 1


def test_the_automation_is_switched_in_the_settings_of_the_game_in_the_middle_of_the_turn(evening, render):
    screen = evening.chop_shop_taken().play(c.EndTurn()).open(render)

    evening.play(c.SetAutomation(automation="nemesis_turn", how="ask"))
    screen.wait(0)
    assert "Done" in screen.names()
    evening.play(c.SetAutomation(automation="nemesis_turn", how="on"))
    screen.wait(0)
    assert "End the round: Bone +2" in screen.names()


def test_after_the_last_round_final_scoring_begins(evening, render):
    evening.last_round_known().play(c.EndTurn(), c.RunNemeses(), c.EndTurn())
    screen = evening.open(render)

    screen.tap("End the round: Bone +2")

    assert screen.sees("Final scoring")
    screen.tap("Go to final scoring")
    assert [bar.selected_index for bar in screen.controls(ft.NavigationBar)] == [2]
