"""Small games for the tests of the shelves."""

from pathlib import Path
from typing import Any

from companion.game import Record
from companion.shelf import Listing

# Where the system has one, a disk in memory, for tests that save thousands of times.
QUICK_DISK = "/dev/shm" if Path("/dev/shm").is_dir() else None

# Every call by which storage changes the disk.
CALLS = ("fsync", "link", "mkdir", "rename", "replace", "unlink")


def record(id: str = "bone-1", entries: int = 0, **changes: Any) -> Record:
    """A game of `entries` entries, all of them standing."""
    fields: dict[str, Any] = {
        "id": id,
        "game": "vestige",
        "created": "2026-11-30T20:00:00",
        "setup": {"mode": "solo", "seats": [{"name": "Zoë", "colour": "amber"}]},
        "entries": tuple(entry(number) for number in range(entries)),
        "cursor": entries,
    }
    return Record(**fields | changes)


def entry(number: int, label: str = "Bone takes the “Docks”") -> dict[str, Any]:
    """The entry at position `number`."""
    return {
        "label": f"{label}, {number}",
        "command": {"command": "take_control", "region": "docks"},
        "events": [{"event": "control_taken", "region": "docks"}, {"event": "leverage_gained", "amount": 4}],
        "because": [],
        "at": None,
    }


def listing(id: str = "bone-1", title: str = "Zoë against Bone", **changes: Any) -> Listing:
    """The line of a game."""
    fields = {"id": id, "game": "vestige", "title": title, "created": "2026-11-30T20:00:00"}
    return Listing(**fields | changes)
