"""The past on screen: added to, changed, taken out, with what would come of it before anything changes."""

import pytest

from companion.past import Insert, Remove
from companion.vestige import commands as c
from tests.screens.evening import CONDITION, DUEL, Evening

GAINED = "Ana gains 4 leverage"
TAKEN = "Ana takes Chop Shop (Ana +2, Bone +1)"
PHONE, WIDE, OLD_PHONE = (390, 844), (1280, 800), (320, 568)


@pytest.fixture
def screen(evening, render):
    """Round 3: Ana 11, Bone 14."""
    return evening.third_round().open(render, "ledger")


def forget_one(screen, *taps):
    """Something forgotten after the first entry."""
    for tap in (f"1 {GAINED}", "Add after this", *taps):
        screen.tap(tap)


# Adding


def test_step_5_of_the_evening_a_forgotten_gain_of_round_1_in_four_taps(evening, screen):
    forget_one(screen, "How much?: 1")
    assert screen.sees("Forgotten in round 1")
    assert screen.sees(f"after 1: {GAINED}")
    assert screen.sees("Ana: leverage 11 becomes 12")
    assert screen.sees("Nothing else changes.")
    assert evening.leverage["Ana"] == 11

    screen.tap("Accept")

    assert evening.leverage["Ana"] == 12
    assert screen.sees("added later")
    assert screen.sees("Added as entry 2: Ana gains 1 leverage")
    evening.desk.undo(evening.id)
    assert evening.leverage["Ana"] == 11


def test_the_plus_of_a_round_adds_at_the_end_of_its_players_turns(screen):
    screen.tap("Something was forgotten in round 1")

    assert screen.sees("Forgotten in round 1")
    assert screen.sees(f"after 2: {TAKEN}")


def test_before_everything_else_something_can_be_added_too(evening, screen):
    screen.tap(f"1 {GAINED}")
    for tap in ("Add before", "How much?: 2"):
        screen.tap(tap)
    assert screen.sees("before everything else")

    screen.tap("Accept")

    assert evening.entries[0] == "Ana gains 2 leverage"


@pytest.mark.parametrize(
    ("taps", "entry"),
    [
        pytest.param(("Leverage loses", "How much?: 3"), "Ana loses 3 leverage", id="a loss"),
        pytest.param(("Bone", "How much?: 2"), "Bone gains 2 leverage", id="of a nemesis"),
        pytest.param(("Region", "Jump Point"), "Ana takes Jump Point (Bone +1)", id="a region"),
        pytest.param(("Region", "Region visits", "Jump Point"), "Ana visits Jump Point", id="a visit"),
        pytest.param(
            ("Card", "lawmaker", "Its printed leverage, if known: 2"), "Ana gains a lawmaker (Ana +2)", id="a card"
        ),
        pytest.param(
            ("More that can be forgotten", "Speed", "By how much?: 1"), "Ana upgrades speed by 1 (Ana +3)", id="speed"
        ),
        pytest.param(
            ("More that can be forgotten", "Threat", "Syndicate Lord"),
            "Bone: threat Syndicate Lord is revealed",
            id="a threat",
        ),
        pytest.param(
            ("More that can be forgotten", "Covert op", "trigger 1"),
            "Ana draws a covert op at trigger 1",
            id="a covert op",
        ),
        pytest.param(
            ("More that can be forgotten", "Turn and round", "Turn and round the round is", "Which round?: 4"),
            "Correction: this is round 4",
            id="a round",
        ),
    ],
)
def test_whatever_was_forgotten_is_added_with_a_few_taps(evening, screen, taps, entry):
    forget_one(screen, *taps, "Accept")

    assert evening.entries[1] == entry


def test_a_condition_is_typed_with_the_words_of_the_table(evening, screen):
    forget_one(screen, "Condition", "Condition comes out")
    screen.type_into("What is it called?", "Dawn")
    screen.tap("it was met")
    screen.tap("Accept")

    assert evening.entries[1] == 'Condition "Dawn" is out and met'


def test_a_number_of_two_digits_is_typed(evening, screen):
    forget_one(screen, "How much?: 10 or more", "1", "2", "It was 12")
    assert screen.sees("Ana: leverage 11 becomes 23")

    screen.tap("Accept")

    assert evening.entries[1] == "Ana gains 12 leverage"


