"""The end of a game of Forsaken: what sets it off, last turns, what is looked up (Game End and Final Scoring)."""

from typing import Any

import pytest

from companion.forsaken.ending import signs, waiting
from companion.forsaken.prompts import prompts
from companion.forsaken.prompts.end import resolutions
from companion.forsaken.scoring import standing_score
from tests.companion.forsaken.games import AnyGame, alone, begin, end_turn, gain, labels, move, played, refused

REACHED = move("reach_end", why="table")


def ending(game: AnyGame) -> Any:
    return game.table.ending


@pytest.mark.parametrize(
    ("length", "threshold"),
    [
        pytest.param("short", 12, id="Overview and Objective: short"),
        pytest.param("standard", 15, id="Overview and Objective: standard"),
        pytest.param("legendary", 18, id="Overview and Objective: legendary"),
    ],
)
def test_the_end_is_set_off_at_the_threshold_and_not_one_vp_before(length: str, threshold: int) -> None:
    before = played(begin(length=length), gain(vp=threshold - 1))

    after = played(before, gain(vp=1))

    assert ending(before) is None
    assert (ending(after).why, ending(after).by, ending(after).last) == ("threshold", "Ana", ("Ben", "Cleo"))
    assert any(
        f"Ana has reached {threshold} VP: the end is set off; one last turn each: Ben, Cleo" in str(because)
        for because in after.ledger.entries[-1].because
    )


@pytest.mark.parametrize(
    ("given", "why"),
    [
        pytest.param(move("finish_story", who="Ana"), "story", id="Overview and Objective: a story"),
        pytest.param(
            move("draw_encounter", who="Ana", planet="thyrria", last=True), "deck", id="Overview and Objective: a deck"
        ),
    ],
)
def test_a_finished_story_and_an_empty_deck_set_it_off_too(given: dict[str, Any], why: str) -> None:
    assert ending(played(begin(), given)).why == why


def test_each_other_player_has_one_last_turn_and_then_scoring_begins() -> None:
    game = played(begin(), end_turn(), gain("Ben", vp=15))
    assert waiting(game.table) == ("Cleo", "Ana")

    after_ben = played(game, end_turn())
    after_cleo = played(after_ben, end_turn())
    after_ana = played(after_cleo, end_turn())

    assert (waiting(after_ben.table), after_ben.table.turn) == (("Cleo", "Ana"), "Cleo")
    assert (waiting(after_cleo.table), after_cleo.table.turn) == (("Ana",), "Ana")
    assert (after_ana.table.phase, after_ana.table.turn) == ("scoring", None)


def test_the_end_is_set_off_once() -> None:
    game = played(begin(), gain(vp=15), end_turn(), gain("Ben", vp=16))

    assert (ending(game).by, ending(game).last) == ("Ana", ("Ben", "Cleo"))


def test_who_sets_it_off_in_anothers_turn_has_no_turn_more_and_that_turn_is_nobodys_last() -> None:
    game = played(begin(), gain("Ben", vp=15))
    assert ending(game).last == ("Cleo", "Ana")

    after = played(game, end_turn())

    assert (waiting(after.table), after.table.turn) == (("Cleo", "Ana"), "Cleo")
    assert played(after, end_turn(), end_turn()).table.phase == "scoring"


def test_a_new_name_keeps_what_was_entered_for_the_end() -> None:
    game = played(
        begin(),
        REACHED,
        move("count_cool_stuff", who="Ben", cool_stuff={"rep": 2}),
        move("rename_seat", who="Ben", to="Bo"),
    )

    assert waiting(game.table) == ("Bo", "Cleo")
    assert standing_score(game.table).cool_stuff["Bo"] == 2


def test_alone_scoring_begins_behind_the_turn_and_the_rival_has_none() -> None:
    game = played(alone(), gain(vp=15))
    assert ending(game).last == ()

    after = played(game, end_turn())

    assert after.table.phase == "scoring"
    assert "plot_draw" not in [prompt.kind for prompt in prompts(after.table)]


def test_who_has_left_is_not_waited_for() -> None:
    game = played(begin("Ana", "Ben"), gain(vp=15), move("leave_table", who="Ben"))

    assert waiting(game.table) == ()
    assert played(game, end_turn()).table.phase == "scoring"


@pytest.mark.parametrize(
    ("how", "proposed"),
    [pytest.param("ask", 1, id="it asks first, once"), pytest.param("off", 0, id="it is left to people")],
)
def test_an_end_that_the_app_does_not_set_off_is_set_off_by_hand(how: str, proposed: int) -> None:
    game = played(begin(automation={"end": how}), gain(vp=15), gain(vp=1))
    assert ending(game) is None
    assert len(game.table.proposals) == proposed

    after = played(game, move("reach_end", why="threshold", who="Ana"))

    assert ending(after).last == ("Ben", "Cleo")


