"""The end of games of many: teams, players together, six people and three nemeses, up to the verdict."""

import flet_charts as charts
import pytest

from companion.vestige import commands as c
from screens import buttons, routes
from screens.app import app_on
from tests.companion.games import BONE, ROOK
from tests.screens.evening import Evening

NAMES = ("Ana", "Ben", "Cem", "Dee", "Eve", "Finn")
WASTES = "The Rusted Wanderers of the Wastes"
NARROW = (320, 700)


@pytest.fixture(autouse=True)
def _unhurried(unhurried):
    assert buttons.DOUBLE_TAP == 0


def teams(nemeses=(BONE,)) -> Evening:
    seats = tuple({"name": name, "team": (WASTES, "Dust")[at % 2]} for at, name in enumerate(NAMES[:4]))
    return Evening(mode="teams", seats=seats, nemeses=nemeses).play(
        c.GainLeverage(who="Ana", amount=6),
        c.GainLeverage(who="Cem", amount=5),
        c.GainLeverage(who="Ben", amount=9),
        c.SetLeverage(who="Bone", to=3),
    )


def six() -> Evening:
    seats = tuple({"name": name} for name in NAMES)
    return Evening(mode="competitive", seats=seats, nemeses=(BONE, ROOK, {"name": "Happy"})).play(
        *[c.SetLeverage(who=name, to=number) for number, name in enumerate(NAMES, start=3)],
        c.GainCard(who="Ben", kind="mercenary", leverage=2),
    )


def through(screen, upto: str) -> None:
    """Next after next, up to the step with this title."""
    for _ in range(12):
        if upto in screen.texts():
            return
        screen.tap("Next")
    raise AssertionError(f"no {upto}")


@pytest.mark.parametrize("size", [NARROW, (390, 844), (1280, 800)])
def test_a_team_game_goes_to_its_verdict(render, size):
    evening = teams()
    screen = evening.play(c.BeginScoring()).open(render, "end", size=size)

    through(screen, "The result")
    assert screen.sees(f"{WASTES}: 11")
    screen.tap("File the result")

    assert screen.sees(f"{WASTES} wins")
    for total in (f"{WASTES}: 11", "Dust: 9", "Nemeses: 3"):
        assert total in screen.texts()
    assert evening.table.score.totals == {WASTES: 11, "Dust": 9, "Nemeses": 3}


def test_a_cooperative_game_goes_to_its_verdict(render):
    seats = tuple({"name": name} for name in NAMES[:3])
    evening = Evening(mode="cooperative", seats=seats, nemeses=(BONE, ROOK)).play(
        *[c.GainLeverage(who=name, amount=4) for name in NAMES[:3]], c.SetLeverage(who="Rook", to=20), c.BeginScoring()
    )
    screen = evening.open(render, "end")

    through(screen, "The result")
    screen.tap("File the result")

    assert screen.sees("Nemeses win")
    assert "Players: 12" in screen.texts()


@pytest.mark.parametrize("size", [NARROW, (390, 844), (1280, 800)])
def test_six_people_and_three_nemeses_have_their_totals_bars_and_points(render, size):
    evening = six().play(c.BeginScoring(), c.Finish(mastery_tiles={"might": 5}))
    screen = evening.open(render, "end", size=size)

    for name, total in evening.table.score.totals.items():
        assert f"{name}: {total}" in screen.texts()
        on_the_track = evening.table.competitor(name).leverage
        assert not total or f"Leverage track of {name}: {on_the_track}. Why?" in screen.names()
    bars = screen.controls(charts.BarChart)[0].groups
    assert len(bars) == 9
    assert sum(bar.rods[0].width for bar in bars) <= NARROW[0] - 32


def test_a_figure_of_many_opens_its_lines(render):
    screen = six().play(c.BeginScoring(), c.Finish(mastery_tiles={"might": 5})).open(render, "end")

    screen.tap("Leverage track of Dee: 6. Why?")

    assert screen.sees("Leverage track of Dee")


def test_few_bars_are_as_wide_as_they_were(render):
    screen = Evening().over().open(render, "end")

    assert {bar.rods[0].width for bar in screen.controls(charts.BarChart)[0].groups} == {56}


def test_everybody_is_asked_in_scoring_by_name_and_note(render):
    screen = six().play(c.BeginScoring()).open(render, "end", size=NARROW)

    assert "Ana 0, chosen" in screen.names()
    for name in NAMES[1:]:
        assert f"{name} 0" in screen.names()


def test_the_picture_of_a_game_of_many_has_every_side(render):
    evening = six().play(c.BeginScoring(), c.Finish(mastery_tiles={"might": 5}))
    screen = evening.open(render, "end")

    screen.tap("Share as picture")

    for name, total in evening.table.score.totals.items():
        assert screen.texts().count(f"{name}: {total}") == 2, "on the page and in the picture"


def test_home_shows_everybody_of_the_game_to_resume(render):

    screen = render(app_on(six().desk), route=routes.HOME, size=NARROW)

    for name, number in zip(NAMES, (3, 6, 5, 6, 7, 8), strict=True):
        assert f"{name} {number}" in screen.texts()
