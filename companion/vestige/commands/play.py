"""Commands of play: what happens in a turn, at a trigger, on a nemesis mat."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from companion.frozen import Frozen
from companion.vestige.box.cards import EndgameCard, InTableau
from companion.vestige.box.nemesis import ThreatCard
from companion.vestige.box.reference import NemesisReference
from companion.vestige.cards import MASTERIES
from companion.vestige.names import CardKindWord
from companion.vestige.regions import RegionName, place_called
from companion.vestige.setup import Count, Name

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


class RevealCondition(Frozen):
    """An endgame condition is out, with the name people give it. `trigger` None: open from the start.

    `printed` is the card, if it was ever entered.
    """

    move: Literal["reveal_condition"] = "reveal_condition"
    name: Name
    trigger: TriggerNumber | None = None
    met: bool = False
    printed: EndgameCard | None = None


class MeetCondition(Frozen):
    """A condition is met and flipped."""

    move: Literal["meet_condition"] = "meet_condition"
    name: Name


class DrawCovertOp(Frozen):
    """A player has drawn a covert op from a trigger's stack."""

    move: Literal["draw_covert_op"] = "draw_covert_op"
    who: Name
    trigger: TriggerNumber


class RevealThreat(Frozen):
    """A threat joins a nemesis's column. `draws`: printed leverages of the cards it draws, in order.

    `printed` is the card of a threat that the nemesis's own card does not have.
    """

    move: Literal["reveal_threat"] = "reveal_threat"
    nemesis: Name
    name: Name
    trigger: TriggerNumber | None = None
    draws: tuple[Count, ...] = ()
    printed: ThreatCard | None = None


class RemoveThreat(Frozen):
    """A threat is removed by a player. `card`: which of several cards the player takes, counted from 1."""

    move: Literal["remove_threat"] = "remove_threat"
    nemesis: Name
    name: Name
    by: Name | None = None
    card: Positive = 1


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


class Visit(Frozen):
    """A region is visited; another competitor that controls it is paid (p. 17)."""

    move: Literal["visit"] = "visit"
    who: Name
    region: RegionName
    leverage: Count | None = None


class GainCard(Frozen):
    """A card joins a tableau and pays its printed leverage. `printed` is the card, if it was ever entered."""

    move: Literal["gain_card"] = "gain_card"
    who: Name
    kind: CardKindWord
    name: Name | None = None
    leverage: Count | None = None
    printed: InTableau | None = None


class LoseCard(Frozen):
    """A card leaves a tableau with what is attached to it.

    `how`: severed keeps the leverage, recovered loses what is printed on it (p. 15, 16); without it
    `lose_leverage` says what is lost. `card` is its id, where several could be meant.
    """

    move: Literal["lose_card"] = "lose_card"
    who: Name
    kind: CardKindWord
    name: Name | None = None
    lose_leverage: Count = 0
    card: Annotated[int, Field(strict=True, ge=1)] | None = None
    how: Literal["severed", "recovered"] | None = None


class UpgradeSpeed(Frozen):
    """The speed counter moves right and pays each space that it enters (p. 12)."""

    move: Literal["upgrade_speed"] = "upgrade_speed"
    who: Name
    by: Positive = 1


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


class UseAbility(Frozen):
    """What an ability waits for has happened, as people see it. `ability` counts those of the nemesis from 1."""

    move: Literal["use_ability"] = "use_ability"
    nemesis: Name
    ability: Annotated[int, Field(strict=True, ge=1, le=9)]
    by: Name | None = None


class UseNemesis(Frozen):
    """From now on a nemesis is run by this card: one that was entered, or changed, in the middle of the game."""

    move: Literal["use_nemesis"] = "use_nemesis"
    nemesis: Name
    pack: NemesisReference


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
