"""Commands of a solo game: the plot deck and its row, the rival."""

from typing import Annotated, Literal

from pydantic import Field

from companion.fields import TypedName, Words
from companion.forsaken.cards import Few, PlotCard, PlotLine, RivalCard
from companion.forsaken.commands.play import Number
from companion.frozen import Frozen

PlotCount = Annotated[int, Field(strict=True, ge=0, le=11)]


class DrawPlot(Frozen):
    """The top card of the plot deck joins the row. From an empty deck, or as the fifth, it loses the game."""

    move: Literal["draw_plot"] = "draw_plot"
    name: TypedName | None = None
    printed: PlotCard | None = None


class ResolvePlot(Frozen):
    """Answers a prompt: the line of the last plot card was resolved; `vp` is what it gave the rival. `line` is what
    it says, kept with the card."""

    move: Literal["resolve_plot"] = "resolve_plot"
    vp: Few = 0
    line: PlotLine | None = None


class DescribePlot(Frozen):
    """What a card of the row is called and what its objective is."""

    move: Literal["describe_plot"] = "describe_plot"
    card: Number
    name: TypedName
    objective: Words | None = None
    printed: PlotCard | None = None


class CompleteObjective(Frozen):
    """The objective of the row's first card is done: it is archived, and the others are shuffled into the deck."""

    move: Literal["complete_objective"] = "complete_objective"


class RivalGains(Frozen):
    """VP of the rival, from an ability or anything else."""

    move: Literal["rival_gains"] = "rival_gains"
    vp: Annotated[int, Field(strict=True, ge=-20, le=20)]
    why: Words | None = None


class SetRival(Frozen):
    """A correction: the rival's VP. Sets nothing off."""

    move: Literal["set_rival"] = "set_rival"
    vp: Annotated[int, Field(strict=True, ge=0, le=99)]


class ChooseRival(Frozen):
    """Who the rival of a solo game is, where nobody said so before the game."""

    move: Literal["choose_rival"] = "choose_rival"
    name: TypedName
    pips: Annotated[int, Field(strict=True, ge=1, le=6)] | None = None
    plot: Annotated[int, Field(strict=True, ge=1, le=11)] | None = None
    printed: RivalCard | None = None


class SetPlot(Frozen):
    """A correction: cards in the plot deck, in the row, and archived. Cards that leave the row are the last ones."""

    move: Literal["set_plot"] = "set_plot"
    deck: PlotCount | None = None
    row: Annotated[int, Field(strict=True, ge=0, le=5)] | None = None
    archived: PlotCount | None = None


class NameAbility(Frozen):
    """What the rival's ability does, as somebody has read it."""

    move: Literal["name_ability"] = "name_ability"
    words: Words
