"""Commands of a turn: actions, the encounter step, its end."""

from typing import Annotated, Literal

from pydantic import Field

from companion.fields import Name, TypedName, Words
from companion.forsaken.commands.play import Cubes
from companion.forsaken.kinds import Action, Node, PlanetWord
from companion.frozen import Frozen


class Act(Frozen):
    """An action is spent on something that needs no bookkeeping: a move, a special action. `note` says on what."""

    move: Literal["act"] = "act"
    who: Name
    action: Action
    note: Words | None = None


class SpendBoost(Frozen):
    """A boost is spent for a free move of two: no action is spent."""

    move: Literal["spend_boost"] = "spend_boost"
    who: Name


class Rest(Frozen):
    """All remaining actions for 2 healed and 1 boost; the encounter step follows."""

    move: Literal["rest"] = "rest"
    who: Name


class SummonTransport(Frozen):
    """From a landmark to the landing pad at the Transport Hub, for 1."""

    move: Literal["summon_transport"] = "summon_transport"
    who: Name
    scrap: Cubes = 0
    particle: Cubes = 0


class BeginEncounters(Frozen):
    """The action step is over."""

    move: Literal["begin_encounters"] = "begin_encounters"
    who: Name


class DrawEncounter(Frozen):
    """The top card of a planet's encounter deck, for a node. `last` says that no card is left in the deck."""

    move: Literal["draw_encounter"] = "draw_encounter"
    who: Name
    planet: PlanetWord
    node: Node | None = None
    name: TypedName | None = None
    last: bool = False


class SkipEncounter(Frozen):
    """No encounter this turn, with a word on why."""

    move: Literal["skip_encounter"] = "skip_encounter"
    who: Name
    why: Words | None = None


class EndTurn(Frozen):
    """The next player is on, or the rival; behind the last player the next round begins."""

    move: Literal["end_turn"] = "end_turn"
    who: Name | None = None


class SetActions(Frozen):
    """A correction: which actions of this turn are spent."""

    move: Literal["set_actions"] = "set_actions"
    actions: Annotated[tuple[Action, ...], Field(max_length=12)]