def test_a_long_list_folds_behind_the_chosen_answer(screen):
    forget_one(screen, "Region", "Oasis")
    assert "Garage" not in screen.names()

    screen.tap("Which region? Another one")
    screen.tap("Garage")

    assert screen.sees("Garage nobody becomes Ana")


def test_the_names_are_those_of_then(evening, render):
    evening.third_round().play(c.RenameSeat(who="Ana", to="Anna"))
    screen = evening.open(render, "ledger")

    forget_one(screen, "How much?: 1")

    assert "Ana, chosen" in screen.names()
    assert screen.sees("Anna: leverage 11 becomes 12")


def test_whoever_was_on_is_meant_at_first(render, unhurried):
    evening = Evening(**DUEL).play(c.EndTurn(), c.GainLeverage(who="Ben", amount=2))
    screen = evening.open(render, "ledger")

    screen.tap("2 Ben gains 2 leverage")
    screen.tap("Add after this")

    assert "Ben, chosen" in screen.names()


# Changing and taking out


def test_an_entry_is_changed_with_the_form_as_it_was_filled(evening, screen):
    screen.tap(f"1 {GAINED}")
    screen.tap("Change")
    assert "How much?: 4, chosen" in screen.names()
    assert screen.sees("Nothing on the table would change.")

    screen.tap("How much?: 3")
    screen.tap("Accept")

    assert evening.entries[0] == "Ana gains 3 leverage"
    assert evening.leverage["Ana"] == 10
    assert screen.sees("changed later")


def test_an_entry_is_taken_out_and_what_follows_is_shown_before(evening, screen):
    screen.tap(f"2 {TAKEN}")
    screen.tap("Take out")
    assert screen.sees("Take out entry 2")
    assert screen.sees("Ana: leverage 11 becomes 9")
    assert screen.sees("Bone: leverage 14 becomes 13")
    assert screen.sees("Chop Shop Ana becomes nobody")

    screen.tap("Accept")

    assert evening.table.controller("Chop Shop") is None
    assert evening.leverage == {"Ana": 9, "Bone": 13}
    assert screen.sees(f"Taken out entry 2: {TAKEN}")


def test_an_entry_without_a_form_can_only_be_taken_out(screen):
    screen.tap("3 Ana ends the turn")

    assert "Change" not in screen.names()
    assert "Take out" in screen.names()


def test_a_value_that_was_read_wrongly_is_changed(evening, screen):
    screen.tap("8 Smugglers' Lair shows 3")
    screen.tap("Change")
    screen.tap("What leverage is printed on Smugglers' Lair?: 1")
    assert screen.sees("Bone: leverage 14 becomes 12")

    screen.tap("Accept")

    assert evening.table.printed.regions["Smugglers' Lair"] == 1


# What nobody may miss


def test_entries_that_would_make_no_sense_are_named_before_and_marked_afterwards(evening, screen):
    screen.tap(f'6 Condition "{CONDITION}" is out')
    screen.tap("Take out")
    screen.tap("Accept")
    evening.play(c.RevealCondition(name="Dawn"), c.MeetCondition(name="Dawn"))
    screen.wait(0)

    at = evening.entries.index('Condition "Dawn" is out') + 1
    screen.tap(f'{at} Condition "Dawn" is out')
    screen.tap("Take out")
    assert screen.sees("These entries would make no sense any more.")
    assert screen.sees('Condition "Dawn" is met: no condition called "Dawn" is out')

    screen.tap("Accept")

    assert screen.sees('Makes no sense any more: no condition called "Dawn" is out')
    screen.tap(next(name for name in screen.names() if 'Condition "Dawn" is met' in name and "no sense" in name))
    assert screen.sees("It makes no sense any more since the past was changed")
    assert "Take out" in screen.names()


def test_later_entries_that_read_otherwise_are_told(evening, screen):
    forget_one(screen, "More that can be forgotten", "Threat", "Threat level is", "How high?: 1")

    assert screen.sees("Later entries that read otherwise:")
    assert screen.sees("Bone gains 2 leverage becomes Bone gains 4 leverage, 1 mercenary")


