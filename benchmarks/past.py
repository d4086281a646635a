"""How long a change of the past takes at the start of a long game: everything after it is decided anew."""

import statistics
import time
from typing import Any

from benchmarks.replay import ENTRIES, long_game
from companion.entries import saved
from companion.past import Amended, Insert, amend
from companion.vestige.commands import GainLeverage


def measure(times: int = 9) -> dict[str, float]:
    """Medians in milliseconds for an entry inserted before all ENTRIES others.

    `insert` works out the new game and what differs; `saved` makes the entry's saved form; `undo` takes it back.
    """
    game: Any = long_game()
    inserted: list[float] = []
    written: list[float] = []
    undone: list[float] = []
    for _ in range(times):
        began = time.perf_counter()
        done = amend(game, [Insert(0, GainLeverage(who="Ana", amount=1))])
        inserted.append(time.perf_counter() - began)
        if not isinstance(done, Amended):
            raise AssertionError(done)
        began = time.perf_counter()
        saved(done.game.ledger.entries[-1])
        written.append(time.perf_counter() - began)
        began = time.perf_counter()
        done.game.undo()
        undone.append(time.perf_counter() - began)
    return {
        "entries": ENTRIES,
        "insert_ms": round(statistics.median(inserted) * 1000, 1),
        "saved_ms": round(statistics.median(written) * 1000, 1),
        "undo_ms": round(statistics.median(undone) * 1000, 1),
    }
