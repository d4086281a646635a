"""What player boards gain and lose, each thing by its own rules (Core Concepts; Resources and Buying Assets)."""

from typing import Any

import pytest

from tests.companion.forsaken.games import (
    AnyGame,
    Move,
    asked,
    begin,
    gain,
    labels,
    move,
    noticed,
    played,
    player,
    refused,
)


def reasons(game: AnyGame) -> list[str]:
    """The entries on which the last move rests."""
    return [reason.rule for reason in game.ledger.standing[-1].because]


GAINED = [
    pytest.param([gain(vp=2, boosts=1, visions=3)], {"vp": 2, "boosts": 1, "visions": 3}, id="Victory points"),
    pytest.param([gain(cartel_rep=4), gain(cartel_rep=2)], {"cartel_rep": 5}, id="Jobs and Reputation: five at most"),
    pytest.param(
        [gain(cartel_rep=5), gain(sanction_rep=2)], {"cartel_rep": 5, "sanction_rep": 2}, id="Reputation by faction"
    ),
    pytest.param(
        [gain(vp=1), move("lose", who="Ana", losses={"vp": 3})], {"vp": 0}, id="a tracker does not go below 0"
    ),
    pytest.param([move("scrounge", who="Ana", scrap=2, particle=1)], {"scrap": 2, "particle": 1}, id="Scrounge"),
    pytest.param([gain("Ben", particle=10), gain(particle=3)], {"particle": 1}, id="a bag that holds less"),
]


@pytest.mark.parametrize(("moves", "held"), GAINED)
def test_holdings_follow_what_is_gained_and_lost(moves: list[Move], held: dict[Any, int]) -> None:
    game = begin()

    after = played(game, *moves)

    assert {what: player(after).holds(what) for what in held} == held


def test_cubes_come_out_of_the_bag_and_go_back_into_it() -> None:
    game = begin()

    scrounged = played(game, move("scrounge", who="Ana", scrap=3, particle=2))
    paid = played(scrounged, move("lose", who="Ana", losses={"scrap": 1}))

    assert scrounged.table.bag == {"scrap": 26, "particle": 9}
    assert paid.table.bag == {"scrap": 27, "particle": 9}


def test_rep_over_five_is_lost_with_its_reason() -> None:
    game = played(begin(), gain(cartel_rep=4))

    after = played(game, gain(cartel_rep=2))

    assert "forsaken-q-rep-over-five" in reasons(after)
    assert labels(after)[-1] == "Ana gains 2 Cartel rep (1 Cartel rep less)"


@pytest.mark.parametrize(
    ("given", "notice"),
    [
        pytest.param(move("lose", who="Ana", losses={"boosts": 1}), "short", id="more than is held"),
        pytest.param(gain(particle=12), "bag", id="more than the bag holds"),
    ],
)
def test_what_does_not_add_up_is_told_and_not_refused(given: Move, notice: str) -> None:
    game = begin()

    after = played(game, given)

    assert notice in noticed(after)


def test_more_than_eight_resources_ask_what_goes_back_until_it_is_back() -> None:
    game = played(begin(), gain(scrap=7, particle=4))

    some = played(game, move("return_cubes", who="Ana", scrap=1))
    all_back = played(some, move("return_cubes", who="Ana", scrap=1, particle=1))

    (asking,) = game.table.waits("over_resources")
    (rest,) = some.table.waits("over_resources")
    assert (asking.who, asking.number, rest.number) == ("Ana", 3, 2)
    assert player(all_back).resources == 8
    assert "over_resources" not in asked(all_back)


@pytest.mark.parametrize(
    "spent",
    [
        pytest.param(move("lose", who="Ana", losses={"scrap": 2}), id="paid"),
        pytest.param(move("set_holding", who="Ana", what="scrap", to=3), id="corrected"),
    ],
)
def test_a_tray_that_holds_eight_again_asks_nothing_more(spent: Move) -> None:
    game = played(begin(), gain(scrap=9))

    after = played(game, spent)

    assert "over_resources" in asked(game)
    assert "over_resources" not in asked(after)


VITALITY = [
    pytest.param([gain(damage=3)], 5, 8, id="Damage"),
    pytest.param([gain(damage=3), gain(heal=2)], 7, 8, id="Healing"),
    pytest.param([gain(damage=1), gain(heal=5)], 8, 8, id="no further than the maximum"),
    pytest.param([gain(fungalyte=1)], 7, 7, id="Fungalyte: the tracker stood at the maximum"),
    pytest.param([gain(damage=3), gain(fungalyte=1)], 5, 7, id="Fungalyte: the tracker stood below"),
    pytest.param([gain(fungalyte=5)], 5, 5, id="Fungalyte: three green slots"),
    pytest.param(
        [gain(fungalyte=2), move("lose", who="Ana", losses={"fungalyte": 1})],
        6,
        7,
        id="a token taken off heals nothing",
    ),
    pytest.param([gain(fungalyte=2, damage=1), gain(heal=9)], 6, 6, id="healed up to what fungalyte leaves"),
]


