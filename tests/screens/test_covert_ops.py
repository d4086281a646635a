"""Covert ops are secret: under a cover during the game, flipped and offered at its end (p. 24, 25)."""

import flet as ft
import pytest

from companion.vestige import commands as c
from screens.vestige.tableau import covert_ops
from tests.screens.evening import DUEL, Evening

SECRET = "Hold the camp"
WORDS = "Control the Mercenary Camp and have speed 5."
NOTED = c.NoteCovertOp(who="Ana", op=0, name=SECRET, words=WORDS, leverage=6)
SHOW = "Show Ana's covert ops for"


@pytest.fixture
def duel(unhurried):
    """Ana, with a covert op that she noted, against Ben."""
    return Evening(**DUEL, depth="cards").play(NOTED)


@pytest.fixture
def ana(duel, render):
    return opened(duel, render)


def opened(evening, render, name="Ana 10 to trigger 1"):
    screen = evening.open(render)
    screen.tap(name)
    return screen


def cover(screen):
    return next(it for it in screen.controls(ft.GestureDetector) if it.on_long_press_end is not None)


def hold(screen):
    screen._send(cover(screen), "long_press_start", {}, None)


def let_go(screen):
    screen._send(cover(screen), "long_press_end", {}, None)


def secrets(screen):
    """What of the secret is anywhere on the screen, be it seen or read out."""
    everything = screen.tree()
    return [word for word in (SECRET, WORDS, "pays 6") if word in everything]


def test_the_cover_has_the_name_of_the_seat_and_tells_nothing(ana):
    assert ana.sees("Ana's covert ops")
    assert ana.sees("Only Ana looks. Hold to look.")
    assert secrets(ana) == []


def test_what_is_held_is_shown_and_covered_when_the_finger_leaves(ana):
    hold(ana)
    assert secrets(ana) == [SECRET, WORDS, "pays 6"]

    let_go(ana)
    assert secrets(ana) == []


def test_who_cannot_hold_taps_and_it_covers_itself(ana, monkeypatch):
    monkeypatch.setattr(covert_ops, "SHOWN_FOR", 0.05)
    ana.tap(SHOW)
    assert secrets(ana) == [SECRET, WORDS, "pays 6"]

    ana.wait(0.3)
    assert secrets(ana) == []


def test_who_has_seen_enough_covers_them_at_once(ana):
    ana.tap(SHOW)
    ana.tap("Cover them")

    assert secrets(ana) == []


def test_an_earlier_look_does_not_cover_a_later_one(ana, monkeypatch):
    monkeypatch.setattr(covert_ops, "SHOWN_FOR", 0.3)
    ana.tap(SHOW)
    ana.tap("Cover them")
    monkeypatch.setattr(covert_ops, "SHOWN_FOR", 60)
    ana.tap(SHOW)
    ana.wait(0.5)

    assert secrets(ana) == [SECRET, WORDS, "pays 6"]


def test_a_finger_that_nobody_heard_leave_shows_nothing_for_ever(ana, monkeypatch):
    monkeypatch.setattr(covert_ops, "HELD_FOR", 0.05)
    hold(ana)
    ana.wait(0.3)

    assert secrets(ana) == []


def test_a_sheet_that_is_opened_again_is_covered(duel, ana):
    hold(ana)
    ana.dismiss()
    ana.tap("Ana 10 to trigger 1")

    assert secrets(ana) == []


def test_the_ledger_the_table_and_other_sheets_tell_nothing(duel, render):
    for tab in ("table", "ledger", "end"):
        assert secrets(duel.open(render, tab)) == []
    assert secrets(opened(duel, render, "Ben 10 to trigger 1")) == []


def test_alone_there_is_nobody_to_hide_them_from(unhurried, render):
    evening = Evening(depth="cards").play(NOTED)
    screen = opened(evening, render)

    assert screen.sees(SECRET)
    assert not screen.sees("Hold to look")


