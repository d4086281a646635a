"""Cards gained and lost, and the speed counter (p. 12, 14, 16, 22, 27)."""

from typing import Any

import pytest

from companion.vestige.cards import CARD_KINDS
from companion.vestige.standing import standing
from tests.companion.games import AnyGame, asked, competitive, gain, leverage, move, play, refusal, solo

ALL = {"mercenary": 2, "smuggler": 1}


def card(who: str, kind: str, **fields: Any) -> dict[str, Any]:
    return move("gain_card", who=who, kind=kind, **fields)


def lost(who: str, kind: str, **fields: Any) -> dict[str, Any]:
    return move("lose_card", who=who, kind=kind, **fields)


def faster(by: int = 1) -> dict[str, Any]:
    return move("upgrade_speed", who="Ana", by=by)


def tableau(game: AnyGame, who: str = "Ana") -> dict[str, int]:
    counts: dict[str, int] = standing(game)["cards"][who]
    return counts


@pytest.mark.parametrize("kind", [kind for kind in CARD_KINDS if kind != "bounty"])
def test_a_gained_card_of_every_other_kind_pays_its_printed_leverage(kind: str) -> None:
    game = play(competitive(), card("Ana", kind, leverage=3))

    assert leverage(game)["Ana"] == 3
    assert tableau(game) == {kind: 1}


@pytest.mark.parametrize("printed", [pytest.param(6, id="p. 22: read"), pytest.param(None, id="p. 22: not read")])
def test_a_bounty_pays_at_the_end_and_asks_for_nothing_now(printed: int | None) -> None:
    game = play(competitive(), card("Ana", "bounty", leverage=printed))

    assert leverage(game)["Ana"] == 0
    assert tableau(game) == {"bounty": 1}
    assert asked(game) == []


def test_an_unread_card_leaves_a_question_that_pays_when_it_is_answered() -> None:
    game = play(competitive(), card("Ana", "artifact", name="Orbital Hope Mine"), card("Ana", "mercenary"))
    (first, second) = (prompt["of"] for prompt in standing(game)["prompts"])

    read = play(game, move("read_printed", of=first, value=4), move("read_printed", of=second, value=0))

    assert "Orbital Hope Mine" in standing(game)["prompts"][0]["text"]
    assert leverage(read)["Ana"] == 4
    assert asked(read) == []
    assert [card.leverage for card in read.table.competitor("Ana").cards] == [4, 0]


@pytest.mark.parametrize(
    ("moves", "counts", "stands"),
    [
        pytest.param([lost("Ana", "mercenary")], {"mercenary": 1, "smuggler": 1}, 6, id="p. 16: without its leverage"),
        pytest.param(
            [lost("Ana", "mercenary", lose_leverage=3)],
            {"mercenary": 1, "smuggler": 1},
            3,
            id="p. 16: with what was printed on it",
        ),
        pytest.param([lost("Ana", "mercenary")] * 2, {"smuggler": 1}, 6, id="p. 16: both of a kind"),
        pytest.param(
            [lost("Ana", "mercenary")] * 3, {"smuggler": 1}, 6, id="p. 16: one more than was tracked is not refused"
        ),
        pytest.param([lost("Ana", "lawmaker", lose_leverage=9)], ALL, 0, id="R5: stops at 0"),
        pytest.param([lost("Ben", "mercenary")], ALL, 6, id="p. 16: somebody else's"),
    ],
)
def test_a_lost_card_leaves_the_tableau(moves: list[dict[str, Any]], counts: dict[str, int], stands: int) -> None:
    game = play(
        competitive(),
        card("Ana", "mercenary", name="Vex", leverage=2),
        card("Ana", "mercenary", leverage=3),
        card("Ana", "smuggler", leverage=1),
    )

    after = play(game, *moves)

    assert tableau(after) == counts
    assert leverage(after)["Ana"] == stands


def test_the_card_that_is_named_is_the_one_that_goes() -> None:
    game = play(competitive(), card("Ana", "mercenary", name="Vex", leverage=0), card("Ana", "mercenary", leverage=0))

    named = play(game, lost("Ana", "mercenary", name="Vex"))
    unnamed = play(game, lost("Ana", "mercenary"))

    assert [card.name for card in named.table.competitor("Ana").cards] == [None]
    assert [card.name for card in unnamed.table.competitor("Ana").cards] == ["Vex"]


def test_a_card_never_has_the_number_of_another() -> None:
    moves = [card("Ana", "mercenary", leverage=0), lost("Ana", "mercenary"), card("Ben", "mercenary", leverage=0)]

    game = play(competitive(), *moves, *moves)

    ids = [event.card for entry in game.ledger.entries for event in entry.events if event.event == "card_gained"]
    assert len(ids) == len(set(ids)) == 4


@pytest.mark.parametrize(
    ("moves", "speed", "stands"),
    [
        pytest.param([faster(1)], 3, 3, id="p. 12: onto 3"),
        pytest.param([faster(2)], 4, 7, id="p. 12: onto 3 and 4"),
        pytest.param([faster(1), faster(1)], 4, 7, id="p. 12: one after the other"),
        pytest.param([faster(3)], 5, 7, id="p. 12: what 5 shows is not stated"),
        pytest.param([move("set_speed", who="Ana", to=4)], 4, 0, id="a correction pays nothing"),
        pytest.param([move("set_speed", who="Ana", to=3), faster(1)], 4, 4, id="an upgrade from there pays its space"),
        pytest.param([faster(2), move("set_speed", who="Ana", to=2), faster(1)], 3, 10, id="p. 12: entered again"),
    ],
)
def test_speed_pays_each_space_that_the_counter_enters(moves: list[dict[str, Any]], speed: int, stands: int) -> None:
    game = play(competitive(), *moves)

    assert standing(game)["speed"] == {"Ana": speed, "Ben": 2}
    assert leverage(game)["Ana"] == stands


def test_a_speed_upgrade_is_one_gain_for_the_triggers() -> None:
    game = play(competitive(), gain("Ana", 4), faster(2))

    # p. 12, 24: 4 + 3 + 4 = 11 in one gain.
    assert ("draw_covert_op", "Ana", 1) in asked(game)
    assert [event.event for event in game.ledger.entries[-1].events].count("leverage_gained") == 1


def test_an_unread_speed_space_is_asked_for_and_remembered() -> None:
    game = play(competitive(), faster(3), move("read_printed", of="speed:5", value=6))

    again = play(game, move("set_speed", who="Ben", to=4), move("upgrade_speed", who="Ben", by=1))

    assert leverage(game)["Ana"] == 7 + 6
    assert leverage(again)["Ben"] == 6


def test_a_nemesis_has_no_speed() -> None:
    assert refusal(solo(), move("upgrade_speed", who="Bone", by=1)).where == "who"
    assert standing(solo())["speed"] == {"Ana": 2}


def test_a_nemesis_gains_cards_and_their_leverage() -> None:
    game = play(solo(), card("Bone", "mercenary", leverage=2))

    # p. 27: it gains leverage for a card and does not use it.
    assert leverage(game) == {"Ana": 0, "Bone": 2}
    assert tableau(game, "Bone") == {"mercenary": 1}


def test_a_nemesis_without_the_card_loses_nothing() -> None:
    game = play(solo(), gain("Bone", 5), move("lose_card", who="Bone", kind="artifact", lose_leverage=3))

    # p. 27: to the extent possible
    assert game.table.competitor("Bone").leverage == 5