@pytest.mark.parametrize(("moves", "vitality", "maximum"), VITALITY)
def test_the_vitality_track_follows_damage_healing_and_fungalyte(
    moves: list[Move], vitality: int, maximum: int
) -> None:
    game = begin()

    after = played(game, *moves)

    assert (player(after).vitality, player(after).maximum) == (vitality, maximum)


def test_at_vitality_zero_a_defeat_card_is_asked_for_once() -> None:
    game = played(begin(), gain(damage=8))

    hurt_again = played(game, gain(damage=2))
    injured = played(
        hurt_again, move("resolve_defeat", who="Ana", name="Injury", vitality=1, loses_turn=True, to="Clinic")
    )

    assert asked(game) == ["defeat"]
    assert asked(hurt_again) == ["defeat"]
    assert "defeat" not in asked(injured)
    assert player(injured).vitality == 1
    assert injured.table.done.step == "encounter"


def test_a_defeat_in_the_turn_of_another_takes_nobodys_actions() -> None:
    game = played(begin(), gain("Ben", damage=8))

    after = played(game, move("resolve_defeat", who="Ben", name="Injury", vitality=1, loses_turn=True))

    assert after.table.done.step == "action"


def test_a_defeat_card_that_leaves_vitality_at_zero_is_told() -> None:
    game = played(begin(), gain(damage=8))

    after = played(game, move("resolve_defeat", who="Ana", name="Left for Dead"))

    assert "vitality" in noticed(after)


def test_damage_on_a_track_that_nobody_has_read_asks_for_the_track_and_counts_then() -> None:
    game = played(begin(vitality=None, green=None), gain(damage=4), gain(damage=2))

    read = played(game, move("describe_character", who="Ana", vitality=6, green=2))

    assert asked(game) == ["character"]
    assert player(read).vitality == 0
    assert asked(read) == ["defeat"]


INFAMY = [
    pytest.param(0, 4, 4, 0, id="Infamy: four are kept"),
    pytest.param(4, 1, 4, 1, id="the fifth is 1 legend"),
    pytest.param(3, 3, 4, 1, id="several above are 1 legend, too"),
]


@pytest.mark.parametrize(("held", "gained", "kept", "legend"), INFAMY)
def test_infamy_above_four_is_one_legend(held: int, gained: int, kept: int, legend: int) -> None:
    game = played(begin(), move("set_infamy", who="Ana", to=held))

    after = played(game, gain(infamy=gained))

    assert (player(after).infamy, player(after).legend) == (kept, legend)


@pytest.mark.parametrize(
    ("length", "vp", "reached"),
    [
        pytest.param("short", 12, True, id="Short game: 12"),
        pytest.param("standard", 14, False, id="Standard game: 14 is not enough"),
        pytest.param("standard", 15, True, id="Standard game: 15"),
        pytest.param("legendary", 17, False, id="Legendary game: 17 is not enough"),
    ],
)
def test_a_tracker_at_the_threshold_sets_off_the_end(length: str, vp: int, reached: bool) -> None:
    game = begin(length=length)

    after = played(game, gain(vp=vp))

    assert (after.table.ending is not None) == reached


def test_cubes_lie_on_the_board_and_are_picked_up_into_a_tray_or_the_bag() -> None:
    game = played(begin(), move("lay_cubes", place="Slag Heap", scrap=3, particle=1))

    taken = played(game, move("pick_up_cubes", place="slag heap", who="Ana", scrap=2))
    cleared = played(taken, move("pick_up_cubes", place="Slag Heap", scrap=1, particle=1))

    assert game.table.bag == {"scrap": 26, "particle": 10}
    assert player(taken).holds("scrap") == 2
    assert cleared.table.loose == ()
    assert cleared.table.bag == {"scrap": 27, "particle": 11}


def test_a_grudge_lies_in_a_slot_until_the_faction_is_paid() -> None:
    game = played(begin(), gain(boosts=2), move("gain_grudge", who="Ana", faction="the Ebon Eye"))

    paid = played(game, move("pay_grudge", who="Ana", faction="ebon_eye", paid={"boosts": 1}))

    assert player(game).grudges == {"ebon_eye": 1}
    assert player(paid).grudges == {"ebon_eye": 0}
    assert player(paid).holds("boosts") == 1


@pytest.mark.parametrize(
    ("given", "where"),
    [
        pytest.param(gain("Zoe", vp=1), "who", id="nobody of that name"),
        pytest.param(move("lose", who="Ana", losses={"legend": 1}), "losses", id="legend is not lost"),
        pytest.param(move("scrounge", who="Ana"), "scrap", id="no cube"),
        pytest.param(move("return_cubes", who="Ana", particle=1), "particle", id="a cube that is not there"),
        pytest.param(move("lay_cubes", place="X", particle=12), "particle", id="more than the bag holds"),
        pytest.param(move("pick_up_cubes", place="X", scrap=1), "place", id="a place without cubes"),
        pytest.param(move("pay_grudge", who="Ana", faction="cartel"), "faction", id="no grudge"),
        pytest.param(move("describe_character", who="Ana"), "character", id="nothing was read"),
    ],
)
def test_nonsense_is_refused_with_what_would_fit(given: Move, where: str) -> None:
    game = begin()

    refusal = refused(game, given)

    assert refusal.where == where
    assert refusal.fit
