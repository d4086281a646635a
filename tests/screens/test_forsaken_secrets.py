"""Gear in a hand is named at the phone of its player, and at no other: not even unseen (Gear)."""

import pytest

from screens import routes
from screens.app import app_on
from screens.share.presence import Presence
from tests.screens.forsaken_evening import ForsakenEvening

NAME, WORDS = "Grapple", "Swing over a wall"
HAND = (
    {"move": "gain_gear", "who": "Ana", "name": NAME},
    {"move": "describe_gear", "who": "Ana", "gear": 30, "words": WORDS, "dice": 2},
)
FULL = tuple({"move": "gain_gear", "who": "Ana"} for _ in range(5))
READ = "Ana: a gear card was read"


class _Shared(ForsakenEvening):
    """Ana, Ben and Cleo, each on a phone of their own."""

    def __init__(self, render):
        super().__init__()
        self.render = render
        self.opening = ""
        self.phones = Presence(id_of=lambda page: self.opening)
        self.app = app_on(self.desk, phones=self.phones)

    def phone(self, id, *seats, place="table", **named):
        self.phones.sit(id, self.id, seats)
        self.opening = id
        address = place if place.startswith("/") else routes.game(self.id, place)
        return self.render(self.app, route=address, **named)


@pytest.fixture
def table(unhurried, render):
    return _Shared(render).moves(*HAND)


def told(heard):
    """What of the hand went over the line, seen or not."""
    sent = b"".join(heard)
    return [word for word in (NAME, WORDS) if word.encode() in sent]


PLACES = {
    "the table": ("table", ()),
    "her board": ("table", ("Ana Chapter 1", "Gear 1 in hand, 0 discarded, room for 5")),
    "what undo brings back": ("table", (f"Undo: {READ}", f"Redo: {READ}")),
    "the fight": ("fight", ()),
    "the end": ("end", ()),
    "the ledger": ("ledger", ()),
    "the entry": ("ledger", (f"2 {READ}",)),
    "the entry taken out": ("ledger", (f"2 {READ}", "Take out")),
    "a card played before": (
        "ledger",
        (f"2 {READ}", "Add after this", "More that can be forgotten", "Gear", "Gear is played"),
    ),
    "reconcile": ("reconcile", ()),
    "a copy to try out": ("try", ("Anything", "Ana Chapter 1", "Gear 1 in hand, 0 discarded, room for 5")),
    "final scoring tried out": ("try", ("Final scoring, now",)),
    "home": ("/", ("More about Ana, Ben, Cleo", "Share or export")),
    "its gear": ("/library/forsaken/gear", ()),
}


@pytest.mark.parametrize(("place", "taps"), PLACES.values(), ids=PLACES)
def test_nothing_of_a_hand_is_sent_to_another_phone_whatever_is_opened_there(table, place, taps):
    heard = []
    screen = table.phone("2", "Ben", place=place, heard=heard)
    for tap in taps:
        screen.tap(tap)

    assert len(b"".join(heard)) > 1_000
    assert told(heard) == []


def test_which_card_is_too_many_is_named_at_her_phone_alone(table):
    table.moves(*FULL)
    heard = []
    bens, hers = table.phone("2", "Ben", heard=heard), table.phone("1", "Ana")

    assert told(heard) == []
    assert "Archive a card in hand" in bens.names()
    assert f"Archive {NAME}" in hers.names()


def test_in_a_fight_her_phone_alone_offers_gear_that_adds_dice(table):
    key = f"Ana plays {NAME}"
    fight = {"place": "fight"}

    assert key in table.phone("1", "Ana", **fight).names()
    assert key not in table.phone("2", "Ben", **fight).names()


def test_gear_that_was_played_lies_open(table):
    heard = []
    ben = table.phone("2", "Ben", place="ledger", heard=heard)

    table.phone("1", "Ana", place="fight").tap(f"Ana plays {NAME}")
    ben.wait(0)

    assert NAME in told(heard)
