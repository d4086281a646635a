"""A nemesis from a sheet of paper: entered, played against, sent away as text, deleted, taken in again and played."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from companion.desk import Desk
from companion.vestige.box.cards import CARD as ANY_CARD
from companion.vestige.box.cards import AnyCard
from companion.vestige.library import library_of
from companion.vestige.table import Table
from storage.shelf import FileShelf
from tests.browser import evening, games
from tests.browser.ash_warden import AFTER_BRIDGE, BRIDGE, CARD, NAME, OATH, REMOVE_OATH
from tests.browser.process import Server
from tests.browser.screen import Screen


class Hand:
    """Taps one thing after the other, and counts what happens to the screen: taps, and fields that are typed into."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.taps = 0
        self.typed = 0
        self._tap, self._type = screen.tap, screen.type_into
        screen.tap, screen.type_into = self.tap, self.type  # type: ignore[method-assign]

    def __call__(self, *names: str) -> None:
        for name in names:
            self.tap(name)

    def tap(self, name: str, role: str | None = None, hurried: bool = False) -> None:
        self._tap(name, role, hurried)
        self.taps += 1

    def type(self, label: str, text: str) -> None:
        self._type(label, text)
        self.typed += 1


@contextmanager
def counted(hand: Hand, what: str) -> Iterator[None]:
    """Prints what something takes, for `pytest -s`."""
    taps, typed, began = hand.taps, hand.typed, time.monotonic()
    yield
    print(f"\n{what}: {hand.taps - taps} taps, {hand.typed - typed} fields, {time.monotonic() - began:.0f} s")


def held(data: Path) -> dict[str, AnyCard]:
    """The cards in the library, as they are on disk."""
    return {id: it.card for id, it in library_of(FileShelf(data).library()["vestige"]).cards.items()}


def table_of(data: Path, game_id: str) -> Table:
    desk = Desk(FileShelf(data), now=lambda: "2026-11-01T20:00:00+00:00", new_id=lambda: "none")
    table: Table = desk.game(game_id).table
    return table


def game_of(screen: Screen) -> str:
    """The id of the game that is open. Its address comes a moment after its screen."""
    screen.page.wait_for_function("() => location.pathname.startsWith('/game/')")
    return str(screen.page.evaluate("() => location.pathname.split('/')[2]"))


@pytest.mark.long
def test_a_nemesis_is_entered_played_shared_deleted_imported_and_played_again(server: Server, phone: Screen) -> None:
    # Somebody has played before, so that the triggers are known.
    games.solo(server.data, games.ROUND_ONE)
    hand = Hand(phone)
    phone.open("/")

    with counted(hand, "Entered from the sheet of paper"):
        enter(hand)
    assert held(server.data)["ash-warden"] == ANY_CARD.validate_python(CARD)

    first = begin(phone)
    with counted(hand, "Three rounds"):
        play_three_rounds(phone, trench_is_known=False)

    with counted(hand, "Copied, deleted and imported"):
        text = copy(hand)
        delete(hand)
        assert "ash-warden" not in held(server.data)
        take_in(hand, text)
    assert held(server.data)["ash-warden"] == ANY_CARD.validate_python(CARD)

    second = begin(phone)
    play_three_rounds(phone, trench_is_known=True)
    before, after = table_of(server.data, first), table_of(server.data, second)
    assert first != second
    assert (after.competitors, after.regions, after.round) == (before.competitors, before.regions, before.round)


def enter(hand: Hand) -> None:
    """From Home to the shelf on which it stands."""
    screen = hand.screen
    hand("Library", "New card", "Nemeses")
    hand.type("Its name", NAME)
    hand("Write it down")
    # Row 0 is as a row begins: gain 1 leverage.
    hand("Add a row")
    screen.sees(f"Threat level 0: {NAME} gains 1 leverage")
    hand("Add a row")
    hand(f"Threat level 1: {NAME} gains 1 leverage", "another word", "Gain cards", "Kind: mercenary", "Done")
    hand("Add a row", "Threat level 2 and above")
    hand(f"Threat level 2+: {NAME} gains 1 leverage", "For each of something", "Done")
    screen.sees(f"{NAME} gains 1 leverage for each region {NAME} controls")
    # The ability and the goal are as they begin.
    hand("Add an ability", "A goal", "Done")
    hand("New threat")
    hand.type("Name of the threat", OATH)
    hand("at once: add an effect", "Gain cards", "Kind: smuggler", "Done")
    hand.type("What removes it, in your words", REMOVE_OATH)
    hand("Done", "New threat")
    hand.type("Name of the threat", BRIDGE)
    hand("at once: add an effect", "Gain control")
    hand.type("Region", "the tr")
    hand("Region: The Trench", "Done", "when removed: add what its removal gives", "Something else")
    hand.type("What people do, in your words", AFTER_BRIDGE)
    hand("Done")
    # The sheet of the threat is there again, and its *Done* is another one.
    screen.sees(f"{BRIDGE}, when removed: {AFTER_BRIDGE}")
    hand("Done", "Keep")
    screen.sees(f"{NAME} is kept.")


