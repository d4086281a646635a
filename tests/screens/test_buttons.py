"""Buttons: a double tap does not act twice, and a tap on what was seen before does not act at all (REPORTS 8, 21)."""

import asyncio
import inspect

import flet as ft
import pytest

from companion.vestige import commands as c
from screens import buttons
from screens.guard import component
from tests.screens.evening import DUEL, Evening

LONG = 3600.0


@pytest.fixture
def deaf(monkeypatch):
    """A double tap may take as long as it likes; the result lets a moment pass."""
    monkeypatch.setattr(buttons, "DOUBLE_TAP", LONG)

    def pass_time():
        monkeypatch.setattr(buttons, "DOUBLE_TAP", 0)
        return monkeypatch

    return pass_time


class Clock:
    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


def test_a_second_call_within_300_milliseconds_is_ignored():
    clock, done = Clock(), []
    act = buttons.once(lambda: done.append("done"), clock)

    act()
    clock.now += 0.29
    act()

    assert done == ["done"]


def test_a_second_call_after_300_milliseconds_counts():
    clock, done = Clock(), []
    act = buttons.once(lambda: done.append("done"), clock)

    act()
    clock.now += 0.31
    act()

    assert done == ["done", "done"]


def test_work_that_is_awaited_is_done_once_too():
    clock, done = Clock(), []

    async def work():
        done.append("done")

    act = buttons.called(buttons.once(work, clock))
    assert inspect.iscoroutinefunction(act)

    asyncio.run(act())
    asyncio.run(act())

    assert done == ["done"]


def test_a_call_that_was_ignored_does_not_lengthen_the_wait():
    clock, done = Clock(), []
    act = buttons.once(lambda: done.append("done"), clock)

    for _ in range(4):
        act()
        clock.now += 0.2

    assert done == ["done", "done"]


def test_arguments_are_passed_on():
    given = []
    act = buttons.once(given.append)

    act(3)

    assert given == [3]


def test_the_moment_is_remembered_when_the_button_is_drawn_again(render):
    clock = Clock()

    @component
    def Steps():
        step, set_step = ft.use_state(1)
        once = buttons.use_once(clock)
        return buttons.primary(f"Step {step}", once(lambda: set_step(lambda before: before + 1)))

    screen = render(Steps)

    screen.tap("Step 1")
    screen.tap("Step 2")
    assert screen.sees("Step 2")
    clock.now += 0.31
    screen.tap("Step 2")
    assert screen.sees("Step 3")


def test_a_handler_with_a_default_is_called_without_the_event():
    given = []

    buttons.called(lambda number=7: given.append(number))()

    assert given == [7]


def test_a_double_tap_on_end_turn_ends_one_turn(deaf, render):
    evening = Evening(**DUEL)
    screen = evening.open(render)

    screen.tap("End Ana's turn")
    screen.tap("End Ben's turn")
    assert evening.table.turn == "Ben"
    deaf()
    screen.tap("End Ben's turn")
    assert evening.table.round == 2


def test_a_double_tap_on_end_turn_does_not_answer_the_first_step_of_the_nemesis(deaf, render):
    evening = Evening(automation={"nemesis_turn": "ask"})
    screen = evening.open(render)

    screen.tap("End Ana's turn")
    screen.tap("Done")
    assert screen.sees("Bone gains 2 leverage")
    assert "Done" in screen.names()
    deaf()
    screen.tap("Done")
    assert "End the round: Bone +2" in screen.names()


def test_a_double_tap_on_the_last_step_does_not_end_the_round(deaf, render):
    evening = Evening(automation={"nemesis_turn": "ask"}).play(c.EndTurn())
    screen = evening.open(render)

    screen.tap("Done")
    screen.tap("End the round: Bone +2")

    assert evening.table.phase == "nemeses"


