"""Evenings of Chronicles in a real browser: three people from set-up to verdict, and one alone with the shroud."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from storage.shelf import FileShelf
from tests.browser import evening, games
from tests.browser.offline_phone import OfflinePhone
from tests.browser.process import Server
from tests.browser.screen import Screen

NAMES = ("Ana", "Ben", "Cleo")


def set_up(screen: Screen, names: Iterable[str]) -> None:
    """A new game of these people: two events lie open, and one token of the festival is known."""
    evening.new_game(screen, "Vindication: Chronicles")
    screen.sees("Seats, in the order of turns")
    for number, name in enumerate(names, start=1):
        if number > 1:
            screen.tap("Add a player")
        screen.type_into(f"Player {number}", name)
    evening.onward(screen, "What lies open already?")
    screen.tap("Board 1, newest: which event?")
    screen.tap("Trial and Error lies here")
    screen.tap("Board 2, oldest: which event?")
    screen.tap("Hostile Negotiations lies here")
    screen.tap("Inspiration: Not named yet")
    screen.tap("Honor lies in inspiration")
    screen.sees("Inspiration: Honor")
    evening.onward(screen, "Set up the table")
    screen.tap("Start")


@pytest.mark.long
def test_three_people_play_from_setup_to_verdict(phone: Screen, server: Server):
    phone.open()
    set_up(phone, NAMES)
    phone.sees("End Ana's turn")

    # Ana: two relics, each with its chronicle; the renown of the row goes over the first column.
    phone.tap("Ana gains a relic, 0 of 2 circles")
    phone.sees("Cleo draws from the stack Tomb of the Ancients")
    phone.tap("Ana: a mark on courage, 0 of 3 marks")
    phone.sees("Marks: courage 1")
    phone.tap("Ana gains a relic, 1 of 2 circles")
    phone.sees("Undo: Ana gains a relic (1 renown)")
    phone.tap("Ana: a mark on courage, 1 of 3 marks")
    phone.sees("Marks: courage 2")
    phone.tap("Ana: 1 renown; place renown")
    phone.tap("Ana places renown, Column 1: 1 honor at the end as it stands")
    phone.sees("Not now: its renown lies there already")
    phone.tap("Close")
    phone.tap("End Ana's turn")
    phone.sees("End Ben's turn")

    # Ben resolves the oldest event: its board goes to the front, and A Darkness Below is turned over there.
    evening.go_to(phone, "Events")
    phone.tap("Board 2, oldest: Hostile Negotiations")
    phone.tap("Somebody resolves it")
    phone.tap("Ben resolves it")
    phone.sees("Board 2, newest: turn over")
    phone.tap("It is A Darkness Below")
    phone.tap("Say where A Darkness Below is")
    phone.tap("It is at Monastery")
    phone.tap("Done")
    phone.sees("2 dark agents: no visits here")
    phone.tap("Ben vanquishes one at Monastery")
    phone.sees("1 dark agent: no visits here")

    # What nobody has read yet is asked on the Table: what vanquishing pays, and the reward of the event.
    evening.go_to(phone, "Table")
    phone.sees("A Darkness Below closes it; 1 dark agent is on it")
    phone.sees("Ben: what does A Darkness Below give?")
    phone.tap("Mark of vision as reward, 0 of 3 marks")
    phone.tap("That is it")
    phone.sees("How much honor does vanquishing a dark agent give?")
    phone.tap("How much honor does vanquishing a dark agent give? Not paid yet: Ben 1.: 1")
    phone.sees("Ben: 1 honor, type a number")
    phone.sees("Marks: vision 1")

    # At the festival: the renown of the reward for the one token that is known; it is used at once.
    evening.go_to(phone, "Festival")
    phone.tap("Inspiration: Honor")
    phone.tap("Ben has inspiration")
    phone.tap("Ben takes Honor")
    phone.sees("Ben uses Honor")
    phone.tap("Ben uses Honor")
    phone.sees("(3 honor)")
    phone.tap("Undo: Ben uses Honor (3 honor)")
    phone.sees("No conviction here")
    phone.tap("Redo: Ben uses Honor (3 honor)")
    evening.go_to(phone, "Table")
    phone.sees("Ben: 4 honor, type a number")

    # An end-game trigger, and the end.
    phone.tap("More of this game")
    phone.tap("An end-game trigger is reached")
    phone.sees("Undo: An end-game trigger is reached")
    phone.tap("More of this game")
    phone.tap("The end")
    phone.sees("If it ended now")
    phone.tap("End the game here")
    phone.tap("Begin final scoring")
    phone.sees("Add what the base game pays at its end")
    phone.tap("File the result")
    phone.sees("Ben wins")

    (listing,) = FileShelf(server.data).listings()
    assert listing.game == "chronicles"
    assert listing.finished
    assert "Ben" in (listing.result or "")


SOLO = (
    {"move": "reveal_event", "name": "Trial and Error"},
    {"move": "reveal_event", "name": "Miara, Music, and Mead"},
)


@pytest.mark.long
def test_a_solo_player_chooses_blind_and_reads_only_then_also_in_flight_mode(empty_phone: OfflinePhone, tmp_path: Path):
    games.chronicles(tmp_path / "data", "Ana", parts=SOLO)
    empty_phone.lay(tmp_path / "data")
    empty_phone.host.away = True
    with empty_phone.opened("/game/evening/table") as screen:
        screen.tap("Ana gains a trait, 0 of 2 circles")
        screen.tap("Open the shroud")
        screen.sees("Choose option A")
        before = screen.text()
        screen.tap("Choose option B")
        screen.sees("Turn the card and read what comes of it")
        chosen = screen.text()

        # The phone goes away in between: the choice stands, and nothing else was told.
        screen.reload()
        screen.sees("Option B is chosen")
        screen.tap("Ana: a mark on vision, 0 of 3 marks")
        screen.sees("Marks: vision 1")
    empty_phone.host.away = False

    assert "mark" not in before
    assert "Option B is chosen" in chosen
    record = FileShelf(empty_phone.kept(tmp_path / "kept")).read("evening")
    assert [entry["command"]["move"] for entry in record.entries[-3:]] == [
        "gain_card",
        "choose_blind",
        "take_chronicle",
    ]
