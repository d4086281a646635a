"""What goes into final scoring and what comes out of it. CONTRACT names these fields; they stay stable."""

from typing import Annotated, Any, Literal

from pydantic import Field, field_validator, model_validator

from companion.frozen import Frozen
from companion.ruling import ruled
from companion.vestige.box.reference import NemesisReference
from companion.vestige.cards import CardKind, Mastery
from companion.vestige.rulings import RULINGS, RulingId
from companion.vestige.setup import Count, Mode, Name, mixed_side, name_faults, settled_rulings
from companion.vestige.vocabulary.measures import Figures

# What a game adds up to has no end of its own; this one keeps slips of the keyboard out.
Sum = Annotated[int, Field(strict=True, ge=-999_999_999, le=999_999_999)]
Step = Literal["leverage", "covert_ops", "bounties", "regions", "extras", "game_end", "mastery", "owed"]


class ScoredRegion(Frozen):
    """A controlled region. A leverage of None is a printed value that nobody has read yet."""

    name: Name
    leverage: Count | None = None


class Extra(Frozen):
    """Leverage of any other source, positive or negative: what it is for, and how much."""

    what: Name
    leverage: Annotated[int, Field(strict=True, ge=-999, le=999)] | None = None


class ScoredCompetitor(Frozen):
    """One competitor as the game ended.

    `owed` names gains whose printed value nobody has read; `goal_met` is what people say of a nemesis's unique
    goal, None to go by its pack. `bounty_words` are what each bounty is and how its value comes about; `figures` what
    else can be counted of the competitor.
    """

    name: Name
    kind: Literal["human", "nemesis"]
    team: Name | None = None
    pack: NemesisReference | None = None
    threat: Annotated[Sum, Field(ge=0)] = 0
    speed: Annotated[Sum, Field(ge=0)] = 0
    leverage: Sum = 0
    covert_ops: tuple[Count, ...] = ()
    bounties: tuple[Count | None, ...] = ()
    bounty_words: tuple[str, ...] = ()
    regions: tuple[ScoredRegion, ...] = ()
    extras: tuple[Extra, ...] = ()
    cards: dict[CardKind, Count] = {}
    mastery_bonus: dict[Mastery, Count] = {}
    owed: tuple[str, ...] = ()
    goal_met: bool | None = None
    figures: Figures | None = None


class ScoreRequest(Frozen):
    """A finished game: what `tableside score` reads."""

    game: Literal["vestige"] = "vestige"
    mode: Mode
    nemeses_form_team: bool = False
    competitors: Annotated[tuple[ScoredCompetitor, ...], Field(min_length=1, max_length=9)]
    mastery_tiles: dict[Mastery, Count | None] = {}
    rulings: dict[RulingId, str] = {}

    @field_validator("rulings", mode="before")
    @classmethod
    def _rulings(cls, rulings: Any) -> Any:
        return settled_rulings(rulings)

    @model_validator(mode="after")
    def _fits(self) -> "ScoreRequest":
        if double := name_faults(competitor.name for competitor in self.competitors):
            raise ValueError(f'two competitors are called "{double[0]}"; give each a name of its own')
        humans = [competitor for competitor in self.competitors if competitor.kind == "human"]
        if self.mode == "solo" and len(humans) != 1:
            raise ValueError(f"a solo game has {len(humans)} humans; one person plays it")
        if self.mode == "teams" and (without := [human.name for human in humans if not human.team]):
            raise ValueError(f"{without[0]} is in no team; give every human the name of a team")
        sides = {competitor.name: self.side(competitor) for competitor in self.competitors}
        if side := mixed_side(sides, [it.name for it in self.competitors if it.kind == "nemesis"]):
            raise ValueError(f'"{side}" would be the name of two sides; give a competitor or a team another name')
        if ruled(RULINGS, self.rulings, "R5") == "no":
            for competitor in self.competitors:
                if competitor.leverage < 0:
                    raise ValueError(
                        f"{competitor.name} has {competitor.leverage} leverage; from 0 on, or ruling R5 set to yes"
                    )
        return self

    @property
    def nemesis_team(self) -> bool:
        """Whether the nemeses are one side (p. 28, 29)."""
        return any(competitor.kind == "nemesis" for competitor in self.competitors) and (
            self.mode in ("teams", "cooperative") or (self.mode == "solo" and self.nemeses_form_team)
        )

    def side(self, competitor: ScoredCompetitor) -> str:
        """The side that a competitor scores for."""
        if competitor.kind == "nemesis":
            return "Nemeses" if self.nemesis_team else competitor.name
        if self.mode == "cooperative":
            return "Players"
        return competitor.team or competitor.name if self.mode == "teams" else competitor.name


def has(side: str) -> str:
    """The verb for a side: `Players` and `Nemeses` are several."""
    return "have" if side in ("Players", "Nemeses") else "has"


class Line(Frozen):
    """One line of the scoring. `who` is a competitor, or a side for mastery; `points` are None while unknown."""

    who: str
    step: Step
    points: int | None
    because: str
    rule: str
    page: int | None = None


class Claim(Frozen):
    """Who claims a mastery tile; `side` None is unclaimed, `points` None a tile whose value is unknown."""

    side: str | None
    points: int | None
    because: str


class Verdict(Frozen):
    """Who won and why. A tie for most leverage has no winner: everyone loses (p. 25)."""

    winners: tuple[str, ...]
    reason: Literal["most_leverage", "tie", "goal"]
    because: str


class Score(Frozen):
    """The whole result. `totals` is the sum of the known lines of each side; `complete` says that none is unknown."""

    before_mastery: dict[str, int]
    mastery: dict[Mastery, Claim]
    totals: dict[str, int]
    complete: bool
    lines: tuple[Line, ...]
    verdict: Verdict
    sides: dict[str, str]