def test_a_proposal_that_is_taken_up_sets_it_off() -> None:
    game = played(begin(automation={"end": "ask"}), gain(vp=15))

    after = played(game, move("accept_proposal", proposal=game.table.proposals[0].id))

    assert (ending(after).why, ending(after).by) == ("threshold", "Ana")


def test_an_end_that_was_not_reached_after_all_is_taken_back() -> None:
    game = played(begin(), REACHED, move("revoke_end"))

    assert ending(game) is None
    assert labels(game) == ["The end is set off", "The end is not set off"]
    assert played(game, end_turn()).table.phase == "players"


@pytest.mark.parametrize(
    ("before", "given", "told"),
    [
        pytest.param([REACHED], REACHED, "the end is set off already", id="twice"),
        pytest.param([], move("revoke_end"), "the end is not set off", id="nothing to take back"),
        pytest.param([move("begin_scoring")], REACHED, "the game is being scored already", id="after the end"),
        pytest.param([REACHED, move("begin_scoring")], move("revoke_end"), "the game is being scored already",
                     id="taken back after the end"),
        pytest.param([move("begin_scoring")], move("begin_scoring"), "the game is being scored already", id="again"),
        pytest.param([], move("reach_end", why="story", who="Eve"), 'nobody at this table is called "Eve"',
                     id="nobody of that name"),
        pytest.param([], move("lose_to_plot", how="row"), "nobody is the rival in this game", id="no rival"),
    ],
)  # fmt: skip
def test_an_end_that_makes_no_sense_is_refused(before: list[dict[str, Any]], given: dict[str, Any], told: str) -> None:
    assert refused(played(begin(), *before), given).what == told


def test_people_may_score_at_once_and_it_is_said_whose_last_turn_is_left_out() -> None:
    game = played(begin(), REACHED, move("begin_scoring"))

    assert game.table.phase == "scoring"
    assert "without the last turn of Ben, Cleo" in str(game.ledger.entries[-1].because[0])


# The plot


def test_a_fifth_plot_card_ends_the_game_at_once_and_the_rival_wins_whatever_the_vp() -> None:
    game = played(alone(), gain(vp=14))

    for _ in range(5):
        game = played(game, move("draw_plot"))

    assert game.table.phase == "scoring"
    over = played(game, move("finish"))
    assert (over.table.score.verdict.winners, over.table.score.verdict.reason) == (("Grash",), "plot")
    assert over.table.score.complete


@pytest.mark.parametrize(("how", "because"), [("row", "the plot row has five cards"), ("deck", "a plot card had to")])
def test_a_game_may_be_lost_to_the_plot_by_hand(how: str, because: str) -> None:
    game = played(alone(), move("lose_to_plot", how=how))

    assert (game.table.phase, game.table.lost) == ("scoring", how)
    assert standing_score(game.table).verdict.because.startswith(because)
    assert labels(game) == ["Grash wins by the plot"]


# What is looked up


def told() -> AnyGame:
    return played(
        begin(),
        move("finish_story", who="Ben"),
        move("to_event_row", name="Heist", finale="2 VP"),
        move("to_event_row", name="Storm", event="No transports"),
        move("begin_scoring"),
    )


def test_the_guide_is_asked_about_finished_stories_and_finales_in_the_row() -> None:
    game = told()

    assert [prompt.text for prompt in resolutions(game.table)] == [
        "End Game Resolution: the finished story of Ben",
        "End Game Resolution: Heist",
    ]
    assert [prompt.kind for prompt in prompts(game.table)].count("resolution") == 2


def test_an_entry_that_was_read_is_ticked_off_and_still_listed() -> None:
    game = played(told(), move("dismiss_prompt", prompt="resolution:story:Ben"))

    assert [prompt.kind for prompt in prompts(game.table)].count("resolution") == 1
    assert len(resolutions(game.table)) == 2


def test_nothing_of_the_end_is_asked_before_scoring_and_after_filing() -> None:
    before = played(begin(), move("to_event_row", name="Heist", finale="2 VP"))
    over = played(told(), move("finish"))

    for game in (before, over):
        assert not {"finale", "resolution"} & {prompt.kind for prompt in prompts(game.table)}


# How near it is


def test_how_near_the_end_is_is_told_by_vp_decks_and_stories() -> None:
    game = played(
        begin("Ana", "Ben", decks={"thyrria": 1}), gain("Ben", vp=11), move("set_chapter", who="Ana", to=2)
    )  # fmt: skip

    found = [(sign.why, sign.what, sign.words) for sign in signs(game.table)]

    assert found == [
        ("threshold", "Ana", "0 of 15 VP"),
        ("threshold", "Ben", "11 of 15 VP"),
        ("deck", "Thyrria", "1 card left"),
        ("deck", "Port Ambition", "nobody has counted"),
        ("deck", "Mycoid Verge", "nobody has counted"),
        ("story", "Ana", "chapter 2"),
        ("story", "Ben", "chapter 1"),
    ]
