"""What the ledger says of play, and what is announced."""

from typing import Any

import pytest

from companion.chronicles.commands import COMMANDS
from companion.chronicles.labels import SENTENCES, announced
from tests.companion.chronicles.games import AnyGame, begin, gains, labels, marks, move, played

FULL = marks("Ana", "vision", "vision", "vision")
CASES = [
    pytest.param([], gains("Ana", "relic"), "Ana gains a relic", id="a card"),
    pytest.param(gains("Ana", "relic"), gains("Ana", "relic"), "Ana gains a relic (1 renown)", id="a finished row"),
    pytest.param(FULL[:2], FULL[:1], "Ana marks vision (legendary card, 7 honor)", id="a third mark"),
    pytest.param(FULL, FULL[:1], "Ana marks vision (1 honor)", id="a full track"),
    pytest.param(
        [], [move("gain_renown", who="Ana", amount=2, why="an event")], "Ana gains 2 renown: an event", id="renown"
    ),
    pytest.param(
        [], [move("place_on_column", who="Ana", column=2)], "Ana places renown on column 2", id="renown not entered"
    ),
    pytest.param(
        FULL,
        [move("use_legendary", who="Ana", track="vision", honor=2)],
        "Ana places renown on legendary vision and uses its power (2 honor)",
        id="a power",
    ),
    pytest.param(
        [*FULL, move("use_legendary", who="Ana", track="vision")],
        [move("read_printed", of="legendary:Ana:vision:1", value=3)],
        "Ana: space 1 of legendary vision shows 3 (Ana 3 honor)",
        id="a printed value",
    ),
    pytest.param(
        [], [move("read_printed", of="agent", value=2)], "A vanquished dark agent gives 2 honor", id="agents' honor"
    ),
    pytest.param([], [move("set_ruling", ruling="C1", option="three")], "Ruling C1: 3 honor", id="a ruling"),
    pytest.param(
        FULL,
        [move("describe_legendary", who="Ana", track="vision", name="Far Eye")],
        "Ana: the legendary card of vision is Far Eye",
        id="a card is read",
    ),
    pytest.param(
        gains("Ana", "companion"),
        [move("name_colour", who="Ana", card=4, colour="blue")],
        "Ana: the companion is blue",
        id="a colour",
    ),
    pytest.param(
        gains("Ana", "loot"), [move("take_chronicle", who="Ana")], "Ana: the chronicle of the loot gives no mark",
        id="no mark",
    ),
    pytest.param([], [move("set_marks", who="Ana", track="vision", to=2)], "Correction: Ana has 2 marks on vision",
                 id="a correction"),
    pytest.param(
        [],
        [move("reconcile", honor={"Ana": 3}, circles={"Ben": {"relic": 1}}, round=2, note="a slip")],
        "Correction: Ana 3 honor, Ben 1 circle of relics, round 2 (a slip)",
        id="reconciled",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("before", "given", "says"), CASES)
def test_an_entry_says_what_happened_and_what_came_of_it(before: list[Any], given: list[Any], says: str) -> None:
    game = played(begin(), *before)

    after = played(game, *given)

    assert labels(after)[-1] == says


def last(game: AnyGame) -> str:
    return announced(game.ledger.standing[-1].because)


def test_what_happens_by_itself_and_wants_a_hand_is_announced() -> None:
    game = begin()

    row = played(game, *gains("Ana", "relic", "relic"))
    card = played(game, *FULL)
    typed = played(game, move("gain_renown", who="Ana", amount=1, why="an event"))

    assert last(row) == "Ana takes 1 renown: two relics"
    assert last(card) == "Ana draws a legendary card of vision and gains 7 honor"
    assert last(typed) == ""


def test_every_command_has_its_sentence() -> None:
    sentences = {command.__name__ for command in SENTENCES}

    known = set(COMMANDS.json_schema()["$defs"])

    assert sentences <= known
    assert sorted(COMMANDS.json_schema()["discriminator"]["mapping"].values()) == sorted(
        f"#/$defs/{name}" for name in sentences
    )
