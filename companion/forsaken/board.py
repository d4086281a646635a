"""Player boards: what is gained and lost, defeat, grudges. Other subjects gain, pay, hurt and heal through here."""

from collections.abc import Callable
from typing import Any

from companion.forsaken import character, tray
from companion.forsaken import commands as c
from companion.forsaken.draft import Draft, Nonsense
from companion.forsaken.events import EncountersBegun, GrudgesSet, WoundsSet
from companion.forsaken.gaining import gain, pay
from companion.forsaken.kinds import FACTION_NAMES
from companion.forsaken.reading import read_card
from companion.forsaken.vitality import damage, heal
from companion.ledger import Because

__all__ = ["HANDLERS", "damage", "gain", "heal", "pay"]


def resolve_defeat(draft: Draft, command: c.ResolveDefeat) -> None:
    """A defeat card was drawn and done: vitality, the turn's other actions, what else it gives."""
    player, card = draft.player(command.who), command.printed
    draft.settle("defeat", command.who)
    name = command.name or (card.name if card else "a defeat card")
    draft.say("forsaken-defeat", f"{command.who} draws {name}, which goes back into its deck")
    read_card(
        draft,
        "defeat",
        command.name,
        words=command.words,
        gains=command.gains,
        vitality=command.vitality,
        loses_turn=command.loses_turn or None,
    )
    vitality = command.vitality if command.vitality is not None or card is None else card.vitality
    if vitality is not None:
        text = f"the tracker is set to {vitality}"
        if player.maximum is None:
            draft.say("forsaken-vitality", f"{text}, on a track that nobody has read")
        else:
            wounds = max(0, player.maximum - vitality)
            draft.emit(WoundsSet(who=command.who, to=wounds), Because(rule="forsaken-defeat", text=text))
    if command.gains or (card and card.gains):
        gain(draft, command.who, command.gains or (card.gains if card else {}), name, "forsaken-defeat")
    if command.to:
        draft.say("forsaken-defeat", f"the figure goes to {command.to}")
    loses_turn = command.loses_turn or (card is not None and card.loses_turn)
    if loses_turn and draft.table.turn == command.who and draft.table.done.step == "action":
        lost = Because(rule="forsaken-defeat", text=f"{command.who} loses all actions that are left")
        draft.emit(EncountersBegun(), lost)


def gain_grudge(draft: Draft, command: c.GainGrudge) -> None:
    """A grudge goes into the faction's job slot."""
    held = draft.player(command.who).grudges.get(command.faction, 0)
    text = f"{FACTION_NAMES[command.faction]} bears {command.who} a grudge"
    draft.emit(
        GrudgesSet(who=command.who, faction=command.faction, to=held + 1), Because(rule="forsaken-grudges", text=text)
    )


def pay_grudge(draft: Draft, command: c.PayGrudge) -> None:
    """A grudge goes back, for what its card costs."""
    grudges = draft.player(command.who).grudges
    held = grudges.get(command.faction, 0)
    if not held:
        there = ", ".join(FACTION_NAMES[faction] for faction, count in grudges.items() if count)
        what = f"{FACTION_NAMES[command.faction]} bears {command.who} no grudge"
        raise Nonsense("faction", what, f"one of {there}" if there else "no faction does")
    pay(draft, command.who, command.paid, "a grudge", "forsaken-grudges")
    text = f"{FACTION_NAMES[command.faction]} is paid off"
    draft.emit(
        GrudgesSet(who=command.who, faction=command.faction, to=held - 1), Because(rule="forsaken-grudges", text=text)
    )


HANDLERS: dict[type, Callable[[Draft, Any], object]] = {
    c.Gain: lambda draft, it: gain(draft, it.who, it.gains, it.why or ""),
    c.Lose: lambda draft, it: pay(draft, it.who, it.losses, it.why or ""),
    c.ResolveDefeat: resolve_defeat,
    c.GainGrudge: gain_grudge,
    c.PayGrudge: pay_grudge,
    **tray.HANDLERS,
    **character.HANDLERS,
}
