"""Losing a card: how it goes decides about its leverage, its augmentations and the job under it (p. 15, 16, 22, 23)."""

from typing import Any

import pytest

from companion.vestige.tableau import cost_of_losing
from tests.companion.games import AnyGame, competitive, gain, leverage, move, play, refusal, solo

VEX, LENS, SPUR, JOB, BOT = 1, 2, 3, 4, 5


def card(kind: str, **fields: Any) -> dict[str, Any]:
    return move("gain_card", who="Ana", kind=kind, **fields)


def lost(how: str | None = None, card_id: int = VEX, kind: str = "smuggler") -> dict[str, Any]:
    return move("lose_card", who="Ana", kind=kind, card=card_id, **({"how": how} if how else {}))


def network(depth: str = "cards", **changes: Any) -> AnyGame:
    """Ana, 16: the smuggler Vex worth 3 with two augmentations (2 and 1) and a job, a bot worth 0, and 10 besides."""
    return play(
        competitive(depth=depth, **changes),
        gain("Ana", 10),
        card("smuggler", name="Vex", leverage=3),
        card("augmentation", leverage=2),
        card("augmentation", leverage=1),
        move("pick_up_job", who="Ana", kind="artifact", on=VEX),
        card("chop_bot", leverage=0),
        move("tuck_card", who="Ana", card=LENS, under=VEX),
        move("tuck_card", who="Ana", card=SPUR, under=VEX),
    )


def lying(game: AnyGame) -> list[int]:
    return [it.id for it in game.table.competitor("Ana").cards]


@pytest.mark.parametrize(
    ("how", "stands", "left", "says"),
    [
        pytest.param(
            "severed",
            16,
            [JOB, BOT],
            "Leverage stays. With it go 2 augmentations. The job under it needs somebody else.",
            id="p. 15: severed",
        ),
        pytest.param(
            "recovered",
            10,
            [JOB, BOT],
            "16 leverage becomes 10. With it go 2 augmentations. The job under it needs somebody else.",
            id="p. 15, 16: recovered",
        ),
        pytest.param(
            None,
            16,
            [LENS, SPUR, JOB, BOT],
            "Leverage stays. The job under it needs somebody else.",
            id="p. 16: in another way",
        ),
    ],
)
def test_how_a_card_is_lost_decides_what_it_costs(how: Any, stands: int, left: list[int], says: str) -> None:
    game = network()
    told = cost_of_losing(game.table, "Ana", VEX, how)

    after = play(game, lost(how))

    assert leverage(after)["Ana"] == stands
    assert lying(after) == left
    assert all(it.under is None for it in after.table.competitor("Ana").cards)
    assert told == says


@pytest.mark.parametrize(
    ("kind", "extra", "stands"),
    [
        pytest.param("bounty", {"leverage": 6}, 0, id="p. 22: a bounty has paid nothing"),
        pytest.param("artifact", {"leverage": 4}, 0, id="p. 16: an artifact has"),
    ],
)
def test_only_what_was_paid_is_lost(kind: Any, extra: dict[str, Any], stands: int) -> None:
    game = play(competitive(), card(kind, **extra))

    assert leverage(play(game, lost("recovered", 1, kind)))["Ana"] == stands
    assert cost_of_losing(game.table, "Ana", 1, "recovered") == (
        "Leverage stays." if kind == "bounty" else "4 leverage becomes 0."
    )


def test_an_unread_value_is_left_to_people() -> None:
    game = play(competitive(), card("mercenary", name="Vex"))

    after = play(game, lost("recovered", 1, "mercenary"))

    assert "is not read yet" in cost_of_losing(game.table, "Ana", 1, "recovered")
    assert any("take off the leverage printed on it" in it.text for it in after.table.reminders)


@pytest.mark.parametrize(
    ("rulings", "says", "stands"),
    [
        pytest.param({}, "1 leverage becomes 0.", 0, id="R5: no"),
        pytest.param({"R5": "yes"}, "1 leverage becomes -2.", -2, id="R5: yes"),
    ],
)
def test_leverage_stops_where_the_table_lets_it(rulings: dict[str, str], says: str, stands: int) -> None:
    game = play(
        competitive(rulings=rulings),
        card("mercenary", leverage=3),
        move("lose_leverage", who="Ana", amount=2),
    )

    assert cost_of_losing(game.table, "Ana", 1, "recovered") == says
    assert leverage(play(game, lost("recovered", 1, "mercenary")))["Ana"] == stands


@pytest.mark.parametrize("how", ["severed", "recovered", None])
def test_blocks_on_a_lost_card_return_to_influence(how: str | None) -> None:
    game = play(network("everything"), move("activate", who="Ana", card=VEX))

    after = play(game, lost(how))

    assert after.table.blocks_at("Ana", "influence") == game.table.blocks_at("Ana", "influence") + 1
    assert "1 block back to influence." in cost_of_losing(game.table, "Ana", VEX, how)  # type: ignore[arg-type]


def test_a_job_that_is_lost_costs_nothing() -> None:
    game = network()

    assert cost_of_losing(game.table, "Ana", JOB, None) == "Leverage stays."
    assert lying(play(game, lost(None, JOB, "artifact"))) == [VEX, LENS, SPUR, BOT]


def test_a_card_that_is_not_there_is_not_lost() -> None:
    assert cost_of_losing(network().table, "Ana", 99, "recovered") == ""
    assert refusal(network(), lost("recovered", 99)).where == "card"


def test_a_nemesis_that_loses_a_card_keeps_its_leverage() -> None:
    game = play(solo(), move("gain_card", who="Bone", kind="smuggler", leverage=2))

    # p. 27
    assert leverage(play(game, move("lose_card", who="Bone", kind="smuggler", card=1)))["Bone"] == 2
