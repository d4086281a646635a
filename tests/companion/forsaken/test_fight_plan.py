"""A fight in the making: numbers from cards or as somebody says them, dice that are laid, what is written down."""

from typing import Any

import pytest

from companion.forsaken.fight import Die
from companion.forsaken.fight_plan import Plan, Planned
from tests.companion.forsaken.fighting import STRENGTH, at_the_tower, fight
from tests.companion.forsaken.games import AnyGame, begin, played

HOUND = {"kind": "enemy", "id": "h", "name": "Slag Hound", "dice": 4, "overwhelm": 3, "strength": 1}
AGAINST = Plan(name="Slag Hound")


def planned(plan: Plan = AGAINST, game: AnyGame | None = None) -> Planned:
    return Planned((game or at_the_tower(cards=[HOUND])).table, "Ana", plan)


def test_numbers_come_from_cards_until_somebody_says_otherwise() -> None:
    printed, said = planned(), planned(AGAINST.says(1, "plain", 5).says(1, "overwhelm", 6).says(1, "plain", 2))

    assert [printed.number(1, "plain"), printed.number(1, "overwhelm"), printed.number(1, "strength")] == [4, 3, 1]
    assert [said.number(1, "plain"), said.number(1, "overwhelm"), said.number(1, "strength")] == [2, 6, 1]
    assert printed.number(0, "plain") is None


def test_what_keeps_odds_from_being_given_is_named() -> None:
    unread = planned(game=begin())
    known = planned(AGAINST.says(0, "plain", 3))

    assert unread.missing[0] == "the zones of the dice tower"
    assert unread.missing[-2:] == ("the dice of Ana", "the dice of Slag Hound")
    assert unread.odds is None
    assert known.missing == ()
    assert known.odds is not None


def test_dice_are_laid_changed_and_taken_back() -> None:
    plan = AGAINST.says(0, "plain", 2).lands(0, Die(zone=STRENGTH)).lands(1, Die(zone=STRENGTH))
    crit = plan.with_die(0, Die(zone=STRENGTH, face="crit"))

    assert (planned(plan).left(0, "plain"), planned(plan).left(1, "plain")) == (1, 3)
    assert [it.die.face for it in crit.lying] == ["crit", "plain"]
    assert [it.side for it in plan.with_die(0, None).lying] == [1]
    assert planned(plan.with_die(0, None)).left(0, "plain") == 2


def test_what_is_written_down_holds_dice_and_what_comes_on_top() -> None:
    rolled = planned(AGAINST.lands(0, Die(zone=STRENGTH)).says(0, "damage", 2)).rolled
    typed = planned(AGAINST.changed({"typed": True}).says(1, "rolled_strength", 4)).rolled

    assert (rolled.own.dice, rolled.own.damage) == ((Die(zone=STRENGTH),), 2)
    assert (rolled.other.dice, rolled.other.strength, rolled.overwhelm) == ((), 1, 3)
    assert (typed.other.dice, typed.other.strength) == (None, 5)


@pytest.mark.parametrize(
    ("plan", "moves", "part"),
    [
        pytest.param(Plan(against="bounty"), (), "action", id="Confront a Bounty"),
        pytest.param(AGAINST, (), "encounter", id="The Encounter Step"),
        pytest.param(AGAINST, (fight({}, {}, encounter=True),), "neither", id="The Encounter Step: it was had"),
        pytest.param(AGAINST.changed({"part": "action"}), (), "action", id="the table says so"),
    ],
)
def test_what_a_fight_is_in_its_turn(plan: Plan, moves: tuple[Any, ...], part: str) -> None:
    assert planned(plan, played(begin(cards=[HOUND]), *moves)).part == part
