"""Evenings in the offline edition: nothing but a browser, and after the first visit no network."""

import os
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from offline.versions import stamp
from screens.handed import LARGE
from storage.shelf import FileShelf
from tests.browser import evening, games
from tests.browser.offline_phone import OfflinePhone
from tests.browser.screen import Screen
from tests.browser.test_backup import choose, fill
from tests.browser.test_device import back
from tests.browser.test_kill import crash

KILLS = 50 if os.environ.get("HYPOTHESIS_PROFILE") == "soak" else 2
VERSION = "document.querySelector('meta[name=tableside-version]').content"


def path(screen: Screen) -> str:
    return str(screen.page.evaluate("location.pathname + location.hash"))


def kept_labels(phone: OfflinePhone, tmp_path: Path) -> list[str]:
    """The entries of the game `evening` as they are kept, without what was taken back."""
    record = FileShelf(phone.kept(tmp_path / "kept")).read("evening")
    return [entry["label"] for entry in record.entries[: record.cursor]]


def test_after_the_first_visit_home_comes_without_a_network(empty_phone: OfflinePhone):
    empty_phone.host.asked.clear()
    empty_phone.host.away = True

    with empty_phone.opened("/") as screen:
        screen.sees("New game")
        words = screen.text()
    empty_phone.host.away = False

    assert empty_phone.faults_of_first_visit == []
    assert words == empty_phone.first_words
    assert set(empty_phone.host.asked) <= {"sw.js"}


@pytest.mark.long
def test_a_solo_evening_is_begun_left_and_found_again_in_flight_mode(empty_phone: OfflinePhone, tmp_path: Path):
    empty_phone.host.away = True
    with empty_phone.opened("/") as screen:
        evening.first_rounds(screen)
        game = re.fullmatch(r"/name/#(/game/[0-9a-f]+/)table", path(screen))

    # 4. She closes the browser in the middle of round 3, and comes back by the game's own address.
    with empty_phone.opened(f"{game[1]}table") as screen:
        evening.is_in_round_three(screen)
    empty_phone.host.away = False

    (listing,) = FileShelf(empty_phone.kept(tmp_path / "kept")).listings()
    assert listing.id in game[1]


# The rest of it: what it shows besides is shown by a game of Chronicles that is played to its verdict.
@pytest.mark.long
def test_a_solo_evening_from_setup_to_verdict_in_flight_mode(empty_phone: OfflinePhone, tmp_path: Path):
    empty_phone.host.away = True
    with empty_phone.opened("/") as screen:
        evening.first_rounds(screen)
        evening.look_up_two_rules(screen)
        screen.reload()
        evening.last_rounds(screen)
        evening.final_scoring(screen)
    empty_phone.host.away = False

    (listing,) = FileShelf(empty_phone.kept(tmp_path / "kept")).listings()
    assert listing.finished


@pytest.mark.long
def test_a_new_version_comes_into_use_in_the_middle_of_a_game(empty_phone: OfflinePhone, tmp_path: Path):
    host = empty_phone.host
    games.solo(tmp_path / "data", games.ROUND_ONE)
    empty_phone.lay(tmp_path / "data")
    with empty_phone.opened("/game/evening/table") as screen:
        evening.gain(screen, "Ana", 2, before=6)
        version = screen.page.evaluate(VERSION)
        # Another Python, so that the picture of the memory does not fit any more, and another page.
        packages, index = host.dist / "packages.js", host.dist / "index.html"
        packages.write_text(re.sub('version = "[0-9a-f]+"', f'version = "{"0" * 32}"', packages.read_text()))
        index.write_text(index.read_text().replace("<title>Tableside<", "<title>Tableside again<"))
        stamp(host.dist)

        screen.page.evaluate("() => { dispatchEvent(new Event('online')); }")
        with screen.page.expect_navigation():
            screen.page.get_by_role("button", name="Use it now").click()
        screen.comes_back()

        screen.sees("Undo: Ana gains 2 leverage")
        screen.sees("Ana: 8 leverage")
        assert path(screen) == "/name/#/game/evening/table"
        assert screen.page.evaluate(VERSION) != version
        screen.tap("Undo: Ana gains 2 leverage")
        screen.sees("Ana: 6 leverage")
        empty_phone.wait_for_picture(screen.page, "0" * 32)
    assert kept_labels(empty_phone, tmp_path)[-1].startswith("Ana takes Chop Shop")


