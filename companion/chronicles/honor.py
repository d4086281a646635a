"""Honor that is gained and lost, in play and by the rules of this expansion."""

from collections.abc import Callable
from typing import Any

from companion.chronicles import commands as c
from companion.chronicles.draft import Draft
from companion.chronicles.events import HonorGained, HonorLost
from companion.ledger import Because


def gain_honor(draft: Draft, who: str, amount: int, because: Because | None = None) -> None:
    """A player gains honor."""
    draft.player(who)
    if amount:
        draft.emit(HonorGained(who=who, amount=amount), because)
    elif because is not None:
        draft.because.append(because)


def lose_honor(draft: Draft, who: str, amount: int, because: Because | None = None) -> None:
    """A player loses honor; no text names a bottom, so it may come to less than nothing, which is said."""
    draft.player(who)
    if amount:
        draft.emit(HonorLost(who=who, amount=amount), because)
    elif because is not None:
        draft.because.append(because)
    if (left := draft.player(who).honor) < 0:
        draft.say("chronicles-honor", f"{who} is at {left}: the text names no lowest honor")


def _told(why: str | None) -> Because | None:
    return Because(rule="chronicles-honor", text=why) if why else None


HANDLERS: dict[type, Callable[[Draft, Any], object]] = {
    c.GainHonor: lambda draft, it: gain_honor(draft, it.who, it.amount, _told(it.why)),
    c.LoseHonor: lambda draft, it: lose_honor(draft, it.who, it.amount, _told(it.why)),
}
