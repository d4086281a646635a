"""What came of a command, for the end of its sentence: honor, renown, a legendary card."""

from companion.chronicles import events as happened
from companion.chronicles.events import Event

# Moves whose sentences tell it themselves.
_SAYS_HONOR = ("gain_honor", "lose_honor")
_SAYS_RENOWN = ("gain_renown", "place_on_column", "place_in_status", "use_legendary", "attend_festival")


def came_of(move: str, own: str | None, events: tuple[Event, ...]) -> str:
    """`1 renown`, `legendary card, 7 honor`, `Ben 3 honor`: whoever is not the `own` player of the move is named."""
    found: dict[str, list[str]] = {}
    for event in events:
        if isinstance(event, happened.LegendaryGained):
            found.setdefault(event.who, []).append("legendary card")
    for who, amount in _honor(events).items() if move not in _SAYS_HONOR else ():
        found.setdefault(who, []).append(f"{amount} honor")
    for who, amount in _renown(events).items() if move not in _SAYS_RENOWN else ():
        found.setdefault(who, []).append(f"{amount} renown")
    return "; ".join(", ".join(parts) if who == own else f"{who} {', '.join(parts)}" for who, parts in found.items())


def _honor(events: tuple[Event, ...]) -> dict[str, int]:
    """By name, honor gained less honor lost, where that is not nothing."""
    sums: dict[str, int] = {}
    for event in events:
        if isinstance(event, happened.HonorGained | happened.HonorLost):
            sign = 1 if isinstance(event, happened.HonorGained) else -1
            sums[event.who] = sums.get(event.who, 0) + sign * event.amount
    return {who: amount for who, amount in sums.items() if amount}


def _renown(events: tuple[Event, ...]) -> dict[str, int]:
    """By name, renown gained."""
    sums: dict[str, int] = {}
    for event in events:
        if isinstance(event, happened.RenownGained):
            sums[event.who] = sums.get(event.who, 0) + event.amount
    return sums
