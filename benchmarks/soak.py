"""A long evening at random: `python -m benchmarks.soak [--seed 1] [--actions 500]`.

Random actions on a phone against the real server. After the first FIRST of them neither the server nor the page may
take more than GROWTH of their memory then; nothing may fail; and the games must be on disk as they are on the screen.
"""

import argparse
import random
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page
from playwright.sync_api import Error as PlaywrightError

from benchmarks import browser
from benchmarks.rules import asked
from companion.desk import Desk
from screens.home.shelves import LOOKED_INTO
from storage.shelf import FileShelf
from tests.browser import evening, games
from tests.browser.process import Server
from tests.browser.screen import Control, Screen

EVERY = 50
FIRST = 100
GROWTH = 1.2
TABS = ("Table", "Map", "End", "Ledger", "Rules")
GAME = "evening"


@dataclass
class Soak:
    """One run: the screen, the lot, and what has been done."""

    screen: Screen
    lot: random.Random
    done: Counter[str] = field(default_factory=Counter)
    missed: list[str] = field(default_factory=list)

    def seen(self, pattern: str) -> list[Control]:
        """The controls on the screen whose whole name fits, if they can be tapped."""
        return [it for it in self.screen.names() if not it.disabled and re.fullmatch(pattern, it.name)]

    def tap(self, pattern: str, hurried: bool = False) -> str:
        """Taps one of those that fit; gives its name, empty where there is none."""
        found = self.seen(pattern)
        if not found:
            return ""
        name = self.lot.choice(found).name
        self.screen.tap(name, hurried=hurried)
        return name

    def table(self, tab: str = "Table") -> None:
        """A page of the game, from wherever this is."""
        self.close()
        if not self.seen("Table"):
            self.home()
            self.screen.tap("Resume")
        self.screen.tap(tab, role="tab")
        self.screen.rest()

    def home(self) -> None:
        """Home, from wherever this is."""
        self.close()
        if not self.seen("Resume"):
            self.screen.go("/")

    def close(self) -> None:
        """Closes what lies over the page."""
        for _ in range(4):
            if not self.tap("Close"):
                return
            self.screen.rest(8)

    def act(self) -> str:
        """One action, drawn by lot; what was done."""
        name = self.lot.choices(list(ACTIONS), [weight for weight, _ in ACTIONS.values()])[0]
        try:
            what = ACTIONS[name][1](self)
        except (AssertionError, PlaywrightError) as fault:
            # A control may have gone between the look and the tap: no fault of the app by itself.
            self.missed.append(f"{name}: {str(fault).splitlines()[0].partition(' at http')[0]}")
            what = "missed"
        self.done[name] += 1
        return f"{name}: {what or 'nothing to do'}"


def step(soak: Soak) -> str:
    """A gain or loss through the stepper."""
    soak.table()
    name = soak.tap(r".*: 1 (more|less)")
    for _ in range(soak.lot.randrange(4)):
        soak.tap(re.escape(name), hurried=True)
    soak.screen.rest()
    done = soak.tap(r"[-+−]\d+: .*")
    return f"{name} {done}"


def keypad(soak: Soak) -> str:
    """A number typed."""
    soak.table()
    name = soak.tap(r".*leverage, type a number")
    if not name:
        return ""
    soak.screen.rest(8)
    for digit in str(soak.lot.randrange(1, 30)):
        soak.tap(digit, hurried=True)
    soak.screen.rest()
    done = soak.tap(r"(Gain|Lose|Correct).*\d.*")
    return f"{name} {done}"


def undo(soak: Soak) -> str:
    """Some entries taken back."""
    if not soak.seen("Undo: .*"):
        soak.table()
    return " ".join(filter(None, (soak.tap("Undo: .*") for _ in range(soak.lot.randint(1, 2)))))


def redo(soak: Soak) -> str:
    """Some entries brought back."""
    if not soak.seen("Redo.*"):
        soak.table("Ledger")
    return " ".join(filter(None, (soak.tap("Redo.*") for _ in range(soak.lot.randint(1, 3)))))


def pages(soak: Soak) -> str:
    """From page to page."""
    tabs = soak.lot.sample(TABS, 3)
    for tab in tabs:
        soak.table(tab)
    return ", ".join(tabs)


def sheet(soak: Soak) -> str:
    """A sheet opened, read, and closed."""
    soak.table(soak.lot.choice(("Table", "Map", "End", "Ledger")))
    name = soak.tap(r"(\d+ |What |More of this game|.* Threat level \d|\S+ \d+ to trigger ).*")
    soak.screen.rest(8)
    soak.screen.page.mouse.wheel(0, soak.lot.choice((0, 300, 900)))
    soak.screen.rest()
    soak.close()
    return name


