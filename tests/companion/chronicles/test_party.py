"""Circles and renown on the character sheet, by headings of the rulebook."""

import pytest

from companion.chronicles.kinds import KINDS, CardKind
from companion.chronicles.prompts import prompts
from tests.companion.chronicles.games import (
    AnyGame,
    asked,
    begin,
    gains,
    labels,
    move,
    noticed,
    played,
    player,
    refused,
)

SHEET = "(A-D) Gaining Renown from Your Character Sheet"
ROWS = [
    pytest.param(["relic"], 1, 0, id=f"{SHEET}: the first relic checks a circle"),
    pytest.param(["relic", "relic"], 2, 1, id=f"{SHEET}: the second relic gives renown"),
    pytest.param(["relic", "relic", "relic"], 2, 1, id=f"{SHEET}: no more renown for relics"),
    pytest.param(["relic", "relic", "relic", "relic"], 2, 1, id=f"{SHEET}: nor for a fourth"),
]
# The colour of the start, those gained afterwards, circles, renown.
PARTIES = [
    pytest.param("red", ["red"], 0, 0, id=f"{SHEET}: the colour of the start checks nothing"),
    pytest.param("red", ["blue"], 1, 0, id=f"{SHEET}: a second colour (C)"),
    pytest.param("red", ["blue", "blue"], 1, 0, id=f"{SHEET}: the second colour again"),
    pytest.param("red", ["blue", "Red"], 1, 0, id=f"{SHEET}: the first colour again, in capitals"),
    pytest.param("red ", [" red"], 0, 0, id=f"{SHEET}: the colour of the start, typed with a blank"),
    pytest.param("red", ["blue", "yellow"], 2, 1, id=f"{SHEET}: a third colour (D)"),
    pytest.param("red", ["red", "blue", "blue", "yellow"], 2, 1, id=f"{SHEET}: only new colours count"),
    pytest.param("red", ["blue", "yellow", "green"], 2, 1, id=f"{SHEET}: nothing for further companions"),
    pytest.param(None, ["blue"], 0, 0, id=f"{SHEET}: unknown at the start, one known"),
    pytest.param(None, ["blue", "yellow"], 1, 0, id=f"{SHEET}: unknown at the start, two that differ"),
]


def companions(*colours: str | None) -> list[dict[str, object]]:
    return [move("gain_card", who="Ana", kind="companion", colour=colour) for colour in colours]


def row(game: AnyGame, kind: CardKind) -> tuple[int, int]:
    """Checked circles of a row, and the renown that its owner holds."""
    ana = player(game)
    return ana.checked(kind), ana.renown


@pytest.mark.parametrize(("kinds", "circles", "renown"), ROWS)
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "companion"])
def test_a_row_gives_renown_with_its_second_card_and_never_again(
    kind: CardKind, kinds: list[str], circles: int, renown: int
) -> None:
    game = begin()

    after = played(game, *gains("Ana", *(kind for _ in kinds)))

    assert row(after, kind) == (circles, renown)
    assert len(player(after).cards) == len(kinds)


@pytest.mark.parametrize(("first", "gained", "circles", "renown"), PARTIES)
def test_companions_count_by_new_colours(first: str | None, gained: list[str], circles: int, renown: int) -> None:
    game = begin(companion=first)

    after = played(game, *companions(*gained))

    assert row(after, "companion") == (circles, renown)


def test_a_companion_without_a_colour_is_asked_for_and_decides_its_circle_then() -> None:
    game = played(begin(), *companions(None))
    (card,) = player(game).cards

    named = played(game, move("name_colour", who="Ana", card=card.id, colour="blue"))

    assert f"colour:{card.id}" in asked(game)
    assert row(game, "companion") == (0, 0)
    assert row(named, "companion") == (1, 0)
    assert f"colour:{card.id}" not in asked(named)


def test_the_colour_of_the_start_is_asked_for_when_a_second_companion_comes() -> None:
    game = begin(companion=None)
    second = played(game, *companions("blue"))

    same = played(second, move("name_colour", who="Ana", colour="blue"))
    other = played(second, move("name_colour", who="Ana", colour="red"))

    assert "colour:Ana" not in asked(game)
    assert "colour:Ana" in asked(second)
    assert row(same, "companion") == (0, 0)
    assert row(other, "companion") == (1, 0)


def test_colours_named_in_any_order_come_to_the_same() -> None:
    game = played(begin(companion=None), *companions(None, None))
    first, second = (card.id for card in player(game).cards)
    names = [
        move("name_colour", who="Ana", card=first, colour="blue"),
        move("name_colour", who="Ana", colour="red"),
        move("name_colour", who="Ana", card=second, colour="green"),
    ]

    results = {row(played(game, *(names[(start + step) % 3] for step in range(3))), "companion") for start in range(3)}

    assert results == {(2, 1)}


def test_a_finished_row_of_companions_asks_for_no_colour_any_more() -> None:
    game = played(begin(), *companions("blue", "yellow"))

    after = played(game, *companions(None))

    assert [prompt for prompt in prompts(after.table) if prompt.kind == "colour"] == []


def test_a_companion_that_left_makes_room_for_its_colour_but_its_circle_stays() -> None:
    game = played(begin(), *companions("blue"))
    (card,) = player(game).cards

    gone = played(game, move("remove_card", who="Ana", card=card.id))
    back = played(gone, *companions("blue"))

    assert player(gone).party == ("red",)
    assert row(back, "companion") == (1, 0)


def test_each_gained_card_is_one_entry_that_says_what_came_of_it() -> None:
    game = played(begin(), *gains("Ana", "exotic pet", "pets"), *gains("Ben", "loot", name="Old lamp"))

    said = labels(game)

    assert said == ["Ana gains an exotic pet", "Ana gains an exotic pet (1 renown)", "Ben gains Old lamp"]


@pytest.mark.parametrize(
    ("given", "where"),
    [
        pytest.param(move("gain_card", who="Nobody", kind="relic"), "who", id="nobody of that name"),
        pytest.param(move("gain_card", who="Ana", kind="relic", colour="red"), "colour", id="a coloured relic"),
        pytest.param(move("name_colour", who="Ana", card=99, colour="red"), "card", id="no such companion"),
    ],
)
def test_nonsense_about_cards_is_refused(given: dict[str, object], where: str) -> None:
    game = begin()

    refusal = refused(game, given)

    assert refusal.where == where


def test_honor_may_fall_below_nothing_and_the_entry_says_so() -> None:
    game = begin()

    after = played(
        game, move("gain_honor", who="Ana", amount=2, why="a visit"), move("lose_honor", who="Ana", amount=5)
    )

    assert player(after).honor == -3
    assert labels(after) == ["Ana gains 2 honor: a visit", "Ana loses 5 honor"]
    assert [str(reason) for reason in after.ledger.standing[-1].because] == [
        "Ana is at -3: the text names no lowest honor"
    ]
    assert noticed(after) == []


def test_a_fourth_colour_checks_nothing_because_both_circles_are_checked() -> None:
    game = played(begin(), *companions("blue", "yellow", "green"))

    assert [it.text for it in game.ledger.standing[-1].because] == ["both circles of companions are checked"]
