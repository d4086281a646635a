"""Who sits at which phone of a shared table: asked once, remembered, changed from the game's menu."""

import pytest

from companion.vestige import commands as c
from screens.share import presence
from screens.share.presence import Here, Presence, in_words
from tests.screens.evening import DUEL, Evening
from tests.screens.shared import SharedEvening, forgotten

ASKED = "Who sits at this phone?"
GAIN = c.GainLeverage(who="Ada", amount=2)


@pytest.fixture
def table(unhurried, render):
    return SharedEvening(render)


def test_a_phone_is_asked_before_it_sees_the_game_and_a_seat_is_two_taps(table):
    phone = table.phone("1")
    assert phone.sees(ASKED)
    assert not phone.sees("Round 1")
    phone.tap("Ada")
    phone.tap("Play as Ada")

    assert not phone.sees(ASKED)
    assert phone.sees("Round 1")
    assert table.phones.seats("1", table.id) == ("Ada",)


def test_several_seats_share_a_phone(table):
    phone = table.phone("1")
    phone.tap("Ben")
    phone.tap("Ada")
    phone.tap("Play as Ada and Ben")

    assert table.phones.seats("1", table.id) == ("Ada", "Ben")


def test_a_seat_that_was_tapped_by_mistake_is_tapped_again(table):
    phone = table.phone("1")
    phone.tap("Ben")
    phone.tap("Ben")

    assert "Choose a seat" in phone.names()
    with pytest.raises(AssertionError, match="disabled"):
        phone.tap("Choose a seat")


def test_a_phone_may_only_watch(table):
    phone = table.phone("1")
    phone.tap("Only watch")

    assert phone.sees("Round 1")
    assert table.phones.seats("1", table.id) == ()


def test_a_new_page_on_the_same_phone_is_not_asked_and_another_phone_is(table):
    table.phone("1", "Ada")

    assert not table.phone("1").sees(ASKED)
    assert table.phone("2").sees(ASKED)


def test_in_another_game_a_phone_is_asked_again(table):
    table.phone("1", "Ada")
    other = table.desk.begin("vestige", table.game.setup).id

    assert table.phone("1", address=f"/game/{other}/table").sees(ASKED)


def test_a_seat_at_another_phone_is_marked_and_may_be_taken_all_the_same(table):
    here = table.phone("1", "Ada")
    there = table.phone("2")
    assert there.sees("Ada at another phone")
    there.tap("Ada at another phone")
    there.tap("Play as Ada")

    here.wait(0)

    assert table.phones.seats("1", table.id) == table.phones.seats("2", table.id) == ("Ada",)
    assert here.sees("Ada sits at another phone too.")


def test_a_seat_taken_meanwhile_is_marked_at_once(table):
    waiting = table.phone("2")
    assert not waiting.sees("at another phone")

    taking = table.phone("1")
    taking.tap("Ben")
    taking.tap("Play as Ben")
    waiting.wait(0)

    assert waiting.sees("Ben at another phone")


def test_the_seat_of_a_phone_that_is_away_is_marked_so(table, monkeypatch):
    monkeypatch.setattr(presence, "_connected", lambda page: False)
    table.phone("1", "Ada")

    assert table.phone("2").sees("Ada at a phone that is away")


def test_the_menu_leads_to_it_and_back(table):
    phone = table.phone("1", "Ada")
    phone.tap("More")
    phone.tap("Seats at this phone")
    assert phone.sees(ASKED)
    phone.tap("Ada")
    phone.tap("Ben")
    phone.tap("Play as Ben")

    assert phone.sees("Round 1")
    assert table.phones.seats("1", table.id) == ("Ben",)


def test_who_only_looked_whether_to_change_it_goes_back_with_the_same_seats(table):
    phone = table.phone("1", "Ada", tab="phone")
    phone.tap("Back to the game")

    assert phone.sees("Round 1")
    assert table.phones.seats("1", table.id) == ("Ada",)


