"""The strip above every page of a game: round, phase, how near the end is, undo in words, and what was not kept."""

import pytest

from companion.shelf import ShelfFault
from companion.vestige import commands as c
from screens import marks
from screens.vestige.face import VESTIGE
from storage.memory import MemoryShelf
from tests.screens.evening import DUEL, Evening

PAGES = [tab.id for tab in VESTIGE.tabs]
FULL = "The folder is full: make room and try again."


def test_the_round_and_whose_turn_it_is_are_said(evening, render):
    assert evening.second_round().open(render).sees("Round 2 · Ana")


def test_the_turn_of_the_nemeses_is_said(evening, render):
    assert evening.bones_turn().open(render).sees("Round 2 · Nemeses")


def test_final_scoring_and_the_end_are_said(evening, render):
    evening.scoring()
    screen = evening.open(render)

    assert screen.sees("Final scoring")
    evening.play(c.Finish())
    screen.wait(0)
    assert screen.sees("Game over")


def test_a_solo_game_needs_three_conditions(evening, render):
    evening.play(c.RevealCondition(name="A", met=True), c.RevealCondition(name="B"))

    assert evening.open(render).sees("1 of 3 conditions met")


def test_a_game_of_two_needs_two_conditions(unhurried, render):
    assert Evening(**DUEL).open(render).sees("0 of 2 conditions met")


@pytest.mark.parametrize("tab", PAGES)
def test_the_last_round_is_announced_on_every_page(evening, render, tab):
    screen = evening.last_round_known().open(render, tab)

    assert screen.sees("Round 5 · Ana")
    assert "Round 6 is the last" in screen.texts()


@pytest.mark.parametrize("tab", PAGES)
def test_in_the_last_round_every_page_says_so_until_it_is_over(evening, render, tab):
    evening.last_round_known().play(c.EndTurn(), c.RunNemeses())
    screen = evening.open(render, tab)

    assert "This is the last round" in screen.texts()
    evening.play(c.EndTurn())
    screen.wait(0)
    assert "This is the last round" in screen.texts()
    evening.play(c.RunNemeses())
    screen.wait(0)
    assert "This is the last round" not in screen.texts()


def test_a_condition_that_was_not_met_after_all_lifts_the_announcement(evening, render):
    screen = evening.last_round_known().open(render)

    evening.play(c.UnmeetCondition(name="B"))
    screen.wait(0)

    assert not screen.sees("is the last")


def test_undo_says_what_it_takes_back_and_redo_what_it_brings_back(evening, render):
    screen = evening.chop_shop_taken().open(render)

    screen.tap("Undo: Ana takes Chop Shop (Ana +2, Bone +1)")
    assert evening.leverage == {"Ana": 4, "Bone": 0}
    screen.tap("Undo: Ana gains 4 leverage")
    assert evening.leverage == {"Ana": 0, "Bone": 0}
    screen.tap("Redo: Ana gains 4 leverage")
    screen.tap("Redo: Ana takes Chop Shop (Ana +2, Bone +1)")
    assert evening.leverage == {"Ana": 6, "Bone": 1}
    assert not any("Redo" in name for name in screen.names())


def test_a_game_without_entries_has_nothing_to_undo(evening, render):
    screen = evening.open(render)

    with pytest.raises(AssertionError, match="disabled"):
        screen.tap("Nothing to undo yet")


def test_a_visit_that_paid_bone_is_undone_and_redone(evening, render):
    evening.third_round().play(c.Visit(who="Ana", region="Smugglers' Lair"))
    screen = evening.open(render, "regions")

    assert evening.leverage["Bone"] == 17
    screen.tap("Undo: Ana visits Smugglers' Lair (Bone +3)")
    assert evening.leverage["Bone"] == 14
    screen.tap("Redo: Ana visits Smugglers' Lair (Bone +3)")
    assert evening.leverage["Bone"] == 17


def test_the_strip_leads_home_and_to_the_settings_of_the_game(evening, render):
    screen = evening.open(render)

    screen.tap("More of this game")
    screen.tap("Settings of this game Round, triggers, rulings, automation.")
    assert screen.sees("Rulings")
    screen.tap("Home")
    assert "Resume" in screen.names()


class FullShelf(MemoryShelf):
    """A shelf whose folder may be full."""

    full = False

    def append(self, *args):
        self._room()
        super().append(*args)

    def write(self, *args):
        self._room()
        super().write(*args)

    def _room(self):
        if self.full:
            raise ShelfFault(FULL)


def test_what_could_not_be_kept_is_said_on_every_page_until_it_is_kept_and_play_goes_on(unhurried, render):
    shelf = FullShelf()
    evening = Evening(shelf)
    screen = evening.open(render)

    shelf.full = True
    screen.tap("Ana: 1 more")
    screen.tap("+1: 0 becomes 1")
    for page in ("Map", "End", "Ledger", "Table"):
        assert screen.sees("Nothing can be saved; play goes on")
        screen.tap(page)
    screen.tap("Ana: 1 more")
    screen.tap("+1: 1 becomes 2")
    screen.tap("Nothing can be saved")
    assert FULL in screen.texts()
    screen.tap("Try again")
    assert screen.sees("Nothing can be saved; play goes on")
    assert evening.leverage["Ana"] == 2

    shelf.full = False
    screen.tap("Nothing can be saved; play goes on")
    screen.tap("Try again")
    assert not screen.sees("Nothing can be saved")
    assert screen.sees("Everything is saved.")
    assert len(shelf.read(evening.id).entries) == 2


def test_the_next_change_keeps_what_could_not_be_kept(unhurried, render):
    shelf = FullShelf()
    evening = Evening(shelf)
    screen = evening.open(render)

    shelf.full = True
    screen.tap("End Ana's turn")
    shelf.full = False
    screen.tap("Undo: Ana ends the turn")

    assert FULL not in screen.texts()
    assert shelf.read(evening.id).cursor == 0


@pytest.mark.parametrize(
    ("met", "needed", "shapes"),
    [
        pytest.param(2, 3, 3, id="a diamond each"),
        pytest.param(8, 15, 1, id="a bar for more than can be counted"),
        pytest.param(19, 15, 1, id="a bar that is full"),
    ],
)
def test_how_near_the_end_is_fits_into_a_line_however_much_is_needed(met, needed, shapes):
    drawn = marks.towards(met, needed, "so near")

    row = drawn.content if needed <= marks.MOST_PIPS else drawn.content.content
    assert drawn.label == "so near"
    assert len(row.controls) == shapes
    assert sum(shape.width for shape in row.controls) <= 75
