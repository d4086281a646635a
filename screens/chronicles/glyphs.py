"""The drawings in the signs of Chronicles: own pictures, as lines on a field of 24 by 24 (see `screens/drawn.py`)."""

from collections.abc import Mapping

from companion.chronicles.kinds import CardKind, Track
from companion.chronicles.vendors import VendorId

_POUCH = (
    "M 9 8 Q 4 12 4 16 Q 4 21 12 21 Q 20 21 20 16 Q 20 12 15 8 Z | M 8 3 L 16 3 L 14.5 6.5 L 9.5 6.5 Z | ! O 12 15 2.6"
)
_PAW = (
    "M 12 11.5 Q 18 14 17.5 18 Q 17 21 12 19.6 Q 7 21 6.5 18 Q 6 14 12 11.5 Z"
    " | O 4.6 11.4 2.2 | O 9 6.4 2.4 | O 15 6.4 2.4 | O 19.4 11.4 2.2"
)
_UP = "M {0} 3 L {1} 9.5 L {2} 9.5 L {2} 13 L {3} 13 L {3} 9.5 L {4} 9.5 Z"


def _arrow(x: float) -> str:
    return _UP.format(x, x + 4.5, x + 1.6, x - 1.6, x - 4.5)


KINDS: Mapping[CardKind, str] = {
    # A cup with two handles.
    "relic": "M 7 4 L 17 4 L 16.4 9 Q 15.5 13 13.2 14 L 13.2 17.5 L 17 20.5 L 7 20.5 L 10.8 17.5 L 10.8 14"
    " Q 8.5 13 7.6 9 Z | ~ M 7 5.5 Q 2.6 5.5 3.4 8.5 Q 4.4 11 8 11 | ~ M 17 5.5 Q 21.4 5.5 20.6 8.5 Q 19.6 11 16 11",
    "loot": _POUCH,
    # A spark.
    "trait": "M 12 2 Q 12.8 10.2 21 12 Q 12.8 13.8 12 22 Q 11.2 13.8 3 12 Q 11.2 10.2 12 2 Z",
    # Two people.
    "companion": "O 9 8 3.6 | M 2.5 20.5 Q 2.5 12.8 9 12.8 Q 15.5 12.8 15.5 20.5 Z | O 17 8.6 2.9"
    " | M 16 12.7 Q 21.8 12.4 21.8 19.6 L 17.4 19.6 Q 17.4 15 16 12.7 Z",
    # A head with horns and teeth.
    "monster": "M 3 2.5 Q 5 7 8 6.6 L 16 6.6 Q 19 7 21 2.5 Q 22.6 9 19 12 Q 19 18.5 12 21.5"
    " Q 5 18.5 5 12 Q 1.4 9 3 2.5 Z"
    " | ! M 7.4 10.4 L 11 12.4 L 8 13.6 Z | ! M 16.6 10.4 L 13 12.4 L 16 13.6 Z"
    " | ! M 8.4 16 L 15.6 16 L 14 18.4 L 12.7 16.4 L 12 18.8 L 11.3 16.4 L 10 18.4 Z",
    "exotic_pet": _PAW,
}

