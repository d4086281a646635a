"""The app at its limits beside the app with nothing in it: `python -m benchmarks.limits`.

What is compared is measured in turn, full and empty, in fresh processes: other work on the machine then weighs on
both alike.
"""

import json
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from benchmarks import browser, evening, library, replay
from companion.desk import Desk
from companion.game import Refusal
from companion.shelf import Listing
from companion.vestige.commands import COMMANDS
from companion.vestige.library import saved_library
from storage.history import History
from storage.shelf import FileShelf
from tests.browser.process import Server
from tests.browser.screen import Screen

GAMES = 2_000
PLAYING = 5
BINNED = 100
CARDS = 5_000
LONG = 10_000
"""Entries of the newest game in play."""

MIDDLE = 300
"""Entries of a long evening: what is opened and saved beside all others."""

TIMES = 5

Milliseconds = dict[str, float]

# Notes when each of these words is first on the screen. The tree for screen readers has to be asked for.
NOTED = """
(words) => {
  window.noted = {};
  const watch = new MutationObserver(() => {
    document.querySelector('flt-semantics-placeholder')?.click();
    const host = document.querySelector('flt-semantics-host');
    if (!host) return;
    const said = [host.innerText, ...[...host.querySelectorAll('[aria-label]')].map((it) => it.ariaLabel)].join(' ');
    for (const word of words)
      if (!(word in window.noted) && said.includes(word)) window.noted[word] = performance.now();
  });
  watch.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
}
"""


def measure(chromium: Browser) -> dict[str, object]:
    """All figures, times in milliseconds; `ratio` is that of the full folder over the empty one, or as named."""
    with tempfile.TemporaryDirectory() as folder:
        full, alone, empty = (Path(folder, name) for name in ("full", "alone", "empty"))
        _tell(f"laying out {GAMES} games, {CARDS} cards and a game of {LONG} entries")
        lay_out(full)
        lay_out_alone(alone)
        return {
            "games": GAMES,
            "cards": CARDS,
            "longest_game": LONG,
            "home": home(chromium, full, empty),
            f"open_{MIDDLE}": _beside(full, alone, _opened),
            f"open_{LONG}": _times(lambda: _opened(full, "longest"), 3),
            f"save_into_{MIDDLE}": _beside(full, alone, _saved),
            f"save_into_{LONG}": _times(_saving(full, "longest"), 20),
            f"list_beside_{GAMES}": _times(_listing(full), 9),
            f"learn_beside_{CARDS}": _times(_learning(full), 9),
            "tap": taps(chromium, full),
        }


# What is laid out


def lay_out(folder: Path) -> None:
    """The full data folder: GAMES games, PLAYING of them in play, BINNED in the bin, and a library of CARDS cards."""
    shelf = FileShelf(folder)
    desk = Desk(shelf, now=lambda: "2026-11-01T20:00:00+00:00", new_id=lambda: "none")
    desk.keep_library("vestige", saved_library(library.library(CARDS)))
    lines = [_put(shelf, game, id, number) for number, (id, game) in enumerate(_played())]
    over = _finished()
    now = datetime.now(UTC).isoformat(timespec="seconds")
    for number in range(GAMES - len(lines)):
        line = _put(shelf, over, f"over-{number}", -1 - number)
        # Just now: what lies in the bin for long is erased at the start.
        lines.append(line.changed({"discarded": now}) if number < BINNED else line)
    History(folder / "history.json", print).keep(lines)


def lay_out_alone(folder: Path) -> None:
    """A data folder with one game of MIDDLE entries, the one that the full folder has, too."""
    shelf = FileShelf(folder)
    shelf.list(_put(shelf, replay.long_game(MIDDLE), "middle", 0))


def _played() -> list[tuple[str, Any]]:
    """The games in play, the newest last."""
    short = replay.long_game(60)
    others = [(f"short-{number}", short) for number in range(PLAYING - 2)]
    return [*others, ("middle", replay.long_game(MIDDLE)), ("longest", _with_corrections(replay.long_game(LONG)))]


def _with_corrections(game: Any) -> Any:
    """The game with corrections in the place of its last entries: undo tells them apart."""
    game = game.rewind(len(game.ledger.entries) - evening.LAST)
    return _after(game, evening.corrections())


def _finished() -> Any:
    """A short game that is over."""
    played = [{"move": "gain_leverage", "who": "Ana", "amount": 1}] * 20
    return _after(replay.begun(), [*played, {"move": "begin_scoring"}, {"move": "finish"}])


def _after(game: Any, moves: list[dict[str, object]]) -> Any:
    for move in moves:
        outcome = game.act(COMMANDS.validate_python(move))
        if isinstance(outcome, Refusal):
            raise AssertionError(f"{move}: {outcome}")
        game = outcome
    return game


def _put(shelf: FileShelf, game: Any, id: str, number: int) -> Listing:
    """Keeps a game under this id, and gives its line. The higher the number, the newer it is."""
    created = (datetime(2026, 11, 1, 20, tzinfo=UTC) + timedelta(days=number)).isoformat()
    shelf.write(game.record().model_copy(update={"id": id, "created": created}))
    result = game.rules.concluded(game.table)
    return Listing(
        id=id,
        game=game.rules.id,
        title=game.rules.titled(game.table),
        created=created,
        result=result,
        finished=created if result else None,
    )


