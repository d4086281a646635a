"""The shroud: alone, the option is chosen before anything is read, then the mark is entered."""

import pytest

from companion.chronicles.prompts import prompts
from tests.screens.chronicles_evening import SEATS, ChroniclesEvening

RESULT = "Turn the card and read what comes of it."


@pytest.fixture
def evening(unhurried):
    """Ana alone has gained a trait."""
    gained = {"move": "gain_card", "who": "Ana", "kind": "trait"}
    return ChroniclesEvening(seats=SEATS[:1]).moves(gained)


def test_the_table_leads_to_the_shroud(evening, render):
    screen = evening.open(render)

    screen.tap("Open the shroud")

    assert screen.sees("Face down into the shroud")
    assert "Table" not in screen.names()


def test_before_the_choice_there_are_two_keys_and_nothing_of_the_result(evening, render):
    screen = evening.open(render, "shroud")

    assert screen.names() == ["Back to the table", "What is the shroud?", "Choose option A", "Choose option B"]
    assert RESULT not in screen.texts()


@pytest.mark.parametrize("option", ["A", "B"])
def test_after_the_choice_the_card_is_turned_and_its_mark_entered(evening, render, option):
    screen = evening.open(render, "shroud")

    screen.tap(f"Choose option {option}")
    assert RESULT in screen.texts()
    assert f"Option {option} is chosen" in screen.texts()
    screen.tap("Ana: a mark on vision, 0 of 3 marks")

    assert evening.table.player("Ana").marked("vision") == 1
    assert "shroud" not in [prompt.kind for prompt in prompts(evening.table)]
    assert "End Ana's turn" in screen.names()


def test_a_choice_may_give_no_mark(evening, render):
    screen = evening.open(render, "shroud")

    screen.tap("Choose option A")
    screen.tap("No mark")

    assert evening.table.player("Ana").marks == {}
    assert not evening.table.player("Ana").cards[0].chronicle_due


def test_a_slip_of_the_finger_is_put_right(evening, render):
    screen = evening.open(render, "shroud")

    screen.tap("Choose option A")
    screen.tap("Option B was chosen")

    assert evening.table.player("Ana").cards[0].chosen == "B"
    assert "Option B is chosen" in screen.texts()


def test_the_way_back_leaves_the_choice_as_it_is(evening, render):
    screen = evening.open(render, "shroud")

    screen.tap("Choose option B")
    screen.tap("Back to the table")

    assert "Go on with the shroud" in screen.names()
    assert evening.table.player("Ana").cards[0].chosen == "B"


def test_where_nothing_waits_the_shroud_says_so(unhurried, render):
    screen = ChroniclesEvening(seats=SEATS[:1]).open(render, "shroud")

    assert screen.sees("Nothing waits for the shroud.")
    screen.tap("Back to the table")
    assert "End Ana's turn" in screen.names()


def test_the_shroud_takes_the_place_of_the_sheet_too(evening, render):
    screen = evening.open(render)
    screen.tap(next(name for name in screen.names() if name.startswith("Ana: the character sheet")))

    screen.tap("Open the shroud")

    assert screen.names() == ["Back to the table", "What is the shroud?", "Choose option A", "Choose option B"]
