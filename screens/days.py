"""Days as people write them."""

from datetime import datetime


def day(moment: str) -> str:
    """The day of a moment in ISO 8601, in the time of this machine: `30 Nov 2026`. Other text stays as it is."""
    try:
        at = datetime.fromisoformat(moment)
    except ValueError:
        return moment
    local = at.astimezone() if at.tzinfo else at
    return f"{local.day} {local:%b %Y}"
