"""What happened, in the past tense, with every outcome inside. Saved games are made of these: names stay."""

from typing import Annotated

from pydantic import Field, TypeAdapter

from companion.seats import RoundBegun, RoundSet, SeatJoined, SeatLeft, SeatRenamed, SeatReturned, SeatsReordered
from companion.talk import NoticeGiven, PromptSettled
from companion.vestige.events.blocks import (
    ActionReset,
    ActionTaken,
    BlocksMoved,
    BlocksSet,
    CardUsed,
    OutcomeChosen,
    OutcomeRolled,
    SpeedBoosted,
)
from companion.vestige.events.mat import (
    PawnMoved,
    TilesLaidOut,
    TilesSwapped,
    TileTurned,
)
from companion.vestige.events.play import (
    ConditionDoubted,
    ConditionMet,
    ConditionRevealed,
    ConditionUnmet,
    ControlLost,
    ControlTaken,
    CovertOpDrawn,
    FinalRoundSet,
    LeverageGained,
    LeverageLost,
    LeverageOwed,
    LeverageSet,
    NemesisRead,
    PhaseBegun,
    PrintedValueRead,
    RegionVisited,
    SpeedSet,
    ThreatRemoved,
    ThreatRevealed,
    TriggerReached,
    TriggersPlaced,
    TurnBegun,
)
from companion.vestige.events.scoring import (
    GameFinished,
    SheetFilled,
)
from companion.vestige.events.tableau import (
    CardDescribed,
    CardGained,
    CardLost,
    CardTransferred,
    CardTucked,
    CovertOpCompleted,
    CovertOpNoted,
    JobCompleted,
)
from companion.vestige.events.talk import (
    ActionProposed,
    AutomationSet,
    DepthSet,
    ReminderGiven,
    RulingSet,
    ValuesConfirmed,
)

Event = Annotated[
    LeverageGained
    | LeverageLost
    | LeverageSet
    | LeverageOwed
    | PrintedValueRead
    | TriggerReached
    | ConditionRevealed
    | ConditionMet
    | ConditionDoubted
    | NemesisRead
    | ConditionUnmet
    | FinalRoundSet
    | CovertOpDrawn
    | ThreatRevealed
    | ThreatRemoved
    | ControlTaken
    | ControlLost
    | RegionVisited
    | SpeedSet
    | TurnBegun
    | PhaseBegun
    | RoundBegun
    | RoundSet
    | TriggersPlaced
    | CardGained
    | CardLost
    | JobCompleted
    | CardTucked
    | CardTransferred
    | CardDescribed
    | CovertOpNoted
    | CovertOpCompleted
    | BlocksMoved
    | BlocksSet
    | ActionTaken
    | ActionReset
    | CardUsed
    | SpeedBoosted
    | OutcomeRolled
    | OutcomeChosen
    | SeatsReordered
    | SeatRenamed
    | SeatLeft
    | SeatReturned
    | SeatJoined
    | TilesLaidOut
    | TileTurned
    | TilesSwapped
    | PawnMoved
    | ReminderGiven
    | ActionProposed
    | PromptSettled
    | RulingSet
    | AutomationSet
    | NoticeGiven
    | DepthSet
    | ValuesConfirmed
    | SheetFilled
    | GameFinished,
    Field(discriminator="event"),
]
EVENTS: TypeAdapter[Event] = TypeAdapter(Event)

__all__ = [
    "EVENTS",
    "ActionProposed",
    "ActionReset",
    "ActionTaken",
    "AutomationSet",
    "BlocksMoved",
    "BlocksSet",
    "CardDescribed",
    "CardGained",
    "CardLost",
    "CardTransferred",
    "CardTucked",
    "CardUsed",
    "ConditionDoubted",
    "ConditionMet",
    "ConditionRevealed",
    "ConditionUnmet",
    "ControlLost",
    "ControlTaken",
    "CovertOpCompleted",
    "CovertOpDrawn",
    "CovertOpNoted",
    "DepthSet",
    "Event",
    "FinalRoundSet",
    "GameFinished",
    "JobCompleted",
    "LeverageGained",
    "LeverageLost",
    "LeverageOwed",
    "LeverageSet",
    "NemesisRead",
    "NoticeGiven",
    "OutcomeChosen",
    "OutcomeRolled",
    "PawnMoved",
    "PhaseBegun",
    "PrintedValueRead",
    "PromptSettled",
    "RegionVisited",
    "ReminderGiven",
    "RoundBegun",
    "RoundSet",
    "RulingSet",
    "SeatJoined",
    "SeatLeft",
    "SeatRenamed",
    "SeatReturned",
    "SeatsReordered",
    "SheetFilled",
    "SpeedBoosted",
    "SpeedSet",
    "ThreatRemoved",
    "ThreatRevealed",
    "TileTurned",
    "TilesLaidOut",
    "TilesSwapped",
    "TriggerReached",
    "TriggersPlaced",
    "TurnBegun",
    "ValuesConfirmed",
]
