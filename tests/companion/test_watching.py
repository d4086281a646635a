"""Conditions that the app watches: it says how near everybody is, asks when one looks met, and flips nothing."""

from typing import Any

import pytest

from companion.vestige.prompts import notices, prompts
from companion.vestige.watching import distances, looks_met, objective_distances, objective_met, objective_standing
from tests.companion.games import AnyGame, competitive, gain, move, play, solo

SIX = {
    "kind": "condition", "id": "two", "name": "Two of them",
    "condition": {"measure": "regions_controlled", "whose": "any_player", "at_least": 2},
}  # fmt: skip
QUIET = {
    "kind": "covert_op", "id": "quiet", "name": "Quiet", "words": "Ten leverage.",
    "condition": {"measure": "leverage", "whose": "holder", "at_least": 10},
    "reward": [{"gain_leverage": {"per": ["cards.smuggler"], "times": 2}}, {"gain_card": {"kind": "lawmaker"}}],
}  # fmt: skip
OUT = move("reveal_condition", name="Two of them", trigger=None, printed=SIX)


def taken(*regions: str, who: str = "Ana") -> list[dict[str, Any]]:
    return [move("take_control", who=who, region=region, leverage=0) for region in regions]


def looks(game: AnyGame) -> list[str]:
    return [prompt.text for prompt in prompts(game.table) if prompt.kind == "looks_met"]


def test_everybody_is_told_how_near_they_are_the_nearest_first() -> None:
    game = play(competitive("Ana", "Ben"), OUT, *taken("Oasis", who="Ben"))

    assert [str(it) for it in distances(game.table, game.table.conditions[0])] == [
        "Ben: 1 of 2 regions controlled",
        "Ana: 0 of 2 regions controlled",
    ]


def test_a_condition_that_looks_met_asks_and_flips_nothing() -> None:
    game = play(solo(), OUT, *taken("Oasis", "Garage"))

    assert looks_met(game.table, game.table.conditions[0])
    assert looks(game) == ['"Two of them" looks met: Ana: 2 of 2 regions controlled. Is it?']
    assert game.table.met == 0


def test_who_confirms_flips_it_and_is_asked_no_more() -> None:
    game = play(solo(), OUT, *taken("Oasis", "Garage"), move("meet_condition", name="Two of them"))

    assert game.table.met == 1
    assert looks(game) == []
    assert distances(game.table, game.table.conditions[0]) == ()


def test_who_says_not_yet_is_asked_no_more_and_it_stays_open() -> None:
    game = play(solo(), OUT, *taken("Oasis", "Garage"), move("dismiss_prompt", prompt="looks_met:Two of them"))

    assert looks(game) == []
    assert game.table.met == 0
    assert play(game, move("meet_condition", name="Two of them")).table.met == 1


def test_a_condition_in_words_alone_is_left_to_people() -> None:
    game = play(solo(), move("reveal_condition", name="X", trigger=None), *taken("Oasis", "Garage"))

    assert not looks_met(game.table, game.table.conditions[0])
    assert distances(game.table, game.table.conditions[0]) == ()


def test_a_covert_op_is_watched_for_its_owner_alone() -> None:
    game = play(solo(), move("note_covert_op", who="Ana", op=0, name="Quiet", printed=QUIET), gain("Ana", 9))
    ana = game.table.competitor("Ana")

    assert [it.text for it in objective_distances(game.table, ana, ana.covert_ops[0])] == ["leverage 9 of 10"]
    assert not objective_met(game.table, ana, ana.covert_ops[0])
    assert all("Quiet" not in prompt.text for prompt in prompts(game.table))


@pytest.mark.parametrize(
    ("flipped", "leverage", "standing"),
    [
        pytest.param("at_once", 9, "", id="p. 24: not met"),
        pytest.param("at_once", 10, "It looks met.", id="p. 24: met"),
        pytest.param("game_end", 9, "It is flipped at game end.", id="p. 25: not met, at game end"),
        pytest.param("game_end", 10, "It looks met; it is flipped at game end.", id="p. 25: met, at game end"),
    ],
)
def test_its_owner_is_told_how_it_stands_and_when_it_is_flipped(flipped: str, leverage: int, standing: str) -> None:
    noted = move("note_covert_op", who="Ana", op=0, name="Quiet", printed=QUIET | {"flipped": flipped})
    game = play(solo(), noted, move("set_leverage", who="Ana", to=leverage))
    ana = game.table.competitor("Ana")

    assert objective_standing(game.table, ana, ana.covert_ops[0]) == standing


@pytest.mark.parametrize(("flipped", "told"), [("at_once", False), ("game_end", True)])
def test_flipping_one_before_its_card_says_so_is_noticed_and_done(flipped: str, told: bool) -> None:
    noted = move("note_covert_op", who="Ana", op=0, name="Quiet", printed=QUIET | {"flipped": flipped})

    game = play(solo(), noted, move("complete_covert_op", who="Ana", op=0, leverage=4))

    assert game.table.competitor("Ana").leverage == 4
    assert any(notice.kind == "covert_op" for notice in notices(game.table)) == told


def test_completing_a_covert_op_gives_the_rest_of_its_reward_too() -> None:
    game = play(
        solo(),
        move("note_covert_op", who="Ana", op=0, name="Quiet", printed=QUIET),
        move("complete_covert_op", who="Ana", op=0, leverage=4),
    )

    ana = game.table.competitor("Ana")
    assert ana.leverage == 4
    assert ana.counts == {"lawmaker": 1}


def test_the_ledger_says_that_people_doubted_it() -> None:
    game = play(solo(), OUT, *taken("Oasis", "Garage"), move("dismiss_prompt", prompt="looks_met:Two of them"))

    assert game.ledger.undoes.label.startswith('Left out: "Two of them" looks met')
