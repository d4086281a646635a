"""What people remember, put together by answers; and commands taken apart again to be changed."""

from typing import Any

import pytest

from companion.recollection import Retold
from companion.vestige.commands import COMMANDS, Command
from companion.vestige.recollection import RECOLLECTION
from companion.vestige.table import Table
from tests.companion.games import AnyGame, competitive, cooperative, gain, move, play, solo

begun, command, retold, said, turned = (
    RECOLLECTION.begun, RECOLLECTION.command, RECOLLECTION.retold, RECOLLECTION.said, RECOLLECTION.turned,
)  # fmt: skip
subject_of, subjects = RECOLLECTION.subject_of, RECOLLECTION.there

HELD = move("set_control", region="Oasis", who="Ana")
CARD = move("gain_card", who="Ana", kind="mercenary", name="Rook", leverage=2)


def told(table: Table, what: Any, **answers: Any) -> Retold:
    """What was said, answer by answer."""
    it = turned(table, begun(table, subject_of(what) or "leverage"), what)
    for part, value in answers.items():
        it = said(table, it, part, value)
    return it


def given_as(it: Command | None) -> dict[str, Any] | None:
    return it and it.model_dump(exclude_defaults=True) | {"move": it.move}


CASES = [
    pytest.param(solo(), "gain_leverage", {"amount": 1}, gain("Ana", 1), id="leverage of whoever was on"),
    pytest.param(solo(), "gain_leverage", {"who": "Bone", "amount": 1}, gain("Bone", 1), id="of a nemesis"),
    pytest.param(solo(), "lose_leverage", {"amount": 2}, move("lose_leverage", who="Ana", amount=2), id="lost"),
    pytest.param(solo(), "set_leverage", {"amount": 12}, move("set_leverage", who="Ana", to=12), id="corrected"),
    pytest.param(
        solo(), "take_control", {"region": "Oasis"}, move("take_control", who="Ana", region="Oasis"), id="a region"
    ),
    pytest.param(solo(), "visit", {"region": "Oasis"}, move("visit", who="Ana", region="Oasis"), id="a visit"),
    pytest.param(
        play(solo(), HELD), "lose_control", {}, move("lose_control", region="Oasis"), id="the one region that is held"
    ),
    pytest.param(
        play(solo(), HELD),
        "lose_control",
        {"how": "recovered"},
        move("lose_control", region="Oasis", recovered=True),
        id="p. 16: the block is taken back",
    ),
    pytest.param(
        solo(),
        "set_control",
        {"region": "Oasis", "who": None},
        move("set_control", region="Oasis"),
        id="nobody controls it",
    ),
    pytest.param(
        solo(),
        "gain_card",
        {"kind": "lawmaker", "amount": 3},
        move("gain_card", who="Ana", kind="lawmaker", leverage=3),
        id="a card",
    ),
    pytest.param(
        solo(), "gain_card", {"kind": "bounty"}, move("gain_card", who="Ana", kind="bounty"), id="a bounty pays later"
    ),
    pytest.param(
        play(solo(), CARD),
        "lose_card",
        {"how": "severed"},
        move("lose_card", who="Ana", kind="mercenary", card=1, how="severed"),
        id="p. 15: the one card that is there",
    ),
    pytest.param(
        solo(),
        "lose_card",
        {"kind": "artifact"},
        move("lose_card", who="Ana", kind="artifact"),
        id="a card that nobody tracked",
    ),
    pytest.param(
        play(solo(), gain("Ana", 10)),
        "reveal_condition",
        {"name": " Six  regions "},
        move("reveal_condition", name="Six regions", trigger=1),
        id="a condition out of the stack that was open",
    ),
    pytest.param(
        play(solo(), move("reveal_condition", name="Six")),
        "meet_condition",
        {},
        move("meet_condition", name="Six"),
        id="the one condition that was out",
    ),
    pytest.param(
        solo(),
        "reveal_threat",
        {"name": "Syndicate Lord"},
        move("reveal_threat", nemesis="Bone", name="Syndicate Lord"),
        id="a threat of the one nemesis",
    ),
    pytest.param(
        play(solo(), move("set_threat", nemesis="Bone", to=1)),
        "remove_threat",
        {},
        move("remove_threat", nemesis="Bone", name="Threat 1", by="Ana"),
        id="the one threat, by whoever was on",
    ),
    pytest.param(solo(), "set_threat", {"amount": 2}, move("set_threat", nemesis="Bone", to=2), id="a threat level"),
    pytest.param(solo(), "upgrade_speed", {"amount": 1}, move("upgrade_speed", who="Ana"), id="speed"),
    pytest.param(
        solo(), "draw_covert_op", {"trigger": 2}, move("draw_covert_op", who="Ana", trigger=2), id="a covert op"
    ),
    pytest.param(competitive(), "end_turn", {}, move("end_turn", who="Ana"), id="the end of a turn"),
    pytest.param(cooperative(), "end_turn", {}, move("end_turn"), id="p. 29: of the shared turn"),
    pytest.param(solo(), "set_round", {"amount": 4}, move("set_round", to=4), id="the round"),
]


