"""The small vocabulary of packs: measures, amounts and conditions. Numbers that a table shows, never code."""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Literal, get_args

from pydantic import Field, model_validator

from companion.frozen import Frozen
from companion.vestige.cards import CONTACTS, CardKind, spoken

Measure = Literal[
    "regions_controlled",
    "region_leverage",
    "cards.lawmaker",
    "cards.mercenary",
    "cards.smuggler",
    "cards.bounty",
    "cards.artifact",
    "cards.augmentation",
    "cards.chop_bot",
    "cards.any_contact",
    "cards.any",
    "speed",
    "leverage",
    "threat",
]
MEASURES: tuple[Measure, ...] = get_args(Measure)
Whose = Literal["this_nemesis", "any_player", "each_player", "all_players_together", "any_competitor"]


class Figures(Frozen):
    """What can be counted of one competitor, at the table or at the final scoring."""

    name: str
    human: bool
    leverage: int = 0
    threat: int = 0
    speed: int = 0
    regions: tuple[int | None, ...] = ()
    cards: Mapping[CardKind, int] = {}


_READ: dict[str, Callable[[Figures], int]] = {
    "regions_controlled": lambda figures: len(figures.regions),
    "region_leverage": lambda figures: sum(value or 0 for value in figures.regions),
    "cards.any_contact": lambda figures: sum(figures.cards.get(kind, 0) for kind in CONTACTS),
    "cards.any": lambda figures: sum(figures.cards.values()),
    "speed": lambda figures: figures.speed,
    "leverage": lambda figures: figures.leverage,
    "threat": lambda figures: figures.threat,
}

_SPOKEN: dict[str, tuple[str, str]] = {
    "regions_controlled": ("region controlled", "regions controlled"),
    "region_leverage": ("leverage printed on its regions", "leverage printed on its regions"),
    "cards.any_contact": ("contact", "contacts"),
    "cards.any": ("card", "cards"),
    "speed": ("speed", "speed"),
    "leverage": ("leverage", "leverage"),
    "threat": ("threat level", "threat level"),
}


def reading(measure: Measure, figures: Figures) -> int:
    """What a measure shows for one competitor."""
    if measure in _READ:
        return _READ[measure](figures)
    kind: CardKind = measure.removeprefix("cards.")  # type: ignore[assignment]
    return figures.cards.get(kind, 0)


def spoken_measure(measure: Measure, count: int = 2) -> str:
    """A measure in words, for `count` of it."""
    if measure in _SPOKEN:
        return _SPOKEN[measure][count != 1]
    return spoken(measure.removeprefix("cards."), count)


class Amount(Frozen):
    """A fixed number, or a product of measures times a factor."""

    fixed: Annotated[int, Field(ge=0, le=999)] | None = None
    per: Annotated[tuple[Measure, ...], Field(max_length=3)] = ()
    times: Annotated[int, Field(ge=1, le=99)] = 1

    @model_validator(mode="after")
    def _one_of_both(self) -> "Amount":
        if (self.fixed is None) == (not self.per):
            raise ValueError("an amount is either fixed or per measures; give exactly one of fixed and per")
        return self

    def of(self, figures: Figures) -> int:
        """The number that it comes to for a competitor."""
        if self.fixed is not None:
            return self.fixed
        return self.times * math.prod(reading(measure, figures) for measure in self.per)

    def shown(self, figures: Figures) -> str:
        """The numbers behind it: `3 regions controlled x threat level 2`."""
        if self.fixed is not None:
            return str(self.fixed)
        parts = [_factor(measure, reading(measure, figures)) for measure in self.per]
        return " x ".join(([str(self.times)] if self.times != 1 else []) + parts)

    def sentence(self) -> str:
        """What it says on a card: `1 leverage for each region controlled`."""
        if self.fixed is not None:
            return f"{self.fixed} leverage"
        return f"{self.times} leverage for each " + " x ".join(spoken_measure(measure, 1) for measure in self.per)


def _factor(measure: Measure, number: int) -> str:
    words = spoken_measure(measure, number)
    return f"{words} {number}" if measure in ("threat", "speed", "leverage") else f"{number} {words}"


class Condition(Frozen):
    """A measure of somebody compared with a number, or several such joined by `all` or `any`."""

    measure: Measure | None = None
    whose: Whose = "this_nemesis"
    at_least: int | None = None
    at_most: int | None = None
    exactly: int | None = None
    all: Annotated[tuple["Condition", ...], Field(max_length=9)] = ()
    any: Annotated[tuple["Condition", ...], Field(max_length=9)] = ()

    @model_validator(mode="after")
    def _one_form(self) -> "Condition":
        bounds = [bound for bound in (self.at_least, self.at_most, self.exactly) if bound is not None]
        forms = bool(self.measure), bool(self.all), bool(self.any)
        if sum(forms) != 1:
            raise ValueError("a condition is one of a measure, all, any; give exactly one of them")
        if bounds and not self.measure:
            raise ValueError("a number is compared with a measure; put the number into the parts of all or any")
        if self.measure and len(bounds) != 1:
            raise ValueError("a measure is compared with one number; give exactly one of at_least, at_most, exactly")
        return self

    def met(self, own: Figures, everybody: Sequence[Figures]) -> bool:
        """Whether it holds for the competitor that it belongs to, at a table of `everybody`."""
        if self.all:
            return all(part.met(own, everybody) for part in self.all)
        if self.any:
            return any(part.met(own, everybody) for part in self.any)
        assert self.measure is not None
        readings = [reading(self.measure, figures) for figures in self._those(own, everybody)]
        if self.whose == "all_players_together":
            return self._holds(sum(readings))
        if self.whose == "each_player":
            return bool(readings) and all(map(self._holds, readings))
        return any(map(self._holds, readings))

    def _those(self, own: Figures, everybody: Sequence[Figures]) -> list[Figures]:
        if self.whose == "this_nemesis":
            return [own]
        if self.whose == "any_competitor":
            return list(everybody)
        return [figures for figures in everybody if figures.human]

    def _holds(self, number: int) -> bool:
        return (
            (self.at_least is None or number >= self.at_least)
            and (self.at_most is None or number <= self.at_most)
            and (self.exactly is None or number == self.exactly)
        )

    def shown(self, own: Figures) -> str:
        """How near it is: `6 of 9 regions controlled`."""
        if self.measure is None:
            return "; ".join(part.shown(own) for part in self.all or self.any)
        number = self.at_least if self.at_least is not None else self.exactly
        number = self.at_most if number is None else number
        return f"{reading(self.measure, own)} of {number} {spoken_measure(self.measure)}"
