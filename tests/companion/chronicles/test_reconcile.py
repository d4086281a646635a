"""Values of a game of Chronicles brought in line with the table: one by one, or many at once."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.chronicles.difference import differences
from companion.chronicles.reconcile import RECONCILIATION, corrected, correction, tracked
from companion.game import Game
from tests.companion.chronicles.evenings import evenings
from tests.companion.chronicles.games import (
    AnyGame,
    asked,
    begin,
    gains,
    marks,
    move,
    played,
    player,
    refused,
    renown,
)
from tests.companion.steps import after

TWO = begin("Ana", "Ben")
HAUNTED = played(TWO, move("place_agents", region="Inn", count=2))


def values(game: AnyGame) -> dict[str, Any]:
    return {it.name: it.value for it in tracked(game.table)}


def reasons(game: AnyGame) -> str:
    return "; ".join(because.text for because in game.ledger.entries[-1].because)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        pytest.param({"honor": {"Ana": 12}}, {"honor:Ana": 12}, id="honor"),
        pytest.param({"honor": {"Ben": -2}}, {"honor:Ben": -2}, id="honor below 0"),
        pytest.param({"renown": {"Ana": 3}}, {"renown:Ana": 3}, id="renown"),
        pytest.param({"circles": {"Ana": {"relic": 2}}}, {"circles:Ana:relic": 2}, id="circles"),
        pytest.param({"marks": {"Ben": {"courage": 3}}}, {"marks:Ben:courage": 3}, id="marks"),
        pytest.param({"vanquished": {"Ana": 2}}, {"vanquished:Ana": 2}, id="vanquished agents"),
        pytest.param({"agents": {"Monastery": 2}}, {"agents:Monastery": 2}, id="agents on a region"),
        pytest.param({"round": 4}, {"round": 4}, id="the round"),
        pytest.param({"turn": "Ben"}, {"turn": "Ben"}, id="the turn"),
    ],
)
def test_each_value_is_set_and_nothing_else(given: dict[str, Any], expected: dict[str, Any]) -> None:
    done = played(TWO, move("reconcile", **given))

    assert values(done) == values(TWO) | expected


def test_all_of_it_is_one_entry_that_pays_nothing_and_asks_nothing_but_what_is_not_read() -> None:
    given = move("reconcile", circles={"Ana": {"relic": 2}}, marks={"Ana": {"vision": 2}}, vanquished={"Ana": 1})

    done = played(TWO, given)

    assert len(done.ledger.entries) == 1
    assert (player(done).honor, player(done).renown) == (0, 0)
    assert asked(done) == asked(TWO)


@pytest.mark.parametrize(
    ("given", "before"),
    [
        pytest.param(move("set_honor", who="Ana", to=9), "Ana had 7 honor", id="honor"),
        pytest.param(move("set_renown", who="Ana", to=0), "Ana held 2 renown", id="renown"),
        pytest.param(move("set_circles", who="Ana", kind="relic", to=0), "Ana had 1 of the circles", id="circles"),
        pytest.param(move("set_marks", who="Ana", track="courage", to=1), "Ana had 3 marks of courage", id="marks"),
        pytest.param(move("set_column", who="Ana", column=1, placed=True), "no renown over column 1", id="a column"),
        pytest.param(move("set_agents", region="inn", to=0), "2 dark agents were at Inn", id="agents"),
        pytest.param(move("set_vanquished", who="Ben", to=1), "Ben had 0 dark agents", id="vanquished"),
        pytest.param(move("set_round", to=3), "it was round 1", id="the round"),
    ],
)
def test_a_correction_says_what_was_before(given: dict[str, Any], before: str) -> None:
    game = played(HAUNTED, *gains("Ana", "relic"), *marks("Ana", *["courage"] * 3), renown("Ana", 2))

    done = played(game, given)

    assert before in reasons(done)
    assert {because.rule for because in done.ledger.entries[-1].because} == {"corrections"}


def test_marks_bring_the_legendary_card_and_take_it_away_without_honor() -> None:
    there = played(TWO, move("set_marks", who="Ana", track="courage", to=3))
    gone = played(there, move("set_marks", who="Ana", track="courage", to=2))

    assert [card.track for card in player(there).legendary] == ["courage"]
    assert (player(there).honor, player(gone).legendary) == (0, ())
    assert "Legendary Courage leaves the tableau" in reasons(gone)


def test_a_card_that_leaves_leaves_its_circle_checked() -> None:
    game = played(TWO, *gains("Ana", "relic", name="Bell"))
    (card,) = player(game).cards

    done = played(game, move("remove_card", who="Ana", card=card.id))

    assert (player(done).cards, player(done).checked("relic")) == ((), 1)
    assert refused(done, move("remove_card", who="Ana", card=card.id)).where == "card"


@pytest.mark.parametrize(
    ("given", "where"),
    [
        pytest.param({"honor": {"Nobody": 1}}, "honor.Nobody", id="an unknown player"),
        pytest.param({"marks": {"Nobody": {"vision": 1}}}, "marks.Nobody", id="marks of nobody"),
        pytest.param({"turn": "Nobody"}, "who", id="a turn of nobody"),
    ],
)
def test_nonsense_is_refused_with_its_place(given: dict[str, Any], where: str) -> None:
    assert refused(TWO, move("reconcile", **given)).where == where


def test_what_agrees_is_left_as_it_is_without_a_reason() -> None:
    done = played(TWO, move("reconcile", honor={"Ana": 0}, round=1, turn="Ana"))

    assert (done.ledger.entries[-1].events, reasons(done)) == ((), "")


@pytest.mark.parametrize(
    ("game", "there", "absent"),
    [
        pytest.param(TWO, ("round", "turn", "honor:Ana", "marks:Ben:vision"), ("agents:Inn",), id="players"),
        pytest.param(HAUNTED, ("agents:Inn",), (), id="regions with agents"),
        pytest.param(begin("Ana"), ("round",), ("turn",), id="solo: the turn is always hers"),
        pytest.param(played(TWO, move("begin_scoring")), ("honor:Ana",), ("round", "turn"), id="scoring"),
    ],
)
def test_what_is_tracked_at_this_moment(game: AnyGame, there: tuple[str], absent: tuple[str]) -> None:
    names = list(values(game))

    assert set(there) <= set(names)
    assert not set(absent) & set(names)
    assert len(names) == len(set(names))


def test_a_correction_holds_what_was_typed_and_differs_also_for_a_name_with_a_colon() -> None:
    game = begin("Ana", "Ben: the bard")
    typed = {"honor:Ana": 0, "circles:Ben: the bard:relic": 1, "marks:Ana:vision": 2, "agents:Inn": 3, "turn": "Ana"}

    it = correction(game.table, typed, "  counted  twice ")

    assert it is not None
    assert (it.circles, it.marks, it.agents) == ({"Ben: the bard": {"relic": 1}}, {"Ana": {"vision": 2}}, {"Inn": 3})
    assert (it.honor, it.turn, it.note, corrected(it)) == ({}, None, "counted twice", 3)


def test_where_nothing_differs_there_is_no_correction() -> None:
    assert correction(HAUNTED.table, {"honor:Ana": 0, "agents:Inn": 2, "agents:Gaping Maw": 0}) is None


def test_regions_without_agents_can_be_taken_up() -> None:
    offered = RECONCILIATION.offered(HAUNTED.table)

    assert "Inn" not in offered
    assert "Monastery" in offered
    assert RECONCILIATION.more_of(HAUNTED.table, "Monastery").value == 0


@given(evenings(), st.data())
def test_whatever_is_typed_is_what_the_table_shows_afterwards(evening: Any, data: st.DataObject) -> None:
    game = after(evening)
    numbers = [it for it in tracked(game.table) if it.kind == "number" and not it.name.startswith("marks")]
    typed = {
        it.name: data.draw(st.integers(it.lowest, min(it.highest, 20)))
        for it in data.draw(st.lists(st.sampled_from(numbers), max_size=4, unique_by=lambda it: it.name))
    }

    command = correction(game.table, typed)
    done = game if command is None else game.act(command)

    assert isinstance(done, Game)
    assert {name: values(done).get(name, 0) for name in typed} == typed
    assert bool(differences(game.table, done.table)) == (command is not None)
