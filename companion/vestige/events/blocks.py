"""What happened to blocks, main actions and the outcome die."""

from typing import Literal

from companion.game import Happened
from companion.vestige.blocks import Action, Face


class BlocksMoved(Happened):
    """`source` and `target` are places of the dashboard, attributes or `card:7`; None is a place counted otherwise."""

    event: Literal["blocks_moved"] = "blocks_moved"
    who: str
    source: str | None = None
    target: str | None = None
    count: int = 1


class BlocksSet(Happened):
    """So many blocks lie in a place: somebody has counted."""

    event: Literal["blocks_set"] = "blocks_set"
    who: str
    place: str
    to: int


class ActionTaken(Happened):
    """A main action was taken: its slider is down."""

    event: Literal["action_taken"] = "action_taken"
    who: str
    action: Action


class ActionReset(Happened):
    """A main action is free again."""

    event: Literal["action_reset"] = "action_reset"
    who: str
    action: Action


class CardUsed(Happened):
    """An effect that works once a turn was used; with `used` False it was not after all."""

    event: Literal["card_used"] = "card_used"
    who: str
    card: int
    used: bool = True


class SpeedBoosted(Happened):
    """Somebody has two more speed until the turn is over."""

    event: Literal["speed_boosted"] = "speed_boosted"
    who: str


class OutcomeRolled(Happened):
    """The die shows a face. `again` adds it to those rolled before; else a new job begins."""

    event: Literal["outcome_rolled"] = "outcome_rolled"
    who: str
    face: Face
    job: int | None = None
    again: bool = False


class OutcomeChosen(Happened):
    """One of the rolled faces counts."""

    event: Literal["outcome_chosen"] = "outcome_chosen"
    who: str
    face: Face
