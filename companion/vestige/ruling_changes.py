"""A ruling that is answered otherwise in the middle of a game, as if it had been so all along."""

from companion.ledger import Ledger
from companion.past import Change, Insert, Remove
from companion.vestige.commands import SetRuling
from companion.vestige.events import Event
from companion.vestige.rulings import RulingId, ruled
from companion.vestige.setup import Setup


def from_the_start(setup: Setup, ledger: Ledger[Event], ruling: RulingId, option: str) -> tuple[Change, ...]:
    """The change of the past after which a ruling has never had another answer.

    Empty where that is so already: the game began with this answer and kept it.
    """
    answered = [
        Remove(place)
        for place, entry in enumerate(ledger.standing)
        if entry.command.get("move") == "set_ruling" and entry.command.get("ruling") == ruling
    ]
    if ruled(setup.rulings, ruling) == option:
        return tuple(answered)
    return (Insert(0, SetRuling(ruling=ruling, option=option)), *answered)
