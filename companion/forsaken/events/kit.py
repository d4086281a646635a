"""What happened to gear, weapons, talents and statuses."""

from typing import Annotated, Literal

from companion.forsaken.cards import AnyCard, GearCard, WeaponCard
from companion.forsaken.player import Role
from companion.game import Happened
from companion.saved import OR_KEPT


class GearGained(Happened):
    """A gear card came into a hand."""

    event: Literal["gear_gained"] = "gear_gained"
    who: str
    gear: int
    name: str | None = None
    printed: GearCard | None = None

    @property
    def allots(self) -> int | None:
        return self.gear


class GearPlayed(Happened):
    """A gear card was laid on the discard pile."""

    event: Literal["gear_played"] = "gear_played"
    who: str
    gear: int


class GearRecovered(Happened):
    """Gear cards came back from the discard pile."""

    event: Literal["gear_recovered"] = "gear_recovered"
    who: str
    gear: tuple[int, ...]


class GearArchived(Happened):
    """A gear card left the game."""

    event: Literal["gear_archived"] = "gear_archived"
    who: str
    gear: int


class GearDescribed(Happened):
    """What a gear card is called and says is known; a part that is None stays as it was."""

    event: Literal["gear_described"] = "gear_described"
    who: str
    gear: int
    name: str | None = None
    printed: GearCard | None = None


class WeaponGained(Happened):
    """A weapon joined a stack."""

    event: Literal["weapon_gained"] = "weapon_gained"
    who: str
    weapon: int
    name: str | None = None
    role: Annotated[Role, OR_KEPT] = "aside"
    printed: WeaponCard | None = None

    @property
    def allots(self) -> int | None:
        return self.weapon


class WeaponsArranged(Happened):
    """One weapon is equipped, some are mods, all others lie aside."""

    event: Literal["weapons_arranged"] = "weapons_arranged"
    who: str
    equipped: int | None = None
    mods: tuple[int, ...] = ()


class WeaponDescribed(Happened):
    """What a weapon is called and shows is known; a part that is None stays as it was."""

    event: Literal["weapon_described"] = "weapon_described"
    who: str
    weapon: int
    name: str | None = None
    printed: WeaponCard | None = None


class WeaponArchived(Happened):
    """A weapon left the game."""

    event: Literal["weapon_archived"] = "weapon_archived"
    who: str
    weapon: int


class CardGained(Happened):
    """A talent or status card was laid beside a tray."""

    event: Literal["card_gained"] = "card_gained"
    who: str
    card: int
    kind: Literal["talent", "status"]
    name: str | None = None
    words: str | None = None

    @property
    def allots(self) -> int | None:
        return self.card


class CardArchived(Happened):
    """A talent or status card was taken away."""

    event: Literal["card_archived"] = "card_archived"
    who: str
    card: int


class CardRead(Happened):
    """What a card shows is known that comes to no table of its own, or what one costs. This game knows it from now."""

    event: Literal["card_read"] = "card_read"
    card: AnyCard