def test_an_end_that_would_lie_behind_is_a_warning(evening, render):
    for name in "ABC":
        evening.play(c.RevealCondition(name=name))
    for _ in range(4):
        evening.play(c.EndTurn(), c.RunNemeses())
    screen = evening.open(render, "ledger")
    changes = [Insert(3, c.MeetCondition(name=name)) for name in "AB"]
    evening.desk.amend(evening.id, changes)
    screen.wait(0)

    screen.tap("All rounds")
    screen.tap('3 Condition "C" is out')
    for tap in ("Add after this", "Condition", "C"):
        screen.tap(tap)

    assert screen.sees("The game would end in round 2: it is round 5 now.")
    assert evening.table.phase == "players"


def test_nothing_happens_before_it_is_accepted(evening, screen):
    before = evening.entries
    forget_one(screen, "How much?: 1", "Leave it")

    assert evening.entries == before
    assert "Accept" not in screen.names()
    assert screen.sees(GAINED)


def test_what_is_missing_cannot_be_accepted(screen):
    forget_one(screen)

    assert screen.sees("Say what happened; what follows from it is shown here before anything changes.")
    with pytest.raises(AssertionError, match="disabled"):
        screen.tap("Accept")


def test_nonsense_is_said_at_its_place(evening, screen):
    forget_one(screen, "Condition", "Condition comes out")
    screen.type_into("What is it called?", CONDITION)
    screen.tap("open from the start")

    screen.tap("Accept")
    forget_again = next(name for name in screen.names() if name.startswith(f'2 Condition "{CONDITION}" is out'))
    screen.tap(forget_again)
    for tap in ("Add after this", "Condition", "Condition comes out"):
        screen.tap(tap)
    screen.type_into("What is it called?", CONDITION)

    assert screen.sees(f'The condition "{CONDITION}" is out already; give this one another name.')
    with pytest.raises(AssertionError, match="disabled"):
        screen.tap("Accept")


def test_a_stale_preview_is_not_carried_out_and_says_so(evening, screen):
    forget_one(screen, "How much?: 1")

    screen.tap("Accept", meanwhile=lambda: evening.play(c.GainLeverage(who="Bone", amount=5)))

    assert screen.sees("The table has changed since this was")
    assert evening.leverage == {"Ana": 11, "Bone": 19}
    screen.wait(0.5)
    screen.tap("Accept")
    assert evening.leverage == {"Ana": 12, "Bone": 19}


def test_an_entry_that_is_gone_meanwhile_is_said(evening, screen):
    forget_one(screen, "How much?: 1")
    evening.desk.amend(evening.id, [Remove(0)])
    screen.wait(0)
    assert screen.sees("The ledger has changed")

    screen.tap("Back to the ledger")

    assert screen.sees(TAKEN)


def test_what_was_said_is_still_there_when_the_phone_is_turned_or_another_page_was_looked_at(screen):
    forget_one(screen, "How much?: 1")
    screen.resize(*WIDE)
    assert screen.sees("Ana: leverage 11 becomes 12")

    screen.tap("Rules")
    screen.tap("Ledger")

    assert screen.sees("Ana: leverage 11 becomes 12")


def test_one_undo_takes_the_whole_change_back(evening, screen):
    forget_one(screen, "How much?: 1", "Accept")

    screen.tap("Undo: Added as entry 2: Ana gains 1 leverage")

    assert evening.leverage["Ana"] == 11
    screen.tap("13 Added as entry 2: Ana gains 1 leverage (undone)")
    assert screen.sees("Ana: leverage 11 becomes 12")

    screen.tap("Redo to here")

    assert evening.leverage["Ana"] == 12


def test_a_line_about_the_past_can_be_undone_and_nothing_else(screen):
    forget_one(screen, "How much?: 1", "Accept")

    screen.tap("14 Added as entry 2: Ana gains 1 leverage")

    assert "Take out" not in screen.names()
    assert "Change" not in screen.names()
    assert "Undo this entry too" in screen.names()
    assert screen.sees("What it changed")
    assert screen.sees("Ana: leverage 11 becomes 12")
