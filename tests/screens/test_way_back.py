"""*Back*: what lies open over a page is closed before the page is left, in the browser and where there is none."""

import flet as ft
import pytest

from screens import back, routes
from screens.app import app_on
from tests.screens.evening import DUEL, Evening


def addresses(screen):
    """Where the app has asked the browser to go."""
    return [arguments["route"] for _, name, arguments in screen.asked if name == "push_route"]


def test_a_sheet_is_an_entry_of_its_own_in_the_history(evening, render):
    screen = evening.open(render)
    table = routes.game(evening.id)

    screen.tap("More of this game")
    opened = addresses(screen)[-1]
    screen.tap("Close")
    screen.slid_away()

    assert opened == f"{table}?over=1"
    assert addresses(screen)[-1] == table


def test_a_sheet_over_a_sheet_is_one_more(evening, render):
    screen = evening.open(render)

    screen.tap("More of this game")
    screen.tap("What is the depth?")

    assert addresses(screen)[-1] == f"{routes.game(evening.id)}?over=2"


def test_back_closes_the_sheet_on_top_and_stays_on_the_page(evening, render, monkeypatch):
    monkeypatch.setattr(back, "REFUSED", 0)
    screen = evening.open(render)
    table = routes.game(evening.id)
    screen.tap("More of this game")

    screen.moved(f"{table}?over=1")
    screen.moved(table)

    assert not screen.sees("Reconcile")
    assert screen.sees("End Ana's turn")


def test_back_without_a_sheet_shows_the_page_before(evening, render):
    screen = evening.open(render)
    screen.tap("Ledger")
    screen.moved(routes.game(evening.id, "ledger"))

    screen.moved(routes.game(evening.id))

    assert screen.sees("End Ana's turn")


def test_a_late_echo_of_a_closed_sheet_closes_no_other(evening, render, monkeypatch):
    monkeypatch.setattr(back, "REFUSED", 0)
    screen = evening.open(render)
    table = routes.game(evening.id)
    screen.tap("More of this game")
    screen.moved(f"{table}?over=1")
    screen.tap("Close")
    screen.slid_away()
    screen.tap("More of this game")

    screen.moved(table)

    assert screen.sees("Reconcile")


def native(desk):
    """The app as a phone runs it that has it installed: with no browser around."""
    start = app_on(desk)

    def begin(page):
        page.web = False
        start(page)

    return begin


def test_where_there_is_no_browser_back_leads_through_the_pages_and_leaves_the_app_from_home_only(evening, render):
    screen = render(native(evening.desk))
    screen.tap("Resume")
    screen.tap("Ledger")

    seen = []
    for _ in range(3):
        screen.go_back()
        seen.append("table" if screen.sees("End Ana's turn") else "home" if screen.sees("New game") else "?")
    left = [arguments["should_pop"] for _, name, arguments in screen.asked if name == "confirm_pop"]

    assert seen == ["table", "home", "home"]
    assert left == [False, False, True]


def test_where_there_is_no_browser_a_game_that_was_opened_first_leads_home(evening, render):
    screen = render(native(evening.desk), route=routes.game(evening.id))

    screen.go_back()

    assert screen.sees("New game")


@pytest.mark.parametrize(
    ("page", "taps", "label"),
    [
        ("/new/vestige", ("Next",), "Player 1"),
        ("/score/vestige", (), "Player"),
        ("/import", (), "Or paste the text of a pack"),
        ("/rules", (), "Search the rules"),
        ("/library", ("New card", "Endgame conditions"), "Its name"),
        ("/game/g1/seats", ("Somebody joins",), "Name"),
        ("/game/g1/seats", ("Ben",), "Name"),
        ("/game/g1/reconcile", ("Ana: speed 2", "Ana: speed, 1 more"), "Why, for whoever reads the ledger"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_half_typed_is_found_again_after_back(render, unhurried, page, taps, label):
    screen = render(app_on(Evening(**DUEL).desk), route=page)
    for name in taps:
        screen.tap(name)
    (field,) = [it for it in screen.controls(ft.TextField) if (it.label or it.hint_text).startswith(label)]
    screen.type_into(field.label or field.hint_text, "Zed")

    screen.moved(routes.HOME)
    screen.moved(page)
    for name in taps:
        if name in screen.names() and "Zed" not in [it.value for it in screen.controls(ft.TextField)]:
            screen.tap(name)

    assert "Zed" in [it.value for it in screen.controls(ft.TextField)]


def test_a_name_that_was_taken_is_not_there_the_next_time(render, unhurried):
    screen = render(app_on(Evening(**DUEL).desk), route="/game/g1/seats")
    screen.tap("Somebody joins")
    screen.type_into("Name", "Dee")
    screen.tap("Sit down")
    screen.slid_away()

    screen.tap("Somebody joins")

    assert [it.value for it in screen.controls(ft.TextField)] == [""]
