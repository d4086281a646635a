"""What happened to events, their boards, and dark agents."""

from typing import Literal

from companion.chronicles.cards import EventCard
from companion.chronicles.kinds import Track
from companion.game import Happened


class EventRevealed(Happened):
    """An event was turned over on a board, by the number printed on the board."""

    event: Literal["event_revealed"] = "event_revealed"
    id: int
    board: int
    name: str
    places: tuple[str, ...] = ()
    printed: EventCard | None = None

    @property
    def allots(self) -> int | None:
        return self.id


class EventPlaced(Happened):
    """The regions that an event has to do with are known."""

    event: Literal["event_placed"] = "event_placed"
    id: int
    places: tuple[str, ...]


class EventLeft(Happened):
    """An event left its board: into the tableau of `who`, to the bottom of the stack, or out of the game."""

    event: Literal["event_left"] = "event_left"
    id: int
    how: Literal["resolved", "missed", "discarded"]
    who: str | None = None


class BoardsMoved(Happened):
    """The boards lie in this order from now on, the newest first."""

    event: Literal["boards_moved"] = "boards_moved"
    order: tuple[int, ...]


class RewardDue(Happened):
    """What a resolved event gives is to be read off the card."""

    event: Literal["reward_due"] = "reward_due"
    who: str
    id: int
    name: str | None = None


class RewardTaken(Happened):
    """What a resolved event gives was said, and can be remembered by its name. Its gains are events of their own."""

    event: Literal["reward_taken"] = "reward_taken"
    who: str
    id: int
    name: str | None = None
    renown: int = 0
    marks: tuple[Track, ...] = ()
    honor: int = 0


class TriggerReached(Happened):
    """An end-game trigger was reached, the `number`th of the game."""

    event: Literal["trigger_reached"] = "trigger_reached"
    number: int


class AgentsPlaced(Happened):
    """Dark agents came to a region; `id` is the event that brought them."""

    event: Literal["agents_placed"] = "agents_placed"
    region: str
    count: int
    id: int | None = None


class AgentVanquished(Happened):
    """A player took a dark agent from a region into the tableau."""

    event: Literal["agent_vanquished"] = "agent_vanquished"
    who: str
    region: str


class AgentsSet(Happened):
    """So many dark agents are on a region: somebody has looked, or the event that brought them has gone."""

    event: Literal["agents_set"] = "agents_set"
    region: str
    to: int


class VanquishedSet(Happened):
    """A player has so many dark agents in the tableau: somebody has looked."""

    event: Literal["vanquished_set"] = "vanquished_set"
    who: str
    to: int
