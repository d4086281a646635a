"""The end of Forsaken: how near it is, last turns, final scoring, the verdict; and a game that nobody tracked."""

from typing import Any

import flet as ft
import pytest

from screens import buttons
from screens.forsaken.end.page import EndPage
from screens.forsaken.end.untracked import ScoreAGame
from screens.guard import component
from screens.preferences import prefer
from screens.sitting import Sitting, use_desk
from tests.screens.desks import Surroundings
from tests.screens.ending import StillDevice
from tests.screens.forsaken_evening import ForsakenEvening

VP = {"move": "reconcile", "held": {"Ana": {"vp": 14, "scrap": 2}, "Ben": {"vp": 14}, "Cleo": {"vp": 5}}}
SCORING = {"move": "begin_scoring"}
HEIST = {"move": "to_event_row", "name": "Heist", "finale": "2 VP for most scrap"}
REACHED = {"move": "reach_end", "why": "story", "who": "Ana"}
RIVAL = {"name": "Grash", "pips": 1, "plot": 8}
ALONE = {"seats": ({"name": "Ana", "color": "red"},), "rival": RIVAL}


@component
def End(sitting: Sitting) -> ft.Control:
    """The page, drawn again when the game changes."""
    revision = use_desk(sitting.desk, lambda: sitting.game.revision)
    return EndPage(sitting=sitting, revision=revision, wide=False, key="end")


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch, render):
    monkeypatch.setattr(buttons, "DOUBLE_TAP", 0)

    def show(*moves: dict[str, Any], **setup: Any):
        evening = ForsakenEvening(**setup).moves(*moves)
        said: list[str] = []
        sitting = Sitting(evening.desk, evening.id, StillDevice(), said.append, said.append)  # type: ignore[arg-type]
        return render(End, sitting), evening

    return show


def table(evening: ForsakenEvening) -> Any:
    return evening.desk.game(evening.id).table


def test_before_the_end_everybody_sees_how_near_it_is(shown):
    screen, _ = shown(VP, decks={"thyrria": 2})

    assert screen.sees("How near the end is")
    assert screen.sees("14 of 15 VP")
    assert screen.sees("2 cards left")
    assert screen.sees("nobody has counted")
    assert screen.sees("Ana and Ben tie for most VP at 14: Ana has 2 pieces of cool stuff, Ben none.")


def test_the_end_is_set_off_by_hand_and_taken_back(shown):
    screen, evening = shown()

    screen.tap("The end is set off")
    screen.tap("Ben")
    screen.tap("A finished story: Ben sets off the end")
    assert (table(evening).ending.why, table(evening).ending.by) == ("story", "Ben")

    screen.tap("It was not set off")
    assert table(evening).ending is None


def test_it_is_told_who_still_has_a_last_turn(shown):
    screen, _ = shown(REACHED, {"move": "end_turn"}, {"move": "end_turn"})

    assert screen.sees("Ana has finished a story.")
    assert screen.sees("Ana has no turn left")
    assert screen.sees("Ben has no turn left")
    assert screen.sees("Cleo has the last turn now")


def test_scoring_before_the_last_turns_says_whose_is_left_out(shown):
    screen, evening = shown(REACHED)

    screen.tap("Begin final scoring")
    assert screen.sees("The last turn of Ben, Cleo is left out.")
    screen.tap("Play on")
    assert table(evening).phase == "players"
    screen.tap("Begin final scoring")
    screen.tap("Score the game")

    assert table(evening).phase == "scoring"
    assert screen.sees("VP at the end")


def test_a_finale_is_given_out_card_by_card(shown):
    screen, evening = shown(VP, HEIST, SCORING)
    assert screen.sees("2 VP for most scrap")

    screen.tap("Heist, Ana: 1 more")
    screen.tap("Heist, Ana: 1 more")
    screen.tap("Heist, Cleo: 1 less")
    screen.tap("Finale of Heist done: Ana +2, Cleo -1")

    assert {who: [it.vp for it in finale] for who, finale in table(evening).finale.items()} == {
        "Ana": [2],
        "Cleo": [-1],
    }
    assert screen.sees("Ana: 16 VP in all")
    assert not [name for name in screen.names() if "Finale of" in name]


def test_other_effects_are_typed_and_taken_back(shown):
    screen, evening = shown(VP, SCORING)

    screen.tap("More VP for Cleo")
    screen.type_into("What it is for", "A talent")
    screen.tap("3")
    screen.tap("Gains 3")
    assert [(it.what, it.vp) for it in table(evening).extras["Cleo"]] == [("A talent", 3)]
    assert screen.sees("Cleo: 8 VP in all")

    screen.tap("Remove A talent of Cleo")
    assert screen.sees("Cleo: 5 VP in all")


def test_vp_may_be_a_finales_and_need_no_word(shown):
    screen, evening = shown(SCORING)

    screen.tap("More VP for Ben")
    screen.tap("Finale")
    screen.tap("2")
    screen.tap("Gains 2")

    assert [(it.what, it.vp) for it in table(evening).finale["Ben"]] == [("A finale", 2)]


def test_the_tracker_is_set_right(shown):
    screen, evening = shown(SCORING)

    screen.tap("VP tracker of Ana")
    screen.tap("9")
    screen.tap("Set 9")

    assert table(evening).player("Ana").vp == 9


