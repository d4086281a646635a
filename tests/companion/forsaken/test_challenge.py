"""Dice that a player rolls alone, as at a scrapyard: what their zones and faces come to."""

import pytest

from companion.forsaken.combat import challenge
from companion.forsaken.fight import Die
from tests.companion.forsaken.games import begin

ZONES = [{"name": "Ledge", "strength": 1}, {"name": "Pit", "strength": 2, "damage": 1}]


@pytest.mark.parametrize(
    ("dice", "strength", "damage"),
    [
        pytest.param((), 0, 0, id="nothing rolled"),
        pytest.param((Die(zone=1), Die(zone=2)), 3, 1, id="The Dice Tower: zones"),
        pytest.param((Die(zone=2, face="crit"), Die(zone=1)), 5, 2, id="The Dice Tower: a crit doubles both"),
        pytest.param((Die(zone=2, face="blank"), Die(zone=1)), 1, 0, id="The Dice Tower: a blank"),
    ],
)
def test_own_dice_come_to_the_sum_of_their_zones(dice, strength, damage):
    table = begin(printed={"tower": {"zones": ZONES}}).table

    came = challenge(table, dice)

    assert (came.strength, came.damage) == (strength, damage)
