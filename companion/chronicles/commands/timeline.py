"""Commands about events and dark agents."""

from typing import Annotated, Literal

from pydantic import Field

from companion.chronicles.cards import EventCard
from companion.chronicles.kinds import TrackWord
from companion.fields import Count, Name, TypedName
from companion.frozen import Frozen

BoardNumber = Annotated[int, Field(strict=True, ge=1, le=3)]


class RevealEvent(Frozen):
    """Answers a prompt: the event that was turned over on a board. Without `board`, the newest one without an event.

    `places` are the regions that it has to do with on this map: the inn that is closed, the monasteries with agents.
    """

    move: Literal["reveal_event"] = "reveal_event"
    name: TypedName
    board: BoardNumber | None = None
    places: Annotated[tuple[TypedName, ...], Field(max_length=12)] = ()
    printed: EventCard | None = None


class PlaceEvent(Frozen):
    """Where an open event is on this map, said or corrected later."""

    move: Literal["place_event"] = "place_event"
    board: BoardNumber
    places: Annotated[tuple[TypedName, ...], Field(max_length=12)]


class ResolveEvent(Frozen):
    """A player resolves an event: the card joins the tableau, the boards move, the reward is gained.

    What is left out of the reward is what the card is known to show; if nobody has read that, people are asked.
    """

    move: Literal["resolve_event"] = "resolve_event"
    who: Name
    board: BoardNumber
    renown: Annotated[int, Field(strict=True, ge=0, le=9)] | None = None
    marks: Annotated[tuple[TrackWord, ...], Field(max_length=6)] | None = None
    honor: Annotated[int, Field(strict=True, ge=-20, le=20)] | None = None


class TakeReward(Frozen):
    """Answers a prompt: what a resolved event gave."""

    move: Literal["take_reward"] = "take_reward"
    who: Name
    event: Annotated[int, Field(strict=True, ge=1, le=999_999)]
    renown: Annotated[int, Field(strict=True, ge=0, le=9)] = 0
    marks: Annotated[tuple[TrackWord, ...], Field(max_length=6)] = ()
    honor: Annotated[int, Field(strict=True, ge=-20, le=20)] = 0


class ReachTrigger(Frozen):
    """An end-game trigger token is reached: the oldest event goes to the bottom of its stack, the boards move."""

    move: Literal["reach_trigger"] = "reach_trigger"


class DiscardEvent(Frozen):
    """An event goes without anybody's having resolved it: the older one of two in conflict, or one that is over."""

    move: Literal["discard_event"] = "discard_event"
    board: BoardNumber
    why: str | None = None


class PlaceAgents(Frozen):
    """Dark agents come to a region; `board` is the event that brings them."""

    move: Literal["place_agents"] = "place_agents"
    region: TypedName
    count: Annotated[int, Field(strict=True, ge=1, le=99)] = 1
    board: BoardNumber | None = None


class VanquishAgent(Frozen):
    """A player spends 2 attributes of any kind and takes a dark agent from a region.

    `honor` is what vanquishing pays, if it is not known yet.
    """

    move: Literal["vanquish_agent"] = "vanquish_agent"
    who: Name
    region: TypedName
    honor: Count | None = None


class AdvanceBoard(Frozen):
    """A board goes to the front of the timeline, those left of it move right: where an automation asks, or to put the
    boards right."""

    move: Literal["advance_board"] = "advance_board"
    board: BoardNumber
