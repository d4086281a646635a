"""A game of Forsaken that nobody tracked, as its end is typed in."""

import pytest
from pydantic import ValidationError

from companion.forsaken.rulebook import FORSAKEN
from companion.forsaken.score import Extra
from companion.forsaken.scoring import score, standing_score
from companion.forsaken.untracked import (
    Untracked,
    UntrackedRival,
    entered,
    said_before,
    tied,
    untracked_request,
    untracked_setup,
)
from companion.game import Game
from tests.companion.forsaken.games import begin, move, played

HEIST = (Extra(what="Heist", vp=3),)
TALENT = (Extra(what="A talent", vp=1),)
ANA = Untracked(id=0, name=" Ana ", vp=12, finale=HEIST, extras=TALENT, cool_stuff={"gear": 4})


def test_people_are_scored_before_they_have_names() -> None:
    people = (ANA, Untracked(id=1, vp=7), Untracked(id=2, name="ana"))

    assert score(untracked_request(people, None, {})).totals == {"Ana": 16, "Player 2": 7, "ana (3)": 0}


@pytest.mark.parametrize(
    ("rival", "totals", "reason"),
    [
        pytest.param(UntrackedRival(vp=5), {"Ana": 16, "the rival": 5}, "most_vp", id="by VP"),
        pytest.param(UntrackedRival(name="Grash", lost="row"), {"Ana": 16, "Grash": 0}, "plot", id="a fifth card"),
        pytest.param(UntrackedRival(name="Grash", lost="deck"), {"Ana": 16, "Grash": 0}, "plot", id="an empty deck"),
    ],
)
def test_a_rival_is_scored_too(rival: UntrackedRival, totals: dict[str, int], reason: str) -> None:
    found = score(untracked_request((ANA,), rival, {}))

    assert (found.totals, found.verdict.reason) == (totals, reason)


@pytest.mark.parametrize(
    ("vp", "rival", "who"),
    [
        pytest.param((9, 9, 2), None, (0, 1), id="two of three"),
        pytest.param((9, 8), None, (), id="one leads"),
        pytest.param((9,), UntrackedRival(vp=9), (0,), id="with a rival"),
        pytest.param((9,), UntrackedRival(vp=9, lost="row"), (), id="the plot has won"),
        pytest.param((9,), None, (), id="alone"),
        pytest.param((0, 0), None, (), id="nobody has typed yet"),
    ],
)
def test_cool_stuff_is_asked_of_those_who_tie(vp: tuple[int, ...], rival: UntrackedRival, who: tuple[int, ...]) -> None:
    assert tied(tuple(Untracked(id=id, vp=it) for id, it in enumerate(vp)), rival) == who


@pytest.mark.parametrize(
    "rival", [None, UntrackedRival(name="Grash", vp=4), UntrackedRival(name="Grash", lost="deck")], ids=str
)
def test_the_game_stands_as_it_was_typed_in(rival: UntrackedRival | None) -> None:
    setup = untracked_setup((ANA,), rival, {"S4": "rival"})
    game = Game.begin(FORSAKEN, setup, id="g", created="2026-11-01T20:00:00")

    game = played(game, *(command.model_dump(exclude_none=True) for command in entered((ANA,), rival)))

    assert game.table.phase == "scoring"
    assert standing_score(game.table) == score(untracked_request((ANA,), rival, {"S4": "rival"}))


def test_a_game_that_is_only_scored_needs_names() -> None:
    with pytest.raises(ValidationError):
        untracked_setup((Untracked(id=0, name=" "),), None, {})
    with pytest.raises(ValidationError):
        untracked_setup((ANA,), UntrackedRival(name="ana"), {})


def test_words_for_vp_are_remembered_once_the_last_ones_first() -> None:
    game = played(
        begin(),
        move("score_finale", who="Ana", finale=[{"what": "Heist", "vp": 5}]),
        move("score_extras", who="Ben", extras=[{"what": "A talent", "vp": 2}, {"what": "Heist", "vp": 1}]),
    )

    assert said_before(game.table) == ("Heist", "A talent")
