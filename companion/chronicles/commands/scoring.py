"""Commands of the end: it begins, what the base game adds, a tie, the filing of the game."""

from typing import Literal

from companion.chronicles.score import Extra
from companion.fields import Name
from companion.frozen import Frozen


class BeginScoring(Frozen):
    """The game ends here, as the base game says: on to final scoring."""

    move: Literal["begin_scoring"] = "begin_scoring"


class ScoreExtras(Frozen):
    """Honor of other sources at the end, the base game's scoring above all: takes the place of what was entered."""

    move: Literal["score_extras"] = "score_extras"
    who: Name
    extras: tuple[Extra, ...]


class Finish(Frozen):
    """Final scoring of the table as it stands; extras given here take the place of those entered before."""

    move: Literal["finish"] = "finish"
    extras: dict[Name, tuple[Extra, ...]] = {}


class SettleTie(Frozen):
    """Who wins a tie that the table settles by the base game's rule (C2)."""

    move: Literal["settle_tie"] = "settle_tie"
    who: Name
