"""What if: which trials a table offers, and that their first moves lead where they say."""

import pytest
from hypothesis import given

from companion.game import Game
from companion.vestige.what_if import beginnings
from tests.companion.evenings import evenings
from tests.companion.games import BONE, AnyGame, competitive, cooperative, move, play, solo
from tests.companion.steps import after

END, AWAY = move("end_turn"), move("leave_table", who="Ben")
NEMESIS, SCORING, FREELY = "nemesis_turn", "final_scoring", "freely"
TABLES = [
    ("during a round", solo(), [NEMESIS, SCORING, FREELY]),
    ("while the nemeses are on", play(solo(), END), [NEMESIS, SCORING, FREELY]),
    ("without a nemesis", competitive(), [SCORING, FREELY]),
    ("with the first of several seats on", competitive(nemeses=[BONE]), [NEMESIS, SCORING, FREELY]),
    ("with the last seat away", play(competitive(nemeses=[BONE]), AWAY), [NEMESIS, SCORING, FREELY]),
    ("in a shared turn, p. 29", cooperative(), [NEMESIS, SCORING, FREELY]),
    ("where people run the nemeses", solo(automation={"nemesis_turn": "off"}), [NEMESIS, SCORING, FREELY]),
    ("while it is scored", play(solo(), move("begin_scoring")), [SCORING, FREELY]),
    ("when it is over", play(solo(), move("begin_scoring"), move("finish")), [FREELY]),
]


def tried(game: AnyGame, trying: str) -> AnyGame:
    """The game after the first moves of a trial, none of which may be refused."""
    for command in next(it for it in beginnings(game.table) if it.trying == trying).moves:
        answer = game.act(command)
        assert isinstance(answer, Game), f"{command} is refused: {answer}"
        game = answer
    return game


@pytest.mark.parametrize(("game", "offered"), [it[1:] for it in TABLES], ids=[it[0] for it in TABLES])
def test_what_is_offered_depends_on_where_the_game_stands_and_leads_there(game, offered):
    assert [it.trying for it in beginnings(game.table)] == offered
    assert tried(game, FREELY) is game
    if SCORING in offered:
        assert tried(game, SCORING).table.phase == "scoring"
    if NEMESIS in offered:
        assert tried(game, NEMESIS).table.phase == "nemeses"
        assert tried(game, NEMESIS).table.how("nemesis_turn") != "off"
        assert tried(game, NEMESIS).table.round == game.table.round


@given(evenings())
def test_no_trial_is_offered_that_would_be_refused(evening) -> None:
    game = after(evening)

    for beginning in beginnings(game.table):
        tried(game, beginning.trying)
