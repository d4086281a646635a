"""What is secret of a seat goes to the phone at which it sits, and to no other: not even unseen (p. 24, 25)."""

import flet as ft
import pytest

from companion.vestige import commands as c
from screens.share import presence
from tests.screens.desks import Breakable, keep
from tests.screens.shared import SharedEvening

SECRET, WORDS = "Hold the camp", "Control the Mercenary Camp and have speed 5."
NOTED = c.NoteCovertOp(who="Ada", op=0, name=SECRET, words=WORDS, leverage=6)
HERS = "Ada looks, notes and flips on the phone where Ada sits."
OTHERS = {"Ben's phone": ("Ben",), "a watcher": ()}
HOST = "127.0.0.1"


@pytest.fixture
def table(unhurried, render):
    return SharedEvening(render).play(NOTED)


@pytest.fixture(params=OTHERS.values(), ids=OTHERS)
def other(request):
    """The seats at a phone that is not Ada's."""
    return request.param


def told(heard):
    """What of the secret went over the line, seen or not."""
    sent = b"".join(heard)
    return [word for word in (SECRET, WORDS, "pays 6") if word.encode() in sent]


def cover(screen):
    return [it for it in screen.controls(ft.GestureDetector) if it.on_long_press_end is not None]


def test_the_owners_phone_shows_it_while_it_is_held(table):
    heard = []
    ada = table.phone("1", "Ada", heard=heard)
    ada.tap("Ada 10 to trigger 1")
    assert told(heard) == []

    ada._send(cover(ada)[0], "long_press_start", {}, None)
    assert told(heard) == [SECRET, WORDS, "pays 6"]


def test_another_phone_shows_backs_and_has_nothing_to_lift_note_or_flip(table, other):
    screen = table.phone("2", *other, watches=True)
    screen.tap("Ada 10 to trigger 1")

    assert screen.sees("1 covert op in hand")
    assert screen.sees(HERS)
    assert cover(screen) == []
    assert not [name for name in screen.names() if "overt op" in name and ("Note" in name or "flips" in name)]


def test_in_a_game_of_one_a_watcher_sees_none_of_it_either(unhurried, render):
    alone = SharedEvening(render, mode="solo", seats=({"name": "Ada"},), nemeses=({"pack": "bone"},)).play(NOTED)
    heard = []
    screen = alone.phone("2", watches=True, heard=heard)
    screen.tap("Ada 10 to trigger 1")

    assert screen.sees(HERS)
    assert told(heard) == []


def test_a_phone_that_takes_the_seat_sees_what_is_hers(table):
    screen = table.phone("2", "Ben")
    screen.tap("More")
    screen.tap("Seats at this phone")
    screen.tap("Ada")
    screen.tap("Play as Ada and Ben")
    screen.tap("Ada 10 to trigger 1")

    assert len(cover(screen)) == 1
    assert not screen.sees(HERS)


PLACES = {
    "the table": ("table", ()),
    "her tableau": ("table", ("Ada 10 to trigger 1",)),
    "the map": ("regions", ()),
    "the end": ("end", ()),
    "the ledger": ("ledger", ()),
    "the entry": ("ledger", ("1 Ada notes a covert op",)),
    "the entry taken out": ("ledger", ("1 Ada notes a covert op", "Take out")),
    "what undo brings back": ("table", ("Undo: Ada notes a covert op", "Redo: Ada notes a covert op")),
    "seats": ("seats", ()),
    "settings": ("settings", ()),
    "reconcile": ("reconcile", ()),
    "pace": ("pace", ()),
    "rules": ("rules", ()),
    "a copy to try out": ("try", ("Anything", "Ada 10 to trigger 1")),
    "final scoring tried out": ("try", ("Final scoring, now",)),
    "home": ("/", ("More about Ada, Ben", "Share or export")),
    "the library": ("/library", ()),
    "its covert ops": ("/library/covert_op", ()),
    "backups": ("/backups", ()),
}