def region(soak: Soak) -> str:
    """A region taken or visited."""
    soak.table("Map")
    name = soak.tap(r".*(controlled|value not read yet|printed \d).*")
    soak.screen.rest(8)
    what = soak.tap(r".*(takes it|visits|: \d+)")
    return f"{name} {what}"


def prompt(soak: Soak) -> str:
    """A prompt answered or left out."""
    soak.table()
    if soak.seen("Name of the condition") and soak.lot.random() < 0.5:
        soak.screen.type_into("Name of the condition", f"Condition {soak.lot.randrange(1000)}")
        return soak.tap("Reveal")
    return soak.tap(r"(Leave out: .*|Drawn|Which .*|.*\?: \d+|Bone: .*[a-z]|\d+ more to do)")


def turn(soak: Soak) -> str:
    """A turn ended, or what the nemeses do in theirs."""
    soak.table()
    taps = [soak.tap(r"(End .*|Done|Skip this step|Printed leverage: \d+)") for _ in range(soak.lot.randint(1, 6))]
    return ", ".join(filter(None, taps))


def entry(soak: Soak) -> str:
    """An entry of the ledger looked into."""
    soak.table("Ledger")
    name = soak.tap(r"\d+ .*")
    soak.screen.rest(8)
    return name


def search(soak: Soak) -> str:
    """A question to the rules, typed, and one of the answers."""
    soak.table("Rules")
    words = soak.lot.choice(asked())[: soak.lot.randint(3, 20)]
    soak.screen.type_into("Search the rules", words)
    soak.screen.rest(8)
    name = soak.tap(r".*\. page \d+.*")
    soak.close()
    return f"{words!r} {name}"


def beside(soak: Soak) -> str:
    """A page beside the five: seats, pace, a copy to try something on, settings of the game."""
    soak.table()
    soak.screen.tap("More of this game")
    soak.screen.rest(8)
    name = soak.tap(r"(Seats|Reconcile|Pace|What if|Settings of this game) .*")
    soak.screen.rest(8)
    soak.screen.go(f"/game/{_game(soak.screen.page)}/table")
    return name


def home(soak: Soak) -> str:
    """To Home, to a page behind it, and back to a game."""
    soak.home()
    page = soak.lot.choice(("Rules", "Library", "Settings", "Score a finished game", ""))
    if page:
        soak.screen.tap(page)
        soak.screen.rest(8)
        soak.screen.go("/")
    soak.screen.tap("Resume")
    soak.screen.sees("Ledger")
    return page or "Resume"


