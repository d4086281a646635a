"""Threat cards in a nemesis's column (p. 26, 27)."""

from companion.ledger import Because
from companion.vestige.box.nemesis import ThreatCard
from companion.vestige.commands import StepChoice
from companion.vestige.draft import Draft, Nonsense
from companion.vestige.effects import Setting, resolve
from companion.vestige.events import ThreatRemoved, ThreatRevealed
from companion.vestige.table import Card, Competitor, Table, Threat
from companion.vestige.triggers import trigger_at


def setting_of(
    nemesis: str, rule: str, why: str, by: str | None = None, choice: StepChoice | None = None, page: int = 27
) -> Setting:
    """In which an effect on a card of a nemesis happens."""
    return Setting(
        owner=nemesis, rule=rule, why=why, page=page, by=by, choice=choice or StepChoice(), add_threat=reveal_threat
    )


def card_of_threat(column: Competitor, threat: Threat) -> ThreatCard | None:
    """What is printed on a threat: as it was entered when it came out, else as the nemesis's own card has it."""
    return threat.printed or (column.pack.threat(threat.name) if column.pack else None)


def reveal_threat(
    draft: Draft, nemesis: str, name: str, trigger: int | None = None, printed: ThreatCard | None = None
) -> None:
    """A threat joins the column: threat level + 1, and what it does at once (p. 27)."""
    pack = draft.nemesis(nemesis).pack
    if trigger is not None:
        trigger_at(draft.table, trigger)
    card = (pack.threat(name) if pack else None) or printed
    level = draft.table.competitor(nemesis).threat + 1
    draft.emit(
        ThreatRevealed(nemesis=nemesis, name=card.name if card else name, trigger=trigger, printed=printed),
        Because(rule="threat-revealed", page=27, text=f"{nemesis} is at threat level {level}"),
    )
    how = draft.table.how("threat_effects")
    if card is None or not card.immediately or (how == "on" and not draft.may_answer()):
        return
    setting = setting_of(nemesis, "threat-immediately", f"{name}, at once")
    for effect in card.immediately:
        if how == "on":
            resolve(draft, effect, setting)
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
    threat = next(card_of_threat(column, it) for it in column.threats if it.name == name)
    for effect in threat.on_removal if threat else ():
        # Only of cards that change hands does the person choose which one.
        choice = StepChoice(amount=card) if effect.give_card else None
        resolve(draft, effect, setting_of(nemesis, "remove-a-threat", f"{name} is removed", by, choice, page=26))


def takeable(table: Table, nemesis: str, name: str) -> tuple[Card, ...]:
    """The cards of a nemesis of which a player takes one when this threat is removed (p. 26): the player chooses."""
    column = table.competitor(nemesis)
    threat = next((card_of_threat(column, it) for it in column.threats if it.name == name), None)
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
