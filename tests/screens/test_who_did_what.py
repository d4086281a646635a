"""Who entered and who took back what: told to the other phones, and in the ledger."""

import pytest

from companion.past import Remove
from companion.vestige import commands as c
from screens import sitting as sittings
from screens.share import aim
from screens.share.presence import Phone, Presence
from screens.sitting import OUTDATED, Sitting
from tests.screens.evening import DUEL, Evening
from tests.screens.shared import SharedEvening

GAIN = c.GainLeverage(who="Ada", amount=2)


@pytest.fixture
def table(unhurried, render):
    return SharedEvening(render)


def entries(table):
    return [(entry.label, entry.by) for entry in table.game.ledger.entries]


# What the others are told


def test_undo_on_one_phone_is_told_on_the_others_and_not_on_its_own(table):
    table.play(GAIN)
    ada, ben, watcher = table.phone("1", "Ada"), table.phone("2", "Ben"), table.phone("3", watches=True)
    ben.tap("Undo: Ada gains 2 leverage")
    for phone in (ada, watcher):
        phone.wait(0)

    assert ada.sees("Ben took back: Ada gains 2 leverage.")
    assert watcher.sees("Ben took back: Ada gains 2 leverage.")
    assert not ben.sees("took back")


def test_redo_is_told_too_and_a_watcher_begins_the_sentence(table):
    table.play(GAIN)
    table.desk.undo(table.id)
    ada, watcher = table.phone("1", "Ada"), table.phone("3", watches=True)
    watcher.tap("Redo: Ada gains 2 leverage")
    ada.wait(0)

    assert ada.sees("A watcher brought back: Ada gains 2 leverage.")


def test_what_everybody_sees_on_the_table_is_not_said_besides(table):
    ada, ben = table.phone("1", "Ada"), table.phone("2", "Ben")
    ben.tap("Ada: 1 more")
    ben.tap("+1: 0 becomes 1")
    ada.wait(0)

    assert not ada.sees("took back")
    assert entries(table) == [("Ada gains 1 leverage", "Ben")]


def test_between_two_windows_of_one_phone_that_goes_round_nothing_is_told(unhurried, render):
    evening = Evening(**DUEL).play(c.GainLeverage(who="Ana", amount=2))
    here, there = evening.open(render), evening.open(render)
    there.tap("Undo: Ana gains 2 leverage")
    here.wait(0)

    assert not here.sees("took back")
    assert evening.game.ledger.undone_by == ()
    assert evening.game.ledger.entries[0].by == evening.game.ledger.entries[0].id == ""


# The ledger


def test_an_entry_says_on_whose_phone_it_was_made_where_its_words_do_not(table):
    both, ben = table.phone("1", "Ada", "Ben", tab="ledger"), table.phone("2", "Ben")
    for name in ("Ada", "Ben"):
        ben.tap(f"{name}: 1 more")
        ben.tap("+1: 0 becomes 1")
    both.wait(0)

    assert entries(table) == [("Ada gains 1 leverage", "Ben"), ("Ben gains 1 leverage", "Ben")]
    lines = {name[:1]: name for name in both.names() if name[:1].isdigit() and "gains" in name}
    assert {number: line.endswith("entered by Ben") for number, line in lines.items()} == {"1": True, "2": False}

    both.tap(lines["2"])
    assert both.sees("Entered by Ben.")


def test_an_entry_that_was_taken_back_says_by_whom(table):
    table.play(GAIN, GAIN)
    ben = table.phone("2", "Ben")
    ben.tap("Undo: Ada gains 2 leverage")
    table.desk.undo(table.id, by="a watcher")
    ledger = table.phone("1", "Ada", tab="ledger")

    assert ledger.sees("Ada gains 2 leverage (undone by a watcher)")
    assert ledger.sees("Ada gains 2 leverage (undone by Ben)")
    ledger.tap("2 Ada gains 2 leverage (undone by Ben)")
    assert ledger.sees("Undone by Ben.")


