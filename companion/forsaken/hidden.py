"""What one player alone may know: which gear is in a hand (Gear and Weapons). It is open once it was played."""

from companion.forsaken.events import Event, GearDescribed, GearGained


def secret(event: Event) -> bool:
    """Whether an event may name gear that nobody but its player has seen."""
    return isinstance(event, GearGained | GearDescribed)
