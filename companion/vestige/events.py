"""What happened, in the past tense, with every outcome inside. Saved games are made of these: names stay."""

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from companion.game import Happened
from companion.vestige.automation import Automation, How
from companion.vestige.cards import CardKind
from companion.vestige.rulings import RulingId
from companion.vestige.score import Score
from companion.vestige.setup import TriggerSpace
from companion.vestige.table import Phase, Sheet


class LeverageGained(Happened):
    event: Literal["leverage_gained"] = "leverage_gained"
    who: str
    amount: int


class LeverageLost(Happened):
    """`amount` is what was really lost: R5 has been applied."""

    event: Literal["leverage_lost"] = "leverage_lost"
    who: str
    amount: int


class LeverageSet(Happened):
    event: Literal["leverage_set"] = "leverage_set"
    who: str
    to: int


class LeverageOwed(Happened):
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
    event: Literal["condition_revealed"] = "condition_revealed"
    name: str
    trigger: int | None = None


class ConditionMet(Happened):
    event: Literal["condition_met"] = "condition_met"
    name: str


class ConditionUnmet(Happened):
    event: Literal["condition_unmet"] = "condition_unmet"
    name: str


class FinalRoundSet(Happened):
    event: Literal["final_round_set"] = "final_round_set"
    round: int | None


class CovertOpDrawn(Happened):
    event: Literal["covert_op_drawn"] = "covert_op_drawn"
    who: str
    trigger: int


class ThreatRevealed(Happened):
    """A threat lies in the column. `named` is False where only the level was set, and nobody read the card."""

    event: Literal["threat_revealed"] = "threat_revealed"
    nemesis: str
    name: str
    trigger: int | None = None
    named: bool = True


class ThreatRemoved(Happened):
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
    event: Literal["control_lost"] = "control_lost"
    who: str
    region: str


class RegionVisited(Happened):
    event: Literal["region_visited"] = "region_visited"
    who: str
    region: str


class CardGained(Happened):
    event: Literal["card_gained"] = "card_gained"
    who: str
    card: int
    kind: CardKind
    name: str | None = None
    leverage: int | None = None


class CardLost(Happened):
    event: Literal["card_lost"] = "card_lost"
    who: str
    card: int


class SpeedSet(Happened):
    event: Literal["speed_set"] = "speed_set"
    who: str
    to: int


class TurnBegun(Happened):
    event: Literal["turn_begun"] = "turn_begun"
    who: str


class PhaseBegun(Happened):
    event: Literal["phase_begun"] = "phase_begun"
    phase: Phase


class RoundBegun(Happened):
    event: Literal["round_begun"] = "round_begun"
    round: int


class RoundSet(Happened):
    event: Literal["round_set"] = "round_set"
    round: int


class TriggersPlaced(Happened):
    event: Literal["triggers_placed"] = "triggers_placed"
    triggers: tuple[TriggerSpace, ...]


class ReminderGiven(Happened):
    event: Literal["reminder_given"] = "reminder_given"
    reminder: int
    text: str


class ActionProposed(Happened):
    event: Literal["action_proposed"] = "action_proposed"
    proposal: int
    automation: Automation
    text: str
    command: dict[str, Any]


class PromptSettled(Happened):
    """A prompt was dismissed, or a proposal taken up."""

    event: Literal["prompt_settled"] = "prompt_settled"
    prompt: str


class RulingSet(Happened):
    event: Literal["ruling_set"] = "ruling_set"
    ruling: RulingId
    option: str


class AutomationSet(Happened):
    event: Literal["automation_set"] = "automation_set"
    automation: Automation
    how: How


class SheetFilled(Happened):
    """The scoring sheet as it stands now."""

    event: Literal["sheet_filled"] = "sheet_filled"
    sheet: Sheet


class GameFinished(Happened):
    """The result is kept as it was worked out: later versions of the rules do not change it."""

    event: Literal["game_finished"] = "game_finished"
    score: Score


Event = Annotated[
    LeverageGained
    | LeverageLost
    | LeverageSet
    | LeverageOwed
    | PrintedValueRead
    | TriggerReached
    | ConditionRevealed
    | ConditionMet
    | ConditionUnmet
    | FinalRoundSet
    | CovertOpDrawn
    | ThreatRevealed
    | ThreatRemoved
    | ControlTaken
    | ControlLost
    | RegionVisited
    | CardGained
    | CardLost
    | SpeedSet
    | TurnBegun
    | PhaseBegun
    | RoundBegun
    | RoundSet
    | TriggersPlaced
    | ReminderGiven
    | ActionProposed
    | PromptSettled
    | RulingSet
    | AutomationSet
    | SheetFilled
    | GameFinished,
    Field(discriminator="event"),
]
EVENTS: TypeAdapter[Event] = TypeAdapter(Event)