def test_a_covert_op_is_noted_and_covered(duel, render):
    duel.play(c.DrawCovertOp(who="Ben", trigger=1))
    screen = opened(duel, render, "Ben 10 to trigger 1")
    screen.tap("Note covert op 2. Only Ben looks")
    assert screen.sees("Only Ben looks")
    screen.type_into("What it is called", "Two regions")
    screen.type_into("What it asks for", "Be beside two of my regions.")
    screen.tap("It pays: 3")
    screen.tap("Cover it")

    noted = duel.table.competitor("Ben").covert_ops[1]
    assert (noted.name, noted.words, noted.leverage) == ("Two regions", "Be beside two of my regions.", 3)
    assert "Two regions" not in screen.tree()
    assert duel.entries[-1] == "Ben notes a covert op"
    assert screen.sees("Covert op 2, noted")


def test_a_note_without_a_name_has_its_number(duel, render):
    screen = opened(duel, render, "Ben 10 to trigger 1")
    screen.tap("Note covert op 1. Only Ben looks")
    screen.tap("It pays: 4")
    screen.tap("Cover it")

    noted = duel.table.competitor("Ben").covert_ops[0]
    assert (noted.name, noted.words, noted.leverage) == ("Covert op 1", None, 4)


def test_a_note_is_changed_and_what_stood_there_is_in_the_fields(duel, ana):
    ana.tap("Change the note of covert op 1. Only Ana looks")
    assert [field.value for field in ana.controls(ft.TextField)] == [SECRET, WORDS]
    ana.tap("It pays: 6, chosen")
    ana.tap("It pays: 10 or more")
    for key in ("1", "2", "Pays 12"):
        ana.tap(key)
    assert ana.sees("It pays 12.")
    ana.tap("Cover it")

    assert duel.table.competitor("Ana").covert_ops[0].leverage == 12


def test_one_is_flipped_in_the_middle_of_the_game_and_pays_what_was_noted(duel, ana):
    ana.tap("Ana flips covert op 1")
    ana.tap("Flip it: pays 6")

    assert duel.leverage["Ana"] == 6
    assert duel.entries[-1] == f"Ana completes {SECRET} (Ana +6)"
    assert ana.sees(f"{SECRET}, completed")
    assert ana.sees("0 covert ops in hand")
    assert not any(SHOW in name for name in ana.names())


def test_one_that_pays_something_else_is_flipped_too(duel, ana):
    ana.tap("Ana flips covert op 1")
    ana.tap("It pays: 0")

    assert duel.leverage["Ana"] == 0
    assert duel.table.competitor("Ana").covert_ops[0].completed


def test_flipping_can_wait(duel, ana):
    before = duel.entries
    ana.tap("Ana flips covert op 1")
    ana.tap("Not yet")

    assert duel.entries == before


# Final scoring


@pytest.fixture
def scoring(duel):
    """Ana noted two covert ops, the second one without a value; Ben noted none."""
    return duel.play(
        c.DrawCovertOp(who="Ana", trigger=1),
        c.NoteCovertOp(who="Ana", op=1, name="Two regions"),
        c.BeginScoring(),
    )


def test_what_was_noted_is_covered_until_its_owner_flips_it(scoring, render):
    screen = scoring.open(render, "end")
    assert secrets(screen) == []
    assert screen.sees("Still face down, as far as tracked: Ana 2, Ben 1.")
    screen.tap("Ana flips 2 noted covert ops: show them")

    assert screen.sees(SECRET)
    assert screen.sees("What it pays is typed below, if it is met.")


def test_a_noted_value_is_entered_with_one_tap_and_the_rest_is_asked_for(scoring, render):
    screen = scoring.open(render, "end")
    screen.tap("Ana flips 2 noted covert ops: show them")
    screen.tap(f"Ana: {SECRET} is met and pays 6")
    assert scoring.table.sheet.covert_ops == {"Ana": (6,)}
    assert f"Ana: {SECRET} is met and pays 6" not in screen.names()
    screen.tap("covert op of Ana: 3")

    assert scoring.table.sheet.covert_ops == {"Ana": (6, 3)}
    assert screen.sees("Still face down, as far as tracked: Ben 1.")


def test_what_is_not_met_is_passed_by(scoring, render):
    screen = scoring.open(render, "end")
    screen.tap("Ana flips 2 noted covert ops: show them")
    screen.tap("Next")

    assert scoring.table.sheet.covert_ops == {}
    assert screen.sees("Bounties")
