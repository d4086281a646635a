"""What happened to gear, weapons, talents and statuses, applied to the table."""

from typing import Any

from companion.forsaken import events as happened
from companion.forsaken.evolve.root import evolve
from companion.forsaken.player import Gear, Owned, Player, Role, Weapon
from companion.forsaken.table import Table


def _gear(table: Table, who: str, ids: tuple[int, ...], changes: dict[str, Any]) -> Table:
    return table.with_player(
        who, lambda it: {"gear": tuple(card.changed(changes) if card.id in ids else card for card in it.gear)}
    )


@evolve.register
def _(event: happened.GearGained, table: Table) -> Table:
    card = Gear(id=event.gear, name=event.name, printed=event.printed)
    return table.with_player(event.who, lambda it: {"gear": (*it.gear, card)}).allotted(card.id)


@evolve.register
def _(event: happened.GearPlayed, table: Table) -> Table:
    return _gear(table, event.who, (event.gear,), {"played": True})


@evolve.register
def _(event: happened.GearRecovered, table: Table) -> Table:
    return _gear(table, event.who, event.gear, {"played": False})


@evolve.register
def _(event: happened.GearArchived, table: Table) -> Table:
    def left(player: Player) -> dict[str, Any]:
        gear = tuple(card for card in player.gear if card.id != event.gear)
        return {"gear": gear, "archived": player.archived + 1}

    return table.with_player(event.who, left)


def _described(event: happened.GearDescribed | happened.WeaponDescribed) -> dict[str, Any]:
    said = {"name": event.name, "printed": event.printed}
    return {field: value for field, value in said.items() if value is not None}


@evolve.register
def _(event: happened.GearDescribed, table: Table) -> Table:
    return _gear(table, event.who, (event.gear,), _described(event))


@evolve.register
def _(event: happened.WeaponGained, table: Table) -> Table:
    weapon = Weapon(id=event.weapon, name=event.name, role=event.role, printed=event.printed)

    def joined(player: Player) -> dict[str, Any]:
        # One weapon is equipped at a time.
        others = (
            it.changed({"role": "aside"}) if event.role == "equipped" and it.role == "equipped" else it
            for it in player.weapons
        )
        return {"weapons": (*others, weapon)}

    return table.with_player(event.who, joined).allotted(weapon.id)


@evolve.register
def _(event: happened.WeaponsArranged, table: Table) -> Table:
    def role(id: int) -> Role:
        return "equipped" if id == event.equipped else "mod" if id in event.mods else "aside"

    return table.with_player(
        event.who, lambda it: {"weapons": tuple(weapon.changed({"role": role(weapon.id)}) for weapon in it.weapons)}
    )


@evolve.register
def _(event: happened.WeaponDescribed, table: Table) -> Table:
    read = _described(event)
    return table.with_player(
        event.who,
        lambda it: {
            "weapons": tuple(weapon.changed(read) if weapon.id == event.weapon else weapon for weapon in it.weapons)
        },
    )


@evolve.register
def _(event: happened.WeaponArchived, table: Table) -> Table:
    def left(player: Player) -> dict[str, Any]:
        weapons = tuple(weapon for weapon in player.weapons if weapon.id != event.weapon)
        return {"weapons": weapons, "archived": player.archived + 1}

    return table.with_player(event.who, left)


@evolve.register
def _(event: happened.CardGained, table: Table) -> Table:
    card = Owned(id=event.card, kind=event.kind, name=event.name, words=event.words)
    return table.with_player(event.who, lambda it: {"cards": (*it.cards, card)}).allotted(card.id)


@evolve.register
def _(event: happened.CardArchived, table: Table) -> Table:
    def left(player: Player) -> dict[str, Any]:
        cards = tuple(card for card in player.cards if card.id != event.card)
        return {"cards": cards, "archived": player.archived + 1}

    return table.with_player(event.who, left)
