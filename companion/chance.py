"""Chance with a seed: the same seed gives the same result on every device and in every later version.

Nothing here is random by itself: what decides is a hash of the seed, since Python's own generator is not promised to
shuffle in the same way for ever. Whoever draws brings a seed, shows it, and keeps what came of it: a draw can be
repeated by typing its seed, and nothing is ever drawn again by undoing.
"""

from bisect import bisect_right
from collections.abc import Sequence
from hashlib import sha256
from itertools import accumulate
from typing import TypeVar

Thing = TypeVar("Thing")

# Without 0, 1, I, L and O: seeds are read out across a table and typed into another phone.
SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
LENGTH = 4
SEEDS = len(SIGNS) ** LENGTH
"""How many seeds there are that `seed_of` can give."""


def seed_of(number: int) -> str:
    """A short seed for a number, four letters and figures. The caller draws the number, from 0 up to `SEEDS`."""
    signs = ""
    for _ in range(LENGTH):
        number, place = divmod(number, len(SIGNS))
        signs = SIGNS[place] + signs
    return signs


def as_typed(text: str) -> str:
    """The seed in what somebody typed, in whatever case and with whatever between the signs; empty if there is none."""
    return "".join(sign for sign in text.upper() if sign.isalnum())


def shuffled(seed: str, things: Sequence[Thing]) -> tuple[Thing, ...]:
    """All the things, in the order that the seed gives."""
    places = sorted(range(len(things)), key=lambda place: sha256(f"{seed} {place}".encode()).digest())
    return tuple(things[place] for place in places)


def drawn(seed: str, things: Sequence[Thing], count: int) -> tuple[Thing, ...]:
    """Some of the things, without putting back. Raises ValueError where there are not that many."""
    if not 0 <= count <= len(things):
        raise ValueError(f"{count} cannot be drawn out of {len(things)}")
    return shuffled(seed, things)[:count]


def one_of(seed: str, things: Sequence[Thing]) -> Thing:
    """One of the things. Raises ValueError where there is none."""
    return drawn(seed, things, 1)[0]


def weighted(seed: str, things: Sequence[Thing], weights: Sequence[int], count: int) -> tuple[Thing, ...]:
    """So many of the things, each time out of all of them and as often as their weights say, for things that are
    tried out many times. Raises ValueError where no weight is above 0."""
    bounds = list(accumulate(weights))
    if not bounds or bounds[-1] <= 0:
        raise ValueError("nothing can be drawn where no weight is above 0")
    drawn_bytes = b"".join(sha256(f"{seed} {block}".encode()).digest() for block in range(count // 4 + 1))
    numbers = (int.from_bytes(drawn_bytes[8 * place : 8 * place + 8]) for place in range(count))
    # A remainder of 64 bits favours small places by less than one in 10**15.
    return tuple(things[bisect_right(bounds, number % bounds[-1])] for number in numbers)
