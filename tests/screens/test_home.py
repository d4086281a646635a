"""Home: what people find when they open the app."""

import pytest

from companion.vestige import commands as c
from screens import buttons
from screens.home.bin import Bin
from screens.home.home import PAGE_OF_GAMES, Home
from tests.companion.games import ROOK
from tests.screens.desks import Render, Surroundings


@pytest.fixture
def around(monkeypatch: pytest.MonkeyPatch) -> Surroundings:
    monkeypatch.setattr(buttons, "DOUBLE_TAP", 0)
    return Surroundings()


def home(render: Render, around: Surroundings, wide: bool = False):
    return render(Home, **around.page(wide=wide))


def test_the_first_start_invites_to_a_new_game(render, around):
    screen = home(render, around)

    assert screen.sees("Tableside")
    assert not screen.sees("Past games")
    screen.tap("New game")
    screen.tap("Score a finished game")
    screen.tap("Settings")
    assert around.went == ["/new", "/score", "/settings"]


@pytest.mark.parametrize("wide", [False, True])
def test_the_newest_game_in_play_is_resumed_and_says_how_it_stands(render, around, wide):
    around.begin(c.GainLeverage(who="Ana", amount=3))
    newest = around.begin(
        c.GainLeverage(who="Ana", amount=17),
        c.GainLeverage(who="Bone", amount=14),
        c.SetRound(to=5),
        *[c.RevealCondition(name=name, met=True) for name in ("One", "Two", "Three")],
    )

    screen = home(render, around, wide)

    for words in ("Ana 17", "Bone 14", "Round 5 · Ana", "3 of 3 conditions met", "Round 6 is the last"):
        assert screen.sees(words)
    screen.tap("Resume")
    assert around.went == [f"/game/{newest}/table"]


def test_older_games_in_play_are_lines_below(render, around):
    older = around.begin(c.GainLeverage(who="Ana", amount=3), nemeses=(ROOK,))
    around.begin()

    screen = home(render, around)

    assert screen.sees("Round 1 · Ana · Ana 3, Rook 0")
    screen.tap("Ana against Rook Round 1")
    assert around.went == [f"/game/{older}/table"]


def test_a_game_at_its_end_is_resumed_there(render, around):
    game = around.begin(c.BeginScoring())

    screen = home(render, around)

    assert screen.sees("Final scoring")
    screen.tap("Resume")
    assert around.went == [f"/game/{game}/end"]


def test_a_game_that_cannot_be_opened_says_so_and_hurts_no_other(render, around):
    good = around.begin(nemeses=(ROOK,))
    bad = around.begin()
    around.shelf.damaged.add(bad)
    around.desk = around.new_desk()

    screen = home(render, around)

    assert screen.sees(f"The file of {bad} is damaged: put back a copy.")
    assert not any("damaged" in name and not name.startswith("More") for name in screen.names())
    screen.tap("Resume")
    assert around.went == [f"/game/{good}/table"]


def test_games_that_are_over_lie_below_with_day_and_result(render, around):
    game = around.finished()

    screen = home(render, around)

    assert screen.sees("Past games")
    screen.tap("30 Nov 2026 · Ana wins (Ana 20, Bone 0)")
    assert around.went == [f"/game/{game}/end"]
    assert "Resume" not in screen.names()


def test_hundreds_of_games_that_are_over_come_a_page_at_a_time(render, around):
    first = around.desk.game(around.finished())
    for number in range(300):
        listing = around.desk.listings()[-1]
        around.shelf.list(listing.model_copy(update={"id": f"old-{number}", "created": f"2025-{number}"}))
    assert first is not None
    screen = home(render, around)

    def shown() -> int:
        return sum(name.startswith("Ana against Bone ") for name in screen.names())

    assert shown() == PAGE_OF_GAMES
    screen.tap(f"Show more ({301 - PAGE_OF_GAMES} older)")
    assert shown() == 2 * PAGE_OF_GAMES


def test_a_game_moves_to_the_bin_and_home_says_so(render, around):
    around.begin()
    screen = home(render, around)
    assert not any(name.startswith("Bin") for name in screen.names())

    screen.tap("More about Ana against Bone")
    assert screen.sees("It can be taken back for 30 days.")
    screen.tap("Move to the bin")

    assert around.said == ["Ana against Bone is in the bin, where it can be taken back for 30 days."]
    assert "Resume" not in screen.names()
    screen.tap("Bin (1)")
    assert around.went == ["/bin"]


@pytest.mark.parametrize("begun", [False, True])
def test_the_rules_are_open_from_the_first_start_on(render, around, begun):
    if begun:
        around.begin()

    screen = home(render, around)

    screen.tap("Rules")
    assert around.went == ["/rules"]


def test_what_cannot_be_kept_is_said_and_tried_again(render, around):
    around.shelf.failing.add("write")
    around.begin()
    screen = home(render, around)
    assert screen.sees("The disk is full (write): make room and try again.")

    around.shelf.failing.clear()
    screen.tap("Try again")

    assert not screen.sees("The disk is full")
    assert around.shelf.read("g1")


def test_a_list_that_cannot_be_read_is_said_and_a_new_game_can_be_begun(render, around):
    around.shelf.failing.add("listings")

    screen = home(render, around)

    assert screen.sees("The disk is full (listings)")
    screen.tap("New game")
    assert around.went == ["/new"]


@pytest.mark.parametrize("wide", [False, True])
def test_everything_that_can_be_tapped_has_a_name(render, around, wide):
    around.finished()
    around.begin()
    around.desk.discard(around.begin())

    assert all(home(render, around, wide).names())
    assert all(render(Bin, **around.page()).names())
