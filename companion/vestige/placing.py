"""Where the five triggers stand, as people type it off their mat: what is missing, what cannot be, what is unusual."""

from collections.abc import Sequence

from companion.frozen import Frozen
from companion.vestige.setup import TRIGGERS, TriggerKind

FARTHEST = 999
USUAL_KINDS: tuple[TriggerKind, ...] = ("magenta", "white", "magenta", "white", "magenta")


class Misplaced(Frozen):
    """A trigger that cannot stand where it was put: its number, counted from 1, and a sentence about it."""

    trigger: int
    text: str


def misplaced(places: Sequence[int | None], typing: int | None = None) -> Misplaced | None:
    """The first trigger that cannot stand so, with what would fit; None when all five are right.

    The order is the one in which a disc reaches them. A trigger that has no number yet is None. While somebody is
    `typing` one of them (its index), that one and missing numbers are passed over: they are not wrong yet.
    """
    last, before = 0, 0
    for number, at in enumerate(places, start=1):
        if typing is not None and (at is None or number == typing + 1):
            continue
        if at is None:
            return Misplaced(trigger=number, text=f"Trigger {number} has no number yet: type the one beside it.")
        if not 1 <= at <= FARTHEST:
            return Misplaced(trigger=number, text=f"Trigger {number} stands at {at}: type 1 to {FARTHEST}.")
        if at == before:
            return Misplaced(
                trigger=number, text=f"Triggers {last} and {number} both stand at {at}: give each its own space."
            )
        if at < before:
            return Misplaced(
                trigger=number,
                text=f"Trigger {number} stands at {at}, before trigger {last} at {before}: "
                "type them in the order in which a disc reaches them.",
            )
        last, before = number, at
    return None


def unusual(kinds: Sequence[TriggerKind]) -> str | None:
    """A notice when the kinds are not three magenta and two white (p. 7). A mat may be different: no refusal."""
    magenta = sum(kind == "magenta" for kind in kinds)
    if magenta == 3 and len(kinds) == TRIGGERS:
        return None
    return f"On the mat three are magenta and two white; here it is {magenta} and {len(kinds) - magenta}."
