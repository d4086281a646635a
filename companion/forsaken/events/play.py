"""What happened on player boards: holdings, vitality, infamy, the legend loop; cubes on the board."""

from typing import Literal

from companion.forsaken.cards import LoopSpace
from companion.forsaken.kinds import Class, Faction, Gains, Holding
from companion.game import Happened


class HoldingGained(Happened):
    """A player gained `amount` of something; cubes came out of the bag."""

    event: Literal["holding_gained"] = "holding_gained"
    who: str
    what: Holding
    amount: int


class HoldingLost(Happened):
    """A player paid or lost `amount` of something; cubes went into the bag."""

    event: Literal["holding_lost"] = "holding_lost"
    who: str
    what: Holding
    amount: int


class HoldingSet(Happened):
    """A player holds `to` of something: somebody has looked. Cubes came out of the bag or went into it."""

    event: Literal["holding_set"] = "holding_set"
    who: str
    what: Holding
    to: int


class Damaged(Happened):
    """The vitality tracker fell by `amount`."""

    event: Literal["damaged"] = "damaged"
    who: str
    amount: int


class Healed(Happened):
    """The vitality tracker rose by `amount`, no further than the highest number that is free."""

    event: Literal["healed"] = "healed"
    who: str
    amount: int


class WoundsSet(Happened):
    """The vitality tracker stands `to` below the highest number that is free."""

    event: Literal["wounds_set"] = "wounds_set"
    who: str
    to: int


class FungalyteGained(Happened):
    """Fungalyte took the highest free slot; the tracker was pushed down if it stood there."""

    event: Literal["fungalyte_gained"] = "fungalyte_gained"
    who: str


class FungalyteLost(Happened):
    """A fungalyte token was taken off the track; the tracker stays where it was."""

    event: Literal["fungalyte_lost"] = "fungalyte_lost"
    who: str


class InfamySet(Happened):
    """A player has `to` infamy cards."""

    event: Literal["infamy_set"] = "infamy_set"
    who: str
    to: int


class GrudgesSet(Happened):
    """So many grudges of a faction lie in its slot."""

    event: Literal["grudges_set"] = "grudges_set"
    who: str
    faction: Faction
    to: int


class LegendMoved(Happened):
    """The legend tracker has gone `to` steps since the start, counted through all laps."""

    event: Literal["legend_moved"] = "legend_moved"
    who: str
    to: int


class CharacterDescribed(Happened):
    """What a player board shows is known; a part that is None stays as it was. `spaces` counts those of the loop."""

    event: Literal["character_described"] = "character_described"
    who: str
    character: str | None = None
    klass: Class | None = None
    vitality: int | None = None
    green: int | None = None
    spaces: int | None = None
    lap_vp: int | None = None
    talent: str | None = None
    loop: tuple[LoopSpace | None, ...] | None = None


class SpaceDescribed(Happened):
    """What a space of the loop shows is known."""

    event: Literal["space_described"] = "space_described"
    who: str
    space: int
    gains: Gains = {}
    words: str | None = None


class CubesLaid(Happened):
    """Cubes from the bag lie on the board or a card."""

    event: Literal["cubes_laid"] = "cubes_laid"
    place: str
    scrap: int = 0
    particle: int = 0


class CubesPickedUp(Happened):
    """Cubes that lay there are in the bag."""

    event: Literal["cubes_picked_up"] = "cubes_picked_up"
    place: str
    scrap: int = 0
    particle: int = 0
