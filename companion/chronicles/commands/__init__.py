"""What people can ask for, named as players name it. A command says what is wanted, not what comes of it."""

from typing import Annotated

from pydantic import Field, TypeAdapter

from companion.chronicles.commands.agreements import SetAutomation, SetRuling
from companion.chronicles.commands.corrections import (
    Reconcile,
    RemoveCard,
    SetAgents,
    SetCircles,
    SetColumn,
    SetHonor,
    SetMarks,
    SetRenown,
    SetRound,
    SetVanquished,
)
from companion.chronicles.commands.festival import AttendFestival, FillSpace, Invest, Reshuffle, TakeToken, UseToken
from companion.chronicles.commands.play import (
    AbuseLegendary,
    ChooseBlind,
    DescribeLegendary,
    DrawChronicle,
    EndTurn,
    GainCard,
    GainHonor,
    GainRenown,
    LoseHonor,
    MarkTrack,
    NameColour,
    NameStack,
    PlaceInStatus,
    PlaceOnColumn,
    ReadPrinted,
    TakeChronicle,
    UseLegendary,
)
from companion.chronicles.commands.scoring import BeginScoring, Finish, ScoreExtras, SettleTie
from companion.chronicles.commands.timeline import (
    AdvanceBoard,
    DiscardEvent,
    PlaceAgents,
    PlaceEvent,
    ReachTrigger,
    ResolveEvent,
    RevealEvent,
    TakeReward,
    VanquishAgent,
)
from companion.seats import (
    JoinTable,
    LeaveTable,
    RenameSeat,
    ReorderSeats,
    ReturnToTable,
    SetTurn,
    SkipTurn,
)
from companion.talk import AcceptProposal, DismissPrompt

Command = Annotated[
    GainHonor
    | LoseHonor
    | GainCard
    | NameColour
    | DrawChronicle
    | ChooseBlind
    | TakeChronicle
    | NameStack
    | MarkTrack
    | DescribeLegendary
    | GainRenown
    | PlaceOnColumn
    | PlaceInStatus
    | UseLegendary
    | AbuseLegendary
    | RevealEvent
    | PlaceEvent
    | ResolveEvent
    | TakeReward
    | ReachTrigger
    | DiscardEvent
    | AdvanceBoard
    | PlaceAgents
    | VanquishAgent
    | FillSpace
    | AttendFestival
    | Invest
    | Reshuffle
    | UseToken
    | TakeToken
    | ReadPrinted
    | EndTurn
    | DismissPrompt
    | AcceptProposal
    | SetHonor
    | SetCircles
    | SetMarks
    | SetRenown
    | SetColumn
    | SetAgents
    | SetVanquished
    | SetRound
    | RemoveCard
    | Reconcile
    | SetRuling
    | SetAutomation
    | SkipTurn
    | SetTurn
    | ReorderSeats
    | RenameSeat
    | LeaveTable
    | ReturnToTable
    | JoinTable
    | BeginScoring
    | ScoreExtras
    | Finish
    | SettleTie,
    Field(discriminator="move"),
]
COMMANDS: TypeAdapter[Command] = TypeAdapter(Command)

__all__ = [
    "COMMANDS",
    "AbuseLegendary",
    "AcceptProposal",
    "AdvanceBoard",
    "AttendFestival",
    "BeginScoring",
    "ChooseBlind",
    "Command",
    "DescribeLegendary",
    "DiscardEvent",
    "DismissPrompt",
    "DrawChronicle",
    "EndTurn",
    "FillSpace",
    "Finish",
    "GainCard",
    "GainHonor",
    "GainRenown",
    "Invest",
    "JoinTable",
    "LeaveTable",
    "LoseHonor",
    "MarkTrack",
    "NameColour",
    "NameStack",
    "PlaceAgents",
    "PlaceEvent",
    "PlaceInStatus",
    "PlaceOnColumn",
    "ReachTrigger",
    "ReadPrinted",
    "Reconcile",
    "RemoveCard",
    "RenameSeat",
    "ReorderSeats",
    "Reshuffle",
    "ResolveEvent",
    "ReturnToTable",
    "RevealEvent",
    "ScoreExtras",
    "SetAgents",
    "SetAutomation",
    "SetCircles",
    "SetColumn",
    "SetHonor",
    "SetMarks",
    "SetRenown",
    "SetRound",
    "SetRuling",
    "SetTurn",
    "SetVanquished",
    "SettleTie",
    "SkipTurn",
    "TakeChronicle",
    "TakeReward",
    "TakeToken",
    "UseLegendary",
    "UseToken",
    "VanquishAgent",
]
