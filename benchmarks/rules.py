"""How fast a rules question is answered: from nothing to the index, from a query to its entries."""

import statistics
import subprocess
import sys
import time
import tomllib
from pathlib import Path

from companion.rules.entries import corpus
from companion.rules.search import search
from screens.rules.page import SHOWN

QUESTIONS = Path(__file__).parents[1] / "tests" / "rules" / "questions.toml"
LOAD = """
import time
import companion.rules.index, companion.rules.search
begun = time.perf_counter()
companion.rules.entries.corpus()
companion.rules.index.index()
print((time.perf_counter() - begun) * 1000)
"""


def asked() -> list[str]:
    """The questions of the test's list, in people's own words."""
    return [it["asked"] for it in tomllib.loads(QUESTIONS.read_text(encoding="utf-8"))["question"]]


def measure() -> dict[str, float]:
    """Milliseconds: loading entries and index in a fresh process, and queries over the whole corpus.

    `letters` are the same questions as they are typed: a query after each letter.
    """
    loads = [float(subprocess.check_output([sys.executable, "-c", LOAD])) for _ in range(5)]
    questions = asked()
    search("anything")
    whole = [_timed(question) for question in questions]
    letters = [_timed(question[:end]) for question in questions for end in range(2, len(question) + 1)]
    return {
        "entries": len(corpus()),
        "load_ms": round(statistics.median(loads), 1),
        "questions": len(questions),
        **{f"question_{name}": value for name, value in _spread(whole).items()},
        **{f"letters_{name}": value for name, value in _spread(letters).items()},
    }


def _timed(query: str) -> float:
    begun = time.perf_counter()
    search(query)
    return (time.perf_counter() - begun) * 1000


def _spread(times: list[float]) -> dict[str, float]:
    times = sorted(times)
    return {"median_ms": round(statistics.median(times), 2), "p95_ms": round(times[int(len(times) * 0.95)], 2)}


def keystrokes(least: int = 40) -> list[tuple[str, str]]:
    """Letters to be typed one after the other, each with a title that only then comes among the results."""
    found: list[tuple[str, str]] = []
    before: set[str] = set()
    for word in ("mastery", "smuggler", "observatory", "conviction", "nemesis", "trigger", "visit", "bounty", "threat"):
        for end in range(1, len(word) + 1):
            hits = search(word[:end], "vestige", limit=SHOWN) if end > 1 else ()
            titles = {hit.entry.title for hit in hits}
            new = sorted(titles - before, key=len)
            found.append((word[end - 1], new[-1] if new else ""))
            before = titles
        found.extend(("Backspace", "") for _ in word)
        before = set()
        if sum(bool(title) for _, title in found) >= least:
            break
    return found
