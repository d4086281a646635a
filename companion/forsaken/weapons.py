"""The weapon stack: one equipped, others tucked under it as mods, the rest laid aside (Gear and Weapons)."""

from collections.abc import Callable
from typing import Any

from companion.forsaken import commands as c
from companion.forsaken.cards import WeaponCard
from companion.forsaken.draft import Draft, Nonsense
from companion.forsaken.events import WeaponArchived, WeaponDescribed, WeaponGained, WeaponsArranged
from companion.forsaken.player import Role, Weapon
from companion.ledger import Because


def gain_weapon(
    draft: Draft,
    who: str,
    name: str | None = None,
    role: Role = "aside",
    why: str = "",
    printed: WeaponCard | None = None,
) -> None:
    """A weapon joins the stack; the first one is equipped. One that is replaced becomes a mod where it can be one."""
    player = draft.player(who)
    known = printed or draft.table.known("weapon", name)
    before = player.equipped
    if not player.weapons:
        role = "equipped"
    id = draft.new_id()
    reason = Because(rule="forsaken-weapons", text=why) if why else None
    draft.emit(WeaponGained(who=who, weapon=id, name=known.name if known else name, role=role, printed=known), reason)
    if role == "equipped" and before is not None:
        mods = player.mods
        tucked = before.mod_type is not None and before.mod_type not in [mod.mod_type for mod in mods]
        text = f"{before.title} {'is a mod' if tucked else 'is laid aside'} from now on"
        arranged = (*(mod.id for mod in mods), *((before.id,) if tucked else ()))
        draft.emit(WeaponsArranged(who=who, equipped=id, mods=arranged), Because(rule="forsaken-mods", text=text))


def _weapon(draft: Draft, who: str, id: int, where: str = "weapon") -> Weapon:
    player = draft.player(who)
    found = player.find_weapon(id)
    if found is None:
        there = ", ".join(f"{weapon.id} ({weapon.title})" for weapon in player.weapons)
        raise Nonsense(where, f"{who} has no weapon {id}", f"one of {there}" if there else "none is there")
    return found


def arrange(draft: Draft, command: c.ArrangeWeapons) -> None:
    """Which weapon is equipped, and which are mods."""
    draft.player(command.who)
    mods = tuple(_weapon(draft, command.who, id, "mods").id for id in dict.fromkeys(command.mods))
    if command.equipped is not None:
        weapon = _weapon(draft, command.who, command.equipped, "equipped")
        if weapon.id in mods:
            raise Nonsense("mods", f"{weapon.title} is equipped and cannot be its own mod", "leave it out of the mods")
    draft.emit(WeaponsArranged(who=command.who, equipped=command.equipped, mods=mods))


def describe_weapon(draft: Draft, command: c.DescribeWeapon) -> None:
    """What a weapon shows: what was known, with what was read."""
    weapon = _weapon(draft, command.who, command.weapon)
    base = command.printed or weapon.printed or draft.table.known("weapon", command.name or weapon.name)
    name = command.name or weapon.name or (base.name if base else None)
    if name is None:
        raise Nonsense("name", "nobody has said what the weapon is called", "its name")
    said = {field: getattr(command, field) for field in ("dice", "words", "mod", "cost")}
    read = {field: value for field, value in said.items() if value is not None}
    printed = (base or WeaponCard(id="", name=name)).changed({"name": name, **read})
    draft.emit(WeaponDescribed(who=command.who, weapon=weapon.id, name=name, printed=printed))


def archive_weapon(draft: Draft, command: c.ArchiveWeapon) -> None:
    """A weapon leaves the game."""
    draft.emit(WeaponArchived(who=command.who, weapon=_weapon(draft, command.who, command.weapon).id))


HANDLERS: dict[type, Callable[[Draft, Any], object]] = {
    c.GainWeapon: lambda draft, it: gain_weapon(draft, it.who, it.name, it.role, it.why or "", it.printed),
    c.ArrangeWeapons: arrange,
    c.DescribeWeapon: describe_weapon,
    c.ArchiveWeapon: archive_weapon,
}
