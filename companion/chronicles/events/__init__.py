"""What happened, in the past tense, with every outcome inside. Saved games are made of these: names stay."""

from typing import Annotated

from pydantic import Field, TypeAdapter

from companion.chronicles.events.festival import (
    ConvictionInvested,
    ConvictionRemoved,
    SpaceFilled,
    TokenTaken,
    TokenUsed,
)
from companion.chronicles.events.play import (
    CardGained,
    CardRemoved,
    ChosenBlind,
    ChronicleDue,
    ChronicleTaken,
    CircleChecked,
    CirclesSet,
    ColourNamed,
    ColumnSet,
    HonorGained,
    HonorLost,
    HonorSet,
    LegendaryDescribed,
    LegendaryGained,
    MarksSet,
    PhaseBegun,
    PowerUsed,
    PrintedRead,
    RenownFlipped,
    RenownGained,
    RenownPlaced,
    RenownSet,
    StackNamed,
    TrackMarked,
    TurnBegun,
)
from companion.chronicles.events.talk import (
    ActionProposed,
    AutomationSet,
    ExtrasScored,
    GameFinished,
    ReminderGiven,
    RulingSet,
    TieSettled,
)
from companion.chronicles.events.timeline import (
    AgentsPlaced,
    AgentsSet,
    AgentVanquished,
    BoardsMoved,
    EventLeft,
    EventPlaced,
    EventRevealed,
    RewardDue,
    RewardTaken,
    TriggerReached,
    VanquishedSet,
)
from companion.seats import RoundBegun, RoundSet, SeatJoined, SeatLeft, SeatRenamed, SeatReturned, SeatsReordered
from companion.talk import NoticeGiven, PromptSettled

Event = Annotated[
    HonorGained
    | HonorLost
    | HonorSet
    | CardGained
    | CardRemoved
    | ColourNamed
    | CircleChecked
    | CirclesSet
    | ChronicleDue
    | ChosenBlind
    | ChronicleTaken
    | StackNamed
    | TrackMarked
    | MarksSet
    | LegendaryGained
    | LegendaryDescribed
    | PowerUsed
    | RenownGained
    | RenownSet
    | RenownPlaced
    | ColumnSet
    | RenownFlipped
    | PrintedRead
    | TurnBegun
    | RoundBegun
    | RoundSet
    | PhaseBegun
    | EventRevealed
    | EventPlaced
    | EventLeft
    | BoardsMoved
    | RewardDue
    | RewardTaken
    | TriggerReached
    | AgentsPlaced
    | AgentVanquished
    | AgentsSet
    | VanquishedSet
    | SpaceFilled
    | TokenTaken
    | TokenUsed
    | ConvictionInvested
    | ConvictionRemoved
    | ReminderGiven
    | ActionProposed
    | PromptSettled
    | NoticeGiven
    | RulingSet
    | AutomationSet
    | ExtrasScored
    | GameFinished
    | TieSettled
    | SeatJoined
    | SeatLeft
    | SeatRenamed
    | SeatReturned
    | SeatsReordered,
    Field(discriminator="event"),
]
EVENTS: TypeAdapter[Event] = TypeAdapter(Event)

__all__ = [
    "EVENTS",
    "ActionProposed",
    "AgentVanquished",
    "AgentsPlaced",
    "AgentsSet",
    "AutomationSet",
    "BoardsMoved",
    "CardGained",
    "CardRemoved",
    "ChosenBlind",
    "ChronicleDue",
    "ChronicleTaken",
    "CircleChecked",
    "CirclesSet",
    "ColourNamed",
    "ColumnSet",
    "ConvictionInvested",
    "ConvictionRemoved",
    "Event",
    "EventLeft",
    "EventPlaced",
    "EventRevealed",
    "ExtrasScored",
    "GameFinished",
    "HonorGained",
    "HonorLost",
    "HonorSet",
    "LegendaryDescribed",
    "LegendaryGained",
    "MarksSet",
    "NoticeGiven",
    "PhaseBegun",
    "PowerUsed",
    "PrintedRead",
    "PromptSettled",
    "ReminderGiven",
    "RenownFlipped",
    "RenownGained",
    "RenownPlaced",
    "RenownSet",
    "RewardDue",
    "RewardTaken",
    "RoundBegun",
    "RoundSet",
    "RulingSet",
    "SeatJoined",
    "SeatLeft",
    "SeatRenamed",
    "SeatReturned",
    "SeatsReordered",
    "SpaceFilled",
    "StackNamed",
    "TieSettled",
    "TokenTaken",
    "TokenUsed",
    "TrackMarked",
    "TriggerReached",
    "TurnBegun",
    "VanquishedSet",
]