# Requests


class Seats:
    """A phone of a shared table without a screen: what it taps, and what it is told."""

    def __init__(self, evening, presence, *seats):
        self.said = []
        self.phone = Phone(presence, f"phone of {seats}", host=False)
        presence.sit(self.phone.id, evening.id, seats)
        self.sitting = Sitting(evening.desk, evening.id, self, self.said.append, print)
        self.sitting.watch()

    def kept(self, what):
        return {}

    def tap(self):
        """Nobody feels it."""


@pytest.fixture
def event(monkeypatch):
    """What a line knows of the tap that is answered: which it is, and whether it was aimed at an older screen."""
    event = {"id": "d1f0:1", "outdated": False}
    monkeypatch.setattr(aim, "event_id", lambda: event["id"])
    monkeypatch.setattr(aim, "outdated", lambda news: event["outdated"])
    return event


@pytest.fixture
def two(event):
    evening = Evening(**DUEL, depth="cards")
    presence = Presence()
    return evening, Seats(evening, presence, "Ana"), Seats(evening, presence, "Ben")


HERS = c.GainLeverage(who="Ana", amount=1)
TAPS = {
    "a command": lambda it: it.dispatch(HERS),
    "undo": lambda it: it.undo(),
    "redo": lambda it: it.redo(),
    "undo to a place": lambda it: it.rewind(1),
    "a change of the past": lambda it: it.amend([Remove(0)]),
}


def begun(evening):
    evening.play(HERS, HERS, HERS)
    evening.desk.undo(evening.id)


def test_the_commands_of_one_tap_are_told_apart(two):
    evening, ana, _ = two

    for _ in range(2):
        assert ana.sitting.dispatch(HERS)

    assert [(it.id, it.by) for it in evening.game.ledger.entries] == [("d1f0:1/1", "Ana"), ("d1f0:1/2", "Ana")]


@pytest.mark.parametrize("tap", TAPS.values(), ids=TAPS)
def test_a_tap_that_comes_a_second_time_is_not_done_twice(two, tap):
    evening, ana, ben = two
    begun(evening)
    tap(ana.sitting)
    before = evening.game

    # As if the server had never heard it: its phone counts from one again.
    ana.phone._requests.clear()
    tap(ana.sitting)

    assert evening.game is before
    assert OUTDATED not in [*ana.said, *ben.said]


@pytest.mark.parametrize("tap", TAPS.values(), ids=TAPS)
def test_a_tap_on_an_older_screen_is_refused_on_its_phone_alone_however_long_ago_the_change_was(
    two, event, monkeypatch, tap
):
    evening, ana, ben = two
    begun(evening)
    monkeypatch.setattr(sittings, "JUST_NOW", 0)
    event["outdated"] = True
    before = evening.game

    tap(ana.sitting)

    assert evening.game is before
    assert ana.said[-1] == OUTDATED
    assert OUTDATED not in ben.said


@pytest.mark.parametrize("tap", TAPS.values(), ids=TAPS)
def test_a_tap_on_the_newest_screen_counts_however_soon_it_comes(two, tap):
    evening, ana, _ = two
    begun(evening)
    before = evening.game

    tap(ana.sitting)

    assert evening.game is not before
    assert OUTDATED not in ana.said


def test_a_refusal_is_said_on_that_phone_alone(two):
    _, ana, ben = two

    assert not ana.sitting.dispatch(c.GainLeverage(who="Nobody", amount=1))

    assert len(ana.said) == 1
    assert ben.said == []


def test_the_numbers_of_taps_take_no_room(two, event):
    _, ana, _ = two

    for number in range(500):
        event["id"] = f"d1f0:{number}"
        ana.phone.request()

    assert len(ana.phone._requests) <= 64


def test_without_a_line_there_is_no_request(monkeypatch):
    monkeypatch.setattr(aim, "event_id", lambda: None)

    assert Phone(Presence(), "1", host=False).request() == ""
