"""Amounts: a fixed number, or a product of measures."""

import math
from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import Field, model_validator

from companion.frozen import Frozen
from companion.vestige.vocabulary.measures import Figures, Measure, counted_measure, reading, word

AmountOf = Literal["owner", "the_player", "all_players_together", "leading_player"]
AMOUNT_OF: dict[AmountOf, str] = {
    "owner": "counted of whose card it is",
    "the_player": "counted of the player who brought it about",
    "all_players_together": "counted of all players together",
    "leading_player": "counted of the player who has most of it",
}
_WHOSE: dict[AmountOf, str] = {
    "the_player": "the player",
    "all_players_together": "all players together",
    "leading_player": "the player with most of it",
}


class Amount(Frozen):
    """A fixed number, or a product of measures times a factor.

    `every` counts only whole groups of so many (`every` 2: 1 for every 2 regions), `at_most` is the most that it
    comes to, `of` says whose figures are counted.
    """

    fixed: Annotated[int, Field(strict=True, ge=0, le=999)] | None = None
    per: Annotated[tuple[Measure, ...], Field(max_length=3)] = ()
    times: Annotated[int, Field(strict=True, ge=1, le=99)] = 1
    every: Annotated[int, Field(strict=True, ge=1, le=99)] = 1
    at_most: Annotated[int, Field(strict=True, ge=1, le=999)] | None = None
    of: AmountOf = "owner"

    @model_validator(mode="after")
    def _one_of_both(self) -> "Amount":
        if (self.fixed is None) == (not self.per):
            raise ValueError("an amount is either fixed or per measures; give exactly one of fixed and per")
        if self.fixed is not None and (self.times, self.every, self.at_most, self.of) != (1, 1, None, "owner"):
            raise ValueError("a fixed amount has no times, every, at_most or of; leave them out")
        return self

    def worth(self, own: Figures, everybody: Sequence[Figures] = (), by: str | None = None) -> int:
        """The number that it comes to. `own` are the figures of whose card it is, `by` is who brought it about."""
        if self.fixed is not None:
            return self.fixed
        number = self.times * (math.prod(self._readings(own, everybody, by)) // self.every)
        return number if self.at_most is None else min(number, self.at_most)

    def shown(self, own: Figures, everybody: Sequence[Figures] = (), by: str | None = None) -> str:
        """The numbers behind it: `3 regions controlled x threat level 2`."""
        if self.fixed is not None:
            return str(self.fixed)
        parts = [
            counted_measure(measure, number)
            for measure, number in zip(self.per, self._readings(own, everybody, by), strict=True)
        ]
        told = " x ".join(([str(self.times)] if self.times != 1 else []) + parts)
        told += f", every {self.every} of them" if self.every != 1 else ""
        return f"{told}, at most {self.at_most}" if self.at_most is not None else told

    def sentence(self, who: str | None = None, unit: str = "leverage") -> str:
        """What it says on a card: `1 leverage for each region Bone controls`."""
        unit = f" {unit}" if unit else ""
        if self.fixed is not None:
            return f"{self.fixed}{unit}"
        owner = who if self.of == "owner" else _WHOSE[self.of]
        each = " x ".join(_owned(measure, owner) for measure in self.per)
        for_each = f"for each {each}" if self.every == 1 else f"for every {self.every} of: {each}"
        most = f", at most {self.at_most}" if self.at_most is not None else ""
        return f"{self.times}{unit} {for_each}{most}"

    def _readings(self, own: Figures, everybody: Sequence[Figures], by: str | None) -> list[int]:
        players = [figures for figures in everybody if figures.human]
        match self.of:
            case "the_player":
                own = next((figures for figures in players if figures.name == by), own)
                return [reading(measure, own) for measure in self.per]
            case "all_players_together":
                return [sum(reading(measure, one) for one in players) for measure in self.per]
            case "leading_player":
                return [max((reading(measure, one) for one in players), default=0) for measure in self.per]
            case _:
                return [reading(measure, own) for measure in self.per]


def _owned(measure: str, who: str | None) -> str:
    found = word(measure)
    return found.owned.format(who=who) if who else found.one
