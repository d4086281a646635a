"""What players gain and pay, each by its own rules: limits, the loop, infamy, fungalyte, damage, the threshold."""

from collections.abc import Mapping
from typing import Any

from companion.forsaken import ending, loop
from companion.forsaken.draft import Draft, Nonsense
from companion.forsaken.events import HoldingGained, HoldingLost, InfamySet, PromptSettled
from companion.forsaken.kinds import (
    HOLDINGS,
    INFAMY_LIMIT,
    REP,
    REP_LIMIT,
    RESOURCE_LIMIT,
    Holding,
    counted,
    named,
)
from companion.forsaken.player import Player
from companion.forsaken.vitality import damage, gain_fungalyte, heal, lose_fungalyte
from companion.ledger import Because

_RULES: Mapping[str, str] = {
    "vp": "forsaken-victory-points",
    "scrap": "forsaken-resources",
    "particle": "forsaken-resources",
    "boosts": "forsaken-boosts",
    "visions": "forsaken-visions",
    "transponders": "forsaken-transponders",
    "legend": "forsaken-legend",
    "infamy": "forsaken-infamy",
    "fungalyte": "forsaken-fungalyte",
    "heal": "forsaken-healing",
    "damage": "forsaken-taking-damage",
}
_REPS = tuple(REP.values())


def gain(draft: Draft, who: str, gains: Mapping[Any, int], why: str = "", rule: str = "") -> None:
    """A player gains all of this, with what comes of it. Without a `rule`, that of each thing is the reason."""
    draft.player(who)
    steps = give(draft, who, gains, why, rule)
    if steps:
        told = _told("legend", steps, why)
        loop.advance(draft, who, steps, give, Because(rule=rule or loop.RULE, text=told))
    check_tray(draft, who)
    _check_threshold(draft, who)


def finish_walk(draft: Draft, who: str, steps: int) -> None:
    """What is left once spaces that were owed are paid: legend they gave, and the limits."""
    if steps:
        told = Because(rule=loop.RULE, text=f"{counted('legend', steps)} from the loop")
        loop.advance(draft, who, steps, give, told)
    check_tray(draft, who)
    _check_threshold(draft, who)


def pay(draft: Draft, who: str, losses: Mapping[Any, int], why: str = "", rule: str = "") -> None:
    """A player pays or loses all of this. Of what is not there, what is there goes, with a notice."""
    player = draft.player(who)
    for what in losses:
        if what not in (*HOLDINGS, "infamy", "fungalyte"):
            raise Nonsense(
                "losses", f"{what} cannot be lost", f"one of {', '.join((*HOLDINGS, 'infamy', 'fungalyte'))}"
            )
    for what, count in losses.items():
        held = _has(player, what)
        paid = min(count, held)
        reason = Because(rule=rule or _rule(what), text=_told(what, -paid, why))
        if paid < count:
            text = f"{who} has {counted(what, held) if held else f'no {named(what, 2)}'}, not {count}."
            draft.notice("short", reason.rule, text)
        if not paid:
            continue
        if what == "infamy":
            draft.emit(InfamySet(who=who, to=held - paid), reason)
        elif what == "fungalyte":
            lose_fungalyte(draft, who, paid, reason)
        else:
            draft.emit(HoldingLost(who=who, what=_holding(what), amount=paid), reason)
    check_tray(draft, who)


def check_tray(draft: Draft, who: str) -> None:
    """More than eight resources: asks what goes back, for as many as there are too many."""
    excess = draft.player(who).resources - RESOURCE_LIMIT
    ask_excess(draft, "over_resources", who, excess, f"{RESOURCE_LIMIT + excess} resources, and room for eight")


def ask_excess(draft: Draft, kind: str, who: str, excess: int, text: str) -> None:
    """Asks for what is too many; an open question is answered once nothing is, or asked anew for another number."""
    waiting = draft.table.waits(kind, who)
    if excess > 0 and len(waiting) == 1 and waiting[0].number == excess:
        return
    for due in waiting:
        draft.emit(PromptSettled(prompt=f"{kind}:{due.id}"))
    if excess <= 0:
        return
    if draft.table.how("limits") == "off":
        draft.say("automation", f"left to people: {text}")
        return
    draft.ask(kind, who, number=excess, because=Because(rule="forsaken-limits", text=text))


def _check_threshold(draft: Draft, who: str) -> None:
    table, vp = draft.table, draft.player(who).vp
    gained = any(isinstance(event, HoldingGained) and event.who == who and event.what == "vp" for event in draft.events)
    if gained and vp >= table.threshold and table.ending is None and table.phase == "players":
        ending.reach(draft, "threshold", who)


def give(draft: Draft, who: str, gains: Mapping[Any, int], why: str, rule: str) -> int:
    """Gives everything but legend; tells how many steps of legend there are to go."""
    steps = 0
    for what, count in gains.items():
        if count <= 0:
            continue
        because = rule or _rule(what)
        if what == "legend":
            steps += count
        elif what == "infamy":
            steps += _infamy(draft, who, count, why, because)
        elif what == "fungalyte":
            gain_fungalyte(draft, who, count, why, because)
        elif what == "heal":
            heal(draft, who, count, why, because)
        elif what == "damage":
            damage(draft, who, count, why, because)
        else:
            _hold(draft, who, _holding(what), count, why, because)
    return steps


def _hold(draft: Draft, who: str, what: Holding, count: int, why: str, rule: str) -> None:
    """As many as the bag has, and no more than five rep of a faction."""
    table, player, amount = draft.table, draft.player(who), count
    if what == "scrap" or what == "particle":
        amount = max(0, min(count, table.bag[what]))
        if amount < count:
            text = f"The bag holds {counted(what, table.bag[what])}, {counted(what, count)} should have come out of it."
            draft.notice("bag", "forsaken-resources", text)
    elif what in _REPS:
        amount = max(0, min(count, REP_LIMIT - player.holds(what)))
        if amount < count:
            kept = f"{who} keeps {REP_LIMIT} and does not gain {counted(what, count - amount)}"
            draft.say("forsaken-q-rep-over-five", kept)
    if amount:
        draft.emit(HoldingGained(who=who, what=what, amount=amount), Because(rule=rule, text=_told(what, amount, why)))


def _infamy(draft: Draft, who: str, count: int, why: str, rule: str) -> int:
    """Infamy up to four; a gain that would go above gives 1 legend, whatever by how many."""
    held = draft.player(who).infamy
    to = min(INFAMY_LIMIT, held + count)
    if to > held:
        draft.emit(InfamySet(who=who, to=to), Because(rule=rule, text=_told("infamy", to - held, why)))
    if held + count <= INFAMY_LIMIT:
        return 0
    draft.say("forsaken-q-fifth-infamy", f"{who} would have {held + count} infamy: 1 legend instead of what is above 4")
    return 1


def _has(player: Player, what: str) -> int:
    if what == "infamy":
        return player.infamy
    return player.fungalyte if what == "fungalyte" else player.holds(_holding(what))


def _holding(what: str) -> Holding:
    return next(holding for holding in HOLDINGS if holding == what)


def _rule(what: str) -> str:
    return _RULES.get(what, "forsaken-reputation")


def _told(what: str, count: int, why: str) -> str:
    told = counted(what, abs(count)) + (" less" if count < 0 else "")
    return f"{told}: {why}" if why else told
