"""Taking regions, losing them and visiting them (p. 13, 16, 17, 26)."""

from typing import Any

import pytest

from companion.vestige.prompts import notices
from companion.vestige.standing import standing
from tests.companion.games import (
    BONE,
    AnyGame,
    asked,
    competitive,
    cooperative,
    gain,
    leverage,
    move,
    play,
    refusal,
    rules_used,
    solo,
    teams,
)


def take(who: str, region: str, **fields: Any) -> dict[str, Any]:
    return move("take_control", who=who, region=region, **fields)


def lose(region: str, recovered: bool = False) -> dict[str, Any]:
    return move("lose_control", region=region, recovered=recovered)


def visit(who: str, region: str, **fields: Any) -> dict[str, Any]:
    return move("visit", who=who, region=region, **fields)


def held(game: AnyGame) -> dict[str, str]:
    return {region: control["controller"] for region, control in standing(game)["regions"].items()}


@pytest.mark.parametrize(
    ("moves", "holders", "track"),
    [
        pytest.param([take("Ana", "Chop Shop")], {"Chop Shop": "Ana"}, (2, 0), id="p. 17: the printed leverage"),
        pytest.param(
            [take("Ana", "Generator", leverage=5)], {"Generator": "Ana"}, (5, 0), id="p. 17: as it is read on the tile"
        ),
        pytest.param(
            [take("Ana", "Chop Shop"), take("Ben", "Chop Shop")],
            {"Chop Shop": "Ben"},
            (2, 2),
            id="p. 17: who is ousted loses nothing",
        ),
        pytest.param(
            [take("Ana", "Chop Shop"), take("Ben", "Chop Shop"), take("Ana", "Chop Shop")],
            {"Chop Shop": "Ana"},
            (4, 2),
            id="p. 17: taken back, gained again",
        ),
        pytest.param([take("Ana", "Chop Shop"), lose("Chop Shop")], {}, (2, 0), id="p. 17: given up, nothing is lost"),
        pytest.param(
            [take("Ana", "Chop Shop"), lose("Chop Shop", recovered=True)], {}, (0, 0), id="p. 16: the block recovered"
        ),
        pytest.param(
            [take("Ana", "Chop Shop"), take("Ben", "Chop Shop"), lose("Chop Shop", recovered=True)],
            {},
            (2, 0),
            id="p. 16: the one who holds it pays",
        ),
        pytest.param(
            [take("Ana", "Oasis"), take("Ben", "Oasis 2", leverage=1)],
            {"Oasis": "Ana", "Oasis 2": "Ben"},
            (1, 1),
            id="p. 30: there are two of them",
        ),
    ],
)
def test_control_pays_when_it_is_gained(
    moves: list[dict[str, Any]], holders: dict[str, str], track: tuple[int, int]
) -> None:
    game = play(competitive(), *moves)

    assert tuple(leverage(game).values()) == track
    assert held(game) == holders


@pytest.mark.parametrize(
    ("moves", "track"),
    [
        pytest.param([visit("Ben", "Chop Shop")], (0, 0), id="p. 13: nobody's region"),
        pytest.param([take("Ana", "Chop Shop"), visit("Ben", "Chop Shop")], (4, 0), id="p. 17: another's visit"),
        pytest.param([take("Ana", "Chop Shop"), visit("Ana", "Chop Shop")], (2, 0), id="p. 17: one's own visit"),
        pytest.param([take("Ana", "Chop Shop"), *[visit("Ben", "Chop Shop")] * 3], (8, 0), id="p. 17: each time"),
        pytest.param(
            [take("Ana", "Chop Shop"), visit("Ben", "Chop Shop"), take("Ben", "Chop Shop")],
            (4, 2),
            id="p. 17: visited first, then taken",
        ),
        pytest.param(
            [take("Ana", "Chop Shop"), take("Ben", "Chop Shop"), visit("Ben", "Chop Shop")],
            (2, 2),
            id="p. 17: taken first, then visited",
        ),
        pytest.param(
            [take("Ana", "Chop Shop"), lose("Chop Shop"), visit("Ben", "Chop Shop")], (2, 0), id="p. 17: given up"
        ),
        pytest.param(
            [take("Ana", "Generator"), visit("Ben", "Generator", leverage=4)],
            (8, 0),
            id="read at the visit, paid twice",
        ),
    ],
)
def test_a_visit_pays_the_controller_if_that_is_somebody_else(
    moves: list[dict[str, Any]], track: tuple[int, int]
) -> None:
    game = play(competitive(), *moves)

    assert tuple(leverage(game).values()) == track