# From nothing to Home


def home(chromium: Browser, full: Path, empty: Path) -> dict[str, object]:
    """Start to first answer, and address to Home, of both folders; `filled` is when Home says how the games stand."""
    found: dict[str, list[Milliseconds]] = {"full": [], "empty": []}
    for turn in range(TIMES):
        _tell(f"from nothing to Home, {turn + 1} of {TIMES}")
        found["empty"].append(_home(chromium, empty, ("New game",)))
        found["full"].append(_home(chromium, full, ("New game", "Resume", f"Ana {evening.LAST}")))
    medians = {name: _medians(times) for name, times in found.items()}
    names = {"New game": "address_to_home", "Resume": "resume", f"Ana {evening.LAST}": "filled"}
    figures: dict[str, object] = {
        name: {names.get(what, what): value for what, value in times.items()} for name, times in medians.items()
    }
    both = {what: _ratio(medians["full"][what], medians["empty"][what]) for what in ("start", "New game")}
    return {**figures, "ratio": {names.get(what, what): value for what, value in both.items()}}


def _home(chromium: Browser, data: Path, words: tuple[str, ...]) -> Milliseconds:
    server = Server(data)
    server.start()
    try:
        with chromium.new_context(**browser.PHONE) as context:
            page = context.new_page()
            page.add_init_script(f"({NOTED})({json.dumps(words)})")
            page.goto(server.address, wait_until="commit")
            all_noted = "(count) => Object.keys(window.noted).length === count && window.noted"
            noted = page.wait_for_function(all_noted, arg=len(words), timeout=60_000).json_value()
    finally:
        server.stop()
    return {"start": server.seconds_to_start * 1000, **noted}


# One game beside 2,000 others


def _beside(full: Path, alone: Path, work: Callable[[Path, str], float]) -> Milliseconds:
    """A thing done to the game of MIDDLE entries, in turn beside all others and alone."""
    times = [{"full": work(full, "middle"), "alone": work(alone, "middle")} for _ in range(3 * TIMES)]
    medians = _medians(times)
    return {**medians, "ratio": _ratio(medians["full"], medians["alone"])}


def _opened(data: Path, id: str) -> float:
    """Milliseconds until a fresh desk has the game."""
    desk = _desk(data)
    return _timed(lambda: desk.game(id))


def _saved(data: Path, id: str) -> float:
    """Milliseconds for one entry, the median of some in a row."""
    save = _saving(data, id)
    return statistics.median(save() for _ in range(5))


def _saving(data: Path, id: str) -> Callable[[], float]:
    desk = _desk(data)
    gain = COMMANDS.validate_python({"move": "gain_leverage", "who": "Ana", "amount": 1})
    back = COMMANDS.validate_python({"move": "lose_leverage", "who": "Ana", "amount": 1})
    desk.act(id, gain)
    desk.act(id, back)
    turn = count()
    return lambda: _timed(lambda: desk.act(id, back if next(turn) % 2 else gain))


def _listing(data: Path) -> Callable[[], float]:
    """One line of the list written anew, as at the end of a game."""
    shelf = FileShelf(data)
    line = shelf.listings()[0]
    return lambda: _timed(lambda: shelf.list(line))


def _learning(data: Path) -> Callable[[], float]:
    """An entry that teaches the library something: it is kept, too."""
    desk = _desk(data)
    values = count(1)
    return lambda: _timed(lambda: desk.act("middle", _reading(next(values))))


def _reading(value: int) -> Any:
    return COMMANDS.validate_python({"move": "read_printed", "of": "region:Oasis", "value": value})


def _desk(data: Path) -> Desk:
    return Desk(FileShelf(data), now=lambda: "2026-11-01T20:00:00+00:00", new_id=lambda: "none")


# A tap on the Table


def taps(chromium: Browser, full: Path) -> dict[str, object]:
    """From a tap to the changed screen in the longest game, over the same in one of 60 entries."""
    server = Server(full)
    server.start()
    found: dict[str, Any] = {}
    try:
        for id in ("short-0", "longest"):
            _tell(f"a tap in the game {id}")
            with chromium.new_context(**browser.PHONE) as context:
                screen = Screen(context.new_page(), f"{server.address}/game/{id}/table")
                screen.open()
                screen.sees("Undo:")
                found[id] = browser.taps(screen, "Ana: 1 more", lambda n: f"{n:+d}:")
    finally:
        server.stop()
    return {**found, "ratio": _ratio(found["longest"]["median"], found["short-0"]["median"])}


def _medians(times: list[Milliseconds]) -> Milliseconds:
    return {name: round(statistics.median(each[name] for each in times), 1) for name in times[0]}


def _times(work: Callable[[], float], times: int) -> Milliseconds:
    found = sorted(work() for _ in range(times))
    return {"median": round(statistics.median(found), 1), "most": round(found[-1], 1)}


def _timed(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return (time.perf_counter() - begun) * 1000


def _ratio(this: float, that: float) -> float:
    return round(this / that, 2)


def _tell(what: str) -> None:
    print(f"limits: {what} ...", file=sys.stderr, flush=True)


if __name__ == "__main__":
    with browser.launched() as chromium:
        print(json.dumps(measure(chromium), indent=2))
