"""What people can ask for, named as players name it. A command says what is wanted, not what comes of it."""

from typing import Annotated

from pydantic import Field, TypeAdapter

from companion.forsaken.commands.agreements import SetAutomation, SetRuling
from companion.forsaken.commands.corrections import (
    DescribeTower,
    Reconcile,
    SetChapter,
    SetFungalyte,
    SetGrudges,
    SetHolding,
    SetInfamy,
    SetLegend,
    SetLength,
    SetRound,
    SetVitality,
)
from companion.forsaken.commands.ending import (
    BeginScoring,
    CountCoolStuff,
    Finish,
    LoseToPlot,
    ReachEnd,
    RevokeEnd,
    ScoreExtras,
    ScoreFinale,
    SettleFinale,
)
from companion.forsaken.commands.factions import CompleteJob, Connect, DropJob, MovePersona, NamePersona, TakeJob
from companion.forsaken.commands.kit import (
    ArchiveCard,
    ArchiveGear,
    ArchiveWeapon,
    ArrangeWeapons,
    DescribeGear,
    DescribeWeapon,
    GainCard,
    GainGear,
    GainWeapon,
    PlayGear,
    RecoverGear,
)
from companion.forsaken.commands.places import (
    Bought,
    Buy,
    NameYard,
    PlayCantina,
    RollScrapyard,
    SetDeck,
    SetYards,
    TakeFreeCard,
    TakeRuin,
    TakeSpoils,
    UseHeadquarters,
    UseRuins,
    UseTransportHub,
    VisitClinic,
)
from companion.forsaken.commands.play import (
    DescribeCharacter,
    DescribeSpace,
    Gain,
    GainGrudge,
    LayCubes,
    Lose,
    PayGrudge,
    PickUpCubes,
    ResolveDefeat,
    ReturnCubes,
    Scrounge,
)
from companion.forsaken.commands.solo import (
    ChooseRival,
    CompleteObjective,
    DescribePlot,
    DrawPlot,
    NameAbility,
    ResolvePlot,
    RivalGains,
    SetPlot,
    SetRival,
)
from companion.forsaken.commands.story import BeginChapter, CompleteFeat, FinishStory, GainFeat, NameFeat, ReadVignette
from companion.forsaken.commands.turns import (
    Act,
    BeginEncounters,
    DrawEncounter,
    EndTurn,
    Rest,
    SetActions,
    SkipEncounter,
    SpendBoost,
    SummonTransport,
)
from companion.forsaken.commands.world import (
    AdvanceBounty,
    DescribeBounty,
    Fight,
    LeaveEventRow,
    RevealBounty,
    SetBounty,
    SettleFight,
    TakeReward,
    ToEventRow,
)
from companion.seats import JoinTable, LeaveTable, RenameSeat, ReorderSeats, ReturnToTable, SetTurn, SkipTurn
from companion.talk import AcceptProposal, DismissPrompt