def begin(screen: Screen) -> str:
    """A solo game of Ana against Ash Warden alone; gives its id."""
    screen.go("/new/vestige")
    evening.onward(screen, "Your seat")
    evening.onward(screen, "Nemeses, from left to right")
    screen.tap("Leave out Bone")
    screen.tap(f"Add {NAME}")
    screen.sees(f"{NAME}: 2 threat cards")
    evening.onward(screen, "Where the triggers stand")
    evening.onward(screen, "Step 5 of 5")
    evening.start(screen)
    return game_of(screen)


def play_three_rounds(screen: Screen, trench_is_known: bool) -> None:
    """Ash Warden: 1 for a region and 1 for its row; 1 for a smuggler, 1 for a mercenary; 2 for The Trench, 1 for it."""
    evening.take(screen, "Ana", "Chop Shop")
    screen.sees(f"{NAME}: 1 leverage")
    evening.end_turn(screen)
    settle(screen, "0", "Done", f"{NAME} +1", next_round=2)

    reveal(screen, OATH, level=0)
    evening.read(screen, f"What leverage is printed on the smuggler that {NAME} gained?", 1)
    screen.sees(f"{NAME}: 3 leverage")
    evening.end_turn(screen)
    settle(screen, "1", "Printed leverage: 1", f"{NAME} +1", next_round=3)

    reveal(screen, BRIDGE, level=1)
    if not trench_is_known:
        evening.read(screen, "What leverage is printed on The Trench?", 2)
    screen.sees(f"{NAME}: 6 leverage")
    evening.end_turn(screen)
    settle(screen, "2+", "Done", f"{NAME} +1", next_round=4)

    screen.sees(f"{NAME}: 7 leverage")
    screen.tap(f"{NAME} Threat level 2")
    screen.sees(f"To remove: {REMOVE_OATH}")
    screen.tap(f"Remove {BRIDGE}")
    screen.sees("Threat level 1")
    screen.tap("Close")
    screen.sees(AFTER_BRIDGE)


def reveal(screen: Screen, threat: str, level: int) -> None:
    """A threat comes out, by its sheet."""
    screen.tap(f"{NAME} Threat level {level}")
    screen.tap(f"Reveal {threat}")
    screen.sees(f"Threat level {level + 1}")
    screen.tap("Close")


def settle(screen: Screen, row: str, answer: str, outcome: str, next_round: int) -> None:
    """The only step of its turn, and the end of the round."""
    screen.sees(f"{NAME} · Threat level {row}")
    screen.tap(answer)
    screen.sees(f"Threat level {row}: {outcome}")
    screen.tap(f"End the round: {outcome}")
    screen.sees(f"Round {next_round} · Ana")


def copy(hand: Hand) -> str:
    """Its card as text, from its page."""
    screen = hand.screen
    screen.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    screen.go("/library/nemesis")
    hand(f"{NAME}, ", "More", "Share As a file", "Copy")
    screen.sees("Copied, to be pasted anywhere.")
    return str(screen.page.evaluate("() => navigator.clipboard.readText()"))


def delete(hand: Hand) -> None:
    """Gone from the library; games that are begun keep it."""
    hand("More", "Delete")
    hand.screen.sees(f"{NAME} is in the bin")


def take_in(hand: Hand, text: str) -> None:
    """Pasted as somebody else would, who got it in a message."""
    screen = hand.screen
    screen.go("/library")
    hand("Import")
    paste = "Or paste the text of a pack"
    hand.type(paste, "")
    screen.page.keyboard.insert_text(text)
    screen.rest()
    hand("Look at the text")
    screen.sees("1 new.")
    hand("Import 1 card", "To the library")
    screen.sees("Nemeses")
