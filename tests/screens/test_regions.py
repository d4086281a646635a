"""Regions: take, visit, lose, and what is printed on them."""

import pytest

from companion.vestige import commands as c
from tests.screens.evening import DUEL, Evening


@pytest.fixture
def screen(evening, render):
    """The regions in round 1: nobody controls any."""
    return evening.open(render, "regions")


def test_every_region_says_whose_it_is_and_what_is_printed_on_it(evening, screen):
    assert "Chop Shop, uncontrolled, printed 2" in screen.names()
    assert "Oasis 2, uncontrolled, value not read yet" in screen.names()
    assert len([name for name in screen.names() if "uncontrolled" in name]) == 28
    evening.play(c.TakeControl(who="Ana", region="Chop Shop"))
    screen.wait(0)
    assert "Chop Shop, controlled by Ana, printed 2" in screen.names()


def test_ana_takes_the_chop_shop_and_bone_answers(evening, screen):
    screen.tap("Chop Shop, uncontrolled")
    screen.tap("Ana takes it")

    assert evening.entries == ["Ana takes Chop Shop (Ana +2, Bone +1)"]
    assert evening.leverage == {"Ana": 2, "Bone": 1}
    assert screen.sees("Bone gains 1 leverage: Ana takes Chop Shop.")
    assert "Close" not in screen.names()


def test_a_region_whose_value_is_not_known_is_read_in_its_sheet(evening, screen):
    screen.tap("Observatory,")
    screen.tap("Observatory shows: 3")
    assert screen.sees("Printed leverage: 3")
    screen.tap("Ana takes it")

    assert evening.entries == ["Observatory shows 3", "Ana takes Observatory (Ana +3, Bone +1)"]


def test_a_region_taken_before_its_value_was_read_leaves_a_prompt(evening, screen):
    screen.tap("Observatory,")
    screen.tap("Ana takes it")

    assert evening.asked == ["printed_value"]
    assert screen.sees("What leverage is printed on Observatory?")
    screen.tap("Observatory shows: 3")
    assert evening.asked == []
    assert "Close" not in screen.names()
    assert evening.leverage["Ana"] == 3


def test_a_printed_value_of_two_digits_is_typed(evening, screen):
    screen.tap("Observatory,")
    screen.tap("Observatory shows: 10 or more")
    screen.tap("1")
    screen.tap("0")
    screen.tap("Printed 10")

    assert evening.table.printed.regions["Observatory"] == 10
    assert "Delete a digit" not in screen.names()


def test_the_value_that_is_known_already_makes_no_entry(evening, screen):
    screen.tap("Chop Shop,")
    screen.tap("Chop Shop shows: 2, chosen")

    assert evening.entries == []


def test_a_value_that_was_read_wrong_is_read_again(evening, screen):
    screen.tap("Chop Shop,")
    screen.tap("Chop Shop shows: 4")

    assert evening.table.printed.regions["Chop Shop"] == 4
    assert "Chop Shop shows: 4, chosen" in screen.names()


def test_a_visit_to_bones_region_pays_bone(evening, render):
    screen = evening.third_round().open(render, "regions")

    screen.tap("Smugglers' Lair,")
    screen.tap("Ana visits")

    assert evening.leverage == {"Ana": 11, "Bone": 17}
    assert evening.entries[-1] == "Ana visits Smugglers' Lair (Bone +3)"


def test_the_own_visit_pays_nothing(evening, render):
    screen = evening.chop_shop_taken().open(render, "regions")

    screen.tap("Chop Shop,")
    screen.tap("Ana visits")

    assert evening.leverage == {"Ana": 6, "Bone": 1}


def test_only_people_visit_and_who_holds_it_does_not_take_it(evening, render):
    screen = evening.chop_shop_taken().open(render, "regions")

    screen.tap("Chop Shop,")

    assert "Bone visits" not in screen.names()
    assert "Ana takes it" not in screen.names()


def test_bone_takes_a_region_from_ana_who_loses_no_leverage(evening, render):
    screen = evening.chop_shop_taken().open(render, "regions")

    screen.tap("Chop Shop,")
    screen.tap("Bone takes it")

    assert evening.table.controller("Chop Shop") == "Bone"
    assert evening.leverage == {"Ana": 6, "Bone": 3}


def test_a_block_taken_back_costs_the_printed_leverage(evening, render):
    screen = evening.chop_shop_taken().open(render, "regions")

    screen.tap("Chop Shop,")
    screen.tap("Ana takes the block back")

    assert evening.table.controller("Chop Shop") is None
    assert evening.leverage["Ana"] == 4


def test_a_region_that_is_lost_costs_nothing(evening, render):
    screen = evening.chop_shop_taken().open(render, "regions")

    screen.tap("Chop Shop,")
    screen.tap("Ana loses it")

    assert evening.table.controller("Chop Shop") is None
    assert evening.leverage["Ana"] == 6


def test_a_region_that_nobody_controls_cannot_be_lost(screen):
    screen.tap("Chop Shop,")

    assert screen.sees("Nobody controls it.")
    assert not any("loses it" in name for name in screen.names())


def test_between_two_people_a_visit_pays_the_other(unhurried, render):
    evening = Evening(**DUEL).play(c.TakeControl(who="Ben", region="Chop Shop"))
    screen = evening.open(render, "regions")

    screen.tap("Chop Shop,")
    screen.tap("Ana visits")

    assert evening.leverage == {"Ana": 0, "Ben": 4}


def test_a_region_that_people_named_themselves_is_shown_too(evening, render):
    screen = evening.play(c.TakeControl(who="Ana", region="Our own tile", leverage=1)).open(render, "regions")

    screen.tap("Our own tile, controlled by Ana, printed 1")

    assert screen.sees("A region that people named.")


def test_the_sheet_says_what_a_visit_does_and_its_page(screen):
    screen.tap("Chop Shop,")

    assert screen.sees("(p. 30)")
