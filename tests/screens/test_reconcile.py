"""Reconcile: every tracked value, what differs, what follows from it, and one correction for all of it."""

import flet as ft
import pytest

from companion.vestige import commands as c
from tests.screens.evening import CONDITION, DUEL, Evening
from tests.screens.harness import spoken

ASSUMED = "Ana: leverage 11, assumed"


@pytest.fixture
def screen(evening, render):
    """Round 3: Ana 11, Bone 14."""
    return evening.third_round().open(render, "reconcile")


def more(screen, what, times=1):
    for _ in range(times):
        screen.tap(f"{what}, 1 more")


def test_nothing_differs_at_first_and_the_page_says_so(screen):
    assert screen.sees("Nothing differs from what the app shows.")
    with pytest.raises(AssertionError, match="disabled"):
        screen.tap("Nothing differs")


def test_values_that_differ_become_one_correction(evening, screen):
    screen.tap(ASSUMED)
    more(screen, "Ana: leverage", 2)
    screen.tap("Bone: threat level 2")
    screen.tap("Bone: threat level, 1 less")
    assert screen.sees("Ana: leverage 11 becomes 13")
    assert screen.sees("Bone: threat level 2 becomes 1")
    before = evening.entries

    screen.tap("Correct 2 values")

    assert evening.leverage["Ana"] == 13
    assert evening.table.competitor("Bone").threat == 1
    assert len(evening.entries) == len(before) + 1
    assert screen.sees("Nothing differs from what the app shows.")
    assert screen.sees("The app is in line with the table. One undo takes it back.")


def test_a_value_is_typed_with_several_digits(evening, screen):
    screen.tap(ASSUMED)
    screen.tap("Ana: leverage 11, type a number")
    screen.tap("2")
    screen.tap("3")
    screen.tap("Set 23")

    screen.tap("Correct 1 value")

    assert evening.leverage["Ana"] == 23


def test_a_stepper_stops_where_the_value_does(screen):
    screen.tap("Ana: speed 2")
    for _ in range(2):
        screen.tap("Ana: speed, 1 less")

    with pytest.raises(AssertionError, match="disabled"):
        screen.tap("Ana: speed, 1 less")


def test_what_is_set_back_does_not_differ(screen):
    screen.tap("Ana: speed 2")
    more(screen, "Ana: speed")
    screen.tap("Ana: speed, 1 less")

    assert screen.sees("Nothing differs from what the app shows.")


def test_a_region_gets_another_controller(evening, screen):
    screen.tap("Chop Shop Ana")
    screen.tap("Bone")
    screen.tap("Another region")
    screen.tap("Garage")
    screen.tap("Ana")
    assert screen.sees("Chop Shop Ana becomes Bone")
    assert screen.sees("Garage nobody becomes Ana")

    screen.tap("Correct 2 values")

    assert evening.table.controller("Chop Shop") == "Bone"
    assert evening.table.controller("Garage") == "Ana"
    assert evening.leverage == {"Ana": 11, "Bone": 14}


def test_a_condition_is_turned_by_a_tap(evening, screen):
    screen.tap(f"{CONDITION} open")
    assert screen.sees(f'condition "{CONDITION}" open becomes met')

    screen.tap("Correct 1 value")

    assert evening.table.met == 1


def test_the_last_round_that_follows_is_a_warning(evening, render):
    for name in "ABC":
        evening.play(c.RevealCondition(name=name))
    screen = evening.open(render, "reconcile")

    for name in "ABC":
        screen.tap(f"{name} open")

    assert screen.sees("Round 2 would be the last.")


def test_a_note_goes_into_the_ledger(evening, screen):
    screen.tap("Ana: speed 2")
    more(screen, "Ana: speed")
    screen.type_into("Why, for whoever reads the ledger (if you like)", "the token was under a card")

    screen.tap("Correct 1 value")

    assert evening.entries[-1] == "Correction: Ana at speed 3 (the token was under a card)"


