"""A library of 1,000 cards: how fast names out of it are offered while one types."""

import statistics
import time
from itertools import chain, islice, product
from pathlib import Path

from benchmarks import evening
from companion.desk import Desk
from companion.vestige.box.browsing import found
from companion.vestige.box.cards import CARD
from companion.vestige.library import Library, kept, library_of, saved_library, suggestions
from storage.shelf import FileShelf

FIELD = "Name of the condition"
_SYLLABLES = ("ba", "be", "bo", "da", "de", "do", "ka", "ke", "ko", "ru")


def library(cards: int = 1_000) -> Library:
    """Endgame conditions, each with words of its own, of which many begin alike: more than any box has."""
    syllables = islice(chain(product(_SYLLABLES, repeat=3), product(_SYLLABLES, repeat=4)), cards)
    names = ["".join(each).capitalize() for each in syllables]
    held = {
        name.lower(): {"card": {"kind": "condition", "id": name.lower(), "name": name, "words": f"What {name} says."}}
        for name in names
    }
    return Library.model_validate({"cards": held})


def measure(times: int = 200) -> dict[str, float]:
    """Milliseconds for the names that are offered and for a whole shelf, and for one more card that is kept."""
    full = library()
    saved = saved_library(full)
    offered = [_timed(lambda: suggestions(library_of(saved), "condition", "ke")) for _ in range(times)]
    shelf = [_timed(lambda: found(full, "condition", "ke")) for _ in range(times)]
    more = CARD.validate_python({"kind": "condition", "id": "one-more", "name": "One more"})
    keeping = [_timed(lambda: saved_library(kept(full, more))) for _ in range(20)]
    return {
        "cards": len(full.cards),
        "offered_median_ms": round(statistics.median(offered), 2),
        "shelf_median_ms": round(statistics.median(shelf), 2),
        "kept_median_ms": round(statistics.median(keeping), 2),
    }


def _timed(work) -> float:  # type: ignore[no-untyped-def]
    begun = time.perf_counter()
    work()
    return (time.perf_counter() - begun) * 1000


def lay_out(folder: Path) -> str:
    """Keeps an evening that waits for a condition's name, beside the library, and gives the address of its Table."""
    desk = Desk(FileShelf(folder), now=lambda: "2026-11-01T20:00:00+00:00", new_id=lambda: "none")
    desk.keep_library("vestige", saved_library(library()))
    return evening.keep(folder, evening.setup(), [{"move": "gain_leverage", "who": "Ana", "amount": 10}])


def keystrokes() -> list[tuple[str, str]]:
    """Letters to be typed one after the other, each with a name that only then comes among those offered."""
    typed: list[tuple[str, str]] = []
    full = library()
    for name in ("kobedo", "rudeka", "dakobe", "boruke", "dekoda", "keruba", "badoru"):
        before = {card.name for card in suggestions(full, "condition", "")}
        for end in range(1, len(name)):
            names = [card.name for card in suggestions(full, "condition", name[:end])]
            new = [it for it in names if it not in before]
            typed.append((name[end - 1], new[0] if new else ""))
            before = set(names)
        typed.extend(("Backspace", "") for _ in name[1:])
    return typed
