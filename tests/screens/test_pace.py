"""The page Pace: lines with colour, shape and name, the same in numbers and in words, and what it takes for granted."""

from itertools import pairwise

import flet.canvas as cv
import pytest

from companion.rules.entries import corpus
from companion.vestige import commands as c
from companion.vestige.pace import Pace, pace
from screens.vestige.pace.chart import lines
from screens.vestige.pace.points import NEMESES, PLAYERS, point
from tests.companion.games import BONE, ROOK
from tests.screens.evening import DUEL, Evening
from tests.screens.harness import Rendered

PHONE, NARROW, WIDE = (390, 844), (320, 640), (1280, 800)
SEATS = tuple({"name": name} for name in ("Ana", "Ben", "Cleo", "Dan", "Eva", "Fay"))


def told(it: Evening) -> Pace:
    return pace(it.table, it.game.ledger.standing)


def drawn(screen: Rendered) -> list[str]:
    """The words in the picture."""
    return [text.value for text in screen.controls(cv.Text) if text.value]


def full(**changes) -> Evening:
    """Six players and three nemeses after a round."""
    setup = {"mode": "competitive", "seats": SEATS, "nemeses": (BONE, ROOK, {"name": "Happy"})} | changes
    it = Evening(**setup)
    for seat in SEATS:
        it.play(c.GainLeverage(who=seat["name"], amount=4), c.EndTurn())
    return it.play(c.RunNemeses())


def test_the_chart_is_told_in_one_sentence_and_every_number_stands_below(evening, render):
    screen = evening.third_round().open(render, "pace")

    assert "Leverage from now to the end of round 8: Ana from 11 to 44, Bone from 14 to 56." in screen.texts()
    assert screen.sees("Ana: now 11, after round 3 17, after round 4 22, after round 5 28, after round 6 33")
    assert screen.sees("Bone: now 14, after round 3 21, after round 4 28")
    assert screen.sees("+5.5 a round")
    assert screen.sees("+7 on its next turn")


def test_what_the_numbers_take_for_granted_is_said(evening, render):
    screen = evening.third_round().open(render, "pace")

    for assumption in told(evening).assumes:
        assert assumption.text in screen.texts()


def test_a_long_press_on_an_assumption_opens_the_rule_behind_it(evening, render):
    screen = evening.third_round().open(render, "pace")

    screen.long_press("Each card that a nemesis draws counts 2, the average of the 2 cards read in this game.")

    assert screen.sees(corpus()["nemesis-gains-cards"].answer)


def test_the_question_mark_says_what_pace_is(evening, render):
    screen = evening.open(render, "pace")

    screen.tap("What is Pace?")

    assert screen.sees("It is no forecast of what people will do.")


def test_who_would_pass_whom_is_said_in_words(evening, render):
    evening.second_round().play(c.GainLeverage(who="Bone", amount=5))
    screen = evening.open(render, "pace")

    assert screen.sees("Ana would pass Bone in round 2.")
    assert not screen.sees("Nobody would pass anybody")


def test_nobody_passing_anybody_is_said_too(evening, render):
    assert evening.open(render, "pace").sees("Nobody would pass anybody up to round 6.")


@pytest.mark.parametrize("size", [PHONE, NARROW, WIDE])
def test_every_side_has_its_name_and_its_last_number_at_the_end_of_its_line(render, size):
    it = full()
    ends = [f"{side.points[-1]} {side.name}" for side in told(it).sides]

    screen = it.open(render, "pace", size=size)

    assert len(ends) == 9
    assert set(ends) <= set(drawn(screen))


def test_the_final_round_is_a_line_with_its_name(render):
    it = full()
    assert "final round" not in drawn(it.open(render, "pace"))

    it.play(c.SetFinalRound(to=5))

    assert "final round" in drawn(it.open(render, "pace"))


def test_no_two_sides_share_a_shape_and_players_have_round_ones():
    it = full()
    of = lines(it.table, told(it))

    assert len({line.shape for line in of}) == len(of) == 9
    assert len({line.colour for line in of if not line.human}) == 3
    assert all((line.shape in PLAYERS) == line.human for line in of)


@pytest.mark.parametrize("shape", [*PLAYERS, *NEMESES])
def test_every_shape_is_drawn_around_its_place(shape):
    parts = point(shape, 100, 50, "#ffffff")

    assert parts
    assert any(getattr(part.paint, "color", None) == "#ffffff" for part in parts)


def test_the_names_at_the_ends_do_not_lie_over_each_other_nor_leave_the_picture(render):
    it = full()
    screen = it.open(render, "pace", size=NARROW)
    names = {f"{side.points[-1]} {side.name}" for side in told(it).sides}
    canvas = next(canvas for canvas in screen.controls(cv.Canvas) if any(text in names for text in words_of(canvas)))
    places = sorted(shape.y for shape in canvas.shapes if isinstance(shape, cv.Text) and shape.value in names)

    assert all(below - above >= 20 for above, below in pairwise(places))
    assert places[0] >= 0
    assert places[-1] <= canvas.height


def words_of(canvas: cv.Canvas) -> list[str]:
    return [shape.value for shape in canvas.shapes if isinstance(shape, cv.Text)]


def test_players_without_a_nemesis_are_shown_beside_each_other(render):
    it = Evening(**DUEL).play(c.GainLeverage(who="Ana", amount=4), c.EndTurn())

    screen = it.open(render, "pace")

    assert screen.sees("Leverage from now to the end of round 6: Ana from 4 to 24, Ben from 0 to 0.")
    assert not screen.sees("Threat levels stay")


def test_people_who_play_together_have_one_line_and_each_is_told_below(render):
    seats = ({"name": "Ana"}, {"name": "Ben"})
    it = Evening(mode="cooperative", seats=seats, nemeses=(BONE, ROOK)).play(c.GainLeverage(who="Ben", amount=3))

    screen = it.open(render, "pace")

    assert screen.sees("Players: now 3")
    assert screen.sees("Ben: 3 now, 18 after round 6, +3 a round")
    assert not screen.sees("Ana: now")


def test_while_the_game_is_scored_nothing_is_to_come(evening, render):
    screen = evening.scoring().open(render, "pace")

    assert screen.sees("No round is to come")
    assert screen.sees("Ana: now 6")
    assert not screen.controls(cv.Canvas) or "after round" not in drawn(screen)


def test_the_page_follows_the_game(evening, render):
    screen = evening.third_round().open(render, "pace")

    evening.play(c.GainLeverage(who="Ana", amount=30))
    screen.wait(0.05)

    assert screen.sees("Ana: now 41")


def test_from_here_one_can_try_things_out(evening, render):
    screen = evening.open(render, "pace")

    screen.tap("Try it on a copy")

    assert screen.sees("Try it on a copy of the game")