@pytest.mark.parametrize("tab", ["table", "phone"])
def test_one_phone_that_goes_round_is_never_asked(unhurried, render, tab):
    screen = Evening(**DUEL).open(render, tab)
    screen.tap("More")

    assert not screen.sees(ASKED)
    assert not screen.sees("Seats at this phone")


def test_a_game_that_is_over_has_no_secrets_and_asks_nobody(table):
    table.play(c.BeginScoring(), c.Finish())

    assert not table.phone("1", tab="end").sees(ASKED)


def test_a_seat_that_gets_another_name_stays_where_it_is_also_by_undo(table):
    phone = table.phone("1", "Ada")

    table.play(c.RenameSeat(who="Ada", to="Adela"))
    phone.wait(0)
    assert table.phones.seats("1", table.id) == ("Adela",)

    table.desk.undo(table.id)
    phone.wait(0)
    assert table.phones.seats("1", table.id) == ("Ada",)


def test_a_name_that_is_only_tried_out_moves_nobody(table):
    phone = table.phone("1", "Ada", tab="try")
    phone.tap("Anything")
    for tap in ("More", "Seats Order of turns", "Ada on turn"):
        phone.tap(tap)
    phone.type_into("Name", "Adela")
    phone.tap("Rename Ada")

    assert phone.sees("Adela")
    assert table.phones.seats("1", table.id) == ("Ada",)


def test_one_who_joins_takes_no_seat_from_anybody(table):
    phone = table.phone("1", "Ada")

    table.play(c.JoinTable(name="Cyd"))
    phone.wait(0)

    assert table.phones.seats("1", table.id) == ("Ada",)


# Which phones are there


@pytest.mark.parametrize(
    ("seats", "words"),
    [((), "a watcher"), (("Ada",), "Ada"), (("Ada", "Ben"), "Ada and Ben"), (("A", "B", "C"), "A, B and C")],
)
def test_the_people_at_a_phone_are_told_in_a_row(seats, words):
    assert in_words(seats) == words


def test_the_phones_that_are_here_are_told_by_their_people(table):
    table.phone("1", "Ada")
    table.phone("2", watches=True)
    table.phone("3", address="/")

    assert table.phones.phones_here() == (Here("Ada", True), Here("a watcher", True), Here("nobody yet", True))


def test_a_phone_with_two_pages_is_one_phone(table):
    for _ in range(3):
        table.phone("1", "Ada")

    assert table.phones.phones_here() == (Here("Ada", True),)


def test_a_phone_whose_pages_are_gone_for_good_is_not_here_and_keeps_its_seat(table):
    forgotten(table.phone("1", "Ada"))

    assert table.phones.phones_here() == ()
    assert table.phones.seats("1", table.id) == ("Ada",)


def test_pages_that_are_gone_and_phones_that_were_here_once_take_no_room(table, monkeypatch):
    monkeypatch.setattr(presence, "MOST", 3)
    monkeypatch.setattr(presence, "GAMES", 2)
    watchers = len(table.phones._watchers)
    for number in range(4):
        forgotten(table.phone("1", "Ada"))
        table.phones.sit(f"phone {number}", "some game", ("Ada",))
        table.phones.sit("1", f"game {number}", ("Ada",))
        table.phones.follow(f"game {number}", ["Ada"])
    table.phones.tell()

    assert len(table.phones._known) == 3
    assert len(table.phones._known["1"].seats) == 2
    assert len(table.phones._names) == 2
    assert len(table.phones._known["1"].pages) <= 1
    assert len(table.phones._watchers) == watchers


def test_the_phone_that_was_heard_of_longest_ago_is_forgotten_first():
    phones = Presence(id_of=lambda page: "")
    for number in range(presence.MOST + 1):
        phones.sit(str(number), "game", ("Ada",))

    assert phones.seats("0", "game") is None
    assert phones.seats("1", "game") == ("Ada",)
