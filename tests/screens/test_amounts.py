"""Numbers under a thumb: the stepper and the keypad, on the Table of a running game (REPORTS 7, 16, 17, 22, 23)."""

import pytest

from companion.vestige import commands as c
from screens.amounts import Counted, Keypad, Stepper

NUMBER = "Ana: 6 leverage, type a number"


@pytest.fixture
def screen(evening, render):
    """The Table in round 1: Ana 6, Bone 1, in two entries."""
    return evening.chop_shop_taken().open(render)


def press(screen, number):
    for digit in str(number):
        screen.tap(digit)


def test_steps_collect_into_a_pending_change_that_is_no_entry_yet(evening, screen):
    for _ in range(7):
        screen.tap("Ana: 1 more")

    assert screen.sees("+7: 6 becomes 13")
    assert evening.leverage["Ana"] == 6
    assert len(evening.entries) == 2


def test_seven_taps_become_one_entry_and_one_undo_takes_them_back(evening, screen):
    for _ in range(7):
        screen.tap("Ana: 1 more")
    screen.tap("+7: 6 becomes 13")

    assert evening.entries[2:] == ["Ana gains 7 leverage"]
    assert evening.leverage["Ana"] == 13
    assert not screen.sees("becomes")
    screen.tap("Undo: Ana gains 7 leverage")
    assert evening.leverage["Ana"] == 6


def test_steps_up_and_down_are_added_up(evening, screen):
    for name in ("1 more", "1 more", "1 less", "1 less", "1 less"):
        screen.tap(f"Ana: {name}")
    screen.tap("-1: 6 becomes 5")

    assert evening.entries[2:] == ["Ana loses 1 leverage"]


def test_steps_that_cancel_each_other_out_leave_nothing_to_commit(screen):
    screen.tap("Ana: 1 more")
    screen.tap("Ana: 1 less")

    assert not screen.sees("becomes")


def test_a_pending_change_can_be_cancelled(evening, screen):
    screen.tap("Ana: 1 more")
    screen.tap("Ana: cancel the change")

    assert not screen.sees("becomes")
    assert len(evening.entries) == 2


def test_each_competitor_has_a_pending_change_of_its_own(evening, screen):
    screen.tap("Ana: 1 more")
    screen.tap("Bone: 1 more")
    screen.tap("+1: 1 becomes 2")

    assert evening.leverage == {"Ana": 6, "Bone": 2}
    assert screen.sees("+1: 6 becomes 7")


def test_a_pending_change_starts_from_what_the_table_shows_in_the_meantime(evening, screen):
    screen.tap("Ana: 1 more")
    evening.play(c.GainLeverage(who="Ana", amount=2))
    screen.wait(0)

    assert screen.sees("+1: 8 becomes 9")


def test_steps_stop_at_0_and_say_nothing_false(evening, screen):
    screen.tap("Bone: 1 less")

    assert screen.sees("-1: 1 becomes 0")
    with pytest.raises(AssertionError, match="disabled"):
        screen.tap("Bone: 1 less")
    screen.tap("Bone: 1 more")
    assert not screen.sees("becomes")


def test_steps_go_below_0_where_ruling_r5_lets_them(evening, render):
    screen = evening.play(c.SetRuling(ruling="R5", option="yes")).open(render)

    screen.tap("Ana: 1 less")
    screen.tap("-1: 0 becomes -1")

    assert evening.leverage["Ana"] == -1


def test_a_gain_over_two_triggers_sets_off_both(evening, screen):
    screen.tap(NUMBER)
    press(screen, 12)
    screen.tap("Gain 12: becomes 18")

    assert [trigger.reached_by for trigger in evening.table.triggers[:3]] == [("Ana",), ("Ana",), ()]


