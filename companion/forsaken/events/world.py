"""What happened in the world: jobs and personas, bounty, scrapyards, event row, fights."""

from typing import Literal

from companion.forsaken.cards import BountyCard
from companion.forsaken.fight import FightRolled
from companion.forsaken.kinds import Faction
from companion.game import Happened


class JobTaken(Happened):
    """A job lies in a slot, or is special."""

    event: Literal["job_taken"] = "job_taken"
    who: str
    job: int
    faction: Faction | None = None
    name: str | None = None
    words: str | None = None

    @property
    def allots(self) -> int | None:
        return self.job


class JobLeft(Happened):
    """A job was done, replaced or given up."""

    event: Literal["job_left"] = "job_left"
    who: str
    job: int
    done: bool = False


class PersonaNamed(Happened):
    """Who a persona is; a part that is None stays as it was."""

    event: Literal["persona_named"] = "persona_named"
    faction: Faction
    name: str | None = None
    letter: str | None = None
    special: str | None = None
    path: tuple[str | None, ...] | None = None


class PersonaMoved(Happened):
    """A standee is on a landmark of its path, 0 the leftmost."""

    event: Literal["persona_moved"] = "persona_moved"
    faction: Faction
    to: int


class BountyRevealed(Happened):
    """A bounty lies open, its tracker on the topmost space."""

    event: Literal["bounty_revealed"] = "bounty_revealed"
    name: str | None
    landmark: str | None = None
    printed: BountyCard | None = None


class BountyDescribed(Happened):
    """What the bounty shows is known."""

    event: Literal["bounty_described"] = "bounty_described"
    name: str | None = None
    landmark: str | None = None
    printed: BountyCard | None = None


class BountyMoved(Happened):
    """The bounty tracker is so many spaces below the topmost one."""

    event: Literal["bounty_moved"] = "bounty_moved"
    to: int


class YardsSet(Happened):
    """Scrap tiles lie on these scrapyards and no others."""

    event: Literal["yards_set"] = "yards_set"
    tiles: tuple[int, ...]


class YardNamed(Happened):
    """What a scrapyard is called by."""

    event: Literal["yard_named"] = "yard_named"
    yard: int
    name: str


class EventRowJoined(Happened):
    """A card joined the event row."""

    event: Literal["event_row_joined"] = "event_row_joined"
    id: int
    name: str | None = None
    words: str | None = None
    finale: str | None = None

    @property
    def allots(self) -> int | None:
        return self.id


class EventRowLeft(Happened):
    """A card of the event row was archived."""

    event: Literal["event_row_left"] = "event_row_left"
    id: int


class FinaleSettled(Happened):
    """The finale of a card in the event row was done."""

    event: Literal["finale_settled"] = "finale_settled"
    id: int


class FightFought(Happened):
    """A fight, and what came of it for the player who fought: `won` None where the table has to say who won."""

    event: Literal["fight_fought"] = "fight_fought"
    who: str
    rolled: FightRolled
    won: bool | None
    overwhelmed: bool = False
