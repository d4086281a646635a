"""A whole solo evening against Bone, as `SCENARIOS` tells it, in a real browser."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager

import pytest

from tests.browser import evening
from tests.browser.conftest import PHONE
from tests.browser.process import Server
from tests.browser.screen import Screen

CONDITION = "A faction controls six regions"


@pytest.fixture
def phone(device: Callable[..., AbstractContextManager[Screen]], server: Server) -> Iterator[Screen]:
    """A phone on which everything moves, as on most."""
    with device(server.address, **{**PHONE, "reduced_motion": "no-preference"}) as screen:
        yield screen


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

    # 4. She closes the browser in the middle of round 3; the app is killed as well.
    phone.page.goto("about:blank")
    server.kill()
    server.start()
    phone.open()
    phone.sees("Ana against Bone")
    phone.tap("Resume")
    phone.sees("Round 3 · Ana")
    phone.sees("Undo: Bone gains 6 leverage, 1 mercenary")
    phone.sees("Bone: 14 leverage")

    # 6. Two rules are looked up over the Table, which stays where it was.
    evening.look_up(phone, "what happens on a tie for mastery", "Nobody claims that tile")
    evening.look_up(phone, "can I recover a block from a region", "you lose control of the region")
    evening.go_to(phone, "Table")
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
    phone.sees("Bone: 29 leverage")
    evening.type_gain(phone, "Ana", 16, before=11)
    evening.reveal_met_condition(phone, "Speed of five", trigger=2)
    for _ in range(2):
        evening.leave_out(phone, "Trigger 2: reveal a threat of Bone.")
    evening.reveal_met_condition(phone, "Three artifacts", trigger=3)
    for _ in range(2):
        evening.leave_out(phone, "Trigger 3: reveal a threat of Bone.")
    evening.leave_out(phone, "Trigger 3: Ana draws a covert op, in secret.")
    evening.go_to(phone, "End")
    phone.tap(f"{CONDITION} is met")
    for tab in ("Table", "Map", "End", "Ledger"):
        evening.go_to(phone, tab)
        phone.sees("Round 6 is the last")
    phone.tap("Home")
    phone.sees("Round 6 is the last")
    phone.tap("Resume")
    evening.end_turn(phone)
    phone.sees("Round 6 is the last")
    evening.whole_nemesis_turn(phone)
    phone.sees("This is the last round")
    evening.end_turn(phone)
    phone.sees("This is the last round")
    evening.whole_nemesis_turn(phone)
    phone.sees("Final scoring")

    # 9. Step by step: what is unknown is asked for; the verdict has its reason; the game is filed once.
    phone.tap("Go to final scoring")
    phone.sees("What does a covert op of Ana pay?")
    phone.tap("covert op of Ana: 5")
    phone.sees("Undo: Ana: covert ops pay 5")
    evening.onward_in_scoring(phone, "What does a bounty of Ana pay?")
    evening.onward_in_scoring(phone, "Chop Shop: 2")
    phone.sees("Smugglers' Lair: 3")
    evening.onward_in_scoring(phone, "1 region controlled x threat level 2")
    evening.onward_in_scoring(phone, "Cards for mastery")
    phone.sees("Mercenaries of Bone: 5")
    phone.tap("Lawmakers of Ana: 1 more")
    phone.sees("Lawmakers of Ana: 1")
    evening.onward_in_scoring(phone, "Mastery bonuses")
    evening.onward_in_scoring(phone, "Mastery tiles")
    for tile in ("ambition", "might", "cunning"):
        phone.sees(f"What is the {tile} tile worth?")
        phone.tap(f"What is the {tile} tile worth: 5")
        phone.sees(f"The {tile} tile shows 5")
    evening.onward_in_scoring(phone, "1 of 9 regions controlled")
    evening.onward_in_scoring(phone, "The result")
    phone.tap("File the result")
    phone.sees("Bone wins")
    phone.sees("Bone has the most leverage: 56, against Ana 39")
    phone.sees("Filed")
    phone.does_not_see("File the result")
    assert any(control.name == "Share as text" for control in phone.names())
    assert any(control.name == "Share as picture" for control in phone.names())
    phone.tap("Home")
    phone.sees("Bone wins")