@pytest.mark.parametrize(("place", "taps"), PLACES.values(), ids=PLACES)
def test_nothing_of_it_is_sent_to_another_phone_whatever_is_opened_there(table, place, taps):
    heard = []
    address = place if place.startswith("/") else None
    screen = table.phone("2", "Ben", address=address, tab=place, heard=heard)
    for tap in taps:
        screen.tap(tap)

    assert len(b"".join(heard)) > 1_000
    assert told(heard) == []


def test_nothing_of_it_is_sent_while_it_is_noted_anew_and_taken_back(table):
    heard = []
    ben = table.phone("2", "Ben", heard=heard)
    ben.tap("Ada 10 to trigger 1")
    ada = table.phone("1", "Ada")
    ada.tap("Ada 10 to trigger 1")
    ada.tap("Change the note of covert op 1. Only Ada looks")
    ada.tap("It pays: 3")
    ada.tap("Cover it")
    table.desk.undo(table.id)
    ben.wait(0)

    assert told(heard) == []


def test_what_she_flips_is_no_secret_any_more(table):
    heard = []
    ben = table.phone("2", "Ben", tab="ledger", heard=heard)
    table.play(c.CompleteCovertOp(who="Ada", op=0, name=SECRET, leverage=6))
    ben.wait(0)

    assert ben.sees(f"Ada completes {SECRET}")
    assert WORDS not in told(heard)


# Names that are offered while one types


def test_what_one_player_noted_is_offered_and_withheld_from_nobody_by_its_absence(table):
    keep(table.desk, {"kind": "covert_op", "id": "camp", "name": SECRET})
    screens = [table.phone("2", "Ben"), table.phone("1", "Ada", "Ben")]

    offered = []
    for screen in screens:
        screen.tap("Ben 10 to trigger 1")
        screen.tap("Note covert op 1. Only Ben looks")
        offered.append(SECRET in screen.names())

    # On Ben's phone it must look as if nobody had it; on one that Ada shares it lies before them.
    assert offered == [True, False]


# Final scoring


def test_in_final_scoring_only_her_phone_flips_what_she_noted(table):
    table.play(c.BeginScoring())
    heard = []
    ben, ada = table.phone("2", "Ben", tab="end", heard=heard), table.phone("1", "Ada", tab="end")
    assert ben.sees("Ada flips a noted covert op on the phone where Ada sits.")
    ada.tap("Ada flips a noted covert op: show them")
    ada.tap(f"Ada: {SECRET} is met and pays 6")
    ben.wait(0)

    assert table.table.sheet.covert_ops == {"Ada": (6,)}
    assert told(heard) == []


@pytest.fixture
def choosing(table):
    """Mastery bonuses are chosen, Ada's on one phone, Ben's on another."""
    table.play(c.BeginScoring())
    table.desk.drafts[f"scoring:{table.id}"] = "bonus"
    return table


def test_each_phone_chooses_for_its_own_seats_and_they_are_revealed_together(choosing):
    ada, ben = choosing.phone("1", "Ada", tab="end"), choosing.phone("2", "Ben", tab="end")
    assert ada.sees("Each of you chooses in secret on the phone where you sit")
    assert not [name for name in ada.names() if name.startswith("Ben chooses")]
    ada.tap("Ada chooses")
    ada.tap("Guile bonus of Ada: 1 more")
    ada.tap("Cover it")
    ben.wait(0)
    assert ben.sees("has chosen")
    assert "Ada chooses anew" in ada.names()
    assert "Ada chooses anew" not in ben.names()

    ben.tap("Ben chooses")
    ben.tap("Cover it")
    ben.tap("Reveal together")

    assert choosing.table.sheet.mastery_bonus == {"Ada": {"guile": 1}}


