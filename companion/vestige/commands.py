"""What people can ask for, named as CONTRACT names the moves. A command says what is wanted, not what comes of it."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, TypeAdapter, field_validator

from companion.frozen import Frozen
from companion.vestige.automation import Automation, How
from companion.vestige.cards import MASTERIES, CardKind, Mastery
from companion.vestige.regions import RegionName, place_called
from companion.vestige.rulings import RulingId, option_of
from companion.vestige.score import Extra
from companion.vestige.setup import Count, Name, TriggerSpace, ascending

TriggerNumber = Annotated[int, Field(strict=True, ge=1, le=5)]
Positive = Annotated[int, Field(strict=True, ge=1, le=99)]
PLACE = rf"^(region:[\s\S]{{1,60}}|card:[0-9]{{1,6}}|speed:[0-9]{{1,2}}|mastery:({'|'.join(MASTERIES)}))$"


class GainLeverage(Frozen):
    """The disc advances; triggers may be set off."""

    move: Literal["gain_leverage"] = "gain_leverage"
    who: Name
    amount: Count
    why: str | None = None


class LoseLeverage(Frozen):
    """The disc falls back (R5)."""

    move: Literal["lose_leverage"] = "lose_leverage"
    who: Name
    amount: Count
    why: str | None = None


class SetLeverage(Frozen):
    """A correction to what the table shows: sets nothing off."""

    move: Literal["set_leverage"] = "set_leverage"
    who: Name
    to: Annotated[int, Field(strict=True, ge=-999, le=9999)]
    why: str | None = None


class RevealCondition(Frozen):
    """An endgame condition is out, with the name people give it. `trigger` None: open from the start."""

    move: Literal["reveal_condition"] = "reveal_condition"
    name: Name
    trigger: TriggerNumber | None = None
    met: bool = False


class MeetCondition(Frozen):
    """A condition is met and flipped."""

    move: Literal["meet_condition"] = "meet_condition"
    name: Name


class UnmeetCondition(Frozen):
    """A correction: a condition was not met after all. A final round that it had set is lifted."""

    move: Literal["unmeet_condition"] = "unmeet_condition"
    name: Name


class DrawCovertOp(Frozen):
    """A player has drawn a covert op from a trigger's stack."""

    move: Literal["draw_covert_op"] = "draw_covert_op"
    who: Name
    trigger: TriggerNumber


class RevealThreat(Frozen):
    """A threat joins a nemesis's column. `draws`: printed leverages of the cards it draws, in order."""

    move: Literal["reveal_threat"] = "reveal_threat"
    nemesis: Name
    name: Name
    trigger: TriggerNumber | None = None
    draws: tuple[Count, ...] = ()


class RemoveThreat(Frozen):
    """A threat is removed by a player. `card`: which of several cards the player takes, counted from 1."""

    move: Literal["remove_threat"] = "remove_threat"
    nemesis: Name
    name: Name
    by: Name | None = None
    card: Positive = 1


class SetThreat(Frozen):
    """A correction: the threat level of a nemesis, as many cards as lie in its column."""

    move: Literal["set_threat"] = "set_threat"
    nemesis: Name
    to: Annotated[int, Field(strict=True, ge=0, le=40)]


class TakeControl(Frozen):
    """A competitor takes a region, uncontrolled or another's. `leverage`: its printed value, if just read."""

    move: Literal["take_control"] = "take_control"
    who: Name
    region: RegionName
    leverage: Count | None = None


class LoseControl(Frozen):
    """A region is given up. `recovered`: the controller took the block back and loses the printed leverage (p. 16)."""

    move: Literal["lose_control"] = "lose_control"
    region: RegionName
    recovered: bool = False


class SetControl(Frozen):
    """A correction: who controls a region, None for nobody. Pays nothing and sets nothing off."""

    move: Literal["set_control"] = "set_control"
    region: RegionName
    who: Name | None = None


class Visit(Frozen):
    """A region is visited; another competitor that controls it is paid (p. 17)."""

    move: Literal["visit"] = "visit"
    who: Name
    region: RegionName
    leverage: Count | None = None


class GainCard(Frozen):
    """A card joins a tableau and pays its printed leverage."""

    move: Literal["gain_card"] = "gain_card"
    who: Name
    kind: CardKind
    name: Name | None = None
    leverage: Count | None = None


class LoseCard(Frozen):
    """A card leaves a tableau; `lose_leverage` is the printed value that is lost with it."""

    move: Literal["lose_card"] = "lose_card"
    who: Name
    kind: CardKind
    name: Name | None = None
    lose_leverage: Count = 0


class UpgradeSpeed(Frozen):
    """The speed counter moves right and pays each space that it enters (p. 12)."""

    move: Literal["upgrade_speed"] = "upgrade_speed"
    who: Name
    by: Positive = 1


class SetSpeed(Frozen):
    """A correction: pays nothing."""

    move: Literal["set_speed"] = "set_speed"
    who: Name
    to: Annotated[int, Field(strict=True, ge=0, le=99)]


class EndTurn(Frozen):
    """The turn of `who` (default: whose it is) ends. In cooperative play the shared turn ends."""

    move: Literal["end_turn"] = "end_turn"
    who: Name | None = None


