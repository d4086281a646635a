"""Times in ISO 8601 that come from clocks nobody can vouch for."""

from datetime import UTC, datetime, timedelta

SLACK = timedelta(minutes=5)
"""By so much a clock may go back without anybody being told: clocks are set by the network now and then."""


def moment(time: str) -> datetime:
    """A time as one that can be compared; one that cannot be read was long ago, one without a zone is in UTC."""
    try:
        found = datetime.fromisoformat(time)
    except ValueError:
        return datetime.min.replace(tzinfo=UTC)
    return found if found.tzinfo else found.replace(tzinfo=UTC)


def clock_fault(now: str, before: str) -> str | None:
    """What people are told when the clock says `now` although something has happened at `before`; None if it may."""
    if moment(before) - moment(now) < SLACK:
        return None
    return (
        f"The clock of this device says {_said(now)}, and the last save is of {_said(before)}: set the clock right. "
        "Nothing is lost; until then new entries get the time of the one before"
    )


def _said(time: str) -> str:
    return f"{moment(time):%d %b %Y, %H:%M}"
