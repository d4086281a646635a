"""Backups on screen: made, saved as a file, looked inside, restored; and what is said when nothing can be saved."""

import asyncio
import errno
import io
import os
import time
import zipfile
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from companion.backup import Outlook
from companion.library import saved_library
from companion.vestige import commands as c
from companion.vestige.library import library_of, remember
from screens import handed, routes
from screens.app import app_on
from screens.backups.course import Course
from screens.handed import LARGEST
from storage.generations import Generations
from storage.shelf import FileShelf
from tests.screens.desks import Surroundings
from tests.screens.evening import Evening
from tests.screens.harness import PATIENCE, Rendered

Render = Callable[..., Rendered]


@pytest.fixture
def there(tmp_path: Path, unhurried: None) -> Evening:
    """Another device: Ana has 3 leverage in a game of one entry."""
    return Evening(FileShelf(tmp_path / "there")).play(c.GainLeverage(who="Ana", amount=3))  # type: ignore[arg-type]


@pytest.fixture
def here(tmp_path: Path, unhurried: None) -> Evening:
    """This device, with the same game and a backup of the other one brought in."""
    evening = Evening(FileShelf(tmp_path / "here"))  # type: ignore[arg-type]
    evening.desk.discard(evening.id)
    evening.desk.empty_bin()
    return evening


def backups(evening: Evening, render: Render) -> Rendered:
    return render(app_on(evening.desk), route=routes.BACKUPS)


def until(screen: Rendered, words: str) -> None:
    """Waits for what a thread of its own brings about."""
    late = time.monotonic() + PATIENCE
    while not screen.sees(words):
        assert time.monotonic() < late, screen.tree()
        screen.wait(0.01)


def saved(screen: Rendered) -> tuple[str, bytes]:
    """The name and content of the file that was handed over last."""
    arguments: dict[str, Any] = next(given for kind, call, given in reversed(screen.asked) if call == "save_file")
    return arguments["file_name"], arguments["src_bytes"]


def standing(evening: Evening, id: str) -> Any:
    return evening.desk.game(id).table


# Made, and kept


def test_the_settings_say_where_backups_are_and_lead_to_them(there: Evening, render: Render) -> None:
    screen = render(app_on(there.desk), route=routes.SETTINGS)

    assert screen.sees("There is none yet.")
    assert screen.sees(f"the 10 newest are kept in {there.desk.place}/backups.")
    screen.tap("Backups")
    assert screen.sees("No backup yet")


def test_a_backup_is_made_by_a_tap_and_none_is_made_of_what_has_not_changed(there: Evening, render: Render) -> None:
    screen = backups(there, render)

    screen.tap("Back up now")
    until(screen, "A backup was made.")
    assert screen.sees("1 of 10 backups kept")
    screen.tap("Back up now")
    until(screen, "Nothing has changed since the last backup, so none was made.")

    assert len(there.desk.backups()) == 1


