"""A ruling that is answered otherwise in the middle of a game, as if it had been so all along."""

from typing import Any

from companion.game import Game
from companion.past import Change, Insert, Remove
from companion.ruling import ruled


def from_the_start(game: Game[Any, Any, Any, Any], ruling: str, option: str) -> tuple[Change, ...]:
    """The change of the past after which a ruling has never had another answer.

    Empty where that is so already: the game began with this answer and kept it.
    """
    answered = [
        Remove(place)
        for place, entry in enumerate(game.ledger.standing)
        if entry.command.get("move") == "set_ruling" and entry.command.get("ruling") == ruling
    ]
    if ruled(game.rules.rulings, game.setup.rulings, ruling) == option:
        return tuple(answered)
    return (Insert(0, game.rules.command("set_ruling", ruling=ruling, option=option)), *answered)
