"""What goes into final scoring and what comes out of it. CONTRACT names these fields; they stay stable."""

from typing import Annotated, Any, Literal

from pydantic import Field, field_validator, model_validator

from companion.chronicles.kinds import CIRCLES, KINDS_ONCE, CardKindWord
from companion.chronicles.rulings import RULINGS
from companion.chronicles.setup import SEATS
from companion.fields import Count, Name, Signed, TypedName
from companion.frozen import Frozen
from companion.ruling import settled

Column = Annotated[int, Field(strict=True, ge=1, le=CIRCLES)]
Circles = Annotated[int, Field(strict=True, ge=0, le=CIRCLES)]
Sum = Annotated[int, Field(strict=True, ge=-999_999_999, le=999_999_999)]
Step = Literal["honor", "columns", "dark_agents", "extras"]


class Extra(Frozen):
    """Honor of any other source, positive or negative: what it is for, and how much."""

    what: Name
    honor: Signed


class ScoredPlayer(Frozen):
    """A player as the game ended. `circles` are checked circles by kind, `renown_columns` those with a token."""

    name: TypedName
    honor: Sum = 0
    circles: Annotated[dict[CardKindWord, Circles], KINDS_ONCE] = {}
    renown_columns: Annotated[tuple[Column, ...], Field(max_length=CIRCLES)] = ()
    dark_agents: Count = 0
    extras: tuple[Extra, ...] = ()

    @field_validator("renown_columns")
    @classmethod
    def _once(cls, columns: tuple[int, ...]) -> tuple[int, ...]:
        if len(set(columns)) != len(columns):
            raise ValueError("a column is there twice; each has room for one renown")
        return columns


class ScoreRequest(Frozen):
    """A finished game: what `tableside score` reads."""

    game: Literal["chronicles"]
    players: Annotated[tuple[ScoredPlayer, ...], Field(min_length=1, max_length=SEATS)]
    rulings: dict[str, str] = {}

    @field_validator("rulings", mode="before")
    @classmethod
    def _rulings(cls, given: Any) -> Any:
        return settled(RULINGS, given) if isinstance(given, dict) else given

    @model_validator(mode="after")
    def _fits(self) -> "ScoreRequest":
        names = [player.name.casefold() for player in self.players]
        for player in self.players:
            if names.count(player.name.casefold()) > 1:
                raise ValueError(f'two players are called "{player.name}"; give each a name of its own')
        return self


class Line(Frozen):
    """One line of the scoring, with its reason and the rules entry on which it rests."""

    who: str
    step: Step
    points: int
    because: str
    rule: str


class Verdict(Frozen):
    """Who won and why. In a tie for most honor `winners` are all that are tied."""

    winners: tuple[str, ...]
    reason: Literal["most_honor", "tie"]
    because: str


class Score(Frozen):
    """The whole result. `totals` is the sum of the lines of each player."""

    totals: dict[str, int]
    lines: tuple[Line, ...]
    verdict: Verdict
    complete: bool = True