Command = Annotated[
    Gain
    | Lose
    | Scrounge
    | ReturnCubes
    | LayCubes
    | PickUpCubes
    | DescribeCharacter
    | DescribeSpace
    | ResolveDefeat
    | GainGrudge
    | PayGrudge
    | GainGear
    | PlayGear
    | RecoverGear
    | ArchiveGear
    | DescribeGear
    | GainWeapon
    | ArrangeWeapons
    | DescribeWeapon
    | ArchiveWeapon
    | GainCard
    | ArchiveCard
    | Act
    | SpendBoost
    | Rest
    | SummonTransport
    | BeginEncounters
    | DrawEncounter
    | SkipEncounter
    | EndTurn
    | SetActions
    | VisitClinic
    | UseTransportHub
    | UseHeadquarters
    | TakeSpoils
    | Buy
    | TakeFreeCard
    | RollScrapyard
    | PlayCantina
    | UseRuins
    | TakeRuin
    | SetYards
    | NameYard
    | SetDeck
    | Connect
    | TakeJob
    | CompleteJob
    | DropJob
    | NamePersona
    | MovePersona
    | RevealBounty
    | DescribeBounty
    | AdvanceBounty
    | SetBounty
    | TakeReward
    | ToEventRow
    | LeaveEventRow
    | Fight
    | SettleFight
    | BeginChapter
    | GainFeat
    | NameFeat
    | CompleteFeat
    | ReadVignette
    | FinishStory
    | DrawPlot
    | ResolvePlot
    | DescribePlot
    | CompleteObjective
    | RivalGains
    | SetRival
    | ChooseRival
    | SetPlot
    | NameAbility
    | ReachEnd
    | RevokeEnd
    | LoseToPlot
    | BeginScoring
    | SettleFinale
    | ScoreFinale
    | ScoreExtras
    | CountCoolStuff
    | Finish
    | SetHolding
    | SetVitality
    | SetFungalyte
    | SetInfamy
    | SetGrudges
    | SetLegend
    | SetChapter
    | SetRound
    | SetLength
    | DescribeTower
    | Reconcile
    | SetRuling
    | SetAutomation
    | DismissPrompt
    | AcceptProposal
    | SkipTurn
    | SetTurn
    | ReorderSeats
    | RenameSeat
    | LeaveTable
    | ReturnToTable
    | JoinTable,
    Field(discriminator="move"),
]
COMMANDS: TypeAdapter[Command] = TypeAdapter(Command)

__all__ = [
    "COMMANDS",
    "AcceptProposal",
    "Act",
    "AdvanceBounty",
    "ArchiveCard",
    "ArchiveGear",
    "ArchiveWeapon",
    "ArrangeWeapons",
    "BeginChapter",
    "BeginEncounters",
    "BeginScoring",
    "Bought",
    "Buy",
    "ChooseRival",
    "Command",
    "CompleteFeat",
    "CompleteJob",
    "CompleteObjective",
    "Connect",
    "CountCoolStuff",
    "DescribeBounty",
    "DescribeCharacter",
    "DescribeGear",
    "DescribePlot",
    "DescribeSpace",
    "DescribeTower",
    "DescribeWeapon",
    "DismissPrompt",
    "DrawEncounter",
    "DrawPlot",
    "DropJob",
    "EndTurn",
    "Fight",
    "Finish",
    "FinishStory",
    "Gain",
    "GainCard",
    "GainFeat",
    "GainGear",
    "GainGrudge",
    "GainWeapon",
    "JoinTable",
    "LayCubes",
    "LeaveEventRow",
    "LeaveTable",
    "Lose",
    "LoseToPlot",
    "MovePersona",
    "NameAbility",
    "NameFeat",
    "NamePersona",
    "NameYard",
    "PayGrudge",
    "PickUpCubes",
    "PlayCantina",
    "PlayGear",
    "ReachEnd",
    "ReadVignette",
    "Reconcile",
    "RecoverGear",
    "RenameSeat",
    "ReorderSeats",
    "ResolveDefeat",
    "ResolvePlot",
    "Rest",
    "ReturnCubes",
    "ReturnToTable",
    "RevealBounty",
    "RevokeEnd",
    "RivalGains",
    "RollScrapyard",
    "ScoreExtras",
    "ScoreFinale",
    "Scrounge",
    "SetActions",
    "SetAutomation",
    "SetBounty",
    "SetChapter",
    "SetDeck",
    "SetFungalyte",
    "SetGrudges",
    "SetHolding",
    "SetInfamy",
    "SetLegend",
    "SetLength",
    "SetPlot",
    "SetRival",
    "SetRound",
    "SetRuling",
    "SetTurn",
    "SetVitality",
    "SetYards",
    "SettleFight",
    "SettleFinale",
    "SkipEncounter",
    "SkipTurn",
    "SpendBoost",
    "SummonTransport",
    "TakeFreeCard",
    "TakeJob",
    "TakeReward",
    "TakeRuin",
    "TakeSpoils",
    "ToEventRow",
    "UseHeadquarters",
    "UseRuins",
    "UseTransportHub",
    "VisitClinic",
]