TRACKS: Mapping[Track, str] = {
    # A sun.
    "inspiration": "O 12 12 4.6 | ~ M 12 1.8 L 12 4.6 | ~ M 12 19.4 L 12 22.2 | ~ M 1.8 12 L 4.6 12"
    " | ~ M 19.4 12 L 22.2 12 | ~ M 4.8 4.8 L 6.8 6.8 | ~ M 17.2 17.2 L 19.2 19.2 | ~ M 4.8 19.2 L 6.8 17.2"
    " | ~ M 17.2 6.8 L 19.2 4.8",
    # A moon.
    "wisdom": "M 15.5 3 Q 6 3.5 5 12 Q 6 20.5 15.5 21 Q 18 20.8 19.5 19.6 Q 11.5 18 11.5 12 Q 11.5 6 19.5 4.4"
    " Q 18 3.2 15.5 3 Z",
    # An open book.
    "knowledge": "M 11.4 6.4 Q 8 4 2.5 4.6 L 2.5 18 Q 8 17.4 11.4 20 Z | M 12.6 6.4 Q 16 4 21.5 4.6 L 21.5 18"
    " Q 16 17.4 12.6 20 Z",
    # An eye.
    "vision": "M 1.8 12 Q 12 0.8 22.2 12 Q 12 23.2 1.8 12 Z | ! O 12 12 4.4 | O 12 12 2.3",
    # A hammer.
    "strength": "M 4 3.5 L 20 3.5 L 20 10.5 L 4 10.5 Z | M 10.3 10.5 L 13.7 10.5 L 13.7 22 L 10.3 22 Z",
    # A shield.
    "courage": "M 12 2 Q 16 4.6 20.4 4.6 Q 21 17 12 22 Q 3 17 3.6 4.6 Q 8 4.6 12 2 Z"
    " | ! M 11 7 L 13 7 L 13 17 L 11 17 Z | ! M 7.6 10 L 16.4 10 L 16.4 12 L 7.6 12 Z",
}

TOKENS: Mapping[VendorId, str] = {
    "wild": "~ M 12 3 L 12 21 | ~ M 4.2 7.5 L 19.8 16.5 | ~ M 4.2 16.5 L 19.8 7.5",
    "white_die": "M 4 4 L 20 4 L 20 20 L 4 20 Z | ! O 8.4 8.4 1.8 | ! O 15.6 15.6 1.8 | ! O 12 12 1.8"
    " | ! O 15.6 8.4 1.8 | ! O 8.4 15.6 1.8",
    # Up into a full sphere, into a half one, and twice up.
    "conviction": f"{_arrow(6.5)} | M 4.9 15 L 8.1 15 L 8.1 20 L 4.9 20 Z | O 16.6 12 5",
    "augment_power": f"{_arrow(6.5)} | {_arrow(17.5)} | M 4.9 14.5 L 8.1 14.5 L 8.1 20.5 L 4.9 20.5 Z"
    " | M 15.9 14.5 L 19.1 14.5 L 19.1 20.5 L 15.9 20.5 Z",
    "influence": f"{_arrow(6.5)} | M 4.9 15 L 8.1 15 L 8.1 20 L 4.9 20 Z | O 16.6 12 5"
    " | ! M 16.6 8.4 Q 20.2 8.4 20.2 12 Q 20.2 15.6 16.6 15.6 Z",
    "crystals": "M 8 2.5 L 13 9 L 8 20 L 3 9 Z | M 17 7 L 21 12 L 17 21.5 L 13.4 13 Z",
    # A ring, and somebody in it.
    "teleport": "~ O 12 12 9 | O 12 8.6 2.4 | M 7.6 17.6 Q 7.6 11.8 12 11.8 Q 16.4 11.8 16.4 17.6 Z",
    "loot": _POUCH,
    "pet": _PAW,
    # An arrow that turns back.
    "recall": "~ M 6 18.6 L 13 18.6 Q 19.6 18.6 19.6 13 Q 19.6 7.4 13 7.4 L 7 7.4 | M 9.6 2.4 L 9.6 12.4 L 2.4 7.4 Z",
    "honor": "M 12 2 L 14.9 8.6 L 22 9.3 L 16.6 14 L 18.2 21 L 12 17.3 L 5.8 21 L 7.4 14 L 2 9.3 L 9.1 8.6 Z",
    # A horseshoe.
    "mount": "~ M 5.6 21 Q 1.6 3.6 12 3.6 Q 22.4 3.6 18.4 21 | M 3.6 19.4 L 8.8 19.4 L 8.8 22 L 3.6 22 Z"
    " | M 15.2 19.4 L 20.4 19.4 L 20.4 22 L 15.2 22 Z",
}
"""What the twelve vendor tokens show."""
