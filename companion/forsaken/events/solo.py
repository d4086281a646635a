"""What happened in a solo game: plot and rival."""

from typing import Literal

from companion.forsaken.cards import PlotCard, RivalCard
from companion.forsaken.table import Lost
from companion.game import Happened


class PlotDrawn(Happened):
    """A card went from the plot deck into the row."""

    event: Literal["plot_drawn"] = "plot_drawn"
    card: int
    name: str | None = None
    printed: PlotCard | None = None

    @property
    def allots(self) -> int | None:
        return self.card


class PlotResolved(Happened):
    """The line of a plot card was resolved."""

    event: Literal["plot_resolved"] = "plot_resolved"
    card: int


class PlotDescribed(Happened):
    """What a plot card of the row shows is known."""

    event: Literal["plot_described"] = "plot_described"
    card: int
    name: str | None = None
    printed: PlotCard | None = None


class PlotReset(Happened):
    """The row's first card was archived, all others are in the deck again."""

    event: Literal["plot_reset"] = "plot_reset"


class PlotSet(Happened):
    """So many cards are in the deck and archived: somebody has looked. The row keeps its first `row` cards."""

    event: Literal["plot_set"] = "plot_set"
    deck: int | None
    row: int
    archived: int


class RivalMoved(Happened):
    """The rival has `vp` VP."""

    event: Literal["rival_moved"] = "rival_moved"
    vp: int


class RivalChosen(Happened):
    """Who the rival is, and how many cards the plot deck has; None where nobody has counted."""

    event: Literal["rival_chosen"] = "rival_chosen"
    name: str
    pips: int | None = None
    plot: int | None = None
    printed: RivalCard | None = None


class AbilityNamed(Happened):
    """What the rival's ability does is known."""

    event: Literal["ability_named"] = "ability_named"
    words: str


class GameLost(Happened):
    """The solo game is lost to the plot."""

    event: Literal["game_lost"] = "game_lost"
    how: Lost