def test_two_who_share_a_phone_hand_it_on_to_each_other_and_to_nobody_else(unhurried, render):
    table = SharedEvening(render, seats=tuple({"name": name} for name in ("Ada", "Ben", "Cyd")))
    table.play(c.BeginScoring())
    table.desk.drafts[f"scoring:{table.id}"] = "bonus"
    both = table.phone("1", "Ada", "Cyd", tab="end")
    both.tap("Hand it round")
    both.tap("I am Ada")
    both.tap("Cover it and hand it on")
    both.tap("I am Cyd")
    both.tap("Cover it")

    assert not both.sees("Hand it")
    assert sorted(table.desk.drafts[f"bonus:{table.id}"]) == ["Ada", "Cyd"]


def test_what_a_phone_forgets_is_what_was_chosen_on_it(choosing):
    place = f"bonus:{choosing.id}"
    choosing.desk.drafts[place] = {"Ada": {"guile": 1}, "Ben": {"might": 1}}
    ben = choosing.phone("2", "Ben", tab="end")
    ben.tap("Forget what was chosen")

    assert choosing.desk.drafts[place] == {"Ada": {"guile": 1}}


def test_one_who_watches_chooses_nothing(choosing):
    choosing.desk.drafts[f"bonus:{choosing.id}"] = {"Ada": {"guile": 1}}
    screen = choosing.phone("3", watches=True, tab="end")

    assert screen.sees("has chosen")
    assert not [name for name in screen.names() if "choose" in name or "Forget" in name or "Hand it" in name]


# Files


FILES = ("Save to be played again", "Backup of this game")


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("host", [False, True])
def test_a_whole_game_may_be_kept_once_it_is_over_or_where_it_is_served(table, monkeypatch, over, host):
    monkeypatch.setattr(presence, "is_host", lambda page: host)
    if over:
        table.play(c.BeginScoring(), c.Finish())
    screen = table.phone("2", "Ben", address="/")
    screen.tap(next(name for name in screen.names() if name.startswith("More about")))
    screen.tap("Share or export")

    offered = [file for file in FILES if any(name.startswith(file) for name in screen.names())]
    assert offered == (list(FILES) if over or host else [])
    assert screen.sees("Files with the whole game hold what players have noted in secret") == (not offered)


def test_the_end_of_a_copy_is_not_the_end_of_the_game(table):
    screen = table.phone("2", "Ben", tab="try")
    screen.tap("Final scoring, now")
    for _ in range(12):
        if "File the result" not in screen.names():
            screen.tap("Next")
    screen.tap("File the result")
    screen.tap("More ways to share or export")

    assert screen.sees("Save as a table")
    assert not [name for name in screen.names() if name.startswith(FILES)]


@pytest.mark.parametrize("host", [False, True])
def test_everything_at_once_is_kept_only_where_it_is_served(table, monkeypatch, host):
    monkeypatch.setattr(presence, "is_host", lambda page: host)

    screen = table.phone("2", "Ben", address="/backups")

    assert ("Save as a file" in screen.names()) == host
    assert "Back up now" in screen.names()


@pytest.mark.parametrize("address", ["/", None])
@pytest.mark.parametrize("host", [False, True])
def test_a_copy_of_what_is_only_in_memory_is_kept_only_where_it_is_served(
    unhurried, render, monkeypatch, address, host
):
    monkeypatch.setattr(presence, "is_host", lambda page: host)
    shelf = Breakable()
    table = SharedEvening(render, shelf=shelf)
    shelf.failing.update(("write", "append"))
    table.play(NOTED)

    screen = table.phone("2", "Ben", address=address)
    if address is None:
        screen.tap(next(name for name in screen.names() if "cannot be saved" in name or "Nothing" in name))

    assert "Try again" in screen.names()
    assert ("Save a copy" in screen.names()) == host


@pytest.mark.parametrize(
    ("address", "host"),
    [("127.0.0.1", True), ("::1", True), ("192.168.1.7", False), ("fe80::1", False), ("", False), (None, False)],
)
def test_the_machine_that_serves_is_known_by_its_address(address, host):
    page = type("Page", (), {"client_ip": address})

    assert presence.is_host(page) == host
