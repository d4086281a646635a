"""Corrections: every value can be set to what lies on the table. They pay nothing and set nothing off."""

from typing import Annotated, Literal

from pydantic import Field

from companion.chronicles.kinds import CardKindWord, TrackWord
from companion.fields import Count, Name, TypedName
from companion.frozen import Frozen

Honor = Annotated[int, Field(strict=True, ge=-999, le=9999)]
Circles = Annotated[int, Field(strict=True, ge=0, le=2)]
Marks = Annotated[int, Field(strict=True, ge=0, le=3)]
Round = Annotated[int, Field(strict=True, ge=1, le=999)]


class SetHonor(Frozen):
    """A correction: a player has so much honor."""

    move: Literal["set_honor"] = "set_honor"
    who: Name
    to: Honor


class SetCircles(Frozen):
    """A correction: so many circles of a row are checked. Gives no renown."""

    move: Literal["set_circles"] = "set_circles"
    who: Name
    kind: CardKindWord
    to: Circles


class SetMarks(Frozen):
    """A correction: a track has so many marks. Gives no honor and no card; three of them have their card."""

    move: Literal["set_marks"] = "set_marks"
    who: Name
    track: TrackWord
    to: Marks


class SetRenown(Frozen):
    """A correction: a player holds so many renown tokens; where the others went does not matter."""

    move: Literal["set_renown"] = "set_renown"
    who: Name
    to: Count


class SetColumn(Frozen):
    """A correction: whether a renown lies over a column of the sheet."""

    move: Literal["set_column"] = "set_column"
    who: Name
    column: Annotated[int, Field(strict=True, ge=1, le=2)]
    placed: bool


class SetAgents(Frozen):
    """A correction: so many dark agents are on a region."""

    move: Literal["set_agents"] = "set_agents"
    region: TypedName
    to: Annotated[int, Field(strict=True, ge=0, le=99)]


class SetVanquished(Frozen):
    """A correction: a player has so many dark agents in the tableau."""

    move: Literal["set_vanquished"] = "set_vanquished"
    who: Name
    to: Count


class SetRound(Frozen):
    """A correction: which round this is."""

    move: Literal["set_round"] = "set_round"
    to: Round


class RemoveCard(Frozen):
    """A card leaves a tableau. Circles stay checked: they tell what was gained."""

    move: Literal["remove_card"] = "remove_card"
    who: Name
    card: Annotated[int, Field(strict=True, ge=1, le=999_999)]


class Reconcile(Frozen):
    """The table as it lies there: everything that is given and differs is set, in one entry."""

    move: Literal["reconcile"] = "reconcile"
    honor: dict[Name, Honor] = {}
    renown: dict[Name, Count] = {}
    circles: dict[Name, dict[CardKindWord, Circles]] = {}
    marks: dict[Name, dict[TrackWord, Marks]] = {}
    vanquished: dict[Name, Count] = {}
    agents: dict[Name, Annotated[int, Field(strict=True, ge=0, le=99)]] = {}
    round: Round | None = None
    turn: Name | None = None
    note: Annotated[str, Field(max_length=200)] | None = None
