"""What the ledger says of play, and what is announced."""

from typing import Any, get_args

import pytest

from companion.forsaken.commands import Command
from companion.forsaken.labels import SENTENCES, announced
from tests.companion.forsaken.games import AnyGame, Move, begin, gain, labels, move, played

CASES = [
    pytest.param([], gain(vp=2, legend=1), "Ana gains 2 VP and 1 legend", id="gains"),
    pytest.param([], gain(scrap=1, damage=2), "Ana gains 1 scrap, takes 2 damage", id="damage"),
    pytest.param([gain(damage=2)], gain(heal=2), "Ana heals 2", id="healed"),
    pytest.param(
        [], move("gain", who="Ana", gains={"Cartel rep": 2}, why="a favour"), "Ana gains 2 Cartel rep: a favour",
        id="why",
    ),
    pytest.param([gain(infamy=4)], gain(infamy=1), "Ana gains 1 infamy (1 infamy less, 1 legend)", id="infamy"),
    pytest.param([], move("scrounge", who="Ana", scrap=2), "Ana scrounges 2 scrap", id="cubes"),
    pytest.param([gain(damage=3)], move("rest", who="Ana"), "Ana rests (2 healed, 1 boost)", id="a rest"),
    pytest.param(
        [gain(damage=8)],
        move("resolve_defeat", who="Ana", name="Injury", to="the Clinic"),
        "Ana draws Injury, and goes to the Clinic",
        id="a defeat",
    ),
    pytest.param(
        [],
        move("draw_encounter", who="Ana", planet="thyrria", last=True),
        "Ana has an encounter on Thyrria (the last card)",
        id="an encounter",
    ),
    pytest.param([], move("read_vignette", who="Ana", entry="Z4"), "Ana reads vignette Z4", id="a vignette"),
    pytest.param(
        [], move("set_holding", who="Ana", what="boosts", to=1), "Correction: Ana has 1 boost", id="a correction"
    ),
    pytest.param(
        [], move("set_infamy", who="Ana", to=2), "Correction: Ana has 2 infamy", id="a correction of infamy"
    ),
    pytest.param(
        [],
        move("reconcile", held={"Ana": {"vp": 3}}, vitality={"Ben": 5}, decks={"thyrria": 9}, round=2, note="a slip"),
        "Correction: Ana 3 VP, Ben vitality 5, 9 cards left in the deck of Thyrria, round 2 (a slip)",
        id="reconciled",
    ),
    pytest.param([], move("set_ruling", ruling="S1", option="six"), "Ruling S1: One die from 6 VP, never two",
                 id="a ruling"),
    pytest.param([], move("set_automation", automation="jobs", how="off"), "Jobs: off", id="an automation"),
]  # fmt: skip


@pytest.mark.parametrize(("before", "given", "says"), CASES)
def test_an_entry_says_what_happened_and_what_came_of_it(before: list[Move], given: Move, says: str) -> None:
    game = played(begin(), *before)

    after = played(game, given)

    assert labels(after)[-1] == says


def test_a_prompt_that_is_left_out_is_told_in_its_words() -> None:
    game = played(begin(), gain(damage=8))
    (due,) = game.table.due

    after = played(game, move("dismiss_prompt", prompt=f"defeat:{due.id}"))

    assert labels(after)[-1] == "Left out: Ana is defeated at vitality 0: draw a defeat card. What does it say?"


def last(game: AnyGame) -> str:
    return announced(game.ledger.standing[-1].because)


def test_what_happens_by_itself_and_wants_a_hand_is_announced() -> None:
    game = played(begin(), gain(infamy=4))

    legend = played(game, gain(infamy=1))
    plain = played(game, gain(boosts=1))

    assert "1 legend instead" in last(legend)
    assert last(plain) == ""


def test_every_command_has_a_sentence() -> None:
    commands: Any = get_args(get_args(Command)[0])

    missing = [command.__name__ for command in commands if command not in SENTENCES]

    assert missing == []
