"""A whole solo evening against Bone, as `SCENARIOS` tells it, in a real browser."""

import pytest

from tests.browser import evening
from tests.browser.process import Server
from tests.browser.screen import Screen

CONDITION = "A faction controls six regions"


@pytest.mark.xdist_group("evening")
def test_a_solo_evening_from_setup_to_verdict(phone: Screen, server: Server) -> None:
    phone.open()

    # 1. A first game: the list shows what applies to it, and nothing else.
    evening.set_up(phone)
    phone.sees("1 covert op on each of the three magenta triggers")
    phone.sees("Bone: 2 threats face down in each of the five stacks")
    phone.sees("all face up")
    phone.does_not_see("One more endgame condition")
    evening.start(phone)

    # 2. Round 1: 4 from a card, the Chop Shop for 2, one for Bone; then Bone's 2.
    evening.gain(phone, "Ana", 4, before=0)
    evening.take(phone, "Ana", "Chop Shop")
    phone.sees("Ana: 6 leverage")
    phone.sees("Bone: 1 leverage")
    evening.end_turn(phone)
    evening.done(phone, "Threat level 0", "Bone +2")
    evening.end_round(phone, "Bone +2", next_round=2)
    phone.sees("Bone: 3 leverage")

    # 3. Round 2: trigger 1 with its condition, two threats and a covert op.
    evening.type_gain(phone, "Ana", 5, before=6)
    evening.reveal_condition(phone, CONDITION)
    evening.reveal_threat(phone, "Syndicate Lord")
    evening.type_threat(phone, "Quiet Market")
    evening.draw_covert_op(phone)
    evening.read(phone, "What leverage is printed on the smuggler that Bone gained?", 2)
    evening.read(phone, "What leverage is printed on Smugglers' Lair?", 3)
    phone.sees("Bone: 8 leverage")
    phone.sees("Threat level 2")
    evening.end_turn(phone)
    evening.done(phone, "Threat level 0", "Bone +2")
    evening.done(phone, "Threat level 1", "Bone +2")
    evening.read_step(phone, 1)
    evening.done(phone, "Threat level 2+", "Bone +1")
    evening.end_round(phone, "Bone +6", next_round=3)
    phone.sees("Bone: 14 leverage")

    # 4. The browser is closed and the app is killed in the middle of round 3.
    phone.tolerates("WebSocket")
    server.kill()
    server.start()
    phone.open()
    phone.sees("Ana against Bone")
    phone.tap("Resume")
    phone.sees("Round 3 · Ana")
    phone.sees("Undo: Bone gains 6 leverage, 1 mercenary")
    phone.sees("Bone: 14 leverage")

    # 7. A visit pays Bone; undone and redone.
    evening.visit(phone, "Ana", "Smugglers' Lair")
    phone.sees("Bone: 17 leverage")
    phone.tap("Undo: Ana visits Smugglers' Lair")
    phone.sees("Bone: 14 leverage")
    phone.tap("Redo: Ana visits Smugglers' Lair")
    phone.sees("Bone: 17 leverage")

    # 8. Three conditions are met in round 5: round 6 is the last, and every page says so.
    for number in (3, 4):
        evening.end_turn(phone)
        evening.whole_nemesis_turn(phone)
        phone.sees(f"Round {number + 1} · Ana")
    evening.meet_three_conditions(phone, CONDITION)
    for tab in ("Table", "Regions", "End", "Ledger"):
        evening.go_to(phone, tab)
        phone.sees("Round 6 is the last")
    evening.go_to(phone, "Table")
    evening.end_turn(phone)
    phone.sees("Round 6 is the last")
    evening.whole_nemesis_turn(phone)
    phone.sees("This is the last round")
    evening.end_turn(phone)
    evening.whole_nemesis_turn(phone)
    phone.sees("Final scoring")
