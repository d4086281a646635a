"""Corrections: every value can be set to what lies on the table. They pay nothing and set nothing off."""

from typing import Annotated, Literal

from pydantic import Field

from companion.fields import Count, Name
from companion.forsaken.cards import Few, Tower
from companion.forsaken.kinds import FactionWord, HoldingWord, Length, PlanetWord
from companion.frozen import Frozen

Held = Annotated[int, Field(strict=True, ge=0, le=99)]
Steps = Annotated[int, Field(strict=True, ge=0, le=999)]
Round = Annotated[int, Field(strict=True, ge=1, le=999)]


class SetHolding(Frozen):
    """A correction: a player holds so many of something. Cubes come out of the bag or go into it."""

    move: Literal["set_holding"] = "set_holding"
    who: Name
    what: HoldingWord
    to: Held


class SetVitality(Frozen):
    """A correction: where the vitality tracker stands. Raises no defeat."""

    move: Literal["set_vitality"] = "set_vitality"
    who: Name
    to: Few


class SetFungalyte(Frozen):
    """A correction: so many fungalyte tokens lie on the vitality track; the tracker stays unless it has to move."""

    move: Literal["set_fungalyte"] = "set_fungalyte"
    who: Name
    to: Few


class SetInfamy(Frozen):
    """A correction: a player has so many infamy cards."""

    move: Literal["set_infamy"] = "set_infamy"
    who: Name
    to: Annotated[int, Field(strict=True, ge=0, le=4)]


class SetGrudges(Frozen):
    """A correction: so many grudges of a faction lie in its job slot."""

    move: Literal["set_grudges"] = "set_grudges"
    who: Name
    faction: FactionWord
    to: Annotated[int, Field(strict=True, ge=0, le=9)]


class SetLegend(Frozen):
    """A correction: so many steps of legend since the start. Gives nothing of the loop."""

    move: Literal["set_legend"] = "set_legend"
    who: Name
    to: Steps


class SetChapter(Frozen):
    """A correction: which chapter a story is in."""

    move: Literal["set_chapter"] = "set_chapter"
    who: Name
    to: Annotated[int, Field(strict=True, ge=1, le=3)]


class SetRound(Frozen):
    """A correction: which round this is."""

    move: Literal["set_round"] = "set_round"
    to: Round


class SetLength(Frozen):
    """The table plays to another threshold from now on. Sets nothing off by itself."""

    move: Literal["set_length"] = "set_length"
    to: Length


class DescribeTower(Frozen):
    """What the dice tower and its dice show: zones with their values, sides of both kinds of dice. Remembered."""

    move: Literal["describe_tower"] = "describe_tower"
    tower: Tower


class Reconcile(Frozen):
    """The table as it lies there: everything that is given and differs is set, in one entry."""

    move: Literal["reconcile"] = "reconcile"
    held: dict[Name, dict[HoldingWord, Held]] = {}
    vitality: dict[Name, Few] = {}
    fungalyte: dict[Name, Few] = {}
    infamy: dict[Name, Annotated[int, Field(strict=True, ge=0, le=4)]] = {}
    legend: dict[Name, Steps] = {}
    rival: Annotated[int, Field(strict=True, ge=0, le=99)] | None = None
    plot: Annotated[int, Field(strict=True, ge=0, le=11)] | None = None
    bounty: Few | None = None
    decks: dict[PlanetWord, Count] = {}
    round: Round | None = None
    turn: Name | None = None
    note: Annotated[str, Field(max_length=200)] | None = None