def test_cool_stuff_is_counted_where_there_is_a_tie(shown):
    screen, evening = shown(VP, SCORING)
    assert screen.sees("A tie: count the cool stuff")
    assert screen.sees("Ana: 2 pieces of cool stuff")

    screen.tap("Count the cool stuff of Ben")
    for _ in range(3):
        screen.tap("Gear of Ben: 1 more")
    assert table(evening).counted == {}
    screen.tap("Ben has 3")

    assert screen.sees("Ben has 3 pieces of cool stuff, Ana 2.")
    assert table(evening).cool_stuff("Ben")["gear"] == 3


def test_nobody_counts_where_one_leads(shown):
    screen, _ = shown({"move": "set_holding", "who": "Ana", "what": "vp", "to": 9}, SCORING)

    assert not screen.sees("count the cool stuff")


def test_entries_of_the_guide_are_ticked_off(shown):
    screen, evening = shown({"move": "finish_story", "who": "Ben"}, HEIST, SCORING)

    screen.tap("The finished story of Ben: to be read")

    assert screen.sees("The finished story of Ben: read")
    assert screen.sees("Heist: to be read")
    assert "resolution:story:Ben" in table(evening).dismissed


def test_a_result_is_filed_once_and_shared(shown):
    screen, evening = shown(VP, SCORING)

    screen.tap("File the result")

    assert table(evening).phase == "over"
    assert screen.sees("Ana wins by cool stuff")
    assert not [name for name in screen.names() if "File" in name]
    (share,) = (control.action for control in screen.controls(ft.FilledTonalButton) if control.action)
    assert "Ana wins by cool stuff (Ana 14, Ben 14, Cleo 5)" in share[0].data


def test_alone_the_plot_may_have_won(shown):
    screen, evening = shown(**ALONE)

    screen.tap("The end is set off")
    screen.tap("The plot deck is empty")
    assert table(evening).lost == "deck"
    assert screen.sees("Grash: 0 VP in all")
    screen.tap("File the result")

    assert screen.sees("Grash wins by the plot")


# Score a finished game


@pytest.fixture
def around(monkeypatch: pytest.MonkeyPatch) -> Surroundings:
    monkeypatch.setattr(buttons, "DOUBLE_TAP", 0)
    return Surroundings()


def test_a_game_that_nobody_tracked_is_typed_in(render, around):
    screen = render(ScoreAGame, **around.page())

    screen.type_into("Name of player 1", "Ana")
    screen.tap("0 VP, type a number")
    screen.tap("9")
    screen.tap("Set 9")
    screen.tap("Add a player")
    screen.type_into("Name of player 2", "Ben")
    screen.tap("More VP for")
    screen.tap("9")
    screen.tap("Gains 9")
    assert screen.sees("A tie: cool stuff, 0 so far")
    screen.tap("Boosts of Ben: 1 more")
    screen.tap("Go to the result")

    assert around.went == ["/game/g1/end"]
    found = around.desk.game("g1").table
    ana, ben = found.players
    assert (found.phase, ana.name, ana.vp, ben.name, ben.vp) == ("scoring", "Ana", 9, "Ben", 0)
    assert found.extras["Ben"][0].vp == 9
    assert found.cool_stuff("Ben")["boosts"] == 1


def test_cool_stuff_is_asked_of_nobody_who_does_not_tie(render, around):
    screen = render(ScoreAGame, **around.page())

    screen.tap("Add a player")
    screen.tap("0 VP, type a number")
    screen.tap("4")
    screen.tap("Set 4")

    assert not screen.sees("A tie")
    assert screen.sees("Player 2 wins")


def test_one_player_may_have_had_a_rival(render, around):
    screen = render(ScoreAGame, **around.page())

    screen.type_into("Name of player 1", "Ana")
    screen.tap("Against a rival")
    screen.tap("Go to the result")
    screen.type_into("Name of the rival", "Grash")
    screen.tap("The rival: 0 VP, type a number")
    screen.tap("7")
    screen.tap("Set 7")
    screen.tap("How it ended: Five plot cards in the row")
    assert screen.sees("Grash wins by the plot")
    screen.tap("Go to the result")

    assert around.said == ["The rival has no name yet."]
    found = around.desk.game("g1").table
    assert (found.rival.name, found.rival.vp, found.lost) == ("Grash", 7, "row")


def test_a_tie_with_the_rival_goes_by_the_ruling_of_new_games_while_it_is_typed_in(render, around):
    prefer(around.desk, rulings={"S4": "rival"})
    screen = render(ScoreAGame, **around.page())

    screen.type_into("Name of player 1", "Ana")
    screen.tap("Against a rival")
    nothing_yet = screen.sees("against a rival you need more")
    for number in ("Ana: 0 VP, type a number", "The rival: 0 VP, type a number"):
        screen.tap(number)
        screen.tap("3")
        screen.tap("Set 3")

    assert not nothing_yet
    assert screen.sees("against a rival you need more")


def test_what_is_missing_is_said(render, around):
    screen = render(ScoreAGame, **around.page())

    screen.tap("Go to the result")
    screen.type_into("Name of player 1", "Ana")
    screen.tap("Add a player")
    screen.type_into("Name of player 2", "ana")
    screen.tap("Go to the result")

    assert around.said == ["Player 1 has no name yet.", "Two have the same name: give each a name of its own."]
