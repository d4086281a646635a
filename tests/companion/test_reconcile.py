"""Many values brought in line with the table at once."""

from typing import Any

import pytest

from companion.vestige.reconcile import corrected, correction, holder_of, tracked
from tests.companion.games import (
    AnyGame,
    asked,
    competitive,
    cooperative,
    gain,
    leverage,
    move,
    play,
    reasons,
    refusal,
    solo,
    teams,
)

MET = [move("reveal_condition", name=name, met=True) for name in "AB"]


def names(game: AnyGame) -> list[str]:
    return [it.name for it in tracked(game.table)]


def values(game: AnyGame) -> dict[str, Any]:
    return {it.name: it.value for it in tracked(game.table)}


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        pytest.param({"leverage": {"Ana": 12}}, {"leverage:Ana": 12}, id="leverage"),
        pytest.param({"speed": {"Ana": 4}}, {"speed:Ana": 4}, id="speed"),
        pytest.param({"threat": {"Bone": 2}}, {"threat:Bone": 2}, id="threat level"),
        pytest.param({"controllers": {"Oasis": "Bone"}}, {"region:Oasis": "Bone"}, id="a region"),
        pytest.param({"cards": {"Ana": {"bounty": 2}}}, {"cards:Ana:bounty": 2}, id="cards"),
        pytest.param({"round": 5}, {"round": 5}, id="the round"),
    ],
)
def test_each_value_is_set_and_nothing_else(given: dict[str, Any], expected: dict[str, Any]) -> None:
    game = solo()

    done = play(game, move("reconcile", **given))

    assert values(done) == values(game) | expected


def test_all_of_it_is_one_entry_with_a_note_in_its_label() -> None:
    given = move("reconcile", leverage={"Ana": 9, "Bone": 4}, threat={"Bone": 1}, note="counted twice")

    game = play(solo(), given)

    assert len(game.ledger.entries) == 1
    assert game.ledger.entries[0].label == "Correction: Ana 9, Bone 4, Bone at threat level 1 (counted twice)"
    assert leverage(game) == {"Ana": 9, "Bone": 4}


def test_it_pays_nothing_and_sets_nothing_off() -> None:
    game = play(solo(), move("reconcile", leverage={"Ana": 20}, controllers={"Chop Shop": "Ana"}, speed={"Ana": 4}))

    assert leverage(game) == {"Ana": 20, "Bone": 0}
    assert asked(game) == []


def test_what_follows_from_met_conditions_follows() -> None:
    game = play(competitive(), move("reveal_condition", name="A"), move("reveal_condition", name="B"))

    assert play(game, move("reconcile", met={"A": True, "B": True})).table.final_round == 2
    assert play(competitive(), *MET, move("reconcile", met={"B": False})).table.final_round is None


def test_the_turn_and_blocks_are_set_where_they_are_tracked() -> None:
    game = play(competitive(), move("set_depth", depth="everything"))

    done = play(game, move("reconcile", turn="Ben", blocks={"Ana": {"might": 2, "potential": 6}}))

    assert done.table.turn == "Ben"
    assert (done.table.blocks_at("Ana", "might"), done.table.blocks_at("Ana", "potential")) == (2, 6)


def test_blocks_on_a_card_that_leaves_make_sense_too() -> None:
    game = play(
        competitive(), move("set_depth", depth="everything"), move("gain_card", who="Ana", kind="artifact", leverage=1)
    )

    done = play(game, move("reconcile", blocks={"Ana": {"card:1": 2}}, cards={"Ana": {"artifact": 0}}))

    assert done.table.competitor("Ana").cards == ()


def test_what_agrees_is_left_as_it_is_without_a_reason() -> None:
    game = play(solo(), gain("Ana", 3), move("reconcile", leverage={"Ana": 3}))

    assert game.ledger.entries[-1].events == ()
    assert reasons(game) == ""


@pytest.mark.parametrize(
    ("given", "where"),
    [
        pytest.param({"leverage": {"Nobody": 1}}, "leverage.Nobody", id="an unknown seat"),
        pytest.param({"leverage": {"Ana": -1}}, "to", id="R5: below 0"),
        pytest.param({"threat": {"Ana": 1}}, "threat.Ana", id="a threat level for a player"),
        pytest.param({"speed": {"Bone": 1}}, "speed.Bone", id="a speed for a nemesis"),
        pytest.param({"met": {"Six": True}}, "name", id="a condition that is not out"),
    ],
)
def test_nonsense_is_refused_with_its_place(given: dict[str, Any], where: str) -> None:
    assert refusal(solo(), move("reconcile", **given)).where == where


@pytest.mark.parametrize(
    ("game", "there", "absent"),
    [
        pytest.param(
            solo(), ("round", "leverage:Ana", "speed:Ana", "threat:Bone", "cards:Ana:bounty"),
            ("turn", "threat:Ana", "speed:Bone", "blocks:Ana:might"), id="score",
        ),
        pytest.param(competitive(), ("turn",), (), id="several seats have a turn"),
        pytest.param(cooperative(), ("round",), ("turn",), id="p. 29: a shared turn is nobody's"),
        pytest.param(
            play(competitive(), move("set_depth", depth="everything")),
            ("blocks:Ana:influence", "blocks:Ben:guile"), (), id="everything",
        ),
        pytest.param(play(competitive(), *MET, move("begin_scoring")), ("met:A",), ("round", "turn"), id="scoring"),
        pytest.param(
            play(solo(), move("set_control", region="Oasis", who="Ana")), ("region:Oasis",), ("region:Garage",),
            id="regions that somebody controls",
        ),
    ],
)  # fmt: skip
def test_what_is_tracked_at_this_depth_and_moment(game: AnyGame, there: tuple[str], absent: tuple[str]) -> None:
    assert set(there) <= set(names(game))
    assert not set(absent) & set(names(game))
    assert len(names(game)) == len(set(names(game)))


def test_a_correction_holds_what_was_typed_and_differs() -> None:
    game = play(teams(), gain("Ana", 3), move("set_control", region="Oasis", who="Ben"))
    typed = {"leverage:Ana": 3, "leverage:Ben": 1, "region:Oasis": None, "region:Garage": "Dan", "cards:Cleo:bounty": 2}

    it = correction(game.table, typed, note="  after  the break ")

    assert it is not None
    assert it.leverage == {"Ben": 1}
    assert it.controllers == {"Oasis": None, "Garage": "Dan"}
    assert it.cards == {"Cleo": {"bounty": 2}}
    assert it.note == "after the break"
    assert corrected(it) == 4


def test_nothing_that_differs_is_no_correction() -> None:
    game = play(solo(), gain("Ana", 3))

    assert correction(game.table, {}) is None
    assert correction(game.table, {"leverage:Ana": 3, "region:Oasis": None, "leverage:Gone": 7}) is None


def test_a_name_may_have_a_colon_of_its_own() -> None:
    game = competitive("Ana", "Ana: the second")

    it = correction(game.table, {"cards:Ana: the second:bounty": 1})

    assert it is not None
    assert it.cards == {"Ana: the second": {"bounty": 1}}


def test_a_region_that_nobody_controls_can_be_taken_in_hand() -> None:
    assert holder_of(solo().table, "Oasis").value is None