@pytest.mark.long
def test_another_tab_takes_the_game_over_with_its_last_entry(empty_phone: OfflinePhone, tmp_path: Path):
    games.solo(tmp_path / "data", games.ROUND_ONE)
    empty_phone.lay(tmp_path / "data")
    with empty_phone.opened("/game/evening/table") as first, empty_phone.opened() as second:
        evening.gain(first, "Ana", 2, before=6)
        second.page.goto(second.address + "/game/evening/table", wait_until="commit")
        covered = second.page.get_by_role("alertdialog", name="Tableside is open in another tab")
        covered.get_by_role("button", name="Use it here").click()

        second.comes_back()
        second.sees("Undo: Ana gains 2 leverage")
        expect(first.page.get_by_role("alertdialog", name="Tableside goes on in another tab")).to_be_visible()
        # What is left draws.
        assert [worker.url for worker in first.page.workers if not worker.url.startswith("blob:")] == []
        evening.end_turn(second)
    labels = kept_labels(empty_phone, tmp_path)
    assert labels[-2] == "Ana gains 2 leverage"
    assert labels[-1].startswith("Ana ends")


def test_what_was_on_the_screen_when_the_tab_was_killed_is_there_again(empty_phone: OfflinePhone, tmp_path: Path):
    games.solo(tmp_path / "data", games.ROUND_ONE)
    empty_phone.lay(tmp_path / "data")
    chance = random.Random(8)
    gains: list[int] = []
    for _ in range(KILLS):
        before = 6 + sum(gains)
        with empty_phone.opened("/game/evening/table") as screen:
            screen.sees(f"Ana: {before} leverage")
            if gains and chance.random() < 0.3:
                screen.tap(f"Undo: Ana gains {gains.pop()} leverage")
            else:
                gains.append(chance.randint(1, 3))
                for _ in range(gains[-1]):
                    screen.tap("Ana: 1 more", hurried=True)
                screen.tap(f"+{gains[-1]}: {before} becomes {before + gains[-1]}")
            screen.sees(f"Ana: {6 + sum(gains)} leverage")
            crash(screen)

    assert kept_labels(empty_phone, tmp_path)[2:] == [f"Ana gains {amount} leverage" for amount in gains]


# What the served edition does too (test_device.py), here over addresses behind a #.
@pytest.mark.long
def test_back_closes_what_lies_open_and_leads_to_the_page_before(empty_phone: OfflinePhone, tmp_path: Path):
    games.solo(tmp_path / "data", games.ROUND_ONE)
    empty_phone.lay(tmp_path / "data")
    with empty_phone.opened("/game/evening/table") as screen:
        screen.tap("Ledger", role="tab")
        screen.tap("More of this game")
        screen.sees("Make it say what lies on the table")

        back(screen)
        screen.does_not_see("Make it say what lies on the table")
        assert path(screen) == "/name/#/game/evening/ledger"
        back(screen)
        screen.sees("End Ana's turn")
        # Opened by its address, the game has Home below it.
        back(screen)
        screen.sees("New game")
        assert path(screen) in ("/name/", "/name/#/")


@pytest.mark.long
def test_a_large_backup_brings_a_game_back_after_everything_was_lost(empty_phone: OfflinePhone, tmp_path: Path):
    games.solo(tmp_path / "data", games.ROUND_ONE)
    fill(tmp_path / "data")
    empty_phone.lay(tmp_path / "data")
    with empty_phone.opened("/backups") as screen, screen.page.expect_download() as download:
        screen.tap("Save as a file")
        download.value.save_as(tmp_path / "kept.zip")
    assert (tmp_path / "kept.zip").stat().st_size > LARGE
    empty_phone.lay(tmp_path / "empty")

    with empty_phone.opened("/backups") as screen:
        choose(screen, tmp_path / "kept.zip")
        screen.sees("1 new")
        screen.tap("Restore 1 game")
        screen.sees("1 game is back")
        screen.tap("Home")
        screen.tap("Resume")
        screen.sees("Undo: Ana takes Chop Shop")
    assert [it.id for it in FileShelf(empty_phone.kept(tmp_path / "kept")).listings()] == ["evening"]
