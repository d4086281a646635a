"""The Table: who stands where, what is near, and the one thing to do next."""

import pytest

from companion.vestige import commands as c
from screens.device import AFTER_THE_SCREEN
from tests.companion.games import BONE, ROOK
from tests.screens.evening import DUEL, Evening


def test_everybody_is_on_the_table_with_leverage_and_what_is_near(evening, render):
    screen = evening.two_threats().open(render)

    assert "Ana 7 to trigger 2 (white, 18) · 1 region assumed" in screen.names()
    assert "Bone Threat level 2 · 1 region · 1 card assumed" in screen.names()
    assert screen.sees("Ana: 11 leverage")
    assert screen.sees("Bone: 8 leverage")


def test_the_track_is_read_out_in_one_sentence(evening, render):
    screen = evening.chop_shop_taken().open(render)

    assert "Leverage track: Ana at 6, Bone at 1. Triggers at 10, 18, 26, 34, 42." in screen.texts()


def test_behind_the_last_trigger_nothing_is_near_any_more(evening, render):
    screen = evening.play(c.SetLeverage(who="Ana", to=60)).open(render)

    assert not screen.sees("to trigger")


def test_leverage_below_0_is_shown(evening, render):
    evening.play(c.SetRuling(ruling="R5", option="yes"), c.LoseLeverage(who="Ana", amount=3))

    assert evening.open(render).sees("Ana: -3 leverage")


def test_the_end_of_anas_turn_brings_on_the_nemeses(evening, render):
    screen = evening.open(render)

    screen.tap("End Ana's turn")

    assert screen.sees("Round 1 · Nemeses")
    assert evening.entries == ["Ana ends the turn"]


def test_between_two_people_the_turn_passes_and_the_round_ends(unhurried, render):
    evening = Evening(**DUEL)
    screen = evening.open(render)

    screen.tap("End Ana's turn")
    assert screen.sees("Round 1 · Ben")
    screen.tap("End Ben's turn")
    assert screen.sees("Round 2 · Ana")


def test_people_who_play_together_end_their_turn_together(unhurried, render):
    seats = ({"name": "Ana"}, {"name": "Ben"})
    screen = Evening(mode="cooperative", seats=seats, nemeses=(BONE, ROOK)).open(render)

    screen.tap("End the players' turn")

    assert screen.sees("Round 1 · Nemeses")


@pytest.mark.parametrize(("moment", "words"), [("scoring", "Go to final scoring"), ("over", "See the result")])
def test_when_the_game_has_ended_the_table_leads_to_the_end(evening, render, moment, words):
    getattr(evening, moment)()
    screen = evening.open(render)

    screen.tap(words)

    assert words not in screen.names()


@pytest.mark.parametrize("size", [(320, 700), (390, 844), (1280, 800)])
def test_the_table_has_the_same_actions_at_every_width(evening, render, size):
    names = evening.first_trigger().open(render, size=size).names()

    for name in ("End Ana's turn", "Ana: 1 more", "Reveal", "Table", "Map", "End", "Ledger"):
        assert names.count(name) == 1


def test_three_nemeses_stand_on_the_table(unhurried, render):
    names = Evening(nemeses=(BONE, ROOK, {"name": "Happy"})).open(render).names()

    for name in ("Bone", "Rook", "Happy"):
        assert f"{name}: 1 more" in names


def test_a_player_with_a_colour_of_its_own_name_is_shown_too(unhurried, render):
    seats = tuple({"name": name, "color": "rust"} for name in ("Ana", "Ben", "Cleo", "Dan", "Eve", "Finn"))

    assert "Finn: 1 more" in Evening(mode="competitive", seats=seats, nemeses=()).open(render).names()


def test_two_screens_over_one_desk_see_each_others_changes(evening, render):
    here, there = evening.open(render), evening.open(render, size=(1280, 800))

    here.tap("Ana: 1 more")
    here.tap("+1: 0 becomes 1")
    there.wait(0)
    assert there.sees("Ana: 1 leverage")
    there.tap("Undo: Ana gains 1 leverage")
    here.wait(0)
    assert here.sees("Ana: 0 leverage")
    assert "Redo: Ana gains 1 leverage" in here.names()


def test_a_pending_change_on_one_screen_is_not_on_the_other(evening, render):
    here, there = evening.open(render), evening.open(render)

    here.tap("Ana: 1 more")
    there.wait(0)

    assert not there.sees("becomes")


def test_a_screen_that_was_closed_hears_nothing_more(evening, render):
    here, there = evening.open(render), evening.open(render)
    there.close()

    here.tap("End Ana's turn")

    assert here.sees("Nemeses")


def test_the_phone_is_tapped_lightly_when_something_was_done(evening, render):
    screen = evening.open(render)

    screen.tap("End Ana's turn")
    screen.wait(3 * AFTER_THE_SCREEN)

    assert ("HapticFeedback", "light_impact", None) in screen.asked
