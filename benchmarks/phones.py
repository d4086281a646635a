"""How soon every phone at the table has what one of them has changed: `python -m benchmarks.phones`.

The phones are clients without a screen on the lines of a real server; times are from the tap that is sent to the frame
that brings its change.
"""

import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from benchmarks import crowd, evening
from companion.desk import Desk
from companion.vestige.commands import COMMANDS
from storage.shelf import FileShelf
from tests.browser.process import Server
from tests.phone import Client

PHONES = 10
CHANGES = 100
MOMENT = 0.12
"""Seconds between two changes in which nothing of the one before is on its way."""

TABLES = 4
AT_EACH = 3
SLOW = 12
"""Seconds after which something is missing, not slow."""

OUTDATED = b"look again and repeat it"

Milliseconds = dict[str, float]


class Onlooker(Client):
    """Notes when the words come that are waited for, before it looks into a frame."""

    expected: tuple[bytes, ...] = ()
    came = 0.0
    refusals = 0
    refused = float("-inf")

    def expects(self, *words: str) -> None:
        self.expected, self.came = tuple(word.encode() for word in words), 0.0

    def took(self, frame: bytes) -> None:
        if not self.came and any(words in frame for words in self.expected):
            self.came = time.perf_counter()
        self.refusals += OUTDATED in frame
        super().took(frame)

    def state(self) -> str:
        """How its line is, for a fault."""
        reach = "connected" if self.up.is_set() else "away"
        return f"{reach}, {len(self.frames)} frames, {self.unanswered} of its own unanswered, {self.missed} missed"

    async def there(self) -> float:
        """When the words came."""
        await self.until(lambda: bool(self.came))
        return self.came


def measure() -> dict[str, Any]:
    """Ten phones on one Table of six seats; twelve at four tables, each with a command a second."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        page = crowd.lay_out(data)
        one = with_server(data, lambda server: one_table(address(server), page))
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        pages = lay_out(data)
        found = with_server(data, lambda server: four_tables(server, pages, seconds=15))
    return {"one_table": one, "four_tables": found.figures()}


def with_server(data: Path, work: Any) -> Any:
    """Runs a coroutine of a server on this folder."""
    server = Server(data)
    try:
        server.start(patience=120)
        return asyncio.run(work(server))
    finally:
        server.stop()


def address(server: Server) -> str:
    return f"ws://127.0.0.1:{server.port}/ws"


async def one_table(url: str, page: str) -> dict[str, Any]:
    """CHANGES of Ana's leverage on one phone: until it and each of the others has it."""
    own, others, last = [], [], []
    async with Phones(url, [page] * PHONES) as phones:
        actor = phones[0]
        await asyncio.sleep(1)
        for number in range(evening.LAST, evening.LAST + CHANGES):
            await pending(actor, "Ana", f"+1: {number} becomes {number + 1}")
            await asyncio.sleep(MOMENT)
            for phone in phones:
                phone.expects(f"Ana: {number + 1} leverage")
            begun = time.perf_counter()
            await actor.tap(actor.find(f"+1: {number} becomes"))
            came = [(await phone.there() - begun) * 1000 for phone in phones]
            own.append(came[0])
            others += came[1:]
            last.append(max(came))
            await asyncio.sleep(MOMENT)
    return {"phones": PHONES, "own": times(own), "others": times(others), "last_of_all": times(last)}


async def pending(phone: Onlooker, who: str, words: str) -> None:
    """A change that is laid out but not settled."""
    phone.expects(words)
    await phone.tap(phone.find(f"{who}: 1 more"))
    await phone.there()


class Phones(list[Onlooker]):
    """Phones that open these pages, one after the other."""

    def __init__(self, url: str, pages: list[str]) -> None:
        super().__init__(Onlooker(url, page, headers={"user-agent": f"phone {n}"}) for n, page in enumerate(pages))

    async def __aenter__(self) -> "Phones":
        for phone in self:
            await phone.__aenter__()
            await phone.until(lambda phone=phone: any(c.get("_c") == "NavigationBar" for c in phone.controls.values()))
        return self

    async def __aexit__(self, *fault: object) -> None:
        for phone in self:
            await phone.__aexit__(*fault)


# Four tables


@dataclass
class Evening:
    """What came of commands: how long each took until its phone had it, in order, and what went wrong."""

    taken: list[float] = field(default_factory=list)
    done: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def figures(self) -> dict[str, Any]:
        return {"commands": dict(self.done), "until_done": times(self.taken), "faults": self.faults[:5]}


