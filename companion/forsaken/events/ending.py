"""What happened at the end, and what was said between the app and people."""

from typing import Annotated, Literal

from companion.forsaken.cards import Tower
from companion.forsaken.kinds import CoolStuff, Faction, Length
from companion.forsaken.score import Extra, Score
from companion.forsaken.table import Why
from companion.game import Happened
from companion.saved import OR_KEPT


class EndReached(Happened):
    """The end was set off; `last` still have one turn each."""

    event: Literal["end_reached"] = "end_reached"
    why: Annotated[Why, OR_KEPT]
    by: str | None = None
    last: tuple[str, ...] = ()


class EndRevoked(Happened):
    """The end was not set off after all."""

    event: Literal["end_revoked"] = "end_revoked"


class LastTurnTaken(Happened):
    """A player has had the last turn."""

    event: Literal["last_turn_taken"] = "last_turn_taken"
    who: str


class LengthSet(Happened):
    """The table plays to this length."""

    event: Literal["length_set"] = "length_set"
    to: Annotated[Length, OR_KEPT]


class FinaleScored(Happened):
    """What finales give a player."""

    event: Literal["finale_scored"] = "finale_scored"
    who: str
    finale: tuple[Extra, ...]


class ExtrasScored(Happened):
    """What other effects of the end give a player."""

    event: Literal["extras_scored"] = "extras_scored"
    who: str
    extras: tuple[Extra, ...]


class CoolStuffCounted(Happened):
    """Somebody has counted the cool stuff of a player, by kind."""

    event: Literal["cool_stuff_counted"] = "cool_stuff_counted"
    who: str
    counted: dict[CoolStuff, int]


class GameFinished(Happened):
    """The game is over, with this result."""

    event: Literal["game_finished"] = "game_finished"
    score: Score


class TowerDescribed(Happened):
    """What the dice tower shows is known."""

    event: Literal["tower_described"] = "tower_described"
    tower: Tower


class DueRaised(Happened):
    """Something has to be answered at the table: see `table.Due`."""

    event: Literal["due_raised"] = "due_raised"
    due: int
    kind: str
    who: str | None = None
    of: str | None = None
    number: int | None = None
    faction: Faction | None = None

    @property
    def allots(self) -> int | None:
        return self.due