@pytest.mark.parametrize(("game", "what", "answers", "expected"), CASES)
def test_answers_make_a_command(game: AnyGame, what: Any, answers: dict[str, Any], expected: dict[str, Any]) -> None:
    it = command(game.table, told(game.table, what, **answers))

    assert given_as(it) == expected


@pytest.mark.parametrize(
    ("game", "what", "answers"),
    [
        pytest.param(solo(), "gain_leverage", {}, id="how much"),
        pytest.param(solo(), "take_control", {}, id="which region"),
        pytest.param(solo(), "gain_card", {"amount": 3}, id="which kind"),
        pytest.param(solo(), "reveal_condition", {"name": "  "}, id="what it is called"),
        pytest.param(solo(), "meet_condition", {}, id="no condition was out"),
        pytest.param(solo(), "lose_control", {}, id="no region was held"),
    ],
)
def test_what_is_missing_makes_none(game: AnyGame, what: Any, answers: dict[str, Any]) -> None:
    assert command(game.table, told(game.table, what, **answers)) is None


def test_what_hung_on_an_answer_is_forgotten_with_it() -> None:
    table = play(competitive(), CARD, move("gain_card", who="Ben", kind="bounty")).table
    it = told(table, "lose_card", card=1)

    assert said(table, it, "who", "Ben").get("card") == 2


def test_an_amount_stays_where_a_gain_was_a_loss_and_not_where_it_means_something_else() -> None:
    table = solo().table
    it = told(table, "gain_leverage", amount=3)

    assert turned(table, it, "lose_leverage").get("amount") == 3
    assert turned(table, it, "set_leverage").get("amount") is None


@pytest.mark.parametrize(
    "given",
    [
        pytest.param(gain("Ana", 3) | {"why": "Bone was asleep"}, id="with what else was said"),
        pytest.param(move("take_control", who="Ana", region="Oasis", leverage=2), id="with a value that was read"),
        pytest.param(move("lose_control", region="Oasis", recovered=True), id="recovered"),
        pytest.param(move("gain_card", who="Ana", kind="artifact", name="Shard", leverage=3), id="with its name"),
        pytest.param(move("reveal_threat", nemesis="Bone", name="Syndicate Lord", draws=[2]), id="with what was drawn"),
        pytest.param(move("set_control", region="Oasis"), id="nobody"),
        pytest.param(move("read_printed", of="region:Oasis", value=3), id="a value that was read"),
    ],
)
def test_a_command_taken_apart_is_put_together_again(given: dict[str, Any]) -> None:
    before = COMMANDS.validate_python(given)
    it = retold(before)

    assert it is not None
    assert command(play(solo(), HELD).table, it) == before


def test_another_region_does_not_have_the_value_that_was_read_off_the_first() -> None:
    it = retold(COMMANDS.validate_python(move("take_control", who="Ana", region="Oasis", leverage=2)))

    assert it is not None
    changed = command(solo().table, said(solo().table, it, "region", "Garage"))
    assert given_as(changed) == move("take_control", who="Ana", region="Garage")


@pytest.mark.parametrize("given", [move("end_turn"), move("run_nemeses"), move("confirm_values")])
def test_some_entries_can_only_be_taken_out(given: dict[str, Any]) -> None:
    assert retold(COMMANDS.validate_python(given)) is None


def test_only_what_a_table_has_can_have_been_forgotten() -> None:
    assert "threat" in subjects(solo().table)
    assert "threat" not in subjects(competitive().table)
    assert "covert_op" not in subjects(competitive(triggers=(), starts_at="scoring").table)


def test_everything_that_can_be_said_has_words() -> None:
    assert {move for subject in RECOLLECTION.subjects.values() for move in subject.moves} < set(RECOLLECTION.words)
