"""The bin on screen: games and cards that were put away, each with its days, and the way back."""

from itertools import count
from typing import Any

import flet as ft
import pytest

from companion.card_bin import binned
from companion.desk import Desk
from companion.library import saved_library
from companion.vestige.library import library_of
from screens import buttons, routes
from screens.app import app_on
from screens.home.bin import AT_FIRST, Bin
from screens.home.home import Home
from tests.screens.desks import Surroundings, keep

VEX = {"kind": "mercenary", "id": "vex", "name": "Vex", "leverage": 2}
OASIS = {"kind": "region", "id": "oasis", "name": "Oasis", "leverage": 3}


@pytest.fixture
def around(monkeypatch: pytest.MonkeyPatch) -> Surroundings:
    monkeypatch.setattr(buttons, "DOUBLE_TAP", 0)
    return Surroundings()


def put_away(around: Surroundings, *cards: dict[str, Any], at: str | None = None) -> None:
    """Cards go into the bin, without having been seen anywhere else."""
    keep(around.desk, *cards)
    library = library_of(around.desk.library("vestige"))
    changed = binned(library, [card["id"] for card in cards], at or around.desk.time())
    around.desk.keep_library("vestige", saved_library(changed))


def library(around: Surroundings):
    return library_of(around.desk.library("vestige"))


def opened(render, around: Surroundings, **more: Any):
    return render(Bin, **around.page(**more))


def at(around: Surroundings, now: str) -> None:
    """The app is started at another time."""
    ids = count(100)
    around.desk = Desk(around.shelf, now=lambda: now, new_id=lambda: f"g{next(ids)}")


def test_an_empty_bin_says_what_it_is_for(render, around):
    screen = opened(render, around)

    assert screen.sees("Nothing is in the bin. Games and cards that you delete lie here for 30 days.")
    assert "Empty the bin" not in screen.names()


def test_a_game_is_taken_back(render, around):
    around.desk.discard(around.begin())
    screen = opened(render, around)

    screen.tap("Take back Ana against Bone")

    assert around.said == ["Ana against Bone is back."]
    assert screen.sees("Nothing is in the bin.")
    assert len(around.desk.listings()) == 1


def test_a_card_is_taken_back(render, around):
    put_away(around, VEX)
    screen = opened(render, around)

    screen.tap("Take back Vex, Mercenary")

    assert around.said == ["Vex is back."]
    assert screen.sees("Nothing is in the bin.")
    assert library(around).cards["vex"].card.leverage == 2


def test_a_tile_that_cannot_come_back_says_why_and_stays(render, around):
    put_away(around, OASIS)
    keep(around.desk, OASIS | {"leverage": 4})
    screen = opened(render, around)

    screen.tap("Take back Oasis, Region")

    assert around.said == [
        "Oasis is in the library again and says something else: delete that one first, then take this one back."
    ]
    assert "Take back Oasis, Region" in screen.names()


def test_what_was_put_away_last_lies_on_top_with_its_day_and_how_many_are_left(render, around):
    put_away(around, VEX, at="2026-11-12T20:00:00+00:00")
    around.desk.discard(around.finished())
    at(around, "2026-12-01T08:00:00+00:00")

    words = opened(render, around).texts()

    told = [
        "Ana against Bone", "Ana wins (Ana 20, Bone 0) · put away 30 Nov 2026", "Gone in 30 days",
        "Vex", "Mercenary · put away 12 Nov 2026", "Gone in 12 days",
    ]  # fmt: skip
    assert [word for word in words if word in told] == told


def test_a_time_that_nobody_can_read_is_not_shown_and_ends_nothing(render, around):
    put_away(around, VEX, at="\u202eyesterday")

    screen = opened(render, around)

    assert screen.sees("Vex Mercenary Stays until the bin is emptied")


def test_what_is_taken_back_elsewhere_meanwhile_is_said(render, around):
    put_away(around, VEX)
    game = around.begin()
    around.desk.discard(game)
    screen = opened(render, around)

    def elsewhere() -> None:
        around.desk.take_back(game)
        saved = around.desk.library("vestige")
        around.desk.keep_library("vestige", {**saved, "bin": {}})

    screen.tap("Take back Ana against Bone", meanwhile=elsewhere)

    assert around.said == ["It is not in the bin any more."]
    assert screen.sees("Nothing is in the bin.")


