"""Threat cards in a nemesis's column (p. 26, 27)."""

from companion.ledger import Because
from companion.vestige.commands import StepChoice
from companion.vestige.draft import Draft, Nonsense
from companion.vestige.effects import resolve
from companion.vestige.events import ThreatRemoved, ThreatRevealed
from companion.vestige.table import Card, Table
from companion.vestige.triggers import trigger_at


def reveal_threat(draft: Draft, nemesis: str, name: str, trigger: int | None) -> None:
    """A threat joins the column: threat level + 1, and what it does at once (p. 27)."""
    pack = draft.table.pack(draft.nemesis(nemesis))
    if trigger is not None:
        trigger_at(draft.table, trigger)
    card = pack.threat(name) if pack else None
    level = draft.table.competitor(nemesis).threat + 1
    draft.emit(
        ThreatRevealed(nemesis=nemesis, name=card.name if card else name, trigger=trigger),
        Because(rule="threat-revealed", page=27, text=f"{nemesis} is at threat level {level}"),
    )
    how = draft.table.how("threat_effects")
    for effect in card.immediately if card else ():
        if how == "on":
            resolve(draft, nemesis, effect, "threat-immediately", f"{name}, at once")
        elif how == "ask":
            draft.remind(f"{name}, at once: {effect.sentence(nemesis)}")
        else:
            draft.say("automation", f"left to people: {name}, at once: {effect.sentence(nemesis)}")


def remove_threat(draft: Draft, nemesis: str, name: str, by: str | None, card: int) -> None:
    """A threat leaves the column: level - 1, and what its removal gives (p. 26)."""
    column = draft.nemesis(nemesis)
    found = next((threat.name for threat in column.threats if threat.name.casefold() == name.casefold()), None)
    if found is None:
        names = ", ".join(threat.name for threat in column.threats)
        raise Nonsense(
            "name", f'{nemesis} has no threat "{name}"', f"one of {names}" if names else "its column is empty"
        )
    name = found
    if by is not None:
        draft.human(by, "by")
    humans = draft.table.humans
    turn = draft.table.turn
    by = by or (humans[0].name if len(humans) == 1 else turn if turn and draft.table.find(turn) else None)
    draft.emit(
        ThreatRemoved(nemesis=nemesis, name=name),
        Because(rule="remove-a-threat", page=27, text=f"{nemesis} is at threat level {column.threat - 1}"),
    )
    pack = draft.table.pack(column)
    threat = pack.threat(name) if pack else None
    for effect in threat.on_removal if threat else ():
        if effect.prompt:
            draft.say("remove-a-threat", effect.prompt, 26)
        else:
            resolve(
                draft,
                nemesis,
                effect,
                "remove-a-threat",
                f"{name} is removed",
                by=by,
                choice=StepChoice(amount=card),
            )


def takeable(table: Table, nemesis: str, name: str) -> tuple[Card, ...]:
    """The cards of a nemesis of which a player takes one when this threat is removed (p. 26): the player chooses."""
    column = table.competitor(nemesis)
    pack = table.pack(column)
    threat = pack.threat(name) if pack else None
    kinds = {effect.give_card.kind for effect in threat.on_removal if effect.give_card} if threat else set()
    return tuple(card for card in column.cards if card.kind in kinds)


def set_level(draft: Draft, nemesis: str, to: int) -> None:
    """A correction: as many threats lie in the column as `to` says. Cards that nobody named get a plain name."""
    column = draft.nemesis(nemesis)
    for threat in reversed(column.threats[to:]):
        draft.emit(ThreatRemoved(nemesis=nemesis, name=threat.name))
    for number in range(column.threat + 1, to + 1):
        draft.emit(ThreatRevealed(nemesis=nemesis, name=f"Threat {number}", named=False))
    draft.say("corrections", f"{nemesis} was at threat level {column.threat}")
