"""Evenings of several people: four and Bone, two teams to the verdict, one team with a shared turn; and the past."""

import pytest

from tests.browser import evening, games
from tests.browser.process import Server
from tests.browser.screen import Screen


def taken(who: str, region: str) -> dict[str, object]:
    return {"move": "take_control", "who": who, "region": region}


def card(who: str, kind: str, name: str | None = None) -> dict[str, object]:
    return {"move": "gain_card", "who": who, "kind": kind, "name": name, "leverage": 1}


def end_turn_of(screen: Screen, who: str, next: str) -> None:
    screen.tap(f"End {who}'s turn")
    screen.sees(next)


@pytest.mark.long
def test_four_people_and_bone_play_a_round_in_which_a_region_changes_hands(phone: Screen, server: Server) -> None:
    people = ("Ana", "Ben", "Cem", "Dee")
    game = games.several(server.data, "competitive", *people, nemeses=(games.BONE,), difficulty="menace")
    phone.open(f"/game/{game}/table")
    phone.sees("next Ben")

    # Oasis shows 3: Bone answers each human who takes it (p. 26); being ousted costs nothing (p. 17).
    evening.take(phone, "Ana", "Oasis")
    phone.sees("Ana: 3 leverage")
    phone.sees("Bone: 1 leverage")
    end_turn_of(phone, "Ana", "next Cem")
    evening.take(phone, "Ben", "Oasis")
    phone.sees("Ana: 3 leverage")
    phone.sees("Ben: 3 leverage")
    phone.sees("Bone: 2 leverage")
    end_turn_of(phone, "Ben", "next Dee")
    evening.visit(phone, "Cem", "Oasis")
    phone.sees("Ben: 6 leverage")
    end_turn_of(phone, "Cem", "Round 1 · Dee")
    evening.gain(phone, "Dee", 2, before=0)
    end_turn_of(phone, "Dee", "Nemeses")
    phone.sees("Threat level 0: Bone +2")
    evening.end_round(phone, "Bone +2", next_round=2)

    for who, leverage in {"Ana": 3, "Ben": 6, "Cem": 0, "Dee": 2, "Bone": 4}.items():
        phone.sees(f"{who}: {leverage} leverage")
    phone.tap("Undo: Bone gains 2 leverage")
    phone.sees("End the round: Bone +2")


@pytest.mark.long
def test_two_teams_score_to_the_verdict_and_a_tile_goes_to_the_team_with_most(phone: Screen, server: Server) -> None:
    parts = [
        {"move": "gain_leverage", "who": "Ana", "amount": 9},
        {"move": "gain_leverage", "who": "Ben", "amount": 12},
        {"move": "gain_leverage", "who": "Cem", "amount": 8},
        {"move": "gain_leverage", "who": "Dee", "amount": 3},
        taken("Cem", "Chop Shop"),
        card("Ana", "lawmaker"), card("Cem", "lawmaker"), card("Ben", "lawmaker"), card("Dee", "augmentation"),
        {"move": "begin_scoring"},
    ]  # fmt: skip
    game = games.several(server.data, "teams", "Ana/Rust", "Ben/Dust", "Cem/Rust", "Dee/Dust", parts=parts)
    phone.open(f"/game/{game}/end")

    # Rust: 9 + 1 and 8 + 2 + 1, at the end 2 for the Chop Shop; ambition with 2 lawmakers to 1. Dust: 13 + 4, purple 7.
    phone.sees("What does a covert op of Ana pay?")
    skip_to(phone, "What is the ambition tile worth?", steps=8)
    phone.sees("Mastery tiles")
    phone.tap("What is the ambition tile worth: 5")
    phone.sees("The ambition tile shows 5")
    evening.onward_in_scoring(phone, "The result")
    phone.tap("File the result")

    phone.sees("Rust wins")
    phone.sees("Rust has the most leverage: 28, against Dust 24")


def skip_to(screen: Screen, heading: str, steps: int) -> None:
    """Goes on in final scoring, over what nothing was held for, until a heading comes."""
    for step in range(1, steps + 1):
        screen.sees(f"Step {step} of {steps}")
        if heading in screen.text():
            return
        screen.tap("Next")
    screen.sees(heading)


@pytest.mark.long
def test_a_team_shares_its_turn_and_hands_a_card_over(phone: Screen, server: Server) -> None:
    game = games.several(
        server.data,
        "cooperative",
        "Ana",
        "Ben",
        nemeses=(games.BONE,),
        depth="cards",
        parts=[card("Ana", "lawmaker", "Dispatch"), {"move": "pick_up_job", "who": "Ana", "kind": "artifact", "on": 1}],
    )
    phone.open(f"/game/{game}/table")

    # Any order: Ana activates, Ben moves, Ana moves (p. 29).
    for who, action in (("Ana", "activate"), ("Ben", "move"), ("Ana", "move")):
        phone.tap(f"{who}: {action}, not taken yet")
        phone.sees(f"Undo: {who}: {action}")
    phone.tap("Ana 9 to trigger 1")
    phone.tap("Dispatch, lawmaker")
    phone.tap("Dispatch is handed to another player")
    phone.tap("Ben", role="button")
    phone.sees("0 cards")
    phone.tap("Close")
    phone.sees("Undo: Ana hands Dispatch to Ben")
    phone.sees("Ana: 1 leverage")
    phone.sees("Ben: 0 leverage")
    phone.tap("End the players' turn")
    phone.sees("Threat level 0: Bone +2")
    phone.tap("End the round: Bone +2")

    phone.sees("Round 2")
    phone.sees("Ana: activate, not taken yet")


@pytest.mark.long
def test_a_gain_forgotten_in_round_1_is_added_there_and_the_rest_reconciled(phone: Screen, server: Server) -> None:
    two_rounds = (*games.ROUND_ONE, {"move": "end_turn"}, {"move": "run_nemeses"}, *games.TO_TRIGGER_ONE)
    game = games.solo(server.data, two_rounds)
    phone.open(f"/game/{game}/ledger")

    # SCENARIOS, step 5: 11 becomes 12, nothing else.
    phone.tap("Ana takes Chop Shop")
    phone.tap("Add before")
    phone.sees("Forgotten in round 1")
    phone.tap("How much?: 1")
    phone.sees("Nothing else changes")
    phone.tap("Accept")
    phone.sees("Undo: Added as entry 2: Ana gains 1 leverage")
    evening.go_to(phone, "Table")
    phone.sees("Ana: 12 leverage")
    phone.tap("Undo: Added as entry 2")
    phone.sees("Ana: 11 leverage")
    phone.tap("Redo: Added as entry 2")
    phone.sees("Ana: 12 leverage")

    # On the table Bone's disc stands at 5, not at 3.
    phone.tap("More of this game")
    phone.tap("Reconcile")
    phone.sees("What lies on the table")
    phone.tap("Bone: leverage 3")
    for _ in range(2):
        phone.tap("Bone: leverage, 1 more")
    phone.tap("Correct 1 value")
    phone.sees("Undo: Correction: Bone 5")
    phone.reload()
    phone.sees("Undo: Correction: Bone 5")