def turned(soak: Soak) -> str:
    """The phone turned and turned back."""
    page = soak.screen.page
    for width, height in ((844, 390), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        soak.screen.rest(8)
    return "and back"


def new_game(soak: Soak) -> str:
    """A new game set up and begun."""
    soak.home()
    soak.screen.rest(8)
    soak.screen.tap("New game")
    soak.screen.sees("Who plays?")
    evening.onward(soak.screen, "Your seat")
    soak.screen.type_into("Your name", "Ana")
    evening.onward(soak.screen, "Nemeses, from left to right")
    evening.onward(soak.screen, "Where the triggers stand")
    # They are where they were in the last game, if there was one.
    if soak.seen("Trigger 1, .*no number yet.*"):
        evening.place_triggers(soak.screen, evening.TRIGGERS)
    evening.onward(soak.screen, "Step 5 of 5")
    evening.start(soak.screen)
    return _game(soak.screen.page)


ACTIONS: dict[str, tuple[int, Callable[[Soak], str]]] = {
    "step": (24, step),
    "keypad": (8, keypad),
    "undo": (8, undo),
    "redo": (5, redo),
    "pages": (8, pages),
    "sheet": (10, sheet),
    "region": (8, region),
    "prompt": (10, prompt),
    "turn": (12, turn),
    "entry": (4, entry),
    "search": (6, search),
    "beside": (3, beside),
    "home": (3, home),
    "turned": (2, turned),
    "new game": (1, new_game),
}


def _game(page: Page) -> str:
    """The id of the game that the address names."""
    found = re.search(r"/game/([^/]+)", page.url)
    assert found, f"no game at {page.url}"
    return found[1]


def memory(chromium: Browser, page: Page, server: Server) -> dict[str, float]:
    """Megabytes: what the server holds, what the page's scripts hold after a collection, what its process holds."""
    tools = page.context.new_cdp_session(page)
    tools.send("Performance.enable")
    found = []
    # What is let go of by a collection is often gone only with the next one, a moment later.
    for _ in range(5):
        tools.send("HeapProfiler.collectGarbage")
        page.wait_for_timeout(400)
        found.append({it["name"]: it["value"] for it in tools.send("Performance.getMetrics")["metrics"]})
    metrics = min(found, key=lambda it: it["JSHeapUsedSize"])
    tools.detach()
    held = {
        "server": _process(server.pid)["Pss"],
        "server RSS": _process(server.pid)["Rss"],
        "page": metrics["JSHeapUsedSize"] / 1e6,
        "page's process": max(_process(pid)["Pss"] for pid in _renderers(chromium)),
        "nodes": metrics["Nodes"],
        "listeners": metrics["JSEventListeners"],
    }
    return {name: round(value, 1) for name, value in held.items()}


def _renderers(chromium: Browser) -> list[int]:
    tools = chromium.new_browser_cdp_session()
    running = tools.send("SystemInfo.getProcessInfo")["processInfo"]
    tools.detach()
    return [it["id"] for it in running if it["type"] == "renderer"]


def _process(pid: int) -> dict[str, float]:
    """Megabytes of a process, as Linux tells them."""
    try:
        text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    except OSError:
        return {"Pss": 0.0, "Rss": 0.0}
    return {name: int(size) / 1000 for name, size in re.findall(r"^(Pss|Rss):\s+(\d+) kB", text, re.MULTILINE)}


def grown(samples: dict[int, dict[str, float]]) -> list[str]:
    """What has grown too much since the first actions, a sentence each."""
    first, last = samples[min(samples, key=lambda number: abs(number - FIRST))], samples[max(samples)]
    return [
        f"the {what} has grown from {first[what]} to {last[what]} MB"
        for what in ("server", "page", "page's process")
        if last[what] > first[what] * GROWTH
    ]


def kept_wrongly(data: Path, shown: str) -> list[str]:
    """Games that are on disk otherwise than on the screen; `shown` is what Home said at the end."""
    desk = Desk(FileShelf(data), now=lambda: "", new_id=lambda: "")
    faults = []
    for number, listing in enumerate(desk.listings()):
        game: Any = desk.game(listing.id)
        if game.ledger.replay(game.rules.start(game.setup), game.rules.evolve) != game.table:
            faults.append(f"{listing.id} is not what its ledger comes to")
        for one in game.table.competitors if number < LOOKED_INTO else ():
            if f"{one.name} {one.leverage}" not in shown:
                faults.append(f"{listing.id} has {one.name} at {one.leverage}, Home had not: {shown}")
    return faults


def run(seed: int, actions: int) -> int:
    """The exit status: 0 if everything held."""
    faults: list[str] = []
    samples: dict[int, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as folder, browser.launched() as chromium:
        data = Path(folder) / "data"
        games.solo(data, games.ROUND_ONE, nemeses=2, id=GAME)
        server = Server(data)
        server.start()
        try:
            with chromium.new_context(**browser.PHONE) as context:
                screen = Screen(context.new_page(), server.address)
                screen.open(f"/game/{GAME}/table")
                soak = Soak(screen, random.Random(seed))
                for number in range(1, actions + 1):
                    begun = time.perf_counter()
                    what = soak.act()
                    _tell(f"{number:4} {time.perf_counter() - begun:5.1f} s  {what[:150]}")
                    if number % EVERY == 0 or number == actions:
                        # Always of the same page: else it would count how much is on the screen.
                        soak.home()
                        samples[number] = memory(chromium, screen.page, server)
                        _tell(f"     {samples[number]}")
                shown = screen.text()
                faults += screen.faults()
        finally:
            status = server.stop()
        faults += grown(samples) + kept_wrongly(data, shown)
        faults += [f"the server said: {line}" for line in server.output.splitlines() if _is_fault(line)]
        faults += [f"the server ended with status {status}"] if status else []
        if len(soak.missed) > actions / 10:
            faults.append(f"{len(soak.missed)} of {actions} actions found nothing to tap: {Counter(soak.missed)}")
    print(table(seed, samples))
    print("done:", ", ".join(f"{count} {name}" for name, count in soak.done.most_common()))
    print("missed:", *soak.missed or ["none"], sep="\n  ")
    print("faults:", *faults or ["none"], sep="\n  ")
    return 1 if faults else 0


def _is_fault(line: str) -> bool:
    return line.startswith("Traceback") or "could not be drawn" in line or "Unhandled" in line


def table(seed: int, samples: dict[int, dict[str, float]]) -> str:
    """The samples, a line each; memory in MB."""
    names = list(next(iter(samples.values())))
    head = f"seed {seed:<5}" + "".join(f"{name:>16}" for name in names)
    lines = [f"{number:>10}" + "".join(f"{it[name]:>16}" for name in names) for number, it in samples.items()]
    return "\n".join([head, *lines])


def _tell(what: str) -> None:
    print(what, file=sys.stderr, flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--actions", type=int, default=500)
    given = parser.parse_args()
    sys.exit(run(given.seed, given.actions))
