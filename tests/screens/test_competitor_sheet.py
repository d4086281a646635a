"""The sheet of one competitor: cards, speed, threats."""

import flet as ft
import pytest

from companion.vestige import commands as c

LORD = c.RevealThreat(nemesis="Bone", name="Syndicate Lord", draws=(2,))


@pytest.fixture
def ana(evening, render):
    """Ana's sheet in round 1."""
    return sheet(evening, render, "Ana 10 to trigger 1")


@pytest.fixture
def bone(evening, render):
    """Bone's sheet, Syndicate Lord in the column: Bone has 5."""
    evening.play(LORD, c.ReadPrinted(of="region:Smugglers' Lair", value=3))
    return sheet(evening, render, "Bone Threat level 1")


def sheet(evening, render, name):
    screen = evening.open(render)
    screen.tap(name)
    return screen


def counts(evening, who="Ana"):
    return evening.table.competitor(who).counts


def test_a_gained_card_pays_what_is_printed_on_it(evening, ana):
    ana.tap("Ana gains a mercenary")
    assert ana.sees("What leverage is printed on the mercenary?")
    ana.tap("The mercenary shows: 3")

    assert evening.entries == ["Ana gains a mercenary (Ana +3)"]
    assert counts(evening) == {"mercenary": 1}
    assert ana.sees("1 mercenary (printed 3)")
    assert ana.sees("Ana: 3 leverage")


def test_a_card_of_two_digits_is_typed_on_the_keypad(evening, ana):
    ana.tap("Ana gains an artifact")
    ana.tap("The artifact shows: 10 or more")
    ana.tap("1")
    ana.tap("1")
    ana.tap("Printed 11")

    assert evening.entries == ["Ana gains an artifact (Ana +11)"]
    assert not ana.sees("What leverage is printed on the artifact?")


def test_a_card_can_be_read_later_in_a_prompt(evening, ana):
    ana.tap("Ana gains an augmentation")
    ana.tap("Read it later")

    assert ana.sees("1 augmentation (printed ?)")
    assert evening.asked == ["printed_value"]
    ana.tap("Close")
    ana.tap("the augmentation that Ana gained?: 2")
    assert evening.leverage["Ana"] == 2


def test_a_bounty_pays_nothing_and_asks_nothing(evening, ana):
    ana.tap("Ana gains a bounty")

    assert counts(evening) == {"bounty": 1}
    assert evening.leverage["Ana"] == 0
    assert not ana.sees("What leverage is printed")


def test_a_card_that_was_not_gained_after_all_leaves_no_trace(evening, ana):
    ana.tap("Ana gains a lawmaker")
    ana.tap("Cancel")

    assert evening.entries == []
    assert not ana.sees("What leverage is printed")


def test_a_card_is_lost_and_its_leverage_kept(evening, ana):
    ana.tap("Ana gains a mercenary")
    ana.tap("The mercenary shows: 3")
    ana.tap("Ana loses a mercenary, keeps its leverage")

    assert counts(evening) == {}
    assert evening.leverage["Ana"] == 3


def test_a_card_is_lost_with_its_leverage(evening, ana):
    ana.tap("Ana gains a mercenary")
    ana.tap("The mercenary shows: 3")
    ana.tap("Ana loses a mercenary and its 3 leverage")

    assert evening.entries[-1] == "Ana loses a mercenary and 3 leverage"
    assert evening.leverage["Ana"] == 0


def test_without_a_known_value_there_is_nothing_to_lose_with_the_card(ana):
    ana.tap("Ana gains a chop bot")
    ana.tap("Read it later")

    assert not any("and its" in name for name in ana.names())


def test_cards_of_a_kind_are_counted_together(evening, ana):
    for key in ("3", "1"):
        ana.tap("Ana gains a smuggler")
        ana.tap(f"The smuggler shows: {key}")

    assert ana.sees("2 smugglers (printed 3, 1)")
    assert evening.leverage["Ana"] == 4


