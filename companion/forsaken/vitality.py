"""Damage, healing, fungalyte and defeat (Vitality, Damage, and Defeat; Fungalyte)."""

from companion.forsaken.draft import Draft
from companion.forsaken.events import Damaged, FungalyteGained, FungalyteLost, Healed
from companion.ledger import Because


def damage(draft: Draft, who: str, n: int, why: str = "", rule: str = "forsaken-taking-damage") -> None:
    """The vitality tracker goes down by `n`; at 0 or below the player is defeated."""
    draft.player(who)
    if n > 0:
        draft.emit(Damaged(who=who, amount=n), Because(rule=rule, text=_told(f"{n} damage", why)))
        read_track(draft, who)
        check_defeat(draft, who)


def heal(draft: Draft, who: str, n: int | None, why: str = "", rule: str = "forsaken-healing") -> None:
    """The vitality tracker goes up by `n`, or all the way for None, no further than the highest free number."""
    wounds = draft.player(who).wounds
    healed = wounds if n is None else min(n, wounds)
    if healed > 0:
        draft.emit(Healed(who=who, amount=healed), Because(rule=rule, text=_told(f"{healed} healed", why)))
    elif n is None or n > 0:
        draft.say(rule, f"{who} is at the maximum: nothing to heal")


def gain_fungalyte(draft: Draft, who: str, n: int, why: str = "", rule: str = "forsaken-fungalyte") -> None:
    """Tokens into the highest free slots; only green slots take one, and none is gained once they are full."""
    for _ in range(n):
        player = draft.player(who)
        if player.green is not None and player.fungalyte >= player.green:
            text = f"no green slot of {player.green} is free for {who}: no fungalyte is gained"
            draft.say("forsaken-q-no-green-slot", text)
            return
        draft.emit(FungalyteGained(who=who), Because(rule=rule, text=_told("1 fungalyte", why)))
        read_track(draft, who)
    check_defeat(draft, who)


def lose_fungalyte(draft: Draft, who: str, n: int, because: Because) -> None:
    """Tokens are taken off the track, the lowest slot first; the tracker stays where it is."""
    for number in range(n):
        draft.emit(FungalyteLost(who=who), because if number == 0 else None)


def check_defeat(draft: Draft, who: str) -> None:
    """At vitality 0 or below a defeat card is drawn, once (p. 9)."""
    vitality = draft.player(who).vitality
    if vitality is not None and vitality <= 0 and not draft.table.waits("defeat", who):
        text = f"{who} is defeated: vitality {vitality}"
        draft.ask("defeat", who, because=Because(rule="forsaken-defeat", text=text))


def read_track(draft: Draft, who: str) -> None:
    """Asks for a vitality track that matters now and that nobody has read."""
    player = draft.player(who)
    if player.most is None or (player.green is None and player.fungalyte):
        asked = (due for due in draft.table.waits("character", who) if due.of == "vitality")
        if next(asked, None) is None:
            draft.ask("character", who, of="vitality")


def _told(what: str, why: str) -> str:
    return f"{what}: {why}" if why else what
