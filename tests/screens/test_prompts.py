"""Open prompts: each answered where it stands, or left out. Nothing blocks (SCENARIOS, round 2 of the evening)."""

import flet as ft
import pytest

from companion.vestige import commands as c
from tests.screens.evening import CONDITION, Evening

REVEAL = "Trigger 1: turn over its endgame condition. What is it called?"
THREAT = "Trigger 1: reveal a threat of Bone."
OP = "Trigger 1: Ana draws a covert op, in secret."
FIELD = "Name of the condition"


def left_out(*keys):
    return [c.DismissPrompt(prompt=key) for key in keys]


@pytest.fixture
def screen(evening, render):
    """The Table when Ana has just reached trigger 1."""
    return evening.first_trigger().open(render)


@pytest.fixture
def threats(evening, render):
    """The same, the condition left out: two threats come first."""
    return evening.first_trigger().play(*left_out("reveal_condition:1")).open(render)


def test_the_first_thing_to_do_is_shown_and_the_others_are_counted(evening, screen):
    assert evening.asked == ["reveal_condition", "reveal_threat", "reveal_threat", "draw_covert_op"]
    assert REVEAL in screen.texts()
    assert "3 more to do" in screen.names()
    assert OP not in screen.texts()


def test_the_others_unfold_and_any_of_them_can_be_done_first(evening, screen):
    screen.tap("3 more to do")
    screen.tap(OP)
    screen.tap("Drawn")

    assert evening.entries[-1] == "Ana draws a covert op at trigger 1"
    assert REVEAL in screen.texts()
    screen.tap("Fewer")
    assert THREAT not in screen.texts()


def test_a_wide_screen_shows_all_of_them(evening, render):
    screen = evening.first_trigger().open(render, size=(1280, 800))

    assert screen.sees("To do at the table")
    assert screen.texts().count(THREAT) == 2
    assert OP in screen.texts()


def test_a_condition_is_revealed_by_the_name_that_was_typed(evening, screen):
    screen.type_into(FIELD, f"  {CONDITION}  ")
    screen.tap("Reveal")

    assert evening.entries[-1] == f'Condition "{CONDITION}" is out'
    assert [(it.name, it.trigger, it.met) for it in evening.table.conditions] == [(CONDITION, 1, False)]
    assert REVEAL not in screen.texts()


def test_enter_reveals_too(evening, screen):
    screen.type_into(FIELD, CONDITION, submit=True)

    assert evening.table.conditions[0].name == CONDITION


def test_a_condition_that_is_met_already_is_flipped_at_once(evening, screen):
    screen.type_into(FIELD, CONDITION)
    screen.tap("It is met already")
    screen.tap("Reveal")

    assert evening.table.met == 1
    assert screen.sees("1 of 3 conditions met")


def test_without_a_name_the_app_says_what_to_do(evening, screen):
    screen.type_into(FIELD, "   ")
    screen.tap("Reveal")

    assert screen.sees("Type a name first: any word that you will recognise.")
    assert evening.asked[0] == "reveal_condition"


def test_a_name_that_is_out_already_is_refused_in_words_and_stays_in_the_field(evening, render):
    screen = evening.play(c.RevealCondition(name="Dawn")).first_trigger().open(render)

    screen.type_into(FIELD, "Dawn")
    screen.tap("Reveal")

    assert screen.sees('The condition "Dawn" is out already; give this one another name.')
    assert [field.value for field in screen.controls(ft.TextField)] == ["Dawn"]


def test_a_name_longer_than_the_field_takes_is_cut(evening, screen):
    screen.type_into(FIELD, "x" * 80)
    screen.tap("Reveal")

    assert evening.table.conditions[0].name == "x" * 60


@pytest.mark.parametrize("disturb", ["tick", "change elsewhere", "turn the phone", "another page"])
def test_a_half_typed_name_stays_whatever_else_happens(evening, screen, disturb):
    screen.type_into(FIELD, "A faction")
    match disturb:
        case "tick":
            screen.tap("It is met already")
        case "change elsewhere":
            evening.play(c.GainLeverage(who="Ana", amount=1))
            screen.wait(0)
        case "turn the phone":
            screen.resize(844, 390)
        case _:
            screen.tap("Ledger")
            screen.tap("Table")

    assert [field.value for field in screen.controls(ft.TextField)] == ["A faction"]
    screen.tap("Reveal")
    assert evening.table.conditions[0].name == "A faction"


def test_a_tick_stays_when_the_phone_is_turned(evening, screen):
    screen.type_into(FIELD, CONDITION)
    screen.tap("It is met already")
    screen.resize(844, 390)
    screen.tap("Reveal")

    assert evening.table.met == 1


def test_a_condition_is_left_out(evening, screen):
    screen.tap(f"Leave out: {REVEAL}")

    assert evening.asked[0] == "reveal_threat"
    assert evening.entries[-1] == f"Left out: {REVEAL}"
    screen.tap(f"Undo: Left out: {REVEAL}")
    assert evening.asked[0] == "reveal_condition"


def test_threats_of_the_pack_are_buttons(evening, threats):
    threats.tap("Bone: Syndicate Lord")

    bone = evening.table.competitor("Bone")
    assert [threat.name for threat in bone.threats] == ["Syndicate Lord"]
    assert (bone.counts, evening.table.controlled("Bone")) == ({"smuggler": 1}, ("Smugglers' Lair",))
    assert evening.asked == ["reveal_threat", "draw_covert_op", "printed_value", "printed_value"]


