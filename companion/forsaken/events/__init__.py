"""What happened, in the past tense, with every outcome inside. Saved games are made of these: names stay."""

from typing import Annotated

from pydantic import Field, TypeAdapter

from companion.forsaken.events.ending import (
    CoolStuffCounted,
    DueRaised,
    EndReached,
    EndRevoked,
    ExtrasScored,
    FinaleScored,
    GameFinished,
    LastTurnTaken,
    LengthSet,
    TowerDescribed,
)
from companion.forsaken.events.kit import (
    CardArchived,
    CardGained,
    CardRead,
    GearArchived,
    GearDescribed,
    GearGained,
    GearPlayed,
    GearRecovered,
    WeaponArchived,
    WeaponDescribed,
    WeaponGained,
    WeaponsArranged,
)
from companion.forsaken.events.play import (
    CharacterDescribed,
    CubesLaid,
    CubesPickedUp,
    Damaged,
    FungalyteGained,
    FungalyteLost,
    GrudgesSet,
    Healed,
    HoldingGained,
    HoldingLost,
    HoldingSet,
    InfamySet,
    LegendMoved,
    SpaceDescribed,
    WoundsSet,
)
from companion.forsaken.events.solo import (
    AbilityNamed,
    GameLost,
    PlotDescribed,
    PlotDrawn,
    PlotReset,
    PlotResolved,
    PlotSet,
    RivalChosen,
    RivalMoved,
)
from companion.forsaken.events.story import (
    ChapterBegun,
    ChapterSet,
    FeatCompleted,
    FeatGained,
    FeatNamed,
    StoryFinished,
    VignetteRead,
)
from companion.forsaken.events.turns import (
    ActionSpent,
    ActionsSet,
    DeckSet,
    EncounterHad,
    EncountersBegun,
    PhaseBegun,
    TurnBegun,
)
from companion.forsaken.events.world import (
    BountyDescribed,
    BountyMoved,
    BountyRevealed,
    EventRowJoined,
    EventRowLeft,
    FightFought,
    FinaleSettled,
    JobLeft,
    JobTaken,
    PersonaMoved,
    PersonaNamed,
    YardNamed,
    YardsSet,
)
from companion.seats import RoundBegun, RoundSet, SeatJoined, SeatLeft, SeatRenamed, SeatReturned, SeatsReordered
from companion.talk import ActionProposed, AutomationSet, NoticeGiven, PromptSettled, ReminderGiven, RulingSet

Event = Annotated[
    HoldingGained
    | HoldingLost
    | HoldingSet
    | Damaged
    | Healed
    | WoundsSet
    | FungalyteGained
    | FungalyteLost
    | InfamySet
    | GrudgesSet
    | LegendMoved
    | CharacterDescribed
    | SpaceDescribed
    | CubesLaid
    | CubesPickedUp
    | GearGained
    | GearPlayed
    | GearRecovered
    | GearArchived
    | GearDescribed
    | WeaponGained
    | WeaponsArranged
    | WeaponDescribed
    | WeaponArchived
    | CardGained
    | CardArchived
    | CardRead
    | ActionSpent
    | ActionsSet
    | EncountersBegun
    | EncounterHad
    | DeckSet
    | TurnBegun
    | PhaseBegun
    | JobTaken
    | JobLeft
    | PersonaNamed
    | PersonaMoved
    | BountyRevealed
    | BountyDescribed
    | BountyMoved
    | YardsSet
    | YardNamed
    | EventRowJoined
    | EventRowLeft
    | FinaleSettled
    | FightFought
    | ChapterBegun
    | ChapterSet
    | FeatGained
    | FeatNamed
    | FeatCompleted
    | VignetteRead
    | StoryFinished
    | PlotDrawn
    | PlotResolved
    | PlotDescribed
    | PlotReset
    | PlotSet
    | RivalMoved
    | RivalChosen
    | AbilityNamed
    | GameLost
    | EndReached
    | EndRevoked
    | LastTurnTaken
    | LengthSet
    | FinaleScored
    | ExtrasScored
    | CoolStuffCounted
    | GameFinished
    | TowerDescribed
    | DueRaised
    | RoundBegun
    | RoundSet
    | SeatJoined
    | SeatLeft
    | SeatRenamed
    | SeatReturned
    | SeatsReordered
    | ActionProposed
    | AutomationSet
    | NoticeGiven
    | PromptSettled
    | ReminderGiven
    | RulingSet,
    Field(discriminator="event"),
]
EVENTS: TypeAdapter[Event] = TypeAdapter(Event)

__all__ = [
    "EVENTS",
    "AbilityNamed",
    "ActionProposed",
    "ActionSpent",
    "ActionsSet",
    "AutomationSet",
    "BountyDescribed",
    "BountyMoved",
    "BountyRevealed",
    "CardArchived",
    "CardGained",
    "CardRead",
    "ChapterBegun",
    "ChapterSet",
    "CharacterDescribed",
    "CoolStuffCounted",
    "CubesLaid",
    "CubesPickedUp",
    "Damaged",
    "DeckSet",
    "DueRaised",
    "EncounterHad",
    "EncountersBegun",
    "EndReached",
    "EndRevoked",
    "Event",
    "EventRowJoined",
    "EventRowLeft",
    "ExtrasScored",
    "FeatCompleted",
    "FeatGained",
    "FeatNamed",
    "FightFought",
    "FinaleScored",
    "FinaleSettled",
    "FungalyteGained",
    "FungalyteLost",
    "GameFinished",
    "GameLost",
    "GearArchived",
    "GearDescribed",
    "GearGained",
    "GearPlayed",
    "GearRecovered",
    "GrudgesSet",
    "Healed",
    "HoldingGained",
    "HoldingLost",
    "HoldingSet",
    "InfamySet",
    "JobLeft",
    "JobTaken",
    "LastTurnTaken",
    "LegendMoved",
    "LengthSet",
    "NoticeGiven",
    "PersonaMoved",
    "PersonaNamed",
    "PhaseBegun",
    "PlotDescribed",
    "PlotDrawn",
    "PlotReset",
    "PlotResolved",
    "PlotSet",
    "PromptSettled",
    "ReminderGiven",
    "RivalChosen",
    "RivalMoved",
    "RoundBegun",
    "RoundSet",
    "RulingSet",
    "SeatJoined",
    "SeatLeft",
    "SeatRenamed",
    "SeatReturned",
    "SeatsReordered",
    "SpaceDescribed",
    "StoryFinished",
    "TowerDescribed",
    "TurnBegun",
    "VignetteRead",
    "WeaponArchived",
    "WeaponDescribed",
    "WeaponGained",
    "WeaponsArranged",
    "WoundsSet",
    "YardNamed",
    "YardsSet",
]
