"""A long evening of twelve phones at four tables: `python -m benchmarks.soak_share [--minutes 60]`.

Each phone gives a command a second, and is out of reach for a moment now and then. Nothing may fail, the server may not
take more than GROWTH of the memory that it had after the first tenth, and what is kept must be what was played.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Any

from benchmarks import phones
from companion.desk import Desk
from storage.shelf import FileShelf
from tests.browser.process import Server

GROWTH = 1.2


async def evening(server: Server, pages: list[str], seconds: float) -> tuple[phones.Evening, float, float]:
    """What came of it, and the server's memory in MB after a tenth of the time and at the end."""
    playing = asyncio.create_task(phones.four_tables(server, pages, seconds, restless=True))
    await asyncio.sleep(seconds / 10)
    first = resident(server)
    await asyncio.sleep(seconds * 0.9 - 1)
    last = resident(server)
    return await playing, first, last


def resident(server: Server) -> float:
    """Megabytes that the process holds, as Linux tells them."""
    status = Path(f"/proc/{server.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1000


def kept_wrongly(data: Path) -> list[str]:
    """Games that are not what their ledgers come to."""
    desk = Desk(FileShelf(data), now=lambda: "", new_id=lambda: "")
    games: list[Any] = [desk.game(listing.id) for listing in desk.listings()]
    return [
        f"{game.id} is not what its ledger comes to"
        for game in games
        if game.ledger.replay(game.rules.start(game.setup), game.rules.evolve) != game.table
    ]


def run(minutes: float) -> int:
    """The exit status: 0 if everything held."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        pages = phones.lay_out(data)
        server = Server(data)
        try:
            server.start(patience=120)
            found, first, last = asyncio.run(evening(server, pages, minutes * 60))
        finally:
            status = server.stop()
        faults = [*found.faults, *kept_wrongly(data)]
        faults += [f"the server said: {line}" for line in server.output.splitlines()[1:] if line]
    if last > first * GROWTH:
        faults.append(f"the server has grown from {first:.0f} to {last:.0f} MB")
    if status:
        faults.append(f"the server ended with status {status}")
    tenth = max(1, len(found.taken) // 10)
    print(f"{minutes:g} minutes: {dict(found.done)}")
    print(f"milliseconds until done: first tenth {phones.times(found.taken[:tenth])}")
    print(f"                          last tenth {phones.times(found.taken[-tenth:])}")
    print(f"server: {first:.0f} MB after the first tenth, {last:.0f} MB at the end")
    print("faults:", *faults or ["none"], sep="\n  ")
    return 1 if faults else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60)
    sys.exit(run(parser.parse_args().minutes))