@pytest.mark.parametrize(
    ("game", "visitor", "paid"),
    [
        pytest.param(teams(), "Cleo", 2, id="R8 yes: a teammate"),
        pytest.param(teams(rulings={"R8": "no"}), "Cleo", 0, id="R8 no: a teammate"),
        pytest.param(teams(rulings={"R8": "no"}), "Ben", 2, id="R8 no: an opponent"),
        pytest.param(cooperative(), "Ben", 2, id="R8 yes: cooperative"),
        pytest.param(cooperative(rulings={"R8": "no"}), "Ben", 0, id="R8 no: cooperative"),
        pytest.param(cooperative(rulings={"R8": "no"}), "Bone", 2, id="R8 no: a nemesis in cooperative play"),
        pytest.param(competitive(rulings={"R8": "no"}), "Ben", 2, id="R8 no: everybody alone"),
    ],
)
def test_the_ruling_on_teammates_looks_at_sides(game: AnyGame, visitor: str, paid: int) -> None:
    taken = play(game, take("Ana", "Chop Shop"))

    visited = play(taken, visit(visitor, "Chop Shop"))

    assert leverage(visited)["Ana"] - leverage(taken)["Ana"] == paid


@pytest.mark.parametrize(
    ("ruling", "bone"), [pytest.param("yes", 3, id="R3 yes: it gains"), pytest.param("no", 0, id="R3 no: it does not")]
)
def test_the_ruling_on_nemeses_decides_what_a_region_gives_them(ruling: str, bone: int) -> None:
    game = play(solo(rulings={"R3": ruling}), take("Bone", "Smugglers' Lair"))

    visited = play(game, visit("Ana", "Smugglers' Lair"))

    assert leverage(game)["Bone"] == bone
    # p. 17: that a visit pays the controller is not in question.
    assert leverage(visited)["Bone"] == bone + 3


@pytest.mark.parametrize(
    ("moves", "bone"),
    [
        pytest.param([take("Ana", "Oasis")], 1, id="p. 26: a human takes a region"),
        pytest.param([take("Ana", "Oasis"), take("Ana", "Garage")], 2, id="p. 27: each time, twice in a turn"),
        pytest.param([take("Bone", "Oasis")], 1, id="p. 26: its own region is no human's: the printed 1 alone"),
        pytest.param([take("Bone", "Oasis"), take("Ana", "Oasis")], 2, id="p. 26: also when it is ousted"),
        pytest.param([take("Ana", "Oasis"), lose("Oasis")], 1, id="p. 26: not when control is lost"),
        pytest.param([visit("Ana", "Oasis")], 0, id="p. 26: not for a visit"),
    ],
)
def test_bone_answers_when_a_human_gains_control(moves: list[dict[str, Any]], bone: int) -> None:
    game = play(solo(), *moves)

    assert leverage(game)["Bone"] == bone


def test_a_region_may_set_off_a_trigger_for_its_taker_and_for_a_visited_controller() -> None:
    game = play(competitive(), gain("Ana", 8), take("Ana", "Chop Shop"))
    visited = play(competitive(), take("Ana", "Chop Shop"), gain("Ana", 6), visit("Ben", "Chop Shop"))

    assert ("draw_covert_op", "Ana", 1) in asked(game)
    assert ("draw_covert_op", "Ana", 1) in asked(visited)


@pytest.mark.parametrize(
    ("moves", "given", "where"),
    [
        pytest.param([take("Ana", "Oasis")], take("Ana", "Oasis"), "region", id="held already"),
        pytest.param([], lose("Oasis"), "region", id="held by nobody"),
        pytest.param([], take("Zed", "Oasis"), "who", id="taken by nobody at the table"),
        pytest.param([], visit("Zed", "Oasis"), "who", id="visited by nobody at the table"),
    ],
)
def test_nonsense_about_regions_is_refused(moves: list[dict[str, Any]], given: dict[str, Any], where: str) -> None:
    game = play(competitive(), *moves)

    assert refusal(game, given).where == where


def test_a_region_taken_twice_in_a_turn_is_noticed_and_not_refused() -> None:
    game = play(competitive(), take("Ana", "Oasis"), lose("Oasis"), take("Ana", "Oasis"))

    assert [notice.kind for notice in notices(game.table)] == ["control_twice"]
    assert notices(play(game, move("end_turn")).table) == ()


def test_a_corrected_controller_pays_nobody_and_sets_nothing_off() -> None:
    game = play(solo(), move("set_control", region="Oasis", who="Ana"))
    freed = play(game, move("set_control", region="Oasis"))

    assert held(game) == {"Oasis": "Ana"}
    assert leverage(game) == {"Ana": 0, "Bone": 0}
    assert notices(play(game, take("Bone", "Oasis")).table) == ()
    assert held(freed) == {}
    assert leverage(freed) == {"Ana": 0, "Bone": 0}


@pytest.mark.parametrize(
    ("given", "rule"),
    [
        pytest.param(take("Ana", "Chop Shop"), "control-pays", id="p. 17: taking"),
        pytest.param(visit("Ana", "Chop Shop"), "visit", id="p. 13: a visit to nobody's region"),
    ],
)
def test_each_payment_names_its_rule(given: dict[str, Any], rule: str) -> None:
    game = play(competitive(nemeses=[BONE]), given)

    assert rule in rules_used(game)
