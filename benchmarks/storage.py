"""What it takes to save one more entry, by how many the game has already: `python -m benchmarks.storage`."""

import json
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from companion.game import Record
from storage.shelf import FileShelf

SIZES = (100, 1_000, 5_000)
SAVES = 40


def measure() -> dict[str, dict[str, float]]:
    """Median and 95th percentile, in milliseconds, of a save that reaches the disk, for each of SIZES."""
    with tempfile.TemporaryDirectory() as folder:
        return {str(size): _saves(FileShelf(Path(folder)), size) for size in SIZES}


def _saves(shelf: FileShelf, size: int) -> dict[str, float]:
    id = f"of-{size}"
    entries = tuple(_entry(number) for number in range(size))
    created = "2026-11-30T20:00:00"
    shelf.write(Record(id=id, game="vestige", created=created, setup={}, entries=entries, cursor=size))
    times = []
    for position in range(size, size + SAVES):
        entry = _entry(position)
        before = time.perf_counter()
        shelf.append(id, entry, position)
        times.append((time.perf_counter() - before) * 1_000)
    times.sort()
    return {
        "median_ms": round(statistics.median(times), 2),
        "p95_ms": round(times[int(0.95 * (len(times) - 1))], 2),
    }


def _entry(number: int) -> dict[str, Any]:
    """An entry as a nemesis turn makes it: about 500 bytes of JSON."""
    return {
        "label": f"Bone takes the “Observatory”: 4 leverage, turn {number}",
        "command": {"command": "take_control", "competitor": "bone", "region": "observatory", "leverage": 4},
        "events": [
            {"event": "control_taken", "competitor": "bone", "region": "observatory"},
            {"event": "leverage_gained", "competitor": "bone", "amount": 4, "total": number},
        ],
        "because": [
            {"rule": "regions.control", "text": "Taking a region pays its printed leverage: 4", "page": 18},
        ],
        "at": "2026-11-30T21:14:09+01:00",
    }


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))
