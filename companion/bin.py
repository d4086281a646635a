"""How long what was put away can be taken back. Nothing is lost to a clock that is wrong in a way that shows."""

import math
from datetime import datetime, timedelta

DAYS = 30
"""So long a game or card lies in the bin."""


def has_lain_its_days(since: object, now: str) -> bool:
    """Whether what was put away at `since` can go for good.

    Never for a time that nobody can read, for times of which only one names its zone, or before `since`.
    """
    lain = _lain(since, now)
    return lain is not None and lain >= timedelta(days=DAYS)


def days_left(since: object, now: str) -> str:
    """How long it can still be taken back, as people say it: `gone in 12 days`."""
    lain = _lain(since, now)
    if lain is None:
        return "stays until the bin is emptied"
    # Where the clock stands before the time of putting away, all of the days are left.
    left = timedelta(days=DAYS) - max(lain, timedelta())
    if left <= timedelta():
        return "gone at the next start"
    if left <= timedelta(days=1):
        return "gone within a day"
    return f"gone in {math.ceil(left / timedelta(days=1))} days"


def _lain(since: object, now: str) -> timedelta | None:
    try:
        return datetime.fromisoformat(now) - datetime.fromisoformat(str(since))
    except (ValueError, TypeError, OverflowError):
        return None
