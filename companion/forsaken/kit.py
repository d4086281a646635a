"""Cards of a player: gear in hand and discard, weapons and mods, talents and statuses (Gear and Weapons)."""

from collections.abc import Callable
from typing import Any, Literal

from companion.forsaken import commands as c
from companion.forsaken import weapons
from companion.forsaken.cards import GearCard
from companion.forsaken.draft import Draft, Nonsense
from companion.forsaken.events import (
    CardArchived,
    CardGained,
    GearArchived,
    GearDescribed,
    GearGained,
    GearPlayed,
    GearRecovered,
)
from companion.forsaken.gaining import ask_excess
from companion.forsaken.kinds import GEAR_LIMIT
from companion.forsaken.player import Gear, Owned
from companion.forsaken.weapons import gain_weapon
from companion.ledger import Because

__all__ = ["HANDLERS", "check_gear", "gain_card", "gain_gear", "gain_weapon"]


def gain_gear(draft: Draft, who: str, name: str | None = None, why: str = "", printed: GearCard | None = None) -> None:
    """A gear card comes into a hand; a sixth one asks which of them is archived (p. 11)."""
    draft.player(who)
    known = printed or draft.table.known("gear", name)
    title = known.name if known else name
    reason = Because(rule="forsaken-gear", text=why) if why else None
    draft.emit(GearGained(who=who, gear=draft.new_id(), name=title, printed=known), reason)
    check_gear(draft, who)


def gain_card(
    draft: Draft,
    who: str,
    kind: Literal["talent", "status"],
    name: str | None = None,
    words: str | None = None,
    why: str = "",
) -> None:
    """A talent or status card is laid beside the tray."""
    draft.player(who)
    known = draft.table.known(kind, name)
    rule = "forsaken-talents" if kind == "talent" else "forsaken-status-cards"
    draft.emit(
        CardGained(
            who=who,
            card=draft.new_id(),
            kind=kind,
            name=known.name if known else name,
            words=words or (known.words if known else None),
        ),
        Because(rule=rule, text=why) if why else None,
    )


def check_gear(draft: Draft, who: str) -> None:
    """More than five of hand and discard together: asks which are archived."""
    held = len(draft.player(who).gear)
    ask_excess(draft, "over_gear", who, held - GEAR_LIMIT, f"{held} gear, {GEAR_LIMIT} may be kept")


def _gear(draft: Draft, who: str, id: int) -> Gear:
    player = draft.player(who)
    found = player.find_gear(id)
    if found is None:
        # Whoever is told may not be the one who holds it.
        there = ", ".join(f"{card.id} ({card.title if card.played else 'in hand'})" for card in player.gear)
        raise Nonsense("gear", f"{who} has no gear {id}", f"one of {there}" if there else "none is there")
    return found


def play_gear(draft: Draft, command: c.PlayGear) -> None:
    """A gear card goes from the hand onto the discard pile."""
    card = _gear(draft, command.who, command.gear)
    if card.name is None and command.name is not None:
        known = command.printed or draft.table.known("gear", command.name)
        name = known.name if known else command.name
        draft.emit(GearDescribed(who=command.who, gear=card.id, name=name, printed=known))
    if card.played:
        text = f"{card.title} lay in the discard pile of {command.who}: it was not recovered before."
        draft.notice("gear_in_discard", "forsaken-gear", text)
        draft.emit(GearRecovered(who=command.who, gear=(card.id,)))
    draft.emit(GearPlayed(who=command.who, gear=card.id))


def recover_gear(draft: Draft, command: c.RecoverGear) -> None:
    """Gear comes back into the hand: all of it at a pylon at the start of a turn, or cards that an effect names."""
    player, table = draft.player(command.who), draft.table
    ids = tuple(_gear(draft, command.who, id).id for id in dict.fromkeys(command.gear))
    back = tuple(card.id for card in player.discard if not ids or card.id in ids)
    if not back:
        raise Nonsense("gear", f"none of that lies in the discard pile of {command.who}", "play gear first")
    if not ids and table.turn == command.who and table.done.actions:
        text = f"{command.who} recovers gear with actions spent: a pylon gives it at the start of a turn only."
        draft.notice("recovered_late", "forsaken-q-pylon-during-the-turn", text)
    text = f"{len(back)} {'card' if len(back) == 1 else 'cards'} back into the hand"
    draft.emit(GearRecovered(who=command.who, gear=back), Because(rule="forsaken-recover-gear", text=text))


def archive_gear(draft: Draft, command: c.ArchiveGear) -> None:
    """A gear card leaves the game; with five left nothing more has to go."""
    card = _gear(draft, command.who, command.gear)
    draft.emit(GearArchived(who=command.who, gear=card.id))
    check_gear(draft, command.who)


def describe_gear(draft: Draft, command: c.DescribeGear) -> None:
    """What a gear card shows: what was known, with what was read."""
    card = _gear(draft, command.who, command.gear)
    base = command.printed or card.printed or draft.table.known("gear", command.name or card.name)
    name = command.name or card.name or (base.name if base else None)
    if name is None:
        raise Nonsense("name", "nobody has said what the card is called", "its name")
    said = {field: getattr(command, field) for field in ("timing", "words", "dice", "cost")}
    read = {field: value for field, value in said.items() if value is not None}
    printed = (base or GearCard(id="", name=name)).changed({"name": name, **read})
    draft.emit(GearDescribed(who=command.who, gear=card.id, name=name, printed=printed))


def archive_card(draft: Draft, command: c.ArchiveCard) -> None:
    """A talent or status card is taken away."""
    player = draft.player(command.who)
    card: Owned | None = player.find_card(command.card)
    if card is None:
        there = ", ".join(f"{it.id} ({it.title})" for it in player.cards)
        raise Nonsense("card", f"{command.who} has no card {command.card}", f"one of {there}" if there else "none")
    draft.emit(CardArchived(who=command.who, card=card.id))


HANDLERS: dict[type, Callable[[Draft, Any], object]] = {
    c.GainGear: lambda draft, it: gain_gear(draft, it.who, it.name, it.why or "", it.printed),
    c.PlayGear: play_gear,
    c.RecoverGear: recover_gear,
    c.ArchiveGear: archive_gear,
    c.DescribeGear: describe_gear,
    c.GainCard: lambda draft, it: gain_card(draft, it.who, it.kind, it.name, it.words, it.why or ""),
    c.ArchiveCard: archive_card,
    **weapons.HANDLERS,
}
