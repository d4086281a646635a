"""Shorter ways through the app, each from a game that is under way: reloads, wrong input, two windows, a kill."""

import pytest

from tests.browser import evening, games
from tests.browser.process import Server
from tests.browser.screen import Screen


@pytest.mark.long
def test_a_reload_in_the_middle_of_the_nemeses_turn_keeps_what_was_answered(phone: Screen, server: Server) -> None:
    game = games.solo(server.data, games.ROUND_ONE, games.TO_TRIGGER_ONE, games.THREATS, games.END_TURN)
    phone.open(f"/game/{game}/table")
    evening.done(phone, "Threat level 0", "Bone +2")
    evening.done(phone, "Threat level 1", "Bone +2")

    phone.reload()

    phone.sees("Threat level 0: Bone +2")
    phone.sees("Which leverage is printed on it?")
    evening.read_step(phone, 1)


@pytest.mark.long
def test_a_changed_and_a_skipped_step_count_as_people_said(phone: Screen, server: Server) -> None:
    game = games.solo(server.data, games.ROUND_ONE, games.TO_TRIGGER_ONE, games.THREATS, games.END_TURN)
    phone.open(f"/game/{game}/table")

    phone.tap("1 more")
    phone.sees("+3 leverage")
    evening.done(phone, "Threat level 0", "Bone +3")
    phone.tap("Skip this step")
    phone.sees("Threat level 1: skipped")
    evening.read_step(phone, 4)
    evening.done(phone, "Threat level 2+", "Bone +1")
    evening.end_round(phone, "Bone +8", next_round=2)

    phone.sees("Bone: 14 leverage")
    phone.tap("Undo: Bone gains 8 leverage, 1 mercenary")
    phone.sees("Bone · Threat level 0")


@pytest.mark.long
def test_the_ledger_takes_the_table_back_and_forth(phone: Screen, server: Server) -> None:
    game = games.solo(server.data, games.ROUND_ONE, games.TO_TRIGGER_ONE)
    phone.open(f"/game/{game}/ledger")

    phone.tap("Ana takes Chop Shop")
    phone.sees("The table after entry 2")
    phone.tap("Undo to here")
    phone.sees("Ana gains 5 leverage (undone)")
    evening.go_to(phone, "Table")
    phone.sees("Ana: 6 leverage")
    phone.tap("Redo: Ana gains 5 leverage")

    phone.sees("Ana: 11 leverage")


@pytest.mark.long
def test_an_address_of_no_game_says_so_and_leads_home(phone: Screen) -> None:
    phone.open("/game/nothing/table")

    phone.sees("This game cannot be opened")
    phone.tap("Home")

    phone.sees("New game")


@pytest.mark.long
def test_triggers_out_of_order_are_told_at_their_place_and_can_be_mended(phone: Screen) -> None:
    phone.open()
    evening.new_game(phone, "Vestige")
    phone.sees("Who plays?")
    evening.onward(phone, "Your seat")
    evening.onward(phone, "no name")
    phone.type_into("Your name", "Ana")
    evening.onward(phone, "Nemeses, from left to right")
    evening.onward(phone, "Where the triggers stand")
    evening.place_triggers(phone, (10, 18, 12, 34, 42))

    phone.tap("Next")
    phone.sees("12")
    phone.sees("18")
    phone.does_not_see("Step 5 of 5")


def test_a_damaged_save_falls_back_and_says_so(phone: Screen, server: Server) -> None:
    game = games.solo(server.data, games.ROUND_ONE, games.TO_TRIGGER_ONE)
    server.stop()
    file = server.data / "games" / f"{game}.json"
    file.write_bytes(file.read_bytes()[:-40])
    server.start()

    phone.open(f"/game/{game}/table")

    phone.sees("Ana: 6 leverage")
    phone.sees("damaged")


def test_two_windows_see_each_other(phone: Screen, server: Server) -> None:
    game = games.solo(server.data, games.ROUND_ONE)
    phone.open(f"/game/{game}/table")
    phone.sees("Ana: 6 leverage")

    other = Screen(phone.page.context.new_page(), server.address)
    other.open(f"/game/{game}/table")
    evening.gain(other, "Ana", 1, before=6)

    phone.sees("Ana: 7 leverage")
    phone.sees("Undo: Ana gains 1 leverage")
    assert other.faults() == []


@pytest.mark.long
def test_a_game_in_the_bin_can_be_taken_back(phone: Screen, server: Server) -> None:
    games.solo(server.data, games.ROUND_ONE)
    server.restart()
    phone.open()
    phone.sees("Round 1 · Ana")
    # A tap in the moment in which this comes is taken for one on the screen before it.
    phone.page.wait_for_timeout(600)

    phone.tap("More about Ana against Bone")
    phone.tap("to the bin")
    phone.does_not_see("Resume")
    phone.tap("Bin")
    phone.tap("Take back")
    phone.open()

    phone.sees("Ana against Bone")


def test_a_server_that_is_gone_is_said_in_words_and_found_again(phone: Screen, server: Server) -> None:
    game = games.solo(server.data, games.ROUND_ONE)
    phone.open(f"/game/{game}/table")
    phone.tolerates("WebSocket")
    phone.tolerates("Exception")
    # A typeface that is asked for while nobody answers.
    phone.tolerates("ERR_CONNECTION")

    server.kill()
    phone.page.get_by_text("No connection.").wait_for(state="visible", timeout=15_000)
    server.start()

    phone.page.get_by_text("No connection.").wait_for(state="hidden", timeout=30_000)
    phone.reload()
    phone.sees("Ana: 6 leverage")


@pytest.mark.long
def test_an_amount_that_was_changed_but_not_settled_survives_a_look_elsewhere(phone: Screen, server: Server) -> None:
    game = games.solo(server.data, games.ROUND_ONE, games.TO_TRIGGER_ONE, games.THREATS, games.END_TURN)
    phone.open(f"/game/{game}/table")
    phone.tap("1 more")
    phone.sees("+3 leverage")

    evening.go_to(phone, "Ledger")
    evening.go_to(phone, "Table")

    phone.sees("+3 leverage")


def test_prompts_stay_in_sight_while_the_nemeses_are_on(phone: Screen, server: Server) -> None:
    game = games.solo(server.data, games.ROUND_ONE, games.TO_TRIGGER_ONE, games.END_TURN)
    phone.open(f"/game/{game}/table")

    phone.sees("Bone · Threat level 0")
    phone.sees("Trigger 1: turn over its endgame condition")
    phone.sees("3 more to do")
