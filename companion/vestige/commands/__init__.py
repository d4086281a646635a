"""What people can ask for, named as CONTRACT names the moves. A command says what is wanted, not what comes of it."""

from typing import Annotated

from pydantic import Field, TypeAdapter

from companion.seats import JoinTable, LeaveTable, RenameSeat, ReorderSeats, ReturnToTable, SetTurn, SkipTurn
from companion.talk import AcceptProposal, DismissPrompt
from companion.vestige.commands.agreements import (
    ConfirmValues,
    SetAutomation,
    SetDepth,
    SetRuling,
)
from companion.vestige.commands.blocks import (
    Activate,
    BoostSpeed,
    Charge,
    ChooseOutcome,
    ConvertAttributes,
    DowngradeBlock,
    GainAttribute,
    MarkUsed,
    MoveBlocks,
    ResetAction,
    RollOutcome,
    SetBlocks,
    TakeAction,
    UpgradeBlock,
    UseAttribute,
    UseCharge,
)
from companion.vestige.commands.corrections import (
    CORRECTIONS,
    PlaceTriggers,
    Reconcile,
    SetCards,
    SetControl,
    SetFinalRound,
    SetLeverage,
    SetRound,
    SetSpeed,
    SetThreat,
    UnmeetCondition,
)
from companion.vestige.commands.mat import (
    LayOut,
    MovePawn,
    SwapTiles,
    TurnTile,
)
from companion.vestige.commands.play import (
    DrawCovertOp,
    EndTurn,
    GainCard,
    GainLeverage,
    LoseCard,
    LoseControl,
    LoseLeverage,
    MeetCondition,
    ReadPrinted,
    RemoveThreat,
    RevealCondition,
    RevealThreat,
    RunNemeses,
    SetOffTrigger,
    StepChoice,
    TakeControl,
    UpgradeSpeed,
    UseAbility,
    UseNemesis,
    Visit,
)
from companion.vestige.commands.scoring import (
    BeginScoring,
    Finish,
    ScoreBounties,
    ScoreCards,
    ScoreCovertOps,
    ScoreExtras,
    ScoreGoal,
    ScoreMasteryBonus,
)
from companion.vestige.commands.tableau import (
    CompleteCovertOp,
    CompleteJob,
    DescribeCard,
    NoteCovertOp,
    PickUpJob,
    TransferCard,
    TuckCard,
)

Command = Annotated[
    GainLeverage
    | LoseLeverage
    | RevealCondition
    | MeetCondition
    | DrawCovertOp
    | RevealThreat
    | RemoveThreat
    | TakeControl
    | LoseControl
    | Visit
    | GainCard
    | LoseCard
    | UpgradeSpeed
    | EndTurn
    | RunNemeses
    | UseAbility
    | UseNemesis
    | ReadPrinted
    | SetOffTrigger
    | DismissPrompt
    | AcceptProposal
    | SetLeverage
    | UnmeetCondition
    | SetThreat
    | SetControl
    | SetSpeed
    | PlaceTriggers
    | SetRound
    | SetFinalRound
    | SetCards
    | Reconcile
    | SetRuling
    | SetAutomation
    | SetDepth
    | ConfirmValues
    | PickUpJob
    | CompleteJob
    | TuckCard
    | TransferCard
    | DescribeCard
    | NoteCovertOp
    | CompleteCovertOp
    | MoveBlocks
    | SetBlocks
    | UpgradeBlock
    | DowngradeBlock
    | GainAttribute
    | UseAttribute
    | ConvertAttributes
    | Activate
    | Charge
    | UseCharge
    | TakeAction
    | ResetAction
    | MarkUsed
    | BoostSpeed
    | RollOutcome
    | ChooseOutcome
    | SkipTurn
    | SetTurn
    | ReorderSeats
    | RenameSeat
    | LeaveTable
    | ReturnToTable
    | JoinTable
    | LayOut
    | TurnTile
    | SwapTiles
    | MovePawn
    | BeginScoring
    | ScoreCovertOps
    | ScoreBounties
    | ScoreExtras
    | ScoreCards
    | ScoreMasteryBonus
    | ScoreGoal
    | Finish,
    Field(discriminator="move"),
]
COMMANDS: TypeAdapter[Command] = TypeAdapter(Command)

__all__ = [
    "COMMANDS",
    "CORRECTIONS",
    "AcceptProposal",
    "Activate",
    "BeginScoring",
    "BoostSpeed",
    "Charge",
    "ChooseOutcome",
    "Command",
    "CompleteCovertOp",
    "CompleteJob",
    "ConfirmValues",
    "ConvertAttributes",
    "DescribeCard",
    "DismissPrompt",
    "DowngradeBlock",
    "DrawCovertOp",
    "EndTurn",
    "Finish",
    "GainAttribute",
    "GainCard",
    "GainLeverage",
    "JoinTable",
    "LayOut",
    "LeaveTable",
    "LoseCard",
    "LoseControl",
    "LoseLeverage",
    "MarkUsed",
    "MeetCondition",
    "MoveBlocks",
    "MovePawn",
    "NoteCovertOp",
    "PickUpJob",
    "PlaceTriggers",
    "ReadPrinted",
    "Reconcile",
    "RemoveThreat",
    "RenameSeat",
    "ReorderSeats",
    "ResetAction",
    "ReturnToTable",
    "RevealCondition",
    "RevealThreat",
    "RollOutcome",
    "RunNemeses",
    "ScoreBounties",
    "ScoreCards",
    "ScoreCovertOps",
    "ScoreExtras",
    "ScoreGoal",
    "ScoreMasteryBonus",
    "SetAutomation",
    "SetBlocks",
    "SetCards",
    "SetControl",
    "SetDepth",
    "SetFinalRound",
    "SetLeverage",
    "SetOffTrigger",
    "SetRound",
    "SetRuling",
    "SetSpeed",
    "SetThreat",
    "SetTurn",
    "SkipTurn",
    "StepChoice",
    "SwapTiles",
    "TakeAction",
    "TakeControl",
    "TransferCard",
    "TuckCard",
    "TurnTile",
    "UnmeetCondition",
    "UpgradeBlock",
    "UpgradeSpeed",
    "UseAbility",
    "UseAttribute",
    "UseCharge",
    "UseNemesis",
    "Visit",
]
