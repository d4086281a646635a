"""How a space for renown on a legendary card is named where its honor is asked for: `legendary:Ana:courage:1`."""

from typing import NamedTuple

from companion.chronicles.kinds import POWER_SPACES, TRACKS, Track


class Space(NamedTuple):
    """A space of somebody's legendary card, counted from 1, left to right."""

    who: str
    track: Track
    number: int


def printed_at(who: str, track: Track, space: int) -> str:
    """How the honor of a space is named."""
    return f"legendary:{who}:{track}:{space}"


def space_of(of: str) -> Space | None:
    """The space that a name means; None for anything else. A player's own name may have colons in it."""
    parts = of.removeprefix("legendary:").rsplit(":", 2)
    track = next((track for track in TRACKS if track == parts[-2]), None) if len(parts) == 3 else None
    spaces = [str(number) for number in range(1, POWER_SPACES + 1)]
    if track is None or parts[-1] not in spaces or not of.startswith("legendary:"):
        return None
    return Space(parts[0], track, int(parts[-1]))