def test_only_what_is_there_is_in_sight_until_all_is_asked_for(screen):
    assert "Bone: mercenaries 1, assumed" in screen.names()
    assert not any("Bone: bounties" in name for name in screen.names())

    screen.tap("All values of Bone")
    assert "Bone: bounties 0, assumed" in screen.names()

    screen.tap("Fewer values of Bone")
    assert not any("Bone: bounties" in name for name in screen.names())


def test_whose_turn_it_is_and_blocks_are_there_where_they_are_tracked(render, unhurried):
    evening = Evening(**DUEL, depth="everything")
    screen = evening.open(render, "reconcile")

    screen.tap("Turn Ana")
    screen.tap("Ben")
    screen.tap("Ana: conviction 0")
    more(screen, "Ana: conviction", 3)
    screen.tap("Correct 2 values")

    assert evening.table.turn == "Ben"
    assert evening.table.blocks_at("Ana", "conviction") == 3


def test_all_true_confirms_what_was_worked_out(evening, screen):
    assert ASSUMED in screen.names()

    screen.tap("All true")

    assert evening.entries[-1] == "All values are true"
    assert "Ana: leverage 11" in screen.names()
    assert screen.sees("Every value was said or looked at by somebody.")
    with pytest.raises(AssertionError, match="disabled"):
        screen.tap("All true")


def test_what_differs_cannot_be_called_true(screen):
    screen.tap("Ana: speed 2")
    more(screen, "Ana: speed")

    with pytest.raises(AssertionError, match="disabled"):
        screen.tap("All true")


def test_a_correction_of_an_outdated_table_is_not_carried_out(evening, screen):
    screen.tap("Ana: speed 2")
    more(screen, "Ana: speed")

    screen.tap("Correct 1 value", meanwhile=lambda: evening.play(c.GainLeverage(who="Bone", amount=5)))

    assert screen.sees("The table has changed since this was tapped")
    assert evening.table.competitor("Ana").speed == 2
    assert "Correct 1 value" in screen.names()


def test_what_was_typed_is_still_there_after_a_look_at_another_page(screen):
    screen.tap("Ana: speed 2")
    more(screen, "Ana: speed")

    screen.tap("Rules")
    assert not screen.sees("What lies on the table")
    screen.tap("More of this game")
    screen.tap("Reconcile Make it say what lies on the table.")

    assert "Correct 1 value" in screen.names()


def test_a_value_says_who_what_how_much_and_that_it_is_assumed(screen):
    said = {spoken(button) for button in screen.controls(ft.TextButton)}

    assert {ASSUMED, "Ana: speed 2", "Bone: leverage 14, assumed", "Smugglers' Lair Bone, assumed"} <= said


# Marks elsewhere


def test_the_table_marks_who_has_assumed_values_until_somebody_looks(evening, render):
    screen = evening.third_round().open(render)
    assert any(name.startswith("Bone") and name.endswith("assumed") for name in screen.names())

    screen.tap("All true")

    assert not any("assumed" in name for name in screen.names())
    assert evening.entries[-1] == "All values are true"


def test_at_the_end_of_a_round_one_tap_is_offered_and_gone_with_the_next_entry(evening, render):
    screen = evening.third_round().open(render)
    assert screen.sees("values not looked at")

    evening.play(c.GainLeverage(who="Ana", amount=1))
    screen.wait(0)

    assert "All true" not in screen.names()


def test_in_the_middle_of_a_round_nobody_is_asked(evening, render):
    assert "All true" not in evening.chop_shop_taken().open(render).names()


def test_the_way_to_compare_leads_to_the_page(evening, render):
    screen = evening.third_round().open(render)

    screen.tap("values not looked at")

    assert screen.sees("What lies on the table")


def test_regions_that_a_nemesis_took_by_itself_are_marked(evening, render):
    screen = evening.third_round().open(render, "regions")

    assert any("Smugglers' Lair" in name and name.endswith("assumed") for name in screen.names())
    assert not any("Chop Shop" in name and name.endswith("assumed") for name in screen.names())
