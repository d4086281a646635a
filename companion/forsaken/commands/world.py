"""Commands about the world: the bounty, the event row, fights."""

from typing import Annotated, Literal

from pydantic import Field

from companion.fields import Name, TypedName, Words
from companion.forsaken.cards import BountyCard, BountyReward, Code, EncounterCard, Few
from companion.forsaken.commands.play import Number
from companion.forsaken.fight import FightRolled
from companion.forsaken.kinds import Gains
from companion.frozen import Frozen


class RevealBounty(Frozen):
    """The next bounty lies open, its tracker on the topmost space."""

    move: Literal["reveal_bounty"] = "reveal_bounty"
    name: TypedName
    landmark: Name | None = None
    printed: BountyCard | None = None


class DescribeBounty(Frozen):
    """What the current bounty shows. What is left out stays as it was."""

    move: Literal["describe_bounty"] = "describe_bounty"
    name: TypedName | None = None
    landmark: Name | None = None
    dice: Few | None = None
    overwhelm: Few | None = None
    strength: Few | None = None
    damage: Few | None = None
    shields: Few | None = None
    track: Annotated[tuple[BountyReward, ...], Field(max_length=12)] | None = None
    entry: Code | None = None
    words: Words | None = None


class AdvanceBounty(Frozen):
    """The bounty tracker goes down one space; from the bottom space on the bounty has escaped (`escaped` says so
    where nobody has read the track)."""

    move: Literal["advance_bounty"] = "advance_bounty"
    why: Words | None = None
    escaped: bool = False


class SetBounty(Frozen):
    """A correction: how many spaces the bounty tracker has gone down."""

    move: Literal["set_bounty"] = "set_bounty"
    space: Few


class TakeReward(Frozen):
    """Answers a prompt: what a won fight gave, from a bounty's edge or an entry of the guide."""

    move: Literal["take_reward"] = "take_reward"
    who: Name
    gains: Gains = {}
    words: Words | None = None


class ToEventRow(Frozen):
    """A card joins the event row: what it changes, and its finale, in words."""

    move: Literal["to_event_row"] = "to_event_row"
    name: TypedName | None = None
    event: Words | None = None
    finale: Words | None = None
    printed: EncounterCard | None = None


class LeaveEventRow(Frozen):
    """A card of the event row is archived."""

    move: Literal["leave_event_row"] = "leave_event_row"
    event: Number


class Fight(Frozen):
    """A fight as it was rolled, with all that counts in it: who wins follows, and what the loser suffers.

    `as_action` where an action was spent on it, as for the bounty; `encounter` where it was the turn's encounter.
    """

    move: Literal["fight"] = "fight"
    who: Name
    rolled: FightRolled
    as_action: bool = False
    encounter: bool = False


class SettleFight(Frozen):
    """Answers a prompt: who won a fight of equal strength (S2). `won` is about the player who fought."""

    move: Literal["settle_fight"] = "settle_fight"
    who: Name
    won: bool
