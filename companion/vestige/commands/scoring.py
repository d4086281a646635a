"""Commands of final scoring: what people enter stage by stage, and the filing of the game."""

from typing import Literal

from companion.frozen import Frozen
from companion.vestige.cards import CardKind, Mastery
from companion.vestige.score import Extra
from companion.vestige.setup import Count, Name


class BeginScoring(Frozen):
    """The game ends here: on to final scoring, whatever the round."""

    move: Literal["begin_scoring"] = "begin_scoring"


class ScoreCovertOps(Frozen):
    """Leverage of each covert op that pays at game end."""

    move: Literal["score_covert_ops"] = "score_covert_ops"
    who: Name
    values: tuple[Count, ...]


class ScoreBounties(Frozen):
    """End values of completed bounties; None is a bounty whose value nobody has read yet."""

    move: Literal["score_bounties"] = "score_bounties"
    who: Name
    values: tuple[Count | None, ...]


class ScoreExtras(Frozen):
    """Leverage of other sources at game end."""

    move: Literal["score_extras"] = "score_extras"
    who: Name
    extras: tuple[Extra, ...]


class ScoreCards(Frozen):
    """Cards of each kind as they lie on the table, for mastery."""

    move: Literal["score_cards"] = "score_cards"
    who: Name
    counts: dict[CardKind, Count]


class ScoreMasteryBonus(Frozen):
    """Mastery bonuses that a competitor reveals, by colour."""

    move: Literal["score_mastery_bonus"] = "score_mastery_bonus"
    who: Name
    bonus: dict[Mastery, Count]


class ScoreGoal(Frozen):
    """Whether a nemesis has met its unique goal, as people read it off its card (p. 27)."""

    move: Literal["score_goal"] = "score_goal"
    nemesis: Name
    met: bool


class Finish(Frozen):
    """Final scoring of the table as it stands; what is given here takes the place of what was entered before."""

    move: Literal["finish"] = "finish"
    covert_ops: dict[Name, tuple[Count, ...]] = {}
    bounties: dict[Name, tuple[Count, ...]] = {}
    extras: dict[Name, tuple[Extra, ...]] = {}
    mastery_bonus: dict[Name, dict[Mastery, Count]] = {}
    mastery_tiles: dict[Mastery, Count | None] = {}