def lay_out(folder: Path) -> list[str]:
    """TABLES full games in one folder; the addresses of their Tables."""
    ids = iter([f"table-{number}" for number in range(TABLES)])
    desk = Desk(FileShelf(folder), now=lambda: "2026-11-01T20:00:00+00:00", new_id=lambda: next(ids))
    for _ in range(TABLES):
        game = desk.begin("vestige", crowd.setup())
        for move in crowd.moves()[: -evening.LAST]:
            desk.act(game.id, COMMANDS.validate_python(move))
    return [f"/game/table-{number}/table" for number in range(TABLES)]


async def four_tables(server: Server, pages: list[str], seconds: float, restless: bool = False) -> Evening:
    """AT_EACH phones at each table; each gives somebody leverage and takes something back in turn, once a second.

    A `restless` phone is without a network for a moment now and then.
    """
    found = Evening()
    places = [page for page in pages for _ in range(AT_EACH)]
    async with Phones(address(server), places) as phones:
        await asyncio.sleep(1)
        until = time.perf_counter() + seconds
        players = [play(phone, crowd.PEOPLE[n % AT_EACH], n, until, found) for n, phone in enumerate(phones)]
        wandering = [asyncio.create_task(wander(phone, n)) for n, phone in enumerate(phones) if restless]
        await asyncio.gather(*players)
        for task in wandering:
            task.cancel()
        found.done["refused as outdated"] += sum(phone.refusals for phone in phones)
        found.faults += [crash for phone in phones for crash in phone.crashes]
        found.faults += ["a line was given up" for phone in phones if phone.gone]
    return found


async def wander(phone: Onlooker, number: int) -> None:
    """Out of reach for up to three seconds, every half minute or so."""
    lot = random.Random(number)
    while True:
        await asyncio.sleep(lot.uniform(15, 45))
        await phone.leave()
        await asyncio.sleep(lot.uniform(0.1, 3))
        phone.reachable.set()


async def play(phone: Onlooker, who: str, number: int, until: float, found: Evening) -> None:
    """One phone's evening: a command a second."""
    await asyncio.sleep(number / 12)
    for turn in count():
        begun = time.perf_counter()
        if begun > until:
            return
        try:
            async with asyncio.timeout(3 * SLOW):
                await command(phone, who, turn, found)
        except (TimeoutError, AssertionError) as fault:
            what = f"{type(fault).__name__} {str(fault)[:200]}".strip()
            found.faults.append(f"{phone.route}, {who}, command {turn}: {what}; {phone.state()}")
        await asyncio.sleep(max(0.0, 1 - (time.perf_counter() - begun)))


async def command(phone: Onlooker, who: str, turn: int, found: Evening) -> None:
    """Something given, or something taken back; refused if another phone was a moment quicker."""
    refusals = phone.refusals
    if turn % 2:
        what, control = "taken back", "Undo: "
    else:
        # What was refused the last time is still laid out, and grows.
        await pending(phone, who, " becomes ")
        what, control = "leverage", "+1: "
    # What is taken back may be about something else than leverage.
    phone.expects(" leverage, type a number", "Undo: ", "Redo: ")
    begun, missed = time.perf_counter(), phone.missed
    button = phone.find(control)
    await phone.tap(button)
    try:
        await phone.until(lambda: bool(phone.came) or phone.refusals > refusals or phone.missed > missed, patience=SLOW)
    except TimeoutError:
        # The sentence that was on the screen already is not sent again; and this client, unlike a page, remembers
        # buttons that are gone: it is told so of a tap on what it had been shown long ago.
        if begun - phone.refused > SLOW:
            await phone.tap(button, seen=0)
            await phone.until(lambda: phone.missed > missed, patience=SLOW)
        phone.refusals += 1
    if phone.missed > missed:
        found.done["taken away by others meanwhile"] += 1
        return
    if phone.refusals == refusals:
        found.taken.append((phone.came - begun) * 1000)
        found.done[what] += 1
    else:
        phone.refused = time.perf_counter()


def times(found: list[float]) -> Milliseconds:
    """Median, p95 and the longest."""
    if not found:
        return {}
    counted = sorted(found)
    at = {"median": statistics.median(counted), "p95": counted[int(len(counted) * 0.95)], "most": counted[-1]}
    return {name: round(value, 1) for name, value in at.items()}


if __name__ == "__main__":
    json.dump(measure(), sys.stdout, indent=2)
    print()
