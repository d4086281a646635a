"""What happened in turns: actions, steps, whose turn it is, encounter decks."""

from typing import Annotated, Literal

from companion.forsaken.kinds import Action, Planet
from companion.forsaken.table import Phase
from companion.game import Happened
from companion.saved import OR_KEPT


class ActionSpent(Happened):
    """An action of the turn that is on was spent."""

    event: Literal["action_spent"] = "action_spent"
    action: Annotated[Action, OR_KEPT]


class ActionsSet(Happened):
    """These actions of the turn are spent: somebody has said so."""

    event: Literal["actions_set"] = "actions_set"
    actions: tuple[Action, ...]


class EncountersBegun(Happened):
    """The encounter step is on; `rested` where a rest led to it."""

    event: Literal["encounters_begun"] = "encounters_begun"
    rested: bool = False


class EncounterHad(Happened):
    """The turn's encounter was had, or is skipped."""

    event: Literal["encounter_had"] = "encounter_had"
    name: str | None = None
    skipped: bool = False


class DeckSet(Happened):
    """So many cards are left in an encounter deck."""

    event: Literal["deck_set"] = "deck_set"
    planet: Annotated[Planet, OR_KEPT]
    to: int


class TurnBegun(Happened):
    """A player is on; nobody is where all have gone. What was done in the turn before is forgotten."""

    event: Literal["turn_begun"] = "turn_begun"
    who: str | None


class PhaseBegun(Happened):
    """Play, scoring, or neither any more."""

    event: Literal["phase_begun"] = "phase_begun"
    phase: Annotated[Phase, OR_KEPT]