def test_an_upgrade_of_the_speed_pays_the_space_it_enters(evening, ana):
    assert ana.sees("Speed 2")
    ana.tap("Upgrade by 1")
    ana.tap("Upgrade by 1")

    assert ana.sees("Speed 4")
    assert evening.leverage["Ana"] == 7
    assert evening.entries == ["Ana upgrades speed by 1 (Ana +3)", "Ana upgrades speed by 1 (Ana +4)"]


def test_a_space_that_nobody_has_read_is_asked_for(evening, ana):
    for _ in range(3):
        ana.tap("Upgrade by 1")

    assert evening.asked == ["printed_value"]


def test_a_corrected_speed_pays_nothing(evening, ana):
    ana.tap("Ana: correct the speed, 1 more")
    ana.tap("Ana: correct the speed, 1 less")
    ana.tap("Ana: correct the speed, 1 less")

    assert evening.table.competitor("Ana").speed == 1
    assert evening.leverage["Ana"] == 0


def test_players_have_no_threats_and_nemeses_no_speed(ana, bone):
    assert not ana.sees("Threat level 1 ")
    assert "Reveal the threat that was typed" not in ana.names()
    assert "Upgrade by 1" not in bone.names()


def test_threats_lie_in_the_column_with_how_they_are_removed(bone):
    assert bone.sees("Threat level 1")
    assert bone.sees("Syndicate Lord")
    assert bone.sees("To remove: With a lawmaker and a mercenary")


def test_a_threat_of_the_pack_is_revealed_by_a_button(evening, bone):
    bone.tap("Reveal Man with the Plans")

    assert evening.table.competitor("Bone").threat == 2
    assert "Reveal Man with the Plans" not in bone.names()


def test_another_threat_is_typed_once_and_the_field_is_empty_again(evening, bone):
    bone.type_into("Reveal another threat", "Quiet  Market")
    bone.tap("Reveal the threat that was typed")

    assert evening.entries[-1] == "Bone: threat Quiet Market is revealed"
    assert [field.value for field in bone.controls(ft.TextField)] == [""]
    bone.tap("Reveal the threat that was typed")
    assert bone.sees("Type a name first")
    assert evening.table.competitor("Bone").threat == 2


def test_a_half_typed_threat_stays_when_something_else_changes(evening, bone):
    bone.type_into("Reveal another threat", "Quiet")
    evening.play(c.GainLeverage(who="Ana", amount=1))
    bone.wait(0)

    assert [field.value for field in bone.controls(ft.TextField)] == ["Quiet"]


def test_removing_syndicate_lord_gives_ana_a_smuggler_and_bone_keeps_its_leverage(evening, bone):
    bone.tap("Remove Syndicate Lord")

    assert evening.table.competitor("Bone").threat == 0
    assert (counts(evening), counts(evening, "Bone")) == ({"smuggler": 1}, {})
    assert evening.leverage == {"Ana": 2, "Bone": 5}


def test_ana_chooses_among_smugglers_that_are_not_alike(evening, render):
    evening.play(LORD, c.GainCard(who="Bone", kind="smuggler", leverage=5))
    screen = sheet(evening, render, "Bone Threat level 1")

    screen.tap("Remove Syndicate Lord, take the smuggler 5")

    assert evening.table.competitor("Ana").leverage == 5
    assert [card.leverage for card in evening.table.competitor("Bone").cards] == [2]


def test_a_corrected_threat_level_removes_nothing_else(evening, bone):
    bone.tap("Bone: correct the threat level, 1 less")

    assert evening.entries[-1] == "Correction: Bone is at threat level 0"
    assert (counts(evening), counts(evening, "Bone")) == ({}, {"smuggler": 1})
    assert not any("correct the threat level" in name for name in bone.names())


def test_a_nemesis_gains_and_loses_cards_too(evening, bone):
    bone.tap("Bone gains a mercenary")
    bone.tap("The mercenary shows: 4")
    bone.tap("Bone loses a smuggler and its 2 leverage")

    assert counts(evening, "Bone") == {"mercenary": 1}
    assert evening.leverage["Bone"] == 7


def test_the_sheet_closes_and_the_table_is_there(ana):
    ana.dismiss()

    assert "Upgrade by 1" not in ana.names()
    assert "End Ana's turn" in ana.names()
