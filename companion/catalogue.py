"""The games there are."""

from typing import Any

from companion.chronicles.rulebook import CHRONICLES
from companion.faults import BadInput, Fault, nearest, shown
from companion.forsaken.rulebook import FORSAKEN
from companion.game import Game, Record, Rules
from companion.saved import ANOTHER_VERSION
from companion.vestige.rulebook import VESTIGE

GAMES: dict[str, Rules[Any, Any, Any, Any]] = {rules.id: rules for rules in (VESTIGE, CHRONICLES, FORSAKEN)}

UNNAMED = VESTIGE.id
"""The game of an input that names none: such files are older than the second game."""


def game_rules(id: str) -> Rules[Any, Any, Any, Any]:
    """The rules of a game. Raises BadInput for one that this version does not know."""
    if id not in GAMES:
        raise BadInput([Fault("game", f"there is no game {shown(id)}", nearest(id, GAMES))])
    return GAMES[id]


def restored(record: Record) -> Game[Any, Any, Any, Any]:
    """The game that a record tells of. Raises BadInput for one that this version cannot play."""
    if record.game not in GAMES:
        raise BadInput([Fault("game", f"{shown(record.game)} is no game of this version", ANOTHER_VERSION)])
    return Game.restore(GAMES[record.game], record)
