"""Home is there before the games in play are open: a long one takes seconds to come back."""

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from companion.vestige import commands as c
from screens import buttons
from screens.app import app_on
from screens.home import opening
from screens.home.home import Home
from screens.home.opening import Opening
from screens.home.resume import sides
from tests.companion.games import ROOK
from tests.screens.desks import Breakable, Render, Surroundings


class Slow(Breakable):
    """A shelf that reads a game only while `goes_on` is set."""

    def __init__(self) -> None:
        super().__init__()
        self.goes_on = threading.Event()
        self.goes_on.set()

    def read(self, game_id: str) -> Any:
        assert self.goes_on.wait(10)
        return super().read(game_id)


@pytest.fixture
def around(monkeypatch: pytest.MonkeyPatch) -> Surroundings:
    """An evening of Ana against Bone, begun before a restart, on a slow shelf."""
    monkeypatch.setattr(buttons, "DOUBLE_TAP", 0)
    around = Surroundings()
    around.shelf = Slow()
    around.desk = around.new_desk()
    around.begin(c.GainLeverage(who="Ana", amount=17))
    restart(around)
    return around


def restart(around: Surroundings) -> None:
    around.desk = around.new_desk()
    around.shelf.goes_on.clear()


def soon(holds: Callable[[], bool]) -> bool:
    """Whether it holds, within a while."""
    for _ in range(500):
        if holds():
            return True
        time.sleep(0.01)
    return False


@pytest.mark.parametrize("wide", [False, True])
def test_everything_that_the_list_knows_is_there_at_once_and_how_a_game_stands_comes_after(
    render: Render, around: Surroundings, wide: bool
):
    screen = render(Home, **around.page(wide=wide))

    assert screen.sees("Ana against Bone")
    assert screen.sees("Begun 30 Nov 2026")
    assert not screen.sees("Ana 17")
    before = screen.names()
    around.shelf.goes_on.set()
    assert soon(lambda: screen.sees("Ana 17"))
    assert screen.names()[1:] == before[1:]


def test_resume_goes_there_as_soon_as_the_game_is_open(render: Render, around: Surroundings):
    screen = render(Home, **around.page(wide=False))

    screen.tap("Resume")

    assert screen.sees("Being opened")
    assert around.went == []
    around.shelf.goes_on.set()
    assert soon(lambda: around.went == ["/game/g1/table"])


def test_a_game_at_its_end_is_resumed_there(render: Render, around: Surroundings):
    around.shelf.goes_on.set()
    around.begin(c.BeginScoring())
    restart(around)
    screen = render(Home, **around.page(wide=False))

    screen.tap("Resume")
    around.shelf.goes_on.set()

    assert soon(lambda: around.went == ["/game/g2/end"])


def test_who_leaves_home_meanwhile_is_not_called_back(render: Render, around: Surroundings):
    screen = render(app_on(around.desk))
    screen.tap("Resume")

    screen.tap("Rules")
    before = screen.texts()
    around.shelf.goes_on.set()

    assert soon(lambda: around.desk.opened("g1") is not None)
    time.sleep(0.4)
    assert screen.texts() == before


def test_a_game_that_cannot_be_opened_makes_room_for_the_next_one(render: Render, around: Surroundings):
    around.shelf.goes_on.set()
    bad = around.begin(nemeses=(ROOK,))
    around.shelf.damaged.add(bad)
    restart(around)
    screen = render(Home, **around.page(wide=False))

    around.shelf.goes_on.set()

    assert soon(lambda: screen.sees(f"The file of {bad} is damaged: put back a copy.") and screen.sees("Ana 17"))
    screen.tap("Resume")
    assert around.went == ["/game/g1/table"]


def test_what_was_played_while_a_game_was_read_is_not_taken_back(around: Surroundings):
    around.shelf.goes_on.set()
    read = around.shelf.read

    def read_slowly(game_id: str) -> Any:
        record = read(game_id)
        around.shelf.read = read
        around.desk.act(game_id, c.GainLeverage(who="Ana", amount=1))
        return record

    around.shelf.read = read_slowly

    game = around.desk.game("g1")

    assert game.table.competitors[0].leverage == 18
    assert around.desk.game("g1") is game


@pytest.mark.parametrize(
    ("title", "count"),
    [
        ("Ana", 1),
        ("Ana against Bone", 2),
        ("Ana against Bone, Happy, Dunecrest", 4),
        ("Ana, Ben against Bone", 3),
        ("Rust (Ana, Cleo) against Dust (Ben, Dan)", 4),
    ],
)
def test_there_is_room_for_the_leverage_of_all_whom_the_title_names(title: str, count: int):
    assert len(sides(title)) == count


@pytest.mark.parametrize(
    ("seconds", "moved"),
    [(0.1, False), (2.0, True)],
    ids=["nobody has looked at it yet", "a finger may be on its way"],
)
def test_a_tap_does_nothing_at_the_moment_in_which_things_below_move(around: Surroundings, seconds, moved):
    around.shelf.goes_on.set()
    now = [0.0]
    opened = Opening(around.desk, clock=lambda: now[0])
    seen: list[bool] = []

    def told() -> None:
        seen.append(opened.just_moved)

    now[0] = seconds
    asyncio.run(opened.open_all(["g1"], told))

    assert seen == [moved]
    now[0] += 2 * opening.JUST_NOW
    assert not opened.just_moved
