"""What a game has besides its five pages."""

import pytest

from companion.rules.entries import corpus
from companion.vestige import commands as c
from screens import routes
from screens.menu import places
from screens.vestige.face import VESTIGE
from tests.screens.evening import Evening

MORE = "More of this game"
PLACES = places(VESTIGE)


def test_the_menu_is_on_every_page(evening, render):
    for tab in ("table", "regions", "end", "ledger", "rules"):
        assert MORE in evening.open(render, tab).names()


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.tab)
def test_each_place_of_the_menu_leads_to_its_page(evening, render, place):
    screen = evening.open(render)

    screen.tap(MORE)
    screen.tap(f"{place.title} {place.words}")

    assert screen.texts() == evening.open(render, place.tab).texts(), "the menu has closed over its page"


def test_every_place_of_the_menu_is_an_address():
    assert {place.tab for place in PLACES} <= set(routes.TABS)


def test_the_depth_is_changed_in_the_menu_which_shows_what_holds(evening, render):
    screen = evening.open(render)
    screen.tap(MORE)

    assert screen.sees("Score, chosen")
    screen.tap("Everything All that")
    assert screen.sees("Everything, chosen")
    assert evening.table.depth == "everything"
    screen.tap("Everything, chosen")
    assert evening.entries == ["Tracked from now on: everything"]


def test_depths_lose_nothing(evening, render):
    evening.two_threats().play(c.GainCard(who="Ana", kind="artifact", leverage=2))
    before = evening.table
    screen = evening.open(render)
    screen.tap(MORE)

    for depth in ("Everything All that", "Cards The same", "Score Leverage"):
        screen.tap(depth)

    assert evening.table.competitors == before.competitors
    assert evening.table.depth == before.depth


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.tab)
def test_each_place_has_an_entry_of_the_rules_behind_it(unhurried, render, place):
    screen = Evening().open(render)
    screen.tap(MORE)

    screen.long_press(place.title)

    assert screen.sees(corpus()[place.rule].title)


def test_the_menu_stays_open_when_something_changes_elsewhere(evening, render):
    screen = evening.open(render)
    screen.tap(MORE)

    evening.play(c.GainLeverage(who="Ana", amount=1))
    screen.wait(0)

    assert screen.sees("How much is tracked")