def test_a_double_tap_on_a_prompt_does_not_answer_the_next_one(deaf, render):
    evening = Evening().play(*[c.DrawCovertOp(who="Ana", trigger=1)], c.GainLeverage(who="Ana", amount=26))
    for kind in ("reveal_condition:1", "reveal_condition:2", "reveal_condition:3"):
        evening.play(c.DismissPrompt(prompt=kind))
    evening.play(c.DismissPrompt(prompt="reveal_threat:1:Bone"))
    screen = evening.open(render)
    before = evening.asked

    screen.tap("Leave out: Trigger 1: reveal a threat of Bone.")
    screen.tap("Leave out: Trigger")

    assert len(evening.asked) == len(before) - 1


def test_a_double_tap_on_undo_takes_back_one_entry(deaf, render):
    evening = Evening().chop_shop_taken()
    screen = evening.open(render)

    screen.tap("Undo: Ana takes Chop Shop")
    screen.tap("Undo: Ana gains 4 leverage")

    assert evening.entries == ["Ana gains 4 leverage"]


def test_a_double_tap_on_lose_one_loses_one_card(deaf, render):
    evening = Evening().play(*[c.GainCard(who="Ana", kind="bounty") for _ in range(2)])
    screen = evening.open(render)

    screen.tap("Ana 10 to trigger 1")
    screen.tap("Ana loses a bounty, keeps its leverage")
    screen.tap("Ana loses a bounty, keeps its leverage")

    assert evening.table.competitor("Ana").count("bounty") == 1


def test_end_turn_tapped_on_an_outdated_screen_is_not_carried_out_and_is_said(evening, render):
    screen = evening.open(render)

    screen.tap("End Ana's turn", meanwhile=lambda: evening.play(c.GainLeverage(who="Ana", amount=1)))

    assert evening.entries == ["Ana gains 1 leverage"]
    assert screen.sees("The table has changed since this was tapped; look again and repeat it.")
    screen.tap("Close the message")
    screen.tap("End Ana's turn")
    assert evening.entries[-1] == "Ana ends the turn"


def test_undo_after_an_undo_elsewhere_does_not_take_back_another_entry(evening, render):
    evening.chop_shop_taken()
    screen = evening.open(render)

    screen.tap("Undo: Ana takes Chop Shop", meanwhile=lambda: evening.desk.undo(evening.id))

    assert evening.entries == ["Ana gains 4 leverage"]
    assert screen.sees("The table has changed since this was tapped")


def test_redo_after_a_redo_elsewhere_does_not_bring_back_another_entry(evening, render):
    evening.chop_shop_taken()
    evening.desk.rewind(evening.id, 0)
    screen = evening.open(render)

    screen.tap("Redo: Ana gains 4 leverage", meanwhile=lambda: evening.desk.redo(evening.id))

    assert evening.entries == ["Ana gains 4 leverage"]


def test_the_end_of_the_round_tapped_on_an_outdated_screen_is_not_carried_out(evening, render):
    evening.play(c.EndTurn())
    screen = evening.open(render)

    screen.tap("End the round", meanwhile=lambda: evening.play(c.GainLeverage(who="Bone", amount=1)))

    assert evening.table.phase == "nemeses"
    assert screen.sees("The table has changed since this was tapped")


def test_undo_to_here_tapped_on_an_outdated_screen_is_not_carried_out(evening, render):
    evening.chop_shop_taken()
    screen = evening.open(render, "ledger")

    screen.tap("1 Ana gains 4 leverage")
    screen.tap("Undo to here", meanwhile=lambda: evening.play(c.EndTurn()))

    assert len(evening.entries) == 3
    assert screen.sees("The table has changed since this was tapped")


def test_what_a_chosen_button_is_called_says_that_it_is_chosen(render):
    @component
    def Choice():
        return ft.Row([buttons.choice("Gain", True, lambda: None), buttons.choice("Lose", False, lambda: None)])

    assert render(Choice).names() == ["Gain, chosen", "Lose"]
