"""Score a finished game: for people who tracked nothing."""

import pytest

from companion.vestige import commands as c
from screens import buttons
from screens.vestige.end.untracked import ScoreAGame
from tests.screens.desks import Surroundings
from tests.screens.ending import EndPage, sitting_at


@pytest.fixture
def around(monkeypatch: pytest.MonkeyPatch) -> Surroundings:
    monkeypatch.setattr(buttons, "DOUBLE_TAP", 0)
    return Surroundings()


def page(render, around):
    return render(ScoreAGame, **around.page())


def setup(around):
    (listing,) = around.desk.listings()
    return around.desk.game(listing.id).setup


def test_a_solo_game_against_bone_needs_a_name_and_one_tap(render, around):
    screen = page(render, around)

    screen.type_into("Player", "Ana")
    screen.tap("Begin scoring")

    assert around.went == ["/game/g1/end"]
    assert (setup(around).mode, setup(around).starts_at, setup(around).names) == ("solo", "scoring", ("Ana", "Bone"))


def test_who_played_last_is_known(render, around):
    around.begin(name="Ana")
    screen = page(render, around)

    screen.tap("Begin scoring")

    assert around.went == ["/game/g2/end"]


def test_teams_have_names_and_people(render, around):
    screen = page(render, around)

    screen.tap("In teams")
    screen.type_into("Player 1", "Ana")
    screen.type_into("Player 2", "Ben")
    screen.tap("Add a player")
    screen.type_into("Player 3", "Cleo")
    screen.tap("Player 3 in Team 1")
    screen.type_into("Name of team 1", "Rust")
    screen.tap("Bone, chosen")
    screen.tap("Begin scoring")

    assert [(seat.name, seat.team) for seat in setup(around).seats] == [
        ("Ana", "Rust"),
        ("Ben", "Team 2"),
        ("Cleo", "Rust"),
    ]
    assert setup(around).nemeses == ()


def test_a_nemesis_without_a_pack_is_named_and_two_may_be_a_team(render, around):
    screen = page(render, around)

    screen.type_into("Player", "Ana")
    screen.tap("Another nemesis")
    screen.type_into("Name of the nemesis", "Rook")
    screen.tap("The nemeses are one team")
    screen.tap("Begin scoring")

    assert setup(around).names == ("Ana", "Bone", "Rook")
    assert setup(around).nemesis_team


@pytest.mark.parametrize(
    ("taps", "sentence"),
    [
        ((), "Type the name of the player first."),
        (("Another nemesis",), "Type the name of the player first."),
        (("Against each other",), "Player 1 has no name yet."),
    ],
)
def test_what_is_missing_is_said_and_nothing_is_begun(render, around, taps, sentence):
    screen = page(render, around)

    for tap in taps:
        screen.tap(tap)
    screen.tap("Begin scoring")

    assert around.said == [sentence]
    assert around.desk.listings() == ()


def test_two_of_one_name_are_refused_in_a_sentence(render, around):
    screen = page(render, around)

    screen.type_into("Player", "Bone")
    screen.tap("Begin scoring")

    assert around.said == ['Two competitors are called "Bone"; give each a name of its own.']


def test_a_solo_game_without_a_nemesis_is_refused_in_a_sentence(render, around):
    screen = page(render, around)

    screen.type_into("Player", "Ana")
    screen.tap("Bone, chosen")
    screen.tap("Begin scoring")

    assert around.said == ["A solo game has no nemesis; it needs 1 to 3."]


def test_a_reload_loses_nothing_that_was_typed(render, around):
    screen = page(render, around)
    screen.tap("All together")
    screen.type_into("Player 2", "Ben")
    screen.close()

    again = page(render, around)

    assert again.sees("All together, chosen")
    assert again.sees("Ben")


def test_two_sides_are_scored_from_nothing(render, around):
    screen = page(render, around)
    screen.type_into("Player", "Ana")
    screen.tap("Begin scoring")
    scoring = render(EndPage, sitting_at(around, "g1"))

    scoring.tap("Ana: 0 leverage. Type it")
    scoring.tap("4")
    scoring.tap("1")
    scoring.tap("Set 41")
    assert scoring.sees("Leverage of Bone"), "one number leads to the next"
    scoring.tap("3")
    scoring.tap("8")
    scoring.tap("Set 38")
    scoring.tap("Threat level of Bone: 1 more")
    scoring.tap("Threat level of Bone: 1 more")
    scoring.tap("Next")
    scoring.tap("Chop Shop: nobody. Give it to Ana")
    scoring.tap("Bone 0")
    scoring.tap("Oasis: nobody. Give it to Bone")
    scoring.tap("Next")
    scoring.tap("covert op of Ana: 5")
    scoring.tap("Next")
    scoring.tap("bounty of Ana: 6")
    scoring.tap("Next")
    scoring.tap("What leverage is printed on Oasis: 2")
    scoring.tap("Next")
    scoring.tap("Next")
    scoring.tap("Lawmakers of Ana: 1 more")
    for _ in range(3):
        scoring.tap("Next")
    scoring.tap("Next")
    scoring.tap("What is the ambition tile worth: 5")
    scoring.tap("File the result")

    score = around.desk.game("g1").table.score
    assert score.totals == {"Ana": 41 + 2 + 5 + 6 + 5, "Bone": 38 + 2 + 1 * 2}
    assert scoring.sees("Ana wins")


def test_a_region_is_taken_back_with_a_second_tap_and_may_have_any_name(render, around):
    screen = page(render, around)
    screen.type_into("Player", "Ana")
    screen.tap("Begin scoring")
    around.desk.drafts["scoring:g1"] = "holdings"
    holdings = render(EndPage, sitting_at(around, "g1"))

    holdings.tap("Oasis: nobody. Give it to Ana")
    holdings.tap("Oasis: Ana. Take it back")
    holdings.tap("Regions of the module")
    holdings.tap("The Rise: nobody. Give it to Ana")
    holdings.type_into("A region with another name", "Dust Hill")
    holdings.tap("Ana controls the region typed here")

    assert around.desk.game("g1").table.controlled("Ana") == ("The Rise", "Dust Hill")


def test_leverage_corrections_set_nothing_off(render, around):
    screen = page(render, around)
    screen.type_into("Player", "Ana")
    screen.tap("Begin scoring")

    around.desk.act("g1", c.SetControl(region="Oasis", who="Ana"))

    assert {it.name: it.leverage for it in around.desk.game("g1").table.competitors} == {"Ana": 0, "Bone": 0}


def test_every_control_has_a_name(render, around):
    screen = page(render, around)
    screen.tap("In teams")
    screen.tap("Another nemesis")

    assert all(screen.names())
