"""Conditions: a measure of somebody compared with a number, or several such joined."""

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import Field, model_validator

from companion.frozen import Frozen
from companion.vestige.vocabulary.measures import Figures, Measure, reading, spoken_measure, word

Whose = Literal["this_nemesis", "holder", "any_player", "each_player", "all_players_together", "any_competitor"]
WHOSE: dict[Whose, str] = {
    "this_nemesis": "this nemesis",
    "holder": "the player whose card it is",
    "any_player": "any player",
    "each_player": "each player",
    "all_players_together": "all players together",
    "any_competitor": "any player or nemesis",
}
Number = Annotated[int, Field(strict=True, ge=0, le=999)]

DEEPEST = 4
"""How deep conditions may be joined: a card says no more."""


class Distance(Frozen):
    """How near somebody is to a part of a condition: `Ana 5 of 6 regions controlled`.

    `share` is the same between 0 and 1, to be drawn: 1 where it is met.
    """

    who: str
    text: str
    met: bool
    share: float = 0.0

    def __str__(self) -> str:
        return f"{self.who}: {self.text}" if self.who else self.text


class Condition(Frozen):
    """A measure of somebody compared with a number, or several such joined by `all` or `any`."""

    measure: Measure | None = None
    whose: Whose = "this_nemesis"
    at_least: Number | None = None
    at_most: Number | None = None
    exactly: Number | None = None
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
        if self.depth > DEEPEST:
            raise ValueError(f"conditions are joined {self.depth} deep; at most {DEEPEST}")
        return self

    @property
    def depth(self) -> int:
        """1 for a measure, one more for each joining."""
        return 1 + max((part.depth for part in self.all or self.any), default=0)

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

    def distances(self, own: Figures, everybody: Sequence[Figures]) -> tuple[Distance, ...]:
        """How near everybody who counts is, the nearest first: `Ana 5 of 6 regions controlled`."""
        if self.measure is None:
            return tuple(near for part in self.all or self.any for near in part.distances(own, everybody))
        those = self._those(own, everybody)
        readings = [(figures.name, reading(self.measure, figures)) for figures in those]
        if self.whose == "all_players_together":
            readings = [("All players", sum(number for _, number in readings))]
        found = [
            Distance(who=who, text=self._counted(number), met=self._holds(number), share=self._share(number))
            for who, number in readings
        ]
        # Whoever is nearest comes first, in the order of the table among equals.
        order = sorted(range(len(found)), key=lambda at: (not found[at].met, abs(readings[at][1] - self._number)))
        return tuple(found[at] for at in order)

    def shown(self, own: Figures, everybody: Sequence[Figures] = ()) -> str:
        """How near it is: `6 of 9 regions controlled`."""
        if self.measure is None:
            return "; ".join(part.shown(own, everybody) for part in self.all or self.any)
        if self.whose in ("this_nemesis", "holder"):
            return self._counted(reading(self.measure, own))
        nearest = self.distances(own, everybody)[:1]
        return str(nearest[0]) if nearest else self._counted(0)

    def sentence(self, who: str | None = None) -> str:
        """What it says on a card: `Bone has at least 9 regions controlled`."""
        if self.measure is None:
            joint = " and " if self.all else " or "
            parts = (part.sentence(who) for part in self.all or self.any)
            return joint.join(f"({said})" if " and " in said or " or " in said else said for said in parts)
        subject = who if who and self.whose in ("this_nemesis", "holder") else WHOSE[self.whose]
        verb = "have" if self.whose == "all_players_together" else "has"
        at = {"at_least": "at least", "at_most": "at most", "exactly": "exactly"}[self._bound]
        number = self._number
        words = spoken_measure(self.measure, number)
        what = f"{words} of {at} {number}" if word(self.measure).level else f"{at} {number} {words}"
        return f"{subject} {verb} {what}"

    @property
    def _bound(self) -> str:
        return next(bound for bound in ("at_least", "at_most", "exactly") if getattr(self, bound) is not None)

    @property
    def _number(self) -> int:
        number: int = getattr(self, self._bound)
        return number

    def _share(self, number: int) -> float:
        if self._holds(number):
            return 1.0
        least, most = sorted((number, self._number))
        return least / most if least > 0 else 0.0

    def _counted(self, number: int) -> str:
        assert self.measure is not None
        at_most = "at most " if self._bound == "at_most" else ""
        of, words = f"{number} of {at_most}{self._number}", spoken_measure(self.measure)
        return f"{words} {of}" if word(self.measure).level else f"{of} {words}"

    def _those(self, own: Figures, everybody: Sequence[Figures]) -> list[Figures]:
        if self.whose in ("this_nemesis", "holder"):
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
