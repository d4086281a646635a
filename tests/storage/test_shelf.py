"""What every shelf does, on disk and in memory."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from companion.shelf import Shelf, ShelfFault
from tests.storage.samples import entry, listing, record

Reopen = Callable[[], Shelf]


def test_a_new_shelf_is_empty(shelf: Shelf) -> None:
    assert shelf.listings() == ()
    assert shelf.library() == {}
    assert shelf.settings() == {}
    assert shelf.notices() == ()


@pytest.mark.parametrize("entries", [0, 1, 3])
def test_a_game_reads_as_it_was_written(shelf: Shelf, reopen: Reopen, entries: int) -> None:
    shelf.write(record(entries=entries))

    assert shelf.read("bone-1") == reopen().read("bone-1") == record(entries=entries)


def test_writing_a_game_again_leaves_nothing_of_what_was_there(shelf: Shelf, reopen: Reopen) -> None:
    shelf.write(record(entries=5))

    shelf.write(record(entries=2, setup={"mode": "teams"}))

    assert reopen().read("bone-1") == record(entries=2, setup={"mode": "teams"})


def test_an_appended_entry_stands_and_is_the_last(shelf: Shelf, reopen: Reopen) -> None:
    shelf.write(record(entries=2))

    shelf.append("bone-1", entry(2), 2)

    assert reopen().read("bone-1") == record(entries=3)


@pytest.mark.parametrize("position", [0, 1, 4])
def test_appending_cuts_the_entries_that_had_been_undone(shelf: Shelf, reopen: Reopen, position: int) -> None:
    shelf.write(record(entries=5))
    shelf.move("bone-1", position)

    shelf.append("bone-1", entry(99), position)

    kept = reopen().read("bone-1")
    assert kept.entries == (*record(entries=position).entries, entry(99))
    assert kept.cursor == position + 1


def test_who_took_entries_back_is_kept_with_them_and_cut_with_them(shelf: Shelf, reopen: Reopen) -> None:
    shelf.write(record(entries=3))

    shelf.move("bone-1", 1, ("Ada", "Ben"))
    taken_back = reopen().read("bone-1")
    shelf.move("bone-1", 2)
    brought_back = reopen().read("bone-1")
    shelf.move("bone-1", 1, ("", "Ben"))
    shelf.append("bone-1", entry(9), 1)

    assert taken_back == record(entries=3, cursor=1, undone_by=("Ada", "Ben"))
    assert brought_back == record(entries=3, cursor=2)
    assert reopen().read("bone-1").undone_by == ()


@pytest.mark.parametrize("cursor", [0, 1, 3])
def test_moving_changes_which_entries_stand_and_keeps_all(shelf: Shelf, reopen: Reopen, cursor: int) -> None:
    shelf.write(record(entries=3))

    shelf.move("bone-1", cursor)

    assert reopen().read("bone-1") == record(entries=3, cursor=cursor)


@pytest.mark.parametrize("position", [-1, 4])
@pytest.mark.parametrize("change", ["append", "move"])
def test_a_place_that_the_game_does_not_reach_is_refused_and_nothing_changes(
    shelf: Shelf, reopen: Reopen, change: str, position: int
) -> None:
    shelf.write(record(entries=3))

    with pytest.raises(ShelfFault, match=f"3 entries.*{position}"):
        shelf.append("bone-1", entry(9), position) if change == "append" else shelf.move("bone-1", position)

    assert reopen().read("bone-1") == record(entries=3)


@pytest.mark.parametrize(
    "ask",
    [
        lambda shelf: shelf.read("nobody"),
        lambda shelf: shelf.append("nobody", entry(0), 0),
        lambda shelf: shelf.move("nobody", 0),
    ],
    ids=["read", "append", "move"],
)
def test_an_unknown_game_is_said_to_be_unknown(shelf: Shelf, ask: Callable[[Shelf], Any]) -> None:
    with pytest.raises(ShelfFault, match="no game nobody"):
        ask(shelf)


def test_games_do_not_touch_each_other(shelf: Shelf, reopen: Reopen) -> None:
    shelf.write(record("bone-1", entries=1))
    shelf.write(record("bone-2", entries=2))

    shelf.append("bone-1", entry(1), 1)
    shelf.erase("bone-2")

    assert reopen().read("bone-1") == record("bone-1", entries=2)


def test_listings_come_with_the_newest_first_and_the_bin_included(shelf: Shelf, reopen: Reopen) -> None:
    old = listing("old", created="2026-11-01T20:00:00", discarded="2026-11-02T09:00:00")
    new = listing("new", created="2026-11-29T20:00:00", result="won by 4", finished="2026-11-29T22:10:00")
    middle = listing("middle", created="2026-11-15T20:00:00")

    for line in (old, new, middle):
        shelf.list(line)

    assert shelf.listings() == reopen().listings() == (new, middle, old)


def test_listing_a_game_again_replaces_its_line(shelf: Shelf, reopen: Reopen) -> None:
    shelf.list(listing(title="Zoë against Bone"))

    shelf.list(listing(title="Zoë against Bone and Vex"))

    assert reopen().listings() == (listing(title="Zoë against Bone and Vex"),)


@pytest.mark.parametrize(
    ("created", "title"),
    [
        ("2026-11-30T20:00:00", "Vestige, 30 Nov 2026"),
        ("2026-01-02T03:04:05+01:00", "Vestige, 2 Jan 2026"),
        ("some evening", "Vestige"),
    ],
)
def test_a_game_that_was_never_listed_has_a_plain_line(shelf: Shelf, created: str, title: str) -> None:
    shelf.write(record(created=created))

    assert shelf.listings() == (listing(title=title, created=created),)


def test_an_erased_game_is_gone_with_its_line(shelf: Shelf, reopen: Reopen) -> None:
    shelf.write(record(entries=2))
    shelf.append("bone-1", entry(2), 2)
    shelf.list(listing())

    shelf.erase("bone-1")

    assert reopen().listings() == ()
    with pytest.raises(ShelfFault, match="no game bone-1"):
        reopen().read("bone-1")


def test_erasing_what_is_not_there_does_nothing(shelf: Shelf) -> None:
    shelf.erase("bone-1")

    assert shelf.listings() == ()


@pytest.mark.parametrize("what", ["library", "settings"])
def test_library_and_settings_are_replaced_as_a_whole(shelf: Shelf, reopen: Reopen, what: str) -> None:
    keep = getattr(shelf, f"keep_{what}")
    keep({"values": {"observatory": 4}, "people": ["Zoë"]})

    keep({"people": ["Zoë", "Ada"]})

    assert getattr(reopen(), what)() == {"people": ["Zoë", "Ada"]}


def test_library_and_settings_are_kept_apart(shelf: Shelf, reopen: Reopen) -> None:
    shelf.keep_library({"kind": "library"})
    shelf.keep_settings({"kind": "settings"})

    assert reopen().library() == {"kind": "library"}
    assert reopen().settings() == {"kind": "settings"}


def test_what_was_handed_in_can_be_changed_without_changing_what_is_kept(shelf: Shelf) -> None:
    handed, library = entry(0), {"values": {"observatory": 4}}
    shelf.write(record())
    shelf.append("bone-1", handed, 0)
    shelf.keep_library(library)

    handed["events"].clear()
    library["values"].clear()

    assert shelf.read("bone-1").entries == (entry(0),)
    assert shelf.library() == {"values": {"observatory": 4}}


def test_what_was_handed_out_can_be_changed_without_changing_what_is_kept(shelf: Shelf) -> None:
    shelf.write(record(entries=1))
    shelf.keep_settings({"automation": {"rows": "ask"}})

    shelf.read("bone-1").entries[0]["events"].clear()
    shelf.read("bone-1").setup.clear()
    shelf.settings()["automation"].clear()

    assert shelf.read("bone-1") == record(entries=1)
    assert shelf.settings() == {"automation": {"rows": "ask"}}


@pytest.mark.parametrize(
    "text",
    ["", "\x00\x1f\x7f", "line\nbreak\r\n\u2028", '"quotes" \\ and {"1":{', "漢字 🎲 e\u0301", "half \ud83c a die"],
    ids=["empty", "control", "breaks", "json", "signs", "surrogate"],
)
def test_any_text_is_kept_as_it_is(shelf: Shelf, reopen: Reopen, text: str) -> None:
    shelf.write(record())

    shelf.append("bone-1", {"label": text, "command": {text: text}}, 0)

    assert reopen().read("bone-1").entries == ({"label": text, "command": {text: text}},)


def test_two_shelves_over_one_place_see_what_the_other_kept(reopen: Reopen) -> None:
    one, other = reopen(), reopen()
    one.write(record("bone-1", entries=1))
    one.list(listing("bone-1"))
    other.write(record("bone-2"))
    other.list(listing("bone-2"))
    one.list(listing("bone-3"))

    other.append("bone-1", entry(1), 1)
    one.append("bone-1", entry(2), 2)

    assert one.read("bone-1") == other.read("bone-1") == record("bone-1", entries=3)
    assert (
        [line.id for line in one.listings()] == [line.id for line in other.listings()] == ["bone-3", "bone-2", "bone-1"]
    )


def test_one_shelf_serves_several_threads_at_once(shelf: Shelf) -> None:
    def play(id: str) -> None:
        shelf.write(record(id))
        for number in range(8):
            shelf.append(id, entry(number), number)
        shelf.list(listing(id))

    names = [f"bone-{number}" for number in range(12)]
    with ThreadPoolExecutor(6) as threads:
        list(threads.map(play, names))

    assert sorted(line.id for line in shelf.listings()) == sorted(names)
    assert [shelf.read(id) for id in names] == [record(id, entries=8) for id in names]


def test_the_first_game_of_a_new_folder_is_no_lost_list(shelf: Shelf, reopen: Reopen) -> None:
    shelf.write(record())

    shelf.list(listing("bone-1"))

    assert shelf.notices() == ()
    assert reopen().notices() == ()
    assert shelf.listings() == (listing("bone-1"),)