class StepChoice(Frozen):
    """How a step of a nemesis turn went at the table: skipped, another amount, or what the drawn card shows."""

    skip: bool = False
    amount: Count | None = None
    printed: Count | None = None


class RunNemeses(Frozen):
    """Every nemesis has its turn, left to right; the round ends.

    `draws` are the printed leverages of drawn cards in order; `choices` are by step id.
    """

    move: Literal["run_nemeses"] = "run_nemeses"
    draws: tuple[Count, ...] = ()
    choices: dict[str, StepChoice] = {}


class ReadPrinted(Frozen):
    """A printed value was read off the table: `of` names the place, such as `region:Oasis`."""

    move: Literal["read_printed"] = "read_printed"
    of: Annotated[str, Field(pattern=PLACE), AfterValidator(place_called)]
    value: Count


class SetOffTrigger(Frozen):
    """A disc has reached a trigger: its stack opens."""

    move: Literal["set_off_trigger"] = "set_off_trigger"
    who: Name
    trigger: TriggerNumber


class PlaceTriggers(Frozen):
    """A correction: where the five triggers stand, and their kinds. Sets nothing off."""

    move: Literal["place_triggers"] = "place_triggers"
    triggers: Annotated[tuple[TriggerSpace, ...], Field(min_length=5, max_length=5), AfterValidator(ascending)]


class DismissPrompt(Frozen):
    """A prompt is not wanted. `prompt` is its key."""

    move: Literal["dismiss_prompt"] = "dismiss_prompt"
    prompt: Annotated[str, Field(min_length=1, max_length=200)]


class AcceptProposal(Frozen):
    """What an automation proposed is to be done."""

    move: Literal["accept_proposal"] = "accept_proposal"
    proposal: Annotated[int, Field(strict=True, ge=1)]


class SetRound(Frozen):
    """A correction: which round it is."""

    move: Literal["set_round"] = "set_round"
    to: Annotated[int, Field(strict=True, ge=1, le=999)]


class SetFinalRound(Frozen):
    """The final round, or None to lift it. Set by itself unless that automation is off."""

    move: Literal["set_final_round"] = "set_final_round"
    to: Annotated[int, Field(strict=True, ge=1)] | None = None


class SetRuling(Frozen):
    """From now on a ruling is answered so."""

    move: Literal["set_ruling"] = "set_ruling"
    ruling: RulingId
    option: str

    @field_validator("option")
    @classmethod
    def _known(cls, option: str, info: Any) -> str:
        return option_of(info.data["ruling"], option) if "ruling" in info.data else option


class SetAutomation(Frozen):
    """From now on the app does this, asks first, or leaves it to people."""

    move: Literal["set_automation"] = "set_automation"
    automation: Automation
    how: How


class BeginScoring(Frozen):
    """The game ends here: on to final scoring, whatever the round."""

    move: Literal["begin_scoring"] = "begin_scoring"


class ScoreCovertOps(Frozen):
    """Leverage of each covert op that pays at game end."""

    move: Literal["score_covert_ops"] = "score_covert_ops"
    who: Name
    values: tuple[Count, ...]


class ScoreBounties(Frozen):
    """End values of completed bounties; None is a bounty whose value nobody has read yet."""

    move: Literal["score_bounties"] = "score_bounties"
    who: Name
    values: tuple[Count | None, ...]


class ScoreExtras(Frozen):
    """Leverage of other sources at game end."""

    move: Literal["score_extras"] = "score_extras"
    who: Name
    extras: tuple[Extra, ...]


class ScoreCards(Frozen):
    """Cards of each kind as they lie on the table, for mastery."""

    move: Literal["score_cards"] = "score_cards"
    who: Name
    counts: dict[CardKind, Count]


class ScoreMasteryBonus(Frozen):
    """Mastery bonuses that a competitor reveals, by colour."""

    move: Literal["score_mastery_bonus"] = "score_mastery_bonus"
    who: Name
    bonus: dict[Mastery, Count]


class ScoreGoal(Frozen):
    """Whether a nemesis has met its unique goal, as people read it off its card (p. 27)."""

    move: Literal["score_goal"] = "score_goal"
    nemesis: Name
    met: bool


class Finish(Frozen):
    """Final scoring of the table as it stands; what is given here takes the place of what was entered before."""

    move: Literal["finish"] = "finish"
    covert_ops: dict[Name, tuple[Count, ...]] = {}
    bounties: dict[Name, tuple[Count, ...]] = {}
    extras: dict[Name, tuple[Extra, ...]] = {}
    mastery_bonus: dict[Name, dict[Mastery, Count]] = {}
    mastery_tiles: dict[Mastery, Count | None] = {}


Command = Annotated[
    GainLeverage
    | LoseLeverage
    | SetLeverage
    | RevealCondition
    | MeetCondition
    | UnmeetCondition
    | DrawCovertOp
    | RevealThreat
    | RemoveThreat
    | SetThreat
    | TakeControl
    | LoseControl
    | SetControl
    | Visit
    | GainCard
    | LoseCard
    | UpgradeSpeed
    | SetSpeed
    | EndTurn
    | RunNemeses
    | ReadPrinted
    | SetOffTrigger
    | PlaceTriggers
    | DismissPrompt
    | AcceptProposal
    | SetRound
    | SetFinalRound
    | SetRuling
    | SetAutomation
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