def test_why_no_backup_can_be_made_is_said(there: Evening, render: Render, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = backups(there, render)

    def full(*_: Any) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("storage.backups.write_anew", full)
    screen.tap("Back up now")

    until(screen, "No backup could be made:")
    assert screen.sees("the disk is full: free some space, then try again")


def test_everything_is_saved_as_one_file_named_for_the_day(there: Evening, render: Render) -> None:
    screen = backups(there, render)

    screen.tap("Save as a file")
    until(screen, "is where your browser keeps what it downloads.")

    name, content = saved(screen)
    assert name == "tableside-2026-11-30.zip"
    assert f"games/{there.id}.json" in zipfile.ZipFile(io.BytesIO(content)).namelist()


def test_a_game_alone_is_saved_from_home_under_its_title(there: Evening, render: Render) -> None:
    screen = render(app_on(there.desk), route=routes.HOME)
    until(screen, "Ana against Bone")

    screen.tap("More about Ana against Bone")
    screen.tap("Share or export")
    screen.tap("Backup of this game")
    until(screen, "is where your browser keeps what it downloads.")

    name, content = saved(screen)
    assert name == "tableside-Ana-against-Bone-2026-11-30.zip"
    assert [listing.id for listing in there.desk.restoring(content).backup.games] == [there.id]


# Looked inside, and restored


def test_on_an_empty_device_a_file_brings_back_the_same_table(there: Evening, here: Evening, render: Render) -> None:
    screen = backups(here, render)

    screen.choose_file("all.zip", there.desk.archive())
    assert screen.sees("1 new")
    assert screen.sees("Ana against Bone")
    assert screen.sees("30 Nov 2026 · 1 entry")
    assert here.desk.listings() == ()
    screen.tap("Restore 1 game")

    assert screen.sees("1 game is back")
    assert standing(here, there.id) == there.table
    screen.tap("Home")
    until(screen, "Resume")


def test_a_kept_backup_is_looked_inside_and_what_is_as_here_is_only_counted(there: Evening, render: Render) -> None:
    there.desk.back_up()
    screen = backups(there, render)

    screen.tap("Look inside and restore the backup made today")

    assert screen.sees("1 as here")
    assert not screen.sees("Ana against Bone")
    with pytest.raises(AssertionError, match="disabled"):
        screen.tap("Nothing to restore")


@pytest.mark.parametrize("only_mine", [False, True], ids=["keep both", "only mine"])
def test_of_a_game_that_went_two_ways_mine_stays_and_the_other_comes_beside_it_unless_it_is_not_wanted(
    there: Evening, render: Render, only_mine: bool
) -> None:
    content = there.desk.archive()
    there.desk.undo(there.id)
    there.play(c.GainLeverage(who="Ana", amount=9))
    mine = there.table
    screen = backups(there, render)

    screen.choose_file("all.zip", content)
    assert screen.sees("1 went another way")
    assert "Ana against Bone: Keep both, chosen" in screen.names()
    if only_mine:
        screen.tap("Ana against Bone: Only mine")
        assert "Nothing to restore" in screen.names()
    else:
        screen.tap("Restore 1 game")
        assert screen.sees("1 game beside the one that was here.")

    assert there.table == mine
    others = [listing for listing in there.desk.listings() if listing.id != there.id]
    assert [listing.title for listing in others] == ([] if only_mine else ["Ana against Bone (from a backup)"])
    assert all(standing(there, one.id).competitors[0].leverage == 3 for one in others)


def test_a_game_that_goes_on_further_in_the_backup_goes_on_for_those_who_look_at_it(
    there: Evening, here: Evening, render: Render
) -> None:
    before = there.desk.archive()
    after = there.play(c.GainLeverage(who="Ana", amount=4)).desk.archive()
    screen = backups(here, render)
    screen.choose_file("before.zip", before)
    screen.tap("Restore 1 game")
    table = render(app_on(here.desk), route=routes.game(there.id))
    assert table.sees("Undo: Ana gains 3 leverage")

    screen = backups(here, render)
    screen.choose_file("after.zip", after)
    assert screen.sees("1 played further")
    assert screen.sees("2 entries in the backup, 1 here")
    screen.tap("Restore 1 game")

    until(table, "Undo: Ana gains 4 leverage")
    assert standing(here, there.id) == there.table


def test_what_comes_to_the_library_and_what_stays_as_it_is_here_is_said(
    there: Evening, here: Evening, render: Render
) -> None:
    for evening, value in ((there, 5), (here, 2)):
        library = remember(library_of(evening.desk.library("vestige")), "region:Oasis", value)
        evening.desk.keep_library("vestige", saved_library(library))
    library = remember(library_of(there.desk.library("vestige")), "region:Garage", 4)
    there.desk.keep_library("vestige", saved_library(library))
    screen = backups(here, render)

    screen.choose_file("all.zip", there.desk.archive())
    assert screen.sees("1 card come")
    screen.tap("1 card stays as you have it")
    assert screen.sees("Oasis.")
    screen.tap("Restore 1 game")

    assert screen.sees("To the library: 1 card")
    kept = library_of(here.desk.library("vestige")).cards
    assert {held.card.name: held.card.leverage for held in kept.values()} == {"Oasis": 2, "Garage": 4}


def test_two_thousand_games_are_counted_and_shown_a_hundred_at_a_time(
    there: Evening, render: Render, monkeypatch: pytest.MonkeyPatch
) -> None:
    def look(course: Course) -> Any:
        restoring = course.desk.restoring(content)
        [*_] = restoring.look()
        assert restoring.outlook is not None
        line = restoring.outlook.lines[0]
        lines = [
            line.__class__(line.listing.changed({"id": f"g{number}", "title": f"Game {number}"}), "new", 1)
            for number in range(2000)
        ]
        restoring.outlook = Outlook(made=restoring.outlook.made, lines=tuple(lines))
        return restoring

    content = there.desk.archive()
    screen = backups(there, render)
    monkeypatch.setattr(Course, "outlook", property(lambda course: look(course).outlook))

    screen.choose_file("all.zip", content)
    assert screen.sees("2,000 new")
    assert not screen.sees("Game 7")
    screen.tap("New: 2,000")
    assert screen.sees("Game 7")
    assert not screen.sees("Game 150")
    screen.tap("1,900 more new")

    assert screen.sees("Game 150")
    assert "Restore 2,000 games" in screen.names()


# Refused


@pytest.mark.parametrize(
    ("content", "told"),
    [
        pytest.param(b"no archive", "it is no archive, or was cut off", id="no archive"),
        pytest.param(b"", "it is no archive, or was cut off", id="empty"),
    ],
)
def test_what_is_no_backup_is_refused_in_a_sentence_and_another_can_be_chosen(
    there: Evening, here: Evening, render: Render, content: bytes, told: str
) -> None:
    screen = backups(here, render)

    screen.choose_file("all.zip", content)
    assert screen.sees("This cannot be restored")
    assert screen.sees(told)
    assert screen.sees("othing was changed")
    assert not [name for name in screen.names() if name.startswith("Restore")]
    screen.tap("Choose another backup")
    screen.choose_file("all.zip", there.desk.archive())

    assert "Restore 1 game" in screen.names()


@pytest.mark.parametrize("handed_over", [False, True])
def test_a_file_that_is_too_large_is_refused_by_its_size(here: Evening, render: Render, handed_over: bool) -> None:
    screen = backups(here, render)
    ticket = f"handed over: {'0' * 32} {LARGEST + 1}".encode()

    screen.choose_file("huge.zip", ticket if handed_over else b"", size=None if handed_over else LARGEST + 1)

    assert screen.sees("huge.zip is larger than 256 MB")
    assert screen.sees("Nothing was changed.")


def test_a_file_that_is_lost_on_its_way_is_said_so(
    here: Evening, render: Render, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handed, "PATIENCE", 0.2)
    screen = backups(here, render)

    screen.choose_file("all.zip", f"handed over: {'0' * 32} 3000000".encode())
    assert screen.sees("The file is on its way here")
    assert screen.sees("0 kB of 3.0 MB")
    until(screen, "all.zip has not arrived here: choose it once more")

    assert screen.sees("Nothing was changed.")


def test_a_backup_with_one_damaged_game_is_refused_as_a_whole(there: Evening, here: Evening, render: Render) -> None:
    there.desk.begin("vestige", there.game.setup)
    damaged = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(there.desk.archive())) as whole, zipfile.ZipFile(damaged, "w") as archive:
        for name in whole.namelist():
            content = whole.read(name)
            archive.writestr(name, content.replace(b'"amount":3', b'"amount":4'))
    screen = backups(here, render)

    screen.choose_file("all.zip", damaged.getvalue())

    assert screen.sees(f"games/{there.id}.json in it is damaged")
    assert here.desk.listings() == ()


