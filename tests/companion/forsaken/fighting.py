"""Towers and fights for the tests of combat. The values are invented: those of the box are not in our sources."""

from typing import Any

from companion.forsaken.cards import Tower
from tests.companion.forsaken.games import AnyGame, begin, move, played

STRENGTH, BOTH, DAMAGE, BARE = 1, 2, 3, 4
"""The zones of `TOWER`: strength 2, strength 1 and damage 1, damage 1, nothing."""

TOWER = Tower.model_validate(
    {
        "zones": [
            {"name": "the bridge", "strength": 2},
            {"name": "the pit", "strength": 1, "damage": 1},
            {"name": "the spikes", "damage": 1, "weight": 2},
            {"name": "the floor"},
        ],
        "plain": {"crit": 1, "blank": 1},
        "advanced": {"crit": 2, "purge": 1},
    }
)

RULINGS = {"S5": "nothing", "S6": "nothing"}


def tower(**changes: Any) -> dict[str, Any]:
    """`TOWER` as a move writes it."""
    return TOWER.model_dump(mode="json", exclude_defaults=True) | changes


def at_the_tower(*names: str, **changes: Any) -> AnyGame:
    """A game at whose table the dice tower has been read."""
    return played(begin(*names, **changes), move("describe_tower", tower=tower()))


def die(zone: int, face: str = "plain", **fields: Any) -> dict[str, Any]:
    return {"zone": zone, "face": face, **fields}


def fight(own: dict[str, Any], other: dict[str, Any], who: str = "Ana", **fields: Any) -> dict[str, Any]:
    """A fight of Ana's against an enemy, or as `fields` say: those of the roll beside those of the move."""
    of_the_move = {name: fields.pop(name) for name in ("as_action", "encounter") if name in fields}
    rolled = {"name": "Slag Hound", "own": own, "other": other} | fields
    if rolled.get("against", "enemy") != "enemy":
        rolled.pop("name")
    return move("fight", who=who, rolled=rolled, **of_the_move)
