"""A rules question asked at the table: found while typing, read over the game, which stays where it was."""

from collections.abc import Callable

import pytest

from companion.rules.entries import corpus
from tests.browser import games
from tests.browser.process import Server
from tests.browser.screen import Screen
from tests.browser.test_accessibility import LARGE_TEXT, NARROW, faults

FIELD = "Search the rules"
TYPED = 600
"""Milliseconds after which all letters have arrived, and a tap is no longer taken for one that came with the last."""


@pytest.fixture
def playing(server: Server) -> str:
    """The address of a game in its first round."""
    return f"/game/{games.solo(server.data, games.ROUND_ONE)}"


def test_a_question_is_answered_without_leaving_the_game(phone: Screen, playing: str) -> None:
    phone.open(f"{playing}/rules")
    phone.sees("Right here")

    # The field is ready: nobody has to tap into it first.
    phone.page.wait_for_timeout(500)
    phone.page.keyboard.type("nemisis tur")
    phone.sees(corpus()["nemesis-turn"].title)
    phone.type_into(FIELD, "what happens on a tie for mastery")
    phone.sees("Nobody claims that tile")
    phone.page.wait_for_timeout(TYPED)
    phone.tap("What happens on a tie for mastery?")
    phone.sees("Step 2: Claim Mastery")
    phone.sees("Page 25")

    other = corpus()[corpus()["mastery-tie"].see_also[0]]
    phone.tap(other.title)
    phone.sees(other.answer)
    phone.tap("Back to the entry before")
    phone.sees("Nobody claims that tile")
    phone.tap("Close")
    phone.does_not_see("See also")
    phone.tap("Table")
    phone.sees("Ana: 6 leverage")


@pytest.mark.long
def test_bookmarks_outlive_the_browser_and_the_server(phone: Screen, playing: str, server: Server) -> None:
    phone.open(f"{playing}/rules")
    phone.tap("Visiting a region")
    phone.tap("Bookmark this entry")
    phone.sees("Take the bookmark away")
    phone.page.goto("about:blank")
    server.kill()
    server.start()

    phone.open(f"{playing}/rules")
    phone.sees("Bookmarks")


@pytest.mark.long
def test_what_is_copied_has_the_page_with_it(phone: Screen, playing: str) -> None:
    phone.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    phone.open(f"{playing}/rules")
    phone.tap("Visiting a region")
    phone.tap("Copy with the page")
    phone.sees("Copied, with the page")

    copied = phone.page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("Visiting a region\n")
    assert copied.endswith("Vestige rulebook, p. 13")


@pytest.mark.long
def test_a_wide_screen_answers_as_well(wide: Screen, playing: str) -> None:
    wide.open(f"{playing}/rules")
    wide.type_into(FIELD, "observetory")
    wide.sees("1 cunning")


@pytest.mark.parametrize(
    "large",
    [
        # What fits in large letters fits in small ones.
        pytest.param(False, id="320 px", marks=pytest.mark.long),
        pytest.param(True, id="320 px and 200 % text"),
    ],
)
def test_an_entry_fits_a_small_phone(device: Callable[..., object], server: Server, playing: str, large: bool) -> None:
    with device(server.address, **NARROW) as screen:
        if large:
            screen.page.add_init_script(f"addEventListener('DOMContentLoaded', () => {{ {LARGE_TEXT} }})")
        screen.open(f"{playing}/rules")
        screen.type_into(FIELD, "leverage below zero")
        screen.page.wait_for_timeout(TYPED)
        screen.tap("Can leverage fall below 0?")
        screen.sees("Page 10")
        assert faults(screen) == []


@pytest.mark.long
def test_from_home_every_game_is_asked(phone: Screen) -> None:
    phone.open()
    phone.tap("Rules")
    phone.type_into(FIELD, "fungalyte")
    phone.sees("Forsaken")
    phone.tap("Search Vestige")
    phone.sees("Nothing is found")