@pytest.mark.parametrize(
    ("for_good", "told"),
    [
        pytest.param(False, "Nothing was changed.", id="once"),
        pytest.param(True, "could not all be taken back", id="from then on"),
    ],
)
def test_what_fails_in_the_middle_is_taken_back_and_said(
    there: Evening,
    here: Evening,
    render: Render,
    monkeypatch: pytest.MonkeyPatch,
    for_good: bool,
    told: str,
) -> None:
    there.desk.begin("vestige", there.game.setup)
    screen = backups(here, render)
    screen.choose_file("all.zip", there.desk.archive())
    real, tries = os.replace, count(1)

    def fail(*given: Any) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def full(*paths: Any) -> None:
        # The list of games comes after the games.
        (fail if next(tries) == 4 else real)(*paths)

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", full)
        if for_good:
            patch.setattr(Generations, "remove", fail)
        screen.tap("Restore 2 games")

    assert screen.sees("the disk is full")
    assert screen.sees(told)
    left = list((Path(here.desk.place) / "games").glob("*.json"))
    assert len(left) == (2 if for_good else 0)
    assert for_good or here.desk.listings() == ()


def test_a_game_that_was_played_on_after_the_look_is_not_written_over(there: Evening, render: Render) -> None:
    content = there.play(c.GainLeverage(who="Ana", amount=4)).desk.archive()
    there.desk.undo(there.id)
    there.play(c.GainLeverage(who="Ana", amount=9))
    screen = backups(there, render)
    screen.choose_file("all.zip", content)

    there.play(c.GainLeverage(who="Ana", amount=1))
    screen.tap("Restore 1 game")

    assert screen.sees("was played on after this backup was looked at")
    assert there.leverage["Ana"] == 13
    assert len(there.desk.listings()) == 1


def test_a_phone_that_wakes_up_finds_the_summary_as_it_was(there: Evening, here: Evening, render: Render) -> None:
    screen = backups(here, render)
    screen.choose_file("all.zip", there.desk.archive())

    screen.report("connect")

    assert screen.sees("1 new")
    screen.tap("Restore 1 game")
    assert screen.sees("1 game is back")


def test_who_leaves_the_page_finds_the_kept_backups_again(there: Evening, here: Evening, render: Render) -> None:
    screen = backups(here, render)
    screen.choose_file("all.zip", there.desk.archive())

    screen.tap("Backups")

    assert "Back up now" in screen.names()
    assert here.desk.listings() == ()


