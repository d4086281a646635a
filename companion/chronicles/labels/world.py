"""What the ledger says of events, dark agents and the festival."""

from collections.abc import Callable, Sequence
from typing import Any

from companion.chronicles import commands as c
from companion.chronicles.event_tokens import agents_in_words
from companion.chronicles.table import Table
from companion.chronicles.timeline import known_event
from companion.chronicles.vendors import VENDORS


def _listed(words: Sequence[str]) -> str:
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def _event(table: Table, board: int) -> str:
    event = next((it.event for it in table.timeline if it.number == board), None)
    return (event.name if event else None) or "an event"


def _revealed(table: Table, it: c.RevealEvent) -> str:
    at = f" at {_listed(it.places)}" if it.places else ""
    return f"{known.name if (known := known_event(table, it.name)) else it.name} lies open{at}"


def _placed(table: Table, it: c.PlaceEvent) -> str:
    return f"{_event(table, it.board)} is at {_listed(it.places) if it.places else 'no region'}"


def _reward(table: Table, it: c.TakeReward) -> str:
    due = next((due for due in table.rewards if (due.who, due.event) == (it.who, it.event)), None)
    return f"{it.who} takes the reward of {(due.name if due else None) or 'an event'}"


def _triggered(table: Table, it: c.ReachTrigger) -> str:
    missed = next((board.event.name for board in reversed(table.timeline) if board.event), None)
    return "An end-game trigger is reached" + (f"; {missed} is missed" if missed else "")


def _discarded(table: Table, it: c.DiscardEvent) -> str:
    return f"{_event(table, it.board)} is discarded" + (f": {it.why}" if it.why else "")


def _agents(table: Table, it: c.PlaceAgents) -> str:
    return f"{agents_in_words(it.count)} {'comes' if it.count == 1 else 'come'} to {it.region}"


def _filled(table: Table, it: c.FillSpace) -> str:
    if it.token is None:
        return f"The token in {it.space} is not known"
    return f"{VENDORS[it.token].title} lies in {it.space}"


def _attended(table: Table, it: c.AttendFestival) -> str:
    tokens = [table.festival.get(space) for space in it.spaces]
    taken = _listed([VENDORS[token].title if token else "a token" for token in tokens])
    return f"{it.who} visits the festival for {taken}" + (", and invests a conviction" if it.invest else "")


def _used(table: Table, it: c.UseToken) -> str:
    copied = f" as {VENDORS[it.copied].title}" if it.copied else ""
    return f"{it.who} uses {VENDORS[it.token].title}{copied}"


SENTENCES: dict[type, Callable[[Table, Any], str]] = {
    c.RevealEvent: _revealed,
    c.PlaceEvent: _placed,
    c.ResolveEvent: lambda t, it: f"{it.who} resolves {_event(t, it.board)}",
    c.TakeReward: _reward,
    c.ReachTrigger: _triggered,
    c.DiscardEvent: _discarded,
    c.AdvanceBoard: lambda t, it: f"Event board {it.board} goes to the front",
    c.PlaceAgents: _agents,
    c.VanquishAgent: lambda t, it: f"{it.who} vanquishes a dark agent on {it.region}",
    c.FillSpace: _filled,
    c.AttendFestival: _attended,
    c.Invest: lambda t, it: f"{it.who} invests a conviction at the festival",
    c.Reshuffle: lambda t, it: f"{it.who} has tokens drawn anew in {_listed(it.spaces)}",
    c.UseToken: _used,
    c.TakeToken: lambda t, it: f"Correction: {it.who} has {VENDORS[it.token].title}",
}
