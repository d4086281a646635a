"""Which values the app worked out and nobody has looked at since: marked until somebody says that they are true."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from companion.ledger import Entry, Ledger
from companion.vestige import events as happened
from companion.vestige.events import Event, RoundBegun, SeatRenamed, ValuesConfirmed

# What an event changes, by a name for the value: `leverage:Ana`, `region:Oasis`.
_CHANGES: dict[type, Callable[[Any], tuple[str, ...]]] = {
    happened.LeverageGained: lambda it: (f"leverage:{it.who}",),
    happened.LeverageLost: lambda it: (f"leverage:{it.who}",),
    happened.ThreatRevealed: lambda it: (f"threat:{it.nemesis}",),
    happened.ThreatRemoved: lambda it: (f"threat:{it.nemesis}",),
    happened.ControlTaken: lambda it: (f"region:{it.region}",),
    happened.ControlLost: lambda it: (f"region:{it.region}",),
    happened.SpeedSet: lambda it: (f"speed:{it.who}",),
    happened.CardGained: lambda it: (f"cards:{it.who}",),
    happened.CardLost: lambda it: (f"cards:{it.who}",),
    happened.JobCompleted: lambda it: (f"cards:{it.who}",),
    happened.CardTransferred: lambda it: (f"cards:{it.who}", f"cards:{it.to}"),
    happened.BlocksMoved: lambda it: (f"blocks:{it.who}",),
}
# What people said themselves with a move, in the same names.
_SAID: dict[str, tuple[str, ...]] = {
    "gain_leverage": ("leverage:{who}",),
    "lose_leverage": ("leverage:{who}",),
    "reveal_threat": ("threat:{nemesis}",),
    "remove_threat": ("threat:{nemesis}",),
    "take_control": ("region:{region}",),
    "lose_control": ("region:{region}",),
    "upgrade_speed": ("speed:{who}",),
    "gain_card": ("cards:{who}",),
    "lose_card": ("cards:{who}",),
    "pick_up_job": ("cards:{who}",),
    "complete_job": ("cards:{who}",),
    "transfer_card": ("cards:{who}", "cards:{to}"),
    "move_blocks": ("blocks:{who}",),
    "upgrade_block": ("blocks:{who}",),
    "downgrade_block": ("blocks:{who}",),
    "gain_attribute": ("blocks:{who}",),
    "use_attribute": ("blocks:{who}",),
    "convert_attributes": ("blocks:{who}",),
    "charge": ("blocks:{who}",),
    "use_charge": ("blocks:{who}",),
}
# Moves with which somebody says what the table shows: the value has been looked at.
_READ: dict[str, tuple[str, ...]] = {
    "set_leverage": ("leverage:{who}",),
    "set_threat": ("threat:{nemesis}",),
    "set_control": ("region:{region}",),
    "set_speed": ("speed:{who}",),
    "set_cards": ("cards:{who}",),
    "set_blocks": ("blocks:{who}",),
}
_RECONCILED = {
    "leverage": "leverage",
    "threat": "threat",
    "speed": "speed",
    "controllers": "region",
    "cards": "cards",
    "blocks": "blocks",
}
NONE: frozenset[str] = frozenset()


class Assumed:
    """What is assumed in a game, remembered from one look to the next: a tap adds one entry, and only that is read."""

    def __init__(self) -> None:
        self._history: Sequence[Entry[Event]] = ()
        self._found = NONE

    def of(self, ledger: Ledger[Event]) -> frozenset[str]:
        """The assumed values by name, as `assumed` gives them."""
        history, before = ledger.standing, self._history
        if history is before:
            return self._found
        longer = len(history) == len(before) + 1 and history[-1].edit is None
        if longer and (not before or history[-2] is before[-1]):
            self._found = _after(self._found, history[-1])
        elif tuple(history) != tuple(before):
            self._found = assumed(history)
        self._history = history
        return self._found


def assumed(history: Iterable[Entry[Event]]) -> frozenset[str]:
    """The values that followed from what happened and were not confirmed since, by name.

    Names are `leverage:Ana`, `threat:Bone`, `speed:Ana`, `cards:Ana`, `blocks:Ana` and `region:Oasis`. What people
    said themselves is not among them, nor what they corrected or confirmed later.
    """
    entries = tuple(history)
    # From the last confirmation on: a game in which people confirm every round is never read as a whole.
    start = next((place for place in range(len(entries) - 1, -1, -1) if _confirms(entries[place])), 0)
    found = NONE
    for entry in entries[start:]:
        found = _after(found, entry)
    return found


def to_confirm(ledger: Ledger[Event]) -> bool:
    """Whether a round has just ended: the moment to compare the app with the table, once for everything."""
    last = ledger.standing[-1:]
    return any(isinstance(event, RoundBegun) for entry in last for event in entry.events)


def _after(found: frozenset[str], entry: Entry[Event]) -> frozenset[str]:
    """What is assumed after one more entry."""
    if not entry.events:
        return found
    if _confirms(entry):
        return NONE
    for event in entry.events:
        if isinstance(event, SeatRenamed):
            found = frozenset(_renamed(name, event) for name in found)
    changed = {name for event in entry.events if (change := _CHANGES.get(type(event))) for name in change(event)}
    return (found | (changed - set(_named(_SAID, entry.command)))) - set(_read(entry.command))


def _confirms(entry: Entry[Event]) -> bool:
    return any(isinstance(event, ValuesConfirmed) for event in entry.events)


def _read(command: dict[str, Any]) -> Iterable[str]:
    if command.get("move") == "reconcile":
        return (f"{value}:{name}" for field, value in _RECONCILED.items() for name in command.get(field, {}))
    return _named(_READ, command)


def _named(moves: dict[str, tuple[str, ...]], command: dict[str, Any]) -> tuple[str, ...]:
    return tuple(form.format_map(command) for form in moves.get(command.get("move", ""), ()))


def _renamed(name: str, event: SeatRenamed) -> str:
    kind, _, whose = name.partition(":")
    return f"{kind}:{event.to}" if kind != "region" and whose == event.who else name