def test_a_look_that_nobody_sees_ends_and_begins_anew_and_a_restoring_goes_on_to_its_end(
    there: Evening, here: Evening
) -> None:
    course = Course(here.desk, "all.zip", there.desk.archive())

    async def story() -> list[str]:
        stages = []
        await course.look()
        stages.append(course.stage)
        hide = course.shown_by(lambda: None)
        await course.look()
        stages.append(course.stage)
        hide()
        await course.carry_out()
        return [*stages, course.stage]

    assert asyncio.run(story()) == ["looking", "summary", "done"]
    assert standing(here, there.id) == there.table


# When nothing can be saved


@pytest.fixture
def full() -> Surroundings:
    """A disk that has filled up in the middle of a game: one entry is kept, one is not, and nothing can be read."""
    around = Surroundings()
    id = around.begin(c.GainLeverage(who="Ana", amount=2))
    around.shelf.failing.update(("write", "append", "read"))
    around.desk.act(id, c.GainLeverage(who="Ana", amount=5))
    return around


def test_from_the_table_a_copy_of_what_is_only_in_memory_is_saved(
    full: Surroundings, unhurried: None, render: Render
) -> None:
    screen = render(app_on(full.desk), route=routes.game("g1"))

    screen.tap("Nothing can be saved; play goes on")
    assert screen.sees("make room and try again.")
    screen.tap("Save a copy")
    until(screen, "is where your browser keeps what it downloads.")

    name, content = saved(screen)
    backup = Surroundings().desk.restoring(content).backup
    assert name == "tableside-Ana-against-Bone-2026-11-30.zip"
    assert [listing.title for listing in backup.games] == ["Ana against Bone"]
    assert len(backup.record("g1").entries) == 2


def test_the_copy_needs_nothing_of_a_folder_that_is_gone(there: Evening, here: Evening, render: Render) -> None:
    games = Path(there.desk.place) / "games"
    games.rename(games.with_name("away"))
    games.write_text("something else stands here")
    there.play(c.GainLeverage(who="Ana", amount=5))
    screen = there.open(render)

    screen.tap("Nothing can be saved; play goes on")
    assert screen.sees("a file stands where the folder")
    screen.tap("Save a copy")
    until(screen, "is where your browser keeps what it downloads.")
    other = backups(here, render)
    other.choose_file("copy.zip", saved(screen)[1])
    other.tap("Restore 1 game")

    assert standing(here, there.id) == there.table
    assert [listing.title for listing in here.desk.listings()] == ["Ana against Bone"]


def test_at_home_the_copy_is_of_all_that_could_not_be_kept(full: Surroundings, unhurried: None, render: Render) -> None:
    full.begin(name="Ben")
    screen = render(app_on(full.desk), route=routes.HOME)

    screen.tap("Save a copy")
    until(screen, "is where your browser keeps what it downloads.")

    name, content = saved(screen)
    assert name == "tableside-2026-11-30.zip"
    assert {listing.id for listing in Surroundings().desk.restoring(content).backup.games} == {"g1", "g2"}


def test_what_is_over_can_be_put_away_and_what_is_still_so_cannot(
    there: Evening, tmp_path: Path, render: Render
) -> None:
    game = tmp_path / "there" / "games" / f"{there.id}.json"
    there.play(c.GainLeverage(who="Ana", amount=1))
    game.write_bytes(b"damaged")
    again = Evening.__new__(Evening)
    again.shelf = FileShelf(tmp_path / "there")  # type: ignore[assignment]
    again.desk = type(there.desk)(again.shelf, now=there.desk.time, new_id=lambda: "none")
    again.id = there.id
    screen = render(app_on(again.desk), route=routes.game(there.id))
    assert screen.sees("was damaged")

    screen.tap("was damaged")
    screen.tap("Understood")

    assert not screen.sees("was damaged")
    assert again.desk.notices() == ()


def test_that_a_game_went_on_elsewhere_meanwhile_is_told_until_somebody_has_understood_it(
    unhurried: None, render: Render
) -> None:
    around = Surroundings()
    id = around.begin()
    elsewhere = around.new_desk()
    around.shelf.failing.update(("write", "append"))
    around.desk.act(id, c.GainLeverage(who="Ana", amount=5))
    around.shelf.failing.clear()
    elsewhere.act(id, c.GainLeverage(who="Ana", amount=1))
    around.desk.look_round()
    screen = render(app_on(around.desk), route=routes.game(id))

    screen.tap("was changed by another Tableside")
    screen.tap("Understood")

    assert around.desk.notices() == ()
    assert not screen.sees("another Tableside")


def test_a_notice_of_what_is_still_so_cannot_be_put_away(full: Surroundings) -> None:
    [notice] = full.desk.notices()

    full.desk.dismiss(notice)

    assert full.desk.notices() == (notice,)
    assert not full.desk.can_be_dismissed(notice)
