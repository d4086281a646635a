"""What is said of backups: when they were made, how large they are, how many games are meant."""

from datetime import datetime, timedelta

from companion.backup import KEPT, Line
from companion.plain_text import plain_line
from screens.days import day


def made_at(moment: str, now: str) -> str:
    """A moment as people say it: `today, 21:04`. What is no time, as in a file from elsewhere, stays as it is."""
    at, today = _local(moment), _local(now)
    if at is None:
        return plain_line(moment)[:40]
    return f"{_day(at, today) or day(moment)}, {at:%H:%M}"


def _day(at: datetime, today: datetime | None) -> str:
    days = {today.date(): "today", today.date() - timedelta(days=1): "yesterday"} if today else {}
    return days.get(at.date(), "")


def day_in_names(now: str) -> str:
    """The day for the name of a file: `2026-11-30`."""
    today = _local(now)
    return f"{today:%Y-%m-%d}" if today else "backup"


def _local(moment: str) -> datetime | None:
    try:
        at = datetime.fromisoformat(moment)
        return at.astimezone() if at.tzinfo else at
    except (ValueError, OverflowError):
        return None


def size(bytes: int) -> str:
    """A size in words: `1.2 MB`."""
    if bytes < 1_000_000:
        return f"{-(-bytes // 1000)} kB"
    return f"{bytes / 1_000_000:.1f} MB" if bytes < 10_000_000 else f"{bytes // 1_000_000} MB"


def kept_by_itself(place: str = "") -> str:
    """When backups are made without anybody asking, and where they are."""
    where = f" in {place}/backups" if place else ""
    return f"One is made after each finished game and once a day; the {KEPT} newest are kept{where}."


def counted(count: int, what: str = "game") -> str:
    """`1 game`, `12 games`, `2,000 games`."""
    return f"{count:,} {what}{'' if count == 1 else 's'}"


def entries(line: Line) -> str:
    """How far a game goes in the backup and, where it lies here too, how far it goes here."""
    there = "1 entry" if line.entries == 1 else f"{line.entries:,} entries"
    return there if line.how == "new" else f"{there} in the backup, {line.mine:,} here"


def first_upper(words: str) -> str:
    """The words as they stand at the beginning of a sentence."""
    return f"{words[:1].upper()}{words[1:]}"
