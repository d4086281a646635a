"""What was said of the end, and what every game's people and app say to each other."""

from typing import Literal

from companion.chronicles.score import Extra, Score
from companion.game import Happened
from companion.talk import ActionProposed, AutomationSet, ReminderGiven, RulingSet

__all__ = [
    "ActionProposed",
    "AutomationSet",
    "ExtrasScored",
    "GameFinished",
    "ReminderGiven",
    "RulingSet",
    "TieSettled",
]


class ExtrasScored(Happened):
    """What a player gains at the end from other sources."""

    event: Literal["extras_scored"] = "extras_scored"
    who: str
    extras: tuple[Extra, ...]


class GameFinished(Happened):
    """The game is over, with this result."""

    event: Literal["game_finished"] = "game_finished"
    score: Score


class TieSettled(Happened):
    """The table has settled who wins (C2)."""

    event: Literal["tie_settled"] = "tie_settled"
    who: str
