"""Commands about cards of a player: gear, weapons and mods, talents and statuses."""

from typing import Annotated, Literal

from pydantic import Field

from companion.fields import Name, TypedName, Words
from companion.forsaken.cards import Few, GearCard, Mod, WeaponCard
from companion.forsaken.commands.play import Number
from companion.frozen import Frozen


class GainGear(Frozen):
    """A gear card comes into the hand. More than five of hand and discard together: one has to be archived."""

    move: Literal["gain_gear"] = "gain_gear"
    who: Name
    name: TypedName | None = None
    why: Words | None = None
    printed: GearCard | None = None


class PlayGear(Frozen):
    """A gear card is played: it lies in the discard pile until it is recovered. `name` if nobody had said it."""

    move: Literal["play_gear"] = "play_gear"
    who: Name
    gear: Number
    name: TypedName | None = None
    printed: GearCard | None = None


class RecoverGear(Frozen):
    """All gear, or the cards named, comes back from the discard pile into the hand; at a pylon most often."""

    move: Literal["recover_gear"] = "recover_gear"
    who: Name
    gear: Annotated[tuple[Number, ...], Field(max_length=9)] = ()


class ArchiveGear(Frozen):
    """A gear card leaves the game."""

    move: Literal["archive_gear"] = "archive_gear"
    who: Name
    gear: Number


class DescribeGear(Frozen):
    """What a gear card is called and says."""

    move: Literal["describe_gear"] = "describe_gear"
    who: Name
    gear: Number
    name: TypedName | None = None
    timing: Name | None = None
    words: Words | None = None
    dice: Few | None = None
    cost: Few | None = None
    printed: GearCard | None = None


class GainWeapon(Frozen):
    """A weapon joins the stack: equipped at once (the one before becomes a mod if it has icons, or is laid aside), as
    a mod, or aside."""

    move: Literal["gain_weapon"] = "gain_weapon"
    who: Name
    name: TypedName | None = None
    role: Literal["equipped", "mod", "aside"] = "aside"
    why: Words | None = None
    printed: WeaponCard | None = None


class ArrangeWeapons(Frozen):
    """Which weapon is equipped and which are mods; all others lie aside. Allowed whenever a weapon is gained."""

    move: Literal["arrange_weapons"] = "arrange_weapons"
    who: Name
    equipped: Number | None = None
    mods: Annotated[tuple[Number, ...], Field(max_length=9)] = ()


class DescribeWeapon(Frozen):
    """What a weapon is called and shows: dice, ability, icons as a mod, cost. What is left out stays as it was."""

    move: Literal["describe_weapon"] = "describe_weapon"
    who: Name
    weapon: Number
    name: TypedName | None = None
    dice: Few | None = None
    words: Words | None = None
    mod: Mod | None = None
    cost: Few | None = None
    printed: WeaponCard | None = None


class ArchiveWeapon(Frozen):
    """A weapon leaves the game."""

    move: Literal["archive_weapon"] = "archive_weapon"
    who: Name
    weapon: Number


class GainCard(Frozen):
    """A talent or a status card is laid beside the tray."""

    move: Literal["gain_card"] = "gain_card"
    who: Name
    kind: Literal["talent", "status"]
    name: TypedName | None = None
    words: Words | None = None
    why: Words | None = None


class ArchiveCard(Frozen):
    """A talent or a status card is taken away."""

    move: Literal["archive_card"] = "archive_card"
    who: Name
    card: Number