def test_a_threat_that_lies_in_the_column_is_offered_no_more(threats):
    threats.tap("Bone: Syndicate Lord")

    assert "Bone: Man with the Plans" in threats.names()
    assert "Bone: Syndicate Lord" not in threats.names()


def test_another_threat_is_typed_and_has_words_only(evening, threats):
    threats.type_into("Another threat", "Quiet Market")
    threats.tap("Reveal")

    assert evening.entries[-1] == "Bone: threat Quiet Market is revealed"
    assert evening.leverage["Bone"] == 3
    assert evening.table.competitor("Bone").threat == 1


def test_a_typed_threat_is_not_revealed_again_as_the_second_of_its_stack(evening, threats):
    threats.type_into("Another threat", "Quiet Market")
    threats.tap("Reveal")
    assert [field.value for field in threats.controls(ft.TextField)] == [""]
    threats.tap("Reveal")

    assert evening.table.competitor("Bone").threat == 1
    assert threats.sees("Type a name first")


def test_a_threat_that_was_typed_once_is_a_button_in_the_next_game(evening, render):
    evening.two_threats()
    later = evening.desk.begin("vestige", evening.game.setup)
    evening.id = later.id
    screen = evening.play(c.GainLeverage(who="Ana", amount=10), *left_out("reveal_condition:1")).open(render)

    assert "Bone: Quiet Market" in screen.names()


def test_a_threat_is_left_out(evening, threats):
    threats.tap(f"Leave out: {THREAT}")

    assert evening.asked == ["reveal_threat", "draw_covert_op"]
    assert evening.table.competitor("Bone").threat == 0


def test_a_covert_op_is_drawn(evening, render):
    evening.first_trigger().play(*left_out("reveal_condition:1", "reveal_threat:1:Bone", "reveal_threat:1:Bone"))
    screen = evening.open(render)

    screen.tap("Drawn")

    assert evening.asked == []
    assert evening.table.triggers[0].covert_ops_left == 0


def test_a_printed_value_is_read_by_one_key(evening, render):
    screen = evening.play(c.TakeControl(who="Ana", region="Oasis")).open(render)

    screen.tap("What leverage is printed on Oasis?: 4")

    assert evening.entries[-1] == "Oasis shows 4"
    assert evening.leverage == {"Ana": 4, "Bone": 1}
    assert evening.asked == []


def test_a_printed_value_of_two_digits_is_typed_on_the_keypad(evening, render):
    screen = evening.play(c.TakeControl(who="Ana", region="Oasis")).open(render)

    screen.tap("What leverage is printed on Oasis?: 10 or more")
    screen.tap("1")
    screen.tap("2")
    screen.tap("Printed 12")

    assert evening.leverage["Ana"] == 12
    assert "Close" not in screen.names()


def test_a_printed_value_that_was_read_once_is_not_asked_for_again(evening, render):
    evening.play(c.TakeControl(who="Ana", region="Oasis"), c.ReadPrinted(of="region:Oasis", value=4))
    evening.play(c.LoseControl(region="Oasis"), c.TakeControl(who="Ana", region="Oasis"))

    assert evening.leverage["Ana"] == 8
    assert not evening.open(render).sees("What leverage is printed")


def test_a_printed_value_is_left_out(evening, render):
    screen = evening.play(c.TakeControl(who="Ana", region="Oasis")).open(render)

    screen.tap("Leave out: What leverage is printed on Oasis?")

    assert evening.asked == []
    assert evening.leverage["Ana"] == 0


def asking():
    """Bone answers only when people say so."""
    return Evening(automation={"triggered_abilities": "ask"}).play(c.TakeControl(who="Ana", region="Chop Shop"))


def test_a_proposal_is_taken_up(unhurried, render):
    evening = asking()
    screen = evening.open(render)

    assert screen.sees("Bone gains 1: Ana takes Chop Shop?")
    screen.tap("Do it")

    assert evening.leverage["Bone"] == 1
    assert evening.asked == []


def test_a_proposal_is_left(unhurried, render):
    evening = asking()
    screen = evening.open(render)

    screen.tap("Leave it: Bone gains 1: Ana takes Chop Shop?")

    assert evening.leverage["Bone"] == 0
    assert evening.asked == []


def test_what_people_do_by_hand_is_ticked_off(unhurried, render):
    evening = Evening(automation={"threat_effects": "ask"})
    evening.play(c.RevealThreat(nemesis="Bone", name="Syndicate Lord"))
    screen = evening.open(render)

    assert evening.asked == ["by_hand", "by_hand"]
    screen.tap("Done")

    assert evening.asked == ["by_hand"]
    assert not any("Leave out" in name for name in screen.names())


def test_what_looks_wrong_is_said_and_blocks_nothing(evening, render):
    take = c.TakeControl(who="Ana", region="Chop Shop")
    screen = evening.play(take, c.LoseControl(region="Chop Shop"), take).open(render)

    assert screen.sees("Ana took Chop Shop 2 times in one turn; once is the limit (p. 17).")
    screen.tap("End Ana's turn")
    assert evening.table.phase == "nemeses"


def test_round_two_of_the_evening_is_played_in_its_prompts(evening, screen):
    screen.type_into(FIELD, CONDITION)
    screen.tap("Reveal")
    screen.tap("Bone: Syndicate Lord")
    screen.type_into("Another threat", "Quiet Market")
    screen.tap("Reveal")
    screen.tap("Drawn")
    screen.tap("the smuggler that Bone gained?: 2")
    screen.tap("Smugglers' Lair?: 3")

    assert evening.leverage == {"Ana": 11, "Bone": 8}
    assert evening.table.competitor("Bone").threat == 2
    assert evening.asked == []