@pytest.mark.parametrize(
    ("way", "done", "entry", "leverage"),
    [
        ("Gain", "Gain 25: becomes 31", "Ana gains 25 leverage", 31),
        ("Correct to", "Correct to 25", "Correction: Ana has 25 leverage", 25),
        ("Lose", "Lose 25: becomes 0", "Ana loses 6 of 25 leverage", 0),
    ],
)
def test_the_keypad_takes_several_digits_and_makes_one_entry(evening, screen, way, done, entry, leverage):
    screen.tap(NUMBER)
    screen.tap(f"{way}, chosen" if way == "Gain" else way)
    press(screen, 25)
    screen.tap(done)

    assert evening.entries[2:] == [entry]
    assert evening.leverage["Ana"] == leverage
    assert "Close" not in screen.names()


def test_a_correction_sets_nothing_off(evening, screen):
    screen.tap(NUMBER)
    screen.tap("Correct to")
    press(screen, 25)
    screen.tap("Correct to 25")

    assert evening.asked == []


def test_digits_are_deleted_one_by_one_or_all_together(screen):
    screen.tap(NUMBER)
    press(screen, 123)
    screen.tap("Delete a digit")
    assert screen.sees("Gain 12: becomes 18")
    screen.tap("Delete all digits")

    with pytest.raises(AssertionError, match="disabled"):
        screen.tap("Gain 0")


def test_no_more_than_four_digits_are_taken(screen):
    screen.tap(NUMBER)
    press(screen, 98765)

    assert screen.sees("Typed: 9876")


def test_a_leading_zero_is_not_kept(screen):
    screen.tap(NUMBER)
    press(screen, "007")

    assert screen.sees("Typed: 7")


def test_the_keypad_is_closed_without_a_trace(evening, screen):
    screen.tap(NUMBER)
    press(screen, 5)
    screen.tap("Close")

    assert len(evening.entries) == 2
    assert "Delete a digit" not in screen.names()


def test_a_pending_change_is_still_there_when_the_phone_is_turned(evening, screen):
    screen.tap("Ana: 1 more")
    screen.resize(844, 390)
    assert screen.sees("+1: 6 becomes 7")
    screen.tap("Ana: 1 more")
    screen.resize(390, 844)
    screen.tap("+2: 6 becomes 8")

    assert evening.entries[2:] == ["Ana gains 2 leverage"]


def test_half_typed_digits_are_still_there_when_the_phone_is_turned(evening, screen):
    screen.tap(NUMBER)
    press(screen, 1)
    screen.resize(844, 390)
    press(screen, 4)
    screen.tap("Gain 14: becomes 20")

    assert evening.leverage["Ana"] == 20


def test_a_pending_change_is_still_there_after_a_look_at_another_page(evening, screen):
    screen.tap("Ana: 1 more")
    screen.tap("Ledger")
    screen.tap("Table")

    assert screen.sees("+1: 6 becomes 7")


def test_a_committed_change_is_not_added_again_by_another_page(evening, screen):
    screen.tap("Ana: 1 more")
    screen.tap("+1: 6 becomes 7")
    screen.tap("Ledger")
    screen.tap("Table")

    assert not screen.sees("becomes")
    assert evening.leverage["Ana"] == 7


def test_a_stepper_alone_gives_the_whole_change_once(unhurried, render):
    given = []
    screen = render(
        Stepper,
        name="Ana",
        value=3,
        counted=Counted(word="leverage", rule="leverage"),
        colour="green",
        on_commit=given.append,
        on_number=lambda: None,
        kept={},
    )

    for _ in range(3):
        screen.tap("Ana: 1 less")
    screen.tap("-3: 3 becomes 0")

    assert given == [-3]


def test_a_keypad_with_one_way_shows_no_choice_of_ways(unhurried, render):
    given = []
    screen = render(Keypad, title="Printed leverage", on_done=lambda *done: given.append(done))

    assert "Set, chosen" not in screen.names()
    press(screen, 11)
    screen.tap("Set 11")
    assert given == [("set", 11)]


def test_a_number_that_no_command_takes_is_told_on_its_key_and_another_one_can_be_typed(unhurried, render):
    given = []
    screen = render(Keypad, title="Rounds", on_done=lambda way, number: given.append(c.SetRound(to=number)))

    press(screen, 1000)
    screen.tap("Set 1000")

    assert given == []
    assert screen.sees("1000 is too much")
    screen.tap("Delete a digit")
    screen.tap("Set 100")
    assert [one.to for one in given] == [100]
