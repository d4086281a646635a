"""Commands of the end: it is set off, finales, other effects, the filing of the game."""

from typing import Annotated, Literal

from companion.fields import Count, Name
from companion.forsaken.commands.play import Number
from companion.forsaken.kinds import COOL_STUFF_ONCE, CoolStuffWord
from companion.forsaken.score import Extra
from companion.frozen import Frozen


class ReachEnd(Frozen):
    """Something sets off the end that the app has not seen: the current turn is finished, each other player has one
    more."""

    move: Literal["reach_end"] = "reach_end"
    why: Literal["threshold", "deck", "story", "table"]
    who: Name | None = None


class RevokeEnd(Frozen):
    """A correction: the end was not set off after all."""

    move: Literal["revoke_end"] = "revoke_end"


class LoseToPlot(Frozen):
    """The solo game is lost to the plot, as the table says: by a fifth card in the row, or by a draw from an empty
    deck. Final scoring begins at once."""

    move: Literal["lose_to_plot"] = "lose_to_plot"
    how: Literal["row", "deck"]


class BeginScoring(Frozen):
    """On to final scoring, whoever still has a turn."""

    move: Literal["begin_scoring"] = "begin_scoring"


class SettleFinale(Frozen):
    """The finale of a card in the event row was done: VP by player, which are added to each one's finales."""

    move: Literal["settle_finale"] = "settle_finale"
    event: Number
    vp: dict[Name, int] = {}


class ScoreFinale(Frozen):
    """All finale VP of a player: takes the place of what was entered."""

    move: Literal["score_finale"] = "score_finale"
    who: Name
    finale: tuple[Extra, ...]


class ScoreExtras(Frozen):
    """VP of other effects of the end: takes the place of what was entered."""

    move: Literal["score_extras"] = "score_extras"
    who: Name
    extras: tuple[Extra, ...]


class CountCoolStuff(Frozen):
    """Cool stuff of a player as somebody has counted it for a tie: takes the place of what was tracked, kind by
    kind."""

    move: Literal["count_cool_stuff"] = "count_cool_stuff"
    who: Name
    cool_stuff: Annotated[dict[CoolStuffWord, Count], COOL_STUFF_ONCE]


class Finish(Frozen):
    """Final scoring of the table as it stands; what is given here takes the place of what was entered before."""

    move: Literal["finish"] = "finish"
    finale: dict[Name, tuple[Extra, ...]] = {}
    extras: dict[Name, tuple[Extra, ...]] = {}
