"""Commands that set a value to what the table shows. They pay nothing and set nothing off."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from companion.frozen import Frozen
from companion.vestige.cards import CardKind
from companion.vestige.commands.blocks import Place
from companion.vestige.regions import RegionName
from companion.vestige.setup import Name, TriggerSpace, ascending

Leverage = Annotated[int, Field(strict=True, ge=-999, le=9999)]
ThreatLevel = Annotated[int, Field(strict=True, ge=0, le=40)]
Speed = Annotated[int, Field(strict=True, ge=0, le=99)]
RoundNumber = Annotated[int, Field(strict=True, ge=1, le=999)]


class SetLeverage(Frozen):
    """A correction to what the table shows: sets nothing off."""

    move: Literal["set_leverage"] = "set_leverage"
    who: Name
    to: Leverage
    why: str | None = None


class UnmeetCondition(Frozen):
    """A correction: a condition was not met after all. A final round that it had set is lifted."""

    move: Literal["unmeet_condition"] = "unmeet_condition"
    name: Name


class SetThreat(Frozen):
    """A correction: the threat level of a nemesis, as many cards as lie in its column."""

    move: Literal["set_threat"] = "set_threat"
    nemesis: Name
    to: ThreatLevel


class SetControl(Frozen):
    """A correction: who controls a region, None for nobody. Pays nothing and sets nothing off."""

    move: Literal["set_control"] = "set_control"
    region: RegionName
    who: Name | None = None


class SetSpeed(Frozen):
    """A correction: pays nothing."""

    move: Literal["set_speed"] = "set_speed"
    who: Name
    to: Speed


class PlaceTriggers(Frozen):
    """A correction: where the five triggers stand, and their kinds. Sets nothing off."""

    move: Literal["place_triggers"] = "place_triggers"
    triggers: Annotated[tuple[TriggerSpace, ...], Field(min_length=5, max_length=5), AfterValidator(ascending)]


class SetRound(Frozen):
    """A correction: which round it is."""

    move: Literal["set_round"] = "set_round"
    to: RoundNumber


class SetFinalRound(Frozen):
    """The final round, or None to lift it. Set by itself unless that automation is off."""

    move: Literal["set_final_round"] = "set_final_round"
    to: Annotated[int, Field(strict=True, ge=1)] | None = None


class SetCards(Frozen):
    """A correction: how many cards of a kind lie in a tableau. Pays nothing."""

    move: Literal["set_cards"] = "set_cards"
    who: Name
    kind: CardKind
    to: Annotated[int, Field(strict=True, ge=0, le=99)]


class Reconcile(Frozen):
    """A correction of many values at once to what lies on the table. What is left out is left as it is.

    `controllers` are by region, None for nobody; `blocks` by player and place; `met` by condition.
    """

    move: Literal["reconcile"] = "reconcile"
    note: Annotated[str, Field(max_length=200)] | None = None
    leverage: dict[Name, Leverage] = {}
    threat: dict[Name, ThreatLevel] = {}
    speed: dict[Name, Speed] = {}
    controllers: dict[RegionName, Name | None] = {}
    cards: dict[Name, dict[CardKind, Annotated[int, Field(strict=True, ge=0, le=99)]]] = {}
    blocks: dict[Name, dict[Place, Annotated[int, Field(strict=True, ge=0, le=99)]]] = {}
    met: dict[Name, bool] = {}
    round: RoundNumber | None = None
    turn: Name | None = None


CORRECTIONS = (
    SetLeverage, UnmeetCondition, SetThreat, SetControl, SetSpeed, PlaceTriggers, SetRound, SetFinalRound, SetCards,
    Reconcile,
)  # fmt: skip
"""Nothing happened at the table, so no card answers to them."""
