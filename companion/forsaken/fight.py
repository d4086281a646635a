"""A fight as it lies in the landing area: dice by zone and face, what modifies them, and whom it is against."""

from typing import Annotated, Literal

from pydantic import Field

from companion.fields import Name, TypedName
from companion.forsaken.cards import Bonus, Few
from companion.frozen import Frozen

Face = Literal["plain", "crit", "blank", "purge"]


class Die(Frozen):
    """A die that has come to rest: in which zone of the tower, counted from 1, and with which face up. `advanced` is
    a yellow one."""

    zone: Annotated[int, Field(strict=True, ge=1, le=12)]
    face: Face = "plain"
    advanced: bool = False


class FightSide(Frozen):
    """One side's dice and icons. Where nobody has entered the dice one by one (`dice` None), `strength` and `damage`
    are what they showed; else they come on top, as mods and printed modifiers do. `shields` prevent damage."""

    dice: Annotated[tuple[Die, ...], Field(max_length=20)] | None = None
    strength: Annotated[int, Field(strict=True, ge=-20, le=99)] = 0
    damage: Annotated[int, Field(strict=True, ge=-20, le=99)] = 0
    shields: Bonus = 0


class FightRolled(Frozen):
    """Whom a fight was against, and what both sides rolled. `overwhelm` is an enemy's target, None where it has none
    or nobody has read it. `defender` is another player's name in a fight between players. `stands`: the defeat card
    that was drawn leaves whoever is defeated in the fight, so that strength counts."""

    against: Literal["enemy", "bounty", "player"] = "enemy"
    name: TypedName | None = None
    defender: Name | None = None
    own: FightSide = FightSide()
    other: FightSide = FightSide()
    overwhelm: Few | None = None
    stands: bool = False