@pytest.mark.parametrize(
    ("games", "cards", "question", "lost"),
    [
        (1, 0, "Erase 1 game?", "It is lost for good, with its ledger and result."),
        (2, 0, "Erase 2 games?", "They are lost for good, with their ledgers and results."),
        (0, 1, "Erase 1 card?", "It is lost for good, with what is written on it."),
        (0, 2, "Erase 2 cards?", "They are lost for good, with what is written on them."),
        (2, 1, "Erase 2 games and 1 card?", "games with their ledgers and results, cards with what is written on them"),
    ],
)
def test_emptying_asks_once_for_all_of_it_and_says_what_is_lost(render, around, games, cards, question, lost):
    kept = around.begin()
    for _ in range(games):
        around.desk.discard(around.begin())
    put_away(around, *[VEX | {"id": f"v{number}", "name": f"Vex {number}"} for number in range(cards)])
    keep(around.desk, OASIS)
    screen = opened(render, around)

    screen.tap("Empty the bin")
    assert screen.sees(question)
    assert screen.sees(lost)
    screen.tap("Keep it" if games + cards == 1 else "Keep them")
    assert (len(around.desk.binned()), len(library(around).bin)) == (games, cards)

    screen.tap("Empty the bin")
    screen.tap(question.removesuffix("?"))
    assert (around.desk.binned(), library(around).bin) == ((), {})
    assert [listing.id for listing in around.desk.listings()] == [kept]
    assert list(library(around).cards) == ["oasis"]
    assert around.said == ["The bin is empty."]


def test_what_was_not_in_the_question_is_not_erased_with_the_rest(render, around):
    put_away(around, VEX)
    screen = opened(render, around)
    screen.tap("Empty the bin")

    screen.tap("Erase 1 card", meanwhile=lambda: put_away(around, OASIS))

    assert around.said == ["Something else was put into the bin meanwhile: look again before you empty it."]
    assert set(library(around).bin) == {"vex", "oasis"}


def test_a_bin_that_cannot_be_emptied_says_why(render, around):
    around.desk.discard(around.begin())
    put_away(around, VEX)
    around.shelf.failing.add("erase")
    screen = opened(render, around)

    screen.tap("Empty the bin")
    screen.tap("Erase 1 game and 1 card")

    assert around.said == ["The disk is full (erase): make room and try again."]
    assert len(around.desk.binned()) == 1


def test_a_list_of_games_that_cannot_be_read_is_said_and_cards_are_taken_back_all_the_same(render, around):
    put_away(around, VEX)
    around.shelf.failing.add("listings")
    screen = opened(render, around)

    screen.tap("Take back Vex, Mercenary")

    assert screen.sees("The disk is full (listings)")
    assert "vex" in library(around).cards


def test_hundreds_of_things_come_a_page_at_a_time_and_are_drawn_on_demand(render, around):
    put_away(around, *[VEX | {"id": f"v{number}", "name": f"Vex {number}"} for number in range(500)])
    screen = opened(render, around)

    def shown() -> int:
        return sum(name.startswith("Take back ") for name in screen.names())

    assert shown() == AT_FIRST
    assert all(it.build_controls_on_demand for it in screen.controls(ft.ListView))
    screen.tap(f"Show more ({500 - AT_FIRST} left)")
    assert shown() == 2 * AT_FIRST


@pytest.mark.parametrize("begun", [False, True])
def test_home_counts_games_and_cards_and_leads_there(render, around, begun):
    put_away(around, VEX)
    if begun:
        around.desk.discard(around.begin())

    screen = render(Home, **around.page(wide=False))

    screen.tap(f"Bin ({2 if begun else 1})")
    assert around.went == [routes.BIN]


@pytest.mark.parametrize(("address", "back"), [(routes.BIN, "Home"), (routes.BIN_OF_LIBRARY, "Library")])
def test_the_way_back_leads_to_where_one_came_from(render, around, address, back):
    put_away(around, VEX)
    screen = render(app_on(around.desk), route=address)

    screen.tap(back)

    assert ("New game" in screen.names(), "New card" in screen.names()) == (back == "Home", back == "Library")


def test_everything_that_can_be_tapped_has_a_name(render, around):
    around.desk.discard(around.begin())
    put_away(around, VEX)

    assert all(opened(render, around, wide=True).names())
