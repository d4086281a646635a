"""What goes into final scoring and what comes out of it. CONTRACT names these fields; they stay stable."""

from typing import Annotated, Any, Literal

from pydantic import Field, field_validator, model_validator

from companion.fields import Count, Name, Signed, TypedName
from companion.forsaken.kinds import COOL_STUFF_ONCE, PLOT_LINES, CoolStuffWord
from companion.forsaken.rulings import RULINGS
from companion.forsaken.setup import SEATS
from companion.frozen import Frozen
from companion.ruling import settled

Sum = Annotated[int, Field(strict=True, ge=0, le=999_999_999)]
"""A VP tracker, which does not go below 0."""
Step = Literal["vp", "finale", "extras"]
Reason = Literal["most_vp", "cool_stuff", "shared", "plot"]


class Extra(Frozen):
    """VP of a finale or another effect of the end: what it is for, and how many."""

    what: Name
    vp: Signed


class ScoredPlayer(Frozen):
    """A player as the game ended: the tracker, finale effects, other effects, and cool stuff by kind."""

    name: TypedName
    vp: Sum = 0
    finale: tuple[Extra, ...] = ()
    extras: tuple[Extra, ...] = ()
    cool_stuff: Annotated[dict[CoolStuffWord, Count], COOL_STUFF_ONCE] = {}


class ScoredRival(Frozen):
    """The rival of a solo game. `plot_row` are the cards in its row; five lose the game. `deck_left` 0 is a deck that
    was empty when a card had to be drawn, which loses it, too; None where no draw was missed."""

    name: TypedName
    vp: Sum = 0
    plot_row: Annotated[int, Field(strict=True, ge=0, le=PLOT_LINES)] = 0
    deck_left: Count | None = None


class ScoreRequest(Frozen):
    """A finished game: what `tableside score` reads."""

    game: Literal["forsaken"]
    players: Annotated[tuple[ScoredPlayer, ...], Field(min_length=1, max_length=SEATS)]
    rival: ScoredRival | None = None
    rulings: dict[str, str] = {}

    @field_validator("rulings", mode="before")
    @classmethod
    def _rulings(cls, given: Any) -> Any:
        return settled(RULINGS, given) if isinstance(given, dict) else given

    @model_validator(mode="after")
    def _fits(self) -> "ScoreRequest":
        everyone = [*(player.name for player in self.players), *((self.rival.name,) if self.rival else ())]
        names = [name.casefold() for name in everyone]
        for name in everyone:
            if names.count(name.casefold()) > 1:
                raise ValueError(f'two are called "{name}"; give each a name of its own')
        if self.rival is not None and len(self.players) > 1:
            raise ValueError(f"a rival plays in solo games only; {len(self.players)} players are named")
        return self


class Line(Frozen):
    """One line of the scoring, with its reason and the rules entry on which it rests."""

    who: str
    step: Step
    points: int
    because: str
    rule: str


class Verdict(Frozen):
    """Who won and why. `shared`: `winners` are all that are tied; `plot`: the rival has won whatever the VP."""

    winners: tuple[str, ...]
    reason: Reason
    because: str


class Score(Frozen):
    """The whole result. `totals` is the sum of the lines of each player and of the rival; `cool_stuff` the count of
    each player, by which ties are settled."""

    totals: dict[str, int]
    lines: tuple[Line, ...]
    verdict: Verdict
    cool_stuff: dict[str, int] = {}
    complete: bool = True
