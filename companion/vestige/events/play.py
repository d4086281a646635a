"""What happened in play: leverage, triggers, conditions, threats, regions, turns and rounds."""

from typing import Literal

from companion.game import Happened
from companion.vestige.automation import Automation
from companion.vestige.box.cards import EndgameCard
from companion.vestige.box.nemesis import Nemesis, ThreatCard
from companion.vestige.setup import TriggerSpace
from companion.vestige.table import Phase


class LeverageGained(Happened):
    """A disc advanced by `amount`."""

    event: Literal["leverage_gained"] = "leverage_gained"
    who: str
    amount: int


class LeverageLost(Happened):
    """`amount` is what was really lost: R5 has been applied."""

    event: Literal["leverage_lost"] = "leverage_lost"
    who: str
    amount: int


class LeverageSet(Happened):
    """A disc stands at `to`: somebody has looked."""

    event: Literal["leverage_set"] = "leverage_set"
    who: str
    to: int


class LeverageOwed(Happened):
    """Leverage waits for a printed value: `sign` says whether it will be gained or lost."""

    event: Literal["leverage_owed"] = "leverage_owed"
    who: str
    of: str
    why: str
    sign: Literal[1, -1] = 1
    automation: Automation | None = None


class PrintedValueRead(Happened):
    """A printed value is known from now on; what was owed for it is settled by the events that follow."""

    event: Literal["printed_value_read"] = "printed_value_read"
    of: str
    value: int


class TriggerReached(Happened):
    """A disc reached a trigger; the fields say what is due because of it."""

    event: Literal["trigger_reached"] = "trigger_reached"
    who: str
    trigger: int
    condition: bool = False
    covert_op: bool = False
    threats: bool = False


class ConditionRevealed(Happened):
    """An endgame condition is out; `trigger` None: from the start."""

    event: Literal["condition_revealed"] = "condition_revealed"
    name: str
    trigger: int | None = None
    printed: EndgameCard | None = None


class ConditionMet(Happened):
    """An endgame condition was met and flipped."""

    event: Literal["condition_met"] = "condition_met"
    name: str


class ConditionUnmet(Happened):
    """An endgame condition was not met after all."""

    event: Literal["condition_unmet"] = "condition_unmet"
    name: str


class ConditionDoubted(Happened):
    """An endgame condition looks met, and people say that it is not: nobody is asked again while it looks so."""

    event: Literal["condition_doubted"] = "condition_doubted"
    name: str


class NemesisRead(Happened):
    """From now on a nemesis is run by this card."""

    event: Literal["nemesis_read"] = "nemesis_read"
    nemesis: str
    card: Nemesis


class FinalRoundSet(Happened):
    """The last round is known; None lifts it."""

    event: Literal["final_round_set"] = "final_round_set"
    round: int | None


class CovertOpDrawn(Happened):
    """`op` names the card among the player's covert ops; games that were saved before cards were tracked have none."""

    event: Literal["covert_op_drawn"] = "covert_op_drawn"
    who: str
    trigger: int
    op: int | None = None

    @property
    def allots(self) -> int | None:
        return self.op


class ThreatRevealed(Happened):
    """A threat lies in the column. `named` is False where only the level was set, and nobody read the card."""

    event: Literal["threat_revealed"] = "threat_revealed"
    nemesis: str
    name: str
    trigger: int | None = None
    named: bool = True
    printed: ThreatCard | None = None


class ThreatRemoved(Happened):
    """A threat left the column."""

    event: Literal["threat_removed"] = "threat_removed"
    nemesis: str
    name: str


class ControlTaken(Happened):
    """`corrected`: people set right what the app showed; nobody took anything, so nothing answers to it."""

    event: Literal["control_taken"] = "control_taken"
    who: str
    region: str
    corrected: bool = False


class ControlLost(Happened):
    """Nobody controls a region any more."""

    event: Literal["control_lost"] = "control_lost"
    who: str
    region: str


class RegionVisited(Happened):
    """A region was visited."""

    event: Literal["region_visited"] = "region_visited"
    who: str
    region: str


class SpeedSet(Happened):
    """The speed counter stands at `to`."""

    event: Literal["speed_set"] = "speed_set"
    who: str
    to: int


class TurnBegun(Happened):
    """A turn began, and with it everything that is once a turn."""

    event: Literal["turn_begun"] = "turn_begun"
    who: str


class PhaseBegun(Happened):
    """Another phase of the game began."""

    event: Literal["phase_begun"] = "phase_begun"
    phase: Phase


class TriggersPlaced(Happened):
    """The triggers stand so on the mat."""

    event: Literal["triggers_placed"] = "triggers_placed"
    triggers: tuple[TriggerSpace, ...]
